"""At the start of the Battle Phase the Xxcha may turn units over (race sheet, Rex p.22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import END, Decision, Step
from throneworld.kernel.windows import Cancellable
from throneworld.rex.board import faceup, force, spaces_of
from throneworld.rex.moments import ADVANTAGE_USED
from throneworld.rex.options import SPACE
from throneworld.rex.state import RexState, of
from throneworld.rex.verbs.units import flip_units

DONE: Option = ("done",)


class Flipping(Cancellable, frozen=True):
    """Space by space; an Informant may answer each, and then nothing more is turned this round."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "announce", "carry_out")
    opens: ClassVar[tuple[str, ...]] = (ADVANTAGE_USED,)
    seat: int = -1
    choice: Option = DONE
    flipped: tuple[str, ...] = ()

    def choose(self, game: Game) -> None:
        game.do(Flip(seat=self.seat, flipped=self.flipped))

    def announce(self, game: Game) -> Step | None:
        if self.choice != DONE:
            game.open(ADVANTAGE_USED, "xxcha_facedown", self.seat)
        return None

    def carry_out(self, game: Game) -> Step | None:
        if self.choice == DONE:
            return None
        if self.cancelled:
            game.tell("cancelled", self.seat, "xxcha_facedown")
            _turn_mixed_up(game, self.seat)
            return END
        space = str(self.choice[1])
        flip_units(game, self.seat, space, facedown=self.choice[0] == "facedown")
        return self.to("choose", flipped=(*self.flipped, space))


class Flip(Decision, frozen=True):
    """Units that share a space must end up the same side up."""

    rule: ClassVar[str] = "Rex p.22"
    prompt: ClassVar[str] = "flip"
    verbs: ClassVar[Verbs] = {"facedown": (SPACE,), "faceup": (SPACE,)}
    flipped: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        options: list[Option] = [DONE]
        for space in spaces_of(of(game), seat):
            units, _, facedown = of(game).forces[seat][space]
            options += [("facedown", space)] if units else []
            options += [("faceup", space)] if facedown else []
        return options

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == DONE:
            mixed = [space for space in _mixed(state, seat) if self._may_settle(game, seat, space)]
            return Refusal(self.rule, "mixed_sides", (mixed[0],)) if mixed else None
        space = str(option[1])
        if space in self.flipped:
            return Refusal(self.rule, "flipped_already", (space,))
        if option[0] == "faceup" and ally_stands_by(state, seat, space):
            return Refusal(self.rule, "ally_present", (space,))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = force(of(game), seat, str(option[1]))
        if not any(there):
            return Refusal(self.rule, "no_units_there", option[1:])
        if option[0] == "facedown":
            return Refusal(self.rule, "all_facedown", option[1:])
        return Refusal(self.rule, "all_faceup", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"flipped": len(self.flipped)}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Flipping, choice=option)

    def _may_settle(self, game: Game, seat: int, space: str) -> bool:
        ways: tuple[Option, ...] = (("facedown", space), ("faceup", space))
        return any(self.refusal(game, seat, way) is None for way in ways)


def ally_stands_by(state: RexState, seat: int, space: str) -> bool:
    """In the Council, too: p.22 knows no exception, although allies may meet there (Rex p.8)."""
    return any(faceup(state, ally, space) for ally in state.allies[seat])


def _mixed(state: RexState, seat: int) -> list[str]:
    forces = state.forces[seat]
    return [space for space in spaces_of(state, seat) if forces[space][0] and forces[space][2]]


def _turn_mixed_up(game: Game, seat: int) -> None:
    """Facedown units beside faceup ones turn up by themselves (Rex p.21)."""
    state = of(game)
    for space in _mixed(state, seat):
        if not ally_stands_by(state, seat, space):
            flip_units(game, seat, space, facedown=False)
