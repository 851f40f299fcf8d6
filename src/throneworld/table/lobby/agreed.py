"""What a table's terms come to once everything that was left open is settled."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.table.errors import Invalid
from throneworld.table.lobby.rows import Access
from throneworld.table.terms import Release, Terms

HOUR = 3600.0
LIVE_HOLD, FREE_HOLD, SLOW_HOLD = 3.0, 20.0, 300.0


def resolved(terms: Terms, access: Access) -> Terms:
    """The terms with `release` and `hold` as they apply at this table."""
    return replace(terms, release=_release(terms, access), hold=_hold(terms))


def check_terms(terms: Terms) -> None:
    """Refuse terms under which nobody could play or watch as they say."""
    if terms.clock is not None and terms.clock.bank == 0:
        raise Invalid("empty_bank")
    if terms.watching == "delayed" and terms.delay == 0:
        raise Invalid("no_delay")


def _release(terms: Terms, access: Access) -> Release:
    """Friends trust each other with the pauses they make; strangers need not."""
    if terms.release is not None:
        return terms.release
    return "instant" if access == "private" else "uniform"


def _hold(terms: Terms) -> float:
    if terms.hold is not None:
        return terms.hold
    if terms.clock is None:
        return FREE_HOLD
    return SLOW_HOLD if terms.clock.increment >= HOUR else LIVE_HOLD
