"""Where games of a census begin: whole games from their first question on, and positions in the middle of
them in which fleets and hands are full and what is wanted is near.

All that is wanted comes first: races, cards of the decks, agendas on the docket. What then happens is up to
whoever chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import throneworld as tw
from tests.ti3 import variants
from tests.ti3.related import of_race, races, related
from tests.ti3.rich import (
    Middle,
    Rank,
    arrange,
    before_first_action,
    embark_leader,
    fleet,
    furnish,
    is_open,
    legislate,
    middle_game,
    owns,
    put_up_to,
)
from tests.ti3.troubles import damaged, trouble, weariness
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, all_systems
from throneworld.imperium.marks import unmark
from throneworld.imperium.units import fleets, left
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.board import special_of
from throneworld.ti3.council.subjects import NEW_LAW
from throneworld.ti3.duel import DUELLISTS
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import SPACE, SYSTEM, Leader, of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tables import GRAVITY_RIFT, ION_STORM, LAWS, MECATOL_REX, PLANET
from throneworld.ti3.tactical.action import TacticalAction

Wanted = Callable[[str], int]
"""How often a thing was met, as `kind:name`."""

Garrison = dict[str, int]
GARRISON: Garrison = {"ground_force": 2, "shock_troop": 1, "mechanized_unit": 1, "pds": 1, "space_dock": 1}
"""At most so many of each."""
LANDING_PARTIES: tuple[tuple[tuple[str, Garrison], ...], ...] = (
    (
        ("carrier", {"ground_force": 2, "mechanized_unit": 2}),
        ("carrier", {"ground_force": 2, "shock_troop": 2}),
    ),
    (("carrier", {"shock_troop": 3}), ("war_sun", {"mechanized_unit": 1, "ground_force": 3})),
    (("carrier", {"ground_force": 3, "pds": 1}), ("dreadnought", {}), ("cruiser", {})),
)


PATROL, BLOCKADE = ("cruiser", "cruiser", "destroyer", "destroyer"), ("dreadnought", "dreadnought", "carrier")
"""Ships that go past a rift, and those that lie in it."""


class Start(NamedTuple):
    begin: Callable[[int, Wanted], Game]
    hasty: bool = False
    """Whether nobody acts longer than he must, so that rounds are short."""
    most: int = 250
    """So many choices are played at most."""
    keen: float = 0.3
    """How often nobody does nothing."""


ADDED = {
    "ascendancy": 5,
    "simultaneous_action": 5,
    "distant_suns": 3,
    "final_frontier": 4,
    "racial_objectives": 4,
}
"""Options that are on in every so many games."""
ON_THE_DOCKET = 4
COVENANTS_OF = (6, 8)
"""So many seats may be in pairs."""
STRIDE = 9
"""So that seats, maps and options of whole games change with each number."""


def rank_of(met: Wanted, luck: Random) -> Rank:
    """A card is worth what was met least of all that it brings about; those of one worth are mixed."""

    def rank(component: str) -> int:
        least = min(met(thing) for thing in related(component))
        return 100 * min(least, 50) + luck.randrange(100)

    return rank


def options_for(number: int, seats: int) -> dict[str, Noun]:
    return {
        "galaxy": ("preset", "fair", "build")[number % 3],
        "last_round": 6,
        "vp_goal": 10 if seats == DUELLISTS else 14,
        "crimson_suns": "yes" if number % 4 == 1 and seats > DUELLISTS else "no",
        "covenants": "yes" if number % 5 == 2 and seats in COVENANTS_OF else "no",
        "dimension_rifts": "yes" if number % 4 == 2 else "no",
        **{flag: number // 3 % every == 1 for flag, every in ADDED.items()},
    }


def wanted_races(met: Wanted, seats: int, luck: Random) -> list[str]:
    """Those that bring about what was met least; the last is anybody's."""
    lacking = {race: sum(not met(thing) for thing in of_race(race)) for race in races()}
    order = sorted(races(), key=lambda race: (-lacking[race] * luck.random(), luck.random()))
    return order[:seats]


class Table(NamedTuple):
    """Somebody has to choose his first action, in some round."""

    game: Game
    luck: Random
    rank: Rank


def table(number: int, met: Wanted, seats: int = 0, **added: Noun) -> Table:
    luck = Random(number)
    seats = seats or 3 + number % 6
    options = {**options_for(number, seats), **added}
    game = before_first_action(wanted_races(met, seats, luck), number, options)
    of(game).round = 1 + number % 4
    return Table(game, luck, rank_of(met, luck))


def furnished(number: int, met: Wanted, seats: int = 0, **added: Noun) -> tuple[Game, Random]:
    """Of political cards hands have those that are no laws; the laws that are wanted come into force."""
    game, luck, rank = table(number, met, seats, **added)
    arrange(game, lambda card: 1_000_000 * (card in LAWS) + rank(card))
    furnish(game, luck)
    arrange(game, rank)
    settle_down(game, luck)
    return game, luck


def settle_down(game: Game, luck: Random) -> None:
    """What is rare lies there as well; then laws come into force, in this round or in one before."""
    trouble(Middle(game), luck)
    legislate(game, luck)
    if luck.random() < 0.5:
        unmark(game, NEW_LAW)


def beginning(number: int, met: Wanted) -> Game:
    """Before anything is set up, with all sorts of options."""
    start = variants.start(number * STRIDE)
    game = tw.new_game(start.name, start.seats, number, start.options)
    game.patient = False
    return game


