"""Hundreds of listeners on scores of moments: a window consults its own, and an empty one nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from tests.kernel.toy import LISTENERS, Match, ready, toy
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Listener, Moment

MOMENTS = [f"moment_{number}" for number in range(95)]
calls: Counter[str] = Counter()


def counted(name: str, seats: Sequence[int]) -> Callable[[Game], Sequence[int]]:
    def holders(game: Game) -> Sequence[int]:
        calls[name] += 1
        return seats

    return holders


def crowd(seats: Sequence[int]) -> list[Listener]:
    """Four hundred listeners, none of them at the last moment."""
    shout = LISTENERS[0]
    return [
        replace(
            shout, id=f"card_{number}", moment=MOMENTS[number % 94], holders=counted(f"card_{number}", seats)
        )
        for number in range(400)
    ]


def game_with(seats: Sequence[int]) -> Game:
    moments = {name: Moment(name) for name in (*MOMENTS, "quiet", "shouted")}
    definition = ready(toy(moments=moments, listeners=(*LISTENERS, *crowd(seats))))
    game = definition.new(3, seed=1, options={})
    game.stack = [Match(stage="count")]
    calls.clear()
    return game


def test_a_moment_that_nothing_listens_to_costs_nothing() -> None:
    game = game_with([])
    game.open(MOMENTS[94])
    assert calls == {} and game._queue == []


def test_a_moment_consults_its_own_listeners_only() -> None:
    game = game_with([])
    game.open(MOMENTS[7])
    assert set(calls) == {f"card_{number}" for number in range(7, 400, 94)}
    assert game._queue == []


def test_a_crowded_moment_asks_every_holder_once() -> None:
    game = game_with([0, 2])
    game.open(MOMENTS[3])
    assert len(game._queue) == 1
    game.stack += game._queue
    game._queue = []
    game.restart()
    assert game.asked == (0, 2)
    own = [("play", f"card_{number}") for number in range(3, 400, 94)]
    assert game.asks[0].options == (*own, ("pass",))
