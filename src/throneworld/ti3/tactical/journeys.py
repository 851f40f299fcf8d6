"""What became of the ships that moved: which way each came, and what it took up (SA-3.15).

A ship is taken to have come on the safest way through all systems in which it took units up: the fewest
rifts that roll, then the fewest mines of others, then the fewest tokens that turn, then the shortest.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from throneworld.galaxy.adjacency import Link
from throneworld.galaxy.movement import Reach, Terrain
from throneworld.galaxy.safest import Track, safest
from throneworld.galaxy.sets import System, Systems, members
from throneworld.galaxy.sides import Survey, by_two_borders
from throneworld.imperium.board import MOVING, Board, Passages, land, leaps, passages
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import banned_by, granted_by, turned
from throneworld.imperium.movement.ways import farthest, held_by, searched, surveyed
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.state import SPACE, Load
from throneworld.imperium.units import FIGHTER, SPACE_DOCK, fleets
from throneworld.ti3.quantities import CORRIDORS, FREE_LEAPS, LINKED_STARTS, PASSES_MINES, WORTH_PASSING
from throneworld.ti3.state import NO_SYSTEM, Gate, Mine, Ti3State

Taken = tuple[str, Place]
"""A unit's kind or a leader's name, and where he or it was taken up."""


Corridor = tuple[System, System, System]
"""A system, and the two neighbours between which ships pass it unharmed."""
NO_SHIP = Load("", 0, ())


class Orders(Struct, frozen=True, gc=False, omit_defaults=True):
    """What ships that move into a system have to mind."""

    system: System = NO_SYSTEM
    blocked: Systems = 0
    """Systems that cannot be passed because of others' ships."""
    within: Systems = 0
    """If any: the only systems that they may touch, whatever counter of theirs lies there (SA-3.23.6)."""
    moved: Systems = 0
    """Systems of which no ship rests where it is, though some are there."""
    shut: Systems = 0
    """Systems in which nothing is taken up."""
    freed: Systems = 0
    """Systems whose counters do not hold the ship."""
    calm: Systems = 0
    """Special Systems that do not obstruct it."""
    gate: System = NO_SYSTEM
    """Where the wormhole that a ship bears counts as being: where it was before anything moved."""
    linked: bool = False
    """Whether the ship starts where it has a way that is open to no others (`linked_starts`)."""
    among: Systems = 0
    """If any: the only systems in which they start and end and take units up, whatever counter of theirs lies
    there; they pass others as usual (SA-16.8.3)."""


class Journey(Struct, frozen=True, gc=False, omit_defaults=True):
    """A ship that has moved, as it is now, and how it came where it is."""

    ship: Load = NO_SHIP
    way: tuple[System, ...] = ()
    leapt: tuple[bool, ...] = ()
    """Which of its steps went through wormholes."""
    fighters: int = 0
    """Those that it brought; they share what befalls it on the way (ruling 179)."""
    taken: tuple[Taken, ...] = ()
    leans: Systems = 0
    """Systems with own ships that must rest there for this way to be possible."""
    calm: Systems = 0
    """Special Systems that have not obstructed it."""

    @property
    def place(self) -> Place:
        return SPACE[self.way[-1]]

    @property
    def track(self) -> Track:
        return Track(self.way, self.leapt)


# What a ship can reach

_Context = tuple[Terrain, Systems, Systems, Systems]
"""What anomalies do; systems that cannot be passed, that hold ships, and into which wormholes are free."""


def reach(state: Ti3State, seat: int, orders: Orders, passing: bool = False) -> Reach | Survey:
    """From where a player's ships can come; `passing` if others' ships are not in their way."""
    context, move = _context(state, seat, orders, passing), farthest(state, seat)
    if corridors(state, seat):
        return survey_for(state, seat, orders, move, passing)
    return searched(state, _roads(state, seat, orders), orders.system, move, *context)


