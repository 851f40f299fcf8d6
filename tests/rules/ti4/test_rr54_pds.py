"""RR 54: PDS, and what RR 74 says of them."""

from tests.rules.ti4.test_rr24_control import Check
from tests.ti4.scene import Scene
from throneworld.imperium.combat.cannons import cannons_on
from throneworld.imperium.landing import committable
from throneworld.imperium.placing import may_hold_structure
from throneworld.ti4.strategic.construction import PrimaryConstruction


def test_rr_54_1_each_pds_has_space_cannon() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "bereg", pds=2)
    assert cannons_on(scene.state, 0, "bereg") == ((6, 2),)


def test_rr_54_2_pds_come_by_construction() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(PrimaryConstruction(seat=0))
    assert any("pds" in option for option in scene.options("sol"))


def test_rr_54_3_a_planet_has_two_pds_at_most() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "jord", pds=1)
    assert may_hold_structure(scene.state, 0, "jord", "pds") is None
    scene.put("sol", "jord", pds=1)
    refusal = scene.game.definition.citing(may_hold_structure(scene.state, 0, "jord", "pds"))
    assert refusal is not None and refusal.rule == "RR 54.3"


def test_rr_54_4_a_pds_beside_units_of_another_player_needs_ground_forces_of_its_own() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.put("sol", "bereg", pds=2)
    scene.put("letnev", "bereg", infantry=1)
    scene.play(Check(planet="bereg"))
    assert scene.units("sol", "bereg") == {}
    assert scene.told("units_destroyed") == [(0, "pds", 2, "bereg", 1, "overrun")]


def test_rr_54_4_a_pds_that_is_alone_or_guarded_stays() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "bereg", pds=1)
    scene.put("sol", "lirta_iv", pds=1, infantry=1)
    scene.put("letnev", "lirta_iv", infantry=1)
    scene.play(Check(planet="bereg"), Check(planet="lirta_iv"))
    assert scene.has("sol", "bereg", "pds") == scene.has("sol", "lirta_iv", "pds") == 1


def test_rr_74_3_structures_are_never_committed_to_planets() -> None:
    scene = Scene("saar", "letnev", "hacan")
    scene.put("saar", 35, carrier=1, space_dock=1)
    assert committable(scene.state, 0, 35) == {}
