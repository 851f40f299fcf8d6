"""Shock Troops, Mechanized Units, and PDS in defence (SA-13.14, 13.15, 13.17)."""

from __future__ import annotations

from tests.ti3.landing import land, scene_at, set_down
from throneworld.imperium.combat.combatants import dice_of_unit
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.movement.cargo import are_carried
from throneworld.ti3.edition import EDITION
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import PROMOTIONS
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.capture import Promote

# Shock Troops (SA-13.14)


def test_sa_13_14_1_a_shock_troop_hits_on_5() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", shock_troop=1)
    scene.rolls(5, 7)
    land(scene, "quann")
    set_down(scene, "shock_troop", on="quann")
    assert scene.done and scene.state.control["quann"] == 0
    row = EDITION.profile(scene.state, 0, "shock_troop")
    assert (row.cost, row.combat, row.dice) == (2, 5, 1)


def test_sa_13_14_4_promotion_of_several_with_a_technology() -> None:
    scene = scene_at("quann")
    scene.put("sol", "quann", ground_force=3)
    scene.play(Promote(seat=0, planet="quann", left=2))
    scene.choose("sol", "promote", "ground_force")
    scene.choose("sol", "promote", "ground_force")
    assert scene.done and scene.units("sol", "quann") == {"ground_force": 1, "shock_troop": 2}


def test_sa_13_14_4_what_a_component_adds_to_promotions_is_asked_for() -> None:
    more: Modifier = modifies(PROMOTIONS, "some_text", holds=lambda state, seat: seat == 0, add=1)
    before = EDITION.modifiers[PROMOTIONS]
    EDITION.modifiers[PROMOTIONS] = EDITION.lawless[PROMOTIONS] = (*before, more)
    try:
        scene = scene_at("quann")
        scene.take("letnev", "quann")
        scene.put("letnev", "quann", ground_force=1)
        scene.fleet("sol", "quann", "carrier", ground_force=2)
        scene.rolls(8, 1, 1)
        land(scene, "quann")
        set_down(scene, "ground_force", "ground_force", on="quann")
        assert scene.ask().about["left"] == 2
    finally:
        EDITION.modifiers[PROMOTIONS] = EDITION.lawless[PROMOTIONS] = before


def test_sa_13_14_5_nobody_is_promoted_where_no_ground_units_stood_before_step_6() -> None:
    for defenders, promoted in (({"pds": 1}, False), ({"ground_force": 1, "pds": 1}, True)):
        scene = scene_at("quann")
        scene.take("letnev", "quann")
        scene.put("letnev", "quann", **defenders)
        scene.fleet("sol", "quann", "carrier", ground_force=1)
        scene.rolls(8, 1)
        land(scene, "quann")
        set_down(scene, "ground_force", on="quann")
        scene.choose("letnev", "hold_fire")
        assert (scene.prompt == "promote") == promoted


def test_sa_13_14_10_and_ruling_57_commandos_of_a_failed_invasion_are_lost() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=2)
    scene.fleet("sol", "quann", "carrier", ground_force=1, shock_troop=1)
    scene.rolls(1, 8, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "shock_troop", on="quann")
    scene.choose("sol", "commando", 1)
    assert scene.done and scene.units("sol", "quann") == {}
    assert scene.state.control["quann"] == 1


def test_sa_13_14_11_a_capture_without_a_piece_of_ones_own_fails() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1, pds=1, space_dock=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1, shock_troop=1)
    scene.put("sol", "space:thibah", carrier=2, pds=9)
    scene.rolls(6, 5, 7)
    land(scene, "quann")
    set_down(scene, "ground_force", "shock_troop", on="quann")
    scene.choose("letnev", "fire", 1)
    scene.offers("sol", ("hit", "ground_force", 0), ("hit", "shock_troop", 0))
    scene.choose("sol", "hit", "ground_force", 0)
    scene.offers("sol", ("capture", "space_dock"), ("done",))
    scene.refuses("sol", "capture", "pds", rule="SA-13.14.11", key="no_piece_left")
    scene.choose("sol", "capture", "space_dock")
    assert scene.done and scene.units("sol", "quann") == {"shock_troop": 1, "space_dock": 1}
    assert scene.units("letnev", "quann") == {}