def corridors(state: Ti3State, seat: int) -> tuple[Corridor, ...]:
    return turned(state, CORRIDORS, (), seat) if state.marks else ()


def perilous(state: Ti3State, seat: int, journey: Journey) -> list[int]:
    """The steps of a journey that lead into systems in which a ship may be held when it passes them."""
    perils, way, leapt = land_for(state, seat, journey.calm).perils, journey.way, journey.leapt
    found = [at for at in range(1, len(way) - 1) if perils >> way[at] & 1]
    safe = {(system, frozenset(sides)) for system, *sides in corridors(state, seat)} if found else ()
    return [
        at
        for at in found
        if (way[at], frozenset((way[at - 1], way[at + 1]))) not in safe or any(leapt[at - 1 : at + 1])
    ]


def linked_starts(state: Ti3State, seat: int) -> tuple[Link, ...]:
    """Pairs of systems between which a player's ships may step that start in one of them."""
    return turned(state, LINKED_STARTS, (), seat) if state.marks else ()


def _roads(state: Ti3State, seat: int, orders: Orders) -> Passages:
    found = passages(state, seat, MOVING, orders.gate)
    return found._replace(links=(*found.links, *linked_starts(state, seat))) if orders.linked else found


def survey_for(state: Ti3State, seat: int, orders: Orders, move: int, passing: bool = False) -> Survey:
    """The same, step by step, for a ship that may move so far."""
    context = _context(state, seat, orders, passing)
    found = surveyed(state, _roads(state, seat, orders), orders.system, move, *context)
    shut = turned(state, SHUT, 0, seat) | 1 << orders.system
    open_ones = [each for each in corridors(state, seat) if not shut >> each[0] & 1]
    if not open_ones:
        return found
    return _with_corridors(found, tuple(open_ones), orders.system, move, context[1])


@lru_cache(maxsize=1024)
def _with_corridors(
    found: Survey, open_ones: tuple[Corridor, ...], system: System, move: int, blocked: Systems
) -> Survey:
    others = [by_two_borders(found, each, (one, two), system, move, blocked) for each, one, two in open_ones]
    return replace(found, others=tuple(others))


def _context(state: Ti3State, seat: int, orders: Orders, passing: bool) -> _Context:
    blocked, held = 0 if passing else orders.blocked, held_by(state, seat) & ~orders.freed
    if orders.within:
        blocked, held = blocked | ~orders.within, held & ~orders.within | ~orders.within
    if orders.among:
        held = ~orders.among
    return land_for(state, seat, orders.calm), blocked, held, free_leaps(state, seat, orders)


def land_for(state: Ti3State, seat: int, calm: Systems) -> Terrain:
    """What anomalies do to a ship that some of them do not obstruct: it passes them, not slow nor in danger;
    where nobody ends, and what a bend gives, does not change (ruling 128)."""
    found = land(state, seat)
    if not calm:
        return found
    shut = turned(state, SHUT, 0, seat)
    return found._replace(
        no_passage=found.no_passage & ~calm | shut, slow=found.slow & ~calm, perils=found.perils & ~calm
    )


def free_leaps(state: Ti3State, seat: int, orders: Orders) -> Systems:
    """Systems into which wormholes lead at no cost: own ships rest there (Creuss)."""
    if not granted_by(state, FREE_LEAPS, seat):
        return 0
    return fleets(state, seat) & ~orders.moved


# Which way it came


def come(
    state: Ti3State, seat: int, orders: Orders, found: Journey, move: int, through: Systems, passing: bool
) -> Journey:
    """The same journey by the safest way through these systems."""
    origin = found.way[0]
    if origin == orders.system and not through & ~(1 << origin):
        return found
    near = survey_for(state, seat, orders, move, passing)
    mined = mined_borders(state, seat) if _minds_mines(state, seat, found.ship.kind) else ()
    worth = turned(state, WORTH_PASSING, 0, seat) & ~(1 << orders.system | 1 << origin)
    track = _best(near, origin, move, through, mined, turning_leaps(state, seat), worth)
    assert track is not None, f"no way from {origin} to {orders.system}"
    leans = 0
    for _, there in track.leaps():
        leans |= near.free & 1 << there
    return Journey(found.ship, track.way, track.leapt, found.fighters, found.taken, leans, orders.calm)


