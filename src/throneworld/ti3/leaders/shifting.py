"""Leaders change places within the activated system between two steps of an action (SA-14.1.6, ruling 63)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.movement.cargo import load_name, ship_named, ship_with
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.escaping import refuges
from throneworld.ti3.leaders.moving import board_ship, go_down, led_by
from throneworld.ti3.leaders.whereabouts import place_of
from throneworld.ti3.nouns import AREA, DAMAGE, LEADERS, LOAD, PLANET, UNIT
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of

DONE: Option = ("done",)


def kept_in(state: Ti3State, seat: int, system: int) -> list[str]:
    """Leaders whom a player moves in a system, captives of his too (SA-14.2.4)."""
    return [name for name in led_by(state, seat) if SYSTEM[place_of(state, name)] == system]


def shift_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    """Not while enemy ships are there (SA-14.1.6, 14.1.7)."""
    enemies = [other for other in seats_with_ships(state, system) if other != seat]
    return Refusal("SA-14.1.6", "enemy_ships_there", (system,)) if enemies else None


def shifts(state: Ti3State, seat: int, system: int) -> list[Option]:
    """Each leader to every other planet or ship of the player in the system."""
    if not state.leaders or shift_refusal(state, seat, system):
        return []
    places = [option[1:] for option in refuges(state, seat, system)]
    return [
        ("shift", name, *place)
        for name in kept_in(state, seat, system)
        for place in places
        if not _is_there(state, seat, name, place)
    ]


def _is_there(state: Ti3State, seat: int, name: str, place: Option) -> bool:
    """Whether he is on that planet, or aboard such a ship; which of several alike does not matter."""
    if len(place) == 1:
        return state.leaders[name].place == place[0]
    aboard = ship_with(state, seat, name)
    if aboard is None or (aboard[0], aboard[1].kind, aboard[1].damage) != place[:3]:
        return False
    return len(place) == 3 or load_name(state, aboard[1]) == place[3]


def kept_in_space(state: Ti3State, seat: int, system: int) -> list[str]:
    """Those of them who are aboard ships."""
    ships = state.loads(seat).get(SPACE[system], ())
    return [rider for ship in ships for rider in ship.riders if rider in state.leaders]


class ShiftLeaders(Decision, frozen=True):
    """One leader after the other, each once between two steps."""

    rule: ClassVar[str] = "SA-14.1.6"
    prompt: ClassVar[str] = "shift_leaders"

    system: int = 0
    moved: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[each for each in shifts(of(game), seat, self.system) if each[1] not in self.moved], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = shift_refusal(of(game), seat, self.system)
        return refusal or Refusal(self.rule, "cannot_shift", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        name = str(option[1])
        shift(game, seat, name, option[2:])
        return ShiftLeaders(seat=seat, system=self.system, moved=(*self.moved, name))


def shift(game: Game, seat: int, leader: str, place: Option) -> None:
    """To a planet, or aboard a ship that is named by where it is, its kind, its damage and its load."""
    if len(place) == 1:
        go_down(game, seat, leader, str(place[0]))
        return
    area, kind, damage, load = (*place, "")[:4]
    ship = ship_named(of(game), seat, str(area), str(kind), int(damage), str(load))
    board_ship(game, seat, leader, str(area), ship)


VERBS = {"shift": ((LEADERS, PLANET), (LEADERS, AREA, UNIT, DAMAGE), (LEADERS, AREA, UNIT, DAMAGE, LOAD))}
