"""Which technology to research: useful ones, and those that objectives ask for (RR 79)."""

from __future__ import annotations

from collections import Counter

from throneworld.bots.ti4.goals import goals, missing, research_to_come, weight
from throneworld.bots.ti4.position import Position
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.requirements import upgraded_kinds
from throneworld.ti4.steps.prerequisites import owned_colours
from throneworld.ti4.steps.research import available, researchable, tokens_instead
from throneworld.ti4.tables import TECHNOLOGY, UNIT, Objective, OwnTechnologies

MERIT: dict[str, float] = {
    "neural_motivator": 4.5,
    "sarween_tools": 5.0,
    "antimass_deflectors": 2.5,
    "plasma_scoring": 2.0,
    "gravity_drive": 5.0,
    "dacxive_animators": 2.5,
    "hyper_metabolism": 6.0,
    "magen_defense_grid": 1.5,
    "graviton_laser_system": 1.5,
    "fleet_logistics": 6.0,
    "transit_diodes": 2.5,
    "duranium_armor": 4.0,
    "integrated_economy": 4.0,
    "light_wave_deflector": 3.5,
    "assault_cannon": 4.0,
    "x89_bacterial_weapon": 2.0,
    "carrier_2": 6.5,
    "cruiser_2": 5.5,
    "dreadnought_2": 6.0,
    "fighter_2": 4.0,
    "infantry_2": 3.5,
    "destroyer_2": 3.5,
    "pds_2": 3.5,
    "space_dock_2": 4.5,
    "war_sun": 5.5,
}
FACTION_MERIT = 5.0
"""What a faction's own technology is worth if nothing else is said."""


def merit(position: Position, technology: str) -> float:
    value = MERIT.get(technology, FACTION_MERIT) + _towards_upgrades(position, technology)
    return (
        value
        + sum(_helps(position, goal, technology) for goal in goals(position))
        + _opens(position, technology)
    )


def _helps(position: Position, goal: Objective, technology: str) -> float:
    """What it brings an objective of technologies nearer."""
    requirement = goal.requirement
    if not isinstance(requirement, OwnTechnologies):
        return 0.0
    state, me = position.state, position.me
    before = missing(state, me, requirement)
    if not before:
        return 0.0
    owned = state.technologies[me]
    state.technologies[me] = (*owned, technology)
    after = missing(state, me, requirement)
    state.technologies[me] = owned
    return weight(position, goal) if after < before else 0.0


def _towards_upgrades(position: Position, technology: str) -> float:
    """A colour that the nearest upgrade still lacks, if an objective asks for upgrades."""
    colour = TECHNOLOGY[technology].colour
    wanted = [weight(position, goal) for goal in goals(position) if _asks_for_upgrades(goal)]
    if not colour or not any(wanted):
        return 0.0
    lacks = [
        _lacking(position, each) for each in available(position.state, position.me) if TECHNOLOGY[each].unit
    ]
    nearest = min((sum(lack.values()) for lack in lacks if sum(lack.values())), default=0)
    helps = any(lack[colour] for lack in lacks if sum(lack.values()) == nearest)
    return 0.6 * max(wanted) / nearest if helps else 0.0


def _asks_for_upgrades(goal: Objective) -> bool:
    return isinstance(goal.requirement, OwnTechnologies) and bool(goal.requirement.unit_upgrades)


def _lacking(position: Position, technology: str) -> Counter[str]:
    """The prerequisites of a technology that are not owned yet."""
    return Counter(TECHNOLOGY[technology].prerequisites) - Counter(owned_colours(position.state, position.me))


def _opens(position: Position, technology: str) -> float:
    """A colour of which we have little yet opens the way to upgrades."""
    card = TECHNOLOGY[technology]
    if not card.colour and not card.unit:
        return 0.0
    if not card.colour:
        kind = UNIT[card.unit].type
        return 0.0 if kind in upgraded_kinds(position.state.technologies[position.me]) else 0.5
    owned = [TECHNOLOGY[each].colour for each in position.state.technologies[position.me]]
    return max(0.0, 1.5 - 0.5 * owned.count(card.colour))


def best_technology(position: Position) -> tuple[float, str]:
    """What would be researched now, and what it is worth."""
    state, me = position.state, position.me
    if tokens_instead(state, me):
        return 6.0, ""
    return max(((merit(position, each), each) for each in researchable(state, me)), default=(0.0, ""))


def awaits_research(position: Position) -> bool:
    """Whether a strategy token should be kept for the technology card of another player."""
    return research_to_come(position) and best_technology(position)[0] >= 6.0


def choose_technology(position: Position, ask: Ask) -> Option:
    cards = [option for option in ask.options if option[0] == "research"]
    return max(cards, key=lambda option: (merit(position, str(option[1])), option[1]), default=ask.options[0])


def choose_starting_technology(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: (MERIT.get(str(option[1]), FACTION_MERIT), option[1]))
