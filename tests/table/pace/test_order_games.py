"""Whole random games of Rex in which every seat has random orders."""

from __future__ import annotations

import random
from typing import Any

import pytest

import throneworld as tw
from tests.table.pace.questions import View, order
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.rex.orders import ORDERS as REX
from throneworld.table.errors import TableError
from throneworld.table.orders import Order, expired, first_answer
from throneworld.table.orders.checks import check, place_in, prompts_of

pytestmark = pytest.mark.game("rex")

PROMPTS = prompts_of(definition_of("rex"))
MOMENTS = list(definition_of("rex").moments)
PATHS = ["players.0.influence", "you.hand", "battle", "battle.space", "decks.strategy", "round"]


def _condition(dice: random.Random) -> dict[str, Any]:
    if dice.random() < 0.5:
        return {"path": dice.choice(PATHS), "op": "at_least", "value": dice.randint(0, 9)}
    return {"path": dice.choice(PATHS), "op": dice.choice(["differs", "contains"]), "value": "informant"}


def _about(dice: random.Random) -> dict[str, Any]:
    about = {"prompt": dice.choice([*PROMPTS, "window"]), "moment": dice.choice(MOMENTS)}
    kept = dice.choice(["", "", "prompt", "moment"])
    return {kept: about[kept]} if kept else {}


def _until(dice: random.Random) -> dict[str, Any]:
    ends = {"round": dice.randint(1, 8), "phase": dice.choice(REX.phases), "named": True}
    ends["when"] = [_condition(dice)]
    return {name: end for name, end in ends.items() if dice.random() < 0.25}


def _sentence(dice: random.Random, offered: Option) -> dict[str, Any]:
    common = {
        "about": _about(dice),
        "until": _until(dice),
        "unless": [_condition(dice) for _ in range(dice.choice([0, 0, 1, 2]))],
        **dice.choice([{}, {"uses": dice.randint(1, 5)}]),
    }
    own: dict[str, dict[str, Any]] = {"pass": {}, "never": {}, "answer": {"option": list(offered)}}
    own["up_to"] = {"verb": offered[0], "most": dice.randint(0, 5)}
    kind = dice.choice([*own])
    return {"kind": kind, **common, **own[kind]}


class Seats:
    """The orders of all seats; the room does the same with those in the database."""

    def __init__(self, game: Game, dice: random.Random) -> None:
        self.game, self.dice = game, dice
        self.orders: dict[int, list[Order]] = {seat: [] for seat in range(game.seats)}
        self.uses = self.dropped = self.given = 0

    def give(self, question: Ask) -> None:
        sentence = _sentence(self.dice, self.dice.choice(question.options))
        seat = question.seat
        new = order(sentence, seat, str(self.given), place_in(self.game, seat))
        try:
            check(new, question, self.game.view(seat))
        except TableError:
            return
        self.given += 1
        self.orders[seat].append(new)

    def answer(self, question: Ask) -> Option | None:
        seat, standing = question.seat, self.orders[question.seat]
        over = expired(standing, seat, question, _eyes(self.game, seat))
        self.dropped += len(over)
        standing[:] = [each for each in standing if each not in over]
        got = first_answer(standing, seat, question, _eyes(self.game, seat))
        if got is None:
            return None
        self.uses += 1
        standing[standing.index(got[0])] = got[0].used_again()
        return got[1]


def _eyes(game: Game, seat: int) -> View:
    return lambda: game.view(seat)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_orders_answer_is_accepted_and_the_game_comes_to_its_end(seed: int) -> None:
    dice = random.Random(seed)
    game = tw.new_game("rex", seats=3 + seed % 4, seed=seed, options={"betrayal": bool(seed % 2)})
    seats = Seats(game, dice)
    while not game.over:
        question = dice.choice(game.asks)
        if dice.random() < 0.2:
            seats.give(question)
        option = seats.answer(question)
        if option is not None:
            assert option in question.options
            assert game.refusal(question.seat, option) is None
        game.choose(question.seat, option or dice.choice(question.options))
    assert seats.uses and seats.dropped


def test_a_card_is_bid_for_step_by_step_and_the_order_ends_with_it() -> None:
    game = tw.new_game("rex", seats=4, seed=1, options={"races": "random"})
    while game.asks[0].prompt != "bid":
        game.choose(game.asks[0].seat, game.asks[0].options[0])
    seat, row = game.asks[0].seat, game.view(None)["decks"]["row"]
    sold = {"path": "decks.row", "op": "differs", "value": row}
    sentence = {
        "kind": "up_to",
        "about": {"prompt": "bid"},
        "verb": "bid",
        "most": 3,
        "until": {"when": [sold]},
    }
    seats = Seats(game, random.Random(0))
    seats.orders[seat] = [order(sentence, seat, made=place_in(game, seat))]
    bids: list[Option | None] = []
    while game.view(None)["decks"]["row"] == row:
        question = game.asks[0]
        mine = question.seat == seat and question.prompt == "bid"
        dearer = [option for option in question.options if option[0] == "bid"][:1]
        wanted = seats.answer(question) if mine else (*dearer, question.options[0])[0]
        bids += [wanted] if mine else []
        game.choose(question.seat, wanted or question.options[0])
    assert bids == [("bid", 1), ("pass",)]
    while game.asks[0].seat != seat:
        game.choose(game.asks[0].seat, game.asks[0].options[0])
    assert seats.answer(game.asks[0]) is None
    assert (seats.uses, seats.dropped) == (2, 1)


@pytest.mark.parametrize("seed", range(4))
def test_orders_answer_alike_in_every_world_that_their_owner_could_imagine(seed: int) -> None:
    dice = random.Random(seed)
    game = tw.new_game("rex", seats=4, seed=seed)
    seats = Seats(game, dice)
    compared = 0
    while not game.over:
        question = dice.choice(game.asks)
        seat = question.seat
        if dice.random() < 0.2:
            seats.give(question)
        standing = seats.orders[seat]
        if standing and dice.random() < 0.2:
            other = game.imagine(seat, dice.getrandbits(32))
            asked = other.ask_of(seat)
            assert asked is not None
            here = first_answer(standing, seat, question, _eyes(game, seat))
            assert first_answer(standing, seat, asked, _eyes(other, seat)) == here
            compared += 1
        game.choose(seat, dice.choice(question.options))
    assert compared
