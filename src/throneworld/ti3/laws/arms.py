"""Laws about ships, troops and what they cost."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import AGAINST_VOTERS, EACH
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import (
    COMBAT_ROLL,
    FLEET_LIMIT,
    KEEPS_DICE,
    PRODUCTION_WEIGHT,
    UNIT_COST,
)
from throneworld.imperium.units import DREADNOUGHT, PDS
from throneworld.imperium.verbs.tokens import FLEET
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.exhausting import ExhaustOfChoice
from throneworld.ti3.effects.gaining import PER_CAPITAL_SHIP, Lose
from throneworld.ti3.effects.places import RepairAll, SettleLimits
from throneworld.ti3.effects.placing import MayReinforce, TrainTroops
from throneworld.ti3.modifying import modifies
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, MECHANIZED_UNIT, SHOCK_TROOP, WAR_SUN
from throneworld.ti3.tables.windows import ACTION_PHASE

FUNDING, ARMOUR = "war_funding", "duranium_armor"
CONSCRIPTION, WARFARE, WEAPONS = "regulated_conscription", "infinite_warfare", "unconventional_weapons"
NO_LIMIT = 99
"""More ships than anybody has."""

TEXTS: tuple[Text, ...] = (
    Text(ARMOUR, on_against=(RepairAll(),)),
    Text(WARFARE, on_against=(TrainTroops(amount=2, whom=AGAINST_VOTERS),)),
    Text(CONSCRIPTION, on_against=(MayReinforce(),)),
    Text(WEAPONS, on_against=(ExhaustOfChoice(amount=PER_CAPITAL_SHIP),)),
    Text(FUNDING, on_against=(Lose(FLEET, 1, EACH),)),
)


def are_troops(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in (GROUND_FORCE, SHOCK_TROOP, MECHANIZED_UNIT)


def are_machines(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in (MECHANIZED_UNIT, PDS)


def are_capital_ships(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    return kind in (DREADNOUGHT, WAR_SUN)


def in_action_phase(state: Ti3State, seat: int, system: int) -> bool:
    return state.phase == ACTION_PHASE


def is_speaker(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """What concerns all alike happens once."""
    return None if seat == of(game).speaker else Refusal("SA-9.2.3", "not_about_you")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(KEEPS_DICE, ARMOUR, window="sustain_damage_static", grants=True),
    modifies(UNIT_COST, WARFARE, window="production_static", to=1, where=are_machines),
    modifies(PRODUCTION_WEIGHT, WARFARE, window="production_static", to=1, where=are_machines),
    modifies(UNIT_COST, CONSCRIPTION, window="production_static", times=2, where=are_troops),
    modifies(
        COMBAT_ROLL,
        WEAPONS,
        window="combat_roll_static",
        add=-2,
        where=are_capital_ships,
        for_nobody=True,
    ),
    modifies(FLEET_LIMIT, FUNDING, window="fleet_supply_static", add=NO_LIMIT, where=in_action_phase),
)
LISTENERS: Declared = law(FUNDING, "status_start", is_speaker, SettleLimits(), owner_only=False, must=True)
