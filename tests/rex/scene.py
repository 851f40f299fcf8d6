"""A stage for tests: place what the test needs, play a step, and look at what is offered.

>>> scene = Scene("sol", "letnev", "jol_nar")
>>> scene.place("sol", "imperial_palace", 5)
>>> scene.play(BattlePhase())
"""

from __future__ import annotations

from msgspec.structs import replace

import throneworld as tw
from tests.stage import Stage
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.listening import by_moment
from throneworld.kernel.windows import Listener
from throneworld.rex.alliances import form_alliance
from throneworld.rex.board import force
from throneworld.rex.state import CASUALTIES, NOTHING, RESERVE, RexState
from throneworld.rex.tables import BOMBARDMENT, INFLUENCE, LEADERS, RACE, RACE_OF, TITLE
from throneworld.rex.verbs.cards import learn


class Scene(Stage):
    """A game after setup with an empty board: all units in reserve, no influence, empty hands.

    Seat numbers follow the order of the races given; the first one is first player. The fleet stands on
    sector 3 unless told otherwise, and the round is 2, so that Sol Offensives count.
    """

    def __init__(
        self, *races: str, seed: int = 1, fleet: int = 3, round_number: int = 2, **options: Noun
    ) -> None:
        super().__init__(tw.new_game("rex", seats=list(races), seed=seed, options=options), races)
        self._clear(fleet, round_number)

    @property
    def state(self) -> RexState:
        state: RexState = self.game.state
        return state

    # Placing

    def place(self, race: str, space: str, units: int, mechanized: int = 0, facedown: int = 0) -> None:
        self._from_reserve(race, space, (units, mechanized, facedown))

    def casualties(self, race: str, units: int, mechanized: int = 0) -> None:
        self._from_reserve(race, CASUALTIES, (units, mechanized, 0))

    def kill(self, *leaders: str) -> None:
        self.state.dead = (*self.state.dead, *leaders)

    def influence(self, race: str, amount: int) -> None:
        seat = self.seat(race)
        self.state.pool += self.state.influence[seat] - amount
        self.state.influence[seat] = amount

    def ground(self, space: str, amount: int) -> None:
        self.state.pool -= amount
        self.state.ground[space] = amount

    def hand(self, race: str, *titles: str) -> None:
        """Take cards of these titles out of the deck."""
        seat = self.seat(race)
        for title in titles:
            card = next(card for card in self.state.strategy_deck if TITLE[card] == title)
            self.state.strategy_deck = tuple(each for each in self.state.strategy_deck if each != card)
            self.state.hands[seat] = (*self.state.hands[seat], card)
            learn(self.state, card, seat)

    def traitors(self, race: str, *leaders: str) -> None:
        seat = self.seat(race)
        self.state.traitor_deck = tuple(each for each in self.state.traitor_deck if each not in leaders)
        self.state.traitors[seat] = leaders
        for leader in leaders:
            learn(self.state, leader, seat)

    def ally(self, *races: str) -> None:
        form_alliance(self.game, tuple(sorted(self.seat(race) for race in races)))

    def first(self, race: str) -> None:
        self.state.first = self.seat(race)

    def stack_influence_deck(self, *cards: str) -> None:
        """Put these cards on top, in this order; titles with several copies end in _1, _2 ..."""
        rest = tuple(card for card in self.state.influence_deck if card not in cards)
        self.state.influence_deck = (*cards, *rest)

    def discard_influence(self, *cards: str) -> None:
        """As if these had been drawn in earlier rounds, the last one most recently."""
        self.state.influence_deck = tuple(card for card in self.state.influence_deck if card not in cards)
        self.state.influence_discards = (*self.state.influence_discards, *cards)

    def stack_strategy_deck(self, *titles: str) -> None:
        on_top: list[str] = []
        for title in titles:
            on_top.append(next(c for c in self.state.strategy_deck if TITLE[c] == title and c not in on_top))
        rest = [card for card in self.state.strategy_deck if card not in on_top]
        self.state.strategy_deck = (*on_top, *rest)

    def stack_bombardment_deck(self, value: int) -> None:
        top = next(card for card, number in BOMBARDMENT.items() if number == value)
        rest = tuple(card for card in BOMBARDMENT if card != top)
        self.state.bombardment_deck = (top, *rest)

    def ask_at(self, moment: str, race: str) -> None:
        """There is something else that this race could play then, so that it is asked at all."""
        definition, else_ = self.game.definition, _something_else(moment, self.seat(race))
        listeners = (*definition.listeners, else_)
        self.game.definition = replace(definition, listeners=listeners, by_moment=by_moment(listeners))

    # Looking

    events = Stage.told

    @property
    def races(self) -> tuple[str, ...]:
        return self.players

    def options(self, race: str | None = None) -> list[Option]:
        return list(self.ask(race).options)

    def refusal(self, race: str, *option: Noun) -> tuple[str, str] | None:
        """The rule and the reason why not, or None."""
        refusal = self.why_not(race, *option)
        return None if refusal is None else (refusal.rule, refusal.key)

    def units(self, race: str, place: str) -> int:
        return sum(force(self.state, self.seat(race), place))

    def force(self, race: str, place: str) -> tuple[int, int, int]:
        return force(self.state, self.seat(race), place)

    def has(self, race: str) -> int:
        """Influence in reserve."""
        return self.state.influence[self.seat(race)]

    def titles(self, race: str) -> list[str]:
        return sorted(TITLE[card] for card in self.state.hands[self.seat(race)])

    # Set-up

    def _clear(self, fleet: int, round_number: int) -> None:
        state = self.state
        state.first, state.fleet, state.round = 0, fleet, round_number
        for seat, name in enumerate(self.races):
            race = RACE[name]
            units = race.reserve + race.chooses + sum(count for _, count in race.starts)
            state.forces[seat] = {RESERVE: (units, race.mechanized, 0)}
            state.pool += state.influence[seat]
            state.influence[seat] = 0
            state.strategy_deck += state.hands[seat]
            state.hands[seat] = ()
            state.traitors[seat] = ()
        state.traitor_deck = tuple(leader for leader in LEADERS if RACE_OF[leader] in self.races)
        state.influence_deck = tuple(INFLUENCE)
        state.known = {}
        self.game.stack = []
        self.game._posed = {}

    def _from_reserve(self, race: str, place: str, group: tuple[int, int, int]) -> None:
        places = self.state.forces[self.seat(race)]
        units, mechanized, _ = places.pop(RESERVE, NOTHING)
        left = (units - group[0] - group[2], mechanized - group[1], 0)
        assert min(left) >= 0, f"{race} has no such units in reserve"
        if left != NOTHING:
            places[RESERVE] = left
        old = places.get(place, NOTHING)
        places[place] = (old[0] + group[0], old[1] + group[1], old[2] + group[2])


def _something_else(moment: str, seat: int) -> Listener:
    return Listener(
        id="something_else",
        moment=moment,
        rule="Rex p.7",
        holders=lambda game: (seat,),
        suspects=lambda game, occasion: (seat,),
        when=lambda game, seat, occasion: None,
    )
