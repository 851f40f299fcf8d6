"""Many games between bots. The same plan and seeds give the same outcomes on any number of processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import Any

from msgspec import Struct

import throneworld as tw
from throneworld.kernel.asks import Noun
from throneworld.kernel.beside import next_speaker
from throneworld.kernel.dice import derive
from throneworld.kernel.errors import BadSetup
from throneworld.kernel.registry import definition_of
from throneworld.kernel.views import factions_in

LONGEST_GAME = 100_000
"""Choices after which a game counts as stuck."""
AHEAD = 8
"""Games for each worker that are given out before they are asked for."""


class Plan(Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: str
    bots: tuple[str, ...]
    """The bot on each seat."""
    races: tuple[str, ...] = ()
    """The race of each seat; nothing when they are chosen in play."""
    rotate: bool = False
    """Whether the races move on by one seat with each seed."""
    options: dict[str, Noun] = {}

    def seats(self, seed: int) -> tuple[str, ...] | int:
        if not self.races:
            return len(self.bots)
        shift = seed % len(self.races) if self.rotate else 0
        return self.races[shift:] + self.races[:shift]


class Outcome(Struct, frozen=True):
    """How one game went."""

    seed: int
    seats: tuple[str, ...]
    """The races in clockwise order."""
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    how: str
    rounds: int
    choices: int
    points: tuple[int, ...] = ()
    """The victory points of each seat, in games that have them."""
    error: str = ""
    """What went wrong, if anything did."""
    record: dict[str, Any] | None = None
    """All that is needed to see it go wrong again."""

    def data(self) -> dict[str, Any]:
        """One object of JSON; only a failure has more than the result."""
        points = {"points": list(self.points)} if self.points else {}
        failed = {"error": self.error, "record": self.record} if self.error else {}
        return {
            "seed": self.seed,
            "seats": list(self.seats),
            "bots": list(self.bots),
            "winners": list(self.winners),
            "how": self.how,
            "rounds": self.rounds,
            "choices": self.choices,
            **points,
            **failed,
        }


def simulate(
    game: str,
    bots: Sequence[str],
    seeds: Iterable[int],
    options: Mapping[str, Noun] | None = None,
    workers: int = 1,
    races: Sequence[str] = (),
    *,
    rotate: bool = False,
) -> Iterator[Outcome]:
    """The outcome of one game for each seed, in the order of the seeds."""
    plan = Plan(game, tuple(bots), tuple(races), rotate, dict(options or {}))
    check(plan)
    if workers < 1:
        raise BadSetup(f"a simulation needs at least one worker, not {workers}")
    return _in_turn(plan, seeds) if workers == 1 else _in_parallel(plan, seeds, workers)


def check(plan: Plan) -> None:
    """Refuse what cannot be played before the first game begins."""
    for name in plan.bots:
        tw.bot(name)
    if plan.races and len(plan.races) != len(plan.bots):
        raise BadSetup(f"{len(plan.bots)} bots need as many races, not {len(plan.races)}")
    definition_of(plan.game).new(plan.seats(0), 0, plan.options)


def play_one(plan: Plan, seed: int) -> Outcome:
    """One game; whatever goes wrong in it becomes a part of the outcome."""
    game = tw.new_game(plan.game, plan.seats(seed), seed, plan.options)
    try:
        _play(game, plan, seed)
        return _outcome(game, plan)
    except Exception as problem:
        return _outcome(game, plan, f"{type(problem).__name__}: {problem}")


def _play(game: tw.Game, plan: Plan, seed: int) -> None:
    bots = [tw.bot(name, derive(seed, f"bot/{seat}")) for seat, name in enumerate(plan.bots)]
    seats = [tw.Seat(game, number) for number in range(game.seats)]
    while not game.over:
        number = next_speaker(game)
        game.choose(number, bots[number].decide(seats[number]))
        if len(game.choices) > LONGEST_GAME:
            raise tw.ThroneworldError(f"the game is not over after {LONGEST_GAME} choices")


def _points(view: Mapping[str, Any]) -> tuple[int, ...]:
    """Those of each seat, in a game that counts them."""
    players = view.get("players", ())
    return tuple(each["points"] for each in players if isinstance(each, dict) and "points" in each)


def _outcome(game: tw.Game, plan: Plan, error: str = "") -> Outcome:
    view, result = game.view(None), game.result
    factions = factions_in(view) or [""] * game.seats
    return Outcome(
        seed=game.seed,
        seats=tuple(factions),
        bots=plan.bots,
        winners=result.winners if result else (),
        how=result.how if result else "",
        rounds=int(view.get("round", 0)),
        choices=len(game.choices),
        points=_points(view),
        error=error,
        record=game.record if error else None,
    )


def _in_turn(plan: Plan, seeds: Iterable[int]) -> Iterator[Outcome]:
    for seed in seeds:
        yield play_one(plan, seed)


def _in_parallel(plan: Plan, seeds: Iterable[int], workers: int) -> Iterator[Outcome]:
    """A few games ahead of the reader, so that any number of them fits into memory."""
    spawn = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
    waiting = iter(seeds)
    with ProcessPoolExecutor(workers, spawn, _leave_interrupts_to_the_parent) as pool:
        pending = deque(pool.submit(play_one, plan, seed) for seed in islice(waiting, workers * AHEAD))
        try:
            while pending:
                yield pending.popleft().result()
                pending.extend(pool.submit(play_one, plan, seed) for seed in islice(waiting, 1))
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
