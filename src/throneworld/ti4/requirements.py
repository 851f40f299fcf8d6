"""What an objective asks for (RR 52.4): planets, technologies, ships, units, means to spend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import Systems, set_of
from throneworld.imperium.board import adjacency, anomalies, held_planets, home_system, wormholes
from throneworld.imperium.paying import INFLUENCE, RESOURCES, can_pay, purse
from throneworld.imperium.verbs.tokens import pool
from throneworld.ti4 import tables
from throneworld.ti4.board import is_home
from throneworld.ti4.state import SYSTEM, Ti4State
from throneworld.ti4.units import INDEX, fleets, in_space, on_board, ship_count

ANOMALIES = (tables.ASTEROID_FIELD, tables.GRAVITY_RIFT, tables.NEBULA, tables.SUPERNOVA)


def is_met(state: Ti4State, seat: int, requirement: tables.Requirement) -> bool:
    """Whether a player fulfils a requirement now, or can pay for it now (RR 52.5, 52.10)."""
    match requirement:
        case tables.ControlPlanets(count=count, where=where):
            return planet_count(state, seat, where) >= count
        case tables.OwnTechnologies():
            return owns(state, seat, requirement)
        case tables.Spend():
            return can_spend(state, seat, requirement)
        case tables.ShipsInSystems(count=count, where=where):
            return (fleets(state, seat) & systems(state, seat, where)).bit_count() >= count
        case tables.ShipsInOneSystem(count=count):
            return ship_count(in_space(state, seat, tables.MECATOL_TILE)) >= count
        case tables.UnitsOnBoard(count=count, unit=unit):
            return on_board(state, seat, unit) >= count
        case tables.Both(first=first, second=second):
            return is_met(state, seat, first) and is_met(state, seat, second)
        case tables.Happened():
            return False  # seen only when it happens


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


def owns(state: Ti4State, seat: int, requirement: tables.OwnTechnologies) -> bool:
    if requirement.unit_upgrades:
        return len(upgraded_kinds(state.technologies[seat])) >= requirement.unit_upgrades
    if requirement.faction_technologies:
        return faction_technology_count(state.technologies[seat]) >= requirement.faction_technologies
    colours = colour_counts(state, seat)
    return sum([each >= requirement.per_colour for each in colours.values()]) >= requirement.colours


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


def colour_counts(state: Ti4State, seat: int) -> Counter[str]:
    """Technologies of each colour. A copied text has no colour: only the text is taken over."""
    found: Counter[str] = Counter()
    for each in state.technologies[seat]:
        technology = tables.TECHNOLOGY[each]
        if technology.colour and technology.faction in ("", state.factions[seat]):
            found[technology.colour] += 1
    return found


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


def can_spend(state: Ti4State, seat: int, cost: tables.Spend) -> bool:
    return (
        state.trade_goods[seat] >= cost.trade_goods
        and len(state.hands[seat]) >= cost.action_cards
        and sum([pool(state, name)[seat] for name in cost.pools]) >= cost.tokens
        and (not cost.resources or can_pay(state, seat, cost.resources, RESOURCES))
        and (not cost.influence or can_pay(state, seat, cost.influence, INFLUENCE))
    )


# What is missing

Shortfall = tuple[str, int, int]
"""What a requirement counts, how much of it a player has, and how much is asked for."""


def shortfall(state: Ti4State, seat: int, requirement: tables.Requirement) -> Shortfall:
    """What is missing for a requirement that is not met; of two parts the first that is not."""
    match requirement:
        case tables.ControlPlanets(count=count, where=where):
            return "planets", planet_count(state, seat, where), count
        case tables.OwnTechnologies():
            return _technologies_short(state, seat, requirement)
        case tables.Spend():
            return next(each for each in _means(state, seat, requirement) if each[1] < each[2])
        case tables.ShipsInSystems(count=count, where=where):
            return "fleets", (fleets(state, seat) & systems(state, seat, where)).bit_count(), count
        case tables.ShipsInOneSystem(count=count):
            return "ships", ship_count(in_space(state, seat, tables.MECATOL_TILE)), count
        case tables.UnitsOnBoard(count=count, unit=unit):
            return "units", on_board(state, seat, unit), count
        case tables.Both(first=first, second=second):
            return shortfall(state, seat, second if is_met(state, seat, first) else first)
        case tables.Happened():
            return "happenings", 0, 1


def _technologies_short(state: Ti4State, seat: int, requirement: tables.OwnTechnologies) -> Shortfall:
    owned = state.technologies[seat]
    if requirement.unit_upgrades:
        return "upgrades", len(upgraded_kinds(owned)), requirement.unit_upgrades
    if requirement.faction_technologies:
        return "faction_technologies", faction_technology_count(owned), requirement.faction_technologies
    enough = [each for each in colour_counts(state, seat).values() if each >= requirement.per_colour]
    return "colours", len(enough), requirement.colours


def _means(state: Ti4State, seat: int, cost: tables.Spend) -> Iterable[Shortfall]:
    """Everything that is to be spent, each with what there is of it."""
    yield "trade_goods", state.trade_goods[seat], cost.trade_goods
    yield "action_cards", len(state.hands[seat]), cost.action_cards
    yield "tokens", sum([pool(state, name)[seat] for name in cost.pools]), cost.tokens
    yield RESOURCES, purse(state, seat, RESOURCES), cost.resources
    yield INFLUENCE, purse(state, seat, INFLUENCE), cost.influence
