"""Map strings: every tile and token of a map in one line; docs/map-strings-ti3.md tells how.

{19} 45 89 33 ... 0 91 -1 ; belt@4-5 wave@8>9 wormhole@12=AB artifact@lodor counter@meer=hostile_locals:1
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from throneworld.galaxy.hexes import ring_of, size
from throneworld.galaxy.maps import HOME, NO_TILE, Tiles
from throneworld.galaxy.placing import touching
from throneworld.kernel.errors import BadSetup, short
from throneworld.ti3.setup.charts import REAL, Chart, tokens_drawn
from throneworld.ti3.tables import (
    BESIDE,
    DOMAIN_COUNTER,
    DUMMIES,
    GATE,
    MALLICE,
    MECATOL_TILE,
    NEXUS,
    TILE,
    TILE_OF,
    TRADE_STATIONS,
    FaceUp,
    Spot,
)
from throneworld.ti3.tables import HOME as HOME_KIND

LONGEST = 4000
RINGS = 6
BORDERS: dict[str, str] = {
    "belt": "asteroid_belt",
    "anomaly": "space_time_anomaly",
    "wave": "standing_grav_wave",
    "sphere": "ion_sphere",
}
_SHORT: dict[str, str] = {kind: name for name, kind in BORDERS.items()}
LETTERS = ("A", "B", "C")
_TILES = re.compile(r"\s*(?:\{(\d{1,3})\}\s*)?((?:-1|\d{1,3})(?:\s+(?:-1|\d{1,3}))*)\s*", re.ASCII)


@lru_cache(maxsize=64)
def read_map(text: str, seats: int) -> Chart:
    """The map of a string that so many players can play on."""
    if not text.strip():
        raise BadSetup("option 'galaxy' is 'string': give the map in option 'map_string'")
    written, _, tokens = text.partition(";")
    tiles = _read_tiles(written)
    for problem in (_tile_problem(tiles), _home_problem(tiles, seats), _gap_problem(tiles)):
        if problem:
            raise BadSetup(f"option 'map_string' {problem}")
    chart = Chart(tiles, _homes(tiles), drawn=tokens_drawn(seats))
    for token in tokens.split():
        chart = _with_token(chart, token)
    return _checked(chart)


def _read_tiles(written: str) -> Tiles:
    match = _TILES.fullmatch(written)
    if match is None:
        raise BadSetup(f"{short(written)} is no map string: give tile numbers, 0 for homes, -1 for gaps")
    centre, rest = match.groups()
    tiles = (int(centre or MECATOL_TILE), *map(int, rest.split()))
    if len(tiles) > size(RINGS):
        raise BadSetup(
            f"option 'map_string' has {len(tiles) - 1} places: {RINGS} rings have {size(RINGS) - 1}"
        )
    return tiles + (NO_TILE,) * (size(ring_of(len(tiles) - 1)) - len(tiles))


def _homes(tiles: Tiles) -> tuple[int, ...]:
    return tuple(place for place, tile in enumerate(tiles) if tile == HOME)


# What is wrong with tiles


def _tile_problem(tiles: Tiles) -> str:
    laid = [tile for tile in tiles if tile > HOME]
    if unknown := [tile for tile in laid if tile not in TILE]:
        return f"has tiles that do not exist: {_listed(unknown)}; use 19 and 21 to {max(TILE)}"
    if kept := [tile for tile in laid if TILE[tile].kind in (HOME_KIND, GATE, NEXUS)]:
        return f"names tiles that are laid by themselves: {_listed(kept)}; write 0 where a home lies"
    if twice := [tile for tile, times in sorted(Counter(laid).items()) if times > 1]:
        return f"uses tiles more than once: {_listed(twice)}; copies of a tile have numbers of their own"
    return ""


def _home_problem(tiles: Tiles, seats: int) -> str:
    found = len(_homes(tiles))
    return "" if found == seats else f"has {found} homes (0): give {seats}, one for each player"


def _gap_problem(tiles: Tiles) -> str:
    """Whoever cannot get to the others cannot play."""
    first = next(place for place, tile in enumerate(tiles) if tile >= HOME)
    reached, edge, beside = {first}, [first], touching(len(tiles))
    while edge:
        fresh = [near for near in beside[edge.pop()] if near not in reached and tiles[near] >= HOME]
        reached.update(fresh)
        edge += fresh
    lost = [tiles[place] for place, tile in enumerate(tiles) if tile >= HOME and place not in reached]
    return f"falls apart: {_listed(lost)} cannot be reached; close the gaps (-1)" if lost else ""


def _listed(tiles: Sequence[int]) -> str:
    return ", ".join(map(str, tiles))


# Tokens


def _with_token(chart: Chart, token: str) -> Chart:
    """A map with one token more."""
    if match := re.fullmatch(r"homes=(\d+(?:,\d+)*)", token):
        return replace(chart, homes=tuple(map(int, match[1].split(","))))
    if match := re.fullmatch(r"artifacts=(\d)\+(\d)", token):
        return replace(chart, drawn=(int(match[1]), int(match[2])))
    name, _, rest = token.partition("@")
    read = _BORDER if name in BORDERS else _READ.get(name)
    changed = read(chart, name, rest) if read and rest else None
    if changed is None:
        raise BadSetup(
            f"option 'map_string' has {short(token)}, which is no token: see docs/map-strings-ti3.md"
        )
    return changed


def _read_border(chart: Chart, name: str, rest: str) -> Chart | None:
    match = re.fullmatch(r"(\d+)([->])(\d+)", rest)
    if match is None or (match[2] == ">") != (name == "wave"):
        return None
    one, other = int(match[1]), int(match[3])
    if max(one, other) >= len(chart.tiles) or other not in touching(len(chart.tiles))[one]:
        raise BadSetup(f"option 'map_string' has a token between {one} and {other}, which do not touch")
    return replace(chart, borders=(*chart.borders, (one, other, BORDERS[name])))


def _read_wormhole(chart: Chart, name: str, rest: str) -> Chart | None:
    match = re.fullmatch(r"(\d+)=([ABC])([ABC]?)", rest)
    if match is None:
        return None
    letters = (match[2], match[3] or match[2])
    return replace(chart, gates=(*chart.gates, (_place(chart, match[1]), letters)))


def _read_worldgate(chart: Chart, name: str, rest: str) -> Chart | None:
    if rest not in TILE_OF or rest in TRADE_STATIONS:
        return None
    _spot(chart, rest)
    return replace(chart, worldgates=(*chart.worldgates, rest))


def _read_artifact(chart: Chart, name: str, rest: str) -> Chart | None:
    return replace(chart, artifacts=(*chart.artifacts, _spot(chart, rest)))


def _read_counter(chart: Chart, name: str, rest: str) -> Chart | None:
    match = re.fullmatch(r"(\w+)=(\w+)(?::(\d))?", rest)
    if match is None or match[2] not in DOMAIN_COUNTER:
        return None
    counter = FaceUp(match[2], int(match[3] or 0), _spot(chart, match[1]))
    return replace(chart, counters=(*chart.counters, counter))


Read = Callable[[Chart, str, str], Chart | None]
_BORDER: Read = _read_border
_READ: dict[str, Read] = {
    "wormhole": _read_wormhole,
    "worldgate": _read_worldgate,
    "artifact": _read_artifact,
    "counter": _read_counter,
}


def _place(chart: Chart, written: str) -> int:
    place = int(written)
    if place >= len(chart.tiles) or chart.tiles[place] <= HOME:
        raise BadSetup(f"option 'map_string' puts a token at place {place}, where no tile lies")
    return place


def _spot(chart: Chart, written: str) -> Spot:
    """A planet by its name, or a place of the spiral for space."""
    if written.isdigit():
        return Spot(_place(chart, written))
    if written == MALLICE:
        return Spot(BESIDE, MALLICE)
    if written not in TILE_OF or TILE_OF[written] not in chart.tiles:
        raise BadSetup(f"option 'map_string' puts a token on {short(written)}, which is not on the map")
    return Spot(chart.tiles.index(TILE_OF[written]), written)


def _checked(chart: Chart) -> Chart:
    if sorted(chart.homes) != list(_homes(chart.tiles)):
        raise BadSetup("option 'map_string' lists in 'homes=' other places than those with a 0")
    if len(chart.artifacts) > sum(chart.drawn) or chart.drawn[0] > REAL or chart.drawn[1] > DUMMIES:
        raise BadSetup(
            f"option 'map_string' hides more artifacts than there are: {REAL} and {DUMMIES} dummies"
        )
    return chart


# Writing


def write_map(chart: Chart) -> str:
    """The string of a map."""
    tiles = " ".join(map(str, _trimmed(chart.tiles)))
    tokens = " ".join([*_head(chart), *_written_borders(chart), *_written_tokens(chart)])
    return f"{{{chart.tiles[0]}}} {tiles}" + (f" ; {tokens}" if tokens else "")


def _trimmed(tiles: Tiles) -> list[int]:
    """All but the centre, without gaps at the end."""
    last = max(place for place, tile in enumerate(tiles) if tile != NO_TILE)
    return list(tiles[1 : last + 1])


def _head(chart: Chart) -> list[str]:
    ordered = [] if chart.homes == _homes(chart.tiles) else [f"homes={','.join(map(str, chart.homes))}"]
    usual = chart.drawn == tokens_drawn(len(chart.homes))
    return ordered if usual else [*ordered, f"artifacts={chart.drawn[0]}+{chart.drawn[1]}"]


def _written_borders(chart: Chart) -> list[str]:
    return [
        f"{_SHORT[kind]}@{one}{'>' if kind == BORDERS['wave'] else '-'}{other}"
        for one, other, kind in chart.borders
    ]


def _written_tokens(chart: Chart) -> list[str]:
    return [
        *[f"wormhole@{place}={''.join(dict.fromkeys(letters))}" for place, letters in chart.gates],
        *[f"worldgate@{planet}" for planet in chart.worldgates],
        *[f"artifact@{_written(spot)}" for spot in chart.artifacts],
        *[
            f"counter@{_written(each.at)}={each.id}" + (f":{each.value}" if each.value else "")
            for each in chart.counters
        ],
    ]


def _written(spot: Spot) -> str:
    return spot.planet or str(spot.place)


__all__ = ["LONGEST", "read_map", "write_map"]
