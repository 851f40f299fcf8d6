"""Scenes of the tiny edition: its map without any units, or the same under other parameters."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from tests.imperium.tiny.edition import EDITION, TinyState, empty_state
from tests.imperium.tiny.game import TINY, put
from tests.imperium.tiny.tables import FACTIONS, MAP
from tests.stage import Stage
from throneworld.imperium.edition import Edition, Group, Place
from throneworld.imperium.movement.cargo import damage_ship
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.units import plus, some, standing
from throneworld.kernel.game import Game

RED, BLUE = 0, 1
ARINAM = "arinam"
"""A planet of system 1."""


class Tiny(Stage):
    """Red, blue and as many more as are wanted."""

    def __init__(self, seats: int = 2, **parameters: Any) -> None:
        super().__init__(Game(TINY, FACTIONS[:seats], seats, 1), FACTIONS[:seats])
        self.game.state = _under(empty_state(seats), parameters)
        self.state.map = MAP
        self.state.fleet = [9] * seats

    @property
    def state(self) -> TinyState:
        state: TinyState = self.game.state
        return state

    def put(self, side: int, place: Place | int, **units: int) -> None:
        put(self.state, side, _place(place), units)

    def load(self, side: int, place: Place | int, ship: str, damage: int = 0, **cargo: int) -> Load:
        """A ship with so much damage, and what it has aboard."""
        self.put(side, place, **{ship: 1}, **cargo)
        found, loads = Load(ship, 0, self.group(**cargo)), self.state.loads(side)
        if cargo:
            loads[_place(place)] = (*loads.get(_place(place), ()), found)
        for _ in range(damage):
            found = damage_ship(self.game, side, _place(place), found)
        return found

    def group(self, **units: int) -> Group:
        found = EDITION.none
        for kind, number in units.items():
            found = plus(found, some(self.state, kind, number))
        return found

    def there(self, side: int, place: Place | int) -> Group:
        return standing(self.state, side, _place(place))

    def aboard(self, side: int, place: Place | int) -> list[Load]:
        """The ships that carry something, in any order."""
        return sorted(self.state.loads(side).get(_place(place), ()))


def _place(place: Place | int) -> Place:
    return SPACE[place] if isinstance(place, int) else place


def _under(state: TinyState, parameters: dict[str, Any]) -> TinyState:
    """The same state, but these parameters of the edition are others."""
    if not parameters:
        return state

    class OtherState(TinyState, kw_only=True):
        edition: ClassVar[Edition] = replace(EDITION, **parameters)

    return OtherState(**{name: getattr(state, name) for name in TinyState.__struct_fields__})