def middle(number: int, met: Wanted) -> Game:
    return middle_game(number, lambda component: met(f"component:{component}"))


MIDDLE = "middle"


def turns(number: int, met: Wanted) -> Game:
    return furnished(number, met)[0]


def duel(number: int, met: Wanted) -> Game:
    return furnished(number, met, DUELLISTS)[0]


def strategic(number: int, met: Wanted) -> Game:
    """The active player executes a strategy card."""
    game, luck = furnished(number, met, a_duel(number, 5))
    if not game.over and game.asks[0].prompt == "choose_action":
        cards = [option for option in game.asks[0].options if option[0] == "strategic"]
        if cards:
            game.choose(game.asks[0].seat, luck.choice(cards))
    return game


def council(number: int, met: Wanted) -> Game:
    """What is wanted lies open: with each player, and what the deck has added."""
    game, luck, rank = table(number, met, a_duel(number, 5))
    arrange(game, rank)
    lay_open(game, number % ON_THE_DOCKET)
    furnish(game, luck)
    settle_down(game, luck)
    if luck.random() < 0.5:
        weariness(Middle(game), luck)
    of(game).round += of(game).round == 1
    if number % 2:
        game.stack = [Round(stage="status")]
    return interrupt(game, PrimaryAssembly(seat=luck.randrange(game.seats), stage="choose_half"))


def lay_open(game: Game, by_the_deck: int) -> None:
    scene = Middle(game)
    for race in scene.players:
        scene.agenda(race, scene.state.agenda_deck[0])
    for _ in range(by_the_deck):
        scene.agenda("deck", scene.state.agenda_deck[0])


def status(number: int, met: Wanted) -> Game:
    """Everybody has passed."""
    return at_stage(furnished(number, met, a_duel(number, 6))[0], "status")


def strategy(number: int, met: Wanted) -> Game:
    """The next round begins."""
    game, _ = furnished(number, met, a_duel(number, 6))
    state = of(game)
    state.strategy_cards = [()] * game.seats
    state.exhausted_cards = state.passed = ()
    return at_stage(game, "next_round")


def a_duel(number: int, every: int) -> int:
    """So many seats; 0 for any number of them."""
    return DUELLISTS if number % every == every - 1 else 0


def at_stage(game: Game, stage: str) -> Game:
    game.stack = [Round(stage=stage)]
    game.proceed()
    return game


def interrupt(game: Game, *steps: Step) -> Game:
    game.stack += reversed(steps)
    game.proceed()
    return game


# Actions


def attack(number: int, met: Wanted) -> Game:
    """The active player's fleet has come where others have ships or planets."""
    game, luck = furnished(number, met, a_duel(number, 8))
    return attack_in(game, luck, number % 3 == 0)


def attack_in(game: Game, luck: Random, last: bool) -> Game:
    scene, seat = Middle(game), attacker(game, luck)
    goals = targets(game, seat)
    if not goals:
        return game
    system = luck.choice(goals)
    fleet(scene, seat, system, luck)
    embark_leader(scene, seat, system, luck)
    if luck.random() < 0.4:
        veterans(scene, system)
    third = luck.randrange(game.seats)
    if third != seat and luck.random() < 0.2:
        fleet(scene, third, system, luck)
    return act(game, seat, system, "pds_fire", last)


def veterans(scene: Middle, system: int) -> None:
    """Damaged ships of two sorts on each side."""
    state, place = scene.state, SPACE[system]
    for seat in [each for each in range(len(scene.players)) if place in state.units[each]]:
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
    goals = [each for each in shores(game, seat) if each in targets(game, seat) or number % 3 == 0]
    if not goals:
        return game
    system = luck.choice(prized(game, seat, goals, luck))
    place, race = SPACE[system], scene.players[seat]
    for other in range(game.seats):
        if other != seat and place in state.units[other]:
            return attack_in(game, luck, number % 4 == 0)
    for kind, cargo in LANDING_PARTIES[number % len(LANDING_PARTIES)]:
        if all(left(state, seat, each, place) > 0 for each in (kind, *cargo)):
            scene.fleet(race, system, kind, **cargo)
    embark_leader(scene, seat, system, luck)
    guard(scene, seat, system, luck)
    interrupt_quietly(game)
    return act(game, seat, system, "planetary_landings", number % 4 == 0)


def prized(game: Game, seat: int, goals: list[int], luck: Random) -> list[int]:
    """Mecatol Rex, or planets of the first player, who has what is wanted most."""
    control, throne = of(game).control, SYSTEM[MECATOL_REX]
    if throne in goals and luck.random() < 0.3:
        return [throne]
    firsts = [
        system for system in goals if 0 in [control.get(one) for one in of(game).edition.planets[system]]
    ]
    return firsts if seat and firsts and luck.random() < 0.6 else goals


def interrupt_quietly(game: Game) -> None:
    """Nobody keeps more than his limits allow."""
    interrupt(game, Settle())


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


STARTS: dict[str, Start] = {
    "beginning": Start(beginning),
    MIDDLE: Start(middle, most=400),
    "turns": Start(turns),
    "duel": Start(duel),
    "strategic": Start(strategic, hasty=True),
    "council": Start(council, hasty=True, most=400),
    "status": Start(status, hasty=True),
    "strategy": Start(strategy, hasty=True),
    "attack": Start(attack),
    "invasion": Start(invasion),
    "production": Start(production, most=120),
    "march": Start(march, most=120),
    "rift": Start(rift, most=60, keen=0.9),
    "storm": Start(storm, most=40),
}
