"""Impulsion Shields: one hit a round that does nothing, in actions of one's own."""

from __future__ import annotations

from throneworld.imperium.combat.hits import cancel_hits
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.conditions import it_is_my_action
from throneworld.ti3.declare import technology
from throneworld.ti3.state import of
from throneworld.ti3.tactical.mines import SPACE_MINE
from throneworld.ti3.technologies.once import not_used, use_up

SHIELDS = "impulsion_shields"


def hits_were_rolled(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """By combat rolls or by mines (ruling 84)."""
    rolls = (*of(game).edition.combat_roll_purposes, SPACE_MINE)
    return None if occasion["purpose"] in rolls else Refusal("SA-20.1.12", "no_combat_roll")


class IgnoreHit(Effect, frozen=True):
    def run(self, game: Game) -> None:
        cancel_hits(game, self.occasion, 1)
        game.tell("hit_ignored", self.seat, SHIELDS)


LISTENERS: Declared = technology(
    SHIELDS,
    "hits_assign_when",
    both(it_concerns_me, it_is_my_action, hits_were_rolled, not_used(SHIELDS)),
    IgnoreHit(),
    costs=(use_up(SHIELDS),),
)
EVENTS: dict[str, tuple[str, ...]] = {"hit_ignored": ("seat", "technology")}
