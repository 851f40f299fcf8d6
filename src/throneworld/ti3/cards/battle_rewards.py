"""Cards that reward whoever has destroyed or beaten somebody."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.units import FLAGSHIP, WAR_SUN
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.deeds import ATTACKER, WON, deeds_of
from throneworld.ti3.effects.gaining import POINTS, Gain
from throneworld.ti3.effects.trade import LearnFrom, learnable
from throneworld.ti3.ending import check_goal
from throneworld.ti3.state import of
from throneworld.ti3.unsaid import UNSAID

TRIUMPH, ENGINEERING = "moment_of_triumph", "reverse_engineering"
GREAT = (FLAGSHIP, WAR_SUN)


def i_destroy(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = occasion["other"] == seat != occasion["seat"]
    return None if fine else Refusal("SA-8.7.1", "not_your_doing")


def something_great(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    kind = occasion["kind"]
    return None if kind in GREAT else Refusal("SA-8.7.1", "other_kind", (kind,))


class MindGoal(Effect, frozen=True):
    """A point may end the game at once, in the midst of a battle too (SA-3.28.5, ruling 161)."""

    def run(self, game: Game) -> None:
        check_goal(game)


def i_attacked(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """What has just been won is the last thing that was."""
    won = [each.about for each in deeds_of(of(game), WON, seat) if each.about[2] == occasion["place"]]
    fine = bool(won) and won[-1][0] == ATTACKER
    return None if fine else UNSAID


def loser_can_teach(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    loser = int(occasion["loser"])
    return None if loser >= 0 and learnable(of(game), seat, (loser,)) else UNSAID


LISTENERS: Declared = (
    *action_card(
        TRIUMPH,
        "ship_destroyed_when",
        both(i_destroy, something_great),
        Gain(POINTS, 1, why=TRIUMPH),
        MindGoal(),
    ),
    *action_card(
        ENGINEERING,
        "combat_end_after",
        both(it_concerns_me, i_attacked, loser_can_teach),
        LearnFrom(why=ENGINEERING),
    ),
)
