"""Games that were saved by an earlier version load, and go on with the dice that they began with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw
from throneworld.kernel.finding import built_in

FOLDER = Path(__file__).parent


def kept(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"save-{name}.json").read_text())
    return data


@pytest.mark.parametrize("name", built_in())
def test_a_save_of_before_asks_what_it_asked(name: str) -> None:
    data = kept(name)
    game = tw.load(data["snapshot"])
    asks = [[ask.seat, ask.prompt, sorted(_options(game, ask))] for ask in game.asks]
    assert asks == [[seat, prompt, sorted(options)] for seat, prompt, options in data["asks"]]


def _options(game: tw.Game, ask: tw.Ask) -> list[list[Any]]:
    """Those of the question, and what may be done beside it now; once it was a part of it."""
    beside = game.ask_beside(ask.seat)
    return [list(option) for each in (ask, beside) if each is not None for option in each.options]


@pytest.mark.parametrize("name", built_in())
def test_a_save_of_before_goes_on_with_the_numbers_that_were_to_come(name: str) -> None:
    data = kept(name)
    dice = tw.load(data["snapshot"]).dice
    numbers = {stream: [dice.below(stream, 1000) for _ in range(4)] for stream in data["numbers"]}
    assert numbers == data["numbers"]


@pytest.mark.parametrize("name", built_in())
def test_a_save_of_before_is_played_to_its_end(name: str) -> None:
    game = tw.load(kept(name)["snapshot"])
    assert tw.play(game, [tw.bot("random", seat) for seat in range(game.seats)]).over
    again = tw.load(json.loads(json.dumps(game.snapshot())))
    assert again.result == game.result and again.digest() == game.digest()
