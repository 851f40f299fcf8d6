"""A position of Rex set up on purpose: the engine opens the box, then everything is put in its place."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from throneworld.kernel.game import Game
from throneworld.kernel.journal import Journal
from throneworld.kernel.registry import definition_of
from throneworld.kernel.saves import load
from throneworld.rex.sequence import Round
from throneworld.rex.state import NOTHING, RESERVE, RexState, of
from throneworld.rex.tables import BOMBARDMENT, GENERATE, INFLUENCE, LEADERS, RACE, RACE_OF, TITLE
from throneworld.rex.verbs.cards import learn

Forces = dict[str, int]
"""How many units stand in which place."""


class Position(Struct, frozen=True, kw_only=True):
    """What lies where when a phase begins. What is not named is in the reserve, the pool or the deck."""

    phase: str
    round: int = 2
    first: int = 0
    fleet: int
    """The sector under the fleet."""
    bombardment: int
    """The next Bombardment card."""
    forces: dict[str, Forces]
    """By race."""
    influence: dict[str, int] = {}
    ground: dict[str, int] = {}
    hands: dict[str, tuple[str, ...]] = {}
    traitors: dict[str, tuple[str, ...]] = {}
    """A race that is not named holds a card of its own weakest leader, which is of no use to it."""
    dead: tuple[str, ...] = ()
    influence_deck: tuple[str, ...] = ()
    """The next Influence cards."""
    strategy_deck: tuple[str, ...] = ()
    """The titles of the next Strategy cards."""


def staged(races: Sequence[str], seed: int, position: Position) -> Game:
    """A game of these races that goes on from the position, as if it had come to it by play."""
    game = definition_of("rex").new(list(races), seed, {})
    state = of(game)
    _clear(state)
    _decks(state, position)
    for seat, race in enumerate(races):
        _player(state, seat, race, position)
    _board(state, position)
    game.log = Journal()
    game.fenced = 0
    game.stack = [Round(stage="begin" if position.phase == "influence" else position.phase)]
    game.restart()
    return load(game.snapshot())


def _clear(state: RexState) -> None:
    for seat, race in enumerate(state.races):
        sheet = RACE[race]
        units = sheet.reserve + sheet.chooses + sum(count for _, count in sheet.starts)
        state.forces[seat] = {RESERVE: (units, sheet.mechanized, 0)}
        state.pool += state.influence[seat]
        state.influence[seat] = 0
        state.strategy_deck += state.hands[seat]
        state.hands[seat] = state.traitors[seat] = ()
    state.traitor_deck = tuple(leader for leader in LEADERS if RACE_OF[leader] in state.races)
    state.known = {}


def _decks(state: RexState, position: Position) -> None:
    """As many cards that place influence have been drawn as rounds have passed (Rex p.8)."""
    placing = [card for card, kind in INFLUENCE.items() if kind.kind == GENERATE]
    unseen = [card for card in placing if card not in position.influence_deck]
    passed = position.round - (1 if position.phase == "influence" else 0)
    state.influence_discards = tuple(unseen[:passed])
    gone = (*state.influence_discards, *position.influence_deck)
    rest = tuple(card for card in state.influence_deck if card not in gone)
    state.influence_deck = (*position.influence_deck, *rest)
    top = next(card for card, number in BOMBARDMENT.items() if number == position.bombardment)
    state.bombardment_deck = (top, *(card for card in state.bombardment_deck if card != top))


def _player(state: RexState, seat: int, race: str, position: Position) -> None:
    for place, units in position.forces.get(race, {}).items():
        left, mechanized, _ = state.forces[seat][RESERVE]
        state.forces[seat][RESERVE] = (left - units, mechanized, 0)
        state.forces[seat][place] = (units, 0, 0)
    if state.forces[seat][RESERVE] == NOTHING:
        del state.forces[seat][RESERVE]
    state.influence[seat] = position.influence.get(race, 0)
    state.pool -= state.influence[seat]
    for title in position.hands.get(race, ()):
        card = _taken(state, title)
        state.hands[seat] = (*state.hands[seat], card)
        learn(state, card, seat)
    state.traitors[seat] = position.traitors.get(race, (RACE[race].leaders[0].id,))
    state.traitor_deck = tuple(each for each in state.traitor_deck if each not in state.traitors[seat])
    for leader in state.traitors[seat]:
        learn(state, leader, seat)


def _board(state: RexState, position: Position) -> None:
    on_top = tuple(_taken(state, title) for title in position.strategy_deck)
    state.strategy_deck = (*on_top, *state.strategy_deck)
    state.ground = dict(position.ground)
    state.pool -= sum(position.ground.values())
    state.dead = position.dead
    state.first, state.fleet, state.phase = position.first, position.fleet, position.phase
    state.round = position.round - (1 if position.phase == "influence" else 0)


def _taken(state: RexState, title: str) -> str:
    """A card of this title, out of the deck."""
    card = next(card for card in state.strategy_deck if TITLE[card] == title)
    state.strategy_deck = tuple(each for each in state.strategy_deck if each != card)
    return card
