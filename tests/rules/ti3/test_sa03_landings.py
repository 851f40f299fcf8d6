"""Planetary landings (SA-3.19) and what follows from them at once."""

from __future__ import annotations

from tests.ti3.landing import land, land_and_end, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.verbs.agreements import open_agreement

THREE = "ashtroth_loki_abaddon"


def test_sa_3_19_4_ground_units_and_pds_land_from_ships() -> None:
    scene = scene_at("lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1, mechanized_unit=1, pds=1)
    land(scene, "lodor")
    scene.offers(
        "sol",
        ("land", "ground_force", "lodor"),
        ("land", "mechanized_unit", "lodor"),
        ("land", "pds", "lodor"),
        ("done",),
    )
    scene.refuses("sol", "land", "shock_troop", "lodor", rule="SA-3.19.4", key="no_unit_there")
    scene.refuses("sol", "land", "ground_force", "wellon", rule="SA-3.19.4", key="in_another_system")


def test_sa_3_19_4_the_ship_is_named_where_several_differ() -> None:
    scene = scene_at("lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    scene.fleet("sol", "lodor", "carrier", ground_force=2)
    land(scene, "lodor")
    scene.offers(
        "sol",
        ("land", "ground_force", "carrier", 0, "ground_force:1", "lodor"),
        ("land", "ground_force", "carrier", 0, "ground_force:2", "lodor"),
        ("done",),
    )
    scene.choose("sol", "land", "ground_force", "carrier", 0, "ground_force:2", "lodor")
    assert [load.cargo[5] for load in scene.state.aboard[0][scene.place("space:lodor")]] == [1, 1]


def test_sa_3_19_5_landings_are_split_among_planets_and_3_19_9_pds_alone_on_foreign_ground_are_lost() -> None:
    scene = scene_at(THREE)
    scene.take("letnev", "ashtroth")
    scene.take("sol", "abaddon", exhausted=True)
    scene.put("letnev", "ashtroth", space_dock=1)
    scene.fleet("sol", THREE, "carrier", ground_force=2, pds=2)
    open_agreement(scene.game, "sol:1", "letnev:2")
    scene.state.goods_on = {"sol:1": 2, "letnev:2": 1}
    land(scene, THREE)
    scene.refuses("sol", "bombard", "carrier", "ashtroth", rule="SA-5.2.1", key="does_not_bombard")
    scene.choose("sol", "land", "ground_force", "ashtroth")
    scene.choose("sol", "land", "pds", "loki")
    scene.choose("sol", "land", "pds", "abaddon")
    scene.choose("sol", "done")
    assert scene.done and not scene.rolled
    assert scene.state.control["ashtroth"] == 0 and "loki" not in scene.state.control
    assert scene.units("sol", "ashtroth") == {"ground_force": 1}
    assert scene.units("sol", "loki") == {} and scene.units("sol", "abaddon") == {"pds": 1}
    assert scene.units("letnev", "ashtroth") == {}, "a dock does not resist (ruling 51)"
    assert scene.units("sol", f"space:{THREE}") == {"carrier": 1, "ground_force": 1}
    assert set(scene.state.exhausted) == {"abaddon", "ashtroth"}
    assert not scene.state.agreements and scene.state.trade_goods == [0, 2, 0]


def test_sa_3_19_6_each_ship_that_can_bombard_is_assigned_to_one_planet_or_none() -> None:
    scene = scene_at("arnor_lor")
    scene.take("letnev", "arnor", "lor")
    scene.put("letnev", "arnor", ground_force=1)
    scene.put("letnev", "lor", ground_force=1)
    scene.put("sol", "space:arnor_lor", dreadnought=2)
    scene.rolls(5, 5)
    land(scene, "arnor_lor")
    scene.choose("sol", "bombard", "dreadnought", "lor")
    scene.choose("sol", "done")
    assert scene.rolled == [(0, "bombardment", 5)]
    assert scene.units("letnev", "lor") == {} and scene.units("letnev", "arnor") == {"ground_force": 1}


def test_sa_3_19_7_units_join_those_on_a_planet_of_ones_own() -> None:
    scene = scene_at("lodor")
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", ground_force=1, pds=1)
    scene.fleet("sol", "lodor", "carrier", ground_force=2, pds=2)
    land(scene, "lodor")
    set_down(scene, "ground_force", "pds", on="lodor")
    scene.refuses("sol", "land", "pds", "lodor", rule="SA-13.17.2", key="two_pds")
    scene.choose("sol", "done")
    assert scene.done
    assert scene.units("sol", "lodor") == {"ground_force": 2, "pds": 2}
    assert not scene.told("control_gained") and "lodor" not in scene.state.exhausted


def test_sa_3_19_8_a_neutral_planet_is_taken_exhausted() -> None:
    for kind in ("ground_force", "shock_troop", "mechanized_unit"):
        scene = scene_at("lodor")
        scene.fleet("sol", "lodor", "carrier", **{kind: 1})
        land(scene, "lodor")
        set_down(scene, kind, on="lodor")
        assert scene.state.control["lodor"] == 0 and scene.state.exhausted == ("lodor",)
        assert not [deed for deed in scene.state.deeds if deed.kind == "act_of_war"]


def test_sa_3_19_9_a_pds_landed_alone_on_a_neutral_planet_is_destroyed() -> None:
    scene = scene_at("lodor")
    scene.fleet("sol", "lodor", "carrier", pds=1)
    land(scene, "lodor")
    set_down(scene, "pds", on="lodor")
    assert scene.units("sol", "lodor") == {} and "lodor" not in scene.state.control


def test_sa_3_19_10_ground_units_or_pds_of_the_enemy_make_it_an_invasion_combat() -> None:
    for resisting in ({"ground_force": 1}, {"pds": 1}):
        scene = scene_at("lodor")
        scene.take("letnev", "lodor")
        scene.put("letnev", "lodor", **resisting)
        scene.fleet("sol", "lodor", "carrier", ground_force=1)
        scene.play(Landings(seat=0, system=scene.system("lodor")))
        set_down(scene, "ground_force", on="lodor")
        assert scene.done and scene.state.control["lodor"] == 1
        assert scene.units("sol", "lodor") == {"ground_force": 1}


def test_sa_3_19_11_a_planet_without_such_units_falls_at_once_and_promotes_nobody() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    scene.play(Landings(seat=0, system=scene.system("lodor")))
    set_down(scene, "ground_force", on="lodor")
    assert scene.done and scene.state.control["lodor"] == 0 and scene.state.exhausted == ("lodor",)
    assert not [deed for deed in scene.state.deeds if deed.kind == "won"]


def test_sa_3_19_12_a_landed_shock_troop_captures_dock_and_facility() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", space_dock=1)
    scene.state.facilities["lodor"] = ("refinery",)
    scene.fleet("sol", "lodor", "carrier", shock_troop=1, ground_force=1)
    land(scene, "lodor")
    set_down(scene, "shock_troop", "ground_force", on="lodor")
    scene.offers("sol", ("capture", "space_dock"), ("capture", "refinery"), ("done",))
    scene.choose("sol", "capture", "refinery")
    scene.choose("sol", "done")
    assert scene.done and scene.state.control["lodor"] == 0
    assert scene.units("sol", "lodor") == {"shock_troop": 1, "ground_force": 1}
    assert scene.units("letnev", "lodor") == {} and scene.state.facilities == {"lodor": ("refinery",)}


def test_sa_3_19_12_without_them_installations_are_destroyed() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", space_dock=1)
    scene.state.facilities["lodor"] = ("refinery",)
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    land(scene, "lodor")
    set_down(scene, "ground_force", on="lodor")
    assert scene.done and scene.units("letnev", "lodor") == {} and not scene.state.facilities


# Worldgates (SA-1.6.3)


def gates() -> Scene:
    scene = scene_at("lodor")
    scene.state.worldgates = ("lodor", "wellon", "thibah")
    scene.take("letnev", "lodor")
    scene.take("sol", "wellon", "thibah", "saudor", exhausted=True)
    scene.put("sol", "wellon", ground_force=2)
    scene.put("sol", "thibah", ground_force=2)
    scene.put("sol", "saudor", ground_force=1)
    scene.put("letnev", "space:lodor", destroyer=1)
    scene.activate("sol", "thibah")
    return scene


def test_sa_1_6_3_and_ruling_185_ground_units_pass_worldgates_but_not_out_of_activated_systems() -> None:
    scene = gates()
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.state.goods_on = {"sol:1": 2, "letnev:1": 3}
    land(scene, "lodor")
    scene.offers("sol", ("gate", "ground_force", "wellon", "lodor"), ("done",))
    scene.refuses("sol", "gate", "ground_force", "thibah", "lodor", rule="SA-7.7.1", key="activated_already")
    scene.refuses("sol", "gate", "ground_force", "saudor", "lodor", rule="SA-7.7.1", key="no_worldgate")
    scene.choose("sol", "gate", "ground_force", "wellon", "lodor")
    scene.choose("sol", "done")
    assert scene.done and scene.state.control["lodor"] == 0
    assert scene.units("sol", "lodor") == {"ground_force": 1} == scene.units("sol", "wellon")
    assert scene.units("letnev", "space:lodor") == {"destroyer": 1}
    assert not scene.state.agreements and scene.state.trade_goods == [0, 2, 0]


def test_sa_1_6_3_pds_and_leaders_go_along() -> None:
    scene = gates()
    scene.put("sol", "wellon", pds=1)
    agent = scene.leader("sol", "agent", "wellon")
    land(scene, "lodor")
    scene.refuses("sol", "gate", agent, "wellon", "lodor", rule="SA-14.1.8", key="leader_needs_troops")
    for what in ("ground_force", "pds", agent):
        scene.choose("sol", "gate", what, "wellon", "lodor")
    scene.choose("sol", "done")
    assert scene.units("sol", "lodor") == {"ground_force": 1, "pds": 1}
    assert scene.state.leaders[agent].place == "lodor"


def test_sa_1_6_4_worldgates_are_open_from_the_start_and_what_passed_goes_back_if_it_is_called_off() -> None:
    scene = gates()
    scene.leader("letnev", "diplomat", "lodor")
    land_and_end(scene, "lodor")
    scene.choose("sol", "gate", "ground_force", "wellon", "lodor")
    scene.choose("sol", "done")
    scene.choose("letnev", "protect", "lodor")
    assert scene.units("sol", "wellon") == {"ground_force": 2} and scene.units("sol", "lodor") == {}
