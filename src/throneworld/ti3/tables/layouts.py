"""The shapes of the galaxy for 2 to 8 seats, and what fills them (rulings 162, 197, 208, 226, 230).

The book has no text for ring building and recommends preset maps; the numbers are ours. Places are numbers of
the spiral, homes clockwise, the first for the highest roller.
"""

from __future__ import annotations

from msgspec import Struct

from throneworld.galaxy.layouts import Home, Layout
from throneworld.ti3.tables.tiles import ASTEROID_FIELD, MECATOL_TILE, SUPERNOVA, TILE_OF

RED_MIDDLE = -1
"""Two players have no tile of their own in the middle: one of the red pile, or any tile of a fair map."""


class Kit(Struct, frozen=True, kw_only=True):
    """Tiles of a fair map: of special ones by what they are, so that those with planets can be among them."""

    regular: int
    void: int
    wormhole_a: int
    wormhole_b: int
    wormhole_c: int = 0
    asteroid_field: int
    nebula: int
    ion_storm: int
    supernova: int = 0
    gravity_rift: int = 0


class Strewn(Struct, frozen=True, kw_only=True):
    """Tokens of the option of that name."""

    asteroid_belt: int
    standing_grav_wave: int
    space_time_anomaly: int
    flip_wormhole: int
    worldgate: int
    gravity_rift: int = 0
    """Plain voids that rifts take the place of."""


class Plan(Struct, frozen=True):
    layout: Layout
    """With the tiles of each colour in each hand, for ring building."""
    kit: Kit
    strewn: Strewn
    aside_void: int = 0
    """Voids that are set aside and fill the last places."""
    aside_any: int = 0
    """Tiles drawn from what is left of both piles that do so."""


# fmt: off
PLANS: tuple[Plan, ...] = (
    Plan(
        Layout(2, RED_MIDDLE, radius=2, blue=5, red=3, homes=(Home(9), Home(15))),
        Kit(regular=10, void=2, wormhole_a=1, wormhole_b=1, asteroid_field=1, nebula=1, ion_storm=1),
        Strewn(asteroid_belt=4, standing_grav_wave=2, space_time_anomaly=1, flip_wormhole=2, worldgate=2),
    ),
    Plan(
        Layout(3, MECATOL_TILE, radius=3, blue=5, red=3, homes=(Home(19), Home(25), Home(31)), unused=(21, 22, 23, 27, 28, 29, 33, 34, 35)),
        Kit(regular=15, void=4, wormhole_a=1, wormhole_b=1, asteroid_field=1, nebula=1, ion_storm=1),
        Strewn(asteroid_belt=6, standing_grav_wave=3, space_time_anomaly=2, flip_wormhole=2, worldgate=2, gravity_rift=1),
    ),
    Plan(
        Layout(4, MECATOL_TILE, radius=3, blue=6, red=2, homes=(Home(20), Home(24), Home(29), Home(33))),
        Kit(regular=22, void=4, wormhole_a=1, wormhole_b=1, asteroid_field=1, nebula=1, ion_storm=1, supernova=1),
        Strewn(asteroid_belt=8, standing_grav_wave=4, space_time_anomaly=2, flip_wormhole=2, worldgate=2, gravity_rift=1),
    ),
    Plan(
        Layout(5, MECATOL_TILE, radius=3, blue=4, red=2, homes=(Home(19), Home(23), Home(27), Home(30), Home(34))),
        Kit(regular=20, void=5, wormhole_a=1, wormhole_b=1, asteroid_field=1, nebula=1, ion_storm=1, supernova=1),
        Strewn(asteroid_belt=7, standing_grav_wave=5, space_time_anomaly=3, flip_wormhole=4, worldgate=3, gravity_rift=1),
        aside_any=1,
    ),
    Plan(
        Layout(6, MECATOL_TILE, radius=3, blue=3, red=2, homes=(Home(19), Home(22), Home(25), Home(28), Home(31), Home(34))),
        Kit(regular=20, void=4, wormhole_a=1, wormhole_b=1, asteroid_field=1, nebula=1, ion_storm=1, supernova=1),
        Strewn(asteroid_belt=6, standing_grav_wave=6, space_time_anomaly=3, flip_wormhole=4, worldgate=3, gravity_rift=1),
    ),
    Plan(
        Layout(7, MECATOL_TILE, radius=4, blue=4, red=3, homes=(Home(37), Home(40), Home(43), Home(46), Home(49), Home(52), Home(55))),
        Kit(regular=34, void=7, wormhole_a=1, wormhole_b=1, wormhole_c=2, asteroid_field=2, nebula=2, ion_storm=2, supernova=1, gravity_rift=1),
        Strewn(asteroid_belt=14, standing_grav_wave=7, space_time_anomaly=4, flip_wormhole=4, worldgate=3, gravity_rift=1),
        aside_void=4,
    ),
    Plan(
        Layout(8, MECATOL_TILE, radius=4, blue=4, red=2, homes=(Home(37), Home(40), Home(43), Home(46), Home(49), Home(52), Home(55), Home(58))),
        Kit(regular=34, void=6, wormhole_a=1, wormhole_b=1, wormhole_c=2, asteroid_field=2, nebula=2, ion_storm=2, supernova=1, gravity_rift=1),
        Strewn(asteroid_belt=15, standing_grav_wave=8, space_time_anomaly=4, flip_wormhole=4, worldgate=3, gravity_rift=1),
        aside_any=4,
    ),
)
# fmt: on

PLAN: dict[int, Plan] = {plan.layout.players: plan for plan in PLANS}
LAYOUTS: dict[int, Layout] = {players: plan.layout for players, plan in PLAN.items()}
"""By the number of seats, which with Covenants is that of races."""

# Ring building
ALWAYS_DEALT: tuple[str, ...] = ("lodor", "quann", "wormhole_a", "wormhole_b")
"""They lead to the Nexus."""
RICH_TILE = 4
"""With two players tiles with so many resources in all are not used."""
CLOSED: tuple[str, ...] = (ASTEROID_FIELD, SUPERNOVA)
"""Neither next to Mecatol Rex, nor two of them next to one home, nor in the middle of two players."""
NOT_NEXT_TO_HOMES: tuple[int, ...] = (TILE_OF["hopes_end"],)

# Fair maps
ALWAYS_IN_KIT: tuple[str, ...] = ("lodor", "quann")
ALWAYS_IN_KIT_OF_THREE: tuple[str, ...] = ("hopes_end", "sumerian_arcturus", "tsion_bellatrix")
"""From three seats on."""
NEIGHBOURS_WITH_PLANETS = 2
"""A home has at least so many."""
NEARNESS = 4
"""A home one step nearer gets so many times as much of a tile."""
SPECIALTY_WORTH_HALVES = 1
"""What a specialty or a Refresh Ability adds to resources and influence, in halves."""
UNFAIR_PER_CENT = 5
"""The richest and the poorest home differ at most by so much of the mean."""
EXCHANGES, KITS, ARTIFACT_CHOICES, TOKEN_TRIES = 4000, 20, 20, 50
"""After so many the best is taken, or the token left out."""
FAR_FROM_HOMES = 2
"""Artifacts, wormhole tokens and Worldgates lie at least so far from every home."""
BORDERS_PER_TOKEN = 4
"""Border tokens lie on at most one of so many borders."""
