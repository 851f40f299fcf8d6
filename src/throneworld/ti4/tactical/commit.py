"""Committing ground forces to planets (RR 44.2), and the custodians of Mecatol Rex (RR 26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.modifiers import changed, refused, turned
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.quantities import LANDING_PRICE, LANDS, MAY_LAND
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import NOBODY, SPACE, Ti4State, of
from throneworld.ti4.tables import FIGHTER, INFANTRY, MECATOL_REX
from throneworld.ti4.transaction import TRANSACTION, besides_refusal, trade, trades_besides
from throneworld.ti4.units import count, has_piece
from throneworld.ti4.verbs.points import gain_points

CUSTODIANS_PRICE = 6
DONE: Option = ("done",)
REMOVE: Option = ("remove_custodians",)
LEAVE: Option = ("leave_custodians",)


class Landing(Procedure, frozen=True):
    """Whatever asks a player to commit ground forces; the answers are kept here."""

    abstract: ClassVar[bool] = True
    seat: int = NOBODY
    system: int = 0
    committed: tuple[str, ...] = ()
    """The planets to which ground forces were committed, in that order."""


# Who may land where


def committable(state: Ti4State, seat: int, system: int) -> dict[str, int]:
    """What a player has in the space area of a system that could land: kinds and how many."""
    space = SPACE[system]
    if space not in state.units[seat]:
        return {}
    kinds = turned(state, LANDS, state.edition.ground_kinds, seat, system)
    found = {kind: count(state, seat, space, kind) for kind in kinds}
    return {kind: number for kind, number in found.items() if number}


def landing_refusal(state: Ti4State, seat: int, planet: str) -> Refusal | None:
    """Why a player cannot commit ground forces to a planet."""
    if planet == MECATOL_REX and state.custodians:
        return Refusal("RR 26.1", "custodians")
    return refused(state, MAY_LAND, seat, planet)


def forces_on(state: Ti4State, seat: int, planet: str) -> int:
    """What a player has on a planet that fights there: ground forces, and fighters that were committed."""
    return count(state, seat, planet, INFANTRY) + count(state, seat, planet, FIGHTER)


def return_to_space(game: Game, seat: int, planet: str, system: int, *kinds: str) -> None:
    """From a planet into the space area: fighters that landed, and whoever is sent back."""
    for kind in kinds:
        number = count(of(game), seat, planet, kind)
        move_units(game, seat, planet, SPACE[system], kind, number, "returned")


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

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (REMOVE, LEAVE)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == REMOVE:
            price = custodians_price(of(game), seat)
            game.do(
                Pay(seat=seat, amount=price, currency=INFLUENCE, why="custodians"), TakeCustodians(seat=seat)
            )
        return None


class TakeCustodians(Step, frozen=True):
    """The token is a victory point; from now on there are agenda phases (RR 26.3, 26.4)."""

    seat: int = NOBODY

    def run(self, game: Game) -> Step | None:
        of(game).custodians = False
        game.tell("custodians_removed", self.seat)
        gain_points(game, self.seat, 1, "custodians")
        return None


# The landing


class CommitGroundForces(Decision, frozen=True):
    """One unit at a time, or all the ground forces at once.

    Before the first of them he may come to terms instead (RR 83.1), unless he has to land.
    """

    rule: ClassVar[str] = "RR 44.2"
    prompt: ClassVar[str] = "commit_ground_forces"
    verbs: ClassVar[tuple[str, ...]] = (TRANSACTION,)

    system: int = 0
    must: str = ""
    """A planet to which at least one has to be committed."""
    committed: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        left = sum(committable(of(game), seat, self.system).values())
        return {"system": self.system, "must": self.must, "left": left}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        planets, here = planets_in(self.system), committable(of(game), seat, self.system)
        found: list[Option] = [("land", kind, planet) for planet in planets for kind in here]
        if here.get(INFANTRY, 0) > 1:
            found += [("land_all", planet) for planet in planets]
        return [*found, DONE, *self._trades(game, found)]

    def _trades(self, game: Game, landings: Sequence[Option]) -> tuple[Option, ...]:
        """Only where there is something to decide: nobody is asked for the sake of trade."""
        if self.committed or self.must:
            return ()
        asked = any(self.refusal(game, self.seat, landing) is None for landing in landings)
        return trades_besides(of(game), self.seat) if asked else ()

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == TRANSACTION:
            return None
        owed = bool(self.must) and self.must not in self.committed
        if option == DONE:
            return Refusal("RR 26.2", "must_commit", (self.must,)) if owed else None
        planet = str(option[-1])
        if owed and planet != self.must and self._leaves_nobody(game, option):
            return Refusal("RR 26.2", "must_commit", (self.must,))
        return landing_refusal(of(game), seat, planet) or self._plastic_refusal(of(game), option, planet)

    def _plastic_refusal(self, state: Ti4State, option: Option, planet: str) -> Refusal | None:
        """A stack that is split needs one more plastic piece (RR 33.3, 41.3)."""
        if option[0] != "land":
            return None
        kind = str(option[1])
        fine = has_piece(state, self.seat, kind, SPACE[self.system], planet)
        rule = "RR 33.3" if kind == FIGHTER else "RR 41.3"
        return None if fine else Refusal(rule, "no_plastic_piece", (kind,))

    def _leaves_nobody(self, game: Game, option: Option) -> bool:
        here = committable(of(game), self.seat, self.system)
        return sum(here.values()) <= (1 if option[0] == "land" else here[INFANTRY])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == TRANSACTION:
            return besides_refusal(of(game), seat, option)
        planet = option[-1]
        if planet not in planets_in(self.system):
            return Refusal(self.rule, "in_another_system", (planet,))
        kind = str(option[1]) if option[0] == "land" else INFANTRY
        refusal = unit_refusal(of(game), seat, kind, SPACE[self.system], self.rule)
        return refusal or Refusal(self.rule, "no_ground_force", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(Landing, committed=self.committed)
            return None
        if option[0] == TRANSACTION:
            trade(game, seat, option)
            return self
        planet, space = str(option[-1]), SPACE[self.system]
        kind = str(option[1]) if option[0] == "land" else INFANTRY
        number = 1 if option[0] == "land" else count(of(game), seat, space, kind)
        move_units(game, seat, space, planet, kind, number, "committed")
        return replace(self, committed=tuple(dict.fromkeys((*self.committed, planet))))


EVENTS: dict[str, tuple[str, ...]] = {"custodians_removed": ("seat",)}
