"""The example in the terminal, which draws its view as lists and tables."""

from __future__ import annotations

import pytest

from tests.outside.programs import EXAMPLE, says

pytestmark = pytest.mark.game("skirmish")

FIRST = "1\n" * 400
"""Whoever types nothing else comes to the end of any game."""


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", "The game is over"), ("it", "La partita è finita"), ("de", "Das Spiel ist vorbei")],
)
def test_it_is_played_to_its_end(language: str, end: str) -> None:
    game = ("play", "skirmish", "--players", "3", "--seats", "me", "--seed", "4")
    told = says("--language", language, *game, paths=EXAMPLE, typed=FIRST)
    assert end in told


def test_whoever_asks_is_told_the_rule_and_why_not() -> None:
    game = ("play", "skirmish", "--seats", "wardens=me,nomads=random", "--seed", "1")
    told = says(*game, paths=EXAMPLE, typed="?\n? jam\nwhy\nboard\nhand\nquit\n")
    assert "Jam" in told and "When another plays a card" in told
