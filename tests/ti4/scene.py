"""A stage for tests: place what the test needs, play a step, and look at what is offered.

>>> scene = Scene("sol", "letnev", "jolnar")
>>> scene.put("sol", "18", cruiser=2)
>>> scene.play(SpaceCombat(attacker=0, defender=1, system=18))
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from msgspec.structs import replace

from tests.stage import Stage
from throneworld.galaxy.maps import HOME, parse
from throneworld.imperium.verbs.cards import learn
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.listening import by_moment
from throneworld.kernel.registry import Definition, definition_of
from throneworld.kernel.windows import Listener
from throneworld.ti4.state import NOBODY, SPACE, Place, Ti4State, empty
from throneworld.ti4.tables import (
    ACTION_DECK,
    ACTION_PHASE,
    AGENDAS,
    FACTION,
    GENERIC_NOTES,
    MECATOL_TILE,
    PRESETS,
    SECRET_DECK,
    STAGE_1_DECK,
    STAGE_2_DECK,
    TITLE,
)
from throneworld.ti4.units import INDEX, KINDS, NONE, ONE, plus, some
from throneworld.ti4.verbs.technologies import sheet_of

TI4 = definition_of("ti4")

MAPS = {
    3: "learn_to_play_3p",
    4: "learn_to_play_4p",
    5: "learn_to_play_5p",
    6: "scpt_2020_final_6p",
}
"""The galaxy that a scene plays on, by number of players."""
ALL = TI4.listeners
"""All that listens in the game, in its own order: for a test that adds something of its own."""


class Scene(Stage):
    """A game in the action phase with an empty board: home planets controlled, no units, no cards.

    Seat numbers follow the order of the factions given; the first one is speaker and active player. Everybody
    has three tokens in the tactic pool, three in the fleet pool, two in the strategy pool, no trade goods and
    no technologies. Strategy cards: seat 0 has leadership, seat 1 diplomacy, and so on.

    It plays under the whole rules: every component listens. A test that is about listeners of its own says
    which there are, exactly these (`listeners=[...]`), or these besides the game's (`listeners=[*ALL, ...]`).
    """

    def __init__(
        self,
        *factions: str,
        seed: int = 1,
        listeners: Iterable[Listener] | None = None,
        galaxy: str = "",
        **options: Noun,
    ) -> None:
        game = Game(_definition(listeners), factions, len(factions), seed)
        super().__init__(game, factions)
        settings: dict[str, Noun] = {"points": 10, **options}
        self.game.options = settings
        self.game.state = _state(factions, galaxy or PRESETS[MAPS[len(factions)]].map_string)

    @property
    def state(self) -> Ti4State:
        state: Ti4State = self.game.state
        return state

    @property
    def factions(self) -> tuple[str, ...]:
        return self.players

    # Placing

    def put(self, faction: str, place: Place | int, **units: int) -> None:
        """Units onto the board: a system's number for its space area, or a planet."""
        where = SPACE[place] if isinstance(place, int) else place
        places = self.state.units[self.seat(faction)]
        for kind, count in units.items():
            places[where] = plus(places.get(where, NONE), some(kind, count))

    def damage(self, faction: str, place: Place | int, kind: str) -> None:
        where = SPACE[place] if isinstance(place, int) else place
        places = self.state.damaged[self.seat(faction)]
        places[where] = plus(places.get(where, NONE), ONE[kind])

    def take(self, faction: str, *planets: str, exhausted: bool = False) -> None:
        """Give a player control of planets."""
        for planet in planets:
            self.state.control[planet] = self.seat(faction)
            if exhausted:
                self.state.exhausted = (*self.state.exhausted, planet)

    def technologies(self, faction: str, *technologies: str) -> None:
        seat = self.seat(faction)
        self.state.technologies[seat] = (*self.state.technologies[seat], *technologies)
        self.state.sheets[seat] = sheet_of(self.state, seat)

    def hold(self, faction: str, *titles: str) -> None:
        """Give a player action cards, out of the deck."""
        for title in titles:
            card = next(each for each in self.state.action_deck if TITLE[each] == title)
            self.state.action_deck = tuple(each for each in self.state.action_deck if each != card)
            seat = self.seat(faction)
            self.state.hands[seat] = (*self.state.hands[seat], card)
            learn(self.state, card, seat)

    def note(self, holder: str, title: str, owner: str) -> str:
        """Give a player a note of another, out of that one's hand."""
        card = f"{title}:{self.seat(owner)}"
        self.state.notes[self.seat(owner)] = tuple(
            each for each in self.state.notes[self.seat(owner)] if each != card
        )
        seat = self.seat(holder)
        self.state.notes[seat] = (*self.state.notes[seat], card)
        learn(self.state, card, seat, self.seat(owner))
        return card

    def secret(self, faction: str, *objectives: str) -> None:
        seat = self.seat(faction)
        for objective in objectives:
            self.state.secret_deck = tuple(each for each in self.state.secret_deck if each != objective)
            self.state.secrets[seat] = (*self.state.secrets[seat], objective)
            learn(self.state, objective, seat)

    def law(self, law: str, about: Noun = "") -> None:
        self.state.agenda_deck = tuple(each for each in self.state.agenda_deck if each != law)
        self.state.laws[law] = about

    def goods(self, faction: str, trade_goods: int = 0, commodities: int = 0) -> None:
        self.state.trade_goods[self.seat(faction)] = trade_goods
        self.state.commodities[self.seat(faction)] = commodities

    # Playing

    def refusal(self, faction: str, *option: Noun) -> str:
        """The rule and the key of the refusal, as `RR 5.2 own_token`; empty if the choice is allowed."""
        refusal = self.why_not(faction, *option)
        return "" if refusal is None else f"{refusal.rule} {refusal.key}"

    def rolls(self, *results: int) -> None:
        """The next dice show these faces (1 to 10)."""
        self.feed("rolls", *(face - 1 for face in results))

    # Looking

    def has(self, faction: str, place: Place | int, kind: str) -> int:
        where = SPACE[place] if isinstance(place, int) else place
        return self.state.units[self.seat(faction)].get(where, NONE)[INDEX[kind]]

    def units(self, faction: str, place: Place | int) -> dict[str, int]:
        where = SPACE[place] if isinstance(place, int) else place
        group = self.state.units[self.seat(faction)].get(where, NONE)
        return {kind: count for kind, count in zip(KINDS, group, strict=True) if count}

    @property
    def rolled(self) -> list[tuple[Noun, ...]]:
        """Of all dice that were rolled: by whom, what for, and the results."""
        return [(seat, why, *results) for seat, why, _, *results in self.told("dice_rolled")]


