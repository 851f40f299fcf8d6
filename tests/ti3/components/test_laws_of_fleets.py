"""Laws about fleets, armies and landings, and mercy for the weak: both sides of each vote."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.rules.ti3.producing import build, factory
from tests.ti3.landing import land, scene_at
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides, put_to_vote
from tests.ti3.voyages import LODOR, MECATOL, galaxy, moving
from throneworld.imperium.limits import within_limits
from throneworld.ti3.steps.settling import Settle


def test_fleet_restrictions_leave_three_ships_of_a_type_at_once() -> None:
    scene = forum()
    scene.counters("sol", 3, 9, 2)
    scene.put("sol", "space:lodor", dreadnought=4, cruiser=3)
    scene.put("sol", "space:quann", carrier=1, fighter=5)
    scene.damage("sol", "space:lodor", "dreadnought")
    offers_sides(scene, "fleet_restrictions")
    ballot(scene, "fleet_restrictions", sol=("for", 1))
    scene.offers("sol", ("remove", "dreadnought", 0), ("remove", "dreadnought", 1))
    scene.refuses("sol", "remove", "cruiser", 0, rule="SA-8.5.4", key="not_in_excess")
    scene.choose("sol", "remove", "dreadnought", 1)
    assert scene.done and scene.units("sol", "space:lodor") == {"dreadnought": 3, "cruiser": 3}
    assert scene.units("sol", "space:quann") == {"carrier": 1, "fighter": 3}, "Fighters do not differ"


def test_fleet_restrictions_bind_movement_and_production() -> None:
    scene = galaxy()
    scene.law("fleet_restrictions")
    scene.counters("sol", 3, 9, 2)
    scene.put("sol", MECATOL, cruiser=3, fighter=2, carrier=1)
    scene.put("sol", LODOR, cruiser=1, destroyer=1, carrier=1, fighter=2)
    moving(scene, "sol", MECATOL)
    scene.refuses("sol", "ship", "cruiser", LODOR, 0, rule="SA-8.5.1", key="kind_full")
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load", "fighter", str(LODOR))
    if scene.prompt == "load_ship":
        scene.refuses("sol", "load", "fighter", str(LODOR), rule="SA-8.5.1", key="kind_full")
    scene = factory("lodor", goods=20)
    scene.law("fleet_restrictions")
    scene.put("sol", LODOR, destroyer=3)
    scene.counters("sol", 3, 9, 2)
    build(scene)
    place = scene.place(LODOR)
    assert ("produce", "cruiser", place) in scene.options("sol")
    scene.refuses("sol", "produce", "destroyer", place, rule="SA-8.5.1", key="kind_full")


def test_fleet_restrictions_bind_even_where_fleet_supply_is_no_limit() -> None:
    scene = forum()
    scene.law("war_funding")
    scene.law("fleet_restrictions")
    scene.put("sol", "space:lodor", cruiser=3, destroyer=3)
    assert within_limits(scene.state, 0, scene.system("lodor"))
    scene.put("sol", "space:lodor", cruiser=1)
    assert not within_limits(scene.state, 0, scene.system("lodor"))


def test_fleet_restrictions_against_let_owners_pay_or_lose_what_is_above_three() -> None:
    scene = forum()
    scene.counters("sol", 3, 9, 2)
    scene.goods("sol", 1)
    scene.put("sol", "space:lodor", dreadnought=4)
    scene.put("sol", "space:quann", cruiser=5, destroyer=4)
    scene.damage("sol", "space:quann", "cruiser")
    scene.put("hacan", "space:saudor", destroyer=4)
    scene.counters("hacan", 3, 9, 2)
    decide(scene, "fleet_restrictions", "against")
    first = scene.ask("sol").about["system"]
    scene.offers("sol", ("yes",), ("no",))
    scene.choose("sol", "yes")
    assert scene.state.trade_goods[0] == 0 and first == scene.system("lodor")
    scene.offers("sol", ("destroy", "cruiser", 0), ("destroy", "cruiser", 1))
    scene.choose("sol", "destroy", "cruiser", 1)
    assert scene.done and scene.units("sol", "space:quann") == {"cruiser": 3, "destroyer": 3}
    assert scene.units("sol", "space:lodor") == {"dreadnought": 4}
    assert scene.units("hacan", "space:saudor") == {"destroyer": 3} and scene.state.laws == {}


def test_critical_supply_measures_leave_as_many_troops_as_there_are_counters_in_fleet_supply() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", ground_force=4, shock_troop=1)
    scene.put("letnev", "arc_prime", ground_force=3)
    offers_sides(scene, "critical_supply_measures")
    ballot(scene, "critical_supply_measures", sol=("for", 1))
    scene.offers("sol", ("destroy", "ground_force", 0), ("destroy", "shock_troop", 0))
    scene.refuses("sol", "destroy", "cruiser", 0, rule="SA-4.7.1", key="other_kind")
    scene.choose("sol", "destroy", "ground_force", 0)
    scene.choose("sol", "destroy", "shock_troop", 0)
    assert scene.done and scene.units("sol", "lodor") == {"ground_force": 3}
    assert scene.units("letnev", "arc_prime") == {"ground_force": 3}
    scene.state.fleet[0] = 1
    scene.play(Settle())
    assert scene.units("sol", "lodor") == {"ground_force": 1}


def test_critical_supply_measures_against_exhaust_two_planets_of_each() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("letnev", "lodor")
    put_to_vote(scene, "critical_supply_measures")
    ballot(scene, "critical_supply_measures", sol=("against", 1))
    assert "jord" in scene.state.exhausted, "as far as he is able"
    scene.choose("letnev", "exhaust", "lodor")
    scene.choose("letnev", "exhaust", "wren_terra")
    assert scene.asked == ["hacan"] and "arc_prime" not in scene.state.exhausted


def landing(goods: int, planet: str = "quann") -> Scene:
    scene = scene_at(planet)
    scene.law("colonization_licencing")
    scene.goods("sol", goods)
    scene.state.exhausted = ("jord",)
    scene.fleet("sol", planet, "carrier", ground_force=2)
    return scene


def test_colonization_licencing_asks_influence_for_planets_of_nobody_once() -> None:
    scene = forum()
    offers_sides(scene, "colonization_licencing")
    ballot(scene, "colonization_licencing", sol=("for", 1))
    assert scene.state.laws == {"colonization_licencing": ""}
    scene = landing(3, "lodor")
    land(scene, "lodor")
    scene.choose("sol", "land", "ground_force", "lodor")
    assert scene.state.trade_goods[0] == 0, "as much as its resources"
    scene.choose("sol", "land", "ground_force", "lodor")
    assert scene.state.control["lodor"] == 0 and scene.has("sol", "lodor", "ground_force") == 2


def test_colonization_licencing_keeps_whoever_cannot_pay_from_landing() -> None:
    scene = landing(2, "lodor")
    scene.put("sol", "space:lodor", dreadnought=1)
    scene.put("neutral", "lodor", ground_force=1)
    land(scene, "lodor")
    scene.refuses("sol", "land", "ground_force", "lodor", rule="SA-8.3.3", key="not_enough_influence")
    scene = landing(2, "lodor")
    scene.take("letnev", "lodor")
    land(scene, "lodor")
    scene.choose("sol", "land", "ground_force", "lodor")
    assert scene.state.trade_goods[0] == 2, "only planets of nobody cost anything"


def test_colonization_licencing_against_exhausts_a_planet_for_every_three_away_from_home() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("letnev", "lodor", "quann", "saudor", "jord")
    scene.take("hacan", "wellon", "perimeter")
    decide(scene, "colonization_licencing", "against")
    assert scene.asked == ["letnev"] and scene.ask().about["left"] == 1
    scene.choose("letnev", "exhaust", "arc_prime")
    assert scene.done and list(scene.state.exhausted) == ["arc_prime"]


def test_amnesty_for_the_fallen_gives_goods_to_the_weakest() -> None:
    scene = forum()
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:quann", fighter=4)
    scene.put("hacan", "space:saudor", dreadnought=1)
    scene.state.points = [1, 2, 0]
    offers_sides(scene, "amnesty_for_the_fallen")
    ballot(scene, "amnesty_for_the_fallen", sol=("for", 1))
    assert scene.state.trade_goods == [4, 4, 4], "two and two resources, and the fewest points"


def test_amnesty_for_the_fallen_gives_nothing_to_those_who_are_last_together() -> None:
    scene = forum()
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("letnev", "space:quann", carrier=1)
    scene.put("hacan", "space:saudor", dreadnought=1)
    scene.state.points = [1, 0, 0]
    decide(scene, "amnesty_for_the_fallen", "for")
    assert scene.state.trade_goods == [4, 0, 0]


def test_amnesty_for_the_fallen_against_makes_it_cost_a_planet_to_attack_them() -> None:
    scene = forum()
    decide(scene, "amnesty_for_the_fallen", "against")
    assert scene.state.agenda_discards == ("amnesty_for_the_fallen",)
    marks = scene.state.marks
    for points, paid in (([3, 1, 2], True), ([3, 1, 1], False)):
        scene = Battlefield()
        scene.state.marks = marks
        scene.state.points = points
        scene.put("hacan", "space:thibah", fighter=1)
        scene.sides({"cruiser": 3}, {"cruiser": 2})
        scene.take("sol", "thibah")
        scene.fight(10, 10, 10, 10, 10)
        assert (scene.prompt == "pay_for_war") == paid
        if paid:
            wanted = [(verb, planet) for planet in ("jord", "thibah") for verb in ("exhaust", "turn_neutral")]
            scene.offers("sol", *wanted)
            scene.refuses("sol", "exhaust", "saudor", rule="SA-15.2.1", key="not_your_planet")
            scene.choose("sol", "turn_neutral", "thibah")
            assert "thibah" not in scene.state.control
