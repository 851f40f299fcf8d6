"""How far ships move and which ways are open to them (RR 48, 49.4)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from throneworld.galaxy.movement import Reach, Terrain, Way, search
from throneworld.galaxy.sets import System, Systems, members
from throneworld.imperium.marks import is_marked
from throneworld.kernel.game import Game
from throneworld.ti4.board import adjacency, home_system, land, wormholes
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_ability, has_technology, has_unit
from throneworld.ti4.state import NO_SYSTEM, SPACE, SYSTEM, Group, Ti4State, of
from throneworld.ti4.tables import ALPHA, BETA, FLAGSHIP, UNIT
from throneworld.ti4.units import big_ship_count, profile, ship_count

FLANK_SPEED = "flank_speed"
"""Mark, until the tactical action is over: all ships of this player have +1 to their move value."""
GRAVITY_DRIVE = "gravity_drive"
"""Mark, until the tactical action is over: one ship of this player may have +1; taken away when it has."""
SILENCE_OF_SPACE = "in_the_silence_of_space"
"""Mark, until the tactical action is over: ships that start in the system (its subject) pass other ships."""

_SPACES = frozenset(SPACE)


# Move values (RR 48)


@lru_cache(maxsize=1024)
def move_values(sheet: tuple[str, ...]) -> Group:
    """What is printed for each kind of unit."""
    return tuple(UNIT[row].move if row else 0 for row in sheet)


def move_of(state: Ti4State, seat: int, kind: str, origin: System, terrain: Terrain) -> int:
    """How far a player's ships of a kind move from a system; 0 if they cannot move by themselves."""
    move = profile(state, seat, kind).move
    if not move:
        return 0
    return (1 if terrain.slow >> origin & 1 else move) + bonus_of(state, seat, origin)


def bonus_of(state: Ti4State, seat: int, origin: System) -> int:
    """What is added to the move value of all ships that start in a system."""
    return _slipstream(state, seat, origin) + _flank_speed(state, seat)


@standing("movement_static", "slipstream")
def _slipstream(state: Ti4State, seat: int, origin: System) -> int:
    """+1 out of the home system and out of systems with an alpha or beta wormhole."""
    if not has_ability(state, seat, "slipstream"):
        return 0
    ends = wormholes(state, ALPHA) | wormholes(state, BETA) | 1 << home_system(state, seat)
    return ends >> origin & 1


def _flank_speed(state: Ti4State, seat: int) -> int:
    return 1 if state.marks and is_marked(state, FLANK_SPEED, seat) else 0


def _farthest(state: Ti4State, seat: int) -> int:
    """No ship of the player moves farther than this."""
    more = 1 if has_ability(state, seat, "slipstream") else 0
    if state.marks:
        more += sum([1 for each in state.marks if each.kind in (FLANK_SPEED, GRAVITY_DRIVE)])
    return max(move_values(state.sheets[seat])) + more


# Whose ships are in the way


@standing("movement_static", "light_wave_deflector")
def barred(game: Game, seat: int) -> Systems:
    """The systems that a player's ships cannot pass, because of other players' ships (RR 49.4)."""
    state = of(game)
    if has_technology(state, seat, "light_wave_deflector"):
        return 0
    bars = ship_count if game.options.get("fighters_block") else big_ship_count
    found = 0
    for other, places in enumerate(state.units):
        if other != seat:
            for place, group in places.items():
                if place in _SPACES and bars(group):
                    found |= 1 << SYSTEM[place]
    return found


@standing("movement_static", "ysia_yssrila")
def passes(state: Ti4State, seat: int, kind: str, origin: System) -> bool:
    """Whether ships of a kind from a system pass other players' ships."""
    if kind == FLAGSHIP and has_unit(state, seat, "ysia_yssrila"):
        return True
    return bool(state.marks) and is_marked(state, SILENCE_OF_SPACE, seat, origin)


def some_pass(state: Ti4State, seat: int) -> bool:
    """Whether some of a player's ships pass others while the rest does not."""
    if state.marks and is_marked(state, SILENCE_OF_SPACE, seat):
        return True
    return has_unit(state, seat, "ysia_yssrila")


# Ways


def reach_of(
    state: Ti4State, seat: int, system: System, blocked: Systems, gate: System = NO_SYSTEM, move: int = 0
) -> Reach:
    """All ways of a player's ships into a system; `move` is what a ship had that has just moved.

    `gate` is where the wormhole of his flagship counts as being, if not where the ship is (Hil Colish).
    """
    roads = adjacency(state, seat, moving=True, delta=1 << gate if gate else None)
    move = max(move, _farthest(state, seat))
    return _searched(roads, system, move, land(state, seat), blocked, state.on_board[seat])


@lru_cache(maxsize=2048)
def _searched(
    roads: tuple[Systems, ...], system: System, move: int, terrain: Terrain, blocked: Systems, held: Systems
) -> Reach:
    return search(roads, system, move, terrain, blocked=blocked, held=held)


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
