"""Fair maps: tiles of a kit, laid by chance, that change places until every home has as much (ruling 230)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations

from throneworld.galaxy.fair import exchanged, levelling, shares, wealth
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.maps import Tiles
from throneworld.galaxy.placing import places, start
from throneworld.kernel.game import Game
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.setup.charts import Chart, is_strewn, spot_at, tokens_drawn, tokens_laid
from throneworld.ti3.setup.faces import CENTRE, FACES, banned, distance_to_homes, is_closed, lonely_homes
from throneworld.ti3.tables import (
    ALWAYS_IN_KIT,
    ALWAYS_IN_KIT_OF_THREE,
    ARTIFACT_CHOICES,
    BESIDE,
    BLUE_PILE,
    COPIES,
    EXCHANGES,
    FAR_FROM_HOMES,
    GRAVITY_RIFT,
    KITS,
    MALLICE,
    MECATOL_TILE,
    PLAN,
    RED_PILE,
    RICH_TILE,
    SA_TILES,
    TILE,
    UNFAIR_PER_CENT,
    Spot,
)

STREAM = "galaxy"
PLAIN_VOID = "void"


def fair_map(game: Game) -> Tiles:
    """The first of some kits that can be laid out fairly; if none can, the best."""
    layout = PLAN[game.seats].layout
    best: Tiles = ()
    for _ in range(KITS):
        tiles = improved(layout, _laid_by_chance(game, layout))
        if not best or score(layout, tiles) < score(layout, best):
            best = tiles
        if is_fair(layout, best):
            break
    return best


def _laid_by_chance(game: Game, layout: Layout) -> Tiles:
    tiles = list(start(layout))
    kit = game.shuffle(STREAM, [str(tile) for tile in drawn_kit(game)])
    for place, tile in zip(places(layout), kit, strict=True):
        tiles[place] = int(tile)
    return tuple(tiles)


def drawn_kit(game: Game) -> list[int]:
    """Regular tiles, voids, wormholes and so many of each special system."""
    kit = PLAN[game.seats].kit
    rifts = PLAN[game.seats].strewn.gravity_rift if is_strewn(game) else 0
    of_three = () if begins_as_duel(game) else ALWAYS_IN_KIT_OF_THREE
    always = [COPIES[tile][0] for tile in (*ALWAYS_IN_KIT, *of_three)]
    blue = [tile for tile in dealt_planets(game) if tile not in always]
    special = [_specials(game, sort, getattr(kit, sort)) for sort in _SPECIALS]
    return [
        *always,
        *_some(game, blue, kit.regular - len(always)),
        *_some(game, _red(PLAIN_VOID), kit.void - rifts),
        *(tile for sort in _WORMHOLES for tile in _some(game, _red(sort), getattr(kit, sort))),
        *chain.from_iterable(special),
        *_more_rifts(game, rifts, list(chain.from_iterable(special))),
    ]


_WORMHOLES = ("wormhole_a", "wormhole_b", "wormhole_c")
_SPECIALS = ("asteroid_field", "nebula", "ion_storm", "supernova", GRAVITY_RIFT)


def pile_of_planets(game: Game) -> tuple[int, ...]:
    """The blue pile, with the later tiles if they are used."""
    return (*BLUE_PILE, *SA_TILES) if game.options["sa_tiles"] else BLUE_PILE


def dealt_planets(game: Game) -> tuple[int, ...]:
    """With two players those with many resources are not used (SA-18.1.4, ruling 208)."""
    pile = pile_of_planets(game)
    return tuple([tile for tile in pile if not is_rich(tile)]) if begins_as_duel(game) else pile


def is_rich(tile: int) -> bool:
    return sum([planet.resources for planet in TILE[tile].planets]) >= RICH_TILE


def _red(tile_id: str) -> list[int]:
    return [tile for tile in RED_PILE if TILE[tile].id == tile_id]


def _specials(game: Game, sort: str, number: int) -> list[int]:
    """Those with planets can be among them."""
    return _some(game, [tile for tile in RED_PILE if TILE[tile].special == sort], number)


def _more_rifts(game: Game, number: int, used: Sequence[int]) -> list[int]:
    left = [tile for tile in RED_PILE if TILE[tile].special == GRAVITY_RIFT and tile not in used]
    return _some(game, left, number)


def _some(game: Game, tiles: Sequence[int], number: int) -> list[int]:
    if not number:
        return []
    return [int(tile) for tile in game.shuffle(STREAM, [str(tile) for tile in tiles])[:number]]


# Improving


def broken(layout: Layout, tiles: Tiles) -> int:
    """How often a map breaks a ban, and how many neighbours with planets its homes lack."""
    clashes = [place for place in places(layout) if banned(layout, tiles, tiles[place], place)]
    return len(clashes) + lonely_homes(layout, tiles)


def spread(layout: Layout, tiles: Tiles) -> int:
    rich = wealth(layout, FACES, tiles)
    return max(rich) - min(rich)


def score(layout: Layout, tiles: Tiles) -> tuple[int, int]:
    return broken(layout, tiles), spread(layout, tiles)


def is_fair(layout: Layout, tiles: Tiles) -> bool:
    """Nothing broken, and no home has much more than another."""
    rich = wealth(layout, FACES, tiles)
    return not broken(layout, tiles) and spread(layout, tiles) * 100 * len(rich) <= UNFAIR_PER_CENT * sum(
        rich
    )


def improved(layout: Layout, tiles: Tiles) -> Tiles:
    """Two tiles at a time change places as long as that makes the map better."""
    for _ in range(EXCHANGES):
        better = _tidier(layout, tiles) if broken(layout, tiles) else _fairer(layout, tiles)
        if better is None or is_fair(layout, tiles):
            return tiles
        tiles = better
    return tiles


def _tidier(layout: Layout, tiles: Tiles) -> Tiles | None:
    """The first exchange that breaks less; what breaks something is moved first."""
    now, free = broken(layout, tiles), places(layout)
    troubled = [place for place in free if banned(layout, tiles, tiles[place], place)]
    pairs = ((here, there) for here in troubled for there in free if here != there)
    for here, there in chain(pairs, combinations(free, 2)):
        changed = exchanged(tiles, here, there)
        if broken(layout, changed) < now:
            return changed
    return None


def _fairer(layout: Layout, tiles: Tiles) -> Tiles | None:
    for here, there in levelling(layout, FACES, tiles):
        changed = exchanged(tiles, here, there)
        if not broken(layout, changed):
            return changed
    return None


# Artifacts


def artifact_spots(game: Game, tiles: Tiles) -> tuple[Spot, ...]:
    """Of some random choices the one that favours no home (ruling 230)."""
    layout = PLAN[game.seats].layout
    free = [str(place) for place in places(layout) if may_hide_artifact(layout, tiles, place)]
    fixed = fixed_spots(game, tiles)
    free = [place for place in free if int(place) not in [spot.place for spot in fixed]]
    number = tokens_laid(game.seats) - len(fixed)
    choices = [game.shuffle(STREAM, free)[:number] for _ in range(ARTIFACT_CHOICES)]
    best = min(choices, key=lambda choice: _favour(layout, choice))
    return (*fixed, *(spot_at(tiles, int(place)) for place in best))


def fixed_spots(game: Game, tiles: Tiles) -> tuple[Spot, ...]:
    """With two players one lies on Mallice, and one in the middle if it can lie there (SA-18.1.5)."""
    if not begins_as_duel(game):
        return ()
    middle = () if is_closed(tiles[CENTRE]) else (spot_at(tiles, CENTRE),)
    return (*middle, Spot(BESIDE, MALLICE))


def may_hide_artifact(layout: Layout, tiles: Tiles, place: int) -> bool:
    far = distance_to_homes(layout, place) >= FAR_FROM_HOMES
    return far and tiles[place] != MECATOL_TILE and not is_closed(tiles[place])


def _favour(layout: Layout, choice: Sequence[str]) -> int:
    rows = [shares(layout)[int(place)] for place in choice]
    parts: list[int] = [sum(column) for column in zip(*rows, strict=True)]
    return max(parts) - min(parts)


def fair_chart(game: Game) -> Chart:
    """Tiles and artifacts; tokens that are strewn come on top."""
    tiles = fair_map(game)
    homes = tuple(home.place for home in PLAN[game.seats].layout.homes)
    spots = artifact_spots(game, tiles) if game.options["artifacts"] else ()
    return Chart(tiles, homes, artifacts=spots, drawn=tokens_drawn(game.seats))
