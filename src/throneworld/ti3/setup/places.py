"""Places that a galaxy has or lacks: what objectives and cards ask for (ruling 105)."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, all_systems, wormholes
from throneworld.kernel.game import Game
from throneworld.ti3 import tables
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import TILE

CLOSED = (tables.ASTEROID_FIELD, tables.SUPERNOVA)
CONTROLLABLE = (tables.NEBULA, tables.ION_STORM, tables.GRAVITY_RIFT)
FAR, MANY_PLANETS = 5, 18
FAR_PLANETS, FAR_AWAY = 4, 4


def _has(state: Ti3State, planet: str) -> bool:
    return tables.TILE_OF[planet] in state.map


def has_way_to_nexus(state: Ti3State) -> bool:
    """Whether a wormhole of a letter of the Nexus lies on the map."""
    return bool(wormholes(state, "A", "B") & ~(1 << tables.NEXUS_TILE))


def _planets(state: Ti3State) -> list[tables.Planet]:
    return [planet for tile in all_systems(state) for planet in TILE[tile].planets]


def _colours(game: Game) -> set[str]:
    found = {colour for planet in _planets(of(game)) for colour in planet.specialties}
    return found | set(tables.ARTIFACTS) if game.options["artifacts"] else found


def _closed_near_mecatol(game: Game) -> bool:
    near = members(adjacency(of(game))[tables.MECATOL_TILE]) if _mecatol(game) else ()
    return any(TILE[tile].special in CLOSED for tile in near)


def _mecatol(game: Game) -> bool:
    return tables.MECATOL_TILE in of(game).map


def _hopes_end(game: Game) -> bool:
    return _has(of(game), tables.HOPES_END)


def _mallice(game: Game) -> bool:
    return has_way_to_nexus(of(game))


def _two_special(game: Game) -> bool:
    tiles = all_systems(of(game))
    return len([tile for tile in tiles if TILE[tile].special in CONTROLLABLE]) >= 2


def _stations(game: Game) -> bool:
    return any(planet.trade_station for planet in _planets(of(game)))


def distances(state: Ti3State, system: int) -> dict[int, int]:
    """How many steps it is to every other system, wormholes included."""
    beside, found, edge, steps = adjacency(state), {system: 0}, [system], 0
    while edge:
        steps += 1
        near = {tile for each in edge for tile in members(beside[each])}
        edge = sorted(near - set(found))
        found.update(dict.fromkeys(edge, steps))
    return found


def _five_apart(game: Game) -> bool:
    state = of(game)
    return any(max(distances(state, tile).values()) >= FAR for tile in all_systems(state))


def _planets_far_away(game: Game) -> bool:
    state = of(game)
    homes = [tables.HOME_TILE[race] for race in state.factions if race]
    return not homes or any(_far_planets(state, home) >= FAR_PLANETS for home in homes)


def _far_planets(state: Ti3State, home: int) -> int:
    return sum(len(TILE[tile].planets) for tile, steps in distances(state, home).items() if steps >= FAR_AWAY)


LACKS: dict[str, Callable[[Game], bool]] = {
    tables.NO_MECATOL_REX: lambda game: not _mecatol(game),
    tables.NO_MECATOL_REX_NOR_HOPES_END: lambda game: not (_mecatol(game) or _hopes_end(game)),
    tables.NO_HOPES_END: lambda game: not _hopes_end(game),
    tables.NO_MALLICE: lambda game: not _mallice(game),
    tables.NO_MALLICE_NOR_HOPES_END: lambda game: not (_mallice(game) or _hopes_end(game)),
    tables.NO_WAY_TO_NEXUS: lambda game: not _mallice(game),
    tables.NO_TRADE_STATIONS: lambda game: not _stations(game),
    tables.CLOSED_NEAR_MECATOL_REX: _closed_near_mecatol,
    tables.FEW_SPECIAL_SYSTEMS: lambda game: not _two_special(game),
    tables.MISSING_COLOUR: lambda game: len(_colours(game)) < len(tables.COLOURS),
    tables.NOTHING_FIVE_APART: lambda game: not _five_apart(game),
    tables.FEW_PLANETS: lambda game: len(_planets(of(game))) < MANY_PLANETS,
    tables.FEW_PLANETS_FAR_AWAY: lambda game: not _planets_far_away(game),
    tables.ASCENDANCY: ascends,
    tables.ONE_OPPONENT: begins_as_duel,
}
"""By what is lacking: whether a game lacks it."""
