"""A stage for tests: place what the test needs, play a step, and look at what is offered.

>>> scene = Scene("sol", "letnev", "hacan")
>>> scene.put("sol", "lodor", cruiser=2)
>>> scene.play(SpaceBattle(attacker=0, defender=1, system=scene.system("lodor")))

A system is named by its number or by the id of its tile; where a tile lies several times, by its number. A
place is a planet's id, or `space:` and a system, or just the system where no planet bears that name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache

from msgspec.structs import replace

import throneworld as tw
from tests.stage import Stage
from throneworld.galaxy.hexes import Hex, number, size
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import board, ship_named
from throneworld.imperium.state import Load
from throneworld.imperium.units import plus, some
from throneworld.imperium.verbs.cards import learn, secret_name
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.listening import by_moment
from throneworld.kernel.registry import Definition, definition_of
from throneworld.kernel.windows import Listener
from throneworld.ti3.covenants import has_covenants
from throneworld.ti3.edition import EDITION
from throneworld.ti3.leaders.persons import leaders_of
from throneworld.ti3.state import NEUTRAL, SPACE, Leader, Ti3State, empty
from throneworld.ti3.tables import (
    ACTION_DECK,
    COPIES,
    CREUSS_GATE,
    HOME_TILE,
    PLANET,
    POLITICAL_DECK,
    PRESET_FOR,
    RACE,
    SECRET_DECK,
    STAGE_1_DECK,
    STAGE_2_DECK,
    STRATEGY_CARD,
)
from throneworld.ti3.tables.windows import ACTION_PHASE

SPACE_PREFIX = "space:"


@cache
def definition() -> Definition:
    return definition_of("ti3")


class Scene(Stage):
    """A game in the Action Phase of round 2 with an empty board: home planets controlled, no units, no cards.

    Seat numbers follow the order of the races given; the first is Speaker and active player; rotation is
    clockwise. Everybody has 3 counters in the Command Pool, 3 in Fleet Supply, 2 in Strategy Allocation, no
    trade goods, no technologies; leaders are out of the game until they are placed. Strategy cards: seat 0
    has leadership, seat 1 diplomacy, and so on. The galaxy is the preset map of the number of players, or
    `board`: tiles at hexes, all else empty.
    """

    def __init__(
        self,
        *races: str,
        seed: int = 1,
        listeners: Iterable[Listener] | None = None,
        board: Mapping[Hex, str | int] | None = None,
        **options: Noun,
    ) -> None:
        game = Game(_definition(listeners), races, len(races), seed)
        super().__init__(game, races)
        defaults = {setting.id: setting.default for setting in definition().settings}
        self.game.options = {**defaults, **options}
        self.game.state = _state(races, board)
        self.state.covenants = has_covenants(game)

    @property
    def state(self) -> Ti3State:
        state: Ti3State = self.game.state
        return state

    # Places

    def system(self, name: str | int) -> int:
        """The number of a tile, by its id if there is one of it in play."""
        if isinstance(name, int):
            return name
        beside = [*self.state.map, *EDITION.beside.values()]
        return next(tile for tile in COPIES[name] if tile in beside)

    def place(self, name: str | int) -> Place:
        if isinstance(name, int):
            return SPACE[name]
        if name.startswith(SPACE_PREFIX):
            return SPACE[self.system(name.removeprefix(SPACE_PREFIX))]
        return name if name in PLANET else SPACE[self.system(name)]

    # Placing

    def put(self, race: str, where: str | int, **units: int) -> None:
        """Units onto the board; `neutral` for those of nobody."""
        side = NEUTRAL if race == "neutral" else self.seat(race)
        places, place = self.state.forces(side), self.place(where)
        for kind, many in units.items():
            places[place] = plus(places.get(place, EDITION.none), some(self.state, kind, many))

    def fleet(self, race: str, system: str | int, kind: str, damage: int = 0, **cargo: int) -> None:
        """One ship with what it has aboard."""
        seat, place = self.seat(race), SPACE[self.system(system)]
        self.put(race, self.system(system), **{kind: 1}, **cargo)
        aboard = EDITION.none
        for each, many in cargo.items():
            aboard = plus(aboard, some(self.state, each, many)) if each != "fighter" else aboard
        if any(aboard):
            loads = self.state.aboard[seat]
            loads[place] = (*loads.get(place, ()), Load(kind, damage, aboard))
        for level in range(1, damage + 1):
            self._damage(seat, place, kind, level)

    def damage(self, race: str, where: str | int, kind: str, hits: int = 1) -> None:
        """A unit that has carried nothing has taken so many hits."""
        for level in range(1, hits + 1):
            self._damage(NEUTRAL if race == "neutral" else self.seat(race), self.place(where), kind, level)

    def _damage(self, side: int, place: Place, kind: str, level: int) -> None:
        places = self.state.damage(side, level)
        places[place] = plus(places.get(place, EDITION.none), some(self.state, kind, 1))

    def leader(self, race: str, kind: str, where: str | int, ship: str = "", captor: str = "") -> str:
        """A leader of a race and a type onto a planet or aboard a ship; the captor's, if he is a captive."""
        name = next(
            each for each in leaders_of(RACE[race]) if f"_{kind}" in each and each not in self.state.leaders
        )
        keeper = self.seat(captor or race)
        held = self.seat(captor) if captor else -1
        if not ship:
            self.state.leaders[name] = Leader(self.place(where), held)
            return name
        place = SPACE[self.system(where)]
        self.state.leaders[name] = Leader("", held)
        board(self.state, keeper, place, ship_named(self.state, keeper, place, ship, 0), name)
        return name

    def take(self, race: str, *planets: str, exhausted: bool = False) -> None:
        """Give a player control of planets."""
        for planet in planets:
            self.state.control[planet] = self.seat(race)
            if exhausted:
                self.state.exhausted = (*self.state.exhausted, planet)

    def activate(self, race: str, *systems: str | int) -> None:
        """Counters of a player onto the board, out of his reinforcements."""
        for system in systems:
            self.state.on_board[self.seat(race)] |= 1 << self.system(system)

    def counters(self, race: str, pool: int, fleet: int, strategy: int) -> None:
        seat, state = self.seat(race), self.state
        state.tactic[seat], state.fleet[seat], state.strategy[seat] = pool, fleet, strategy

    def goods(self, race: str, amount: int) -> None:
        self.state.trade_goods[self.seat(race)] = amount

    def technologies(self, race: str, *technologies: str) -> None:
        seat = self.seat(race)
        self.state.technologies[seat] = (*self.state.technologies[seat], *technologies)

    def racial(self, race: str, *technologies: str) -> None:
        seat = self.seat(race)
        self.state.racial_technologies[seat] = (*self.state.racial_technologies[seat], *technologies)

    def hold(self, race: str, *cards: str) -> None:
        """Give a player action cards, out of the deck."""
        seat = self.seat(race)
        for card in cards:
            self.state.action_deck = tuple(each for each in self.state.action_deck if each != card)
            self.state.hands[seat] = (*self.state.hands[seat], card)
            learn(self.state, card, seat)

    def politics(self, race: str, *cards: str) -> None:
        """Give a player political cards, out of the deck."""
        seat = self.seat(race)
        for card in cards:
            self.state.agenda_deck = tuple(each for each in self.state.agenda_deck if each != card)
            self.state.politics[seat] = (*self.state.politics[seat], card)
            learn(self.state, card, seat)

    def agenda(self, race: str, card: str) -> None:
        """An agenda that a player has laid open, or the deck."""
        self.state.agenda_deck = tuple(each for each in self.state.agenda_deck if each != card)
        if race == "deck":
            self.state.docket = (*self.state.docket, card)
        else:
            self.state.revealed[self.seat(race)] = card

    def secret(self, race: str, *objectives: str) -> None:
        seat = self.seat(race)
        for objective in objectives:
            self.state.secret_deck = tuple(each for each in self.state.secret_deck if each != objective)
            self.state.secrets[seat] = (*self.state.secrets[seat], objective)
            learn(self.state, secret_name(self.state, objective), seat)

    def law(self, law: str, about: Noun = "") -> None:
        self.state.agenda_deck = tuple(each for each in self.state.agenda_deck if each != law)
        self.state.laws[law] = about

    # Playing

    def refusal(self, race: str, *option: Noun) -> str:
        """The rule and the key of the refusal, as `SA-3.14.2 own_token`; empty if the choice is allowed."""
        refusal = self.why_not(race, *option)
        return "" if refusal is None else f"{refusal.rule} {refusal.key}"

    def rolls(self, *faces: int) -> None:
        """The next dice show these faces (1 to 10)."""
        self.feed("rolls", *(face - 1 for face in faces))

    # Looking

    def reloaded(self) -> Ti3State:
        """The state as it comes out of a snapshot that was sorted on its way."""
        data = json.loads(json.dumps(self.game.snapshot(), sort_keys=True))
        state: Ti3State = tw.load(data).state
        return state

    def has(self, race: str, where: str | int, kind: str) -> int:
        return self.units(race, where).get(kind, 0)

    def units(self, race: str, where: str | int) -> dict[str, int]:
        side = NEUTRAL if race == "neutral" else self.seat(race)
        group = self.state.forces(side).get(self.place(where), EDITION.none)
        return {kind: many for kind, many in zip(EDITION.kinds, group, strict=True) if many}

    @property
    def rolled(self) -> list[tuple[Noun, ...]]:
        """Of all dice that were rolled: by whom, what for, and the results."""
        return [(seat, why, *results) for seat, why, _, *results in self.told("dice_rolled")]


