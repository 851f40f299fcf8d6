"""A card that keeps all others from being played, until the Action Phase is over or somebody pays for it."""

from __future__ import annotations

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import ROUND, is_marked, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.order import from_speaker
from throneworld.ti3.quantities import MAY_PLAY_CARDS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.any_time import ANY_TIME
from throneworld.ti3.tables.windows import ACTION_PHASE

STABILITY, STABLE = "temporary_stability", "stable"
"""Mark: nobody plays action cards in this Action Phase."""
PRICE = 3
"""Action cards for which anybody ends it."""


def everybody_while_it_holds(game: Game) -> list[int]:
    """Anybody may end it."""
    state = of(game)
    if not is_marked(state, STABLE):
        return []
    return [seat for seat in from_speaker(state) if seat not in state.eliminated]


def has_the_price(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = len(of(game).hands[seat]) >= PRICE
    return None if fine else Refusal("SA-8.7.4", "too_few_action_cards", (PRICE,))


class DiscardThePrice(Verb, frozen=True):
    """Cards of his choice."""

    def run(self, game: Game) -> Step:
        return DiscardCards(seat=self.seat, count=PRICE, why=STABILITY)


class EndStability(Verb, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, STABLE)
        game.tell("card_ends", STABILITY)


def in_action_phase(state: Ti3State, seat: int) -> bool:
    return state.phase == ACTION_PHASE


LISTENERS: Declared = (
    *action_card(STABILITY, "strategy_phase_start", always, Lasting(STABLE, ROUND)),
    *in_the_open(
        STABILITY,
        "any_time",
        (ANY_TIME,),
        has_the_price,
        everybody_while_it_holds,
        (EndStability(),),
        costs=(DiscardThePrice(),),
        rule="SA-8.7.1",
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        MAY_PLAY_CARDS,
        STABILITY,
        window="turn_static",
        mark=STABLE,
        whose=ANYBODY,
        bans=True,
        by=in_action_phase,
    ),
)
