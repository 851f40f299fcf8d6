"""Units of his own that a player destroys, of his own choice or because he has to (SA-3.29.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import (
    leaves_named,
    loads_named,
    lose_cargo,
    ship_named,
    unbound,
    unload,
)
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import PDS, SPACE_DOCK, count, damage_of
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision
from throneworld.ti3.nouns import DAMAGE, LOAD, PLACE, UNIT
from throneworld.ti3.reasons import piece_refusal
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.losses import rest_no_longer
from throneworld.ti3.tables import GROUND_KINDS

DONE: Option = ("done",)
SCUTTLED = "scuttled"
ABOARD_IT = "scuttle_aboard"
ABOARD = (*GROUND_KINDS, PDS)
"""What is in space aboard ships only."""


class Scuttle(Decision, frozen=True):
    """A unit of his own that a player destroys; it can be built again (SA-3.29.3)."""

    rule: ClassVar[str] = "SA-3.29.3"
    prompt: ClassVar[str] = "scuttle"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [DONE, *[option for place in state.units[seat] for option in single_units(state, seat, place)]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == ABOARD_IT:
            return Refusal(self.rule, "no_unit_there", option[1:3])
        return scuttle_refusal(of(game), seat, option, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == DONE:
            return
        if option[0] == ABOARD_IT:
            put_out(game, seat, str(option[2]), str(option[1]), option[3:], SCUTTLED)
        else:
            scuttle_unit(game, seat, option, SCUTTLED)


def scuttle_refusal(state: Ti3State, seat: int, option: Option, rule: str) -> Refusal:
    """Why none of his units is meant by an option that is not offered."""
    if len(option) == 1:
        return Refusal(rule, "say_which_unit")
    named = option[3:] if all(isinstance(each, int) for each in option[3:4]) else ()
    return piece_refusal(state, seat, str(option[2]), str(option[1]), rule, named)


def scuttle_unit(game: Game, seat: int, option: Option, why: str) -> None:
    """The unit that an option of `units_in` names."""
    kind, place, damage = str(option[1]), str(option[2]), int(option[3])
    if place in AREAS:
        ship = ship_named(of(game), seat, place, kind, damage, *map(str, option[4:]))
        lose_cargo(game, seat, place, ship, why)
    destroy_units(game, seat, place, kind, 1, why, damaged=int(damage > 0), level=max(1, damage))
    if kind == SPACE_DOCK:
        rest_no_longer(of(game), place)


def units_in(state: Ti3State, seat: int, place: Place) -> list[Option]:
    """Ships, and docks in space, by damage and load; what is aboard goes with them."""
    group = state.units[seat][place]
    loose = unbound(state, seat, place, group) if place in AREAS else group
    found: list[Option] = []
    for kind, number in state.edition.index.items():
        if loose[number]:
            levels = damage_of(state, seat, place, kind)
            found += [
                ("scuttle", kind, place, level, *load)
                for level in levels
                for load in (loads_named(state, seat, place, kind, level) if place in AREAS else [()])
            ]
    return found


def single_units(state: Ti3State, seat: int, place: Place) -> list[Option]:
    """What stands by itself there, and who is aboard."""
    if place not in state.units[seat]:
        return []
    aboard = [kind for kind in ABOARD if place in AREAS and count(state, seat, place, kind)]
    return [
        *[each for each in units_in(state, seat, place) if each[1] not in aboard],
        *[
            (ABOARD_IT, kind, place, *ship)
            for kind in aboard
            for ship in leaves_named(state, seat, place, kind)
        ],
    ]


def put_out(game: Game, seat: int, place: Place, kind: str, named: Option, why: str) -> None:
    """A unit that was aboard the ship that is named, or the only one with such a unit."""
    state = of(game)
    if named:
        carriers = (ship_named(state, seat, place, str(named[0]), int(named[1]), str(named[2])),)
        unload(state, seat, place, kind, carriers)
    elif not unbound(state, seat, place, state.units[seat][place])[state.edition.index[kind]]:
        unload(state, seat, place, kind, state.loads(seat).get(place, ()))
    destroy_units(game, seat, place, kind, 1, why)


VERBS: Verbs = {
    "scuttle": ((), (UNIT, PLACE, DAMAGE), (UNIT, PLACE, DAMAGE, LOAD)),
    ABOARD_IT: ((UNIT, PLACE), (UNIT, PLACE, UNIT, DAMAGE, LOAD)),
}
