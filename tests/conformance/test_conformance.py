"""What every game must do, whichever it is.

Each test looks at recorded games; how many looks it takes at most in one game stands with it. The more a look
costs, the fewer there are.
"""

from __future__ import annotations

import json

import pytest
from msgspec.json import encode

import throneworld as tw
from tests.asides import asks_beside
from tests.games import Recorded, at_random
from throneworld.kernel.beside import explain_beside
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.views import private_view, public_view

RUBBISH: list[object] = [
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


def play_on(game: Game, seed: int, choices: int) -> None:
    for _ in zip(range(choices), at_random(game, seed), strict=False):
        pass


def test_the_same_seed_and_choices_give_the_same_game(recorded: Recorded) -> None:
    other = recorded.variant.new()
    looks = {step.number for step in recorded.looks(48)}
    for number, one, seat, option in recorded.steps:
        if number in looks:
            assert one.digest() == other.digest()
        other.choose(seat, option)
    assert recorded.end.digest() == other.digest() and list(recorded.end.log) == list(other.log)


def test_a_copy_is_independent(recorded: Recorded) -> None:
    for number, game, _, _ in recorded.looks(12):
        before, log = game.digest(), len(game.log)
        copy = game.copy()
        assert copy.digest() == before and copy.asks == game.asks
        play_on(copy, number, 15)
        assert game.digest() == before and len(game.log) == log


def test_a_snapshot_restores_the_game_at_any_moment(recorded: Recorded) -> None:
    for _, game, seat, option in recorded.looks(19):
        loaded = tw.load(json.loads(json.dumps(game.snapshot())))
        assert loaded.digest() == game.digest() and loaded.asks == game.asks
        assert list(loaded.log) == list(game.log) and loaded.record == game.record
        loaded.choose(seat, option)
        expected = game.copy()
        expected.choose(seat, option)
        assert loaded.digest() == expected.digest()


def test_a_record_replays_to_the_same_game(recorded: Recorded) -> None:
    game = recorded.end
    again = tw.replay(json.loads(json.dumps(game.record)))
    assert again.digest() == game.digest() and again.result == game.result
    half = len(game.choices) // 2
    assert tw.replay(game.record, to=half).digest() == recorded.steps[half].game.digest()


def test_no_view_changes_with_what_its_seat_may_not_know(recorded: Recorded) -> None:
    """Of the log each look sees all that the ones before have seen, so that few are enough."""
    seats = range(recorded.variant.seats)
    for turn, (number, game, _, _) in enumerate(recorded.looks(440 // len(seats))):
        public = encode(public_view(game))
        for seat in seats:
            imagined = game.imagine(seat, number)
            assert encode(public_view(imagined)) == public, (number, seat)
            assert encode(private_view(imagined, seat)) == encode(private_view(game, seat)), (number, seat)
            assert turn % 8 or imagined.log_for(seat) == game.log_for(seat)


def test_an_imagined_game_can_be_played_on(recorded: Recorded) -> None:
    for number, game, _, _ in recorded.looks(16):
        play_on(game.imagine(number % game.seats, number), number, 120)


def test_exactly_what_the_predicate_allows_is_offered(recorded: Recorded) -> None:
    for _, game, _, _ in recorded.steps:
        for ask in game.asks:
            explained = game.explain(ask.seat)
            allowed = [option for option, refusal in explained if refusal is None]
            assert tuple(allowed) == ask.options, (ask.prompt, ask.about)
            assert len(set(ask.options)) == len(ask.options)
            for option, refusal in explained:
                assert refusal is None or refusal.rule, (ask.prompt, option)
                assert game.refusal(ask.seat, option) == refusal


def test_beside_a_question_the_same_predicate_decides_and_no_verb_means_two_things(
    recorded: Recorded,
) -> None:
    for _, game, _, _ in recorded.steps[::3]:
        for ask in asks_beside(game):
            main = game.ask_of(ask.seat)
            allowed = [each for each, refusal in explain_beside(game, ask.seat) if refusal is None]
            assert sorted(map(repr, allowed)) == sorted(map(repr, ask.options)), (ask.prompt, ask.about)
            verbs = {option[0] for option in ask.options}
            assert main is None or verbs.isdisjoint(option[0] for option in main.options)
            assert main is None or main.id != ask.id


def test_whatever_is_offered_can_be_chosen(recorded: Recorded) -> None:
    for _, game, _, _ in recorded.looks(48):
        for ask in (*game.asks, *asks_beside(game)):
            for option in ask.options[:12]:
                game.copy().choose(ask.seat, option)


def test_seats_that_are_asked_are_among_those_waited_for(recorded: Recorded) -> None:
    for _, game, _, _ in recorded.steps:
        assert set(game.asked) <= set(game.waited_for)


def test_views_and_asks_are_plain_json(recorded: Recorded) -> None:
    for _, game, _, _ in recorded.looks(25):
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
    declared = definition_of(recorded.variant.name).events
    assert all(event.kind in declared for event in recorded.end.log)


def test_hostile_choices_change_nothing(recorded: Recorded) -> None:
    for _, game, _, _ in recorded.looks(10):
        before = game.digest()
        for seat in (-1, *range(game.seats), game.seats, 10**9):
            for option in RUBBISH:
                with pytest.raises(tw.Refused):
                    game.choose(seat, option)
        assert game.digest() == before


def test_whoever_may_take_a_choice_back_has_learnt_nothing_from_it(recorded: Recorded) -> None:
    """In every world that the seat could imagine, the same choice leads to the same view."""
    for number, game, seat, option in recorded.steps[::4]:
        after = game.copy()
        after.choose(seat, option)
        if after.may_undo(seat) is None:
            imagined = game.imagine(seat, number)
            imagined.choose(seat, option)
            assert encode(imagined.view(seat)) == encode(after.view(seat)), (number, option)
