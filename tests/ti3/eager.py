"""Random games of Twilight Imperium 3 in which much happens: before the first action all that may lie on the
table does (`rich.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import throneworld as tw
from tests import eager
from tests.ti3.rich import GALAXIES, furnish, middle_game
from throneworld.kernel.asks import Noun

MOST_CHOICES = 1500
DULL = {"decline", "done", "hold_fire", "keep", "no", "pass", "stay"}


def positions(seed: int, most: int = MOST_CHOICES) -> Iterator[tw.Game]:
    """A game before each of its choices, and once more at its end."""
    options: dict[str, Noun] = {
        "galaxy": GALAXIES[seed % len(GALAXIES)],
        "bids": seed % 3 == 0,
        "last_round": 4,
        "ascendancy": seed % 5 == 2,
        "simultaneous_action": seed % 3 == 1,
        **dict.fromkeys(("distant_suns", "final_frontier"), seed % 2 == 1),
    }
    game = tw.new_game("ti3", 3 + seed % 6, seed, options)
    return eager.positions(game, Random(seed), DULL, ("choose_action", furnish), most)


def middle_positions(seed: int, most: int = MOST_CHOICES) -> Iterator[tw.Game]:
    """The same of a game in the middle, with laws in force."""
    return eager.positions(middle_game(seed), Random(seed), DULL, None, most)
