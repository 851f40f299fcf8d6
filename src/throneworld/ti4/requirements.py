"""What an objective asks for (RR 52.4): planets, technologies, ships, units, means to spend."""

from __future__ import annotations

from collections.abc import Iterable

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


def measured(state: Ti4State, seat: int, requirement: tables.Requirement) -> list[Measure]:
    match requirement:
        case tables.ControlPlanets(count=count, where=where):
            return [("planets", planet_count(state, seat, where), count)]
        case tables.OwnTechnologies():
            return [_technologies(state, seat, requirement)]
        case tables.Spend():
            return _means(state, seat, requirement)
        case tables.ShipsInSystems(count=count, where=where):
            return [("fleets", (fleets(state, seat) & systems(state, seat, where)).bit_count(), count)]
        case tables.ShipsInOneSystem(count=count):
            return [("ships", ship_count(in_space(state, seat, tables.MECATOL_TILE)), count)]
        case tables.UnitsOnBoard(count=count, unit=unit):
            return [("units", on_board(state, seat, unit), count)]
        case tables.Both(first=first, second=second):
            return measured(state, seat, first) + measured(state, seat, second)
        case tables.Happened():
            return [("happenings", 0, 1)]  # seen only when it happens


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


def _technologies(state: Ti4State, seat: int, requirement: tables.OwnTechnologies) -> Measure:
    owned = state.technologies[seat]
    if requirement.unit_upgrades:
        return "upgrades", len(upgraded_kinds(owned)), requirement.unit_upgrades
    if requirement.faction_technologies:
        return "faction_technologies", faction_technology_count(owned), requirement.faction_technologies
    enough = [each for each in owned_colours(state, seat).values() if each >= requirement.per_colour]
    return "colours", len(enough), requirement.colours


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


def _means(state: Ti4State, seat: int, cost: tables.Spend) -> list[Measure]:
    """Everything that is to be spent, each with what there is of it."""
    return [
        ("trade_goods", state.trade_goods[seat], cost.trade_goods),
        ("action_cards", len(state.hands[seat]), cost.action_cards),
        ("tokens", sum([pool(state, name)[seat] for name in cost.pools]), cost.tokens),
        (RESOURCES, purse(state, seat, RESOURCES) if cost.resources else 0, cost.resources),
        (INFLUENCE, purse(state, seat, INFLUENCE) if cost.influence else 0, cost.influence),
    ]
