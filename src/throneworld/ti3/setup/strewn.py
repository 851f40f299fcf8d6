"""Tokens that are strewn over a fair map: borders, wormholes, worldgates (rulings 197, 230)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from throneworld.galaxy.hexes import at, distance
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.maps import HOME, Tiles
from throneworld.galaxy.placing import places, touching
from throneworld.kernel.game import Game
from throneworld.ti3.setup.charts import Chart
from throneworld.ti3.setup.faces import CENTRE, distance_to_homes, is_closed
from throneworld.ti3.tables import (
    BORDERS_PER_TOKEN,
    FAR_FROM_HOMES,
    FLIP_TOKENS_OF_EACH,
    ION_STORM,
    NEBULA,
    PLAN,
    RED_MIDDLE,
    REGULAR,
    TILE,
    TOKEN_TRIES,
    VOID,
    WORMHOLE_TOKENS,
)

STREAM = "strewn"
NONE = -1
Edge = tuple[int, int]
"""A border, by its two places."""
Tokens = dict[Edge, str]


def strew(game: Game, chart: Chart) -> Chart:
    """Border tokens if they are used, wormhole tokens, worldgates if they are used."""
    borders = strewn_borders(game, chart.tiles) if game.options["border_tokens"] else ()
    gates = _gates(game, chart.tiles)
    taken = [place for place, _ in gates]
    planets = _worldgates(game, chart.tiles, taken) if game.options["worldgates"] else ()
    return replace(chart, borders=borders, gates=gates, worldgates=planets)


# Borders


def strewn_borders(game: Game, tiles: Tiles) -> tuple[tuple[int, int, str], ...]:
    """Kind by kind as many for each home, the rest on borders of none."""
    layout, strewn = PLAN[game.seats].layout, PLAN[game.seats].strewn
    every = edges(layout, tiles)
    laid: Tokens = {}
    for kind in ("asteroid_belt", "standing_grav_wave", "space_time_anomaly"):
        number: int = getattr(strewn, kind)
        for home in range(game.seats):
            own = [edge for edge in every if owner_of(layout, edge) == home]
            _lay(game, tiles, layout, laid, kind, own, number // game.seats, len(every))
        rest = [edge for edge in every if owner_of(layout, edge) == NONE]
        left = number % game.seats
        left -= _lay(game, tiles, layout, laid, kind, rest, left, len(every))
        _lay(game, tiles, layout, laid, kind, every, left, len(every))
    return tuple(_directed(game, edge, kind) for edge, kind in laid.items())


def edges(layout: Layout, tiles: Tiles) -> list[Edge]:
    """Borders between two systems that are neither homes nor closed."""
    inner = dict.fromkeys((CENTRE, *places(layout)))
    fit = [place for place in inner if tiles[place] > 0 and not is_closed(tiles[place])]
    beside = touching(len(tiles))
    return [(here, there) for here in fit for there in beside[here] if here < there and there in fit]


def owner_of(layout: Layout, edge: Edge) -> int:
    """The home to which both systems together are nearest; none on a tie."""
    far = [sum(distance(at(home.place), at(place)) for place in edge) for home in layout.homes]
    return far.index(min(far)) if far.count(min(far)) == 1 else NONE


def _lay(
    game: Game,
    tiles: Tiles,
    layout: Layout,
    laid: Tokens,
    kind: str,
    pool: Sequence[Edge],
    number: int,
    borders: int,
) -> int:
    """So many tokens onto borders of the pool, as far as nobody is cut off; returns how many."""
    done = 0
    for edge in _by_chance(game, [edge for edge in pool if edge not in laid]) if number else ():
        if done == number or (len(laid) + 1) * BORDERS_PER_TOKEN > borders:
            break
        if not cuts_off(layout, tiles, {*laid, edge}):
            laid[edge] = kind
            done += 1
    return done


def _by_chance(game: Game, pool: Sequence[Edge]) -> list[Edge]:
    order = game.shuffle(STREAM, [str(number) for number in range(len(pool))])
    return [pool[int(number)] for number in order[:TOKEN_TRIES]]


def cuts_off(layout: Layout, tiles: Tiles, barred: set[Edge]) -> bool:
    """Whether ships without technologies cannot get from every home to the middle any more; with two players
    from one home to the other."""
    first = CENTRE if layout.centre != RED_MIDDLE else layout.homes[0].place
    reached, edge, beside = {first}, [first], touching(len(tiles))
    while edge:
        here = edge.pop()
        for there in beside[here]:
            if there not in reached and _is_passed(tiles, here, there, barred):
                reached.add(there)
                edge.append(there)
    return not all(home.place in reached for home in layout.homes)


def _is_passed(tiles: Tiles, here: int, there: int, barred: set[Edge]) -> bool:
    tile = tiles[there]
    if tile < HOME or is_closed(tile) or (min(here, there), max(here, there)) in barred:
        return False
    return tile == HOME or TILE[tile].special not in (NEBULA, ION_STORM)


def _directed(game: Game, edge: Edge, kind: str) -> tuple[int, int, str]:
    """The arrow of a wave points by chance."""
    one, other = edge
    turned = kind == "standing_grav_wave" and game.roll(STREAM, 2)
    return (other, one, kind) if turned else (one, other, kind)


# Wormholes and worldgates


def _far_places(game: Game, tiles: Tiles, kind: str) -> list[int]:
    """Systems of a kind without a wormhole that are far from every home."""
    layout = PLAN[game.seats].layout
    return [
        place
        for place in places(layout)
        if TILE[tiles[place]].kind == kind and not TILE[tiles[place]].wormholes
        if distance_to_homes(layout, place) >= FAR_FROM_HOMES
    ]


def _gates(game: Game, tiles: Tiles) -> tuple[tuple[int, tuple[str, str]], ...]:
    """In voids, and if these are used up in regular systems."""
    number = PLAN[game.seats].strewn.flip_wormhole
    flips = [token.sides for token in WORMHOLE_TOKENS if not token.stable] * FLIP_TOKENS_OF_EACH
    tokens = [flips[int(each)] for each in game.shuffle(STREAM, list(map(str, range(len(flips)))))]
    free = [
        int(place)
        for kind in (VOID, REGULAR)
        for place in game.shuffle(STREAM, list(map(str, _far_places(game, tiles, kind))))
    ]
    return tuple((place, _side_up(game, sides)) for place, sides in zip(free[:number], tokens, strict=False))


def _side_up(game: Game, sides: tuple[str, str]) -> tuple[str, str]:
    return (sides[1], sides[0]) if game.roll(STREAM, 2) else sides


def _worldgates(game: Game, tiles: Tiles, taken: Sequence[int]) -> tuple[str, ...]:
    """On planets of regular systems in which no other token lies."""
    layout, number = PLAN[game.seats].layout, PLAN[game.seats].strewn.worldgate
    free = [
        place
        for place in places(layout)
        if TILE[tiles[place]].kind == REGULAR and place not in taken and _gate_planets(tiles[place])
        if distance_to_homes(layout, place) >= FAR_FROM_HOMES
    ]
    chosen = game.shuffle(STREAM, list(map(str, free)))[:number]
    return tuple(_some_planet(game, tiles[int(place)]) for place in chosen)


def _some_planet(game: Game, tile: int) -> str:
    planets = _gate_planets(tile)
    return planets[game.roll(STREAM, len(planets))]


def _gate_planets(tile: int) -> list[str]:
    """Nobody lands on a Trade Station."""
    return [planet.id for planet in TILE[tile].planets if not planet.trade_station]
