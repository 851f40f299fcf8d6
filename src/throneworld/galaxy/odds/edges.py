"""What gives a side an edge in combat; a game has its own by their printed names.

Some are choices of a player; for those a number says when he takes them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from throneworld.galaxy.odds.model import Rolls, Side, Unit

Change = Callable[[Side, float], Side]
SPACE, GROUND, BOTH = "space", "ground", "both"
EVERY_ROUND = 0


class Edge(Struct, frozen=True):
    """`own` changes the side that has it, `other` the opponent."""

    own: Change | None = None
    other: Change | None = None
    where: str = BOTH
    usual: float | None = None
    """The number that holds if none is given; None if it takes none."""
    least: int = 0
    most: int = 99
    whole: bool = False
    """Whether that must be a whole number."""
    needs: str = ""
    """The unit that the side must have."""


def apply(edge: Edge, number: float, own: Side, other: Side) -> tuple[Side, Side]:
    """Both sides as they are with it."""
    return (
        edge.own(own, number) if edge.own else own,
        edge.other(other, number) if edge.other else other,
    )


def added(edge: Edge) -> Rolls:
    """What it adds to the combat rolls of the side that has it: of all units, and of fighters besides."""
    return edge.own(Side(groups=()), edge.usual or 0).rolls if edge.own else Rolls()


def setting(name: str, value: object = True) -> Change:
    return lambda side, number: replace(side, **{name: value})


def number_of(name: str, kind: type[int] | type[float] = float) -> Change:
    return lambda side, number: replace(side, **{name: kind(number)})


def in_all_rounds(change: Callable[[Rolls], Rolls]) -> Change:
    return lambda side, number: replace(
        side, rolls=change(side.rolls), first_rolls=tuple(map(change, side.first_rolls))
    )


def in_first_rounds(side: Side, rounds: int, change: Callable[[Rolls], Rolls]) -> Side:
    firsts = [*side.first_rolls, *[side.rolls] * (rounds - len(side.first_rolls))]
    return replace(side, first_rolls=(*map(change, firsts[:rounds]), *firsts[rounds:]))


def modified(by: int) -> Change:
    return in_all_rounds(lambda rolls: replace(rolls, modifier=rolls.modifier + by))


def again(rolls: Rolls) -> Rolls:
    return replace(rolls, reroll="misses")


def rerolling(side: Side, rounds: float) -> Side:
    if rounds == EVERY_ROUND:
        return in_all_rounds(again)(side, rounds)
    return in_first_rounds(side, int(rounds), again)


def silenced(side: Side, number: float) -> Side:
    return in_first_rounds(side, 1, lambda rolls: replace(rolls, silent=True))


def without_sustain(side: Side, kinds: tuple[str, ...]) -> Side:
    """Those that are damaged stay damaged."""

    def bare(unit: Unit) -> Unit:
        return replace(unit, sustain=False) if unit.name in kinds else unit

    groups = tuple(replace(group, unit=bare(group.unit)) for group in side.groups)
    order = tuple(line for line in side.order if not (line.sustain and line.unit in kinds))
    return replace(side, groups=groups, order=order)


class Armoury(Struct, frozen=True, kw_only=True):
    """What the odds of a game know by name: its `odds.py` exports one as `ODDS`."""

    units: dict[str, Unit]
    """Those that fight, by the names that one types: also in a better make, `ship` and `ship_2`."""
    ground_forces: tuple[str, ...]
    edges: dict[str, Edge]
    plain: tuple[str, ...] = ()
    """Edges that have an option of their own, since every faction may have them."""
    unsustaining: tuple[str, ...] = ()
    """Units that a law may keep from sustaining damage."""
    lends_ground_forces: str = ""
    """With this unit, ground forces fight in space."""
