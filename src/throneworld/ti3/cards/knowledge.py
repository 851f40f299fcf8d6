"""Cards about technologies, strategy cards that others announce, and planets that were gained."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_another, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import mark, marks_of
from throneworld.imperium.modifiers import Modifier, granted_by
from throneworld.imperium.strategic import secondary_cost
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.gaining import GOODS, Gain
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.quantities import MAY_FOLLOW, PAYS_WITH_GOOD
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.technology import GainTechnologies, technology_refusal
from throneworld.ti3.strategic.action import STRATEGIC_ACTION
from throneworld.ti3.tables import STRATEGY_CARD, TECHNOLOGY

BUBBLE, PARALYSIS, MINERAL = "tech_bubble", "policy_paralysis", "rare_mineral"
PARALYSED = "paralysed"
"""Mark: nobody spends counters for the secondary ability of the strategy card that is the subject."""


def something_to_learn(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = any(technology_refusal(of(game), seat, each) is None for each in TECHNOLOGY)
    return None if found else Refusal("SA-10.2.2", "no_technology_to_gain")


class LearnOneMore(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return GainTechnologies(seat=self.seat, left=1, free=True)


class Paralyse(Verb, frozen=True):
    def run(self, game: Game) -> None:
        card = str(self.occasion["strategy_card"])
        mark(game, PARALYSED, seat=self.seat, subject=card, until=STRATEGIC_ACTION)


def costs_a_counter(state: Ti3State, seat: int, card: str) -> bool:
    """Who needs no counter may use it."""
    stuck = any(each.subject == card for each in marks_of(state, PARALYSED))
    free = not STRATEGY_CARD[card].secondary_cost or not secondary_cost(state, seat, card)
    return stuck and not free and not granted_by(state, PAYS_WITH_GOOD, seat, card)


LISTENERS: Declared = (
    *action_card(
        BUBBLE, "technology_primary_after", both(it_concerns_me, something_to_learn), LearnOneMore()
    ),
    *action_card(PARALYSIS, "strategic_announced", it_concerns_another, Paralyse()),
    *action_card(MINERAL, "planet_gained_after", it_concerns_me, Gain(GOODS, 3, why=MINERAL)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_FOLLOW,
        PARALYSIS,
        window="secondary_static",
        mark=PARALYSED,
        whose=ANYBODY,
        bans=True,
        by=costs_a_counter,
    ),
)
