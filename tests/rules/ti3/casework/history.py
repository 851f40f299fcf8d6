"""What a position says in words about the past: things done this round, penalties taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.ti3.casework.case import Names
from throneworld.imperium.marks import GAME, mark
from throneworld.ti3.deeds import CLAIMED, MOVED, TOOK
from throneworld.ti3.factions.mentak import PILLAGED
from throneworld.ti3.phases.strategy import HAD_ASSEMBLY, PICKS_OVER
from throneworld.ti3.state import NOBODY, Deed


def lay_mark(names: Names, seat: int, words: str, about: Any) -> None:
    WORDS[words](names, seat, about)


def _did(names: Names, kind: str, seat: int, *about: Any) -> None:
    state = names.scene.state
    state.deeds = (*state.deeds, Deed(kind, seat, about))


def _took(names: Names, seat: int, planet: str) -> None:
    _did(names, TOOK, seat, planet, NOBODY, "landed", 0)


def _claimed(names: Names, seat: int, objective: str) -> None:
    _did(names, CLAIMED, seat, objective)


def _penalty_taken(names: Names, seat: int, points: int) -> None:
    names.scene.state.penalties[seat] = points


def _moved(names: Names, seat: int, about: str) -> None:
    """`1 on lodor`."""
    number, _, planet = about.split()
    _did(names, MOVED, seat, int(number), planet)


def _had_assembly(names: Names, seat: int, about: str) -> None:
    mark(names.scene.game, HAD_ASSEMBLY, seat=seat, until=PICKS_OVER)


def _stole(names: Names, seat: int, times: int) -> None:
    """Only whether it was an odd number of times is kept."""
    if times % 2:
        mark(names.scene.game, PILLAGED, seat=seat, until=GAME)


WORDS: dict[str, Callable[[Names, int, Any], None]] = {
    "took this round": _took,
    "claimed this round": _claimed,
    "home penalty taken": _penalty_taken,
    "held assembly last round": _had_assembly,
    "stole": _stole,
    "ground forces that moved this round": _moved,
}
