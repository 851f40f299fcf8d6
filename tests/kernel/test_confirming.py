"""A patient game puts a question that a hand has answered, and the seat confirms; records know nothing."""

from __future__ import annotations

import json

import pytest

import throneworld as tw
from tests.games import short
from tests.worlds import play_on
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import confirm, is_discreet
from throneworld.kernel.registry import names
from throneworld.kernel.saves import load
from throneworld.kernel.steps import Simultaneous

every_game = pytest.mark.parametrize("name", names())


def patient(name: str, seed: int) -> Game:
    game = tw.new_game(name, 4, seed, short(name))
    game.patient = True
    return game


def until_confirming(game: Game, dice: SmallDice) -> int:
    """Play on until somebody is asked who has one answer only; returns the seat."""
    while not game.confirming:
        assert not game.over, "it never came to that"
        play_on(game, dice)
    return game.confirming[0]


@every_game
def test_a_seat_confirms_the_one_answer_that_it_has(name: str) -> None:
    game = patient(name, 3)
    seat = until_confirming(game, SmallDice(3))
    ask = game.ask_of(seat)
    assert ask is not None and len(ask.options) == 1
    assert seat in game.waited_for and is_discreet(game, seat)
    with pytest.raises(tw.Refused):
        game.choose(seat, ("no_such_answer",))
    before = len(game.choices)
    game.choose(seat, ask.options[0])
    assert len(game.choices) == before and game.ask_of(seat) != ask


@every_game
def test_an_impatient_game_answers_it_at_once(name: str) -> None:
    game = patient(name, 3)
    seat = until_confirming(game, SmallDice(3))
    at_once = tw.replay(game.record)
    assert not at_once.confirming
    while game.confirming:
        confirm(game, game.confirming[0])
        assert len(game.choices) == len(at_once.choices)
    assert not is_discreet(at_once, seat)


@every_game
def test_confirmations_leave_record_and_result_as_they_are(name: str) -> None:
    game, dice, confirmed = patient(name, 4), SmallDice(4), 0
    while not game.over and len(game.choices) < 900:
        confirmed += bool(game.confirming)
        play_on(game, dice)
    while game.confirming:
        confirm(game, game.confirming[0])
    game.patient = False
    game.proceed()
    again = tw.replay(game.record)
    assert confirmed and again.digest() == game.digest() and list(again.log) == list(game.log)


@every_game
def test_a_game_that_waits_for_it_is_saved_and_loaded(name: str) -> None:
    game, dice = patient(name, 5), SmallDice(5)
    for _ in range(3):
        until_confirming(game, dice)
        loaded = load(json.loads(json.dumps(game.snapshot())), patient=True)
        assert loaded.confirming == game.confirming and loaded.digest() == game.digest()
        assert [loaded.view(seat) for seat in range(4)] == [game.view(seat) for seat in range(4)]
        confirm(loaded, loaded.confirming[0])
        confirm(game, game.confirming[0])
        assert loaded.digest() == game.digest()


@every_game
def test_going_back_does_not_ask_for_it_again(name: str) -> None:
    """Also from a save that was made while the game waited for it. Sealed questions are put anew (below)."""
    game, dice = patient(name, 6), SmallDice(6)
    until_confirming(game, dice)
    loaded = load(json.loads(json.dumps(game.snapshot())), patient=True)
    for each in (game, loaded):
        size, again = len(each.choices), SmallDice(7)
        while len(each.choices) < size + 3:
            play_on(each, again)
        each.rewind(size + 1)
        while each.confirming and _sealed(each):
            confirm(each, each.confirming[0])
        assert len(each.choices) == (size if _sealed(each) else size + 1)
        assert each.digest() == tw.replay(each.record).digest()


def sealed_and_closed(seed: int) -> tuple[Game, Game, Game]:
    """A sealed question in which one seat chose and another confirmed: as it was put, just before it was
    closed, and after."""
    game, dice = patient("rex", seed), SmallDice(seed)
    met: list[Game] = []
    while True:
        assert not game.over, "it never came to that"
        if met and _sealed(game) != _sealed(met[0]):
            if any(each.confirming for each in met) and len(game.choices) > len(met[0].choices):
                return met[0], met[-1], game
            met = []
        met += [game.copy()] if _sealed(game) else []
        play_on(game, dice)


def _sealed(game: Game) -> tuple[str, int] | None:
    """Which sealed question is open, if any is."""
    question = game.question
    return (question.prompt, question.since) if isinstance(question, Simultaneous) else None


@pytest.mark.parametrize("seed", [0, 3, 4, 5])
def test_a_hidden_question_that_was_closed_is_put_anew_to_all_after_going_back(seed: int) -> None:
    """Whoever had answered, chosen or confirmed, answers again: else the wait would tell who had a choice."""
    put, _, game = sealed_and_closed(seed)
    for to in range(len(put.choices), len(game.choices)):
        again = game.copy()
        again.rewind(to)
        assert again.digest() == put.digest()
        assert (again.asks, again.confirming) == (put.asks, put.confirming)
        assert again.rewinds == ((len(game.choices), len(put.choices)),)
        assert tw.replay(again.record).choices == again.choices


@pytest.mark.parametrize("seed", [0, 3, 4, 5])
def test_a_hidden_question_that_is_still_open_is_put_anew_as_well(seed: int) -> None:
    put, last, _ = sealed_and_closed(seed)
    assert last.choices
    for to in range(len(put.choices), len(last.choices)):
        again = last.copy()
        again.rewind(to)
        assert again.digest() == put.digest() and again.confirming == put.confirming


@every_game
def test_others_imagine_what_a_seat_confirms_as_a_question_like_any(name: str) -> None:
    game = patient(name, 3)
    seat = until_confirming(game, SmallDice(3))
    for other in range(4):
        imagined = game.imagine(other, 1)
        assert json.dumps(imagined.view(other)) == json.dumps(game.view(other))
        assert imagined.asks
    own = game.imagine(seat, 1)
    assert own.ask_of(seat) == game.ask_of(seat)
