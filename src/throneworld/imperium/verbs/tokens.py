"""Command tokens: pools, the reinforcements and the game board."""

from __future__ import annotations

from throneworld.imperium.state import ImperiumState, of
from throneworld.kernel.game import Game

TACTIC, FLEET, STRATEGY = "tactic", "fleet", "strategy"
POOLS: tuple[str, ...] = (TACTIC, FLEET, STRATEGY)


def pool(state: ImperiumState, name: str) -> list[int]:
    """One of the three pools, of all seats."""
    return state.tactic if name == TACTIC else state.fleet if name == FLEET else state.strategy


def reinforcements(state: ImperiumState, seat: int) -> int:
    """Command tokens that are neither on the sheet nor on the board."""
    used = state.tactic[seat] + state.fleet[seat] + state.strategy[seat]
    return state.edition.command_tokens - used - state.on_board[seat].bit_count() - state.set_aside(seat)


def has_token_in(state: ImperiumState, seat: int, system: int) -> bool:
    return bool(state.on_board[seat] >> system & 1)


def gain_token(game: Game, seat: int, name: str) -> None:
    """From the reinforcements into a pool; the caller has asked which."""
    pool(of(game), name)[seat] += 1
    game.tell("token_gained", seat, name)


def spend_token(game: Game, seat: int, name: str, why: str) -> None:
    """From a pool back into the reinforcements."""
    pool(of(game), name)[seat] -= 1
    game.tell("token_spent", seat, name, why)


def move_token(game: Game, seat: int, origin: str, target: str) -> None:
    """From one pool to another."""
    pool(of(game), origin)[seat] -= 1
    pool(of(game), target)[seat] += 1
    game.tell("token_moved", seat, origin, target)


def place_token_from_pool(game: Game, seat: int, name: str, system: int) -> None:
    """Onto the board; if one is there already, into the reinforcements instead."""
    state = of(game)
    pool(state, name)[seat] -= 1
    if has_token_in(state, seat, system):
        game.tell("token_spent", seat, name, "reinforcements")
        return
    state.on_board[seat] |= 1 << system
    game.tell("token_placed", seat, system, name)


def place_token_from_reinforcements(game: Game, seat: int, system: int) -> None:
    """Onto the board, where there is none of his yet; the caller has seen that one is left."""
    of(game).on_board[seat] |= 1 << system
    game.tell("token_placed", seat, system, "reinforcements")


def take_token_off(game: Game, seat: int, system: int) -> None:
    """From the board into the reinforcements."""
    of(game).on_board[seat] &= ~(1 << system)
    game.tell("token_removed", seat, system)


def take_all_tokens_off(game: Game, seat: int) -> None:
    state = of(game)
    if state.on_board[seat]:
        state.on_board[seat] = 0
        game.tell("tokens_removed", seat)


EVENTS: dict[str, tuple[str, ...]] = {
    "token_gained": ("seat", "pool"),
    "token_spent": ("seat", "pool", "why"),
    "token_moved": ("seat", "origin", "target"),
    "token_placed": ("seat", "system", "pool"),
    "token_removed": ("seat", "system"),
    "tokens_removed": ("seat",),
}
