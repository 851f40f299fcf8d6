"""What happened, as typed events: a kind, its arguments, and the seats that may know it."""

from __future__ import annotations

from msgspec import Struct

from throneworld.kernel.asks import Noun

Audience = tuple[int, ...] | None
"""None: everybody. A tuple: these seats only; the empty one: nobody before the game is over."""


class Event(Struct, frozen=True, gc=False):
    kind: str
    args: tuple[Noun, ...]
    audience: Audience
    at: int
    """How many choices had been made when it happened."""

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)
