"""What the Arborec Ecosystem grows into: Ecosphere Phasing."""

from __future__ import annotations

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlanet
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.effects.wealth import PutWealth
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.technologies.once import has_strategy_counter, not_used, use_up

PHASING = "ecosphere_phasing"
WEALTH_OF_PLANET, ENRICHED = 4, 2


def has_two_planets(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    enough = len(held_planets(of(game), seat)) >= ENRICHED
    return None if enough else Refusal("SA-10.4.1", "too_few_planets", (ENRICHED,))


def not_chosen_yet(state: Ti3State, aim: Aim, planet: str) -> bool:
    return planet not in aim.targets


LISTENERS: Declared = technology(
    PHASING,
    "action",
    both(has_two_planets, has_strategy_counter, not_used(PHASING)),
    UseAction(),
    PutWealth(WEALTH_OF_PLANET, why=PHASING),
    aims=(ChoosePlanet(filters=("mine",)), ChoosePlanet(filters=("mine", "not_chosen_yet"))),
    costs=(Lose(STRATEGY, 1, why=PHASING), use_up(PHASING)),
    rule="SA-10.4.1",
)
FILTERS: Filters = {"planet": {"not_chosen_yet": not_chosen_yet}}
