"""Bombardment (SA-5.2, 13.4)."""

from __future__ import annotations

from tests.ti3.landing import land, land_and_end, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.ti3.tactical.bombardment import aim, left_to_fire
from throneworld.ti3.verbs.agreements import open_agreement


def bombed(*dice: int, dreadnoughts: int = 1, tile: str = "quann", **defenders: int) -> Scene:
    """Letnev's planet under some of Sol's Dreadnoughts, all of which bombard it."""
    scene = scene_at(tile)
    scene.take("letnev", tile)
    if defenders:
        scene.put("letnev", tile, **defenders)
    scene.put("sol", f"space:{tile}", dreadnought=dreadnoughts)
    scene.rolls(*dice)
    land(scene, tile)
    for _ in range(dreadnoughts):
        scene.choose("sol", "bombard", "dreadnought", tile)
    return scene


def test_sa_5_2_1_dreadnoughts_bombard_without_a_landing_and_that_is_an_act_of_war() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", mechanized_unit=1, ground_force=2, pds=1)
    scene.put("sol", "space:quann", dreadnought=3, cruiser=1)
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.state.goods_on = {"sol:1": 1, "letnev:1": 2}
    scene.rolls(5, 6, 10)
    land(scene, "quann")
    scene.offers("sol", ("bombard", "dreadnought", "quann"), ("done",))
    scene.refuses("sol", "bombard", "cruiser", "quann", rule="SA-5.2.1", key="does_not_bombard")
    for _ in range(3):
        scene.choose("sol", "bombard", "dreadnought", "quann")
    assert scene.done
    assert scene.units("letnev", "quann") == {"ground_force": 1, "pds": 1}
    assert scene.units("sol", "space:quann") == {"dreadnought": 3, "cruiser": 1}
    assert not scene.state.damaged[1] and scene.state.control["quann"] == 1
    assert not scene.state.agreements and scene.state.trade_goods == [0, 1, 0]
    assert [
        (deed.kind, deed.seat, deed.about) for deed in scene.state.deeds if deed.kind == "act_of_war"
    ] == [("act_of_war", 0, (1, scene.system("quann")))]


def test_sa_5_2_2_and_ruling_168_landings_are_decided_before_dice_are_rolled() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.put("sol", "space:quann", dreadnought=1)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.rolls(5)
    land(scene, "quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    assert not scene.rolled
    set_down(scene, "ground_force", on="quann")
    scene.choose("sol", "done")
    assert scene.rolled == [(0, "bombardment", 5)]
    scene.choose("sol", "done")
    assert scene.units("sol", "quann") == {"ground_force": 1}
    assert scene.units("sol", "space:quann") == {"dreadnought": 1, "carrier": 1, "ground_force": 1}


def test_sa_5_2_3_a_war_sun_without_its_technology_rolls_one_die_and_with_it_three() -> None:
    for technologies, dice in (((), 1), (("war_sun",), 3)):
        scene = scene_at("quann")
        scene.technologies("sol", *technologies)
        scene.take("letnev", "quann")
        scene.put("letnev", "quann", ground_force=4)
        scene.put("sol", "space:quann", war_sun=1)
        scene.rolls(3, 3, 3)
        land(scene, "quann")
        scene.choose("sol", "bombard", "war_sun", "quann")
        assert scene.rolled == [(0, "bombardment", *[3] * dice)]
        assert scene.has("letnev", "quann", "ground_force") == 4 - dice


def test_sa_13_3_4_a_war_sun_with_two_hits_bombards_with_one_die() -> None:
    scene = scene_at("quann")
    scene.technologies("sol", "war_sun")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=4)
    scene.put("sol", "space:quann", war_sun=2)
    scene.damage("sol", "space:quann", "war_sun", 2)
    scene.rolls(3, 3, 3, 2)
    land(scene, "quann")
    scene.offers("sol", ("bombard", "war_sun", 0, "quann"), ("bombard", "war_sun", 2, "quann"), ("done",))
    scene.choose("sol", "bombard", "war_sun", 2, "quann")
    scene.choose("sol", "bombard", "war_sun", 0, "quann")
    assert [len(roll) - 2 for roll in scene.rolled] == [1, 3]
    assert scene.has("letnev", "quann", "ground_force") == 1


