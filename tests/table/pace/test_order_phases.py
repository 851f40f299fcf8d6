"""The end of an order, reckoned from views, is the one that the log of the game tells."""

from __future__ import annotations

import random
from functools import cache, partial

import pytest

import throneworld as tw
from tests.table.pace.questions import order
from throneworld.kernel.game import Game
from throneworld.rex.orders import ORDERS as REX
from throneworld.table.orders import Order, is_over
from throneworld.table.orders.checks import place_in


def _has_begun(game: Game, since: int, kind: str, what: str | int) -> bool:
    return any(event.kind == kind and event.args[0] == what for event in game.log[since:])


@pytest.mark.parametrize("seed", range(12))
def test_an_order_is_over_when_the_phase_has_begun_and_not_before(seed: int) -> None:
    dice = random.Random(seed)
    game = tw.new_game("rex", seats=3 + seed % 4, seed=seed)
    given: list[tuple[Order, str, int]] = []
    while not game.over:
        question, look = dice.choice(game.asks), cache(game.view)
        for standing, phase, since in given:
            over = is_over(standing, question, partial(look, standing.seat))
            assert over == _has_begun(game, since, "phase_begins", phase)
        if dice.random() < 0.05:
            seat, phase = dice.randrange(game.seats), dice.choice(REX.phases[1:])
            made = place_in(game, seat)
            standing = order({"kind": "pass", "until": {"phase": phase}}, seat, made=made)
            given = [*given[-9:], (standing, phase, game.log.size)]
        game.choose(question.seat, dice.choice(question.options))


@pytest.mark.parametrize("number", [1, 2, 4])
def test_an_order_is_over_when_the_round_has_begun_and_not_before(number: int) -> None:
    dice = random.Random(number)
    game = tw.new_game("rex", seats=4, seed=number)
    standing = order({"kind": "pass", "until": {"round": number}})
    while not game.over:
        question = dice.choice(game.asks)
        over = is_over(standing, question, partial(game.view, 0))
        assert over == _has_begun(game, 0, "round_begins", number)
        game.choose(question.seat, dice.choice(question.options))
