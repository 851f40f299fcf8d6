"""Tables of before that waited for an offer or for an answer to one, on the stack: now that is beside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw

pytestmark = pytest.mark.game("ti4")
KEPT: list[dict[str, Any]] = json.loads((Path(__file__).parent / "offers-ti4.json").read_text())
PROMPTS = ["make_offer", "answer_offer", "make_offer", "answer_offer"]
"""First the offer and the question whether it is accepted, then the same for a changed one."""


@pytest.mark.parametrize("row", KEPT, ids=[f"{number} {prompt}" for number, prompt in enumerate(PROMPTS)])
def test_who_was_asked_is_asked_the_same_beside_the_question_of_the_turn(row: dict[str, Any]) -> None:
    seat, prompt, options, about = row["asked"]
    game = tw.load(row["snapshot"])
    ask = game.ask_beside(seat)
    assert ask is not None and ask.prompt == prompt and [ask.prompt for ask in game.asks] == ["choose_action"]
    assert [list(option) for option in ask.options] == options and dict(ask.about) == about


@pytest.mark.parametrize("row", KEPT, ids=[f"{number} {prompt}" for number, prompt in enumerate(PROMPTS)])
def test_it_is_where_its_record_leads_to(row: dict[str, Any]) -> None:
    game = tw.load(row["snapshot"])
    again = tw.replay(game.record)
    assert (again.state, again.stack, again.beside) == (game.state, game.stack, game.beside)


@pytest.mark.parametrize("row", KEPT, ids=[f"{number} {prompt}" for number, prompt in enumerate(PROMPTS)])
def test_it_goes_on_to_its_end(row: dict[str, Any]) -> None:
    game = tw.load(row["snapshot"])
    assert tw.play(game, [tw.bot("random", seat) for seat in range(game.seats)]).over
