"""A patient game waits in every window that somebody might use, whether anybody can or not."""

from __future__ import annotations

import json

import pytest

import throneworld as tw
from tests.games import short
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import confirm, held_ask, held_refusal, is_held, release
from throneworld.kernel.registry import definition_of, names
from throneworld.kernel.saves import load

FAR = 1000
"""A game is played to its end, or so many choices far."""

every_game = pytest.mark.parametrize("name", names())


def patient_game(name: str, seed: int) -> Game:
    game = tw.new_game(name, definition_of(name).most_seats, seed, short(name))
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


def goes_on(game: Game) -> bool:
    return not game.over and len(game.choices) < FAR


def until_somebody_may_play(name: str) -> Game:
    """A game held in a window in which one seat has something to play and another has not."""
    game, dice = patient_game(name, 1), SmallDice(1)
    while not (is_held(game) and game.asks and len(game.asks) < game.seats):
        play_on(game, dice)
    return game


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_a_patient_game_has_the_record_of_an_impatient_one(name: str, seed: int) -> None:
    game, dice, held = patient_game(name, seed), SmallDice(seed), 0
    while goes_on(game):
        held += is_held(game)
        play_on(game, dice)
    assert held > 20
    again = tw.replay(game.record)
    settle(game)
    assert again.over == game.over
    assert again.digest() == game.digest() and list(again.log) == list(game.log)


def settle(game: Game) -> None:
    """No more patience: what is forced happens, and windows that nobody can use pass by."""
    while game.confirming:
        confirm(game, game.confirming[0])
    game.patient = False
    game.proceed()


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_held_game_is_saved_and_loaded_as_it_waits(name: str, seed: int) -> None:
    """Every third time, another third with each seed: saving takes long."""
    game, dice, held, silent = patient_game(name, seed), SmallDice(seed), 0, 0
    while goes_on(game):
        held += is_held(game)
        if is_held(game) and held % 3 == seed % 3:
            silent += not game.asks
            loaded = load(json.loads(json.dumps(game.snapshot())), patient=True)
            assert is_held(loaded) and loaded.digest() == game.digest()
            seats = range(game.seats)
            assert [loaded.view(seat) for seat in seats] == [game.view(seat) for seat in seats]
        play_on(game, dice)
    assert silent > min(5, len(game.choices) // 100)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whether_a_window_is_held_is_public(name: str, seed: int) -> None:
    """In every world that the chooser could imagine, as long as it looks alike, the same windows are held."""
    game, dice, compared = patient_game(name, seed), SmallDice(seed), 0
    while goes_on(game):
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


@every_game
def test_a_held_window_refuses_what_it_does_not_offer(name: str) -> None:
    game = until_somebody_may_play(name)
    seat = game.asks[0].seat
    other = next(one for one in range(game.seats) if held_ask(game, one) is None)
    assert held_refusal(game, seat, ("pass",)) is None
    assert held_refusal(game, seat, ("play", "nothing")).key == "not_offered"  # type: ignore[union-attr]
    assert held_refusal(game, other, ("pass",)).key == "not_asked"  # type: ignore[union-attr]


@every_game
def test_seats_without_an_answer_pass_when_the_window_is_released(name: str) -> None:
    game = until_somebody_may_play(name)
    able = [seat for seat in range(game.seats) if held_ask(game, seat) is not None]
    made = release(game, {})
    assert sorted(made) == [(seat, ("pass",)) for seat in able]


@every_game
@pytest.mark.parametrize("patient", [False, True])
def test_a_game_goes_back_to_any_of_its_choices(name: str, patient: bool) -> None:
    game, dice = patient_game(name, 5), SmallDice(5)
    game.patient = patient
    while len(game.choices) < 200 and not game.over:
        play_on(game, dice)
    record = game.record
    for to in [each for each in (150, 129, 64, 3, 0) if each < len(game.choices)]:
        copy = game.copy()
        copy.rewind(to)
        assert copy.digest() == tw.replay(record, to=to).digest() and len(copy.choices) == to
    with pytest.raises(tw.Refused):
        game.rewind(len(game.choices))
