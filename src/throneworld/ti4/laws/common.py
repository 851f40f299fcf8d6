"""Common laws about votes, hands and command tokens: what the votes for or against them do.

Executive Sanctions, Fleet Regulations, Representative Government, Shared Research and Wormhole Reconstruction
hold as standing rules of the steps that they alter.
"""

from __future__ import annotations

from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.later import at_next_strategy_phase, put_off
from throneworld.imperium.effects.whom import AGAINST_VOTERS, EACH, Verb
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import GIVEN_VOTES
from throneworld.imperium.verbs.tokens import FLEET
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.declare import Clause
from throneworld.ti4.effects.cards import CHANCE, Discard
from throneworld.ti4.effects.counters import REINFORCEMENTS, PlaceToken
from throneworld.ti4.effects.exhausting import Exhaust
from throneworld.ti4.effects.gaining import Gain, Lose
from throneworld.ti4.effects.where import HOME, OWN_FLEETS_AT_WORMHOLES
from throneworld.ti4.effects.which import ALL, Planets
from throneworld.ti4.modifying import modifies
from throneworld.ti4.steps.drawing import respect_hand_limit
from throneworld.ti4.steps.tokens import REGULATED_FLEET
from throneworld.ti4.tables import CULTURAL

GOVERNMENT = "representative_government"


class KeepHandsWithinLimit(Verb, frozen=True):
    """A lower limit holds at once: whoever has more discards cards of his choice (RR 2.4)."""

    def run(self, game: Game) -> Step | None:
        for seat in self.seats(game, EACH):
            respect_hand_limit(game, seat)
        return None


MODIFIERS: tuple[Modifier, ...] = (modifies(GIVEN_VOTES, GOVERNMENT, window="vote_static", add=1),)
TEXTS: tuple[AgendaText, ...] = (
    AgendaText(
        "executive_sanctions", on_for=(KeepHandsWithinLimit(),), on_against=(Discard(1, EACH, CHANCE),)
    ),
    AgendaText(
        "fleet_regulations",
        on_for=(Lose(FLEET, ALL, EACH, keep=REGULATED_FLEET),),
        on_against=(Gain(FLEET, 1, EACH),),
    ),
    AgendaText(GOVERNMENT, on_against=(put_off(GOVERNMENT, AGAINST_VOTERS),)),
    AgendaText("shared_research", on_against=(PlaceToken(HOME, EACH, REINFORCEMENTS),)),
    AgendaText("wormhole_reconstruction", on_against=(PlaceToken(OWN_FLEETS_AT_WORMHOLES, EACH),)),
)
LISTENERS: tuple[Clause, ...] = (
    at_next_strategy_phase(GOVERNMENT, Exhaust(Planets(trait=CULTURAL), why=GOVERNMENT)),
)
