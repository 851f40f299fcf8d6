"""The sixteen directives, each as its card reads."""

from __future__ import annotations

from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects import whom
from throneworld.imperium.effects.later import at_next_strategy_phase, put_off
from throneworld.ti4.declare import Clause
from throneworld.ti4.directives.players import ExecuteElected, RevealFromDeck, VoteOnLawAgain
from throneworld.ti4.directives.units import ConsultArtifact, DestroyDownTo, DisbandHalf
from throneworld.ti4.effects.cards import ACTION_CARDS, SECRETS, Discard, DiscardLaw, Draw, ResearchTechnology
from throneworld.ti4.effects.devastation import Destroy
from throneworld.ti4.effects.exhausting import Exhaust
from throneworld.ti4.effects.gaining import GOODS, POINTS, TOKENS, Gain, Lose
from throneworld.ti4.effects.placing import PlaceOnEachPlanet
from throneworld.ti4.effects.where import ALPHA_AND_BETA
from throneworld.ti4.effects.which import ALL, AT_HOME, SPECIALTY, Planets
from throneworld.ti4.effects.whom import AT_WORMHOLES
from throneworld.ti4.tables import CRUISER, DREADNOUGHT, INFANTRY, STAGE_1, STAGE_2
from throneworld.ti4.units import SHIPS

TEXTS: tuple[AgendaText, ...] = (
    AgendaText("archived_secret", on_elect=(Draw(SECRETS, 1, whom.CHOSEN),)),
    AgendaText(
        "arms_reduction",
        on_for=(DestroyDownTo(limits=((DREADNOUGHT, 2), (CRUISER, 4))),),
        on_against=(put_off("arms_reduction"),),
    ),
    AgendaText("compensated_disarmament", on_elect=(Destroy((INFANTRY,), whom.CHOSEN, worth=1),)),
    AgendaText(
        "economic_equality",
        on_for=(Lose(GOODS, ALL, whom.EACH), Gain(GOODS, 5, whom.EACH)),
        on_against=(Lose(GOODS, ALL, whom.EACH),),
    ),
    AgendaText(
        "incentive_program",
        on_for=(RevealFromDeck(stage=STAGE_1),),
        on_against=(RevealFromDeck(stage=STAGE_2),),
    ),
    AgendaText("ixthian_artifact", on_for=(ConsultArtifact(),)),
    AgendaText("judicial_abolishment", on_elect=(DiscardLaw(),)),
    AgendaText("miscount_disclosed", on_elect=(VoteOnLawAgain(),)),
    AgendaText(
        "mutiny", on_for=(Gain(POINTS, 1, whom.FOR_VOTERS),), on_against=(Lose(POINTS, 1, whom.FOR_VOTERS),)
    ),
    AgendaText("new_constitution", on_for=(DiscardLaw(ALL), put_off("new_constitution"))),
    AgendaText("public_execution", on_elect=(ExecuteElected(),)),
    AgendaText(
        "seed_of_an_empire",
        on_for=(Gain(POINTS, 1, whom.MOST_POINTS),),
        on_against=(Gain(POINTS, 1, whom.FEWEST_POINTS),),
    ),
    AgendaText("swords_to_plowshares", on_for=(DisbandHalf(),), on_against=(PlaceOnEachPlanet(whom.EACH),)),
    AgendaText(
        "unconventional_measures",
        on_for=(Draw(ACTION_CARDS, 2, whom.FOR_VOTERS),),
        on_against=(Discard(ALL, whom.FOR_VOTERS),),
    ),
    AgendaText(
        "wormhole_research",
        on_for=(ResearchTechnology(AT_WORMHOLES, optional=True), Destroy(SHIPS, ALPHA_AND_BETA)),
        on_against=(Lose(TOKENS, 1, whom.AGAINST_VOTERS),),
    ),
)

LISTENERS: tuple[Clause, ...] = (
    *at_next_strategy_phase("arms_reduction", Exhaust(Planets(trait=SPECIALTY), why="arms_reduction")),
    *at_next_strategy_phase("new_constitution", Exhaust(Planets(AT_HOME), why="new_constitution")),
)
