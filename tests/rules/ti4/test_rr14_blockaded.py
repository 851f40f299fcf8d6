"""RR 14: a unit with PRODUCTION in a system with ships of others and none of its owner."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.steps.production import UseProduction


def besieged() -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.put("letnev", 1, destroyer=1)
    return scene


def test_rr_14_a_unit_is_blockaded_by_ships_of_others_where_it_has_none_of_its_own() -> None:
    scene = besieged()
    scene.play(UseProduction(seat=0, system=1))
    assert scene.options()[:2] == (("produce", "infantry", "jord"), ("done",))


def test_rr_14_1_a_blockaded_unit_produces_ground_forces_but_no_ships() -> None:
    scene = besieged()
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "cruiser", "1") == "RR 14.1 blockaded"
    assert scene.refusal("sol", "produce", "fighter", "1") == "RR 14.1 blockaded"
    scene.choose("sol", "produce", "infantry", "jord")
    scene.choose("sol", "done")
    assert scene.has("sol", "jord", "infantry") == 1


def test_rr_14_1_an_own_ship_lifts_the_blockade() -> None:
    scene = besieged()
    scene.put("sol", 1, destroyer=1)
    scene.play(UseProduction(seat=0, system=1))
    assert ("produce", "cruiser", "1") in scene.options()
