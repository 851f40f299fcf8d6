"""Ascendancy (SA-16.7): points come steadily instead of in leaps. The rules that it changes ask here."""

from __future__ import annotations

from throneworld.kernel.game import Game

OPTION = "ascendancy"


def ascends(game: Game) -> bool:
    return bool(game.options.get(OPTION, False))


def halved(amount: int) -> int:
    """Half of it, rounded up."""
    return -(-amount // 2)
