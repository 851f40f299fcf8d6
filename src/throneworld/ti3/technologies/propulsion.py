"""Technologies of drives and deflectors: how far ships go, through what, with whom aboard."""

from __future__ import annotations

from throneworld.imperium.board import Lifted, lifting
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BERTHS, BLOCKS, COMBAT_ROLL, MOVE, ONE_SHIPS_MOVE, TERRAIN
from throneworld.imperium.state import Load
from throneworld.imperium.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, WAR_SUN
from throneworld.ti3.board import CROSSING, lifting_border
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import USED
from throneworld.ti3.quantities import BORDERS, FIRE_AT, IGNORES_COUNTER, MINES_ROLL, STORM_SHIELDS
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import ASTEROID_FIELD, GRAVITY_RIFT, ION_STORM

ION_DRIVE, JETS = "ion_drive", "maneuvering_jets"
LARGE = (CRUISER, DREADNOUGHT)


def is_carrier(state: Ti3State, seat: int, kind: str, origin: int) -> bool:
    return kind == CARRIER


def is_large(state: Ti3State, seat: int, kind: str, origin: int) -> bool:
    return kind in LARGE


def is_large_ship(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind in LARGE


def is_fighter(state: Ti3State, seat: int, kind: str, place: str, purpose: str) -> bool:
    return kind == FIGHTER


def may_still_go_farther(state: Ti3State, seat: int, kind: str) -> bool:
    """Once per round, and never a War Sun."""
    return kind != WAR_SUN and not is_marked(state, USED, seat, ION_DRIVE)


def jets_evade(state: Ti3State, seat: int, shooter: int, origin: int, system: int) -> int:
    """Shots from an adjacent system are the easier to evade."""
    return -1 if origin == system else -2


def jets_steer(state: Ti3State, lifted: Lifted, seat: int) -> Lifted:
    """Through storms, and through rifts without a roll; a bend by a rift stays (ruling 86)."""
    return (*lifted, (ION_STORM, "no_passage"), (GRAVITY_RIFT, "perils"))


def is_collision(state: Ti3State, seat: int, counter: str) -> bool:
    return counter == "sudden_collision"


def is_gyre(state: Ti3State, seat: int, counter: str) -> bool:
    return counter == "warp_gyre"


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        TERRAIN,
        "antimass_deflectors",
        window="movement_static",
        turns=lifting(ASTEROID_FIELD, "no_passage"),
    ),
    modifies(
        BORDERS,
        "antimass_deflectors",
        window="movement_static",
        turns=lifting_border("asteroid_belt", CROSSING),
    ),
    modifies(STORM_SHIELDS, "antimass_deflectors", window="mines_when", add=1),
    modifies(IGNORES_COUNTER, "antimass_deflectors", window="movement_static", grants=True, by=is_collision),
    modifies(ONE_SHIPS_MOVE, ION_DRIVE, window="movement_static", add=1, where=may_still_go_farther),
    modifies(MOVE, "xrd_transporters", window="movement_static", add=1, where=is_carrier),
    modifies(MOVE, "type_iv_drive", window="movement_static", add=1, where=is_large),
    modifies(BERTHS, "stasis_capsules", window="cargo_static", add=1, where=is_large_ship, local=True),
    modifies(BLOCKS, "light_wave_deflectors", window="movement_static", bans=True),
    modifies(TERRAIN, JETS, window="movement_static", turns=jets_steer),
    modifies(BORDERS, JETS, window="movement_static", turns=lifting_border("standing_grav_wave", CROSSING)),
    modifies(IGNORES_COUNTER, JETS, window="movement_static", grants=True, by=is_gyre),
    modifies(MINES_ROLL, JETS, window="mines_when", add=-1),
    modifies(FIRE_AT, JETS, window="space_cannon_static", by=jets_evade),
    modifies(COMBAT_ROLL, "advanced_fighters", window="combat_roll_static", add=1, where=is_fighter),
)
