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


class Asides(Struct, frozen=True, gc=False):
    """What was chosen beside the open question, as far as bounds, undo and the names of questions need it."""

    counts: tuple[int, ...] = ()
    """How often each seat has chosen beside since the last answer to an open question; empty for never."""
    drafted: int = 0
    """So many of the last choices were made beside, and nobody has heard of them: they take no right to undo
    away, and stay when a choice before them is taken back."""
    hushed: int = 0
    """How many events that everybody has heard do not count in the names of open questions."""
