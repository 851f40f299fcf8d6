"""What standing orders know of each game; the game says it."""

from __future__ import annotations

from throneworld.kernel.finding import exported
from throneworld.kernel.orders import OrderWords

_OTHERS = OrderWords()


def words_of(game: str) -> OrderWords:
    found: OrderWords | None = exported(game, "orders", "ORDERS", OrderWords)
    return found or _OTHERS
