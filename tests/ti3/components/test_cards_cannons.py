"""Action cards of the step of PDS fire."""

from __future__ import annotations

from tests.ti3.fighting import PASS, SAUDOR, battle

TRIANGULATION, SHOCKWAVE = ("play", "super_triangulation"), ("play", "emp_shockwave")


def test_super_triangulation_adds_two_for_each_planet_whose_pds_reach_the_fleet() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 1}, letnev=("super_triangulation",))
    scene.technologies("letnev", "deep_space_cannon")
    scene.take("letnev", "saudor", "thibah")
    scene.put("letnev", "saudor", pds=1)
    scene.put("letnev", "thibah", pds=1)
    scene.shoot()
    scene.choose("letnev", "fire", 2)
    scene.offers("letnev", TRIANGULATION, PASS)
    scene.rolls(2, 1)
    scene.choose("letnev", *TRIANGULATION)
    assert scene.told("hits_produced") == [(1, "space_cannon", 1)], "6 less 4: a 2 hits"


def test_super_triangulation_does_not_help_the_ships_that_fight_afterwards() -> None:
    scene = battle({"cruiser": 2}, {"cruiser": 1}, letnev=("super_triangulation",))
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.shoot()
    scene.choose("letnev", "fire", 1)
    scene.rolls(3)
    scene.choose("letnev", *TRIANGULATION)
    assert scene.told("hits_produced") == [(1, "space_cannon", 0)], "6 less 2: a 3 misses"
    scene.fight(1, 1, 6, stage="round_begins")
    assert scene.told("hits_produced")[1:3] == [(0, "combat", 0), (1, "combat", 0)], "a 6 of a Cruiser misses"


def test_super_triangulation_is_for_those_whose_pds_fire() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 1}, sol=("super_triangulation",))
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.rolls(1)
    scene.shoot()
    scene.choose("letnev", "fire", 1)
    assert scene.done and scene.state.hands[0] == ("super_triangulation",)


def test_super_triangulation_does_not_help_those_who_hold_their_fire() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 1}, letnev=("super_triangulation",))
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.shoot()
    scene.choose("letnev", "hold_fire")
    assert scene.done and scene.state.hands[1] == ("super_triangulation",)


def test_emp_shockwave_exhausts_docks_and_planets_without_pds() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, hacan=("emp_shockwave",))
    scene.put("hacan", "space:thibah", cruiser=1)
    scene.put("hacan", "void", fighter=1)
    scene.take("letnev", "saudor")
    scene.take("hacan", "thibah")
    scene.put("hacan", "thibah", space_dock=1)
    scene.shoot()
    scene.offers("hacan", SHOCKWAVE, PASS)
    scene.choose("hacan", *SHOCKWAVE)
    assert scene.state.exhausted == ("thibah",) and scene.state.exhausted_docks == ("thibah",)


def test_emp_shockwave_spares_planets_with_pds() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("emp_shockwave",))
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1, space_dock=1)
    scene.shoot()
    scene.choose("letnev", "hold_fire")
    scene.choose("sol", *SHOCKWAVE)
    assert scene.state.exhausted == () and scene.state.exhausted_docks == ("saudor",)


def test_emp_shockwave_leaves_fighters_out_of_the_first_round() -> None:
    scene = battle({"cruiser": 1, "fighter": 2}, {"carrier": 1, "fighter": 3}, sol=("emp_shockwave",))
    scene.shoot()
    scene.choose("sol", *SHOCKWAVE)
    scene.fight(7, 1, stage="round_begins")
    assert scene.rolled == [(0, "combat", 7), (1, "combat", 1)]
    assert scene.fleets()[1] == {"fighter": 3}, "no Fighter can be a casualty"
    scene.rolls(1, 1, 1, 1, 1, 1)
    scene.stay()
    assert scene.rolled[2:5] == [(0, "combat", 1), (0, "combat", 1, 1), (1, "combat", 1, 1, 1)]


def test_emp_shockwave_lets_a_battle_of_fighters_go_on_with_the_second_round() -> None:
    scene = battle({"fighter": 1}, {"fighter": 1}, hacan=("emp_shockwave",))
    scene.put("hacan", SAUDOR, cruiser=1)
    scene.shoot()
    scene.choose("hacan", *SHOCKWAVE)
    scene.state.units[2].pop(scene.place(SAUDOR))
    scene.fight(9, 1, stage="round_begins")
    scene.stay()
    assert scene.rolled == [(0, "combat", 9), (1, "combat", 1)], "both in the second round"
    assert scene.won() == [(0, "attacker")]


def test_emp_shockwave_needs_a_larger_ship_somewhere() -> None:
    scene = battle({"fighter": 1}, {"cruiser": 1}, sol=("emp_shockwave",), letnev=("emp_shockwave",))
    scene.shoot()
    assert scene.asked == ["letnev"]
    scene.refuses("letnev", "play", "super_triangulation", rule="SA-8.7.1", key="not_yours")


def test_super_triangulation_and_emp_shockwave_have_each_their_moment() -> None:
    scene = battle({"cruiser": 3}, {"cruiser": 1}, letnev=("super_triangulation", "emp_shockwave"))
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.shoot()
    scene.choose("letnev", "fire", 1)
    scene.offers("letnev", TRIANGULATION, PASS)
    scene.refuses("letnev", *SHOCKWAVE, rule="SA-8.7.1", key="not_this_moment")
    scene.rolls(1)
    scene.choose("letnev", "pass")
    scene.offers("letnev", SHOCKWAVE, PASS)
    scene.refuses("letnev", *TRIANGULATION, rule="SA-8.7.1", key="not_this_moment")
