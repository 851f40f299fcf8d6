"""What every game must do, whichever it is."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import throneworld as tw
from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import Dice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Flag, definition_of, registered

LONG = ("ti4",)
"""Games that take longer: each number of seats is played once."""


def variants() -> Iterator[tuple[str, int, bool, int]]:
    """The game, its seats, whether optional rules are on, and a seed."""
    for game in registered():
        for seats in range(game.fewest_seats, game.most_seats + 1):
            if game.id in LONG:
                yield game.id, seats, seats % 2 == 1, seats
            else:
                yield from (
                    (game.id, seats, flags, seed) for flags in (False, True) for seed in (seats, seats + 100)
                )


def due(name: str, number: int, every: int) -> bool:
    """Whether a costly look is taken after so many choices: at every so many, in long games more seldom."""
    return number % (every * 4 if name in LONG else every) == 0


VARIANTS = list(variants())
every_variant = pytest.mark.parametrize(("name", "seats", "flags", "seed"), VARIANTS)


def new(name: str, seats: int, flags: bool, seed: int) -> Game:
    options: dict[str, Noun] = {
        setting.id: flags for setting in definition_of(name).settings if isinstance(setting, Flag)
    }
    return tw.new_game(name, seats=seats, seed=seed, options=options)


def steps(game: Game, seed: int) -> Iterator[tuple[int, tw.Option]]:
    """Play at random; yield each choice before it is made."""
    dice = Dice(seed)
    while not game.over:
        asks = game.asks
        ask = asks[dice.below("who", len(asks))]
        option = ask.options[dice.below("what", len(ask.options))]
        yield ask.seat, option
        game.choose(ask.seat, option)


@every_variant
def test_the_same_seed_and_choices_give_the_same_game(name: str, seats: int, flags: bool, seed: int) -> None:
    one, other = new(name, seats, flags, seed), new(name, seats, flags, seed)
    for number, (seat, option) in enumerate(steps(one, seed)):
        if due(name, number, 10):
            assert one.digest() == other.digest()
        other.choose(seat, option)
    assert one.digest() == other.digest() and list(one.log) == list(other.log)


@every_variant
def test_a_copy_is_independent(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    for number, _ in enumerate(steps(game, seed)):
        if due(name, number, 40):
            before, log = game.digest(), len(game.log)
            copy = game.copy()
            assert copy.digest() == before and copy.asks == game.asks
            for _ in zip(range(15), steps(copy, number), strict=False):
                pass
            assert game.digest() == before and len(game.log) == log


@every_variant
def test_a_snapshot_restores_the_game_at_any_moment(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    for number, (seat, option) in enumerate(steps(game, seed)):
        if due(name, number, 25):
            loaded = tw.load(json.loads(json.dumps(game.snapshot())))
            assert loaded.digest() == game.digest() and loaded.asks == game.asks
            assert list(loaded.log) == list(game.log) and loaded.record == game.record
            loaded.choose(seat, option)
            expected = game.copy()
            expected.choose(seat, option)
            assert loaded.digest() == expected.digest()


@every_variant
def test_a_record_replays_to_the_same_game(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    for _ in steps(game, seed):
        pass
    again = tw.replay(json.loads(json.dumps(game.record)))
    assert again.digest() == game.digest() and again.result == game.result
    half = len(game.choices) // 2
    assert len(tw.replay(game.record, to=half).choices) == half


@every_variant
def test_no_view_changes_with_what_its_seat_may_not_know(
    name: str, seats: int, flags: bool, seed: int
) -> None:
    game = new(name, seats, flags, seed)
    for number, _ in enumerate(steps(game, seed)):
        if due(name, number, 5):
            for seat in range(seats):
                imagined = game.imagine(seat, number)
                assert json.dumps(imagined.view(seat)) == json.dumps(game.view(seat)), (number, seat)
                assert imagined.log_for(seat) == game.log_for(seat)


@every_variant
def test_an_imagined_game_can_be_played_on(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    for number, _ in enumerate(steps(game, seed)):
        if due(name, number, 30):
            imagined = game.imagine(number % seats, number)
            for _ in zip(range(120), steps(imagined, number), strict=False):
                pass


@every_variant
def test_exactly_what_the_predicate_allows_is_offered(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    for number, _ in enumerate(steps(game, seed)):
        for ask in game.asks:
            explained = game.explain(ask.seat)
            allowed = [option for option, refusal in explained if refusal is None]
            assert tuple(allowed) == ask.options, (ask.prompt, ask.about)
            assert len(set(ask.options)) == len(ask.options)
            for option, refusal in explained:
                assert refusal is None or refusal.rule, (ask.prompt, option)
                assert game.refusal(ask.seat, option) == refusal
        if due(name, number, 10):
            for ask in game.asks:
                for option in ask.options[:12]:
                    game.copy().choose(ask.seat, option)


@every_variant
def test_seats_that_are_asked_are_among_those_waited_for(
    name: str, seats: int, flags: bool, seed: int
) -> None:
    game = new(name, seats, flags, seed)
    for _ in steps(game, seed):
        assert set(game.asked) <= set(game.waited_for)


@every_variant
def test_views_and_asks_are_plain_json(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    for number, _ in enumerate(steps(game, seed)):
        if due(name, number, 20):
            for seat in (None, *range(seats)):
                view = game.view(seat)
                assert json.loads(json.dumps(view)) == view
    declared = definition_of(name).events
    assert all(event.kind in declared for event in game.log)


@every_variant
def test_hostile_choices_change_nothing(name: str, seats: int, flags: bool, seed: int) -> None:
    game = new(name, seats, flags, seed)
    rubbish: list[object] = [
        None,
        {},
        [],
        "pass",
        7,
        [None],
        [["pass"]],
        ["pass", "pass"],
        ["no_such_verb", -1],
        [True],
        [1e9],
    ]
    for number, _ in enumerate(steps(game, seed)):
        if due(name, number, 50):
            before = game.digest()
            for seat in (-1, *range(seats), seats, 10**9):
                for option in rubbish:
                    with pytest.raises(tw.Refused):
                        game.choose(seat, option)
            assert game.digest() == before


@every_variant
def test_whoever_may_take_a_choice_back_has_learnt_nothing_from_it(
    name: str, seats: int, flags: bool, seed: int
) -> None:
    """In every world that the seat could imagine, the same choice leads to the same view."""
    game = new(name, seats, flags, seed)
    for number, (seat, option) in enumerate(steps(game, seed)):
        if number % 4:
            continue
        after = game.copy()
        after.choose(seat, option)
        if after.may_undo(seat) is None:
            imagined = game.imagine(seat, number)
            imagined.choose(seat, option)
            assert json.dumps(imagined.view(seat)) == json.dumps(after.view(seat)), (number, option)
