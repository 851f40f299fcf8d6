"""RR 68: space docks, and RR 74: structures."""

from tests.rules.ti4.test_rr24_control import Check
from tests.ti4.scene import Scene
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.placing import may_hold_structure, where_to
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.production import production_value
from throneworld.ti4.strategic.construction import PrimaryConstruction


def test_rr_68_1_a_space_dock_has_production() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "jord", space_dock=1)
    assert production_value(scene.state, 0, 1) == 6


def test_rr_68_2_space_docks_come_by_construction() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(PrimaryConstruction(seat=0))
    assert any("space_dock" in option for option in scene.options("sol"))


def test_rr_68_3_a_planet_has_one_space_dock_at_most() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "jord", space_dock=1)
    refusal = scene.game.definition.citing(may_hold_structure(scene.state, 0, "jord", "space_dock"))
    assert refusal is not None and refusal.rule == "RR 68.3"


def test_rr_68_4_a_space_dock_beside_units_of_another_player_needs_ground_forces_of_its_own() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.put("sol", "bereg", space_dock=1)
    scene.put("letnev", "bereg", infantry=1)
    scene.play(Check(planet="bereg"))
    assert scene.units("sol", "bereg") == {}


def test_rr_68_4_a_floating_factory_is_destroyed_when_it_is_blockaded() -> None:
    scene = Scene("saar", "letnev", "hacan")
    scene.put("saar", 35, space_dock=1)
    scene.put("letnev", 35, cruiser=1)
    check_blockades(scene.game, 35)
    assert scene.units("saar", 35) == {}


def test_rr_68_4_what_a_blockaded_factory_carried_is_lost_with_it() -> None:
    scene = Scene("saar", "letnev", "hacan")
    scene.put("saar", 40, space_dock=1, infantry=4)
    scene.hold("letnev", "ghost_ship")
    scene.state.active = 1
    scene.play(Turn(seat=1))
    scene.choose("letnev", "component", "ghost_ship")
    scene.choose("letnev", "system", 40)
    assert scene.units("saar", 40) == {}


def test_rr_74_1_structures_stand_on_planets_and_floating_factories_in_space() -> None:
    scene = Scene("saar", "letnev", "hacan")
    assert where_to(scene.state, 0, "space_dock", "bereg") == "35"
    assert where_to(scene.state, 0, "pds", "bereg") == "bereg"
    assert where_to(scene.state, 1, "space_dock", "bereg") == "bereg"


def test_rr_74_2_structures_come_by_construction() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(PrimaryConstruction(seat=0))
    kinds = {noun for option in scene.options("sol") for noun in option}
    assert {"pds", "space_dock"} <= kinds


def test_rr_74_4_a_planet_has_one_space_dock_at_most() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "jord", space_dock=1)
    assert may_hold_structure(scene.state, 0, "jord", "space_dock") is not None


def test_rr_74_5_two_pds_may_stand_beside_a_space_dock() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", "jord", space_dock=1, pds=1)
    assert may_hold_structure(scene.state, 0, "jord", "pds") is None
    scene.put("sol", "jord", pds=1)
    assert may_hold_structure(scene.state, 0, "jord", "pds") is not None
