"""The sixteen directives, each as its card reads."""

from __future__ import annotations

from throneworld.ti4.cards.action_effects import DiscardLaw
from throneworld.ti4.declare import Clause
from throneworld.ti4.directives.players import (
    FEWEST,
    MOST,
    DiscardAllLaws,
    ElectedDrawsSecret,
    ExecuteElected,
    ExhaustHomeSystem,
    ExhaustSpecialties,
    RankedGainPoint,
    RevealFromDeck,
    ShareOutEqually,
    VoteOnLawAgain,
    VotersDraw,
    VotersGainPoint,
    VotersLosePoint,
    VotersLoseToken,
)
from throneworld.ti4.directives.units import (
    ConsultArtifact,
    DestroyDownTo,
    DestroyOnElectedPlanet,
    DestroyShipsAtWormholes,
    DisbandHalf,
    Levy,
    ResearchAtWormholes,
    ResettleElectedPlanet,
)
from throneworld.ti4.laws.effects import DiscardHands
from throneworld.ti4.tables import CRUISER, DREADNOUGHT, INFANTRY, STAGE_1, STAGE_2
from throneworld.ti4.voting.delayed import (
    AGAINST_VOTERS,
    FOR_VOTERS,
    UntilNextStrategyPhase,
    at_next_strategy_phase,
)
from throneworld.ti4.voting.outcomes import AgendaText

TEXTS: tuple[AgendaText, ...] = (
    AgendaText("archived_secret", on_elect=(ElectedDrawsSecret(),)),
    AgendaText(
        "arms_reduction",
        on_for=(DestroyDownTo(limits=((DREADNOUGHT, 2), (CRUISER, 4))),),
        on_against=(UntilNextStrategyPhase(),),
    ),
    AgendaText("colonial_redistribution", on_elect=(DestroyOnElectedPlanet(), ResettleElectedPlanet())),
    AgendaText("compensated_disarmament", on_elect=(DestroyOnElectedPlanet(kinds=(INFANTRY,), worth=1),)),
    AgendaText("economic_equality", on_for=(ShareOutEqually(amount=5),), on_against=(ShareOutEqually(),)),
    AgendaText(
        "incentive_program",
        on_for=(RevealFromDeck(stage=STAGE_1),),
        on_against=(RevealFromDeck(stage=STAGE_2),),
    ),
    AgendaText("ixthian_artifact", on_for=(ConsultArtifact(),)),
    AgendaText("judicial_abolishment", on_elect=(DiscardLaw(),)),
    AgendaText("miscount_disclosed", on_elect=(VoteOnLawAgain(),)),
    AgendaText("mutiny", on_for=(VotersGainPoint(),), on_against=(VotersLosePoint(),)),
    AgendaText("new_constitution", on_for=(DiscardAllLaws(), UntilNextStrategyPhase())),
    AgendaText("public_execution", on_elect=(ExecuteElected(),)),
    AgendaText(
        "seed_of_an_empire",
        on_for=(RankedGainPoint(which=MOST),),
        on_against=(RankedGainPoint(which=FEWEST),),
    ),
    AgendaText("swords_to_plowshares", on_for=(DisbandHalf(),), on_against=(Levy(),)),
    AgendaText(
        "unconventional_measures",
        on_for=(VotersDraw(whom=FOR_VOTERS, count=2),),
        on_against=(DiscardHands(whom=FOR_VOTERS),),
    ),
    AgendaText(
        "wormhole_research",
        on_for=(ResearchAtWormholes(), DestroyShipsAtWormholes()),
        on_against=(VotersLoseToken(whom=AGAINST_VOTERS),),
    ),
)

LISTENERS: tuple[Clause, ...] = (
    at_next_strategy_phase("arms_reduction", ExhaustSpecialties()),
    at_next_strategy_phase("new_constitution", ExhaustHomeSystem()),
)
