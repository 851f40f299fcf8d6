"""Units that become another's, as far as his pieces and his fleets can hold them (ruling 99)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.edition import Group, Place
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import shared_room
from throneworld.imperium.movement.cargo import bind, is_bound, loose
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import count_with_damage, left
from throneworld.imperium.verbs.units import damage_unit, place_units, remove_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.control import SOLD, GainPlanet
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.stowing import ships_in

CAPACITY = "capacity"
"""Why what no ship carries is given up."""


def hand_over(game: Game, owner: int, heir: int, place: Place, how: str) -> None:
    """All units in a place; who has too few pieces takes the sound ones first."""
    state = of(game)
    loads = state.aboard[owner].pop(place, ())
    for ship in loads:
        state.edition.riders_lost(game, owner, place, ship.riders)
    taken: dict[tuple[str, int], int] = {}
    for kind in state.edition.kinds:
        levels = range(state.edition.damage_levels + 1)
        there = [count_with_damage(state, owner, place, kind, level) for level in levels]
        if sum(there):
            remove_units(game, owner, place, kind, sum(there), how)
            taken.update(_take(game, heir, place, kind, there, how))
    if heir != NEUTRAL and place in AREAS:
        _load_again(state, heir, place, loads, taken)
        _stow_others(game, heir, place)


def _take(
    game: Game, heir: int, place: Place, kind: str, there: list[int], how: str
) -> dict[tuple[str, int], int]:
    """How many of each level of damage he takes."""
    state, found = of(game), dict[tuple[str, int], int]()
    room = sum(there) if heir == NEUTRAL else left(state, heir, kind, place)
    for level, many in enumerate(there):
        number = min(many, room)
        room -= number
        if number:
            place_units(game, heir, place, kind, number, how)
            found[kind, level] = number
            for hurt in range(1, level + 1):
                for _ in range(number):
                    damage_unit(game, heir, place, kind, hurt)
    return found


def _load_again(
    state: Ti3State, heir: int, place: Place, loads: tuple[Load, ...], taken: dict[tuple[str, int], int]
) -> None:
    """Who was aboard a ship that came along is aboard it again, if he came along himself."""
    for ship in loads:
        if taken.get((ship.kind, ship.damage), 0):
            taken[ship.kind, ship.damage] -= 1
            cargo = _still_there(state, heir, place, ship.cargo)
            if any(cargo):
                known = state.aboard[heir].get(place, ())
                state.aboard[heir][place] = (*known, replace(ship, cargo=cargo, riders=()))


def _still_there(state: Ti3State, heir: int, place: Place, cargo: Group) -> Group:
    there = state.units[heir].get(place, state.edition.none)
    aboard = [0] * len(there)
    for ship in state.aboard[heir].get(place, ()):
        aboard = [one + other for one, other in zip(aboard, ship.cargo, strict=True)]
    free = [many - used for many, used in zip(there, aboard, strict=True)]
    return tuple([min(wanted, many) for wanted, many in zip(cargo, free, strict=True)])


def _stow_others(game: Game, heir: int, place: Place) -> None:
    """Whose ship did not come along goes aboard one that has room; who finds none is lost."""
    state = of(game)
    for kind in [each for each in state.edition.cargo_kinds if is_bound(state, each)]:
        at = state.edition.index[kind]
        for _ in range(loose(state, heir, place)[at]):
            ships = ships_in(state, heir, int(place))
            ship = next((each for each in ships if room_for(state, heir, each, kind) > 0), None)
            if ship is not None:
                bind(state, heir, place, ship, kind)
            elif loose(state, heir, place)[at] > shared_room(state, heir, int(place)):
                state.edition.give_up_cargo(game, heir, place, kind, 1, CAPACITY)


class TakeLot(Procedure, frozen=True):
    """A planet comes exhausted, with its ground units, PDS and facilities; a fleet with its cargo."""

    stages: ClassVar[tuple[str, ...]] = ("take", "gain", "limits")

    seat: int = NOBODY
    owner: int = NOBODY
    lot: Place = ""

    def take(self, game: Game) -> None:
        hand_over(game, self.owner, self.seat, self.lot, SOLD)

    def gain(self, game: Game) -> None:
        if self.lot not in AREAS:
            game.do(GainPlanet(seat=self.seat, planet=self.lot, how=SOLD))

    def limits(self, game: Game) -> None:
        game.do(RespectLimits(seat=self.seat, system=SYSTEM[self.lot]), Settle())
