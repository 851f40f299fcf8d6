"""Galaxies that are nearly built, laid out so that hidden tiles bind the player who is to place next.

Anomalies must not touch if that can be avoided (RR Setup 6). Here nearly all places that are left touch one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from throneworld.galaxy.placing import open_places, places, placing_order, touching
from throneworld.imperium.order import clockwise
from throneworld.kernel.game import Game
from throneworld.ti4.setup.building import BuildGalaxy
from throneworld.ti4.setup.faces import FACES
from throneworld.ti4.state import of
from throneworld.ti4.tables import BLUE_TILES, LAYOUTS, MECATOL_TILE, RED_TILES

ANOMALIES = tuple(tile for tile in RED_TILES if FACES[tile].anomaly)
PLAIN = tuple(tile for tile in BLUE_TILES if not FACES[tile].wormholes)


def bind_the_pick(game: Game) -> None:
    """The next player holds an anomaly that fits nowhere, and one other tile."""
    _gather_gaps(game)
    _surround(game, _gaps(game), ANOMALIES[1:])
    _deal(game, (ANOMALIES[0], PLAIN[0]))


def bind_the_place(game: Game) -> None:
    """The next player holds two anomalies, which fit into one place only."""
    _gather_gaps(game)
    *gaps, spared = _gaps(game)
    _surround(game, gaps, ANOMALIES[2:], spared)
    _deal(game, ANOMALIES[:2])


def _building(game: Game) -> BuildGalaxy:
    question = game.question
    assert isinstance(question, BuildGalaxy)
    return question


def next_to_place(game: Game) -> int:
    question, layout = _building(game), LAYOUTS[game.seats]
    order = placing_order(game.seats, layout.blue + layout.red)
    return clockwise(of(game).speaker, game.seats)[order[question.turn + 1]]


def _gaps(game: Game) -> tuple[int, ...]:
    return open_places(LAYOUTS[game.seats], of(game).map)


def _gather_gaps(game: Game) -> None:
    """The places that are left lie side by side, at the end of the outermost ring."""
    gaps, board = _gaps(game), list(of(game).map)
    last = places(LAYOUTS[game.seats])[-len(gaps) :]
    there, here = [each for each in gaps if each not in last], [each for each in last if each not in gaps]
    for gap, place in zip(there, here, strict=True):
        board[gap], board[place] = board[place], board[gap]
    of(game).map = tuple(board)


def _surround(game: Game, gaps: Iterable[int], anomalies: Sequence[int], spared: int = -1) -> None:
    """Lay anomalies where each touches as many of the gaps as possible, until all but one are touched."""
    left, near = set(gaps), touching(len(of(game).map))
    for anomaly in anomalies:
        board = of(game).map
        laid = (MECATOL_TILE, *anomalies[: anomalies.index(anomaly)])
        free = [place for place, tile in enumerate(board) if tile > 0 and tile not in laid]
        apart = [place for place in free if spared not in near[place]]
        best = max(apart, key=lambda place: len(left.intersection(near[place])))
        _exchange(game, anomaly, board[best])
        left -= set(near[best])
    assert not left, "there are too many places for so few anomalies"


def _deal(game: Game, tiles: Sequence[int]) -> None:
    """These tiles to the next player."""
    for place, tile in enumerate(tiles):
        _exchange(game, tile, _building(game).hands[next_to_place(game)][place])


def _exchange(game: Game, one: int, two: int) -> None:
    """Two tiles change places, wherever they are: on the map, in a hand or in no hand."""
    instead = {one: two, two: one}
    of(game).map = tuple(instead.get(tile, tile) for tile in of(game).map)
    hands = tuple(tuple(instead.get(tile, tile) for tile in hand) for hand in _building(game).hands)
    game.stack[-1] = replace(_building(game), hands=hands)
