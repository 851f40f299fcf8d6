"""Cards that change the order of steps, and what counts as war."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import TACTICAL_ACTION
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import BATTLES_IN_PEACE
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.unsaid import UNSAID
from throneworld.ti3.war import ActOfWar

INCURSION, AGGRESSORS = "silent_incursion", "unidentified_aggressors"
UNKNOWN = "unknown_aggressor"
"""Mark for an action: nobody knows whose ships begin the battle."""


def in_a_tactical_action(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Other actions have no landings before a battle that could be moved."""
    action = game.subject(occasion, TacticalAction) or game.nearest(TacticalAction)
    under_way = action is not None or game.is_opening(occasion)
    return None if under_way else Refusal("SA-8.7.1", "no_tactical_action")


class LandFirst(Effect, frozen=True):
    """Landings, then the battle, then invasions (ruling 169)."""

    def run(self, game: Game) -> None:
        game.amend(TacticalAction, lands_first=True)


def a_battle_begins(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """No landing and no bombardment; while the stop is being made it is not to be seen yet."""
    act = game.subject(occasion, ActOfWar)
    return None if act is None or act.battle else UNSAID


MODIFIERS: tuple[Modifier, ...] = (
    modifies(BATTLES_IN_PEACE, AGGRESSORS, window="hostile_act_when", mark=UNKNOWN, grants=True),
)
LISTENERS: Declared = (
    *action_card(INCURSION, "self_activated_after", both(it_concerns_me, in_a_tactical_action), LandFirst()),
    *action_card(
        AGGRESSORS,
        "hostile_act_when",
        both(it_concerns_me, a_battle_begins),
        Lasting(UNKNOWN, TACTICAL_ACTION),
    ),
)
