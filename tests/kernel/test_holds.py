"""A patient game waits in every window that somebody might use, whether anybody can or not."""

from __future__ import annotations

import json

import pytest

import throneworld as tw
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_ask, held_refusal, is_held, release
from throneworld.kernel.saves import load


def patient_game(seed: int, seats: int = 6) -> Game:
    game = tw.new_game("rex", seats=seats, seed=seed)
    game.patient = True
    return game


def answers(game: Game, dice: SmallDice) -> dict[int, Option]:
    found = {}
    for seat in range(game.seats):
        ask = held_ask(game, seat)
        if ask is not None and dice.below("answer", 4):
            found[seat] = ask.options[dice.below("what", len(ask.options))]
    return found


def play_on(game: Game, dice: SmallDice) -> None:
    if is_held(game):
        release(game, answers(game, dice))
        return
    ask = game.asks[dice.below("who", len(game.asks))]
    game.choose(ask.seat, ask.options[dice.below("what", len(ask.options))])


@pytest.mark.parametrize("seed", range(6))
def test_a_patient_game_has_the_record_of_an_impatient_one(seed: int) -> None:
    game, dice, held = patient_game(seed), SmallDice(seed), 0
    while not game.over:
        held += is_held(game)
        play_on(game, dice)
    assert held > 20
    again = tw.replay(game.record)
    assert again.over and again.digest() == game.digest() and list(again.log) == list(game.log)


@pytest.mark.parametrize("seed", range(4))
def test_a_held_game_is_saved_and_loaded_as_it_waits(seed: int) -> None:
    game, dice, silent = patient_game(seed), SmallDice(seed), 0
    while not game.over:
        if is_held(game):
            silent += not game.asks
            loaded = load(json.loads(json.dumps(game.snapshot())), patient=True)
            assert is_held(loaded) and loaded.digest() == game.digest()
            assert [loaded.view(seat) for seat in range(6)] == [game.view(seat) for seat in range(6)]
        play_on(game, dice)
    assert silent > 5


@pytest.mark.parametrize("seed", range(4))
def test_whether_a_window_is_held_is_public(seed: int) -> None:
    """In every world that the chooser could imagine, as long as it looks alike, the same windows are held."""
    game, dice, compared = patient_game(seed), SmallDice(seed), 0
    while not game.over:
        if not is_held(game):
            ask = game.asks[0]
            world, real = game.imagine(ask.seat, len(game.choices)), game.copy()
            world.patient = True
            for each in (world, real):
                each.choose(ask.seat, ask.options[0])
            if world.log_for(None) == real.log_for(None):
                compared += is_held(real)
                assert is_held(world) == is_held(real)
        play_on(game, dice)
    assert compared


def test_a_held_window_refuses_what_it_does_not_offer() -> None:
    game, dice = patient_game(1), SmallDice(1)
    while not (is_held(game) and game.asks):
        play_on(game, dice)
    seat = game.asks[0].seat
    other = next(one for one in range(6) if held_ask(game, one) is None)
    assert held_refusal(game, seat, ("pass",)) is None
    assert held_refusal(game, seat, ("play", "nothing")).key == "not_offered"  # type: ignore[union-attr]
    assert held_refusal(game, other, ("pass",)).key == "not_asked"  # type: ignore[union-attr]


def test_seats_without_an_answer_pass_when_the_window_is_released() -> None:
    game, dice = patient_game(1), SmallDice(1)
    while not (is_held(game) and game.asks):
        play_on(game, dice)
    seats = [ask.seat for ask in game.asks]
    assert release(game, {}) == [(seat, ("pass",)) for seat in seats]


@pytest.mark.parametrize("patient", [False, True])
def test_a_game_goes_back_to_any_of_its_choices(patient: bool) -> None:
    game, dice = tw.new_game("rex", seats=4, seed=5), SmallDice(5)
    game.patient = patient
    while len(game.choices) < 200:
        play_on(game, dice)
    record = game.record
    for to in (150, 129, 64, 3, 0):
        copy = game.copy()
        copy.rewind(to)
        assert copy.digest() == tw.replay(record, to=to).digest() and len(copy.choices) == to
    with pytest.raises(tw.Refused):
        game.rewind(200)
