"""Laws that make it dear to cross borders in arms."""

from __future__ import annotations

from throneworld.galaxy.sets import members
from throneworld.imperium.board import has_units
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.board import homes_in_play, is_home_of
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.counters import CounterAtDock
from throneworld.ti3.effects.decreeing import DiscardLaw
from throneworld.ti3.effects.penance import PayWithPlanets
from throneworld.ti3.effects.recalling import RecallFleets
from throneworld.ti3.modifying import modifies
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.quantities import ACTIVATION_PRICE, HELD_POINTS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables.needs import SHIP_ANY
from throneworld.ti3.tactical.cannons import PdsFire

NEUTRALITY, PEACE, REIGN = "neutrality_pact", "non_aggression_pact", "reign_of_absolute_power"

TEXTS: tuple[Text, ...] = (
    Text(NEUTRALITY, on_against=(CounterAtDock(),)),
    Text(PEACE),
    Text(REIGN, on_against=(RecallFleets(),)),
)


def enemies_are_there(state: Ti3State, seat: int, system: int) -> bool:
    """In space or on a planet; units of nobody are no enemies."""
    return any(
        has_units(state, other, system) for other in range(len(state.units)) if not state.allied(seat, other)
    )


def homes_of_others(state: Ti3State, seat: int) -> int:
    held = controlled_systems(state, seat, SHIP_ANY) & homes_in_play(state)
    return sum([not is_home_of(state, seat, system) for system in members(held)])


def breaks_the_pact(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """One of the two attacks the other; to fire cannons is no battle and no invasion."""
    pair = {int(each) for each in str(of(game).laws[PEACE]).split(" ")}
    mine = occasion["seat"] == seat and {seat, int(occasion["other"])} == pair
    fires = game.nearest(PdsFire) is not None
    return None if mine and not fires else Refusal("SA-9.2.3", "not_about_you")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ACTIVATION_PRICE, NEUTRALITY, window="activation_static", add=2, where=enemies_are_there),
    modifies(HELD_POINTS, REIGN, window="vp_static", by=homes_of_others),
)
LISTENERS: Declared = law(
    PEACE,
    "hostile_act_when",
    breaks_the_pact,
    PayWithPlanets(number=2),
    DiscardLaw(law=PEACE),
    owner_only=False,
    must=True,
)
