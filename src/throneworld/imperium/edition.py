"""What one game tells the shared rules: its kinds of units, its limits and places, where its book says what.

A state knows its edition by its class (`state.edition`), so nothing of it is stored, and no rule needs more
than one look to reach it. Kinds that both books have keep one place in a `Group` (`units.KINDS`), so that
shared rules speak of those by constants; an edition's own kinds come after them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any

from msgspec import Struct

from throneworld.imperium.modifiers import Index, indexed
from throneworld.imperium.tables import Unit
from throneworld.kernel.gathering import modules_of, without_doubles

Place = str
Group = tuple[int, ...]
"""How many units of each kind, in the order of the edition's kinds."""


class Edition(Struct, frozen=True, dict=True, eq=False):
    """The parameters of one game among the stars (`docs/architecture.md` has them side by side)."""

    package: str
    """Where its components stand, each with its modifiers."""
    kinds: tuple[str, ...]
    """The order of a Group: first the kinds that all editions have."""
    ground_kinds: tuple[str, ...]
    """What fights on planets and wins control of them."""
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
    order: Callable[[Any], tuple[int, ...]]
    """All seats, in the order in which a text that concerns several comes true for them."""
    stack_needs_plastic: bool = False
    """Whether each stack of a continued kind needs one plastic piece."""
    damage_levels: int = 1
    """How much damage a unit can have at most."""
    dice_lost_by_damage: int = 0
    """Dice that a unit loses by each level of damage; one stays."""
    cargo_is_bound: bool = False
    """Whether what is carried is aboard a certain ship, and lost with it."""

    @cached_property
    def index(self) -> dict[str, int]:
        """Where a kind stands in a Group."""
        return {kind: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def none(self) -> Group:
        return (0,) * len(self.kinds)

    @cached_property
    def one(self) -> dict[str, Group]:
        """A group of a single unit of each kind."""
        return {kind: tuple([int(each == kind) for each in self.kinds]) for kind in self.kinds}

    @cached_property
    def system(self) -> dict[Place, int]:
        """The system in which a place is; its space area is its number as text."""
        spaces = {str(number): number for number in range(len(self.planets))}
        found = {planet: number for number, planets in enumerate(self.planets) for planet in planets}
        return {**spaces, **found}

    @cached_property
    def modifiers(self) -> Index:
        """What the components of the edition do to each quantity."""
        return indexed(modules_of(import_module(self.package)))

    @cached_property
    def selectors(self) -> dict[str, Callable[..., Sequence[int]]]:
        """The names of its own by which its components say whom they concern (`effects.whom`)."""
        found = [getattr(module, "SELECTORS", {}) for module in modules_of(import_module(self.package))]
        return without_doubles("SELECTORS", (each for table in found for each in table.items()))
