"""Actions of Twilight Imperium 3 that have begun: fleets meet, troops are about to land, docks to build,
ships to pass a rift. For the census."""

from __future__ import annotations

from random import Random

from tests.ti3.furnished import Wanted, a_duel, furnished, interrupt, table
from tests.ti3.rich import (
    Middle,
    embark_leader,
    fleet,
    is_open,
    owns,
    put_up_to,
)
from tests.ti3.troubles import damaged
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, all_systems
from throneworld.imperium.units import fleets, left
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.game import Game
from throneworld.ti3.board import special_of
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import SPACE, SYSTEM, Leader, of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import GRAVITY_RIFT, ION_STORM, MECATOL_REX, PLANET
from throneworld.ti3.tactical.action import TacticalAction

Garrison = dict[str, int]
GARRISON: Garrison = {"ground_force": 2, "shock_troop": 1, "mechanized_unit": 1, "pds": 1, "space_dock": 1}
"""At most so many of each."""
LANDING_PARTIES: tuple[tuple[tuple[str, Garrison], ...], ...] = (
    (
        ("carrier", {"ground_force": 3, "mechanized_unit": 2}),
        ("carrier", {"shock_troop": 3, "ground_force": 2}),
    ),
    (("carrier", {"shock_troop": 4}), ("war_sun", {"mechanized_unit": 2, "ground_force": 3})),
    (("carrier", {"ground_force": 4, "pds": 1}), ("carrier", {"mechanized_unit": 2}), ("dreadnought", {})),
)
PATROL, BLOCKADE = ("cruiser", "cruiser", "destroyer", "destroyer"), ("dreadnought", "dreadnought", "carrier")
"""Ships that go past a rift, and those that lie in it."""


def attack(number: int, met: Wanted) -> Game:
    """The active player's fleet has come where others have ships or planets."""
    game, luck = furnished(number, met, a_duel(number, 8))
    return attack_in(game, luck, number % 3 == 0)


def attack_in(game: Game, luck: Random, last: bool) -> Game:
    scene, seat = Middle(game), attacker(game, luck)
    goals = targets(game, seat)
    if not goals:
        return game
    harbours = [each for each in goals if seat and fleets(of(game), 0) >> each & 1]
    system = luck.choice(harbours if harbours and luck.random() < 0.6 else goals)
    fleet(scene, seat, system, luck)
    embark_leader(scene, seat, system, luck)
    if luck.random() < 0.6:
        veterans(scene, system)
    third = luck.randrange(game.seats)
    if third != seat and luck.random() < 0.2:
        fleet(scene, third, system, luck)
    return act(game, seat, system, "pds_fire", last)


def veterans(scene: Middle, system: int) -> None:
    """On each side damaged ships of two sorts, and Shock Troops that could board others."""
    state, place = scene.state, SPACE[system]
    for seat in [each for each in range(len(scene.players)) if place in state.units[each]]:
        if left(state, seat, "carrier", place) > 0:
            scene.fleet(scene.players[seat], system, "carrier", shock_troop=4)
        for kind in ("dreadnought", "war_sun"):
            if left(state, seat, kind, place) > 0 and not damaged(scene, seat, place, kind):
                scene.put(scene.players[seat], system, **{kind: 1})
                scene.damage(scene.players[seat], system, kind)


def attacker(game: Game, luck: Random) -> int:
    """Often the first player, who has what is wanted most."""
    return 0 if luck.random() < 0.4 else luck.randrange(game.seats)


def invasion(number: int, met: Wanted) -> Game:
    """Full ships of the active player's lie at planets of others, or of nobody's that are not known."""
    game, luck = furnished(number, met, a_duel(number, 8))
    scene, state, seat = Middle(game), of(game), attacker(game, luck)
    held = targets(game, seat)
    open_ones = [each for each in shores(game, seat) if is_open(scene, seat, each)]
    goals = [each for each in open_ones if each in held or number % 4 == 0]
    if not goals:
        return attack_in(game, luck, number % 4 == 1)
    system = luck.choice(prized(game, seat, goals, luck))
    for kind, cargo in LANDING_PARTIES[number % len(LANDING_PARTIES)]:
        pieces = {kind: 1, **cargo}
        if all(left(state, seat, each, SPACE[system]) >= many for each, many in pieces.items()):
            scene.fleet(scene.players[seat], system, kind, **cargo)
    embark_leader(scene, seat, system, luck)
    guard(scene, seat, system, luck)
    interrupt(game, Settle())
    return act(game, seat, system, "planetary_landings", number % 4 == 1)


def prized(game: Game, seat: int, goals: list[int], luck: Random) -> list[int]:
    """Mecatol Rex, or planets of the first player, who has what is wanted most."""
    control, throne = of(game).control, SYSTEM[MECATOL_REX]
    if throne in goals and luck.random() < 0.3:
        return [throne]
    firsts = [
        system for system in goals if 0 in [control.get(one) for one in of(game).edition.planets[system]]
    ]
    return firsts if seat and firsts and luck.random() < 0.6 else goals