def test_sa_5_2_4_each_ship_bombards_one_planet() -> None:
    scene = scene_at("arnor_lor")
    scene.take("hacan", "arnor", "lor")
    scene.put("hacan", "arnor", ground_force=3)
    scene.put("hacan", "lor", ground_force=1)
    scene.put("sol", "space:arnor_lor", dreadnought=1, war_sun=1)
    scene.leader("hacan", "general", "arnor")
    scene.leader("sol", "admiral", "arnor_lor", "dreadnought")
    scene.rolls(6, 9)
    land(scene, "arnor_lor")
    scene.offers(
        "sol",
        ("bombard", "war_sun", "arnor"),
        ("bombard", "dreadnought", "arnor"),
        ("bombard", "war_sun", "lor"),
        ("bombard", "dreadnought", "lor"),
        ("done",),
    )
    scene.choose("sol", "bombard", "war_sun", "arnor")
    scene.refuses("sol", "bombard", "war_sun", "lor", rule="SA-5.2.4", key="all_aimed")
    scene.choose("sol", "bombard", "dreadnought", "arnor")
    assert scene.rolled == [(0, "bombardment", 6), (0, "bombardment", 9)]
    assert scene.has("hacan", "arnor", "ground_force") == 2
    assert scene.has("hacan", "lor", "ground_force") == 1


def test_sa_5_2_5_each_result_at_or_above_the_combat_value_removes_one() -> None:
    scene = bombed(5, 4, dreadnoughts=2, ground_force=3)
    assert scene.units("letnev", "quann") == {"ground_force": 2}


def test_sa_5_2_5_the_owner_chooses_between_ground_forces_and_shock_troops() -> None:
    scene = bombed(5, ground_force=1, shock_troop=1)
    scene.offers("letnev", ("hit", "ground_force", 0), ("hit", "shock_troop", 0))
    scene.choose("letnev", "hit", "shock_troop", 0)
    assert scene.units("letnev", "quann") == {"ground_force": 1}


def test_sa_5_2_6_mechanized_units_fall_first_and_sustain_nothing() -> None:
    scene = bombed(5, mechanized_unit=1, ground_force=1)
    assert scene.done
    assert scene.units("letnev", "quann") == {"ground_force": 1}


def test_sa_5_2_7_each_pds_cancels_one_hit() -> None:
    assert bombed(5, 5, 5, dreadnoughts=3, ground_force=3, pds=2).units("letnev", "quann") == {
        "ground_force": 2,
        "pds": 2,
    }


def test_sa_5_2_7_and_14_4_7_and_ruling_219_shields_are_spent_before_the_scientist() -> None:
    scene = scene_at("lodor", "sol", "winnu", "hacan")
    scene.take("winnu", "lodor")
    scene.put("winnu", "lodor", pds=1, ground_force=2)
    scene.leader("winnu", "scientist", "lodor")
    scene.put("sol", "space:lodor", dreadnought=3)
    scene.rolls(5, 5, 5)
    land(scene, "lodor")
    for _ in range(3):
        scene.choose("sol", "bombard", "dreadnought", "lodor")
    assert scene.units("winnu", "lodor") == {"pds": 1, "ground_force": 1}
    assert [mark.subject for mark in scene.state.marks if mark.kind == "shield_spent"] == ["lodor"]


def test_sa_14_4_7_a_scientist_without_pds_cancels_nothing() -> None:
    scene = scene_at("lodor", "sol", "winnu", "hacan")
    scene.take("winnu", "lodor")
    scene.put("winnu", "lodor", ground_force=2)
    scene.leader("winnu", "scientist", "lodor")
    scene.put("sol", "space:lodor", dreadnought=1)
    scene.rolls(5)
    land(scene, "lodor")
    scene.choose("sol", "bombard", "dreadnought", "lodor")
    assert scene.has("winnu", "lodor", "ground_force") == 1


