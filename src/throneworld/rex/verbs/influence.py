"""Gaining, paying and placing influence. Tokens are limited: nobody gets what is not there (Rex p.20)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.rex.state import of


def gain_influence(game: Game, seat: int, amount: int, source: str) -> int:
    """From the pool into a reserve, as far as the pool reaches."""
    state = of(game)
    gained = min(amount, state.pool)
    state.pool -= gained
    state.influence[seat] += gained
    if gained:
        game.tell("influence_gained", seat, gained, source)
    return gained


def pay_influence(game: Game, seat: int, amount: int, reason: str) -> None:
    """From a reserve into the pool."""
    if amount:
        state = of(game)
        state.influence[seat] -= amount
        state.pool += amount
        game.tell("influence_paid", seat, amount, reason)


def give_influence(game: Game, seat: int, other: int, amount: int, reason: str) -> None:
    """From one player to another."""
    if amount:
        state = of(game)
        state.influence[seat] -= amount
        state.influence[other] += amount
        game.tell("influence_given", seat, other, amount, reason)


def place_influence(game: Game, space: str, amount: int) -> None:
    """From the pool onto the board."""
    state = of(game)
    placed = min(amount, state.pool)
    if placed:
        state.pool -= placed
        state.ground[space] = state.ground.get(space, 0) + placed
        game.tell("influence_placed", space, placed)


def collect_influence(game: Game, seat: int, space: str, amount: int) -> None:
    """From the board into a reserve."""
    state = of(game)
    left = state.ground.pop(space) - amount
    if left:
        state.ground[space] = left
    state.influence[seat] += amount
    game.tell("influence_collected", seat, space, amount)


def destroy_influence(game: Game, space: str) -> None:
    """Back to the pool (Rex p.12)."""
    state = of(game)
    lost = state.ground.pop(space, 0)
    if lost:
        state.pool += lost
        game.tell("influence_destroyed", space, lost)
