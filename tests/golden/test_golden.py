"""Whole games played before must still come out alike, choice by choice.

If only the position differs, it is stored otherwise; if the behaviour differs, a running game of somebody
would change under him: see tools/golden.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools import golden

import throneworld as tw
from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.dice import FIRST, GENERATORS
from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import definition_of

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_alike(path: Path) -> None:
    data = json.loads(path.read_text())
    choices, told = [[], *data["record"]["choices"]], 0
    for number, game in enumerate(golden.replayed(data["record"])):
        here = f"choice {number}: {choices[number]}"
        assert behaviour(game, told).startswith(data["behaviour"][number]), here
        assert game.digest().startswith(data["hashes"][number]), f"{here}, stored otherwise"
        told = len(game.log)
    assert game.over
    assert len(data["behaviour"]) == len(data["hashes"]) == len(choices)


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("name", built_in())
def test_there_are_golden_games_for_every_number_of_seats(name: str, generator: str) -> None:
    records = [json.loads(path.read_text())["record"] for path in FILES]
    mine = [each for each in records if (each["game"], each.get("generator", FIRST)) == (name, generator)]
    seats = {tw.replay(record, to=0).seats for record in mine}
    game = definition_of(name)
    younger = generator == FIRST and not golden.recipes("FIRST", name)
    assert seats == (set() if younger else set(range(game.fewest_seats, game.most_seats + 1)))


def kept() -> dict[str, Any]:
    """The shortest golden game."""
    data: dict[str, Any] = json.loads(min(FILES, key=lambda path: path.stat().st_size).read_text())
    return data


def test_positions_that_are_stored_otherwise_are_written_anew() -> None:
    data = kept()
    old = {**data, "hashes": ["0" * golden.LENGTH for _ in data["hashes"]]}
    assert golden.with_positions(old) == data


def test_positions_of_a_game_that_behaves_otherwise_are_not_written() -> None:
    data = kept()
    acts = [*data["behaviour"][:5], "0" * golden.LENGTH, *data["behaviour"][6:]]
    with pytest.raises(golden.BehaviourChangedError, match="after choice 5 "):
        golden.with_positions({**data, "behaviour": acts})


def test_a_golden_game_whose_choice_is_refused_is_not_written() -> None:
    data = kept()
    choices = [*data["record"]["choices"][:5], [0, "fly"], *data["record"]["choices"][6:]]
    with pytest.raises(golden.BehaviourChangedError, match="choice 6"):
        golden.with_positions({**data, "record": {**data["record"], "choices": choices}})
