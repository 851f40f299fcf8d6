"""What one game tells the shared rules: its kinds of units, its limits and places, where its book says what.

A state knows its edition by its class (`state.edition`), so nothing of it is stored, and no rule needs more
than one look to reach it. Kinds that both books have keep one place in a `Group` (`units.KINDS`), so that
shared rules speak of those by constants; an edition's own kinds come after them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from throneworld.galaxy.sets import Systems
from throneworld.imperium.modifiers import Index
from throneworld.imperium.tables import Unit
from throneworld.kernel.game import Game

Place = str
Group = tuple[int, ...]
"""How many units of each kind, in the order of the edition's kinds."""
Losses = Sequence[tuple[str, Place, int]]
"""Kind, place and how many."""


class Edition(Struct, frozen=True, eq=False):
    """The parameters of one game among the stars (`docs/architecture.md` has them side by side)."""

    package: str
    """Where its components stand, each with its modifiers."""
    kinds: tuple[str, ...]
    """The order of a Group: first the kinds that all editions have."""
    ground_kinds: tuple[str, ...]
    """What fights on planets and wins control of them."""
    landed_kinds: tuple[str, ...]
    """What fights on a planet: ground forces, and what may be committed as if it were one."""
    cargo_kinds: tuple[str, ...]
    """What needs room aboard."""
    pieces: Mapping[str, int]
    """Plastic pieces of each colour."""
    continued_kinds: tuple[str, ...]
    """Kinds that tokens continue when the plastic is used up."""
    command_tokens: int
    planets: tuple[tuple[str, ...], ...]
    """The planets of each system, by the number of its tile."""
    rules: Mapping[str, str]
    """Where its book has each rule that shared questions and refusals cite by a key (`citing`)."""
    profile: Callable[[Any, int, str], Unit]
    """The row that counts at present for the units of a seat and a kind."""
    cannon_kinds: tuple[str, ...]
    """Kinds that have cannons on some row."""
    cannon_reach: Callable[[Any, int, int], Systems]
    """From which systems cannons of a seat reach a system that is not their own."""
    units_lost: Callable[[Game, int, Losses, str, int], None]
    """What follows when hits have destroyed units of a side: of whom, which, how and by whom."""
    combat_roll_purposes: tuple[str, ...] = ("combat",)
    """For which rolls what is added to combat rolls counts (`combat.purposes`)."""
    stack_needs_plastic: bool = False
    """Whether each stack of a continued kind needs one plastic piece."""
    damage_levels: int = 1
    """How much damage a unit can have at most."""
    dice_lost_by_damage: int = 0
    """Dice that a unit loses by each level of damage; one stays."""
    cargo_is_bound: bool = False
    """Whether what is carried is aboard a certain ship, and lost with it."""

    # What follows from the others
    index: dict[str, int] = {}
    """Where a kind stands in a Group."""
    none: Group = ()
    one: dict[str, Group] = {}
    """A group of a single unit of each kind."""
    system: dict[Place, int] = {}
    """The system in which a place is; its space area is its number as text."""
    landed: tuple[tuple[str, int], ...] = ()
    """What fights on a planet, with its place in a Group."""
    armed: tuple[tuple[str, int], ...] = ()
    """What may have cannons, with its place in a Group."""
    modifiers: Index = Index()
    """What the components of the edition do to each quantity."""

    def __post_init__(self) -> None:
        force_setattr(self, "index", {kind: number for number, kind in enumerate(self.kinds)})
        force_setattr(self, "none", (0,) * len(self.kinds))
        force_setattr(self, "one", {kind: self._one(kind) for kind in self.kinds})
        force_setattr(self, "system", self._systems())
        force_setattr(self, "landed", tuple((kind, self.index[kind]) for kind in self.landed_kinds))
        force_setattr(self, "armed", tuple((kind, self.index[kind]) for kind in self.cannon_kinds))
        force_setattr(self, "modifiers", Index(self.package))

    def _one(self, kind: str) -> Group:
        return tuple([int(each == kind) for each in self.kinds])

    def _systems(self) -> dict[Place, int]:
        spaces = {str(number): number for number in range(len(self.planets))}
        found = {planet: number for number, planets in enumerate(self.planets) for planet in planets}
        return {**spaces, **found}
