"""What one game tells the shared rules: its kinds of units, its limits and places, where its book says what.

A state knows its edition by its class (`state.edition`), so nothing of it is stored, and no rule needs more
than one look to reach it. Kinds that both books have keep one place in a `Group` (`units.KINDS`), so that
shared rules speak of those by constants; an edition's own kinds come after them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any

from msgspec import Struct

from throneworld.imperium.modifiers import Index, indexed
from throneworld.imperium.tables import Unit
from throneworld.kernel.gathering import modules_of

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
    planet_values: Mapping[str, tuple[int, int]]
    """Resources and influence of each planet, as printed."""
    titles: Mapping[str, str]
    """The title of each action card; of some there are several copies."""
    hand_limit: int
    """Action cards that a player may hold."""
    strategy_cards: tuple[str, ...]
    """Strategy cards, by their numbers."""
    rules: Mapping[str, str]
    """Where its book has each rule that shared questions and refusals cite by a key (`citing`)."""
    profile: Callable[[Any, int, str], Unit]
    """The row that counts at present for the units of a seat and a kind."""
    capacities: Callable[[Any, int], Group]
    """What a unit of each kind of a seat can hold."""
    order: Callable[[Any, str], tuple[int, ...]]
    """The seats in the order in which they are asked, of a game and an occasion."""
    give_up_ship: Callable[[Any, int, Place, str, int], None]
    """What becomes of a ship beyond the fleet limit: in a place, of a kind, with so much damage."""
    give_up_cargo: Callable[[Any, int, Place, str, int, str], None]
    """What becomes of units beyond the capacity: in a place, of a kind, so many, and why."""
    stack_needs_plastic: bool = False
    """Whether each stack of a continued kind needs one plastic piece."""
    producing_kinds: tuple[str, ...] = ()
    """The kinds of units of which some can produce others."""
    production_weights: Mapping[str, int] = {}
    """What a unit of each kind counts against what can be produced; one each if nothing is said."""
    production_is_pooled: bool = True
    """Whether all that can produce in a system count together, or each for itself."""
    halves_add_up: bool = False
    """Whether half costs of several kinds are added up before they are rounded, or those of each kind."""
    own_ships_lift_blockade: bool = True
    """Whether ships of others hinder production only where none of one's own are."""
    units_come_back: bool = False
    """Whether a unit may be taken off the board when none is left to be placed."""
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
    def ground(self) -> tuple[int, ...]:
        """Where the ground forces stand in a Group."""
        return tuple([self.index[kind] for kind in self.ground_kinds])

    @cached_property
    def carried(self) -> tuple[int, ...]:
        """Where the kinds that need room aboard stand in a Group; fighters have their own rules."""
        return tuple([self.index[kind] for kind in self.cargo_kinds if kind != "fighter"])

    @cached_property
    def fewest_pieces(self) -> int:
        """Stacks of continued kinds that there are plastic pieces for, whatever the kind."""
        return min([self.pieces[kind] for kind in self.continued_kinds])

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
