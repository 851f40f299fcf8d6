"""Limits, placing and landing under editions that bind cargo, or know more kinds of ground forces."""

from __future__ import annotations

from tests.imperium.editions import under
from tests.ti4.scene import Scene
from throneworld.imperium.control import ground_forces, who_gains
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import excess
from throneworld.imperium.placing import placing_refusal, sources
from throneworld.imperium.state import NOBODY
from throneworld.imperium.units import damage_of
from throneworld.imperium.verbs.points import lose_points
from throneworld.ti4.tactical.commit import CommitGroundForces

TWO_KINDS = ("infantry", "fighter")
"""Fighters stand for a second kind of ground forces."""


def test_cargo_that_is_bound_to_its_ship_is_never_given_up_for_want_of_room() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", "18", carrier=1, infantry=4, fighter=3)
    assert excess(scene.state, 1, 18).cargo == 3
    order = RespectLimits(seat=1, system=18)
    assert order.options(scene.game, 1) == (("destroy", "infantry"), ("destroy", "fighter"))
    under(scene, cargo_is_bound=True)
    assert order.options(scene.game, 1) == (("destroy", "fighter"),)


def test_the_levels_of_damage_that_units_have_are_told_apart() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "18", dreadnought=2, cruiser=1)
    assert damage_of(scene.state, 0, "18", "dreadnought") == [0]
    scene.damage("sol", "18", "dreadnought")
    assert damage_of(scene.state, 0, "18", "dreadnought") == [0, 1]
    scene.damage("sol", "18", "dreadnought")
    assert damage_of(scene.state, 0, "18", "dreadnought") == [1]


def test_units_come_back_from_the_board_only_where_the_edition_says_so() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "18", war_sun=2)
    assert sources(scene.state, 0, "war_sun", "1") == ["18"]
    assert placing_refusal(scene.state, 0, "war_sun", "1") is None
    under(scene, units_come_back=False)
    assert sources(scene.state, 0, "war_sun", "1") == []
    assert placing_refusal(scene.state, 0, "war_sun", "1") is not None


def test_all_kinds_of_ground_forces_win_control() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", "jord", fighter=2)
    assert (ground_forces(scene.state, 1, "jord"), who_gains(scene.state, "jord")) == (0, NOBODY)
    under(scene, ground_kinds=TWO_KINDS)
    assert (ground_forces(scene.state, 1, "jord"), who_gains(scene.state, "jord")) == (2, 1)


def test_all_kinds_of_ground_forces_land_together() -> None:
    scene = under(Scene("sol", "letnev", "jolnar"), ground_kinds=TWO_KINDS)
    scene.put("letnev", "1", cruiser=1, fighter=1, infantry=2)
    order = CommitGroundForces(seat=1, system=1)
    assert ("land", "fighter", "jord") in order.landings(scene.state)
    order.answer(scene.game, 1, ("land_all", "jord"))
    assert ground_forces(scene.state, 1, "jord") == 3


def test_points_that_nobody_can_lose_are_kept() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.points[0] = 3
    lose_points(scene.game, 0, 5, "test", least=2)
    assert scene.state.points[0] == 2
    lose_points(scene.game, 0, 5, "test", least=2)
    assert scene.state.points[0] == 2
