"""Where leaders are, and who has them (SA-14.1)."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.movement.cargo import ship_with
from throneworld.imperium.order import playing
from throneworld.imperium.state import AREAS
from throneworld.ti3.leaders.persons import OF_RACE, PERSON
from throneworld.ti3.quantities import LEADS_IN_ALL
from throneworld.ti3.state import NOBODY, SYSTEM, Leader, Ti3State, seat_of
from throneworld.ti3.tables.leaders import LEADER

LEADER_KINDS = tuple(LEADER)


def owner_of(state: Ti3State, leader: str) -> int:
    """The player whose race he belongs to."""
    return seat_of(state, PERSON[leader].race)


def keeper_of(state: Ti3State, leader: str) -> int:
    """Who moves him: his captor, else his owner (SA-14.2.4)."""
    captor = state.leaders[leader].captor
    return owner_of(state, leader) if captor == NOBODY else captor


def place_of(state: Ti3State, leader: str) -> Place:
    """The planet, or the space area in which his ship is."""
    found = state.leaders[leader]
    if found.place:
        return found.place
    aboard = ship_with(state, keeper_of(state, leader), leader)
    assert aboard is not None, f"{leader} is nowhere"
    return aboard[0]


def leaders_at(state: Ti3State, place: Place) -> list[str]:
    """All leaders in a place who have not lost it, captives too."""
    if place not in AREAS:
        there = state.leaders.items()
        return [each for each, leader in there if leader.place == place and not leader.displaced]
    return [
        each
        for each, leader in state.leaders.items()
        if not leader.displaced and place_of(state, each) == place
    ]


def free_leaders(state: Ti3State, seat: int, kind: str) -> list[str]:
    """A player's own leaders who act as one of a type: neither captive nor without a place (SA-14.2.4)."""
    all_kinds = state.marks and granted_by(state, LEADS_IN_ALL, seat)
    kinds = LEADER_KINDS if all_kinds else (kind,)
    own = [name for each in kinds for name in OF_RACE.get((state.factions[seat], each), ())]
    return [name for name in own if name in state.leaders and is_free(state.leaders[name])]


def is_free(leader: Leader) -> bool:
    return leader.captor == NOBODY and not leader.displaced


def acts_at(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    """Whether a player has a leader of a type who acts in a place."""
    return any(place_of(state, each) == place for each in free_leaders(state, seat, kind))


def acts_in(state: Ti3State, seat: int, kind: str, system: int) -> bool:
    """Whether a player has a leader of a type who acts in a system, on a planet or aboard."""
    return any(SYSTEM[place_of(state, each)] == system for each in free_leaders(state, seat, kind))


def acting_in(state: Ti3State, kind: str) -> list[tuple[int, int]]:
    """Who has a leader of a type who acts, and in which system; more than one if he has several."""
    return [
        (seat, SYSTEM[place_of(state, each)])
        for seat in (playing(state) if state.leaders else ())
        for each in free_leaders(state, seat, kind)
    ]
