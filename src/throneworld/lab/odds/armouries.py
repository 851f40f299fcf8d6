"""Which games have odds of combat: those whose folder says what fights in them."""

from __future__ import annotations

from throneworld.galaxy.odds.edges import Armoury
from throneworld.kernel.finding import exported, gathered
from throneworld.kernel.registry import names


def armouries() -> dict[str, Armoury]:
    """By game, of those that have odds."""
    return dict(gathered(names(), "odds", "ODDS", Armoury))


def armoury_of(game: str) -> Armoury | None:
    found: Armoury | None = exported(game, "odds", "ODDS", Armoury)
    return found
