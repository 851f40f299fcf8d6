"""The Sardakk N'orr."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.edition import EDITION


@pytest.mark.parametrize("purpose", EDITION.combat_roll_purposes)
def test_norr_1_one_more_on_all_their_combat_rolls_and_on_nobody_elses(purpose: str) -> None:
    scene = Scene("norr", "letnev", "hacan")
    for kind, place in (("cruiser", "space:lodor"), ("ground_force", "lodor"), ("pds", "lodor")):
        where = scene.place(place)
        assert combat_modifier(scene.state, 0, kind, where, purpose) == 1
        assert combat_modifier(scene.state, 1, kind, where, purpose) == 0
