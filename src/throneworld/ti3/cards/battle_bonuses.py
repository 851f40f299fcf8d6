"""Cards that add to combat rolls of a side, or of both."""

from __future__ import annotations

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.combat.purposes import COMBAT as COMBAT_ROLLS
from throneworld.imperium.conditions import both, i_fight, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, is_marked, marks_of, unmark
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import BOTH_SIDES, CancelHits
from throneworld.ti3.state import of
from throneworld.ti3.tactical.ground_hits import GroundHits, wiped_out_on_ground
from throneworld.ti3.tactical.hits import TakeHits, wiped_out

MORALE, ASSAULT = "morale_boost", "full_frontal_assault"
RALLIED = "rallied"
"""Mark until the round is over: this player may cancel a hit that would destroy the last of his units."""


class RallyNoMore(Effect, frozen=True):
    def run(self, game: Game) -> None:
        unmark(game, RALLIED, self.seat)


def rallied(game: Game) -> list[int]:
    return [each.seat for each in marks_of(of(game), RALLIED)]


def would_be_wiped_out(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The hits of this round suffice for all that fights on this side."""
    if occasion["purpose"] != COMBAT_ROLLS or not is_marked(of(game), RALLIED, seat):
        return Refusal("SA-8.7.1", "not_in_this_combat")
    step = game.subject(occasion, Step)
    if step is None:  # the stop is only being made
        return None
    gone = isinstance(step, TakeHits) and wiped_out(of(game), step)
    fine = gone or (isinstance(step, GroundHits) and wiped_out_on_ground(game, step))
    return None if fine else Refusal("SA-8.7.1", "some_would_be_left")


BOOST = (Lasting(COMBAT_BONUS, COMBAT_ROUND, about=1), Lasting(RALLIED, COMBAT_ROUND))

LISTENERS: Declared = (
    *action_card(MORALE, "space_round_start", i_fight, *BOOST),
    *action_card(MORALE, "invasion_round_start", i_fight, *BOOST),
    *in_the_open(
        MORALE,
        "hits_assign_when",
        ("hits_assign_when",),
        both(it_concerns_me, would_be_wiped_out),
        rallied,
        (CancelHits(number=1), RallyNoMore()),
        rule="SA-8.7.1",
    ),
    *action_card(
        ASSAULT, "invasion_round_start", i_fight, Lasting(COMBAT_BONUS, COMBAT, BOTH_SIDES, about=3)
    ),
)
