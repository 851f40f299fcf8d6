"""Laws about technologies: what they cost, who may have them, when they work."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import EACH, ME
from throneworld.imperium.marks import ROUND, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.owning import holders_of_law
from throneworld.imperium.units import FIGHTER, WAR_SUN
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.council.subjects import Text
from throneworld.ti3.declare import law
from throneworld.ti3.effects.exhausting import ExhaustOfChoice, ExhaustSpecialties
from throneworld.ti3.effects.gaining import PER_ACQUIRED
from throneworld.ti3.effects.hands import DiscardOfChoice, MayDraw
from throneworld.ti3.effects.learning import GainNamed, Rest, RestLearned
from throneworld.ti3.effects.unlearning import UnlearnOrExhaust, UnlearnOrScuttle
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.quantities import (
    ANY_SPECIALTY,
    HIT_AIM,
    INFLUENCE_FOR_TECHNOLOGY,
    LEAPS_AHEAD,
    MAY_GAIN_TECHNOLOGY,
    SECONDARY_BASE,
    TECHNOLOGY_DISCOUNTS,
)
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.strategic.action import FOLLOWED
from throneworld.ti3.tables import RED, TECHNOLOGY, YELLOW
from throneworld.ti3.tactical.aims import BEFORE, FREE
from throneworld.ti3.unsaid import UNSAID

RHETORIC, GRANT, TARIFFS = "regressive_rhetoric", "research_grant", "technology_tariffs"
JIHAD, LEAP = "technological_jihad", "technological_leap"
UNTRIED = "untried"
"""Mark: technologies that this player acquires in this round do nothing yet."""

SCHEMATICS, SECRET = "publicize_weapon_schematics", "weapons_secret"
"""Mark: this player acquires no red or yellow technology in this round."""
TECHNOLOGY_OF_WAR_SUNS = "war_sun"
NATURAL_TEN = 10

TEXTS: tuple[Text, ...] = (
    Text(RHETORIC, on_against=(DiscardOfChoice(),)),
    Text(
        SCHEMATICS,
        on_for=(GainNamed(technology=TECHNOLOGY_OF_WAR_SUNS),),
        on_against=(Lasting(SECRET, ROUND, EACH),),
    ),
    Text(GRANT, on_against=(ExhaustSpecialties(),)),
    Text(JIHAD, on_against=(ExhaustOfChoice(amount=PER_ACQUIRED),)),
    Text(LEAP, on_against=(UnlearnOrExhaust(),)),
    Text(TARIFFS, on_against=(Lasting(UNTRIED, ROUND, EACH), RestLearned())),
)


def without_technology(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Technology was executed, and this player has executed neither ability of it."""
    executed = occasion["seat"] == seat or is_marked(of(game), FOLLOWED, seat)
    apart = occasion["strategy_card"] == "technology" and not executed
    return None if apart else UNSAID


def untried(game: Game) -> list[int]:
    return [seat for seat in range(game.seats) if is_marked(of(game), UNTRIED, seat)]


def is_secret(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    kept = TECHNOLOGY[technology].colour in (RED, YELLOW)
    return Refusal("SA-9.2.3", SCHEMATICS, (technology,)) if kept else None


def at_war_suns(
    state: Ti3State, aim: str, seat: int, other: int, place: Place, die: Die, purpose: str
) -> str:
    """A natural ten of a Fighter, whatever was added to it."""
    strikes = die.kind == FIGHTER and die.face == NATURAL_TEN and purpose == COMBAT
    return BEFORE + WAR_SUN if strikes and aim == FREE else aim


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_GAIN_TECHNOLOGY, SCHEMATICS, window="tech_gain_static", mark=SECRET, bans=True, by=is_secret
    ),
    modifies(HIT_AIM, SCHEMATICS, window="hits_assign_when", turns=at_war_suns, for_nobody=True),
    modifies(SECONDARY_BASE, RHETORIC, window="tech_gain_static", to=7),
    modifies(LEAPS_AHEAD, LEAP, window="status_racial_tech", grants=True),
    modifies(ANY_SPECIALTY, GRANT, window="tech_gain_static", grants=True),
    modifies(INFLUENCE_FOR_TECHNOLOGY, TARIFFS, window="tech_gain_static", grants=True),
    # of all discounts that there are, whichever law is older
    modifies(TECHNOLOGY_DISCOUNTS, TARIFFS, window="tech_gain_static", cap=2, layer=CARDS),
)
LISTENERS: Declared = (
    *in_the_open(
        JIHAD,
        "tech_gained_after",
        ("technology_acquired",),
        it_concerns_me,
        holders_of_law(JIHAD, False),
        (UnlearnOrScuttle(worth=2, why=JIHAD),),
        rule="SA-9.2.3",
        must=True,
    ),
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
