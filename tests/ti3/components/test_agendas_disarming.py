"""Events that take ships, armies and goods: what may be voted for, a refusal, what is left."""

from __future__ import annotations

from tests.ti3.market import agree
from tests.ti3.senate import ballot, decide, forum, offers_sides, put_to_vote
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.tables import PLANET


def test_anti_piracy_task_force_scuttles_two_ships_and_half_of_the_fighters() -> None:
    scene = forum()
    for race, planet in (("sol", "lodor"), ("sol", "quann"), ("letnev", "wellon")):
        scene.take(race, planet, exhausted=True)
        scene.put(race, planet, space_dock=1)  # looks after Fighters
    scene.put("sol", "space:lodor", cruiser=2, fighter=3)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.put("sol", "space:quann", fighter=2)
    scene.put("letnev", "space:wellon", destroyer=1, fighter=1)
    offers_sides(scene, "anti_piracy_task_force")
    ballot(scene, "anti_piracy_task_force", sol=("for", 1))
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    scene.offers("sol", ("scuttle", "cruiser", lodor, 0), ("scuttle", "carrier", quann, 0))
    scene.refuses("sol", "scuttle", "fighter", lodor, 0, rule="SA-9.2.3", key="something_else_goes")
    scene.choose("sol", "scuttle", "carrier", quann, 0)
    assert set(scene.options("sol")) == {("scuttle", "fighter", each, 0) for each in (lodor, quann)}
    scene.choose("sol", "scuttle", "fighter", quann, 0)
    scene.choose("sol", "scuttle", "fighter", lodor, 0)
    assert scene.units("sol", "space:lodor") == {"cruiser": 1, "fighter": 2}
    assert scene.units("sol", "space:quann") == {"fighter": 1}, "what it carried went with it"
    assert scene.units("letnev", "space:wellon") == {"fighter": 1}, "half of one is none"


def test_anti_piracy_task_force_against_leaves_one_good_in_all() -> None:
    scene = forum()
    scene.goods("sol", 4)
    scene.goods("letnev", 1)
    agree(scene, ("sol", 1, 2), ("hacan", 1, 3))
    decide(scene, "anti_piracy_task_force", "against")
    scene.offers("sol", ("keep_own",), ("keep_good", "hacan:1"))
    scene.refuses("sol", "keep_good", "sol:1", rule="SA-9.2.1", key="no_goods_there")
    scene.choose("sol", "keep_good", "hacan:1")
    assert scene.done and scene.state.trade_goods == [0, 1, 0]
    assert scene.state.goods_on == {"sol:1": 1, "hacan:1": 1}


def test_arms_reduction_cuts_fleets_and_armies_and_exhausts_docks() -> None:
    scene = forum()
    scene.counters("sol", 3, 9, 2)
    scene.put("sol", "space:lodor", dreadnought=3, cruiser=1, fighter=7, carrier=1)
    scene.put("sol", "space:quann", cruiser=1)
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=8, mechanized_unit=1, pds=2, space_dock=1)
    offers_sides(scene, "arms_reduction")
    ballot(scene, "arms_reduction", sol=("for", 1))
    lodor = scene.place("space:lodor")
    scene.refuses(
        "sol", "scuttle", "cruiser", scene.place("space:quann"), 0, rule="SA-9.2.3", key="something_else_goes"
    )
    assert ("scuttle", "fighter", lodor, 0) in scene.options("sol")
    scene.choose("sol", "scuttle", "fighter", lodor, 0)
    scene.choose("sol", "scuttle", "fighter", lodor, 0)
    # ten ships, but 15 for the Dreadnoughts and 5 for the others
    scene.refuses("sol", "scuttle", "fighter", lodor, 0, rule="SA-9.2.3", key="something_else_goes")
    scene.choose("sol", "scuttle", "dreadnought", lodor, 0)
    assert scene.asked == ["letnev"]
    scene.refuses("letnev", "scuttle", "pds", "lodor", 0, rule="SA-9.2.3", key="something_else_goes")
    scene.choose("letnev", "scuttle", "mechanized_unit", "lodor", 0)
    assert scene.done and scene.state.exhausted_docks == ("lodor",)
    assert scene.units("sol", "space:lodor") == {"dreadnought": 2, "cruiser": 1, "fighter": 5, "carrier": 1}
    assert scene.units("letnev", "lodor") == {"ground_force": 8, "pds": 2, "space_dock": 1}


def test_arms_reduction_against_exhausts_planets_with_a_red_specialty() -> None:
    scene = forum()
    scene.state.exhausted = ()
    red = [planet for planet in PLANET if "red" in PLANET[planet].specialties][:2]
    blue = [planet for planet in PLANET if PLANET[planet].specialties == ("blue",)][:1]
    scene.state.control |= dict.fromkeys((*red, *blue), 1)
    decide(scene, "arms_reduction", "against")
    assert set(scene.state.exhausted) == {p for p in scene.state.control if "red" in PLANET[p].specialties}


def test_new_galactic_order_cuts_everything_to_25_resources_and_20_capacity() -> None:
    scene = forum()
    scene.put("sol", "space:lodor", dreadnought=3)
    scene.fleet("sol", "quann", "carrier", ground_force=2)
    scene.put("sol", "jord", ground_force=2, space_dock=1, pds=1)  # 15 + 4 + 1 + 4 + 2 are 26
    scene.put("letnev", "arc_prime", ground_force=20)
    scene.put("hacan", "arretze", ground_force=21)
    offers_sides(scene, "new_galactic_order")
    ballot(scene, "new_galactic_order", sol=("for", 1))
    quann = scene.place("space:quann")
    assert ("scuttle_aboard", "ground_force", quann) in scene.options("sol")
    scene.refuses("sol", "scuttle", "cruiser", quann, 0, rule="SA-9.2.3", key="something_else_goes")
    scene.choose("sol", "scuttle_aboard", "ground_force", quann)
    scene.choose("sol", "scuttle", "ground_force", "jord", 0)
    assert scene.done, "there is but one kind for Hacan to scuttle"
    assert scene.units("sol", "space:quann") == {"carrier": 1, "ground_force": 1}
    assert scene.units("letnev", "arc_prime") == {"ground_force": 20}
    assert scene.units("hacan", "arretze") == {"ground_force": 20}


def test_new_galactic_order_against_strengthens_those_who_voted_for_it() -> None:
    scene = forum()
    scene.take("sol", "saudor")
    put_to_vote(scene, "new_galactic_order")
    ballot(scene, "new_galactic_order", sol=("against", 2), hacan=("for", 1))
    place = scene.place("space:lodor")
    assert [combat_modifier(scene.state, seat, "cruiser", place) for seat in range(3)] == [0, 0, 2]
