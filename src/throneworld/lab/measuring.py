"""What is measured of a game: random play, play by bots that think, and acts upon a game in its middle.

Run as a program it uses whatever engine is on its path, of any commit, and nothing but public names: it reads
lines such as `["game", 6, 3]`, a game with its seats and a seed, and answers each with a sample.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import pairwise
from time import process_time

import throneworld as tw

REPEATS = 200
MIDDLE = 250
"""So many decisions into a game it is copied, saved and viewed."""

Sample = dict[str, float]


def measure(name: str, seats: int, seed: int) -> Sample:
    """One game played at random, the same game thought about, and a look at its middle."""
    return {
        "decisions": _decisions_a_second(_costs(name, seats, seed, "random")),
        "heuristic": _decisions_a_second(_costs(name, seats, seed, "heuristic")),
        **middle(name, seats, seed, ("copy", "view")),
    }


def random_play(name: str, seats: int, seeds: range) -> Sample:
    """A few random games: how many, how many decisions a second, and whether late ones cost more."""
    decisions, spent, early, late = 0, 0.0, 0.0, 0.0
    for seed in seeds:
        costs = _costs(name, seats, seed, "random")
        decisions += len(costs)
        spent += sum(costs)
        third = max(1, len(costs) // 3)
        early += sum(costs[:third]) / third
        late += sum(costs[-third:]) / third
    return {"games": len(seeds) / spent, "decisions": decisions / spent, "growth": late / early}


def middle(name: str, seats: int, seed: int, acts: tuple[str, ...]) -> Sample:
    """What it costs to do these things with a game that is under way."""
    game = tw.new_game(name, seats=seats, seed=seed)
    bots = [tw.bot("random", number) for number in range(seats)]
    while not game.over and len(game.choices) < MIDDLE:
        number = _speaker(game)
        game.choose(number, bots[number].decide(tw.Seat(game, number)))
    todo: dict[str, Callable[[], object]] = {
        "copy": game.copy,
        "snapshot": game.snapshot,
        "view": lambda: game.view(0),
    }
    return {act: _each(todo[act]) for act in acts}


def _costs(name: str, seats: int, seed: int, level: str) -> list[float]:
    """Play a game and return what each decision took, the list of options included."""
    times = [process_time()]
    game = tw.new_game(name, seats=seats, seed=seed)
    bots = [tw.bot(level, seed * seats + number) for number in range(seats)]
    places = [tw.Seat(game, number) for number in range(seats)]
    while not game.over:
        number = _speaker(game)
        game.choose(number, bots[number].decide(places[number]))
        times.append(process_time())
    return [later - earlier for earlier, later in pairwise(times)]


def _speaker(game: tw.Game) -> int:
    """Whose choice comes next: where an engine knows of dialogues beside questions, who is spoken to."""
    beside = [int(step.seat) for step in getattr(game, "beside", ())]
    spoken = [seat for seat in beside if game.ask_beside(seat) is not None]
    return (*spoken, *game.asked)[0]


def _decisions_a_second(costs: list[float]) -> float:
    return len(costs) / sum(costs)


def _each(action: Callable[[], object]) -> float:
    started = process_time()
    for _ in range(REPEATS):
        action()
    return (process_time() - started) / REPEATS


def answer() -> None:
    """First where the engine lies and which games it has with how many seats, then a sample a line."""
    seats = {game["id"]: game["seats"][1] for game in tw.games()}
    print(json.dumps({"engine": tw.__file__, "seats": seats}), flush=True)
    for line in sys.stdin:
        name, count, seed = json.loads(line)
        print(json.dumps(measure(name, count, seed)), flush=True)


if __name__ == "__main__":
    answer()
