"""Near misses in games full of fights, cards and votes, with questions that plain random games seldom put."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.conformance.near_misses import near_misses
from tests.ti4.eager import positions
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.dice import Dice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Decision, Simultaneous
from throneworld.ti4.tables import FACTION
from throneworld.words import Words

TI4 = definition_of("ti4")

SEEDS = range(20, 28)
LOOKS = 12
"""So often one kind of question is looked at in a game."""


class Tried(NamedTuple):
    prompt: str
    miss: Option
    refusal: Refusal | None
    imagined: Refusal | None


@cache
def tried() -> list[Tried]:
    return [each for seed in SEEDS for each in _in_game(seed)]


def _in_game(seed: int) -> Iterator[Tried]:
    seen: Counter[str] = Counter()
    for number, game in enumerate(positions(seed)):
        for ask in game.asks:
            seen[ask.prompt] += 1
            if seen[ask.prompt] <= LOOKS:
                yield from _at(game, ask.seat, ask.prompt, Dice(number))


def _at(game: Game, seat: int, prompt: str, dice: Dice) -> Iterator[Tried]:
    question, world = game.question, game.imagine(seat, dice.below("world", 1000))
    assert question is not None
    for miss in near_misses(game, question, seat, dice):
        yield Tried(prompt, miss, game.refusal(seat, miss), world.refusal(seat, miss))


def test_every_near_miss_has_a_reason_of_its_own() -> None:
    without = {each.prompt: each.miss for each in tried() if _key(each.refusal) in ("", "not_offered")}
    assert without == {}


def _key(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.key


def test_no_reason_tells_what_the_seat_does_not_know() -> None:
    telling = {each.prompt: each for each in tried() if each.refusal != each.imagined}
    assert telling == {}


PARAGRAPH = re.compile(r"RR (\d+\.\d+|Setup \d+)|table")


def test_reasons_cite_a_paragraph_not_just_a_chapter() -> None:
    cited = {each.refusal.rule for each in tried() if each.refusal is not None}
    assert [rule for rule in cited if not PARAGRAPH.fullmatch(rule)] == []


def test_questions_and_components_cite_a_paragraph_not_just_a_chapter() -> None:
    questions = {each.__name__: each.rule for each in TI4.steps if issubclass(each, Decision | Simultaneous)}
    components = {each.id: each.rule for each in TI4.listeners}
    cited = {name: TI4.citations.get(rule, rule) for name, rule in {**questions, **components}.items()}
    assert {name: rule for name, rule in cited.items() if not PARAGRAPH.fullmatch(rule)} == {}


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_reason_has_words_that_fit_its_arguments(language: str) -> None:
    words = Words(language, "ti4", tuple(FACTION)[:6], strict=True)
    for refusal in {each.refusal for each in tried() if each.refusal is not None}:
        assert words.refusal(refusal)
