"""What follows every action, also one inside another: fate rolls, then checks (rulings 166, 213)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.domains.voids import call_pirates_back
from throneworld.ti3.leaders.fate_rolls import FateRolls
from throneworld.ti3.state import NOBODY
from throneworld.ti3.steps.bases import mind_bases
from throneworld.ti3.steps.elimination import CheckElimination
from throneworld.ti3.steps.gates import turn_gates
from throneworld.ti3.steps.guards import restore_guards
from throneworld.ti3.steps.settling import Settle


class EndOfAction(Procedure, frozen=True):
    """Leaders first; then neutral units, wormhole tokens, and who is out of the game."""

    stages: ClassVar[tuple[str, ...]] = (
        "fate",
        "bases",
        "neutral_units",
        "wormhole_tokens",
        "settle",
        "eliminate",
    )

    seat: int = NOBODY

    def fate(self, game: Game) -> None:
        game.do(FateRolls(seat=self.seat))

    def bases(self, game: Game) -> None:
        mind_bases(game)

    def neutral_units(self, game: Game) -> None:
        restore_guards(game)
        call_pirates_back(game)

    def wormhole_tokens(self, game: Game) -> None:
        turn_gates(game)

    def settle(self, game: Game) -> None:
        """What is beyond a limit now may have had leaders aboard."""
        game.do(Settle(), FateRolls(seat=self.seat))

    def eliminate(self, game: Game) -> None:
        game.do(CheckElimination())
