"""Laws about technologies: what they cost, who may have them, when they work."""

from __future__ import annotations

from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, ME
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.exhausting import ExhaustSpecialties
from throneworld.ti3.effects.hands import DiscardOfChoice, MayDraw
from throneworld.ti3.effects.learning import Rest, RestLearned
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import (
    ANY_SPECIALTY,
    INFLUENCE_FOR_TECHNOLOGY,
    SECONDARY_BASE,
    TECHNOLOGY_DISCOUNTS,
)
from throneworld.ti3.state import of
from throneworld.ti3.strategic.action import FOLLOWED

RHETORIC, GRANT, TARIFFS = "regressive_rhetoric", "research_grant", "technology_tariffs"
UNTRIED = "untried"
"""Mark: technologies that this player acquires in this round do nothing yet."""

TEXTS: tuple[Text, ...] = (
    Text(RHETORIC, on_against=(DiscardOfChoice(),)),
    Text(GRANT, on_against=(ExhaustSpecialties(),)),
    Text(TARIFFS, on_against=(Lasting(UNTRIED, ROUND, EACH), RestLearned())),
)


def without_technology(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Technology was executed, and this player has executed neither ability of it."""
    executed = occasion["seat"] == seat or is_marked(of(game), FOLLOWED, seat)
    apart = occasion["strategy_card"] == "technology" and not executed
    return None if apart else Refusal("SA-9.2.3", "not_without_technology")


def untried(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if is_marked(of(game), UNTRIED, seat)]


MODIFIERS: tuple[Modifier, ...] = (
    modifies(SECONDARY_BASE, RHETORIC, window="tech_gain_static", to=7),
    modifies(ANY_SPECIALTY, GRANT, window="tech_gain_static", grants=True),
    modifies(INFLUENCE_FOR_TECHNOLOGY, TARIFFS, window="tech_gain_static", grants=True),
    modifies(TECHNOLOGY_DISCOUNTS, TARIFFS, window="tech_gain_static", cap=2),
)
LISTENERS: Declared = (
    *law(
        RHETORIC,
        "after_secondaries",
        without_technology,
        MayDraw(whom=ME, why=RHETORIC),
        owner_only=False,
        must=True,
    ),
    *in_the_open(
        TARIFFS,
        "tech_gained_after",
        ("technology_acquired",),
        it_concerns_me,
        untried,
        (Rest(),),
        rule="SA-9.2.3",
        must=True,
    ),
)
