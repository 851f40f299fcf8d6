"""How battles are likely to end, by exact odds; each pair of fleets is reckoned once."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from throneworld.bots.ti4.position import Position
from throneworld.galaxy.odds import Group as Squad
from throneworld.galaxy.odds import Rolls, Shot, Side, fight
from throneworld.imperium.combat.cannons import cannons_against, cannons_on
from throneworld.ti4.figures import FIGURES
from throneworld.ti4.owning import has_ability, has_technology
from throneworld.ti4.state import SPACE, Group
from throneworld.ti4.tables import INFANTRY, NEBULA, TILE, UNIT
from throneworld.ti4.tactical.bombardment import bombardment_refusal
from throneworld.ti4.units import INDEX, KINDS, NONE, SHIPS, profile

Line = tuple[str, int, int]
"""Row of a sheet, how many, how many of them damaged."""
Shots = tuple[tuple[int, int], ...]
"""The lowest result that hits, and dice."""

_SHIPS = tuple(INDEX[kind] for kind in SHIPS)
_INFANTRY = INDEX[INFANTRY]
MANY = 26
"""With more units than this on both sides together the odds are estimated."""


class Prospect(NamedTuple):
    """The chance to win, and what each side loses on average, in resources."""

    win: float
    loss: float
    gain: float


SURE = Prospect(1.0, 0.0, 0.0)
HOPELESS = Prospect(0.0, 0.0, 0.0)


class _Force(NamedTuple):
    lines: tuple[Line, ...]
    modifier: int = 0
    shots: Shots = ()


def space_battle(
    position: Position, seat: int, ours: Group, other: int, theirs: Group, system: int
) -> Prospect:
    """A fleet of one player moves into a system with a fleet of another."""
    state = position.state
    damaged = state.damaged[other].get(SPACE[system], NONE)
    attacker = _Force(_ships(position, seat, ours, NONE), _modifier(position, seat, system, False))
    defender = _Force(
        _ships(position, other, theirs, damaged),
        _modifier(position, other, system, True),
        cannons_against(state, other, system),
    )
    return _reckon(attacker, defender, False)


def ongoing_battle(position: Position, other: int, system: int) -> Prospect:
    """A space combat in which both are already; it does not matter who began it."""
    state, me = position.state, position.me
    sides = [
        _Force(
            _ships(
                position, seat, position.fleet(seat, system), state.damaged[seat].get(SPACE[system], NONE)
            ),
            _modifier(position, seat, system, seat != state.active),
        )
        for seat in (me, other)
    ]
    return _reckon(sides[0], sides[1], False)


def landing(
    position: Position, seat: int, infantry: int, other: int, planet: str, fleet: Group = NONE
) -> Prospect:
    """Ground forces of one player land on a planet of another, after what the fleet bombards."""
    state = position.state
    defenders = state.units[other].get(planet, NONE)[_INFANTRY]
    shells = () if bombardment_refusal(state, seat, planet) else _bombardment(position, seat, fleet)
    attacker = _Force(_line(position, seat, INFANTRY, infantry), _modifier(position, seat, 0, False), shells)
    defender = _Force(
        _line(position, other, INFANTRY, defenders),
        _modifier(position, other, 0, False),
        cannons_on(state, other, planet),
    )
    return _reckon(attacker, defender, True)


def _ships(position: Position, seat: int, group: Group, damaged: Group) -> tuple[Line, ...]:
    sheet = position.state.sheets[seat]
    return tuple(
        (sheet[kind], group[kind], min(group[kind], damaged[kind])) for kind in _SHIPS if group[kind]
    )


def _line(position: Position, seat: int, kind: str, number: int) -> tuple[Line, ...]:
    return ((position.state.sheets[seat][INDEX[kind]], number, 0),) if number else ()


def _modifier(position: Position, seat: int, system: int, defends: bool) -> int:
    state = position.state
    nebula = defends and system > 0 and TILE[system].anomaly == NEBULA
    return has_ability(state, seat, "unrelenting") - has_ability(state, seat, "fragile") + nebula


def _bombardment(position: Position, seat: int, fleet: Group) -> Shots:
    found = []
    for kind, number in zip(KINDS, fleet, strict=True):
        roll = profile(position.state, seat, kind).bombardment if number else None
        if roll is not None:
            found.append((roll.hits_on, roll.dice * number))
    if found and has_technology(position.state, seat, "plasma_scoring"):
        found.append((found[0][0], 1))
    return tuple(found)


@lru_cache(maxsize=16384)
def _reckon(attacker: _Force, defender: _Force, ground: bool) -> Prospect:
    if not attacker.lines:
        return HOPELESS
    if not defender.lines and not defender.shots:
        return SURE
    if sum(line[1] for force in (attacker, defender) for line in force.lines) > MANY:
        return _estimate(attacker, defender)
    odds = fight(_side(attacker), _side(defender), ground=ground)
    lost = sum(loss.cost for loss in odds.attacker_losses)
    return Prospect(odds.attacker, lost, sum(loss.cost for loss in odds.defender_losses))


def _side(force: _Force) -> Side:
    """Units without a combat value stand no chance and count for nothing."""
    return Side(
        groups=tuple(Squad(FIGURES[row], many, hurt) for row, many, hurt in force.lines if row in FIGURES),
        rolls=Rolls(modifier=force.modifier),
        volley=tuple(Shot(value, dice) for value, dice in force.shots),
    )


def _estimate(attacker: _Force, defender: _Force) -> Prospect:
    """By Lanchester's square: strength is hits times what it takes to be destroyed."""
    one, other = _strength(attacker), _strength(defender)
    chance = one**2 / (one**2 + other**2) if one or other else 0.0
    cost = [
        sum(UNIT[row].cost / max(1, UNIT[row].produced) * many for row, many, _ in force.lines)
        for force in (attacker, defender)
    ]
    return Prospect(chance, cost[0] * (1 - chance) * 0.9, cost[1] * chance)


def _strength(force: _Force) -> float:
    hits = sum(_hits(row, force.modifier) * many for row, many, _ in force.lines)
    stands = sum(many + (many - hurt) * UNIT[row].sustain_damage for row, many, hurt in force.lines)
    return float((hits * stands) ** 0.5)


def _hits(row: str, modifier: int) -> float:
    unit = UNIT[row]
    return max(0, min(10, 11 - unit.combat + modifier)) / 10 * unit.dice if unit.combat else 0.0


def power(position: Position, seat: int, group: Group) -> float:
    """A single number for a fleet, to compare."""
    return _strength(_Force(_ships(position, seat, group, NONE), _modifier(position, seat, 0, False)))


def cost(position: Position, seat: int, group: Group) -> float:
    """What a group of units would cost to produce."""
    total = 0.0
    for kind, number in zip(KINDS, group, strict=True):
        if number:
            row = profile(position.state, seat, kind)
            total += number * row.cost / max(1, row.produced)
    return total
