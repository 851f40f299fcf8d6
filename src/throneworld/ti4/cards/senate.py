"""Action cards of the agenda phase, in the order in which an agenda passes them."""

from __future__ import annotations

from throneworld.imperium.council import has_voted
from throneworld.imperium.effects.aims import ChoosePlayer
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.marks import AGENDA
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards import senate_effects
from throneworld.ti4.cards.conditions import has_trade_goods
from throneworld.ti4.declare import Clause, action_card, always, both, it_concerns_me
from throneworld.ti4.effects.cards import ACTION_CARDS, Draw, ResearchTechnology
from throneworld.ti4.effects.exhausting import Exhaust
from throneworld.ti4.effects.gaining import GOODS, POINTS, TOKENS, Gain, Lose
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.effects.where import OWN_FLEETS, OWN_PLANETS
from throneworld.ti4.effects.which import AS_NAMED, Planets
from throneworld.ti4.state import of
from throneworld.ti4.tables import CULTURAL, DREADNOUGHT, SPACE_DOCK
from throneworld.ti4.voting.ballots import CANNOT_VOTE, vote_refusal
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
        Exhaust(Planets(trait=CULTURAL), CHOSEN, why="ancient_burial_sites"),
        aims=(ANYBODY,),
    ),
    *action_card("veto", "agenda_revealed_when", always, senate_effects.ReplaceAgenda()),
    *action_card(
        "assassinate_representative",
        "agenda_revealed_after",
        always,
        Lasting(CANNOT_VOTE, AGENDA, CHOSEN),
        aims=(ANYBODY,),
    ),
    *rider("leadership_rider", Gain(TOKENS, 3)),
    *rider("diplomacy_rider", senate_effects.CloseSystem()),
    *rider("politics_rider", Draw(ACTION_CARDS, 3), senate_effects.BecomeSpeaker()),
    *rider("construction_rider", PlaceAtChoice(SPACE_DOCK, OWN_PLANETS, why="construction_rider")),
    *rider("trade_rider", Gain(GOODS, 5, why="trade_rider")),
    *rider("warfare_rider", PlaceAtChoice(DREADNOUGHT, OWN_FLEETS, why="warfare_rider")),
    *rider("technology_rider", ResearchTechnology()),
    *rider("imperial_rider", Gain(POINTS, why="imperial_rider")),
    *action_card(
        "distinguished_councilor",
        "self_voted_after",
        both(it_concerns_me, may_add_votes),
        senate_effects.AddVotes(5),
    ),
    *action_card(
        "bribery",
        "speaker_voted_after",
        both(may_add_votes, has_trade_goods(1)),
        senate_effects.AddVotes(AS_NAMED),
        aims=(senate_effects.ChooseBribe(),),
        costs=(Lose(GOODS, AS_NAMED, why="bribery"),),
    ),
    *action_card(
        "confusing_legal_text",
        "self_elected_when",
        it_concerns_me,
        senate_effects.ElectInstead(),
        aims=(SOMEBODY_ELSE,),
    ),
)
