"""What an objective asks for (RR 52.4): planets, technologies, ships, units, means to spend."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import Systems, set_of
from throneworld.imperium.board import adjacency, anomalies, held_planets, home_system, wormholes
from throneworld.imperium.paying import INFLUENCE, RESOURCES, purse
from throneworld.imperium.verbs.tokens import pool
from throneworld.ti4 import tables
from throneworld.ti4.board import is_home
from throneworld.ti4.state import SYSTEM, Ti4State
from throneworld.ti4.steps.prerequisites import owned_colours
from throneworld.ti4.units import INDEX, fleets, in_space, on_board, ship_count

ANOMALIES = (tables.ASTEROID_FIELD, tables.GRAVITY_RIFT, tables.NEBULA, tables.SUPERNOVA)


Measure = tuple[str, int, int]
"""What a requirement counts, how much of it a player has, and how much is asked for."""


def is_met(state: Ti4State, seat: int, requirement: tables.Requirement) -> bool:
    """Whether a player fulfils a requirement now, or can pay for it now (RR 52.5, 52.10)."""
    return shortfall(state, seat, requirement) is None


def shortfall(state: Ti4State, seat: int, requirement: tables.Requirement) -> Measure | None:
    """What is missing for a requirement, of several things the first; None if it is met."""
    for each in measured(state, seat, requirement):
        if each[1] < each[2]:
            return each
    return None


def measured(state: Ti4State, seat: int, requirement: tables.Requirement) -> Iterable[Measure]:
    """One thing after the other, none before it is asked for."""
    return _MEASURES[type(requirement)](state, seat, requirement)


def _planets(state: Ti4State, seat: int, requirement: tables.ControlPlanets) -> Iterable[Measure]:
    return (("planets", planet_count(state, seat, requirement.where), requirement.count),)


def _fleets(state: Ti4State, seat: int, requirement: tables.ShipsInSystems) -> Iterable[Measure]:
    there = fleets(state, seat)
    found = there & systems(state, seat, requirement.where) if there else 0
    return (("fleets", found.bit_count(), requirement.count),)


def _ships(state: Ti4State, seat: int, requirement: tables.ShipsInOneSystem) -> Iterable[Measure]:
    return (("ships", ship_count(in_space(state, seat, tables.MECATOL_TILE)), requirement.count),)


def _units(state: Ti4State, seat: int, requirement: tables.UnitsOnBoard) -> Iterable[Measure]:
    return (("units", on_board(state, seat, requirement.unit), requirement.count),)


def _both(state: Ti4State, seat: int, requirement: tables.Both) -> Iterable[Measure]:
    yield from measured(state, seat, requirement.first)
    yield from measured(state, seat, requirement.second)


def _happenings(state: Ti4State, seat: int, requirement: tables.Happened) -> Iterable[Measure]:
    return (("happenings", 0, 1),)  # seen only when it happens


# Planets


def planet_count(state: Ti4State, seat: int, where: str) -> int:
    """How many of a player's planets count; of one trait the one that he has most of."""
    held = held_planets(state, seat)
    if where == "same_trait":
        return max([len(_PLANETS[trait].intersection(held)) for trait in _TRAITS])
    if where == "other_players_home_system":
        homes = homes_of_others(state, seat)
        return sum([homes >> SYSTEM[planet] & 1 for planet in held])
    return len(_PLANETS[where].intersection(held))


_TRAITS: dict[str, str] = {
    f"trait_{trait}": trait for trait in (tables.CULTURAL, tables.HAZARDOUS, tables.INDUSTRIAL)
}
_PLANETS: dict[str, frozenset[str]] = {
    "non_home_system": frozenset(planet for planet in tables.PLANET if not is_home(SYSTEM[planet])),
    "has_tech_specialty": frozenset(planet for planet in tables.PLANET if tables.PLANET[planet].specialty),
    "mecatol_rex": frozenset((tables.MECATOL_REX,)),
    **{
        name: frozenset(planet for planet in tables.PLANET if tables.PLANET[planet].trait == trait)
        for name, trait in _TRAITS.items()
    },
}
"""The planets that count, where that is the same for everybody."""


