"""Action cards that may be played at any time: beside whatever question is open (ruling 96)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.dice import CombatRolls
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.movement.moving import Moving
from throneworld.kernel.asks import TABLE, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.kernel.windows import Listener, Occasion, Play, Window
from throneworld.ti3.moments import MOMENTS
from throneworld.ti3.state import NOBODY

ANY_TIME = "any_time"
USE_CARD = "use_card"
HALF_DONE: tuple[type[Step], ...] = (CombatRolls, Hits, Moving, RespectLimits)
"""A roll, its hits, a movement, or a loss of ships that is not over yet."""
DICE_LIE = ("combat_dice_after",)
"""Stops at which the dice of a round lie there, and their hits are still to come."""


class PlayBeside(Procedure, frozen=True):
    """A card is played; then the open question is put again."""

    stages: ClassVar[tuple[str, ...]] = ("play",)
    opens: ClassVar[tuple[str, ...]] = (ANY_TIME,)
    seat: int = NOBODY
    card: str = ""

    def play(self, game: Game) -> None:
        game.do(Play(seat=self.seat, listener=self.card, occasion=_occasion(self.seat)))


def _occasion(seat: int) -> Occasion:
    return Occasion(MOMENTS[ANY_TIME], (seat,))


def cards_beside(game: Game, seat: int) -> list[Listener]:
    """What a player holds that says "at any time"."""
    return [each for each in game.listeners(ANY_TIME).chosen if seat in each.holders(game)]


def card_options(game: Game, seat: int) -> list[Option]:
    return [(USE_CARD, each.id) for each in cards_beside(game, seat)]


def card_refusal(game: Game, seat: int, card: str) -> Refusal | None:
    """Not while something is half done; else what the card itself says."""
    if is_half_done(game):
        return Refusal(TABLE, "finish_first")
    return game.listener(ANY_TIME, card).when(game, seat, _occasion(seat))


def not_such_a_card(game: Game, seat: int, card: str) -> Refusal:
    held = card in game.state.hands[seat]
    return Refusal("SA-8.7.1", "not_at_any_time" if held else "card_not_in_hand", (card,))


def is_half_done(game: Game) -> bool:
    top = game.top
    if isinstance(top, Window) and top.occasion.moment in DICE_LIE:
        return True
    return game.nearest(*HALF_DONE) is not None
