"""Emirates of Hacan.

1. Shipping: half price, or a transfer on the board (`phases/deployment.py`); also for permitted allies.
2. Income: what others pay to deploy goes to Hacan.
Special victory: nobody else has won (`phases/winning.py`).
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.rex.advantages import Advantage
from throneworld.rex.verbs.influence import give_influence, pay_influence


class DeploymentIncome(Advantage, frozen=True):
    """Cancelled for a single player's deployment only (Rex p.21)."""

    advantage: ClassVar[str] = "hacan_deploy_income"
    payer: int = -1
    amount: int = 0

    def take_effect(self, game: Game) -> Step | None:
        give_influence(game, self.payer, self.seat, self.amount, "deploy")
        return None

    def thwarted(self, game: Game) -> Step | None:
        pay_influence(game, self.payer, self.amount, "deploy")
        return None