def _definition(listeners: Iterable[Listener] | None) -> Definition:
    """The game's own, copied since a test may change it; what listens when is shared by all scenes."""
    if listeners is None:
        return copy(definition())
    chosen = tuple(listeners)
    return replace(definition(), listeners=chosen, by_moment=by_moment(chosen))


def _map(races: tuple[str, ...], board: Mapping[Hex, str | int] | None) -> tuple[int, ...]:
    if board is None:
        preset = PRESET_FOR[len(races)]
        tiles = list(preset.tiles)
        for place, race in zip(preset.homes, races, strict=True):
            tiles[place] = CREUSS_GATE if race == "creuss" else HOME_TILE[race]
        return tuple(tiles)
    radius = max(max(abs(q), abs(r), abs(q + r)) for q, r in board)
    laid = [-1] * size(radius)
    for where, name in board.items():
        copies = COPIES[name] if isinstance(name, str) else (name,)
        laid[number(where)] = next(tile for tile in copies if tile not in laid)
    return tuple(laid)


def _state(races: tuple[str, ...], board: Mapping[Hex, str | int] | None) -> Ti3State:
    state = empty(len(races))
    state.map = _map(races, board)
    state.phase, state.round, state.speaker, state.active = ACTION_PHASE, 2, 0, 0
    state.play_order = tuple(range(len(races)))
    state.action_deck, state.secret_deck, state.agenda_deck = ACTION_DECK, SECRET_DECK, POLITICAL_DECK
    state.objectives, state.objective_deck = STAGE_1_DECK[:3], STAGE_1_DECK[3:]
    state.objectives_2, state.objective_deck_2 = STAGE_2_DECK[:3], STAGE_2_DECK[3:]
    for seat, race in enumerate(races):
        state.factions[seat] = race
        state.tactic[seat], state.fleet[seat], state.strategy[seat] = 3, 3, 2
        state.strategy_cards[seat] = (tuple(STRATEGY_CARD)[seat],)
        state.contracts_home[seat] = (f"{race}:1", f"{race}:2")
        for planet in RACE[race].home_planets:
            state.control[planet] = seat
    return state
