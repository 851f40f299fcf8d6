"""Cards that are played when one has activated a system."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import GAME, TACTICAL_ACTION, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.quantities import MAY_PLAY_CARDS, MINES_SILENT, SKIPS_CANNONS
from throneworld.ti3.state import of

ACTIVATED = "self_activated_after"
FAULTY, BREAKDOWN = "faulty_targeting", "communications_breakdown"
UNTARGETED, CUT_OFF = "untargeted", "cut_off"
"""Marks: no PDS fire and no mines in this player's Tactical Action; nobody plays cards until he acts."""


def it_is_tactical(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """No Transfer Action, in which two systems are activated."""
    return Refusal("SA-3.13.1", "tactical_action_only") if of(game).second_system else None


class LinesAreBack(Verb, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, CUT_OFF, self.seat)
        game.tell("card_ends", BREAKDOWN)


def has_cut_off(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    mine = [each for each in marks_of(of(game), CUT_OFF) if each.seat == seat]
    return None if mine else Refusal("SA-8.7.1", "nothing_put_off", (BREAKDOWN,))


def has_skipped(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Skipping counts as the next action; while the stop is being made the turn is not to be seen yet."""
    turn = game.subject(occasion, Turn)
    skipped = game.is_opening(occasion) or (turn is not None and turn.skipped)
    return None if skipped else Refusal("SA-3.11.1", "not_skipped")


def holders_of_breakdown(game: Game) -> list[int]:
    return list(dict.fromkeys([each.seat for each in marks_of(of(game), CUT_OFF)]))


LISTENERS: Declared = (
    *action_card(BREAKDOWN, ACTIVATED, it_concerns_me, Lasting(CUT_OFF, GAME)),
    *[
        clause
        for stop, when in (
            ("own_action_start", both(it_concerns_me, has_cut_off)),
            ("own_turn_end", both(it_concerns_me, has_cut_off, has_skipped)),
        )
        for clause in in_the_open(
            BREAKDOWN,
            "turn_static",
            (stop,),
            when,
            holders_of_breakdown,
            (LinesAreBack(),),
            rule="SA-8.7.1",
            must=True,
        )
    ],
    *action_card(
        FAULTY, ACTIVATED, both(it_concerns_me, it_is_tactical), Lasting(UNTARGETED, TACTICAL_ACTION)
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_PLAY_CARDS, BREAKDOWN, window="turn_static", mark=CUT_OFF, whose=ANYBODY, bans=True),
    modifies(MINES_SILENT, FAULTY, window="mines_when", mark=UNTARGETED, bans=True),
    modifies(SKIPS_CANNONS, FAULTY, window="space_cannon_static", mark=UNTARGETED, grants=True),
)
