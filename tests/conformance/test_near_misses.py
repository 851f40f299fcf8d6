"""Whatever a player of a game might try is refused for a reason of its own, which tells nothing hidden.

`NEAR_MISS_LOOKS` says at how many positions of each recorded game it is tried; `make fuzz` tries all.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import throneworld as tw
from tests.conformance.near_misses import near_misses
from tests.games import Recorded
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.beside import question_beside
from throneworld.kernel.dice import Dice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_ask, held_refusal, is_held, release
from throneworld.kernel.nouns import has_shape, shapes_of
from throneworld.kernel.steps import Question

LOOKS = int(os.environ.get("NEAR_MISS_LOOKS", "60"))
ALL = 1_000_000


def questions(recorded: Recorded, most: int) -> Iterator[tuple[Game, Question, int, Dice]]:
    for step in recorded.looks(most):
        for seat in step.game.asked:
            question = step.game.question
            assert question is not None
            yield step.game, question, seat, Dice(step.number)
        yield from beside(step.game, step.number)


def _has_gone_on(world: Game, game: Game) -> bool:
    """Whether the table waits for nobody there: none of those for whom it waits here can play anything."""
    return world.question is None or world.told != game.told


def beside(game: Game, number: int) -> Iterator[tuple[Game, Question, int, Dice]]:
    """What those might try who are in a dialogue beside the question, and one of the others."""
    seats = {step.seat for step in game.beside} | {number % game.seats}
    for seat in sorted(seats) if game.asked else ():
        question = question_beside(game, seat)
        if question is not None:
            yield game, question, seat, Dice(number)


def test_every_option_fits_the_declaration_of_its_verb(recorded: Recorded) -> None:
    strange = set()
    for game, question, seat, _ in questions(recorded, ALL):
        for option in (*question.candidates(game, seat), *question.options(game, seat)):
            shapes = shapes_of(game.definition.verbs, option[0])
            if not any(has_shape(game, option, shape) for shape in shapes):
                strange.add((question.prompt, option))
    assert not strange


def test_near_misses_have_reasons_and_change_nothing(recorded: Recorded) -> None:
    unexplained: dict[str, Option] = {}
    for game, question, seat, dice in questions(recorded, LOOKS):
        before = (game.digest(), game.log.size, game.choices.size)
        for miss in near_misses(game, question, seat, dice):
            if refusal_of(game, seat, miss).key == "not_offered":
                unexplained.setdefault(question.prompt, miss)
        assert (game.digest(), game.log.size, game.choices.size) == before
    assert not unexplained


def refusal_of(game: Game, seat: int, miss: Option) -> Refusal:
    with pytest.raises(tw.Refused) as caught:
        game.choose(seat, miss)
    refusal = game.refusal(seat, miss)
    assert refusal is not None and refusal == caught.value.refusal
    return refusal


def test_the_reason_is_the_same_in_every_world_that_the_seat_could_imagine(recorded: Recorded) -> None:
    for game, question, seat, dice in questions(recorded, LOOKS):
        world = game.imagine(seat, dice.below("world", 1000))
        if seat not in game.asked and _has_gone_on(world, game):
            continue
        for miss in near_misses(game, question, seat, dice):
            assert world.refusal(seat, miss) == game.refusal(seat, miss), (question.prompt, miss)


def test_a_held_window_gives_the_same_reasons(recorded: Recorded) -> None:
    """What is asked of everybody at once is refused as what is asked of one after the other."""
    for step in recorded.looks(LOOKS):
        game, dice = step.game.copy(), Dice(step.number)
        game.patient = True
        if not is_held(game) and game.refusal(step.seat, step.option) is None:
            game.choose(step.seat, step.option)
        if is_held(game):
            _try_held(game, dice)
            release(game, {})


def _try_held(game: Game, dice: Dice) -> None:
    window = game.stack[-1]
    assert isinstance(window, Question)
    for seat in [seat for seat in range(game.seats) if held_ask(game, seat) is not None]:
        for miss in near_misses(game, window, seat, dice):
            refusal = held_refusal(game, seat, miss)
            assert refusal is not None
            assert refusal.key != "not_offered", (window.prompt, miss)
