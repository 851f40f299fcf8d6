"""Building the galaxy at a patient table: how long a player takes tells nothing of the tiles in his hand."""

from __future__ import annotations

import pytest

from tests.pairs import NO_ANSWERS, Pair
from tests.ti4.near import galaxy_is_built

PAIRS = 12


@pytest.mark.parametrize("number", [0, 4, 1, 5], ids=["pick", "pick again", "place", "place again"])
def test_one_pick_or_one_place_takes_the_table_as_long_as_several(number: int) -> None:
    """Whoever places before him knows his own tiles, places the same one in both worlds, and watches."""
    game, forced = galaxy_is_built(number), 0
    assert game.question is not None
    for seed in range(PAIRS):
        pair = Pair(game, game.asked[0], seed)
        pair.follow(NO_ANSWERS)
        forced += "BuildGalaxy" in pair.forced
    assert forced > PAIRS // 4
