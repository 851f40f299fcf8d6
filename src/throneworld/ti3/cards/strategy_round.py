"""Cards of the Strategy Phase that hold for the round."""

from __future__ import annotations

from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlayer
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import ROUND
from throneworld.imperium.owning import SILENCED
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.declare import action_card
from throneworld.ti3.steps.settling import Settle

DURING = "strategy_phase_any"


class LookAtTheBoard(Verb, frozen=True):
    """Limits that something silenced has carried hold again at once (ruling 161)."""

    def run(self, game: Game) -> Step:
        return Settle()


LISTENERS: Declared = action_card(
    "cultural_crisis",
    DURING,
    always,
    Lasting(SILENCED, ROUND, whom=CHOSEN),
    LookAtTheBoard(),
    aims=(ChoosePlayer(),),
)
