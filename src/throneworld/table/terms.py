"""What a table agrees on beside the rules of its game: pace, secrecy, spectators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seconds = Annotated[float, Meta(ge=0, le=60 * 60 * 24 * 60)]

TimeOut = Literal["bot_decides", "pass", "bot_takes_seat"]
"""What happens when a seat's time is up: a bot makes this one decision, the seat passes (a bot decides where
one cannot pass), or a bot plays the seat until its owner comes back."""

Watching = Literal["live", "delayed", "after_the_end"]
Release = Literal["instant", "uniform"]
"""When answers in a window take effect: at once, or after the same time whatever anybody holds or answers."""


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """A bank of time for each seat and what each move adds to it."""

    bank: Seconds = 900.0
    increment: Seconds = 20.0
    time_out: TimeOut = "bot_decides"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    clock: ClockTerms | None = None
    """Without a clock everybody takes the time they need."""
    watching: Watching = "live"
    delay: Seconds = 0.0
    """How far spectators are behind, if they watch delayed."""
    release: Release | None = None
    """Unless said otherwise: instant at a private table, uniform at an open one."""
    hold: Annotated[float, Meta(ge=0.01, le=86_400)] | None = None
    """How long a uniform window stays open, in seconds. Unless said otherwise: 3 with a clock, 300 if its
    increment is an hour or more, 20 without a clock."""
