"""Players that are programs. They see a seat's view and question, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.bots.heuristic import HeuristicBot
from throneworld.bots.random import RandomBot
from throneworld.kernel.errors import BadSetup
from throneworld.kernel.seats import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; the same seed plays the same game alike."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there is: {', '.join(BOTS)}")
    return BOTS[name](seed)
