"""Players in order: the most influence first; the Speaker says who of equals comes first (ruling 132)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.order import playing
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.objectives.comparing import total_influence
from throneworld.ti3.state import of


class Ranked(Procedure, frozen=True):
    """What goes by influence begins with the stage `rank`, and finds the players in `order`."""

    abstract: ClassVar[bool] = True
    order: tuple[int, ...] = ()
    why: str = ""

    def rank(self, game: Game) -> Step | None:
        state = of(game)
        left = [seat for seat in playing(state) if seat not in self.order]
        if not left:
            return None
        most = max([total_influence(state, seat) for seat in left])
        tied = tuple([seat for seat in left if total_influence(state, seat) == most])
        if len(tied) == 1:
            return self.to("rank", order=(*self.order, *tied))
        game.do(NameNext(seat=state.speaker, tied=tied, why=self.why))
        return self.to("rank")


class NameNext(Decision, frozen=True):
    """The Speaker says who of those with equal influence comes first."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "name_next"
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    tied: tuple[int, ...] = ()
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in self.tied]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_as_much_influence", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        asker = game.asker(Ranked)
        game.amend(Ranked, order=(*asker.order, int(option[1])))
