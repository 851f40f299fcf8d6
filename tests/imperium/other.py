"""An edition unlike the one whose rows it borrows: cargo is bound to ships, ships take damage twice, several
systems can be active at once. What shared rules make of it is what a second game would see."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import asdict, replace

from tests.ti4.scene import Scene
from throneworld.imperium.edition import Edition, Group, Place
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.units import some
from throneworld.ti4.edition import EDITION
from throneworld.ti4.state import Ti4State

OTHER: Edition = replace(
    EDITION,
    cargo_kinds=("infantry", "pds", "fighter"),
    cargo_is_bound=True,
    damage_levels=2,
    fighters_block=True,
    nebula_takes_bonus=False,
)


class OtherState(Ti4State, kw_only=True):
    edition: ClassVar[Edition] = OTHER

    aboard: list[dict[Place, tuple[Load, ...]]]
    deeper: list[dict[Place, Group]]
    second_system: int = 0

    def loads(self, side: int) -> dict[Place, tuple[Load, ...]]:
        return self.aboard[side]

    def damage(self, side: int, level: int) -> dict[Place, Group]:
        return self.damaged[side] if level == 1 else self.deeper[side]

    def active_systems(self) -> tuple[int, ...]:
        return tuple(system for system in (self.active_system, self.second_system) if system)


class OtherScene(Scene):
    """A scene of three players under the other edition."""

    def __init__(self) -> None:
        super().__init__("sol", "letnev", "jolnar")
        tables = asdict(self.game.state)
        self.other = OtherState(**tables, aboard=[{}, {}, {}], deeper=[{}, {}, {}])
        self.game.state = self.other

    def load(self, faction: str, system: int, ship: str, damage: int = 0, **cargo: int) -> Load:
        """A ship with what it has aboard, into the space area of a system."""
        self.put(faction, system, **{ship: 1}, **cargo)
        found = Load(ship, damage, self.group(**cargo))
        loads = self.other.aboard[self.seat(faction)]
        loads[SPACE[system]] = (*loads.get(SPACE[system], ()), found)
        return found

    def group(self, **units: int) -> Group:
        kinds = [some(self.other, kind, number) for kind, number in units.items()]
        return tuple(map(sum, zip(OTHER.none, *kinds, strict=True)))

    def there(self, faction: str, place: Place | int) -> Group:
        where = SPACE[place] if isinstance(place, int) else place
        return self.other.units[self.seat(faction)].get(where, OTHER.none)