def test_sa_5_2_8_the_bombed_neither_fire_back_nor_fight() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.put("sol", "space:quann", dreadnought=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.rolls(5)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    assert scene.rolled == [(0, "bombardment", 5)]
    assert scene.state.control["quann"] == 0


def test_sa_5_2_9_and_13_21_4_and_ruling_13_more_hits_than_ground_units_may_turn_the_planet_neutral() -> None:
    scene = bombed(5, 5, 5, dreadnoughts=3, ground_force=1, pds=1, space_dock=1)
    scene.offers("sol", ("turn_neutral", "quann"), ("done",))
    scene.choose("sol", "turn_neutral", "quann")
    assert "quann" not in scene.state.control
    assert scene.units("letnev", "quann") == {}


def test_sa_5_2_9_as_many_hits_as_ground_units_are_not_more() -> None:
    scene = bombed(5, ground_force=1)
    assert scene.done and scene.state.control["quann"] == 1


def test_sa_5_2_9_without_ground_units_one_hit_is_enough_and_may_be_left() -> None:
    scene = bombed(5)
    scene.offers("sol", ("turn_neutral", "quann"), ("done",))
    scene.choose("sol", "done")
    assert scene.state.control["quann"] == 1


def test_sa_5_2_9_and_ruling_13_home_planets_never_turn_neutral() -> None:
    """Ruling 13; and 5.6.3: those killed by bombardment stood there, so somebody is promoted."""
    scene = scene_at("home_sol", "letnev", "sol", "hacan")
    scene.fleet("letnev", "home_sol", "carrier", ground_force=2)
    scene.put("letnev", "space:home_sol", dreadnought=2)
    scene.put("sol", "jord", ground_force=1)
    scene.state.points = [2, 1, 0]
    scene.rolls(5, 5)
    land(scene, "home_sol")
    set_down(scene, "ground_force", "ground_force", on="jord")
    scene.choose("letnev", "bombard", "dreadnought", "jord")
    scene.choose("letnev", "bombard", "dreadnought", "jord")
    scene.offers("letnev", ("promote", "ground_force"), ("done",))
    scene.choose("letnev", "promote", "ground_force")
    assert scene.units("letnev", "jord") == {"ground_force": 1, "shock_troop": 1}
    assert scene.state.control["jord"] == 0 and "jord" in scene.state.exhausted
    assert scene.state.points == [2, 0, 0] and scene.state.penalties[1] == 1


def test_sa_5_2_10_and_ruling_55_a_planet_turned_neutral_is_taken_without_a_fight() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1, pds=1, space_dock=1)
    scene.state.facilities["quann"] = ("colony",)
    scene.put("sol", "space:quann", dreadnought=3)
    scene.fleet("sol", "quann", "carrier", ground_force=1, shock_troop=1)
    scene.rolls(5, 5, 5)
    land(scene, "quann")
    set_down(scene, "ground_force", "shock_troop", on="quann")
    scene.refuses("sol", "bombard", "carrier", "quann", rule="SA-5.2.1", key="does_not_bombard")
    for _ in range(3):
        scene.choose("sol", "bombard", "dreadnought", "quann")
    scene.offers("sol", ("turn_neutral", "quann"), ("done",))
    scene.choose("sol", "turn_neutral", "quann")
    assert scene.done
    assert scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 1}
    assert scene.units("letnev", "quann") == {}
    assert scene.state.control["quann"] == 0 and scene.state.exhausted == ("quann",)
    assert not scene.state.facilities and not scene.state.exhausted_docks


def test_sa_5_2_9_a_leader_who_landed_stays_with_his_troops_on_a_planet_turned_neutral() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("sol", "space:quann", dreadnought=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    agent = scene.leader("sol", "agent", "quann", "carrier")
    general = scene.leader("letnev", "general", "quann")
    scene.put("letnev", "quann", pds=1)
    scene.put("sol", "space:quann", dreadnought=1)
    scene.rolls(9, 9, 9)  # a General is there
    land_and_end(scene, "quann")
    set_down(scene, "ground_force", agent, on="quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    scene.choose("sol", "bombard", "dreadnought", "quann")
    scene.choose("sol", "turn_neutral", "quann")
    assert scene.state.leaders[agent].place == "quann" and not scene.state.leaders[agent].displaced
    assert scene.rolled[-1] == (1, "fate", 9)
    assert scene.asked == ["letnev"]
    scene.choose("letnev", "refuge", "arc_prime")
    assert scene.state.leaders[general].place == "arc_prime"


def test_sa_13_4_1_trade_stations_and_own_planets_are_not_bombarded() -> None:
    scene = scene_at("sumerian_arcturus")
    scene.take("letnev", "sumerian")
    scene.take("sol", "arcturus")
    scene.put("sol", "space:sumerian_arcturus", dreadnought=1)
    scene.fleet("sol", "sumerian_arcturus", "carrier", ground_force=1)
    land(scene, "sumerian_arcturus")
    scene.offers("sol", ("land", "ground_force", "arcturus"), ("done",))
    scene.refuses("sol", "bombard", "dreadnought", "sumerian", rule="SA-7.3.4", key="trade_station")
    scene.refuses("sol", "bombard", "dreadnought", "arcturus", rule="SA-5.2.5", key="nothing_to_bombard")


def test_ruling_169_ships_that_were_lost_or_damaged_since_they_were_aimed_bombard_as_they_are() -> None:
    scene = scene_at("quann")
    scene.technologies("sol", "war_sun")
    scene.take("letnev", "quann")
    scene.put("sol", "space:quann", war_sun=1, dreadnought=1)
    for ship in (("war_sun", 0), ("dreadnought", 0), ("dreadnought", 0)):
        aim(scene.game, 0, ship, "quann")
    scene.damage("sol", "space:quann", "war_sun", 1)
    assert left_to_fire(scene.state, 0, "quann") == [("war_sun", 1), ("dreadnought", 0)]
