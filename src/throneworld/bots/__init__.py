"""Players that are programs. They see a seat's view and question, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from throneworld.bots.heuristic import HeuristicBot
from throneworld.bots.random import RandomBot
from throneworld.kernel.errors import BadSetup, short
from throneworld.kernel.finding import has_part
from throneworld.kernel.seats import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "heuristic": HeuristicBot}

RANDOM, HEURISTIC = BOTS


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game, the best one last."""
    return tuple(BOTS) if has_part(game, "bots") else (RANDOM,)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; the same seed plays the same game alike."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadSetup(f"there is no bot {short(name)}; there is: {', '.join(BOTS)}")
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise BadSetup(f"a bot's seed is a whole number from 0 to 2**64 - 1, not {short(seed)}")
    return BOTS[name](seed)
