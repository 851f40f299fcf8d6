"""Who comes first: rotation order, order of play, the order of each window (SA-3.5.1, 3.10, ruling 41)."""

from __future__ import annotations

from functools import cache

from throneworld.imperium.order import clockwise
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import STRATEGY_CARD
from throneworld.ti3.tables.windows import (
    ALL_FROM_SPEAKER,
    COMBATANTS,
    STATUS_PHASE,
    TIMING_WINDOWS,
)


@cache
def _turned(first: int, seats: int) -> tuple[int, ...]:
    return tuple((first - step) % seats for step in range(seats))


def rotation(state: Ti3State, first: int) -> tuple[int, ...]:
    """All seats in rotation order, beginning with one (SA-3.5.1)."""
    seats = len(state.factions)
    return clockwise(first, seats) if state.clockwise else _turned(first, seats)


def others_in_rotation(state: Ti3State, seat: int) -> tuple[int, ...]:
    """The other players who are still in the game, in rotation order after one."""
    return tuple([each for each in rotation(state, seat)[1:] if each not in state.eliminated])


def opponents_in_rotation(state: Ti3State, seat: int) -> tuple[int, ...]:
    """Of these the ones that are not the own second race (SA-16.5.9)."""
    others = others_in_rotation(state, seat)
    return tuple([each for each in others if not state.allied(seat, each)]) if state.covenants else others


def from_speaker(state: Ti3State) -> tuple[int, ...]:
    """The order of the Strategy Phase."""
    return rotation(state, max(state.speaker, 0))


def order_of_play(state: Ti3State) -> tuple[int, ...]:
    """As it was fixed when the last Strategy Phase was over; before that, from the Speaker (ruling 163)."""
    return state.play_order or from_speaker(state)


def by_strategy_cards(state: Ti3State) -> tuple[int, ...]:
    """The order that the strategy cards give: their lowest numbers (SA-3.10.3, 3.9.3)."""
    return tuple(sorted(from_speaker(state), key=lambda seat: _lowest(state.strategy_cards[seat])))


@cache
def _lowest(cards: tuple[str, ...]) -> int:
    """Who has no card comes last."""
    return min([STRATEGY_CARD[card].number for card in cards], default=len(STRATEGY_CARD) + 1)


def phase_order(state: Ti3State) -> tuple[int, ...]:
    """The order of the present phase; whoever acts comes first, be it before his phase (rulings 41, 198)."""
    if state.phase == STATUS_PHASE:
        return order_of_play(state)
    return from_speaker(state) if state.active == NOBODY else rotation(state, state.active)


def timing_order(game: Game, occasion: Occasion) -> tuple[int, ...]:
    """In which order players act at a window: in a combat the two sides come first (ruling 41)."""
    state, who = of(game), _WHO.get(occasion.moment, "")
    if who == ALL_FROM_SPEAKER:
        return from_speaker(state)
    if who != COMBATANTS:
        return phase_order(state)
    sides = [side for side in occasion.facts[:2] if isinstance(side, int) and side >= 0]
    return tuple(dict.fromkeys([*sides, *phase_order(state)]))


_WHO: dict[str, str] = {window.id: window.who for window in TIMING_WINDOWS}
