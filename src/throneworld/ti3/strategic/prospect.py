"""Prospect (SA-15.9): with four, seven or eight players. It has no secondary ability."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.strategic import Primary
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.escaping import ChooseRefuge
from throneworld.ti3.leaders.whereabouts import owner_of
from throneworld.ti3.objectives.replacing import in_its_place
from throneworld.ti3.objectives.revealing import draw_objectives
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.drawing import ACTION, POLITICAL, Draw
from throneworld.ti3.steps.exchanging import ExchangeCards
from throneworld.ti3.strategic.bureaucracy import PutBackObjectives
from throneworld.ti3.strategic.halves import ChooseHalf

CARD = "prospect"
DRAWN, GOODS, EXCHANGED = 2, 2, 3
DONE: Option = ("done",)


class PrimaryProspect(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: Game) -> None:
        game.do(ChooseProspect(seat=self.seat))


class ChooseProspect(ChooseHalf, frozen=True):
    """a: an objective of his own; b: cards and goods; c: leaders, and other cards."""

    rule: ClassVar[str] = "SA-15.9.2"
    card: ClassVar[str] = CARD
    halves: ClassVar[tuple[str, ...]] = ("a", "b", "c")

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        empty = option[1] == "a" and not of(game).objective_deck
        return Refusal(self.rule, "no_objective_left") if empty else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[1] == "a":
            return KeepObjective(seat=seat, drawn=draw_objectives(game, DRAWN))
        if option[1] == "b":
            gain_trade_goods(game, seat, GOODS, CARD)
            game.do(Draw(seat=seat, deck=ACTION), Draw(seat=seat, deck=POLITICAL))
            return None
        game.do(
            RelocateLeaders(seat=seat),
            ExchangeCards(seat=seat, actions=EXCHANGED, politics=EXCHANGED, total=EXCHANGED),
        )
        return None


class KeepObjective(Decision, frozen=True):
    """One that only he may claim; the other goes on top of the deck or under it (SA-15.9.2)."""

    rule: ClassVar[str] = "SA-15.9.2"
    prompt: ClassVar[str] = "keep_objective"
    drawn: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("objective", each) for each in self.drawn]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal(self.rule, "not_drawn", (objective,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state, chosen = of(game), str(option[1])
        kept = in_its_place(game, chosen)
        state.private_objectives[seat] = (*state.private_objectives[seat], kept)
        game.tell("objective_kept", seat, kept)
        rest = tuple([each for each in self.drawn if each != chosen])
        return PutBackObjectives(seat=seat, drawn=rest) if rest else None


class RelocateLeaders(Decision, frozen=True):
    """Any of his leaders who are free, one after the other, to where he has planets or ships (ruling 224)."""

    rule: ClassVar[str] = "SA-15.9.5"
    prompt: ClassVar[str] = "relocate_leaders"
    verbs: ClassVar[tuple[str, ...]] = ("leader",)
    moved: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        own = [each for each in state.leaders if owner_of(state, each) == seat]
        return [*[("leader", each) for each in own], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        leader = of(game).leaders[str(option[1])]
        if leader.captor != NOBODY or leader.displaced:
            return Refusal("SA-14.2.4", "leader_is_captive", option[1:])
        return Refusal(self.rule, "leader_has_moved", option[1:]) if option[1] in self.moved else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        leader = option[1]
        return Refusal(self.rule, "not_your_leader", (leader,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        leader = str(option[1])
        game.do(ChooseRefuge(leader=leader))
        return RelocateLeaders(seat=seat, moved=(*self.moved, leader))


EVENTS: dict[str, tuple[str, ...]] = {"objective_kept": ("seat", "objective")}
