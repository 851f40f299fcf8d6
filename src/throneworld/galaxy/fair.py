"""Random maps that are fair: chance deals the tiles, then tiles change places until nothing gets better.

A tile's worth is shared among the homes by how near they are. A map is judged by its clashes, then by homes
that are shut in, then by the difference between the best and the worst share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations

from throneworld.galaxy.hexes import at, distance, size
from throneworld.galaxy.layouts import Layout
from throneworld.galaxy.maps import NO_TILE, Tiles
from throneworld.galaxy.placing import BLANK, Faces, clash, places, start, touching

Roll = Callable[[int], int]
"""roll(n) is a number from 0 to n - 1, each equally likely."""

Score = tuple[int, int, int]
Shares = tuple[int, ...]
"""What each home gets, in thousandths of worth."""

WHOLE = 1000
NEARNESS = 4
"""A home one step nearer gets that many times as much of a tile."""
RING_ONE = range(1, 7)


@cache
def shares(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """How many thousandths of the tile at a place each home gets: shares[place][home]."""
    return tuple(_shares(layout, place) for place in range(size(layout.radius)))


def _shares(layout: Layout, place: int) -> tuple[int, ...]:
    far = [distance(at(home.place), at(place)) for home in layout.homes]
    pull = [NEARNESS ** (max(far) - each) for each in far]
    return tuple(WHOLE * each // sum(pull) for each in pull)


def wealth(layout: Layout, faces: Faces, tiles: Sequence[int]) -> Shares:
    """What each home gets of the galaxy, in thousandths of worth."""
    share, found = shares(layout), [0] * layout.players
    for place in places(layout):
        worth = faces.get(tiles[place], BLANK).worth
        if worth:
            found = [so_far + part * worth for so_far, part in zip(found, share[place], strict=True)]
    return tuple(found)


def shut_in(layout: Layout, faces: Faces, tiles: Sequence[int]) -> int:
    """How many impassable tiles too many lie next to homes: one each can be borne, not more."""
    beside = touching(len(tiles))
    barred = (sum(_impassable(faces, tiles[near]) for near in beside[home.place]) for home in layout.homes)
    return sum(max(0, count - 1) for count in barred)


def _impassable(faces: Faces, tile: int) -> bool:
    return faces.get(tile, BLANK).impassable


def score(layout: Layout, faces: Faces, tiles: Sequence[int]) -> Score:
    """How far a map is from a fair one; lower is better."""
    each = wealth(layout, faces, tiles)
    return quarrels(layout, faces, tiles), shut_in(layout, faces, tiles), max(each) - min(each)


def quarrels(layout: Layout, faces: Faces, tiles: Sequence[int]) -> int:
    """How many tiles lie next to one beside which they should not."""
    return len([place for place in places(layout) if clash(faces, tiles, tiles[place], place) is not None])


def _is_lower(layout: Layout, faces: Faces, tiles: Sequence[int], than: Score) -> bool:
    """Whether a map's score is lower than another; what weighs less is looked at only if it matters."""
    first = quarrels(layout, faces, tiles)
    return score(layout, faces, tiles) < than if first == than[0] else first < than[0]


