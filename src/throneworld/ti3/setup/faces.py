"""What the faces of tiles mean to those who make a galaxy (rulings 226, 230)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.galaxy.hexes import at, distance
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.placing import Face, clash, touching
from throneworld.ti3.tables import (
    CLOSED,
    MECATOL_TILE,
    NEIGHBOURS_WITH_PLANETS,
    NOT_NEXT_TO_HOMES,
    SPECIALTY_WORTH_HALVES,
    TILE,
    TILES,
    Planet,
    Tile,
)

LETTERS: dict[str, int] = {"A": 1, "B": 2, "C": 4, "D": 8}
CENTRE = 0


def worth(planet: Planet) -> int:
    """In halves of a point."""
    more = SPECIALTY_WORTH_HALVES if planet.specialties or planet.refresh else 0
    return 2 * (planet.resources + planet.influence) + more


def face(tile: Tile) -> Face:
    return Face(
        anomaly=bool(tile.special),
        wormholes=sum(LETTERS[letter] for letter in tile.wormholes),
        worth=sum(worth(planet) for planet in tile.planets),
        impassable=tile.special in CLOSED,
    )


FACES: dict[int, Face] = {tile.number: face(tile) for tile in TILES}


def best_spot(tile: int) -> str:
    """The planet of highest resources and influence that is no Trade Station; none: in space (ruling 192)."""
    planets = [planet for planet in TILE[tile].planets if not planet.trade_station] if tile > 0 else []
    best = max(planets, key=lambda planet: planet.resources + planet.influence, default=None)
    return best.id if best else ""


def is_closed(tile: int) -> bool:
    """Asteroid Fields and Supernovas."""
    return tile > 0 and FACES[tile].impassable


def banned(layout: Layout, tiles: Sequence[int], tile: int, place: int) -> str:
    """Why a tile should not lie at a place: a key of words, or nothing."""
    near = touching(len(tiles))[place]
    homes = {home.place for home in layout.homes}
    if found := clash(FACES, tiles, tile, place):
        return f"{found}_touch"
    if tile in NOT_NEXT_TO_HOMES and homes.intersection(near):
        return "too_near_to_home"
    if is_closed(tile):
        return _shuts(tiles, near, place, homes)
    return ""


def _shuts(tiles: Sequence[int], near: Sequence[int], place: int, homes: set[int]) -> str:
    """Closed systems neither touch Mecatol Rex nor shut a home in."""
    if CENTRE in near and tiles[CENTRE] == MECATOL_TILE:
        return "mecatol_shut_in"
    beside = touching(len(tiles))
    for home in homes.intersection(near):
        if any(is_closed(tiles[each]) for each in beside[home] if each != place):
            return "home_shut_in"
    return ""


def lonely_homes(layout: Layout, tiles: Sequence[int]) -> int:
    """How many neighbours with planets are missing around homes."""
    missing = 0
    for home in layout.homes:
        around = [near for near in touching(len(tiles))[home.place] if tiles[near] > 0]
        missing += max(
            0, NEIGHBOURS_WITH_PLANETS - len([near for near in around if TILE[tiles[near]].planets])
        )
    return missing


def distance_to_homes(layout: Layout, place: int) -> int:
    return min(distance(at(home.place), at(place)) for home in layout.homes)
