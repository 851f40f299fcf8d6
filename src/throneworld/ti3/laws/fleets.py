"""Laws about how large fleets and armies may be, and where they land."""

from __future__ import annotations

from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import resources
from throneworld.imperium.quantities import KIND_LIMIT, LANDING_PRICE
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.exhausting import ExhaustOfChoice
from throneworld.ti3.effects.fleets import PayOrReduce
from throneworld.ti3.effects.gaining import PER_THREE_AWAY
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import ARMY_LIMIT
from throneworld.ti3.state import Ti3State

RESTRICTIONS, SUPPLY = "fleet_restrictions", "critical_supply_measures"
LICENCES = "colonization_licencing"
OF_A_KIND = 3
"""Ships of one type that a fleet may have."""

TEXTS: tuple[Text, ...] = (
    Text(RESTRICTIONS, on_against=(PayOrReduce(most=OF_A_KIND),)),
    Text(SUPPLY, on_against=(ExhaustOfChoice(amount=2),)),
    Text(LICENCES, on_against=(ExhaustOfChoice(amount=PER_THREE_AWAY, whom=EACH),)),
)


def supplied(state: Ti3State, seat: int, planet: str) -> int:
    return state.fleet[seat]


def licence(state: Ti3State, seat: int, planet: str) -> int:
    """For a planet of nobody, whoever stands on it."""
    return 0 if planet in state.control else resources(state, planet)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(KIND_LIMIT, RESTRICTIONS, window="fleet_supply_static", cap=OF_A_KIND),
    modifies(ARMY_LIMIT, SUPPLY, window="fleet_supply_static", cap=0, by=supplied),
    modifies(LANDING_PRICE, LICENCES, window="landing_static", by=licence),
)
