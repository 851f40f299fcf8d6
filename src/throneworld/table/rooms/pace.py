"""What a table must remember beside the game: clocks, the window that is held, answers that wait for it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.reading import read_option
from throneworld.kernel.registry import Definition
from throneworld.table.clocks import Clocks


class Sealed(Struct, frozen=True):
    """An answer in a held window, kept until the window is released; or one that came by itself, from a bot,
    a standing order or the clock, to a discreet question, kept until the same time is over."""

    ask: str
    option: tuple[Noun, ...]


class Pace(Struct, frozen=True, kw_only=True):
    clocks: Clocks | None = None
    opened: float | None = None
    """When the window that the game waits in was opened."""
    sealed: dict[int, Sealed] = {}
    put: dict[int, tuple[str, float]] = {}
    """Discreet questions: which is open to a seat, and since when for whoever is to answer it."""
    lent: tuple[int, ...] = ()
    """Seats whose present decision a bot makes, because their time is up."""
    absent: tuple[int, ...] = ()
    """Seats that a bot plays, because their time was up, until their owner comes back."""
    revisions: tuple[int, ...] = ()
    """How often each seat's choices were taken back: a question that is put again gets another id."""
    waiting: tuple[int, ...] = ()
    """Whom the table waits for, as far as everybody may know."""
    asked: tuple[int, ...] = ()
    """Who is really asked; nobody is told this of others."""
    since: float = 0.0
    """Since when the table waits for these."""
    saved: float = 0.0
    """When this was written."""

    def data(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return plain


def pace_from(definition: Definition, data: dict[str, Any]) -> Pace:
    """As it was stored; sealed answers whose options were renamed since bear the new names."""
    pace = msgspec.convert(data, Pace, strict=False)
    return replace(pace, sealed={seat: _read(definition, each) for seat, each in pace.sealed.items()})


def _read(definition: Definition, sealed: Sealed) -> Sealed:
    return replace(sealed, option=read_option(definition, sealed.option) or sealed.option)
