"""What several laws make happen: discarding, destroying a unit of one's own, points that come and go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.imperium.units import damage_of
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim
from throneworld.ti4.cards.aftermath import Aftermath
from throneworld.ti4.effects.gaining import POINTS, Lose
from throneworld.ti4.state import NOBODY, SYSTEM, Ti4State, of
from throneworld.ti4.verbs.points import gain_points

# Units


def units_of_kinds(state: Ti4State, seat: int, kinds: tuple[str, ...]) -> list[Option]:
    """A player's units of some kinds, as far as they can be told apart: kind, place, damaged or not."""
    return [
        (kind, place, damaged)
        for place in state.units[seat]
        for kind in kinds
        for damaged in damage_of(state, seat, place, kind)
    ]


class DestroyOwnUnit(Aim, frozen=True):
    """A player has to destroy one of his units, if he has any; it is not a hit (RR 29)."""

    rule: ClassVar[str] = "RR 1.1"
    prompt: ClassVar[str] = "destroy_own_unit"
    kinds: tuple[str, ...] = ()
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if units_of_kinds(of(game), self.seat, self.kinds) else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("destroy", *unit) for unit in units_of_kinds(of(game), seat, self.kinds)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place, damaged = str(option[1]), str(option[2]), int(option[3])
        refusal = kind_refusal(kind, self.kinds, self.rule)
        return refusal or unit_refusal(of(game), seat, kind, place, self.rule, damaged)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        kind, place, damaged = str(option[1]), str(option[2]), int(option[3])
        destroy_units(game, seat, place, kind, 1, self.why, damaged=damaged)
        return Aftermath(system=SYSTEM[place])


# Points: gained before they are lost, so that the game may end in between (RR 87.7)


def shift_point(game: Game, winner: int, loser: int, why: str) -> None:
    """One player gains a point; then, unless that has won him the game, the other loses one."""
    if loser != NOBODY:
        game.do(Lose(POINTS, seat=loser, why=why))
    gain_points(game, winner, 1, why)
