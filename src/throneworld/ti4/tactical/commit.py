"""Committing ground forces to planets (RR 44.2), and the custodians of Mecatol Rex (RR 26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.landing import DONE, CommitUnits, committable
from throneworld.imperium.modifiers import BAN, Modifier, changed
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.quantities import LANDING_PRICE, MAY_LAND
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.state import NOBODY, SPACE, Ti4State, of
from throneworld.ti4.tables import FIGHTER, INFANTRY, MECATOL_REX
from throneworld.ti4.units import has_piece
from throneworld.ti4.verbs.points import gain_points

CUSTODIANS = "custodians"
CUSTODIANS_PRICE = 6
REMOVE: Option = ("remove_custodians",)
LEAVE: Option = ("leave_custodians",)


# The custodians


def custodians_price(state: Ti4State, seat: int) -> int:
    return changed(state, LANDING_PRICE, CUSTODIANS_PRICE, seat, MECATOL_REX)


def can_remove_custodians(state: Ti4State, seat: int, system: int) -> bool:
    """Whether a player has somebody to land then, and can pay (RR 26.2)."""
    price = custodians_price(state, seat)
    return _somebody_can_land(state, seat, system) and can_pay(state, seat, price, INFLUENCE)


def _somebody_can_land(state: Ti4State, seat: int, system: int) -> bool:
    """All ground forces can go together; of fighters a new stack needs a plastic piece (RR 33.3)."""
    here = committable(state, seat, system)
    return INFANTRY in here or (
        FIGHTER in here and has_piece(state, seat, FIGHTER, SPACE[system], MECATOL_REX)
    )


class RemoveCustodians(Decision, frozen=True):
    """Whether to open the way to Mecatol Rex; whoever does must land there. Only who can is asked."""

    rule: ClassVar[str] = "RR 26.2"
    prompt: ClassVar[str] = "remove_custodians"

    system: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"influence": custodians_price(of(game), seat)}

    def binds(self, seat: int) -> bool:
        """He has been asked because he can pay."""
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (REMOVE, LEAVE)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == REMOVE:
            price = custodians_price(of(game), seat)
            game.do(
                Pay(seat=seat, amount=price, currency=INFLUENCE, why="custodians"), TakeCustodians(seat=seat)
            )


class TakeCustodians(Step, frozen=True):
    """The token is a victory point; from now on there are agenda phases (RR 26.3, 26.4)."""

    seat: int = NOBODY

    def run(self, game: Game) -> None:
        of(game).custodians = False
        game.tell("custodians_removed", self.seat)
        gain_points(game, self.seat, 1, "custodians")


# The landing


class CommitGroundForces(CommitUnits, frozen=True):
    """On Mecatol Rex, once the custodians are removed, somebody has to land (RR 26.2)."""

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        owed = self.must and self.must not in self.committed and option[-1] != self.must
        if owed and (option == DONE or self._leaves_nobody(of(game), option)):
            return Refusal("RR 26.2", "must_commit", (self.must,))
        return super().refusal(game, seat, option)

    def _leaves_nobody(self, state: Ti4State, option: Option) -> bool:
        here = committable(state, self.seat, self.system)
        return sum(here.values()) <= (1 if option[0] == "land" else here[INFANTRY])


def guarded(state: Ti4State, seat: int, planet: str) -> Refusal | None:
    """Nobody lands on Mecatol Rex beside the custodians (RR 26.1)."""
    return Refusal("RR 26.1", "custodians") if planet == MECATOL_REX else None


MODIFIERS: tuple[Modifier, ...] = (
    Modifier(MAY_LAND, CUSTODIANS, lambda state, seat: state.custodians, by=guarded, operation=BAN),
)
EVENTS: dict[str, tuple[str, ...]] = {"custodians_removed": ("seat",)}
