"""Objectives that count one thing, compare players, or ask for an office (rulings 107, 132, 148)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.galaxy.sets import Systems
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.planets import values_of
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import fleets
from throneworld.ti3.objectives.counting import planets_of
from throneworld.ti3.objectives.memory import action_phase_is_over, points_at_end
from throneworld.ti3.objectives.places import excluded, opponents
from throneworld.ti3.state import SYSTEM, Ti3State
from throneworld.ti3.tables import KINDS, RACIAL_TECHNOLOGY, SPACE_DOCK, TILE_OF
from throneworld.ti3.tables import needs as words
from throneworld.ti3.tables.needs import ACTION_PHASE_END, POINTS, Fewer, Is, More, Number
from throneworld.ti3.verbs.agreements import agreements_of

INFLUENCE, PLANETS = "influence", "planets"
MINISTER = "minister_of_"
_DOCK = KINDS.index(SPACE_DOCK)

# What is counted


def number(state: Ti3State, seat: int, need: Number) -> bool:
    """What is judged when the Action Phase has ended is never met before."""
    over = need.at != ACTION_PHASE_END or action_phase_is_over(state)
    return over and number_of(state, seat, need.of, need.at) >= need.n


def number_of(state: Ti3State, seat: int, what: str, at: str = "") -> int:
    if what == POINTS:
        return points_at_end(state, seat) if at else state.points[seat]
    return NUMBERS[what](state, seat)


def blockades(state: Ti3State, seat: int) -> int:
    """Docks of opponents where one has ships; docks in space are never blockaded (SA-13.9.5)."""
    ships: Systems = fleets(state, seat)
    return sum(
        [
            group[_DOCK]
            for other in opponents(state, seat)
            for place, group in state.units[other].items()
            if group[_DOCK] and place not in AREAS and ships >> SYSTEM[place] & 1
        ]
    )


def _captives(state: Ti3State, seat: int) -> int:
    return sum([leader.captor == seat for leader in state.leaders.values()])


def _racial_copies(state: Ti3State, seat: int) -> int:
    """Racial technologies of other races (ruling 152)."""
    race = state.factions[seat]
    return sum([RACIAL_TECHNOLOGY[each].race != race for each in state.racial_technologies[seat]])


NUMBERS: dict[str, Callable[[Ti3State, int], int]] = {
    words.BLOCKADES: blockades,
    words.CAPTIVES: _captives,
    words.AGREEMENTS: lambda state, seat: len(agreements_of(state, seat)),
    words.RACIAL_COPIES: _racial_copies,
    words.HAND: lambda state, seat: len(state.hands[seat]),
}


# Players compared


def more(state: Ti3State, seat: int, need: More) -> bool:
    if need.at == ACTION_PHASE_END and not action_phase_is_over(state):
        return False
    rivals, own = _rivals(state, seat, need.than), _amount(state, seat, need.of, need.outside, need.at)
    others = (_amount(state, other, need.of, need.outside, need.at) for other in rivals)
    if need.than == "sum_of_neighbours":
        return bool(rivals) and own >= sum(others) + need.lead
    return bool(rivals) and all(own >= number + need.lead for number in others)


def fewer(state: Ti3State, seat: int, need: Fewer) -> bool:
    """A tie is not enough (ruling 148)."""
    rivals, own = _rivals(state, seat, need.than), _amount(state, seat, need.of, need.outside, "")
    others = (_amount(state, other, need.of, need.outside, "") for other in rivals)
    if need.than == "sum_of_neighbours":
        return bool(rivals) and own < sum(others)
    return bool(rivals) and all(own < number for number in others)


def _rivals(state: Ti3State, seat: int, than: str) -> tuple[int, ...]:
    """Everybody else, or who sits left and right, counted once (ruling 107)."""
    rivals = tuple([each for each in others_clockwise(state, seat) if not state.allied(seat, each)])
    if than == "each_opponent":
        return rivals
    return tuple(dict.fromkeys((*rivals[:1], *rivals[-1:])))


def _amount(state: Ti3State, seat: int, what: str, outside: str, at: str) -> int:
    if what == INFLUENCE:
        return total_influence(state, seat)
    if what == PLANETS:
        out = excluded(state, seat, outside)
        return len([planet for planet in planets_of(state, seat) if not out >> TILE_OF[planet] & 1])
    return number_of(state, seat, what, at)


def total_influence(state: Ti3State, seat: int) -> int:
    """Of all planets, exhausted ones and those at home too (ruling 132)."""
    found = values_of(state, planets_of(state, seat))
    return sum([influence for _, influence in found.values()])


# Offices


def office(state: Ti3State, seat: int, need: Is) -> bool:
    if need.office == "minister":
        return any(law.startswith(MINISTER) and about == seat for law, about in state.laws.items())
    return (state.speaker if need.office == "speaker" else state.voice) == seat
