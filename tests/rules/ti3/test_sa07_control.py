"""Control of planets (SA-7.1, 7.2, 7.6) and Trade Stations (SA-7.3)."""

from __future__ import annotations

from tests.ti3.landing import land, scene_at, set_down
from throneworld.imperium.verbs.units import move_units
from throneworld.ti3.control import ANNEXED, GainPlanet, turn_neutral
from throneworld.ti3.state import Leader
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.verbs.agreements import open_agreement

STATION = "sumerian_arcturus"


def test_sa_7_1_2_a_card_gained_in_any_way_comes_exhausted() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.play(GainPlanet(seat=0, planet="lodor", how=ANNEXED))
    assert scene.state.control["lodor"] == 0 and scene.state.exhausted == ("lodor",)


def test_sa_7_2_1_control_needs_a_ground_unit() -> None:
    scene = scene_at("lodor")
    scene.fleet("sol", "lodor", "carrier", pds=1)
    land(scene, "lodor")
    set_down(scene, "pds", on="lodor")
    assert "lodor" not in scene.state.control


def test_sa_7_2_2_and_7_2_3_a_planet_stays_with_its_owner_without_units() -> None:
    """Naalu takes Dal Bootha and takes the unit up again: the planet stays his."""
    scene = scene_at("dal_bootha_xxehan", "naalu", "sol", "hacan")
    scene.fleet("naalu", "dal_bootha_xxehan", "carrier", ground_force=1)
    land(scene, "dal_bootha_xxehan")
    set_down(scene, "ground_force", on="dal_bootha")
    assert scene.state.control["dal_bootha"] == 0
    move_units(scene.game, 0, "dal_bootha", scene.place("dal_bootha_xxehan"), "ground_force", 1, "test")
    scene.play(Settle())
    assert scene.state.control["dal_bootha"] == 0


def test_sa_7_3_4_and_7_3_8_nothing_lands_on_a_trade_station() -> None:
    scene = scene_at(STATION)
    scene.take("sol", "sumerian", exhausted=True)
    scene.fleet("sol", STATION, "carrier", ground_force=1, pds=1)
    land(scene, STATION)
    scene.offers("sol", ("land", "ground_force", "arcturus"), ("land", "pds", "arcturus"), ("done",))
    scene.refuses("sol", "land", "ground_force", "sumerian", rule="SA-7.3.8", key="trade_station")
    scene.refuses("sol", "land", "pds", "sumerian", rule="SA-7.3.8", key="trade_station")
    scene.choose("sol", "land", "pds", "arcturus")
    scene.choose("sol", "done")
    assert scene.units("sol", "arcturus") == {} and "arcturus" not in scene.state.control
    assert scene.units("sol", f"space:{STATION}") == {"carrier": 1, "ground_force": 1}


def test_sa_7_3_4_and_7_3_11_a_station_belongs_to_who_alone_has_ships_there() -> None:
    scene = scene_at(STATION)
    scene.put("sol", f"space:{STATION}", destroyer=1)
    scene.play(Settle())
    assert scene.state.control["sumerian"] == 0 and scene.state.exhausted == ("sumerian",)
    scene.put("letnev", f"space:{STATION}", war_sun=1)
    scene.play(Settle())
    assert scene.state.control["sumerian"] == 0, "not while both are there"
    scene.state.units[0].pop(scene.place(f"space:{STATION}"))
    scene.play(Settle())
    assert scene.state.control["sumerian"] == 1


def test_sa_7_3_7_taking_a_station_breaks_no_agreement() -> None:
    scene = scene_at(STATION)
    scene.take("letnev", "sumerian")
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.put("sol", f"space:{STATION}", destroyer=1)
    scene.play(Settle())
    assert scene.state.control["sumerian"] == 0 and len(scene.state.agreements) == 1
    assert "act_of_war" not in [deed.kind for deed in scene.state.deeds]


def test_sa_7_6_6_a_facility_falls_with_its_planet() -> None:
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    scene.state.facilities["lodor"] = ("colony",)
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    land(scene, "lodor")
    set_down(scene, "ground_force", on="lodor")
    assert not scene.state.facilities and scene.told("facility_destroyed") == [("lodor", "colony")]


def test_ruling_56_a_planet_given_up_loses_all_of_its_owner_but_not_what_is_nobodys() -> None:
    """Ruling 56."""
    scene = scene_at("lodor")
    scene.take("letnev", "lodor", exhausted=True)
    scene.put("letnev", "lodor", ground_force=1, mechanized_unit=1, pds=1, space_dock=1)
    scene.damage("letnev", "lodor", "mechanized_unit")
    scene.state.facilities["lodor"] = ("colony",)
    scene.state.exhausted_docks = ("lodor",)
    scene.state.worldgates = ("lodor",)
    general = scene.leader("letnev", "general", "lodor")
    turn_neutral(scene.game, "lodor")
    assert scene.units("letnev", "lodor") == {} and not scene.state.damaged[1]
    assert not scene.state.facilities and not scene.state.exhausted_docks
    assert "lodor" not in scene.state.control and "lodor" not in scene.state.exhausted
    assert scene.state.worldgates == ("lodor",)
    assert scene.state.leaders[general] == Leader("lodor", displaced=True)


def test_a_planet_that_is_annexed_is_lost_to_the_leaders_on_it() -> None:
    """SA-14.2.1: it changes owner."""
    scene = scene_at("lodor")
    scene.take("letnev", "lodor")
    general = scene.leader("letnev", "general", "lodor")
    scene.play(GainPlanet(seat=0, planet="lodor", how=ANNEXED))
    assert scene.state.leaders[general].displaced
