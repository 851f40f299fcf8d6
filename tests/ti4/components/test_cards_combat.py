"""Action cards of space cannon fire and of combats."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.ti4.cards.cancelling import LISTENERS as CANCELLING
from throneworld.ti4.cards.combat import LISTENERS
from throneworld.ti4.steps.casualties import ABILITY, AssignHits
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, SpaceCannonOffense
from throneworld.ti4.tactical.space_combat import SpaceCombat

CARDS = (*LISTENERS, *CANCELLING)


def fleets(attackers: Mapping[str, int], defenders: Mapping[str, int], **titles: str) -> Scene:
    """Letnev attacks Hacan in an empty system; both, and Jol-Nar, may hold a card."""
    scene = stage(attackers, defenders, listeners=CARDS)
    for faction, title in titles.items():
        scene.hold(faction, title)
    return scene


def armies(attackers: int, defenders: int, **titles: str) -> Scene:
    """Infantry of Letnev and Hacan on Bereg."""
    scene = Scene(*SIDES, listeners=CARDS)
    scene.put("letnev", "bereg", infantry=attackers)
    scene.put("hacan", "bereg", infantry=defenders)
    scene.take("hacan", "bereg")
    for faction, title in titles.items():
        scene.hold(faction, title)
    return scene


def ground_combat(scene: Scene, *rolls: int) -> Scene:
    scene.rolls(*rolls)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    return scene


# Maneuvering Jets


def under_fire(*rolls: int) -> Scene:
    scene = Scene(*SIDES, listeners=CARDS)
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
    scene = Scene(*SIDES, listeners=CARDS)
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
    scene = combat(fleets({"cruiser": 3}, {"cruiser": 3}, hacan="shields_holding"), *[HIT] * 3, *[MISS] * 3)
    scene.choose("hacan", "play", "shields_holding")
    scene.choose("hacan", "for_me") if scene.ask().prompt == "choose_casualties" else None
    assert scene.has("hacan", VOID, "cruiser") == 2 or scene.done


def test_shields_holding_cancels_a_single_hit_too() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="shields_holding")
    combat(scene, HIT, MISS, MISS, HIT)
    scene.choose("hacan", "play", "shields_holding")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 1)]


def test_shields_holding_counts_against_barrage() -> None:
    scene = fleets({"destroyer": 1}, {"carrier": 1, "fighter": 2}, hacan="shields_holding")
    combat(scene, HIT, HIT, MISS)
    assert scene.ask().prompt == "window"
    scene.choose("hacan", "play", "shields_holding")
    assert scene.told("units_destroyed")[:1] != [(1, "fighter", 2, "47", 0, "barrage")]


def test_shields_holding_counts_against_hits_of_abilities_but_not_space_cannons() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 2}, hacan="shields_holding")
    scene.play(AssignHits(seat=1, place="47", hits=1, by=0, how="space_cannon"))
    assert scene.ask().prompt == "choose_casualties" or scene.has("hacan", VOID, "cruiser") == 1
    scene.play(AssignHits(seat=1, place="47", hits=1, by=0, how=ABILITY))
    scene.choose("hacan", "play", "shields_holding")
    assert scene.done and scene.has("hacan", VOID, "cruiser") == 1


# Direct Hit


def test_direct_hit_destroys_the_ship_that_sustained_and_the_hit_stays_cancelled() -> None:
    scene = fleets({"cruiser": 1}, {"dreadnought": 1, "carrier": 1}, letnev="direct_hit")
    combat(scene, HIT, MISS, MISS)
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.options("letnev") == (("play", "direct_hit"), ("pass",))
    scene.choose("letnev", "play", "direct_hit")
    assert scene.told("units_destroyed")[0] == (1, "dreadnought", 1, "47", 0, "direct_hit")
    assert (1, "carrier", 1, "47", 0, "combat") not in scene.told("units_destroyed")[:1]


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


def test_direct_hit_follows_each_ship_that_sustains_with_a_card_of_its_own() -> None:
    scene = fleets({"cruiser": 2}, {"dreadnought": 2}, letnev="direct_hit")
    scene.hold("letnev", "direct_hit")
    combat(scene, HIT, HIT, MISS, MISS)
    for _ in range(2):
        scene.choose("hacan", "sustain", "dreadnought")
        scene.choose("letnev", "play", "direct_hit")
    assert scene.done and scene.units("hacan", VOID) == {}
    assert scene.state.hands[0] == ()


def test_direct_hit_may_follow_a_hit_of_a_space_cannon() -> None:
    scene = Scene(*SIDES, listeners=CARDS)
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
    assert scene.told("dice_rolled")[-1] == (1, "courageous_to_the_end", 7, 6)
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
    scene = Scene(*SIDES, listeners=CARDS)
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


def test_emergency_repairs_is_not_for_war_suns_whose_plans_are_public() -> None:
    scene = fleets({"war_sun": 1}, {"cruiser": 1}, letnev="emergency_repairs")
    scene.law("publicize_weapon_schematics")
    scene.damage("letnev", VOID, "war_sun")
    combat(scene, HIT, HIT, HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1


# Fighter Prototype and Morale Boost


def test_fighter_prototype_gives_two_to_fighters_in_the_first_round_only() -> None:
    scene = fleets({"carrier": 1, "fighter": 1}, {"dreadnought": 1}, letnev="fighter_prototype")
    scene.hold("letnev", "fighter_prototype") if False else None
    combat(scene, MISS, 7, MISS, MISS, 7, MISS)
    scene.choose("letnev", "play", "fighter_prototype")
    assert scene.ask().prompt == "sustain_damage"
    scene.choose("hacan", "sustain", "dreadnought")
    assert scene.told("damage_sustained") == [(1, "dreadnought", "47")]
    assert scene.state.marks == () or scene.done


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
    assert scene.ask().about["fact3"] == 2
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


# Intercept


def with_refuge(**titles: str) -> Scene:
    """Hacan controls a planet next to the void, so he may retreat."""
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, **titles)
    scene.take("hacan", "mehar_xull")
    return scene


def test_intercept_keeps_the_opponent_from_retreating_in_this_round() -> None:
    scene = combat(with_refuge(letnev="intercept"), MISS, MISS, HIT, MISS)
    scene.choose("hacan", "retreat")
    assert scene.options("letnev") == (("play", "intercept"), ("pass",))
    scene.choose("letnev", "play", "intercept")
    assert scene.units("hacan", VOID) == {"cruiser": 1}
    assert scene.options("hacan") == (("retreat",), ("stay",))
    scene.choose("hacan", "stay")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 0)]


def test_intercept_does_not_hinder_when_it_is_cancelled() -> None:
    scene = combat(with_refuge(letnev="intercept", jolnar="sabotage"), MISS, MISS)
    scene.choose("hacan", "retreat")
    scene.choose("letnev", "play", "intercept")
    scene.choose("jolnar", "play", "sabotage")
    assert scene.done and scene.units("hacan", 24) == {"cruiser": 1}


def test_intercept_is_not_for_the_own_retreat() -> None:
    scene = combat(with_refuge(hacan="intercept"), MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.done and scene.units("hacan", 24) == {"cruiser": 1}


# Skilled Retreat


def test_skilled_retreat_leaves_for_an_adjacent_system_without_others_and_draws() -> None:
    scene = fleets({"cruiser": 1}, {"carrier": 1, "fighter": 2, "infantry": 1}, hacan="skilled_retreat")
    scene.put("letnev", 24, destroyer=1)
    scene.goods("hacan", commodities=3)
    scene.hold("letnev", "salvage")
    combat(scene)
    scene.choose("hacan", "play", "skilled_retreat")
    assert scene.options("hacan") == (("system", 27), ("system", 33), ("system", 34))
    scene.choose("hacan", "system", 33)
    assert scene.done and scene.told("space_combat_ends") == [(VOID, -1)]
    assert scene.units("hacan", 33) == {"carrier": 1, "fighter": 2, "infantry": 1}
    assert members(scene.state.on_board[1]) == (33,)
    assert scene.told("dice_rolled") == [] and scene.state.trade_goods[0] == 0


def test_skilled_retreat_places_no_second_token() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat")
    scene.state.on_board[1] |= 1 << 33
    combat(scene)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 33)
    assert scene.done and scene.told("token_placed") == []


def test_skilled_retreat_names_its_system_before_it_can_be_cancelled() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat", letnev="sabotage")
    combat(scene, HIT, MISS)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 33)
    scene.choose("letnev", "play", "sabotage")
    assert scene.done and scene.told("space_combat_ends") == [(VOID, 0)]
    assert scene.state.on_board[1] == 0 and scene.units("hacan", 33) == {}


def test_skilled_retreat_is_no_retreat_so_intercept_cannot_follow() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat", letnev="intercept")
    combat(scene)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 33)
    assert scene.done and len(scene.state.hands[0]) == 1


def test_skilled_retreat_takes_ground_forces_aboard_and_leaves_what_has_no_room() -> None:
    scene = Scene(*SIDES, listeners=CARDS)
    scene.put("letnev", 36, cruiser=1)
    scene.put("hacan", 36, carrier=1, fighter=4)
    scene.put("hacan", "arnor", infantry=2)
    scene.take("hacan", "arnor")
    scene.hold("hacan", "skilled_retreat")
    combat(scene, system=36)
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 50)
    scene.choose("hacan", "board", "arnor")
    scene.choose("hacan", "done")
    assert scene.ask().prompt == "leave_behind"
    scene.choose("hacan", "leave", "fighter")
    assert scene.done and scene.units("hacan", 50) == {"carrier": 1, "fighter": 3, "infantry": 1}
    assert scene.units("hacan", "arnor") == {"infantry": 1}


def test_skilled_retreat_is_not_for_ground_combat() -> None:
    scene = ground_combat(armies(1, 1, letnev="skilled_retreat"), HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1


def test_skilled_retreat_needs_somewhere_to_go() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="skilled_retreat")
    for system in (24, 27, 33, 34):
        scene.put("jolnar", system, destroyer=1)
    combat(scene, HIT, MISS)
    assert scene.done


def test_skilled_retreat_of_the_attacker_leaves_nobody_to_invade() -> None:
    scene = Scene(*SIDES, listeners=CARDS)
    scene.put("letnev", 36, carrier=1, infantry=2)
    scene.put("hacan", 36, cruiser=1)
    scene.hold("letnev", "skilled_retreat")
    scene.play(
        SpaceCombat(attacker=0, defender=1, system=36),
        Invasion(seat=0, system=36),
    )
    scene.choose("letnev", "play", "skilled_retreat")
    scene.choose("letnev", "system", 50)
    assert scene.done and scene.units("letnev", 50) == {"carrier": 1, "infantry": 2}
    assert scene.told("control_gained") == []


def test_skilled_retreat_of_the_defender_opens_the_way_for_the_invasion() -> None:
    scene = Scene(*SIDES, listeners=CARDS)
    scene.put("letnev", 10, carrier=1, infantry=0)
    scene.put("letnev", "wren_terra", infantry=1)
    scene.put("hacan", 36, cruiser=1)
    scene.hold("hacan", "skilled_retreat")
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load", "infantry", 10, "wren_terra") if scene.ask().prompt == "load_ship" else None
    scene.choose("letnev", "done") if scene.ask().prompt == "load_ship" else None
    scene.choose("hacan", "play", "skilled_retreat")
    scene.choose("hacan", "system", 23)
    assert scene.ask("letnev").prompt == "commit_ground_forces"


# Salvage


def test_salvage_takes_all_commodities_of_the_loser_as_trade_goods() -> None:
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, letnev="salvage")
    scene.goods("hacan", trade_goods=2, commodities=5)
    combat(scene, HIT, MISS)
    scene.choose("letnev", "play", "salvage")
    assert scene.done
    assert scene.state.trade_goods[:2] == [5, 2] and scene.state.commodities[1] == 0


def test_salvage_needs_commodities_to_take_and_a_winner() -> None:
    scene = combat(fleets({"cruiser": 1}, {"cruiser": 1}, letnev="salvage"), HIT, MISS)
    assert scene.done and len(scene.state.hands[0]) == 1
    scene = fleets({"cruiser": 1}, {"cruiser": 1}, hacan="salvage")
    scene.goods("hacan", commodities=3)
    combat(scene, HIT, MISS)
    assert scene.done and len(scene.state.hands[1]) == 1
