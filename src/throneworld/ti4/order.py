"""Who comes first: initiative in the action and status phases, else the speaker (RR 43, 2.9, 2.10)."""

from __future__ import annotations

from functools import cache, lru_cache

from throneworld.imperium.order import clockwise
from throneworld.kernel.game import Game
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import ACTION_PHASE, STATUS_PHASE, STRATEGY_CARD


def speaker_order(state: Ti4State) -> tuple[int, ...]:
    """From the speaker clockwise (RR 2.9)."""
    return clockwise(max(state.speaker, 0), len(state.factions))


def initiative(state: Ti4State, seat: int) -> int:
    """The lowest number on a seat's strategy cards (RR 43.3); the 0 token of the Naalu comes before all."""
    return 0 if seat == state.zero else _lowest(state.strategy_cards[seat], seat)


@cache
def _lowest(cards: tuple[str, ...], seat: int) -> int:
    return min([STRATEGY_CARD[card].initiative for card in cards], default=len(STRATEGY_CARD) + 1 + seat)


def initiative_order(state: Ti4State) -> tuple[int, ...]:
    """RR 43.2. Seats without a card come last, in the order of the table."""
    return _in_order(tuple(state.strategy_cards), state.zero)


@lru_cache(maxsize=4096)
def _in_order(cards: tuple[tuple[str, ...], ...], zero: int) -> tuple[int, ...]:
    return tuple(
        sorted(range(len(cards)), key=lambda seat: 0 if seat == zero else _lowest(cards[seat], seat))
    )


def timing_order(game: Game) -> tuple[int, ...]:
    """In which order players resolve things that come at the same time (RR 2.9, 2.10, 1.16)."""
    state = of(game)
    if state.phase not in (ACTION_PHASE, STATUS_PHASE):
        return speaker_order(state)
    order = initiative_order(state)
    if state.active == NOBODY:
        return order
    return (state.active, *[seat for seat in order if seat != state.active])
