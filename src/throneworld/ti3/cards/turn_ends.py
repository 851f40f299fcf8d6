"""Cards that are played at the end of one's turn."""

from __future__ import annotations

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.locations import places_left
from throneworld.ti3.effects.naming import WITH_FACILITY, NamePlaces
from throneworld.ti3.effects.wealth import put_wealth
from throneworld.ti3.state import of

MARVEL = "economic_marvel"


def has_facility(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = any(planet in state.facilities for planet in held_planets(state, seat))
    return None if found else Refusal("SA-7.6.1", "no_facility")


class EnrichPlaces(Verb, frozen=True):
    """Natural Wealth on each place that was named and not stopped."""

    amount: int = 0

    def run(self, game: Game) -> None:
        for place in places_left(of(game), self.why, self.targets):
            put_wealth(game, place, self.amount)


LISTENERS: Declared = action_card(
    MARVEL,
    "own_turn_end",
    both(it_concerns_me, has_facility),
    EnrichPlaces(5, why=MARVEL),
    aims=(NamePlaces(WITH_FACILITY),),
)
