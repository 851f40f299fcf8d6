"""Action cards of the agenda phase, in the order in which an agenda passes them."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.action_effects import GainGoods, ResearchTechnology
from throneworld.ti4.cards.aims import ChoosePlayer
from throneworld.ti4.cards.costs import has_trade_goods
from throneworld.ti4.cards.rounds import GainCommandTokens
from throneworld.ti4.cards.senate_effects import (
    AddVotes,
    BarFromVote,
    BecomeSpeaker,
    BuyVotes,
    ChooseBribe,
    CloseSystem,
    DrawCards,
    ElectInstead,
    ExhaustTraitOfTarget,
    GainPoint,
    PlaceShipInFleet,
    PlaceStructure,
    ReplaceAgenda,
    SpendBribe,
)
from throneworld.ti4.declare import Clause, action_card, always, both, it_concerns_me
from throneworld.ti4.state import of
from throneworld.ti4.tables import CULTURAL, DREADNOUGHT, SPACE_DOCK
from throneworld.ti4.voting.ballots import has_voted, vote_refusal
from throneworld.ti4.voting.predictions import rider


def may_add_votes(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """He has cast votes on this agenda, and nothing bars him from casting more (RR 8.15, 8.16)."""
    state = of(game)
    if not has_voted(state, seat):
        return Refusal("RR 8.15", "has_not_voted")
    return vote_refusal(state, seat)


ANYBODY = ChoosePlayer()
SOMEBODY_ELSE = ChoosePlayer(filters=("another",))

LISTENERS: tuple[Clause, ...] = (
    *action_card(
        "ancient_burial_sites",
        "agenda_phase_start",
        always,
        ExhaustTraitOfTarget(trait=CULTURAL, why="ancient_burial_sites"),
        aims=(ANYBODY,),
    ),
    *action_card("veto", "agenda_revealed_when", always, ReplaceAgenda()),
    *action_card(
        "assassinate_representative", "agenda_revealed_after", always, BarFromVote(), aims=(ANYBODY,)
    ),
    *rider("leadership_rider", GainCommandTokens(count=3)),
    *rider("diplomacy_rider", CloseSystem()),
    *rider("politics_rider", DrawCards(count=3), BecomeSpeaker()),
    *rider("construction_rider", PlaceStructure(kind=SPACE_DOCK, how="construction_rider")),
    *rider("trade_rider", GainGoods(amount=5, why="trade_rider")),
    *rider("warfare_rider", PlaceShipInFleet(kind=DREADNOUGHT, how="warfare_rider")),
    *rider("technology_rider", ResearchTechnology()),
    *rider("imperial_rider", GainPoint(why="imperial_rider")),
    *action_card(
        "distinguished_councilor",
        "self_voted_after",
        both(it_concerns_me, may_add_votes),
        AddVotes(count=5),
    ),
    *action_card(
        "bribery",
        "speaker_voted_after",
        both(may_add_votes, has_trade_goods(1)),
        BuyVotes(),
        aims=(ChooseBribe(),),
        costs=(SpendBribe(),),
    ),
    *action_card(
        "confusing_legal_text",
        "self_elected_when",
        it_concerns_me,
        ElectInstead(),
        aims=(SOMEBODY_ELSE,),
    ),
)
