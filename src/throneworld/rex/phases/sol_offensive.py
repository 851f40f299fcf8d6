"""A Sol Offensive: destruction in two spaces, which Sol and its allies survive (Rex p.14, p.22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Cancellable
from throneworld.rex.alliances import permits, stopping_refusal
from throneworld.rex.counting import CountUnits
from throneworld.rex.moments import ADVANTAGE_USED
from throneworld.rex.state import NOBODY, Force, of, order_of_play, seat_of
from throneworld.rex.tables import SPACES
from throneworld.rex.verbs.influence import destroy_influence
from throneworld.rex.verbs.units import destroy_all, move_units

STAY: Option = ("stay",)


class SolOffensive(Cancellable, frozen=True):
    """Only Sol's own immunity can be cancelled, never that of its ally cards (Rex p.21)."""

    stages: ClassVar[tuple[str, ...]] = ("immunity", "strike_left", "strike_right")
    opens: ClassVar[tuple[str, ...]] = (ADVANTAGE_USED,)
    spaces: tuple[str, ...] = ()

    def immunity(self, game: Game) -> None:
        state = of(game)
        state.offensive_resolved = True
        game.tell("sol_offensive", *self.spaces)
        sol = seat_of(state, "sol")
        if sol != NOBODY and any(space in state.forces[sol] for space in self.spaces):
            game.open(ADVANTAGE_USED, "sol_offensive_immunity", sol)

    def strike_left(self, game: Game) -> None:
        if self.cancelled:
            game.tell("cancelled", seat_of(of(game), "sol"), "sol_offensive_immunity")
        self._strike(game, self.spaces[0])

    def strike_right(self, game: Game) -> None:
        self._strike(game, self.spaces[1])

    def _strike(self, game: Game, space: str) -> None:
        """First everything unprotected is destroyed; then Sol, then its allies may leave."""
        state = of(game)
        sol = seat_of(state, "sol")
        immune = self._immune(game, sol)
        for seat in order_of_play(state):
            if seat not in immune:
                destroy_all(game, seat, space, "sol_offensive")
        destroy_influence(game, space)
        movers = [seat for seat in immune if seat == sol or permits(state, sol, seat)]
        game.do(*(Relocate(seat=seat, origin=space) for seat in movers if space in state.forces[seat]))

    def _immune(self, game: Game, sol: int) -> list[int]:
        """Sol first, then its allies in order of play."""
        if sol == NOBODY:
            return []
        state = of(game)
        allies = [seat for seat in order_of_play(state) if seat in state.allies[sol]]
        return allies if self.cancelled else [sol, *allies]


class Relocate(Decision, frozen=True):
    """Any number of the spared units may leave the struck space for one other space."""

    rule: ClassVar[str] = "Rex p.22"
    prompt: ClassVar[str] = "relocate"
    origin: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [STAY, *(("to", space) for space in SPACES if space != self.origin)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == STAY:
            return None
        return stopping_refusal(game, seat, str(option[1]), self.origin)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "already_there", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"origin": self.origin}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == STAY:
            return None
        return CountRelocating(seat=seat, origin=self.origin, target=str(option[1]))


class CountRelocating(CountUnits, frozen=True):
    rule: ClassVar[str] = "Rex p.22"

    def ready(self, game: Game, group: Force) -> Step | None:
        move_units(game, self.seat, self.origin, self.target, group, "relocate")
        return None