def guard(scene: Middle, seat: int, system: int, luck: Random) -> None:
    """Troops, a dock and a Leader on the planets there that somebody else has."""
    state = scene.state
    for planet in state.edition.planets[system]:
        owner = state.control.get(planet, seat)
        if owner == seat or PLANET[planet].trade_station:
            continue
        for kind, most in GARRISON.items():
            put_up_to(scene, owner, planet, kind, luck.randrange(most + 1))
        mine = [name for name, each in state.leaders.items() if each.place and owns(scene, owner, name)]
        if mine:
            state.leaders[luck.choice(mine)] = Leader(planet)


def rift(number: int, met: Wanted) -> Game:
    """A fleet goes past a Gravity Rift in which there is little room left."""
    game, luck, _ = table(number, met)
    scene, state, seat = Middle(game), of(game), luck.randrange(game.seats)
    ways = [way for way in straight_ways(game) if all(is_open(scene, seat, each) for each in way)]
    if not ways:
        return game
    here, between, there = luck.choice(ways)
    for system, ships in ((here, PATROL), (between, BLOCKADE)):
        for kind in ships:
            if left(state, seat, kind, SPACE[system]) > 0:
                scene.put(scene.players[seat], system, **{kind: 1})
    scene.counters(scene.players[seat], 4, len(PATROL), 4)
    if not state.on_board[seat] >> between & 1:
        lay_counters(scene, seat, between)
    return act(game, seat, there, "announce")


def straight_ways(game: Game) -> list[tuple[int, int, int]]:
    """Over a rift."""
    state = of(game)
    near = adjacency(state, 0)
    rifts = [each for each in all_systems(state) if special_of(state, each) == GRAVITY_RIFT]
    return [
        (here, rift, there)
        for rift in rifts
        for here in members(near[rift])
        for there in members(near[rift])
        if here != there and not near[here] >> there & 1 and not near[here] & near[there] & ~(1 << rift)
    ]


def storm(number: int, met: Wanted) -> Game:
    """Fighters that fly alone meet in an Ion Storm."""
    game, luck = furnished(number, met)
    scene, state = Middle(game), of(game)
    storms = [each for each in all_systems(state) if special_of(state, each) == ION_STORM]
    free = [each for each in storms if all(is_open(scene, seat, each) for seat in range(game.seats))]
    if not free:
        return game
    one, other = luck.sample(range(game.seats), 2)
    for seat in (one, other):
        race = scene.players[seat]
        if "advanced_fighters" not in state.technologies[seat]:
            scene.technologies(race, "advanced_fighters")
        scene.put(race, free[0], fighter=2)
    return act(game, one, free[0], "pds_fire")


def production(number: int, met: Wanted) -> Game:
    """Somebody with much money builds at two docks."""
    game, luck = furnished(number, met, a_duel(number, 8))
    scene, state, seat = Middle(game), of(game), attacker(game, luck)
    mine = [each for each, owner in state.control.items() if owner == seat and not PLANET[each].trade_station]
    free = [each for each in mine if not state.on_board[seat] >> SYSTEM[each] & 1]
    if not free:
        return game
    system = SYSTEM[luck.choice(free)]
    for planet in [each for each in free if SYSTEM[each] == system]:
        put_up_to(scene, seat, planet, "space_dock", 1)
    scene.goods(scene.players[seat], 9)
    return act(game, seat, system, "produce")


def march(number: int, met: Wanted) -> Game:
    """All systems around the one that is activated have a counter of his already."""
    game, luck = furnished(number, met)
    scene, state, seat = Middle(game), of(game), attacker(game, luck)
    near = adjacency(state, seat)
    systems = [each for each in all_systems(state) if not state.on_board[seat] >> each & 1]
    own = {SYSTEM[place] for place in state.units[seat]}
    goals = [each for each in systems if any(near[each] >> one & 1 for one in own)]
    if not goals:
        return game
    goal = luck.choice(goals)
    lay_counters(scene, seat, *[each for each in sorted(own) if near[each] >> goal & 1][:3])
    return act(game, seat, goal, "announce")


def act(game: Game, seat: int, system: int, stage: str, last: bool = False) -> Game:
    """A Tactical Action of a player goes on there, if it does not begin; it may be the last of the round."""
    scene, state = Middle(game), of(game)
    if last:
        game.stack = [Round(stage="status")]
    if stage != "announce":
        lay_counters(scene, seat, system)
        state.active_system = system
    state.active = seat
    return interrupt(game, TacticalAction(seat=seat, system=system, stage=stage), EndOfAction(seat=seat))


def lay_counters(scene: Middle, seat: int, *systems: int) -> None:
    """Out of the reinforcements, or out of the pool if there are none."""
    for system in systems:
        if not reinforcements(scene.state, seat):
            scene.state.tactic[seat] -= 1
        scene.activate(scene.players[seat], system)


def targets(game: Game, seat: int) -> list[int]:
    """Where others are and he has not been."""
    state = of(game)
    seats = [each for each in range(game.seats) if each != seat]
    held = {SYSTEM[planet] for planet, owner in state.control.items() if owner in seats}
    sailed = {system for each in seats for system in members(fleets(state, each))}
    return sorted(system for system in held | sailed if not state.on_board[seat] >> system & 1)


def shores(game: Game, seat: int) -> list[int]:
    state = of(game)
    systems = [each for each in all_systems(state) if not state.on_board[seat] >> each & 1]
    return [each for each in systems if state.edition.planets[each]]
