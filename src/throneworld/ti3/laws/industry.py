"""Laws about building, settling new planets and claiming objectives."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import MAY_LAND
from throneworld.imperium.units import SHIPS
from throneworld.imperium.verbs.tokens import STRATEGY, TACTIC
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.exhausting import ExhaustPlanet
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.effects.free_units import PlaceOnGained
from throneworld.ti3.effects.gaining import COUNTERS, Lose
from throneworld.ti3.effects.ransom import LoseDockOrPay
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import CLAIMS_AGAIN, DOCK_AT_ONCE, MAY_BUILD, PRODUCTION_TOLL
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, GROUND_KINDS, OBJECTIVE
from throneworld.ti3.tables.objective import TECHNOLOGY_KIND
from throneworld.ti3.tables.tiles import MECATOL_REX
from throneworld.ti3.tactical.tolls import TOLL_DUE

BUREAUCRACY, LABOR = "necessary_bureaucracy", "repeal_labor_laws"
TRAFFIC, CONSCRIPTION = "traffic_tariffs", "planetary_conscription"
UNSETTLED = "no_new_settlements"
"""Mark: this player lands on no neutral planets in this round."""

TEXTS: tuple[Text, ...] = (
    Text(BUREAUCRACY, on_against=(ExhaustPlanet(planet=MECATOL_REX),)),
    Text(CONSCRIPTION, on_against=(Lasting(UNSETTLED, ROUND, EACH),)),
    Text(LABOR, on_against=(LoseDockOrPay(price=3),)),
    Text(TRAFFIC, on_against=(Lose(COUNTERS, 1, EACH, pools=(TACTIC, STRATEGY)),)),
)


def is_not_about_technologies(state: Ti3State, seat: int, objective: str) -> bool:
    return OBJECTIVE[objective].kind != TECHNOLOGY_KIND


def in_tactical_action(state: Ti3State, seat: int, system: int) -> bool:
    return state.active_system == system and state.second_system == NO_SYSTEM


def toll_unpaid(state: Ti3State, seat: int, kind: str) -> Refusal | None:
    due = kind in (*SHIPS, *GROUND_KINDS) and is_marked(state, TOLL_DUE, seat)
    return Refusal("SA-9.2.3", TRAFFIC, (kind,)) if due else None


def is_nobodys(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    return None if planet in state.control else Refusal("SA-9.2.3", CONSCRIPTION, (planet,))


def was_nobodys(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    planet = str(occasion["planet"])
    if occasion["other"] != NOBODY:
        return Refusal("SA-9.2.3", "was_not_neutral", (planet,))
    return None if takes(of(game), seat, GROUND_FORCE, planet) else Refusal("SA-8.8.1", "not_placed_there")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        CLAIMS_AGAIN,
        BUREAUCRACY,
        window="primary_resolve",
        grants=True,
        by=is_not_about_technologies,
    ),
    modifies(DOCK_AT_ONCE, LABOR, window="production_static", grants=True),
    modifies(PRODUCTION_TOLL, TRAFFIC, window="production_before", add=1, where=in_tactical_action),
    modifies(MAY_BUILD, TRAFFIC, window="production_before", bans=True, by=toll_unpaid),
    modifies(MAY_LAND, CONSCRIPTION, window="landing_static", mark=UNSETTLED, bans=True, by=is_nobodys),
)
LISTENERS: Declared = law(
    CONSCRIPTION,
    "planet_gained_after",
    both(it_concerns_me, was_nobodys),
    PlaceOnGained(kind=GROUND_FORCE, why=CONSCRIPTION),
    owner_only=False,
)