def shuffled(items: Sequence[int], roll: Roll) -> list[int]:
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = roll(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def random_map(layout: Layout, blue: Sequence[int], red: Sequence[int], roll: Roll) -> Tiles:
    """A map of as many tiles of each colour as the players would be dealt, laid out by chance alone."""
    blues = shuffled(blue, roll)[: layout.blue * layout.players]
    reds = shuffled(red, roll)[: layout.red * layout.players + layout.random_red]
    tiles = list(start(layout))
    for place, tile in zip(shuffled(RING_ONE, roll), reds[: layout.random_red], strict=False):
        tiles[place] = tile
    gaps = [place for place in places(layout) if tiles[place] == NO_TILE]
    rest = shuffled(blues + reds[layout.random_red :], roll)
    for place, tile in zip(gaps, rest, strict=True):
        tiles[place] = tile
    return tuple(tiles)


def fair_map(layout: Layout, faces: Faces, blue: Sequence[int], red: Sequence[int], roll: Roll) -> Tiles:
    """A random map, made fair. Only the random map uses dice, so their number is always the same."""
    return improved(layout, faces, random_map(layout, blue, red, roll), red)


def improved(layout: Layout, faces: Faces, tiles: Tiles, red: Sequence[int]) -> Tiles:
    """The map after tiles changed places for the better; each time lowers the score, so this ends."""
    while any((now := score(layout, faces, tiles))[:2]):
        tidier = _tidier(layout, faces, tiles, red, now)
        if tidier is None:
            return tiles
        tiles = tidier
    return _levelled(layout, faces, tiles, red)


def _levelled(layout: Layout, faces: Faces, tiles: Tiles, red: Sequence[int]) -> Tiles:
    """A tidy map, which stays so while its shares get nearer to each other."""
    level: Tiles | None = tiles
    while level is not None:
        tiles, level = level, _more_level(layout, faces, level, red)
    return tiles


def _more_level(layout: Layout, faces: Faces, tiles: Tiles, red: Sequence[int]) -> Tiles | None:
    for here, there in levelling(layout, faces, tiles):
        changed = exchanged(tiles, here, there)
        if _stays_tidy(layout, faces, changed, here, there) and _red_inside(layout, changed, red):
            return changed
    return None


def _tidier(layout: Layout, faces: Faces, tiles: Tiles, red: Sequence[int], now: Score) -> Tiles | None:
    """The first exchange that makes a map better; what is in trouble is moved first."""
    troubled = _troubled(layout, faces, tiles)
    pairs = ((here, there) for here in troubled for there in places(layout) if here != there)
    for here, there in chain(pairs, combinations(places(layout), 2)):
        changed = exchanged(tiles, here, there)
        if _is_lower(layout, faces, changed, now) and _red_inside(layout, changed, red):
            return changed
    return None


def _troubled(layout: Layout, faces: Faces, tiles: Tiles) -> list[int]:
    """Places whose tiles clash, or bar the way out of a home."""
    beside = {near for home in layout.homes for near in touching(len(tiles))[home.place]}
    return [
        place
        for place in places(layout)
        if clash(faces, tiles, tiles[place], place) is not None
        or (place in beside and _impassable(faces, tiles[place]))
    ]


def _stays_tidy(layout: Layout, faces: Faces, tiles: Tiles, here: int, there: int) -> bool:
    """Whether an exchange has brought no clash and shut nobody in."""
    for place in (here, there):
        if clash(faces, tiles, tiles[place], place) is not None:
            return False
    return not shut_in(layout, faces, tiles)


def levelling(layout: Layout, faces: Faces, tiles: Tiles) -> Iterator[tuple[int, int]]:
    """The pairs of places whose exchange brings the shares nearer to each other, the best first.

    Judged by the shares alone, without the whole score, since there are hundreds of pairs. Mostly the first
    one is taken, so the others are put in order only when they are asked for.
    """
    rich = wealth(layout, faces, tiles)
    worth = [faces.get(tile, BLANK).worth for tile in tiles]
    first = _most_level(layout, rich, worth)
    if first is not None:
        yield first
        for pair in _levelling(layout, rich, worth):
            if pair != first:
                yield pair


def _most_level(layout: Layout, rich: Shares, worth: list[int]) -> tuple[int, int] | None:
    """The best of these pairs. Most do not even bring the best share near enough to the worst."""
    best, worst = rich.index(max(rich)), rich.index(min(rich))
    spread = rich[best] - rich[worst]
    found = (spread, NO_TILE, NO_TILE)
    low, high = 1, 2 * spread
    for here, there, nearer, gain in _nearing(layout, best, worst):
        more = worth[here] - worth[there]
        if low <= more * nearer <= high:
            then = [old + more * each for old, each in zip(rich, gain, strict=True)]
            judged = (max(then) - min(then), here, there)
            if judged < found:
                found, low, high = judged, spread - judged[0], spread + judged[0]
    return found[1:] if found[0] < spread else None


def _levelling(layout: Layout, rich: Shares, worth: list[int]) -> list[tuple[int, int]]:
    """All of these pairs, the best first."""
    spread, found = max(rich) - min(rich), []
    for here, there, gain in _gains(layout):
        more = worth[here] - worth[there]
        then = [old + more * each for old, each in zip(rich, gain, strict=True)]
        wider = max(then) - min(then)
        if wider < spread:
            found.append((wider, here, there))
    return [(here, there) for _, here, there in sorted(found)]


@cache
def _gains(layout: Layout) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """For each pair of places what the homes gain if worth goes from the first to the second."""
    share = shares(layout)
    return tuple(
        (here, there, tuple(after - before for before, after in zip(share[here], share[there], strict=True)))
        for here, there in combinations(places(layout), 2)
    )


@cache
def _nearing(layout: Layout, best: int, worst: int) -> tuple[tuple[int, int, int, tuple[int, ...]], ...]:
    """The same with how much it brings two homes nearer to each other, where it changes that at all."""
    return tuple(
        [
            (here, there, gain[worst] - gain[best], gain)
            for here, there, gain in _gains(layout)
            if gain[best] != gain[worst]
        ]
    )


def exchanged(tiles: Tiles, here: int, there: int) -> Tiles:
    changed = list(tiles)
    changed[here], changed[there] = changed[there], changed[here]
    return tuple(changed)


def _red_inside(layout: Layout, tiles: Sequence[int], red: Sequence[int]) -> bool:
    """Whether still as many red-backed tiles lie next to the centre as are placed there first."""
    return sum(tiles[place] in red for place in RING_ONE) >= layout.random_red
