"""Ships that mend themselves at the end of a round of a Space Battle, if they took no damage in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import total
from throneworld.imperium.movement.cargo import loads_named, mend_ship, ship_named
from throneworld.imperium.quantities import REPAIRS
from throneworld.imperium.units import SHIPS, count_with_damage
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tactical.hits import hurt_in_round


def mending(state: Ti3State, side: int, place: Place) -> list[Step]:
    """As many questions as ships may be mended."""
    number = total(state, REPAIRS, side) if side >= 0 else 0
    return [MendShip(seat=side, place=place)] * number


def mendable(state: Ti3State, seat: int, place: Place) -> list[Option]:
    """Damaged ships that took nothing in this round, each sort once."""
    levels = range(1, state.edition.damage_levels + 1)
    return [
        ("repair", kind, level, *load)
        for kind in SHIPS
        for level in levels
        if count_with_damage(state, seat, place, kind, level) > hurt_in_round(state, seat, kind, level)
        for load in loads_named(state, seat, place, kind, level)
    ]


class MendShip(Decision, frozen=True):
    """One damage of one ship goes."""

    rule: ClassVar[str] = "SA-13.3.5"
    prompt: ClassVar[str] = "mend_ship"
    verbs: ClassVar[tuple[str, ...]] = ("repair",)

    place: Place = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if mendable(of(game), self.seat, self.place) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return mendable(of(game), seat, self.place)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = count_with_damage(of(game), seat, self.place, str(option[1]), int(option[2]))
        hurt = there and int(option[2])
        return Refusal(self.rule, "hurt_in_this_round" if hurt else "nothing_damaged", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        _, kind, damage, *load = option
        ship = ship_named(of(game), seat, self.place, str(kind), int(damage), *map(str, load))
        mend_ship(game, seat, self.place, ship)


VERBS: Verbs = {"repair": SHIP}
