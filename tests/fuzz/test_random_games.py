"""Random games of every game: no exception, no dead end, no broken law, an end to each.

Of each game as many are played as make so many choices together; `make fuzz` plays twenty times as many. A
game that fails leaves a record under failures/ that plays it again up to the choice that broke it.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from tests.fuzz.lawful import play_lawfully
from tests.fuzz.starts import starts_of
from throneworld.kernel.registry import definition_of, names

CHOICES, PART = int(os.environ.get("FUZZ_CHOICES", "130000")), 26_000
PARTS = max(1, CHOICES // PART)


@pytest.mark.parametrize(("name", "part"), list(product(names(), range(PARTS))))
def test_random_games_end_and_break_no_law(name: str, part: int) -> None:
    """Each part has its own seeds: every so many one."""
    start, seed, choices = starts_of(definition_of(name)), part, 0
    while choices < PART:
        choices += len(play_lawfully(start(seed), seed).choices)
        seed += PARTS
