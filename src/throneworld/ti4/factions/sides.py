"""A combat as one of its two sides sees it, and ships of his own that a player gives up in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.combatants import is_fighting
from throneworld.imperium.conditions import opponent
from throneworld.imperium.reasons import kind_refusal, unit_refusal
from throneworld.imperium.units import damage_of
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti4.declare import When
from throneworld.ti4.state import SPACE, Place, Ti4State, of


def battlefield(occasion: Occasion) -> Place:
    """The space area of a space combat: the third fact is its system."""
    return SPACE[int(occasion["system"])]


def i_have_one_of(*kinds: str) -> When:
    """A condition of a space combat: a ship of one of these kinds is in the system."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        there = own_ships(of(game), seat, battlefield(occasion), kinds)
        return None if there else Refusal("RR 1.21", "no_such_ship_there", kinds)

    return when


def they_have_ships(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A condition of a space combat: the opponent still has something in the system that fights."""
    there = is_fighting(of(game), opponent(seat, occasion), battlefield(occasion))
    return None if there else Refusal("RR 67.9", "no_opposing_ships")


def own_ships(state: Ti4State, seat: int, place: Place, kinds: tuple[str, ...]) -> list[tuple[str, int]]:
    """The kinds of which a player has ships in a place, sound ones (0) and damaged ones (1) apart."""
    return [(kind, level) for kind in kinds for level in damage_of(state, seat, place, kind)]


class DestroyOwnShip(Aim, frozen=True):
    """The price of an ability in a space combat: one ship of certain kinds in the system."""

    rule: ClassVar[str] = "RR 1.9"
    prompt: ClassVar[str] = "destroy_own_ship"

    kinds: tuple[str, ...] = ()
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        there = own_ships(of(game), seat, battlefield(self.occasion), self.kinds)
        return [("destroy", kind, damaged) for kind, damaged in there]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), battlefield(self.occasion)
        refusal = kind_refusal(kind, self.kinds, self.rule)
        return refusal or unit_refusal(of(game), seat, kind, place, self.rule, int(option[2]))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        place, damaged = battlefield(self.occasion), int(option[2])
        destroy_units(game, seat, place, str(option[1]), 1, self.why, damaged=damaged, by=seat)
