"""What a tactical action in a system would be worth: planets taken, fleets beaten, posts held."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.bots.ti4.force import landing, power
from throneworld.bots.ti4.goals import POINT
from throneworld.bots.ti4.muster import Muster, Need
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.worth import Worth
from throneworld.imperium.combat.cannons import cannons_against
from throneworld.imperium.landing import landing_refusal
from throneworld.imperium.paying import INFLUENCE, can_pay
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import INFANTRY, MECATOL_REX
from throneworld.ti4.tactical.commit import custodians_price
from throneworld.ti4.units import INDEX, big_ship_count

TOKEN = 2.0
"""What a command token is worth, in resources."""
FAIR_ODDS = 0.58
"""Below this no battle is sought."""
LOSSES = 0.7
"""What a lost ship weighs: it was built to be used."""
GROUND_ODDS = 0.65
ADVANCE = 0.25
"""How much a prize is worth that a fleet has come nearer to."""
_INFANTRY = INDEX[INFANTRY]


class Mission(NamedTuple):
    system: int
    value: float
    need: Need
    origins: tuple[int, ...] = ()
    """Where its ships come from."""


class Target(NamedTuple):
    planet: str
    worth: float
    infantry: int
    """How many it takes."""
    odds: float


def mission(position: Position, worth: Worth, system: int) -> Mission:
    """The best use of our ships in a system; production is not counted."""
    muster = Muster(position, system)
    opponent = position.hostile(system)
    if not muster.movers and not (muster.here[_INFANTRY] and opponent == NOBODY):
        return Mission(system, 0.0, Need())
    found = targets(position, worth, muster)
    post = worth.station(system) > 0
    behind = () if found or opponent != NOBODY else _behind(worth, muster)
    need = Need(sum(target.infantry for target in found), opponent, post, behind)
    muster.gather(need)
    value = _value(position, worth, muster, opponent, found) + _advance(position, worth, muster, behind)
    return Mission(system, value, need, tuple({mover.origin: None for mover in muster.came}))


def _value(position: Position, worth: Worth, muster: Muster, opponent: int, found: list[Target]) -> float:
    battle = muster.battle(opponent)
    if opponent != NOBODY and battle.win < FAIR_ODDS:
        return -POINT
    spoils, left = 0.0, muster.here[_INFANTRY]
    for target in found:
        if left >= target.infantry:
            left -= target.infantry
            spoils += target.worth * target.odds
    if big_ship_count(muster.here):
        spoils += worth.station(muster.system)
    gain = battle.win * spoils + battle.gain * (0.2 + position.rivalry(opponent)) - LOSSES * battle.loss
    lost = sum(worth.leaving(origin) for origin in muster.stripped())
    return gain - lost - _cannon_fire(position, muster)


def _behind(worth: Worth, muster: Muster) -> tuple[int, ...]:
    """From where ships would come nearer to something worth having."""
    here = worth.front[muster.system]
    origins = dict.fromkeys(mover.origin for mover in muster.movers)
    return tuple(origin for origin in origins if worth.front[origin] + 1.0 < here)


def _advance(position: Position, worth: Worth, muster: Muster, behind: tuple[int, ...]) -> float:
    """What it is worth to have those ships so much nearer: more for a strong fleet and ground forces."""
    came = [mover for mover in muster.came if mover.origin in behind]
    if not came:
        return 0.0
    gain = worth.front[muster.system] - min(worth.front[mover.origin] for mover in came)
    loaded = 2.0 if muster.here[_INFANTRY] > 1 else 1.0
    return ADVANCE * loaded * gain * min(1.0, power(position, position.me, muster.here) / 1.5)


def _cannon_fire(position: Position, muster: Muster) -> float:
    """What space cannons would cost ships that come."""
    if not muster.came:
        return 0.0
    hits = sum(
        dice * (11 - value) / 10
        for seat in position.others
        for value, dice in cannons_against(position.state, seat, muster.system)
    )
    return 1.5 * hits


def targets(position: Position, worth: Worth, muster: Muster) -> list[Target]:
    """The planets that could be taken with what can come, the most rewarding first."""
    available = muster.here[_INFANTRY] + muster.infantry_to_come()
    found = [_target(position, worth, muster, planet) for planet in planets_in(muster.system)]
    chosen = []
    for target in sorted(found, key=lambda each: -each.worth / max(1, each.infantry)):
        if target.worth > 0 and 0 < target.infantry <= available:
            available -= target.infantry
            chosen.append(target)
    return chosen


def _target(position: Position, worth: Worth, muster: Muster, planet: str) -> Target:
    state, me = position.state, position.me
    owner = position.owner(planet)
    nothing = Target(planet, 0.0, 0, 0.0)
    if owner == me and position.defender(planet) == NOBODY:
        return nothing
    bonus = 0.0
    if planet == MECATOL_REX and state.custodians:
        if not can_pay(state, me, custodians_price(state, me), INFLUENCE):
            return nothing
        bonus = POINT
    elif landing_refusal(state, me, planet) is not None:
        return nothing
    value = worth.planet(planet) + bonus + position.rivalry(owner) * worth.plain(planet)
    defender = position.defender(planet)
    if defender == NOBODY:
        return nothing if position.ground(me, planet) else Target(planet, value, 1, 1.0)
    return _contested(position, muster, planet, value, defender)


def _contested(position: Position, muster: Muster, planet: str, value: float, defender: int) -> Target:
    """As many as it takes to win, or nothing."""
    landed = position.ground(position.me, planet)
    most = min(12, landed + muster.here[_INFANTRY] + muster.infantry_to_come())
    start = min(most, max(1, landed, position.ground(defender, planet) // 2))
    for infantry in range(start, most + 1):
        odds = landing(position, position.me, infantry, defender, planet, muster.here).win
        if odds >= GROUND_ODDS:
            return Target(planet, value - 0.25 * infantry, infantry - landed, odds)
    return Target(planet, 0.0, 0, 0.0)
