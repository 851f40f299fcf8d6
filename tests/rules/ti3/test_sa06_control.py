"""Home Systems that are lost and regained (SA-6.2), artifacts on planets that change hands (SA-6.11)."""

from __future__ import annotations

from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.ti3.control import REVERTED, GainPlanet
from throneworld.ti3.points import gain_points


def homeless(points: int, *specials: str, race: str = "sol") -> Scene:
    """Letnev lands on an undefended home planet of another."""
    scene = scene_at(f"home_{race}", "letnev", race, "hacan")
    scene.state.points = [0, points, 0]
    scene.state.specials[1] = specials
    scene.fleet("letnev", f"home_{race}", "carrier", ground_force=1)
    land(scene, f"home_{race}")
    return scene


def test_sa_6_2_5_who_loses_a_home_planet_loses_2_points_at_once() -> None:
    scene = homeless(5)
    set_down(scene, "ground_force", on="jord")
    assert scene.state.points[1] == 3 and scene.state.penalties[1] == 2


def test_sa_6_2_5_the_penalty_exists_once_however_many_planets_are_lost() -> None:
    """Ruling 77."""
    scene = scene_at("home_xxcha", "letnev", "xxcha", "hacan")
    scene.state.points = [0, 6, 0]
    scene.fleet("letnev", "home_xxcha", "carrier", ground_force=2)
    land(scene, "home_xxcha")
    for planet in scene.state.edition.planets[scene.system("home_xxcha")]:
        scene.choose("letnev", "land", "ground_force", planet)
    assert scene.state.points[1] == 4


def test_sa_6_2_7_and_ruling_27_a_total_never_falls_below_0_nor_below_the_special_objectives_held() -> None:
    scene = homeless(1)
    set_down(scene, "ground_force", on="jord")
    assert scene.state.points[1] == 0 and scene.state.penalties[1] == 1
    scene = homeless(3, "ancient_shipwreck", "voice_of_the_council")
    scene.state.voice = 1
    scene.state.artifacts["ancient_shipwreck"] = "wellon"
    scene.take(scene.players[1], "wellon")
    set_down(scene, "ground_force", on="jord")
    assert scene.state.points[1] == 2 and scene.state.penalties[1] == 1


def test_sa_6_2_8_and_ruling_77_exactly_what_was_taken_comes_back_with_the_home() -> None:
    scene = homeless(1)
    set_down(scene, "ground_force", on="jord")
    scene.state.units[0].pop("jord")
    gain_points(scene.game, 1, 3, "test")
    scene.play(GainPlanet(seat=1, planet="jord", how=REVERTED))
    assert scene.state.points[1] == 4 and scene.state.penalties[1] == -1
    assert scene.state.control["jord"] == 1 and "jord" in scene.state.exhausted


def test_sa_6_11_4_an_artifact_is_turned_up_by_whoever_gains_its_planet() -> None:
    scene = scene_at("lodor")
    scene.state.burials, scene.state.buried = ("lodor",), ("lazax_armory",)
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    land(scene, "lodor")
    set_down(scene, "ground_force", on="lodor")
    assert scene.state.artifacts == {"lazax_armory": "lodor"} and not scene.state.burials


def test_sa_6_11_8_and_6_11_9_and_ruling_88_a_scored_point_is_lost_and_a_dummy_gives_2_goods() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.state.artifacts["lazax_armory"] = "lodor"
    scene.state.specials[1], scene.state.points = ("lazax_armory",), [0, 3, 0]
    scene.state.burials, scene.state.buried = ("lodor",), ("dummy_1",)
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    land(scene, "lodor")
    set_down(scene, "ground_force", on="lodor")
    assert scene.state.specials[1] == () and scene.state.points == [0, 2, 0]
    assert scene.state.trade_goods[0] == 2
