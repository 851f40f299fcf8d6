"""How many seats the server deals with, whatever the game: every message and file has the same bound."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_SEATS = 12
"""More than any game has; the game itself says how many it is for."""
LAST_SEAT = MOST_SEATS - 1

SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
SeatCount = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
