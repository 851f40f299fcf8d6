"""RR 85: units."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.tables import GROUND_FORCE, LIMITS, SHIP, STRUCTURE
from throneworld.ti4.units import KINDS, left, on_board, profile


def test_rr_85_1_units_are_ships_ground_forces_or_structures() -> None:
    state = Scene("sol", "letnev", "jolnar").state
    classes = {kind: profile(state, 0, kind).unit_class for kind in KINDS}
    assert classes["infantry"] == GROUND_FORCE
    assert classes["pds"] == classes["space_dock"] == STRUCTURE
    assert {each for kind, each in classes.items() if kind not in ("infantry", "pds", "space_dock")} == {SHIP}


def test_rr_85_2_each_colour_has_so_many_pieces() -> None:
    state = Scene("sol", "letnev", "jolnar").state
    for kind in (
        "space_dock",
        "pds",
        "destroyer",
        "cruiser",
        "war_sun",
        "carrier",
        "dreadnought",
        "flagship",
    ):
        assert left(state, 0, kind, "1") == LIMITS[kind]
    assert LIMITS == {
        "space_dock": 3,
        "pds": 6,
        "destroyer": 8,
        "cruiser": 8,
        "war_sun": 2,
        "infantry": 12,
        "fighter": 10,
        "carrier": 4,
        "dreadnought": 5,
        "flagship": 1,
    }


def test_rr_85_3_a_unit_is_on_the_board_or_in_the_reinforcements() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 19, cruiser=3)
    assert on_board(scene.state, 0, "cruiser") + left(scene.state, 0, "cruiser", "1") == LIMITS["cruiser"]
