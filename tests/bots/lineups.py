"""Who sits where in the games that compare bots, and how such a game is played."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import throneworld as tw
from throneworld.rex.tables import RACE

RACES = tuple(RACE)
TRIPLES = tuple(combinations(range(6), 3))


class Played(NamedTuple):
    seed: int
    races: tuple[str, ...]
    heuristic: tuple[int, ...]
    """The seats of the heuristic bots; the others were random ones."""
    winners: tuple[int, ...]
    how: str
    round: int


def races_of(seed: int) -> tuple[str, ...]:
    """The races, each seed one seat further round the table."""
    return tuple(RACES[(seat + seed) % 6] for seat in range(6))


def mixed(seed: int) -> Played:
    """Three heuristic seats against three random ones; which three goes round as well."""
    return _play(seed, TRIPLES[seed // 6 % len(TRIPLES)])


def equals(seed: int) -> Played:
    """Six heuristic seats."""
    return _play(seed, tuple(range(6)))


def _play(seed: int, heuristic: tuple[int, ...]) -> Played:
    races = races_of(seed)
    game = tw.new_game("rex", seats=races, seed=seed)
    names = ["heuristic" if seat in heuristic else "random" for seat in range(6)]
    tw.play(game, [tw.bot(name, 6 * seed + seat) for seat, name in enumerate(names)])
    assert game.result is not None
    return Played(seed, races, heuristic, game.result.winners, game.result.how, game.view()["round"])
