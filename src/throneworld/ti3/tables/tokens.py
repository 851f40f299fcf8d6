"""Tokens beside units and counters: Artifacts, Facilities, borders, wormholes (SA ch. 6, 7)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti3.tables.technologies import BLUE, GREEN, RED, YELLOW

# Artifacts

ARTIFACTS: dict[str, str] = {
    BLUE: "ancient_shipwreck",
    GREEN: "precursor_fossil",
    RED: "lazax_armory",
    YELLOW: "imperial_datacache",
}
"""The real ones: the colour of each, which is that of its specialty, and its Special Objective."""
DUMMY = "dummy"
DUMMIES = 4
DUMMY_TRADE_GOODS = 2
"""What he gets who finds one."""
DUMMIES_FEWER_BUILT: dict[int, int] = {3: 2, 4: 2}
"""By the number of seats, on maps that are not preset."""
TWO_PLAYER_DUMMIES = 2
TWO_PLAYER_ARTIFACTS = 4
"""How many of all tokens are laid; the rest leave the game unseen."""

# Facilities


class Facility(Struct, frozen=True):
    id: str
    resources: int
    influence: int
    """What it adds to its planet."""


COLONY, REFINERY = "colony", "refinery"
FACILITIES: tuple[Facility, ...] = (
    Facility(COLONY, resources=0, influence=1),
    Facility(REFINERY, resources=1, influence=0),
)
"""Unlimited in number (ruling 16), one on a planet, neither on homes nor on Trade Stations."""
FACILITY: dict[str, Facility] = {facility.id: facility for facility in FACILITIES}

# Borders


class BorderToken(Struct, frozen=True):
    id: str
    technology: str = ""
    """With it ships cross."""
    impassable: bool = False
    one_way: bool = False
    last_step: bool = False
    """It is crossed by the last step of a move only."""
    stops_fire: bool = False
    offered: bool = True
    """Some map or option uses it."""


# fmt: off
BORDER_TOKENS: tuple[BorderToken, ...] = (
    BorderToken("asteroid_belt",      technology="antimass_deflectors", stops_fire=True),
    BorderToken("space_time_anomaly", impassable=True, stops_fire=True),
    BorderToken("standing_grav_wave", technology="maneuvering_jets", one_way=True),
    BorderToken("ion_sphere",         last_step=True, stops_fire=True, offered=False),
)
# fmt: on
BORDER_TOKEN: dict[str, BorderToken] = {token.id: token for token in BORDER_TOKENS}

# Wormholes


class WormholeToken(Struct, frozen=True):
    id: str
    sides: tuple[str, str]
    stable: bool = False
    """It never turns, and counts for objectives and distances (ruling 191)."""


# fmt: off
WORMHOLE_TOKENS: tuple[WormholeToken, ...] = (
    WormholeToken("flip_ab",  ("A", "B")),
    WormholeToken("flip_ac",  ("A", "C")),
    WormholeToken("flip_bc",  ("B", "C")),
    WormholeToken("stable_a", ("A", "A"), stable=True),
    WormholeToken("stable_b", ("B", "B"), stable=True),
    WormholeToken("stable_c", ("C", "C"), stable=True),
)
# fmt: on
WORMHOLE_TOKEN: dict[str, WormholeToken] = {token.id: token for token in WORMHOLE_TOKENS}
FLIP_TOKENS_OF_EACH = 2
"""Reconstructed. Of stable ones there are as many as a map needs."""
