"""A game round: seven phases in their printed order (Rex p.7)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.rex.factions.sol import let_sol_look
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.phases.winning import LAST_ROUND
from throneworld.rex.state import of

__all__ = ["LAST_ROUND", "Round"]


class Round(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "influence",
        "bidding",
        "recruitment",
        "maneuvering",
        "battle",
        "collection",
        "bombardment",
        "next_round",
    )

    def begin(self, game: Game) -> None:
        state = of(game)
        state.round += 1
        state.fought = {}
        state.lent = ()
        state.observed = ()
        game.tell("round_begins", state.round)
        let_sol_look(game)

    def influence(self, game: Game) -> None:
        game.do(InfluencePhase())

    def bidding(self, game: Game) -> None:
        game.do(BiddingPhase())

    def recruitment(self, game: Game) -> None:
        game.do(RecruitmentPhase())

    def maneuvering(self, game: Game) -> None:
        game.do(ManeuveringPhase())

    def battle(self, game: Game) -> None:
        game.do(BattlePhase())

    def collection(self, game: Game) -> None:
        game.do(CollectionPhase())

    def bombardment(self, game: Game) -> None:
        game.do(BombardmentPhase())

    def next_round(self, game: Game) -> Step:
        return Round()
