"""Placing units: structures, several units of a kind, and what laws and floating factories change."""

from tests.ti4.scene import Scene
from throneworld.imperium.placing import PlaceSeveral, PlaceUnit, PutUnit, may_hold_structure
from throneworld.ti4.strategic.construction import PrimaryConstruction


def test_homeland_defense_act_lifts_the_limit_of_pds() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.put("sol", "jord", pds=2)
    assert may_hold_structure(scene.state, 0, "jord", "pds") is not None
    scene.law("homeland_defense_act")
    assert may_hold_structure(scene.state, 0, "jord", "pds") is None
    scene.play(PrimaryConstruction(seat=0))
    scene.choose("sol", "place", "pds", "jord")
    scene.choose("sol", "place", "pds", "jord")
    assert scene.has("sol", "jord", "pds") == 4


def test_demilitarized_zone_takes_no_units() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.take("sol", "quann")
    scene.law("demilitarized_zone", "quann")
    scene.play(
        PlaceUnit(seat=0, kinds=("pds", "infantry"), places=("quann", "jord"), how="test", optional=True)
    )
    assert scene.options() == (("place", "pds", "jord"), ("place", "infantry", "jord"), ("done",))
    assert scene.refusal("sol", "place", "pds", "quann") == "RR 7.2 demilitarized"
    assert scene.refusal("sol", "place", "infantry", "quann") == "RR 7.2 demilitarized"


def test_floating_factory_1_goes_into_the_space_area_of_a_system_with_a_planet_of_his() -> None:
    scene = Scene("saar", "xxcha", "letnev")
    scene.take("saar", "quann")
    scene.play(PrimaryConstruction(seat=0))
    assert scene.options() == (
        ("place", "pds", "lisis_ii"),
        ("place", "pds", "ragh"),
        ("place", "pds", "quann"),
        ("place", "space_dock", "11"),
        ("place", "space_dock", "25"),
        ("done",),
    )
    scene.choose("saar", "place", "space_dock", "25")
    scene.choose("saar", "done")
    assert scene.units("saar", 25) == {"space_dock": 1}


def test_floating_factory_1_is_not_placed_under_a_blockade() -> None:
    scene = Scene("saar", "xxcha", "letnev")
    scene.put("xxcha", 11, destroyer=1)
    scene.play(PlaceUnit(seat=0, kinds=("space_dock", "pds"), places=("ragh",), how="test", optional=True))
    assert scene.refusal("saar", "place", "space_dock", "11") == "RR 68.4 blockaded"
    scene.put("saar", 11, destroyer=1)
    scene.play(PlaceUnit(seat=0, kinds=("space_dock", "pds"), places=("ragh",), how="test", optional=True))
    assert ("place", "space_dock", "11") in scene.options()


def test_minister_of_industry_hears_of_each_space_dock() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.law("minister_of_industry", 0)
    scene.play(PutUnit(seat=0, kind="pds", place="jord", how="test"))
    assert scene.done
    scene.play(PutUnit(seat=0, kind="space_dock", place="jord", how="test"))
    assert scene.options("sol") == (("play", "minister_of_industry"), ("pass",))
    assert scene.told_at("space_dock_placed_when") == {"seat": 0, "place": "jord"}
    assert scene.has("sol", "jord", "space_dock") == 1


def test_several_units_are_placed_one_by_one_wherever_he_likes() -> None:
    scene = Scene("letnev", "xxcha", "sol")
    places = ("arc_prime", "wren_terra")
    scene.play(PlaceSeveral(seat=0, kind="infantry", count=2, places=places, how="test"))
    assert scene.options() == (("place", "infantry", "arc_prime"), ("place", "infantry", "wren_terra"))
    assert scene.ask().about == {"kind": "infantry", "left": 2, "how": "test"}
    scene.choose("letnev", "place", "infantry", "arc_prime")
    scene.choose("letnev", "place", "infantry", "wren_terra")
    assert scene.done
    assert scene.has("letnev", "arc_prime", "infantry") == scene.has("letnev", "wren_terra", "infantry") == 1


def test_up_to_several_units_may_be_fewer() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(PlaceSeveral(seat=0, kind="infantry", count=3, places=("jord",), how="test", optional=True))
    scene.choose("sol", "place", "infantry", "jord")
    scene.choose("sol", "done")
    assert scene.done
    assert scene.has("sol", "jord", "infantry") == 1


def test_without_a_place_nothing_happens() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.put("sol", "jord", space_dock=1)
    scene.play(
        PlaceUnit(seat=0, kinds=("space_dock",), places=("jord",), how="test"),
        PlaceUnit(seat=0, kinds=("pds",), places=(), how="test", optional=True),
        PlaceSeveral(seat=0, kind="infantry", count=2, places=(), how="test"),
    )
    assert scene.done


def test_a_ship_beyond_the_fleet_pool_makes_room_for_itself() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.put("sol", 1, cruiser=3)
    scene.play(PutUnit(seat=0, kind="dreadnought", place="1", how="test"))
    assert scene.ask().prompt == "respect_limits"
    scene.choose("sol", "remove", "cruiser", 0)
    assert scene.units("sol", 1) == {"cruiser": 2, "dreadnought": 1}


def test_the_fifth_dreadnought_comes_off_the_board_damaged_ones_first() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.state.fleet[0] = 5
    scene.put("sol", 22, dreadnought=2, infantry=2)
    scene.put("sol", 25, dreadnought=3)
    scene.state.on_board[0] = 1 << 25
    scene.damage("sol", 22, "dreadnought")
    scene.play(PutUnit(seat=0, kind="dreadnought", place="1", how="test"))
    assert scene.done
    assert scene.units("sol", 22) == {"dreadnought": 1, "infantry": 1}, "one infantry has lost its capacity"
    assert scene.state.damaged[0] == {}
    assert scene.has("sol", 1, "dreadnought") == 1


def test_infantry_needs_a_plastic_piece_for_each_stack() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    planets = (
        "bereg",
        "lirta_iv",
        "quann",
        "lodor",
        "wellon",
        "tarmann",
        "saudor",
        "abyz",
        "fria",
        "arnor",
        "lor",
        "lazar",
    )
    for planet in planets:
        scene.put("sol", planet, infantry=2)
    scene.play(PlaceUnit(seat=0, kinds=("infantry",), places=("jord",), how="test"))
    assert scene.done, "twelve stacks, and none of a single unit"
    scene.state.units[0].pop("lazar")
    scene.put("sol", "lazar", infantry=1)
    scene.play(PlaceUnit(seat=0, kinds=("infantry",), places=("jord",), how="test"))
    assert scene.has("sol", "jord", "infantry") == 1
    assert scene.has("sol", "lazar", "infantry") == 0
