"""The Federation of Sol: one counter more each round, and Ground Forces for a counter."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import TOKENS_GAINED
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.aiming import ChooseOwnPlanet, planets_for_ground_units
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.effects.placing import PlaceOnChosen
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.state import of
from throneworld.ti3.tables import GROUND_FORCE

DRAFT = "sol.2"
DRAFTED = 2
"""Ground Forces."""


def may_draft(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """For a counter, if there is a planet for them."""
    if not of(game).strategy[seat]:
        return Refusal("SA-8.4.1", "no_strategy_counter")
    return None if planets_for_ground_units(of(game), seat) else Refusal("SA-7.3.8", "no_planet_for_it")


MODIFIERS: tuple[Modifier, ...] = (modifies(TOKENS_GAINED, "sol.1", window="status_receive", add=1),)
LISTENERS: Declared = ability(
    DRAFT,
    "action",
    may_draft,
    UseAction(),
    PlaceOnChosen(GROUND_FORCE, DRAFTED, why=DRAFT),
    aims=(ChooseOwnPlanet(for_ground_units=True),),
    costs=(Lose(STRATEGY, 1, why=DRAFT),),
)
