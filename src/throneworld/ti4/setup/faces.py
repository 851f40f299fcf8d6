"""What the faces of the tiles mean to those who build a galaxy (RR "Complete Setup", step 6)."""

from __future__ import annotations

from throneworld.galaxy.placing import Face
from throneworld.ti4.tables import ALPHA, ASTEROID_FIELD, BETA, DELTA, SUPERNOVA, TILES, Planet, Tile

WORMHOLE_BITS: dict[str, int] = {ALPHA: 1, BETA: 2, DELTA: 4}
IMPASSABLE: tuple[str, ...] = (ASTEROID_FIELD, SUPERNOVA)
"""Nobody but a few factions gets past these at the start of a game (RR 11, 75)."""
SPECIALTY_WORTH = 2


def worth(planet: Planet) -> int:
    """A planet is spent for one of its values, so the higher one counts most."""
    high, low = max(planet.resources, planet.influence), min(planet.resources, planet.influence)
    return 3 * high + low + (SPECIALTY_WORTH if planet.specialty else 0)


def face(tile: Tile) -> Face:
    return Face(
        anomaly=bool(tile.anomaly),
        wormholes=sum(WORMHOLE_BITS[wormhole] for wormhole in tile.wormholes),
        worth=sum(worth(planet) for planet in tile.planets),
        impassable=tile.anomaly in IMPASSABLE,
    )


FACES: dict[int, Face] = {tile.number: face(tile) for tile in TILES}
