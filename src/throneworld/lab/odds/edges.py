"""What gives a side an edge in combat, by printed names: technologies, faction abilities, laws.

Some are choices of a player; for those a number says when he takes them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from throneworld.galaxy.odds import Rolls, Side, Unit
from throneworld.ti4 import tables
from throneworld.ti4.figures import FIGURES

Change = Callable[[Side, float], Side]
SPACE, GROUND, BOTH = "space", "ground", "both"
EVERY_ROUND = 0
RAIDERS = 2
BROADSIDE = 3
WAR_SUNS = tuple(unit.name for row, unit in FIGURES.items() if tables.UNIT[row].type == tables.WAR_SUN)


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


def _setting(name: str, value: object = True) -> Change:
    return lambda side, number: replace(side, **{name: value})


def _number(name: str, kind: type[int] | type[float] = float) -> Change:
    return lambda side, number: replace(side, **{name: kind(number)})


def _in_all_rounds(change: Callable[[Rolls], Rolls]) -> Change:
    return lambda side, number: replace(
        side, rolls=change(side.rolls), first_rolls=tuple(map(change, side.first_rolls))
    )


def _in_first_rounds(side: Side, rounds: int, change: Callable[[Rolls], Rolls]) -> Side:
    firsts = [*side.first_rolls, *[side.rolls] * (rounds - len(side.first_rolls))]
    return replace(side, first_rolls=(*map(change, firsts[:rounds]), *firsts[rounds:]))


def _modifier(by: int) -> Change:
    return _in_all_rounds(lambda rolls: replace(rolls, modifier=rolls.modifier + by))


def _again(rolls: Rolls) -> Rolls:
    return replace(rolls, reroll="misses")


def _munitions(side: Side, rounds: float) -> Side:
    if rounds == EVERY_ROUND:
        return _in_all_rounds(_again)(side, rounds)
    return _in_first_rounds(side, int(rounds), _again)


def _silenced(side: Side, number: float) -> Side:
    return _in_first_rounds(side, 1, lambda rolls: replace(rolls, silent=True))


def without_sustain(side: Side, kinds: tuple[str, ...]) -> Side:
    """Those that are damaged stay damaged."""

    def bare(unit: Unit) -> Unit:
        return replace(unit, sustain=False) if unit.name in kinds else unit

    groups = tuple(replace(group, unit=bare(group.unit)) for group in side.groups)
    order = tuple(line for line in side.order if not (line.sustain and line.unit in kinds))
    return replace(side, groups=groups, order=order)


EDGES: dict[str, Edge] = {
    "ambush": Edge(_setting("opening_shots", RAIDERS), where=SPACE),
    "assault_cannon": Edge(_setting("broadside", BROADSIDE), where=SPACE),
    "devotion": Edge(_number("spends_light_for"), where=SPACE, usual=2),
    "dimensional_splicer": Edge(_setting("chosen_hit"), where=SPACE),
    "duranium_armor": Edge(_setting("repairs_one")),
    "exotrireme_2": Edge(_number("gives_up_for"), where=SPACE, usual=5, needs="exotrireme_2"),
    "fragile": Edge(_modifier(-1)),
    "impulse_core": Edge(_setting("ram"), where=SPACE),
    "indoctrination": Edge(_setting("converts"), where=GROUND),
    "magen_defense_grid": Edge(other=_silenced, where=GROUND),
    "munitions_reserves": Edge(_munitions, where=SPACE, usual=EVERY_ROUND, most=10, whole=True),
    "non_euclidean_shielding": Edge(_setting("sustain_cancels", 2)),
    "prophecy_of_ixth": Edge(_in_all_rounds(lambda rolls: replace(rolls, fighters=rolls.fighters + 1))),
    "the_crown_of_thalnos": Edge(_number("stakes"), usual=1),
    "unrelenting": Edge(_modifier(1)),
    "valkyrie_particle_weave": Edge(_setting("more_hits"), where=GROUND),
    "wrath_of_kenara": Edge(
        _number("trade_goods", int),
        where=SPACE,
        usual=1,
        least=1,
        most=10,
        whole=True,
        needs="wrath_of_kenara",
    ),
}
