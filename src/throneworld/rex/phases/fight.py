"""Resolving a battle, in the eight printed steps (Rex p.17)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.rex.board import faceup
from throneworld.rex.moments import FIRST_COMMAND, SECOND_COMMAND
from throneworld.rex.phases.outcome import Outcome, ResolveCards
from throneworld.rex.phases.plans import BattlePlans, CommitCards
from throneworld.rex.phases.sides import Clash, reserve_leaders
from throneworld.rex.phases.traitors import RevealTraitors, entitled
from throneworld.rex.state import of
from throneworld.rex.tables import STRENGTH


class Battle(Clash, frozen=True):
    """The commands of Xxcha and Jol-Nar come before the dials (Rex p.22)."""

    stages: ClassVar[tuple[str, ...]] = (
        "situation_report",
        "first_command",
        "second_command",
        "choose_strength_and_leader",
        "reveal_battle_dials",
        "commit_strategy_cards",
        "reveal_traitors",
        "resolve_committed_cards",
        "determine_winner",
    )
    opens: ClassVar[tuple[str, ...]] = (FIRST_COMMAND, SECOND_COMMAND)

    def situation_report(self, game: Game) -> None:
        state = of(game)
        game.tell("battle_begins", self.space, self.sides[0].seat, self.sides[1].seat)
        for side in self.sides:
            units, cards = faceup(state, side.seat, self.space), len(state.hands[side.seat])
            leaders = [STRENGTH[leader] for leader in reserve_leaders(state, side.seat)]
            game.tell("situation_report", side.seat, units, cards, *leaders)

    def first_command(self, game: Game) -> None:
        game.open(FIRST_COMMAND, self.space, self.sides[0].seat, self.sides[1].seat)

    def second_command(self, game: Game) -> None:
        game.open(SECOND_COMMAND, self.space, self.sides[0].seat, self.sides[1].seat)

    def choose_strength_and_leader(self, game: Game) -> None:
        """Steps 2 and 3 happen behind one screen."""
        game.do(BattlePlans(who=self._seats(), space=self.space, sides=self.sides))

    def reveal_battle_dials(self, game: Game) -> None:
        state = of(game)
        for side in self.sides:
            game.tell("dial_revealed", side.seat, side.dial, side.leader, side.slot)
            if side.leader:
                state.fought[side.leader] = self.space

    def commit_strategy_cards(self, game: Game) -> None:
        game.do(CommitCards(who=self._seats(), sides=self.sides))

    def reveal_traitors(self, game: Game) -> None:
        for side in self.sides:
            if side.leader:
                game.tell("cards_revealed", side.seat, *side.cards)
        game.do(RevealTraitors(who=entitled(of(game), self.sides), sides=self.sides))

    def resolve_committed_cards(self, game: Game) -> None:
        if not any(side.traitor for side in self.sides):
            game.do(ResolveCards(sides=self.sides))

    def determine_winner(self, game: Game) -> Step | None:
        return Outcome(space=self.space, sides=self.sides)

    def _seats(self) -> tuple[int, int]:
        return (self.sides[0].seat, self.sides[1].seat)
