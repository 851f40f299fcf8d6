"""Two seats and eight: what is true at a table of four is true at the smallest and at the largest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import throneworld as tw
from tests.games import at_random
from tests.kernel.toy import known, table
from throneworld.kernel.game import Game
from throneworld.kernel.undo import undone

COUNTS = (2, 8)


@pytest.fixture(params=COUNTS)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """A game at its first question, with the toy known as long as the test lasts."""
    with known(request.param) as name:
        yield tw.new_game(name, seats=request.param, seed=5)


def sealed(game: Game) -> None:
    """Everybody seals both numbers."""
    for seat in (*range(game.seats), *range(game.seats)):
        game.choose(seat, ("number", seat % 3))


def at_the_noise(game: Game) -> Game:
    sealed(game)
    for seat in range(game.seats):
        game.choose(seat, ("ready",))
    return game


def test_sealed_choices_of_all_are_revealed_together(game: Game) -> None:
    assert game.asked == tuple(range(game.seats))
    *first, last = range(game.seats)
    for seat in (*range(game.seats), *first):
        game.choose(seat, ("number", seat % 3))
    assert game.state.sealed == () and game.asked == (last,)
    game.choose(last, ("number", 0))
    assert len(game.state.sealed) == 2 * game.seats


def test_nobody_sees_what_another_has_sealed(game: Game) -> None:
    others, other = (*range(1, game.seats), None), game.copy()
    game.choose(0, ("number", 1))
    other.choose(0, ("number", 2))
    assert [game.view(seat) for seat in others] == [other.view(seat) for seat in others]


def test_everybody_is_asked_in_a_window_and_plays_resolve_in_order(game: Game) -> None:
    at_the_noise(game)
    assert game.asked == tuple(range(game.seats))
    for seat in reversed(range(game.seats)):
        game.choose(seat, ("play", "shout"))
    assert [event.args for event in game.log if event.kind == "played"] == [(0, "shout")]
    assert game.asked == tuple(range(1, game.seats)), "all others may hush the first of them"


@pytest.mark.parametrize("seats", COUNTS)
def test_in_turn_the_window_goes_round_the_whole_table_and_back(seats: int) -> None:
    game = table(seats, in_turn=True, cards=[("shout",)] * seats)
    order = []
    for _ in range(seats):
        order.append(game.asked)
        game.choose(game.asked[0], ("pass",))
    assert order == [(seat,) for seat in range(seats)]


def test_the_last_seat_takes_back_what_it_has_sealed(game: Game) -> None:
    last, before = game.seats - 1, game.view(game.seats - 1)
    game.choose(last, ("number", 1))
    assert game.view(last) != before
    back, option = undone(game, last)
    assert option == ("number", 1) and back.view(last) == before


def test_a_snapshot_holds_every_seat(game: Game) -> None:
    for loaded in (tw.load(game.snapshot()), tw.load(at_the_noise(game).snapshot())):
        assert loaded.seats == game.seats
    assert [loaded.view(seat) for seat in range(game.seats)] == [
        game.view(seat) for seat in range(game.seats)
    ]
    assert loaded.asks == game.asks


def test_each_seat_sees_its_own_hand_alone(game: Game) -> None:
    last = game.seats - 1
    game.state.cards[last] = ("roar", "hush")
    assert game.view(last)["you"]["cards"] == ["roar", "hush"]
    assert all("roar" not in str(game.view(seat)) for seat in (*range(last), None))
    assert game.view(None)["cards"] == [2] * game.seats


def test_whole_games_end_with_everybody_ranked_and_play_again_alike(game: Game) -> None:
    for _ in at_random(game, 3):
        pass
    assert game.result is not None and sorted(game.result.ranking) == list(range(game.seats))
    again = tw.replay(game.record)
    assert again.result == game.result and again.view(None) == game.view(None)


def test_one_bot_for_each_seat_plays_it(game: Game) -> None:
    tw.play(game, [tw.bot("random", seed) for seed in range(game.seats)])
    assert game.over


def test_each_seat_imagines_what_the_others_hold(game: Game) -> None:
    for seat in range(game.seats):
        assert game.imagine(seat, seed=seat).view(seat) == game.view(seat)


@pytest.mark.parametrize(("seats", "wrong"), [(2, 1), (2, 3), (8, 7), (8, 9)])
def test_a_table_of_another_size_is_refused(seats: int, wrong: int) -> None:
    with known(seats) as name, pytest.raises(tw.BadSetup, match=f"for {seats} to {seats} seats"):
        tw.new_game(name, seats=wrong)
