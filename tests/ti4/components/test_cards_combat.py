"""Action cards of space cannon fire, and of the rounds of combats."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat
from tests.ti4.components.duels import armies, fleets, ground_combat
from tests.ti4.scene import Scene
from throneworld.imperium.combat.casualties import ABILITY, AssignHits
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, SpaceCannonOffense
from throneworld.ti4.tactical.space_combat import SpaceCombat

# Maneuvering Jets


def under_fire(*rolls: int) -> Scene:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, cruiser=2)
    scene.put("hacan", "arnor", pds=2)
    scene.hold("letnev", "maneuvering_jets", "maneuvering_jets")
    scene.rolls(*rolls)
    scene.play(SpaceCannonOffense(seat=0, system=36))
    scene.choose("hacan", "fire", 0)
    return scene


def test_maneuvering_jets_cancels_one_hit_of_a_space_cannon_roll() -> None:
    scene = under_fire(HIT, HIT)
    assert scene.options("letnev") == (("play", "maneuvering_jets"), ("pass",))
    scene.choose("letnev", "play", "maneuvering_jets")
    assert scene.done and scene.units("letnev", 36) == {"cruiser": 1}


def test_maneuvering_jets_is_played_once_for_each_roll_and_only_against_hits() -> None:
    scene = under_fire(MISS, MISS)
    assert scene.done and len(scene.state.hands[0]) == 2
    scene = under_fire(HIT, HIT)
    scene.choose("letnev", "play", "maneuvering_jets")
    assert scene.done and len(scene.state.hands[0]) == 1


def test_maneuvering_jets_helps_ground_forces_that_land() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", "bereg", infantry=1)
    scene.put("hacan", "bereg", pds=1)
    scene.hold("letnev", "maneuvering_jets")
    scene.rolls(HIT)
    scene.play(SpaceCannonDefense(seat=0, planet="bereg"))
    scene.choose("hacan", "fire", 0)
    scene.choose("letnev", "play", "maneuvering_jets")
    assert scene.done and scene.has("letnev", "bereg", "infantry") == 1


# Shields Holding


def test_shields_holding_cancels_two_hits_of_a_combat_round() -> None:
    scene = fleets({"cruiser": 3}, {"cruiser": 2, "destroyer": 1}, hacan="shields_holding")
    combat(scene, *[HIT] * 3, *[MISS] * 3)
    scene.choose("hacan", "play", "shields_holding")
    assert scene.ask().prompt == "choose_casualties" and scene.ask().about["hits"] == 1


def test_shields_holding_cancels_a_single_hit_too() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="shields_holding")
    combat(scene, HIT, MISS, MISS, HIT)
    scene.choose("hacan", "play", "shields_holding")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 1)]


def test_shields_holding_counts_against_barrage() -> None:
    scene = fleets({"destroyer": 1}, {"carrier": 1, "fighter": 2}, hacan="shields_holding")
    combat(scene, HIT, HIT, MISS)
    assert scene.ask().about["moment"] == "space_combat_hits"
    scene.choose("hacan", "play", "shields_holding")
    assert (1, "fighter", 2, "47", 0, "barrage") not in scene.told("units_destroyed")
    assert len(scene.state.hands[1]) == 0


def test_shields_holding_counts_against_hits_of_abilities_but_not_space_cannons() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 2}, hacan="shields_holding")
    scene.play(AssignHits(seat=1, place="47", hits=1, by=0, how="space_cannon"))
    assert scene.done and scene.has("hacan", VOID, "cruiser") == 1
    scene.play(AssignHits(seat=1, place="47", hits=1, by=0, how=ABILITY))
    scene.choose("hacan", "play", "shields_holding")
    assert scene.done and scene.has("hacan", VOID, "cruiser") == 1


# Direct Hit


def test_notes_4_7c_direct_hit_destroys_the_ship_that_sustained_and_the_hit_stays_cancelled() -> None:
    scene = fleets({"cruiser": 1}, {"dreadnought": 1, "carrier": 1}, letnev="direct_hit")
    combat(scene, HIT, MISS, MISS, MISS, HIT)
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.options("letnev") == (("play", "direct_hit"), ("pass",))
    scene.choose("letnev", "play", "direct_hit")
    assert scene.told("units_destroyed")[0] == (1, "dreadnought", 1, "47", 0, "direct_hit")
    assert scene.done and scene.units("hacan", VOID) == {"carrier": 1}


def test_direct_hit_is_for_whoever_produced_the_hit() -> None:
    scene = fleets({"cruiser": 1}, {"dreadnought": 1}, hacan="direct_hit", jolnar="direct_hit")
    combat(scene, HIT, HIT)
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.done and scene.units("hacan", VOID) == {"dreadnought": 1}


def test_direct_hit_does_nothing_to_dreadnoughts_that_are_immune() -> None:
    scene = fleets({"cruiser": 1}, {"dreadnought": 1}, letnev="direct_hit")
    scene.technologies("hacan", "dreadnought_2")
    combat(scene, HIT, HIT)
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.done and scene.units("hacan", VOID) == {"dreadnought": 1}


def test_notes_4_7b_direct_hit_follows_each_ship_that_sustains_with_a_card_of_its_own() -> None:
    scene = fleets({"cruiser": 2}, {"dreadnought": 2}, letnev="direct_hit")
    scene.hold("letnev", "direct_hit")
    combat(scene, HIT, HIT, MISS, MISS)
    for _ in range(2):
        scene.choose("hacan", "sustain", "dreadnought")
        scene.choose("letnev", "play", "direct_hit")
    assert scene.done and scene.units("hacan", VOID) == {}
    assert scene.state.hands[0] == ()


def test_direct_hit_may_follow_a_hit_of_a_space_cannon() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, dreadnought=1)
    scene.put("hacan", "arnor", pds=1)
    scene.hold("hacan", "direct_hit")
    scene.rolls(HIT)
    scene.play(SpaceCannonOffense(seat=0, system=36))
    scene.choose("hacan", "fire", 0)
    scene.choose("letnev", "sustain", "dreadnought")
    scene.choose("hacan", "play", "direct_hit")
    assert scene.done and scene.units("letnev", 36) == {}


def test_direct_hit_leaves_the_ship_damaged_when_it_is_cancelled() -> None:
    scene = fleets({"cruiser": 1}, {"dreadnought": 1}, letnev="direct_hit", hacan="sabotage")
    combat(scene, HIT, HIT)
    scene.choose("hacan", "sustain", "dreadnought")
    scene.choose("letnev", "play", "direct_hit")
    scene.choose("hacan", "play", "sabotage")
    assert scene.done and scene.units("hacan", VOID) == {"dreadnought": 1}


# Courageous to the End


def test_courageous_to_the_end_lets_the_opponent_destroy_a_ship_for_each_good_die() -> None:
    scene = fleets({"cruiser": 1, "dreadnought": 2}, {"cruiser": 1}, hacan="courageous_to_the_end")
    scene.damage("letnev", VOID, "dreadnought")
    combat(scene, MISS, MISS, HIT, MISS, 7, 6)
    assert scene.options("hacan") == (("play", "courageous_to_the_end"), ("pass",))
    scene.choose("hacan", "play", "courageous_to_the_end")
    assert scene.rolled[-1] == (1, "courageous_to_the_end", 7, 6)
    assert scene.options("letnev") == (
        ("destroy", "dreadnought", 0),
        ("destroy", "dreadnought", 1),
        ("destroy", "cruiser", 0),
    )
    scene.choose("letnev", "destroy", "dreadnought", 1)
    assert scene.done and scene.units("letnev", VOID) == {"dreadnought": 1, "cruiser": 1}


def test_courageous_to_the_end_takes_no_modifiers_and_cannot_be_sustained() -> None:
    scene = fleets({"dreadnought": 1}, {"cruiser": 1}, hacan="courageous_to_the_end")
    scene.hold("hacan", "morale_boost")
    combat(scene, HIT, MISS, 6, 7)
    scene.choose("hacan", "play", "morale_boost")
    scene.choose("hacan", "play", "courageous_to_the_end")
    assert scene.done and scene.units("letnev", VOID) == {}
    assert scene.told("space_combat_ends") == [(VOID, -1)]


def test_courageous_to_the_end_needs_an_opponent_with_ships() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="courageous_to_the_end")
    combat(scene, HIT, HIT)
    assert scene.done and len(scene.state.hands[1]) == 1


def test_courageous_to_the_end_is_not_for_ships_lost_outside_space_combat() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, cruiser=2)
    scene.put("hacan", "arnor", pds=1)
    scene.put("hacan", 36, cruiser=1)
    scene.hold("letnev", "courageous_to_the_end")
    scene.play(AssignHits(seat=0, place="36", hits=1, by=1, how="space_cannon"))
    assert scene.done and scene.has("letnev", 36, "cruiser") == 1


def test_courageous_to_the_end_is_not_for_fighters_without_room_after_the_combat() -> None:
    scene = fleets({"carrier": 1, "fighter": 1, "cruiser": 1}, {"cruiser": 1}, letnev="courageous_to_the_end")
    scene.put("letnev", VOID, fighter=4)
    combat(scene, HIT, *[MISS] * 6, MISS)
    assert scene.done and scene.has("letnev", VOID, "fighter") == 4
    assert len(scene.state.hands[0]) == 1


# Emergency Repairs


def test_emergency_repairs_repairs_everything_at_the_start_of_a_round() -> None:
    scene = fleets({"dreadnought": 2}, {"cruiser": 1}, letnev="emergency_repairs")
    scene.damage("letnev", VOID, "dreadnought")
    scene.damage("letnev", VOID, "dreadnought")
    combat(scene, HIT, HIT, MISS)
    assert scene.rolled == []
    scene.choose("letnev", "play", "emergency_repairs")
    assert scene.done and scene.state.damaged[0] == {}


def test_emergency_repairs_repairs_at_the_end_of_a_round_too() -> None:
    scene = fleets({"dreadnought": 1}, {"cruiser": 1}, letnev="emergency_repairs")
    combat(scene, HIT, HIT)
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.ask().about["moment"] == "space_combat_round_end"
    scene.choose("letnev", "play", "emergency_repairs")
    assert scene.done and scene.state.damaged[0] == {}


def test_emergency_repairs_works_in_a_ground_combat_for_ships_above() -> None:
    scene = armies(1, 1, letnev="emergency_repairs")
    scene.put("letnev", 35, dreadnought=1)
    scene.damage("letnev", 35, "dreadnought")
    ground_combat(scene, HIT, MISS)
    scene.choose("letnev", "play", "emergency_repairs")
    assert scene.done and scene.state.damaged[0] == {}


def test_emergency_repairs_needs_damage_in_the_system() -> None:
    scene = fleets({"dreadnought": 1}, {"cruiser": 1}, letnev="emergency_repairs")
    scene.put("letnev", 36, dreadnought=1)
    scene.damage("letnev", 36, "dreadnought")
    combat(scene, HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1


def test_emergency_repairs_under_publicize_weapon_schematics_mends_no_war_suns() -> None:
    scene = fleets({"war_sun": 1}, {"cruiser": 1}, letnev="emergency_repairs")
    scene.law("publicize_weapon_schematics")
    scene.damage("letnev", VOID, "war_sun")
    combat(scene, HIT, HIT, HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1


# Fighter Prototype and Morale Boost


def test_fighter_prototype_gives_two_to_fighters_in_the_first_round_only() -> None:
    scene = fleets({"carrier": 1, "fighter": 1}, {"dreadnought": 1}, letnev="fighter_prototype")
    combat(scene, 8, 7, MISS, 8, 7, HIT)
    scene.choose("letnev", "play", "fighter_prototype")
    assert scene.ask().prompt == "sustain_damage" and scene.ask().about["hits"] == 1
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.ask("letnev").prompt == "choose_casualties"
    assert scene.units("hacan", VOID) == {"dreadnought": 1}


def test_fighter_prototype_needs_fighters_and_the_first_round() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="fighter_prototype")
    combat(scene, HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1
    scene = fleets({"carrier": 1, "fighter": 1}, {"cruiser": 1}, letnev="fighter_prototype")
    scene.rolls(HIT, MISS, MISS)
    scene.play(SpaceCombat(attacker=0, defender=1, system=VOID, number=2))
    assert scene.done and len(scene.state.hands[0]) == 1


def test_morale_boost_gives_one_to_all_own_rolls_of_the_round() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="morale_boost")
    combat(scene, 6, 6)
    scene.choose("letnev", "play", "morale_boost")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 0)]


def test_morale_boost_is_not_doubled_in_a_round_and_ends_with_it() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="morale_boost")
    scene.hold("letnev", "morale_boost")
    combat(scene, 5, MISS, 6, HIT)
    scene.choose("letnev", "play", "morale_boost")
    assert scene.ask().about["number"] == 2
    scene.choose("letnev", "pass")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 1)]


def test_morale_boost_counts_in_ground_combat() -> None:
    scene = ground_combat(armies(1, 1, hacan="morale_boost"), 7, 7)
    scene.choose("hacan", "play", "morale_boost")
    assert scene.done and scene.told("ground_combat_ends") == [("bereg", 1)]


def test_morale_boost_is_only_for_those_who_fight() -> None:
    scene = combat(fleets({"cruiser": 1}, {"cruiser": 1}, jolnar="morale_boost"), HIT, MISS)
    assert scene.done


def test_morale_boost_adds_nothing_when_it_is_cancelled() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="morale_boost", jolnar="sabotage")
    combat(scene, 6, HIT)
    scene.choose("letnev", "play", "morale_boost")
    scene.choose("jolnar", "play", "sabotage")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 1)]


# Fire Team


def test_fire_team_rerolls_any_of_the_own_dice_after_both_have_rolled() -> None:
    scene = ground_combat(armies(2, 1, letnev="fire_team"), 1, 2, 3, HIT)
    scene.choose("letnev", "play", "fire_team")
    assert scene.options("letnev") == (
        ("reroll", "infantry", 1, 0),
        ("reroll", "infantry", 2, 0),
        ("reroll_misses",),
        ("done",),
    )
    scene.choose("letnev", "reroll", "infantry", 2, 0)
    assert ("reroll", "infantry", 10, 0) not in scene.options("letnev")
    scene.choose("letnev", "done")
    assert scene.done and scene.told("ground_combat_ends") == [("bereg", 0)]


def test_fire_team_is_not_for_space_combat_nor_for_others() -> None:
    scene = combat(fleets({"cruiser": 1}, {"cruiser": 1}, letnev="fire_team"), HIT, MISS)
    assert scene.done
    scene = ground_combat(armies(1, 1, jolnar="fire_team"), HIT, MISS)
    assert scene.done
