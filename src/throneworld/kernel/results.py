"""What was chosen, and how a game ended."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from throneworld.kernel.asks import Option


class Choice(Struct, frozen=True, gc=False):
    seat: int
    option: Option


class Result(Struct, frozen=True, gc=False):
    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    how: str

    def data(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "ranking": list(self.ranking), "how": self.how}
