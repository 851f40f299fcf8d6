"""Common laws about votes, hands and command tokens: what the votes for or against them do.

Representative Government holds as a standing rule of the step that it alters.
"""

from __future__ import annotations

from throneworld.imperium.board import joining, lifting
from throneworld.imperium.council import AgendaText
from throneworld.imperium.drawing import respect_hand_limit
from throneworld.imperium.effects.later import at_next_strategy_phase, put_off
from throneworld.imperium.effects.whom import AGAINST_VOTERS, EACH, Verb
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY, GIVEN_VOTES, HAND_LIMIT, POOL_LIMIT, TERRAIN
from throneworld.imperium.verbs.tokens import FLEET
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.ti4.declare import Clause
from throneworld.ti4.effects.cards import CHANCE, Discard
from throneworld.ti4.effects.counters import REINFORCEMENTS, PlaceToken
from throneworld.ti4.effects.exhausting import Exhaust
from throneworld.ti4.effects.gaining import Gain, Lose
from throneworld.ti4.effects.where import HOME, OWN_FLEETS_AT_WORMHOLES
from throneworld.ti4.effects.which import ALL, Planets
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import ALPHA, BETA, CULTURAL, NEBULA

GOVERNMENT = "representative_government"
REGULATED_FLEET = 4
"""Tokens that Fleet Regulations leave in a fleet pool."""
SANCTIONED_LIMIT = 3
"""Action cards in a hand under Executive Sanctions."""


class KeepHandsWithinLimit(Verb, frozen=True):
    """A lower limit holds at once: whoever has more discards cards of his choice (RR 2.4)."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            respect_hand_limit(game, seat)


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


def is_regulated(state: Ti4State, seat: int, pool: str) -> Refusal | None:
    full = pool == FLEET and state.fleet[seat] >= REGULATED_FLEET
    return Refusal("RR 7.2", "fleet_regulations", (REGULATED_FLEET,)) if full else None


MODIFIERS: tuple[Modifier, ...] = (
    modifies(GIVEN_VOTES, GOVERNMENT, window="vote_static", add=1),
    modifies(TERRAIN, "shared_research", window="movement_static", turns=lifting(NEBULA, "no_passage")),
    modifies(ADJACENCY, "wormhole_reconstruction", window="adjacency_static", turns=joining(ALPHA, BETA)),
    modifies(HAND_LIMIT, "executive_sanctions", window="hand_limit_static", to=SANCTIONED_LIMIT),
    modifies(POOL_LIMIT, "fleet_regulations", window="fleet_pool_static", bans=True, by=is_regulated),
)

LISTENERS: tuple[Clause, ...] = (
    *at_next_strategy_phase(GOVERNMENT, Exhaust(Planets(trait=CULTURAL), why=GOVERNMENT)),
)
