"""Going back by consent: what was taken back is rolled anew, and a record leads to the same game again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import throneworld as tw
from throneworld.kernel.dice import Dice
from throneworld.kernel.registry import definition_of, names
from throneworld.kernel.rewinds import rewinds_before, without


def begun(seed: int = 5, name: str = "rex", seats: int = 4) -> tw.Game:
    return definition_of(name).new(seats, seed, {}, Dice.generator)


def play_on(game: tw.Game, dice: Random, choices: int) -> tw.Game:
    for _ in range(choices):
        if not game.over:
            ask = dice.choice(game.asks)
            game.choose(ask.seat, dice.choice(ask.options))
    return game


def chances(game: tw.Game, since: int = 0) -> list[Any]:
    return [event.args for event in game.log if event.kind == "chance" and event.at >= since]


def unsettled(seed: int, name: str = "rex", changes: int = 60) -> tw.Game:
    """A game in which much is taken back, freely and by consent."""
    game, dice = begun(seed, name), Random(seed)
    for _ in range(changes):
        play_on(game, dice, dice.randrange(1, 9))
        free = [seat for seat in range(game.seats) if game.may_undo(seat) is None]
        if free and dice.random() < 0.5:
            game.undo(dice.choice(free))
        elif not game.over and dice.random() < 0.4 and len(game.choices) > 9:
            game.rewind(len(game.choices) - dice.randrange(1, 9))
    return game


def test_what_was_taken_back_is_rolled_anew() -> None:
    """The same choices again, from the same place, meet other dice."""
    game, to = play_on(begun(), Random(1), 150), 40
    choices, before = list(game.choices), chances(game, to + 1)
    game.rewind(to)
    assert list(game.choices) == choices[:to] and game.rewinds == ((150, to),)
    for choice in choices[to:]:
        game.choose(choice.seat, choice.option)
        if chances(game, to + 1):
            break
    (stream, *rolled), (same, *then) = chances(game, to + 1)[0], before[0]
    assert stream == same and rolled != then


def test_what_lay_before_the_place_gone_back_to_stays() -> None:
    game = play_on(begun(), Random(1), 150)
    earlier = tw.replay(game.record, to=40)
    game.rewind(40)
    assert game.digest() == earlier.digest() and game.asks == earlier.asks


def test_a_free_undo_gives_the_identical_future() -> None:
    game, undone = play_on(begun(), Random(2), 30), 0
    for turn in range(150):
        calm = play_on(game.copy(), Random(turn), 12)
        seat = game.choices[-1].seat
        if game.may_undo(seat) is None:
            option = game.undo(seat)
            game.choose(seat, option)
            undone += 1
            future = play_on(game.copy(), Random(turn), 12)
            assert (future.digest(), chances(future)) == (calm.digest(), chances(calm))
        play_on(game, Random(turn), 1)
    assert undone > 10 and game.rewinds == ()


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_rewinds_leads_to_the_same_game(name: str, seed: int) -> None:
    game = unsettled(seed, name)
    assert len(game.rewinds) > 3
    again = tw.replay(json.loads(json.dumps(game.record)))
    assert again.digest() == game.digest() and chances(again) == chances(game)
    assert (again.rewinds, again.dice.rewinds) == (game.rewinds, len(game.rewinds))
    futures = [play_on(each, Random(7), 60) for each in (again, tw.load(game.snapshot()), game)]
    assert len({each.digest() for each in futures}) == 1


def test_an_undo_that_starts_from_the_record_reaches_the_same_count() -> None:
    """A loaded game keeps no earlier copy: the whole record is played again."""
    game = unsettled(3)
    loaded, to = tw.load(game.snapshot()), len(game.choices) - 5
    loaded.rewind(to)
    game.rewind(to)
    assert loaded.record == game.record and loaded.digest() == game.digest()
    assert play_on(loaded, Random(4), 60).digest() == play_on(game, Random(4), 60).digest()


def test_games_that_began_with_the_first_generator_come_out_as_they_did() -> None:
    """Going back brings the same dice there, as it always has."""
    game = definition_of("rex").new(4, 5, {}, "splitmix64")
    play_on(game, Random(1), 150)
    ahead = game.digest()
    choices = list(game.choices)
    game.rewind(40)
    for choice in choices[40:]:
        game.choose(choice.seat, choice.option)
    assert game.digest() == ahead


def test_how_many_rewinds_there_had_been_when_a_choice_was_made() -> None:
    """Back from ten to eight, then from nine to three, then from five to four."""
    rewinds = ((10, 8), (9, 3), (5, 4))
    assert [rewinds_before(rewinds, number) for number in range(6)] == [0, 0, 0, 2, 3, 3]
    assert [rewinds_before(((10, 8),), number) for number in (7, 8, 9)] == [0, 1, 1]


def test_a_choice_that_is_undone_moves_the_rewinds_after_it() -> None:
    assert without(((10, 8), (9, 3)), 5) == ((9, 7), (9, 3))


@pytest.mark.parametrize("rewinds", [[[3, 3]], [[2, 5]], [[1, -1]], [[1]], "x", [["a", "b"]]], ids=str)
def test_a_record_that_goes_back_to_where_it_never_was_is_refused(rewinds: Any) -> None:
    record = {**play_on(begun(), Random(1), 10).record, "rewinds": rewinds}
    with pytest.raises(tw.BadSave):
        tw.replay(json.loads(json.dumps(record)))
