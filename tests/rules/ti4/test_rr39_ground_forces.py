"""RR 39: ground forces."""

from tests.ti4.scene import Scene
from throneworld.imperium.control import ground_forces
from throneworld.imperium.landing import committable
from throneworld.ti4.tactical.invasion import Invasion


def test_rr_39_all_infantry_are_ground_forces_whatever_their_faction_calls_them() -> None:
    scene = Scene("sol", "arborec", "hacan")
    for faction in ("sol", "arborec", "hacan"):
        scene.put(faction, "bereg", infantry=2, pds=1)
        assert ground_forces(scene.state, scene.seat(faction), "bereg") == 2


def test_rr_39_1_ground_forces_are_on_planets_or_beside_the_ships_that_carry_them() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", 35, carrier=1, infantry=1)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("sol", "land", "infantry", "bereg")
    assert scene.units("sol", 35) == {"carrier": 1}
    assert scene.units("sol", "bereg") == {"infantry": 1}


def test_rr_39_2_those_in_the_space_area_can_be_committed_from_there() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", 35, carrier=1, infantry=3)
    scene.put("sol", "bereg", infantry=2)
    assert committable(scene.state, 0, 35) == {"infantry": 3}


def test_rr_39_3_there_is_no_limit_of_ground_forces_on_a_planet() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.put("sol", 35, carrier=2, infantry=12)
    scene.put("sol", "bereg", infantry=30)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("sol", "land_all", "bereg")
    assert scene.has("sol", "bereg", "infantry") == 42


def test_rr_39_a_stack_that_is_split_needs_a_plastic_piece_for_each_part() -> None:
    scene = Scene("sol", "letnev", "hacan")
    planets = (
        "tarmann",
        "wellon",
        "saudor",
        "arnor",
        "lor",
        "abyz",
        "fria",
        "quann",
        "lodor",
        "mellon",
        "zohbat",
    )
    for planet in planets:
        scene.put("sol", planet, infantry=1)
    scene.put("sol", 35, carrier=1, infantry=2)
    scene.play(Invasion(seat=0, system=35))
    assert scene.refusal("sol", "land", "infantry", "bereg") == "RR 41.3 no_plastic_piece"
    scene.choose("sol", "land_all", "bereg")
    assert scene.has("sol", "bereg", "infantry") == 2