def homes_of_others(state: Ti4State, seat: int) -> Systems:
    """The home systems of all other players, eliminated ones too: the tiles stay what they are."""
    return set_of([home_system(state, other) for other in range(len(state.factions)) if other != seat])


# Technologies


def _technologies(state: Ti4State, seat: int, requirement: tables.OwnTechnologies) -> Iterable[Measure]:
    owned = state.technologies[seat]
    if requirement.unit_upgrades:
        return (("upgrades", len(upgraded_kinds(owned)), requirement.unit_upgrades),)
    if requirement.faction_technologies:
        count = faction_technology_count(owned)
        return (("faction_technologies", count, requirement.faction_technologies),)
    enough = [each for each in owned_colours(state, seat).values() if each >= requirement.per_colour]
    return (("colours", len(enough), requirement.colours),)


def upgraded_kinds(technologies: Iterable[str]) -> set[str]:
    """The types of units that are upgraded; two upgrades of one type count once."""
    return {
        tables.UNIT[tables.TECHNOLOGY[each].unit].type
        for each in technologies
        if tables.TECHNOLOGY[each].unit
    }


def faction_technology_count(technologies: Iterable[str]) -> int:
    """Own ones and copied ones; an assimilator itself is none."""
    cards = [tables.TECHNOLOGY[each] for each in technologies]
    return sum([bool(card.faction) and not card.starting for card in cards])


# Systems


def systems(state: Ti4State, seat: int, where: str) -> Systems:
    """The systems in which a ship of a player counts."""
    if where == "contains_alpha_wormhole":
        return wormholes(state, tables.ALPHA)
    if where == "contains_beta_wormhole":
        return wormholes(state, tables.BETA)
    if where == "contains_other_players_space_dock":
        return docks_of_others(state, seat)
    if where == "any":
        return ~0
    return around(adjacency(state, seat), _targets(state, seat, where))


def _targets(state: Ti4State, seat: int, where: str) -> Systems:
    """Next to what a system has to be."""
    if where == "adjacent_to_mecatol_system":
        return 1 << tables.MECATOL_TILE
    if where == "adjacent_to_other_players_home_system":
        return homes_of_others(state, seat)
    assert where == "adjacent_to_anomaly"
    return sum([anomalies(state, anomaly) for anomaly in ANOMALIES])


def docks_of_others(state: Ti4State, seat: int) -> Systems:
    dock = INDEX[tables.SPACE_DOCK]
    return set_of(
        SYSTEM[place]
        for other, places in enumerate(state.units)
        if other != seat
        for place, group in places.items()
        if group[dock]
    )


# Means


def _means(state: Ti4State, seat: int, cost: tables.Spend) -> Iterable[Measure]:
    """Everything that is to be spent, each with what there is of it."""
    yield "trade_goods", state.trade_goods[seat], cost.trade_goods
    yield "action_cards", len(state.hands[seat]), cost.action_cards
    yield "tokens", sum([pool(state, name)[seat] for name in cost.pools]), cost.tokens
    if cost.resources:
        yield RESOURCES, purse(state, seat, RESOURCES), cost.resources
    if cost.influence:
        yield INFLUENCE, purse(state, seat, INFLUENCE), cost.influence


_MEASURES: dict[type[tables.Requirement], Callable[[Ti4State, int, Any], Iterable[Measure]]] = {
    tables.ControlPlanets: _planets,
    tables.OwnTechnologies: _technologies,
    tables.Spend: _means,
    tables.ShipsInSystems: _fleets,
    tables.ShipsInOneSystem: _ships,
    tables.UnitsOnBoard: _units,
    tables.Both: _both,
    tables.Happened: _happenings,
}
