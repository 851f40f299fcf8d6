"""How far ships move and which ways are open to them."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from throneworld.galaxy.adjacency import Adjacency
from throneworld.galaxy.charts import Chart
from throneworld.galaxy.movement import Reach, Terrain, Way, search
from throneworld.galaxy.safest import safest
from throneworld.galaxy.sets import System, Systems, members
from throneworld.galaxy.sides import Survey, survey
from throneworld.imperium import board
from throneworld.imperium.board import MOVING, land, passages
from throneworld.imperium.modifiers import banned_by, granted_by, is_altered, most, total, turned
from throneworld.imperium.quantities import BEARS_WORMHOLE, BLOCKS, HELD, MOVE, ONE_SHIPS_MOVE, SHIPS_MOVE
from throneworld.imperium.state import AREAS, NO_SYSTEM, ImperiumState, Load, of
from throneworld.imperium.units import big_ship_count, ship_count
from throneworld.kernel.game import Game

ANY_SHIP = ""
"""For every kind of ship, and from wherever it comes."""


# Move values


def move_of(state: ImperiumState, seat: int, kind: str, origin: System, terrain: Terrain) -> int:
    """How far a player's ships of a kind move from a system; 0 if they cannot move by themselves."""
    edition = state.edition
    move = edition.moves(state, seat)[edition.index[kind]]
    if move and terrain.slow >> origin & 1:
        move = 1
        if not edition.nebula_takes_bonus:
            return move
    return move and move + total(state, MOVE, seat, kind, origin)


def ship_move(state: ImperiumState, seat: int, ship: Load, origin: System, terrain: Terrain) -> int:
    """How far one ship moves from a system, with whoever it has aboard."""
    move = move_of(state, seat, ship.kind, origin, terrain)
    slowed = terrain.slow >> origin & 1 and not state.edition.nebula_takes_bonus
    return move if slowed or not move else move + total(state, SHIPS_MOVE, seat, ship)


def boost_of(state: ImperiumState, seat: int, kind: str) -> int:
    """How much farther one ship of a kind may move, if that is the one that a player chooses for it."""
    return total(state, ONE_SHIPS_MOVE, seat, kind)


def farthest(state: ImperiumState, seat: int) -> int:
    """No ship of the player moves farther than this."""
    more = most(state, MOVE, seat) + most(state, ONE_SHIPS_MOVE, seat) + most(state, SHIPS_MOVE, seat)
    return max(state.edition.moves(state, seat)) + more


# Whose ships are in the way


def barred(game: Game, seat: int) -> Systems:
    """The systems that a player's ships cannot pass, because of other players' ships."""
    state = of(game)
    if passes(state, seat, ANY_SHIP, NO_SYSTEM):
        return 0
    fighters = game.options.get("fighters_block", state.edition.fighters_block)
    bars, bit, found = ship_count if fighters else big_ship_count, state.edition.bit, 0
    for other, places in enumerate(state.units):
        if other != seat and not state.allied(seat, other):
            for place, group in places.items():
                if place in AREAS and bars(group):
                    found |= bit[place]
    return found


def passes(state: ImperiumState, seat: int, kind: str, origin: System) -> bool:
    """Whether ships of a kind from a system pass other players' ships."""
    return bool(banned_by(state, BLOCKS, seat, kind, origin))


def some_pass(state: ImperiumState, seat: int) -> bool:
    """Whether some of a player's ships might pass others while the rest does not."""
    return is_altered(state, BLOCKS, seat)


# Ways


def bears_wormhole(state: ImperiumState, seat: int, kind: str) -> bool:
    """A ship with a wormhole moves before or after the player's other ships."""
    return bool(granted_by(state, BEARS_WORMHOLE, seat, kind))


def reach_of(
    state: ImperiumState,
    seat: int,
    system: System,
    blocked: Systems,
    gate: System = NO_SYSTEM,
    move: int = 0,
    free: Systems = 0,
) -> Reach | Survey:
    """All ways of a player's ships into a system; `move` is what a ship had that has just moved.

    `gate` is where the wormhole that one of them bears counts as being, if not where the ship is. Wormholes
    that lead to one of the systems in `free` cost nothing.
    """
    found, move = passages(state, seat, MOVING, gate), max(move, farthest(state, seat))
    return searched(state, found, system, move, land(state, seat), blocked, held_by(state, seat), free)


def searched(
    state: ImperiumState,
    found: board.Passages,
    system: System,
    move: int,
    terrain: Terrain,
    blocked: Systems,
    held: Systems = 0,
    free: Systems = 0,
) -> Reach | Survey:
    """The ways into a system by these passages: border by border only where that matters."""
    if terrain.bends or free or not board.is_plain(found):
        return surveyed(state, found, system, move, terrain, blocked, held, free)
    return _searched(board.connections(state.edition, state.map, found), system, move, terrain, blocked, held)


def surveyed(
    state: ImperiumState,
    found: board.Passages,
    system: System,
    move: int,
    terrain: Terrain,
    blocked: Systems,
    held: Systems = 0,
    free: Systems = 0,
) -> Survey:
    """Likewise, border by border in any case: the way of a ship is to be told step by step."""
    roads = board.chart(state.edition, state.map, found)
    return _surveyed(roads, system, move, terrain, blocked, held, free)


def held_by(state: ImperiumState, seat: int) -> Systems:
    """The systems in which a player's own tokens hold his units."""
    return turned(state, HELD, state.on_board[seat], seat)


@lru_cache(maxsize=2048)
def _surveyed(
    roads: Chart, system: System, move: int, terrain: Terrain, blocked: Systems, held: Systems, free: Systems
) -> Survey:
    return survey(roads, system, move, terrain, blocked=blocked, held=held, free=free)


@lru_cache(maxsize=2048)
def _searched(
    roads: Adjacency, system: System, move: int, terrain: Terrain, blocked: Systems, held: Systems
) -> Reach:
    return search(roads, system, move, terrain, blocked=blocked, held=held)


def is_way_through(reach: Reach | Survey, origin: System, move: int, through: Systems) -> bool:
    """Whether a ship can come by all these systems."""
    if isinstance(reach, Survey):
        return safest(reach, origin, move, through) is not None
    return way_through(reach, origin, move, through) is not None


@lru_cache(maxsize=4096)
def way_through(reach: Reach, origin: System, move: int, through: Systems) -> Way | None:
    """The way of a ship by all these systems: the one with the fewest rifts, then the shortest; or None.

    A way that comes to a place where another has been before, with no less picked up and no less of its move
    left, is given up.
    """
    queue: list[tuple[int, int, Way, int, Systems]] = [(0, 1, (origin,), move, through)]
    best: dict[tuple[System, Systems], int] = {}
    while queue:
        rifts, length, way, left, missing = heappop(queue)
        here = way[-1]
        missing &= ~(1 << here)
        if here == reach.active and length > 1:
            if not missing:
                return way
            if not reach.passable >> here & 1:
                continue
        if left <= best.get((here, missing), -1):
            continue
        best[here, missing] = left
        rift = reach.land.rifts >> here & 1
        for there in members(reach.onward(here, left)):
            heappush(queue, (rifts + rift, length + 1, (*way, there), left - 1 + rift, missing))
    return None
