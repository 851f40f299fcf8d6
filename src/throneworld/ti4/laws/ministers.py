"""Laws that lie before an elected player and serve him for as long as he owns them."""

from __future__ import annotations

from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import TECHNOLOGY_PRICE
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, always, both, it_concerns_me, law
from throneworld.ti4.effects.cards import ACTION_CARDS, DiscardLaw, Draw
from throneworld.ti4.effects.counters import TakeTokenOff
from throneworld.ti4.effects.gaining import GOODS, Gain
from throneworld.ti4.effects.which import PER_NEIGHBOUR
from throneworld.ti4.modifying import modifies
from throneworld.ti4.phases.turn import GainAction
from throneworld.ti4.state import SYSTEM, of
from throneworld.ti4.steps.production import UseProduction, production_value
from throneworld.ti4.tactical.action import EndTurn
from throneworld.ti4.units import presence

COMMERCE, EXPLORATION, INDUSTRY = "minister_of_commerce", "minister_of_exploration", "minister_of_industry"
PEACE, POLICY = "minister_of_peace", "minister_of_policy"
SCIENCES, WAR = "minister_of_sciences", "minister_of_war"
OWN_TOKEN = ChooseSystem(filters=("with_my_token",))


# Industry


def can_produce_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The new space dock itself may be barred from it, and with it every unit in the system."""
    system = SYSTEM[str(occasion["place"])]
    value = production_value(of(game), seat, system)
    return None if value else Refusal("RR 59.1", "no_production", (system,))


class UseProductionThere(Effect, frozen=True):
    """All the player's units in the system of the place that the occasion names use PRODUCTION (RR 59.1)."""

    def run(self, game: Game) -> Step | None:
        return UseProduction(seat=self.seat, system=SYSTEM[str(self.occasion["place"])])


# Peace


def units_of_others_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A player other than the active one has units in the activated system."""
    active, system = int(occasion["seat"]), int(occasion["system"])
    others = [other for other in range(game.seats) if other != active]
    found = any(presence(of(game), other) >> system & 1 for other in others)
    return None if found else Refusal("RR 7.2", "no_units_of_others", (system,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(TECHNOLOGY_PRICE, SCIENCES, window="strategic_primary", to=0),
    modifies(TECHNOLOGY_PRICE, SCIENCES, window="strategic_secondary", to=0),
)
LISTENERS: tuple[Clause, ...] = (
    *law(COMMERCE, "replenish_after", it_concerns_me, Gain(GOODS, PER_NEIGHBOUR, why=COMMERCE), must=True),
    *law(EXPLORATION, "gain_control_when", it_concerns_me, Gain(GOODS, 1, why=EXPLORATION), must=True),
    *law(INDUSTRY, "space_dock_placed_when", both(it_concerns_me, can_produce_there), UseProductionThere()),
    *law(PEACE, "any_activates_system", units_of_others_are_there, EndTurn(), costs=(DiscardLaw(PEACE),)),
    *law(POLICY, "status_phase_end", always, Draw(ACTION_CARDS), must=True),
    *law(
        WAR,
        "action_performed_after",
        both(it_concerns_me, there_is(OWN_TOKEN)),
        TakeTokenOff(),
        GainAction(),
        aims=(OWN_TOKEN,),
        costs=(DiscardLaw(WAR),),
    ),
)
