"""Random games of Rex: no exception, no dead end, no broken law, an end to each.

The suite plays the first six hundred, `make fuzz` two thousand. A game that fails leaves a record under
failures/ that plays it again up to the choice that broke it.
"""

from __future__ import annotations

import os

import pytest

from tests.fuzz.lawful import Variant, play_lawfully
from throneworld.kernel.asks import Noun

GAMES, CHUNK = int(os.environ.get("FUZZ_GAMES_REX", "300")), 50
RACES = ("sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha")


def variant(seed: int) -> Variant:
    """Seats and options that together cover the variants of the game."""
    seats = 3 + seed % 4
    options: dict[str, Noun] = {
        "betrayal": seed // 4 % 2 == 1,
        "facedown_coexist": seed // 8 % 4 == 3,
        "negotiation_limit": 1 + seed // 16 % 6,
        "races": "random" if seed // 32 % 2 else "choose",
    }
    given = [RACES[(seed + number) % 6] for number in range(seats)]
    return Variant("rex", given if seed // 64 % 2 else seats, options)


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_end_and_break_no_law(first: int) -> None:
    for seed in range(first, first + CHUNK):
        play_lawfully(variant(seed), seed)