def _definition(listeners: Iterable[Listener] | None) -> Definition:
    """The game's own, copied since a test may change it; what listens when is shared by all scenes."""
    if listeners is None:
        return copy(TI4)
    chosen = tuple(listeners)
    return replace(TI4, listeners=chosen, by_moment=by_moment(chosen))


def _state(factions: tuple[str, ...], map_string: str) -> Ti4State:
    state = empty(len(factions))
    homes = [FACTION[faction].gate_tile or FACTION[faction].home_tile for faction in factions]
    tiles = iter(homes)
    state.map = tuple(next(tiles) if tile == HOME else tile for tile in parse(map_string, MECATOL_TILE))
    state.phase, state.round, state.speaker, state.active = ACTION_PHASE, 1, 0, 0
    cards = ("leadership", "diplomacy", "politics", "construction", "trade", "warfare")
    state.action_deck, state.secret_deck = ACTION_DECK, SECRET_DECK
    state.agenda_deck = tuple(agenda.id for agenda in AGENDAS)
    state.objective_deck = (*STAGE_1_DECK[2:5], *STAGE_2_DECK[:5])
    state.objectives = STAGE_1_DECK[:2]
    state.objective_box = (*STAGE_1_DECK[5:], *STAGE_2_DECK[5:])
    for seat, faction in enumerate(factions):
        state.factions[seat] = faction
        state.sheets[seat] = sheet_of(state, seat)
        state.tactic[seat], state.fleet[seat], state.strategy[seat] = 3, 3, 2
        state.strategy_cards[seat] = (cards[seat],)
        generic = [f"{note.id}:{seat}" for note in GENERIC_NOTES]
        state.notes[seat] = (*generic, f"{FACTION[faction].note}:{seat}")
        for note in state.notes[seat]:
            learn(state, note, *range(len(factions)))
        for planet in FACTION[faction].home_planets:
            state.control[planet] = seat
    assert state.zero == NOBODY
    return state
