"""Middle games of Twilight Imperium 3 in which everything lies on the table, all of them lawful.

A game is played at random up to the first action; then everybody has fleets with cargo and Leaders, planets
with garrisons, docks, Facilities and mines, seven cards, technologies, contracts and goods, and laws are in
force. What is rare in random games is near in these.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import throneworld as tw
from tests.near import played
from tests.stage import Stage
from tests.ti3.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, all_systems, held_planets
from throneworld.imperium.council import FOR
from throneworld.imperium.limits import within_limits
from throneworld.imperium.movement.cargo import board, ships_of
from throneworld.imperium.units import count, left
from throneworld.imperium.verbs.cards import draw_action_card, draw_secret
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.board import homes_in_play
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.subjects import elects, subjects_of
from throneworld.ti3.effects.decreeing import AS_VOTES
from throneworld.ti3.state import SPACE, SYSTEM, Leader, Mine
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.technology import prerequisite_refusal
from throneworld.ti3.tables import LAWS, PLANET, RACE, RACIAL_TECHNOLOGY, TECHNOLOGY, TILE
from throneworld.ti3.verbs.agreements import open_agreement
from throneworld.ti3.verbs.politics import draw_political_card
from throneworld.ti3.verbs.technologies import gain_racial_technology, gain_technology

Rank = Callable[[str], int]
"""How much a card is wanted: what has the lowest comes first."""
GALAXIES = ("preset", "fair", "preset", "build")
HAND, AGENDAS, LEARNED, LAWS_IN_FORCE = 7, 3, 7, 4
PLANETS, FLEETS, FLEET_SUPPLY = 4, 4, 6
RARELY = {"ascendancy": 4, "simultaneous_action": 5}
"""Options that are on in every so many games."""
BARREN = ("asteroid_field", "supernova")
"""Terrain in which ships do not stand."""
SHIPS = ("carrier", "cruiser", "destroyer", "dreadnought", "carrier", "war_sun", "flagship")
"""Carriers are wanted twice as often as the others."""
HOLDS = ("carrier", "war_sun", "flagship")
"""Ships that bring cargo."""
TROOPS = ("ground_force", "shock_troop", "mechanized_unit", "pds")


class Middle(Scene):
    """A game that is under way, as tests lay positions."""

    def __init__(self, game: Game) -> None:
        Stage.__init__(self, game, game.state.factions)


def middle_game(number: int, rank: Rank | None = None) -> Game:
    """Somebody has to choose his first action, and all that may lie on the table does.

    Cards and laws come in the order of their rank, if they have any.
    """
    races = list(RACE)
    seats = 3 + number % 6
    taken = [races[(number * 5 + seat) % len(races)] for seat in range(seats)]
    options: dict[str, Noun] = {
        "galaxy": GALAXIES[number % len(GALAXIES)],
        "last_round": 5,
        "vp_goal": 14,
        **{flag: number % every == 1 for flag, every in RARELY.items()},
    }
    game = before_first_action(taken, number, options)
    if rank is not None:
        arrange(game, rank)
    luck = Random(number)
    furnish(game, luck)
    legislate(game, luck)
    return game


def before_first_action(races: list[str], number: int, options: dict[str, Noun]) -> Game:
    """Played at random up to there."""
    game = tw.new_game("ti3", races, number, options)
    played(game, number, lambda game: bool(game.asks) and game.asks[0].prompt == "choose_action")
    game.patient = False
    return game


def furnish(game: Game, luck: Random) -> None:
    """All of it but laws."""
    scene = Middle(game)
    for seat, race in enumerate(scene.players):
        scene.counters(race, 4, FLEET_SUPPLY, 4)
        scene.goods(race, luck.randrange(9))
        settle(scene, seat, luck)
        sail(scene, seat, luck)
        study(game, seat, luck)
        deal(game, seat)
    lay_mines(scene, luck)
    agree(game, luck)
    seize_leaders(scene, luck)
    game.stack.append(Settle())
    game.proceed()


def legislate(game: Game, luck: Random) -> None:
    """Laws come last, since they ask questions."""
    game.stack += reversed([*laws(Middle(game), luck), Settle()])
    game.proceed()


# Planets


def settle(scene: Scene, seat: int, luck: Random) -> None:
    """Planets of nobody on which nothing is buried, with whatever may stand there."""
    state, race = scene.state, scene.players[seat]
    free = [planet for planet in PLANET if SYSTEM[planet] in all_systems(state) and is_free(scene, planet)]
    for planet in luck.sample(free, min(PLANETS, len(free))):
        scene.take(race, planet, exhausted=luck.random() < 0.3)
        if PLANET[planet].trade_station:
            continue
        for kind in TROOPS:
            put_up_to(scene, seat, planet, kind, luck.randrange(3))
        if luck.random() < 0.4 and race != "saar":
            put_up_to(scene, seat, planet, "space_dock", 1)
        if luck.random() < 0.4:
            state.facilities[planet] = (luck.choice(("colony", "refinery")),)


def is_free(scene: Scene, planet: str) -> bool:
    state = scene.state
    taken = planet in (*state.control, *state.counters, *state.domain_places, *state.burials)
    return not taken and planet not in state.neutral and not homes_in_play(state) >> SYSTEM[planet] & 1


def put_up_to(scene: Scene, seat: int, place: str, kind: str, many: int) -> int:
    """As many as there are pieces for."""
    number = min(many, left(scene.state, seat, kind, place))
    if number > 0:
        scene.put(scene.players[seat], place, **{kind: number})
    return max(0, number)


# Fleets


def sail(scene: Scene, seat: int, luck: Random) -> None:
    """Fleets with cargo and Leaders, as large as may be."""
    systems = [system for system in all_systems(scene.state) if is_open(scene, seat, system)]
    for system in luck.sample(systems, min(FLEETS, len(systems))):
        fleet(scene, seat, system, luck)
        embark_leader(scene, seat, system, luck)


def is_open(scene: Scene, seat: int, system: int) -> bool:
    """Nobody else is there, and no terrain is in the way."""
    state, place = scene.state, SPACE[system]
    others = [state.neutral, *[forces for one, forces in enumerate(state.units) if one != seat]]
    return TILE[system].special not in BARREN and not any(place in forces for forces in others)


def fleet(scene: Scene, seat: int, system: int, luck: Random) -> None:
    """Ship by ship, each as long as it fits."""
    for kind in luck.choices(SHIPS, k=luck.randrange(2, 7)):
        try_to_add(scene, seat, system, kind, luck)
    for _ in range(luck.randrange(5)):
        try_to_add(scene, seat, system, "fighter", luck)


def try_to_add(scene: Scene, seat: int, system: int, kind: str, luck: Random) -> None:
    state, place, race = scene.state, SPACE[system], scene.players[seat]
    if left(state, seat, kind, place) <= 0:
        return
    units, aboard = dict(state.units[seat]), dict(state.aboard[seat])
    cargo = {"ground_force": luck.randrange(3), "shock_troop": luck.randrange(2)} if kind in HOLDS else {}
    scene.fleet(race, system, kind, **{each: many for each, many in cargo.items() if many})
    if not within_limits(state, seat, system):
        state.units[seat], state.aboard[seat] = units, aboard


def embark_leader(scene: Scene, seat: int, system: int, luck: Random) -> None:
    """One who stands on a planet of his own goes aboard."""
    state, place = scene.state, SPACE[system]
    ashore = [name for name, each in state.leaders.items() if each.place and owns(scene, seat, name)]
    kinds = [kind for kind in SHIPS if count(state, seat, place, kind)]
    if ashore and kinds and luck.random() < 0.7:
        name, kind = luck.choice(ashore), luck.choice(kinds)
        state.leaders[name] = Leader()
        board(state, seat, place, ships_of(state, seat, place, kind, 0)[0], name)


def owns(scene: Scene, seat: int, leader: str) -> bool:
    return leader.startswith(f"{scene.players[seat]}_") and scene.state.leaders[leader].captor < 0


def seize_leaders(scene: Scene, luck: Random) -> None:
    """Some are captives of the next player."""
    state = scene.state
    for seat in range(len(scene.players)):
        captor = (seat + 1) % len(scene.players)
        ashore = [name for name, each in state.leaders.items() if each.place and owns(scene, seat, name)]
        prisons = [each for each in held_planets(state, captor) if not PLANET[each].trade_station]
        if ashore and prisons and luck.random() < 0.3:
            state.leaders[luck.choice(ashore)] = Leader(luck.choice(prisons), captor)


def lay_mines(scene: Scene, luck: Random) -> None:
    near, systems = adjacency(scene.state, 0), all_systems(scene.state)
    pairs = [(one, other) for one in systems for other in members(near[one]) if one < other]
    owners = range(len(scene.players))
    mines = [Mine(one, other, luck.choice(owners)) for one, other in luck.sample(pairs, min(6, len(pairs)))]
    scene.state.mines = (*scene.state.mines, *mines)


# Cards


def arrange(game: Game, rank: Rank) -> None:
    """The decks, so that what ranks lowest is drawn first."""
    state = game.state
    state.action_deck = tuple(sorted(state.action_deck, key=rank))
    state.agenda_deck = tuple(sorted(state.agenda_deck, key=rank))


def study(game: Game, seat: int, luck: Random) -> None:
    """Technologies one after the other, as the tree allows, and those of the race."""
    for _ in range(LEARNED):
        state = game.state
        open_ = [each for each in TECHNOLOGY if each not in state.technologies[seat]]
        known = [each for each in open_ if prerequisite_refusal(state, seat, each) is None]
        gain_technology(game, seat, luck.choice(known), "setup")
    race = game.state.factions[seat]
    for technology in [each.id for each in RACIAL_TECHNOLOGY.values() if each.race == race]:
        if luck.random() < 0.6:
            gain_racial_technology(game, seat, technology)


def deal(game: Game, seat: int) -> None:
    while len(game.state.hands[seat]) < HAND and draw_action_card(game, seat):
        pass
    for _ in range(AGENDAS):
        draw_political_card(game, seat)
    draw_secret(game, seat)


def agree(game: Game, luck: Random) -> None:
    """Each second pair of neighbours trades."""
    home = game.state.contracts_home
    for one in range(0, game.seats - 1, 2):
        if home[one] and home[one + 1]:
            open_agreement(game, home[one][0], home[one + 1][0])


def laws(scene: Scene, luck: Random) -> list[Step]:
    """As if somebody had decided them alone (ruling 136)."""
    deck = [each for each in scene.state.agenda_deck if each in LAWS]
    steps: list[Step] = []
    for law in deck[:LAWS_IN_FORCE]:
        subjects = subjects_of(scene.game, law)
        outcome = luck.choice(subjects) if elects(law) and subjects else FOR
        if subjects:
            scene.agenda("deck", law)
            line = Line(luck.randrange(len(scene.players)), law, outcome, AS_VOTES)
            steps.append(ResolveAgenda(agenda=law, lines=(line,), voted=False))
    return steps
