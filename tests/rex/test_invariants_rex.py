"""Laws that every position of Rex keeps: broken on purpose, they are noticed."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.rex.invariants import check

RACES = ("letnev", "jol_nar", "sol", "hacan", "xxcha")


@pytest.mark.parametrize(("seats", "most"), [(3, 1), (4, 2), (5, 3)])
def test_p15_alliances_are_as_large_as_the_number_of_players_allows(seats: int, most: int) -> None:
    for size in range(1, most + 2):
        scene = Scene(*RACES[:seats])
        for seat in range(size if size > 1 else 0):
            scene.state.allies[seat] = tuple(other for other in range(size) if other != seat)
        if size <= most:
            check(scene.game)
        else:
            with pytest.raises(AssertionError):
                check(scene.game)