def _best(
    near: Survey,
    origin: System,
    move: int,
    through: Systems,
    mined: tuple[Link, ...],
    turning: tuple[Link, ...],
    worth: Systems,
) -> Track | None:
    """The safest way, by whatever is worth passing if that is as safe."""
    track = safest(near, origin, move, through, mined, turning)
    for system in members(worth):
        other = safest(near, origin, move, through | 1 << system, mined, turning)
        if track is None or other is None:
            continue
        if _dangers(near, other, mined, turning) <= _dangers(near, track, mined, turning):
            track, through = other, through | 1 << system
    return track


def _dangers(
    near: Survey, track: Track, mined: tuple[Link, ...], turning: tuple[Link, ...]
) -> tuple[int, ...]:
    perils = sum([near.land.perils >> system & 1 for system in track.passed()])
    return perils, len(set(track.crossings()) & set(mined)), len(set(track.leaps()) & set(turning))


def _minds_mines(state: Ti3State, seat: int, kind: str) -> bool:
    """Fighters alone do not set mines off, nor do docks (ruling 53)."""
    return kind not in (FIGHTER, SPACE_DOCK) and not banned_by(state, PASSES_MINES, seat, kind)


def mined_borders(state: Ti3State, seat: int) -> tuple[Link, ...]:
    """The borders with mines that are not a player's own, one for each border (ruling 199)."""
    return _mined(state.mines, state.pair(seat)) if state.mines else ()


@lru_cache(maxsize=512)
def _mined(mines: tuple[Mine, ...], seats: tuple[int, ...]) -> tuple[Link, ...]:
    return tuple(dict.fromkeys((mine.one, mine.other) for mine in mines if mine.owner not in seats))


# Wormhole tokens that turn


def turning_leaps(state: Ti3State, seat: int) -> tuple[Link, ...]:
    """Leaps out of a system that only a token which turns makes possible (ruling 178)."""
    if not any(gate.flips for gate in state.gates):
        return ()
    systems = dict.fromkeys(gate.system for gate in state.gates if gate.flips)
    return tuple((here, there) for here in systems for there in members(_only_by_tokens(state, seat, here)))


def _only_by_tokens(state: Ti3State, seat: int, here: System) -> Systems:
    steady = tuple([gate for gate in state.gates if gate.system != here or not gate.flips])
    return _leaps(state, seat, state.gates, here) & ~_leaps(state, seat, steady, here)


def _leaps(state: Ti3State, seat: int, gates: tuple[Gate, ...], here: System) -> Systems:
    tokens = tuple([(gate.letter, gate.system) for gate in gates])
    board: Board = state.map
    return leaps(state.edition, board, passages(state, seat, MOVING, NO_SYSTEM, tokens))[here]


def gate_used(state: Ti3State, seat: int, here: System, there: System) -> Gate | None:
    """The token through which ships leave a system for another, if one has to turn."""
    if not _only_by_tokens(state, seat, here) >> there & 1:
        return None
    tokens = [gate for gate in state.gates if gate.system == here and gate.flips]
    steady = tuple([gate for gate in state.gates if gate not in tokens])
    return next(gate for gate in tokens if _leaps(state, seat, (*steady, gate), here) >> there & 1)


# Moves that are no Tactical Action


def one_step(state: Ti3State, seat: int, origin: System, target: System, gate: System = NO_SYSTEM) -> Orders:
    """What a ship minds that goes one step and activates nothing: where it ends a counter of its owner holds
    what it might have taken up there (SA-13.2.8)."""
    both = 1 << origin | 1 << target
    return Orders(target, within=both, shut=state.on_board[seat] & 1 << target, gate=gate)