def test_sa_13_14_12_a_captured_dock_counts_as_built_this_round() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", space_dock=1)
    scene.fleet("sol", "quann", "carrier", shock_troop=1)
    land(scene, "quann")
    set_down(scene, "shock_troop", on="quann")
    scene.choose("sol", "capture", "space_dock")
    assert scene.state.exhausted_docks == ("quann",)
    assert scene.units("sol", "quann") == {"shock_troop": 1, "space_dock": 1}


def test_sa_13_14_13_pds_hits_may_fall_on_others_than_shock_troops() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=1)
    scene.fleet("sol", "quann", "carrier", ground_force=1, shock_troop=1)
    scene.rolls(6)
    land(scene, "quann")
    set_down(scene, "ground_force", "shock_troop", on="quann")
    scene.choose("letnev", "fire", 1)
    scene.offers("sol", ("hit", "ground_force", 0), ("hit", "shock_troop", 0))


def test_sa_13_14_15_a_lone_shock_troop_turns_into_a_ground_force_where_that_rule_is_kept() -> None:
    scene = scene_at("quann", lone_shock_troops=False)
    scene.put("sol", "quann", shock_troop=1)
    scene.fleet("sol", "quann", "carrier", shock_troop=2)
    scene.play(Settle())
    assert scene.units("sol", "quann") == {"ground_force": 1}
    assert scene.units("sol", "space:quann") == {"carrier": 1, "ground_force": 1, "shock_troop": 1}
    assert are_carried(scene.state, 0)


def test_sa_13_14_16_and_ruling_17_the_rule_about_lone_shock_troops_may_be_dropped() -> None:
    scene = scene_at("quann")
    scene.put("sol", "quann", shock_troop=1)
    scene.play(Settle())
    assert scene.units("sol", "quann") == {"shock_troop": 1}


# Mechanized Units (SA-13.15)


def test_sa_13_15_1_and_13_15_2_two_dice_one_when_damaged_and_lost_to_the_second_hit() -> None:
    scene = scene_at("quann")
    assert dice_of_unit(scene.state, 0, "mechanized_unit", 1, "quann") == 2
    assert dice_of_unit(scene.state, 0, "mechanized_unit", 1, "quann", 1) == 1
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=2)
    scene.fleet("sol", "quann", "carrier", mechanized_unit=1)
    scene.rolls(1, 1, 8, 8)
    land(scene, "quann")
    set_down(scene, "mechanized_unit", on="quann")
    scene.offers("sol", ("hit", "mechanized_unit", 0), ("sustain", "mechanized_unit", 0))
    scene.choose("sol", "sustain", "mechanized_unit", 0)
    assert scene.done and scene.units("sol", "quann") == {} and not scene.state.damaged[0]


def test_sa_13_15_4_a_mechanized_unit_controls_a_planet_like_a_ground_force() -> None:
    scene = scene_at("quann")
    scene.fleet("sol", "quann", "carrier", mechanized_unit=1)
    land(scene, "quann")
    set_down(scene, "mechanized_unit", on="quann")
    assert scene.state.control["quann"] == 0


def test_sa_13_15_5_a_mechanized_unit_is_not_promoted() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", mechanized_unit=1)
    scene.rolls(6, 1, 1)
    land(scene, "quann")
    set_down(scene, "mechanized_unit", on="quann")
    assert scene.done and scene.units("sol", "quann") == {"mechanized_unit": 1}


# PDS in defence (SA-13.17)


def test_sa_13_17_2_and_8_11_9_never_more_than_two_pds_on_a_planet_captured_ones_included() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=2)
    scene.fleet("sol", "quann", "carrier", shock_troop=1, pds=1)
    land(scene, "quann")
    set_down(scene, "shock_troop", "pds", on="quann")
    scene.choose("letnev", "hold_fire")
    scene.choose("sol", "capture", "pds")
    assert scene.done and scene.units("sol", "quann") == {"shock_troop": 1, "pds": 2}


def test_sa_13_17_11_each_result_of_6_or_more_is_a_casualty() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=2)
    scene.fleet("sol", "quann", "carrier", ground_force=3)
    scene.rolls(6, 5)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", "ground_force", on="quann")
    scene.choose("letnev", "fire", 2)
    assert scene.units("sol", "quann") == {"ground_force": 2}
