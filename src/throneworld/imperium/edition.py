"""What one game tells the shared rules: its kinds of units, its limits and places, where its book says what.

A state knows its edition by its class (`state.edition`), so nothing of it is stored, and no rule needs more
than one look to reach it. Kinds that both books have keep one place in a `Group` (`units.KINDS`), so that
shared rules speak of those by constants; an edition's own kinds come after them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from throneworld.galaxy.sets import Systems
from throneworld.imperium.modifiers import Index, Part
from throneworld.imperium.tables import Unit
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import modules_of, one_table

Place = str
Group = tuple[int, ...]
"""How many units of each kind, in the order of the edition's kinds."""
Losses = Sequence[tuple[str, Place, int]]
"""Kind, place and how many."""


class Selectors(dict[str, Callable[..., Sequence[int]]]):
    """What the modules of an edition export under this name, gathered when the first is asked for."""

    def __init__(self, package: str = "") -> None:
        self.package = package

    def __missing__(self, name: str) -> Callable[..., Sequence[int]]:
        if self:
            raise KeyError(name)
        self.update(one_table(modules_of(import_module(self.package)), "SELECTORS"))
        return self[name]


def _nobody_rides(game: Game, seat: int, place: Place, riders: tuple[str, ...]) -> None:
    """In this edition no ship has riders."""


class Edition(Struct, frozen=True, kw_only=True, eq=False):
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
    wormholes: tuple[tuple[str, ...], ...]
    """The letters of the wormholes that are printed on each tile, by its number."""
    anomalies: tuple[str, ...]
    """The anomaly of each tile, by its number; empty if it is none."""
    terrain: Mapping[str, tuple[str, ...]]
    """What each anomaly does to ships that move, by the names of the fields of `galaxy.movement.Terrain`."""
    homes: Mapping[str, int]
    """The home system of each faction."""
    beside: Mapping[int, int]
    """Tiles that lie beside the map if another, which holds their place, lies on it; NO_SYSTEM: always."""
    planet_values: Mapping[str, tuple[int, int]]
    """Resources and influence of each planet, as printed."""
    titles: Mapping[str, str]
    """The title of each action card; of some there are several copies."""
    hand_limit: int
    """Action cards that a player may hold."""
    secrets_called: str = ""
    """What stands before the names of secret objectives where it is noted who knows a card."""
    strategy_cards: tuple[str, ...]
    """Strategy cards, by their numbers."""
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
    units_moved: Callable[[Game, int, Place, Place, str, int], None] | None = None
    """What follows when units were moved: whose, from where, where to, the kind and how many."""
    combat_roll_purposes: tuple[str, ...] = ("combat",)
    """For which rolls what is added to combat rolls counts (`combat.purposes`)."""
    moves: Callable[[Any, int], Group]
    """How far each kind of a seat's units moves as printed."""
    fighters_block: bool = False
    """Whether fighters alone are in the way of others' ships; an option of that name may say otherwise."""
    nebula_takes_bonus: bool = True
    """Whether what is added to a move value counts for ships that start in a nebula."""
    capacities: Callable[[Any, int], Group]
    """What a unit of each kind of a seat can hold."""
    order: Callable[[Any, str], tuple[int, ...]]
    """The seats in the order in which they are asked, of a game and an occasion."""
    give_up_ship: Callable[[Any, int, Place, str, int], None]
    """What becomes of a ship beyond the fleet limit: in a place, of a kind, with so much damage."""
    give_up_cargo: Callable[[Any, int, Place, str, int, str], None]
    """What becomes of units beyond the capacity: in a place, of a kind, so many, and why."""
    text_order: Callable[[Any], tuple[int, ...]]
    """All seats, in the order in which a text that concerns several comes true for them."""
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
    borders: Callable[[Any, Any, int, str], Any] | None = None
    """What lies on borders does to `board.Passages`: of a state, what is known, a seat and a purpose."""
    cargo_is_bound: bool = False
    """Whether what is carried is aboard a certain ship, and lost with it."""
    berth_kinds: tuple[str, ...] = ()
    """Cargo that may use berths besides other room aboard a ship (`movement.room`)."""
    carriers: Mapping[str, tuple[str, ...]] = {}
    """Cargo that only ships of some kinds carry."""
    lending_marks: tuple[str, ...] = ()
    """Kinds of marks that give what others have on their sheets, in the game or not."""
    silencing_marks: tuple[str, ...] = ()
    """Kinds of marks that take the use of components."""
    riders_lost: Callable[[Any, int, Place, tuple[str, ...]], None] = _nobody_rides
    """What becomes of those who were aboard a ship that is lost: of a game, of whom, and where."""

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
    cargo: tuple[tuple[str, int], ...] = ()
    """What needs room aboard, with its place in a Group."""
    ground: tuple[int, ...] = ()
    """Where the ground forces stand in a Group."""
    carried: tuple[int, ...] = ()
    """Where the kinds that need room aboard stand in a Group; fighters have their own rules."""
    fewest_pieces: int = 0
    """Stacks of continued kinds that there are plastic pieces for, whatever the kind."""
    letters: tuple[str, ...] = ()
    """The letters of wormholes that there are."""
    places: tuple[tuple[Place, ...], ...] = ()
    """The space area of each system and its planets."""
    bit: dict[Place, Systems] = {}
    """The system in which a place is, as a set."""
    selectors: Selectors = Selectors()
    """The names of its own by which its components say whom they concern (`effects.whom`)."""
    modifiers: Index = Index()
    """What the components of the edition do to each quantity."""
    lawless: Part = Part(modifiers, bool)
    """The same while no law is in play."""
    owned: Part = lawless
    """Those of them that count for their owners alone."""

    def __post_init__(self) -> None:
        force_setattr(self, "index", {kind: number for number, kind in enumerate(self.kinds)})
        force_setattr(self, "none", (0,) * len(self.kinds))
        force_setattr(self, "one", {kind: self._one(kind) for kind in self.kinds})
        force_setattr(self, "system", self._systems())
        force_setattr(self, "bit", {place: 1 << number for place, number in self.system.items()})
        force_setattr(self, "places", tuple((str(at), *found) for at, found in enumerate(self.planets)))
        force_setattr(
            self, "letters", tuple(sorted({each for letters in self.wormholes for each in letters}))
        )
        force_setattr(self, "landed", self._places_of(self.landed_kinds))
        force_setattr(self, "armed", self._places_of(self.cannon_kinds))
        force_setattr(self, "cargo", self._places_of(self.cargo_kinds))
        force_setattr(self, "ground", tuple(self.index[kind] for kind in self.ground_kinds))
        force_setattr(self, "carried", tuple(at for kind, at in self.cargo if kind != "fighter"))
        force_setattr(self, "fewest_pieces", min(self.pieces[kind] for kind in self.continued_kinds))
        force_setattr(self, "selectors", Selectors(self.package))
        force_setattr(self, "modifiers", Index(self.package, (*self.lending_marks, *self.silencing_marks)))
        force_setattr(self, "lawless", Part(self.modifiers, lambda each: not each.by_law))
        force_setattr(self, "owned", Part(self.modifiers, lambda each: each.owners is not None))

    def _places_of(self, kinds: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
        return tuple((kind, self.index[kind]) for kind in kinds)

    def _one(self, kind: str) -> Group:
        return tuple([int(each == kind) for each in self.kinds])

    def _systems(self) -> dict[Place, int]:
        spaces = {str(number): number for number in range(len(self.planets))}
        found = {planet: number for number, planets in enumerate(self.planets) for planet in planets}
        return {**spaces, **found}
