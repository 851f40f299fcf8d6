"""The Arborec Ecosystem: Spore Acceleration."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from throneworld.ti3.phases.status import StatusPhase


@pytest.mark.parametrize("known", [True, False])
def test_spore_acceleration_lets_planets_grow_one_more(known: bool) -> None:
    scene = Scene("arborec", "sol", "letnev")
    if known:
        scene.racial("arborec", "spore_acceleration")
    scene.take("arborec", "lodor")  # 3 resources
    scene.put("arborec", "lodor", ground_force=3)
    scene.play(StatusPhase(stage="refresh"))
    scene.choose("arborec", "play", "arborec.3")
    if known:
        assert ("planet", "lodor") in scene.options("arborec")
        scene.choose("arborec", "planet", "lodor")
        assert scene.units("arborec", "lodor") == {"ground_force": 4}
    else:
        scene.refuses("arborec", "planet", "lodor", rule="SA-1.5.6", key="too_many_ground_units")
