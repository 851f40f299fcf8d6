"""What a player might try in a tactical action, and why not; without what the reason names he may."""

from __future__ import annotations

import pytest

from tests.rules.ti4.moving import activate
from tests.rules.ti4.near_misses import three, why
from tests.ti4.scene import Scene
from throneworld.imperium.combat.casualties import ChooseCasualties
from throneworld.imperium.combat.sustaining import SustainDamage
from throneworld.imperium.combat.targets import targets_of
from throneworld.ti4.tactical.action import ChooseOpponent
from throneworld.ti4.tactical.bombardment import ChooseBombardment, NameExtraDie
from throneworld.ti4.tactical.commit import CommitGroundForces
from throneworld.ti4.tactical.invasion import NextPlanet
from throneworld.ti4.tactical.retreat import ChooseRetreat, LeaveBehind, TakeAboard
from throneworld.ti4.tactical.space_cannon import UseSpaceCannon

SOL = 0


# Movement


def test_rr_49_4_a_ship_moves_from_where_it_is() -> None:
    scene = three()
    scene.put("sol", 31, cruiser=1)
    activate(scene, "sol", 36)
    assert scene.refusal("sol", "ship", "destroyer", 1, 0) == "RR 49.4 no_unit_there"
    scene.put("sol", 1, destroyer=1)
    activate(scene, "sol", 36)
    assert scene.refusal("sol", "ship", "destroyer", 1, 0) == ""


def test_rr_48_1_what_is_no_ship_does_not_move_by_itself() -> None:
    scene = three()
    scene.put("sol", 31, cruiser=1, infantry=1)
    activate(scene, "sol", 36)
    assert scene.refusal("sol", "ship", "infantry", 31, 0) == "RR 48.1 no_move_value"


def test_rr_84_1_ships_carry_fighters_and_ground_forces() -> None:
    scene = three()
    scene.put("sol", 31, carrier=1, destroyer=1, fighter=1, infantry=1)
    activate(scene, "sol", 36)
    scene.choose("sol", "ship", "carrier", 31, 0)
    assert scene.refusal("sol", "load", "destroyer", "31") == "RR 84.1 not_cargo"
    assert scene.refusal("sol", "load", "fighter", "31") == ""
    assert scene.refusal("sol", "load", "infantry", "jord") == "RR 84.1 no_unit_there"


def test_rr_84_1_a_single_unit_is_loaded_by_name() -> None:
    scene = three()
    scene.put("sol", 31, carrier=1, infantry=1)
    activate(scene, "sol", 36)
    scene.choose("sol", "ship", "carrier", 31, 0)
    assert scene.refusal("sol", "load_up") == "RR 84.1 load_singly"
    scene.put("sol", 31, infantry=1)
    scene.game.restart()
    assert scene.refusal("sol", "load_up") == ""


# Retreats

FROM = 18
RETREAT = ChooseRetreat(seat=SOL, system=FROM)


def retreat(*systems: int) -> Scene:
    """Sol has units in these systems around Mecatol Rex, and in 19 and 22, where nothing is in the way."""
    scene = three()
    for system in (FROM, 19, 22, *systems):
        scene.put("sol", system, destroyer=1)
    return scene


def test_rr_67_7_nobody_retreats_to_where_enemies_are() -> None:
    scene = retreat(24)
    scene.put("letnev", 24, cruiser=1)
    assert why(scene, RETREAT, "retreat", 24) == "RR 67.7 ships_of_others"
    del scene.state.units[1]["24"]
    assert why(scene, RETREAT, "retreat", 24) == ""


def test_rr_67_7_nobody_retreats_to_where_nothing_of_his_is() -> None:
    scene = retreat()
    assert why(scene, RETREAT, "retreat", 24) == "RR 67.7 nothing_of_yours"
    scene.take("sol", "mehar_xull")
    assert why(scene, RETREAT, "retreat", 24) == ""


def test_rr_67_7_nobody_retreats_to_a_system_that_is_not_adjacent() -> None:
    scene = retreat(23, 44)
    assert why(scene, RETREAT, "retreat", 23) == "RR 67.7 not_next_to"
    assert why(scene, ChooseRetreat(seat=SOL, system=44), "retreat", 23) == ""


@pytest.mark.parametrize(
    ("system", "reason"), [(44, "RR 11.1 into_asteroid_field"), (42, "RR 50.1 into_nebula")]
)
def test_rr_67_7_nobody_retreats_into_an_anomaly_that_is_closed(system: int, reason: str) -> None:
    scene = retreat(system)
    assert why(scene, RETREAT, "retreat", system) == reason
    scene.state.map = tuple(48 if each == system else each for each in scene.state.map)
    scene.put("sol", 48, destroyer=1)
    assert why(scene, RETREAT, "retreat", 48) == ""


def test_rr_67_7_nobody_retreats_into_a_supernova() -> None:
    scene = retreat()
    scene.state.map = tuple(43 if each == 44 else each for each in scene.state.map)
    scene.put("sol", 43, destroyer=1)
    assert why(scene, RETREAT, "retreat", 43) == "RR 75.1 into_supernova"
    scene.technologies("sol", "magmus_reactor")
    assert why(scene, RETREAT, "retreat", 43) == ""


def test_rr_7_2_a_law_closes_wormholes_to_retreats() -> None:
    scene = retreat(26, 38, 39)
    scene.law("enforced_travel_ban")
    there = ChooseRetreat(seat=SOL, system=39)
    scene.put("sol", 31, destroyer=1)
    assert why(scene, there, "retreat", 26) == "RR 7.2 travel_ban"
    del scene.state.laws["enforced_travel_ban"]
    assert why(scene, there, "retreat", 26) == ""


def test_rr_67_4_ground_forces_go_aboard_from_planets_of_the_system() -> None:
    scene = three()
    scene.take("sol", "centauri", "corneeq")
    scene.put("sol", "corneeq", infantry=1)
    scene.put("sol", "centauri", infantry=1)
    step = TakeAboard(seat=SOL, system=33)
    assert why(scene, step, "board", "centauri") == "RR 67.4 in_another_system"
    assert why(scene, TakeAboard(seat=SOL, system=34), "board", "centauri") == ""
    assert why(scene, step, "board", "resculon") == "RR 67.4 not_your_planet"
    scene.take("sol", "resculon")
    assert why(scene, step, "board", "resculon") == "RR 67.4 no_unit_there"
    scene.put("sol", "resculon", infantry=1)
    assert why(scene, step, "board", "resculon") == ""


def test_rr_16_3_what_is_left_behind_is_what_is_carried() -> None:
    scene = three()
    scene.put("sol", 18, destroyer=1, fighter=1, infantry=1)
    step = LeaveBehind(seat=SOL, system=18)
    assert why(scene, step, "leave", "destroyer") == "RR 16.3 not_cargo"
    assert why(scene, step, "leave", "infantry") == ""


# Combat and hits


def test_rr_29_1_a_unit_that_is_hit_is_there() -> None:
    scene = three()
    scene.put("sol", 18, dreadnought=1, cruiser=1, carrier=2)
    targets = targets_of(scene.state, SOL, "18", "combat")
    step = ChooseCasualties(seat=SOL, place="18", hits=2, targets=targets)
    assert why(scene, step, "destroy", "destroyer", 0) == "RR 29.1 no_unit_there"
    assert why(scene, step, "destroy", "dreadnought", 1) == "RR 29.1 none_is_damaged"
    scene.damage("sol", 18, "dreadnought")
    targets = targets_of(scene.state, SOL, "18", "combat")
    step = ChooseCasualties(seat=SOL, place="18", hits=2, targets=targets)
    assert why(scene, step, "destroy", "dreadnought", 1) == ""
    assert why(scene, step, "destroy", "dreadnought", 0) == "RR 29.1 all_are_damaged"


def test_rr_29_1_a_unit_is_chosen_once_and_takes_part() -> None:
    scene = three()
    scene.put("sol", 18, dreadnought=1, cruiser=1, carrier=2, infantry=1)
    targets = targets_of(scene.state, SOL, "18", "combat")
    step = ChooseCasualties(seat=SOL, place="18", hits=2, targets=targets)
    assert why(scene, step, "destroy", "cruiser", 0) == ""
    scene.choose("sol", "destroy", "cruiser", 0)
    assert scene.refusal("sol", "destroy", "cruiser", 0) == "RR 29.1 all_chosen"
    assert scene.refusal("sol", "destroy", "infantry", 0) == "RR 29.1 takes_no_part"


def test_rr_76_1_only_some_units_sustain_damage() -> None:
    scene = three()
    scene.put("sol", 18, dreadnought=1, cruiser=1)
    step = SustainDamage(seat=SOL, place="18", hits=1, kinds=("dreadnought",))
    assert why(scene, step, "sustain", "cruiser") == "RR 76.1 cannot_sustain"
    assert why(scene, step, "sustain", "flagship") == "RR 76.1 no_unit_there"
    assert why(scene, step, "sustain", "dreadnought") == ""


def test_rr_76_1_a_law_keeps_war_suns_from_sustaining_damage() -> None:
    scene = three()
    scene.technologies("sol", "war_sun")
    scene.put("sol", 18, dreadnought=1, war_sun=1)
    scene.law("publicize_weapon_schematics")
    step = SustainDamage(seat=SOL, place="18", hits=1, kinds=("dreadnought",))
    assert why(scene, step, "sustain", "war_sun") == "RR 1.4 kept_from_sustaining"
    del scene.state.laws["publicize_weapon_schematics"]
    step = SustainDamage(seat=SOL, place="18", hits=1, kinds=("dreadnought", "war_sun"))
    assert why(scene, step, "sustain", "war_sun") == ""


def test_rr_78_3_one_fights_those_who_are_there() -> None:
    scene = three("sol", "letnev", "jolnar", "hacan")
    step = ChooseOpponent(seat=SOL, system=18, others=(1, 2))
    assert why(scene, step, "fight", 3) == "RR 78.3 no_fight_with"
    assert why(scene, step, "fight", SOL) == "RR 78.3 another"
    assert why(scene, ChooseOpponent(seat=SOL, system=18, others=(1, 2, 3)), "fight", 3) == ""


def test_rr_66_5_space_cannons_fire_at_the_active_player() -> None:
    scene = three("sol", "letnev", "jolnar", "hacan")
    scene.put("sol", 18, cruiser=1)
    scene.put("jolnar", 18, cruiser=1)
    step = UseSpaceCannon(seat=1, place="18", targets=(SOL,))
    assert why(scene, step, "fire", 2) == "RR 66.5 not_the_active_player"
    assert why(scene, step, "fire", 3) == "RR 66.5 no_ships_of_his"
    assert why(scene, step, "fire", SOL) == ""


# Invasion


def test_rr_44_2_ground_forces_land_on_planets_of_the_active_system() -> None:
    scene = three()
    scene.put("sol", 34, cruiser=1, infantry=2)
    step = CommitGroundForces(seat=SOL, system=34)
    assert why(scene, step, "land", "infantry", "corneeq") == "RR 44.2 in_another_system"
    assert why(scene, step, "land", "cruiser", "gral") == "RR 44.2 no_ground_force"
    assert why(scene, step, "land", "infantry", "gral") == ""


def test_rr_15_1_only_some_units_bombard_and_only_here() -> None:
    scene = three()
    scene.put("sol", 34, dreadnought=1, cruiser=1)
    scene.put("letnev", "gral", infantry=1)
    scene.put("letnev", "centauri", infantry=1)
    step = ChooseBombardment(seat=SOL, system=34)
    assert why(scene, step, "bombard", "cruiser", "gral") == "RR 15.1 does_not_bombard"
    assert why(scene, step, "bombard", "dreadnought", "corneeq") == "RR 15.1 in_another_system"
    assert why(scene, step, "bombard", "dreadnought", "gral") == ""


def test_rr_15_1_the_extra_die_is_for_a_unit_that_bombards_there() -> None:
    scene = three()
    aimed: tuple[tuple[str, str, int], ...] = (("dreadnought", "gral", 1), ("war_sun", "centauri", 1))
    step = NameExtraDie(seat=SOL, aimed=aimed)
    assert why(scene, step, "extra_die", "dreadnought", "centauri") == "RR 15.1 not_aimed_there"
    aimed = (*aimed, ("dreadnought", "centauri", 1))
    assert why(scene, NameExtraDie(seat=SOL, aimed=aimed), "extra_die", "dreadnought", "centauri") == ""


def test_rr_44_4_the_next_planet_is_one_where_something_happens() -> None:
    scene = three()
    step = NextPlanet(seat=SOL, planets=("gral", "centauri"))
    assert why(scene, step, "next", "corneeq") == "RR 44.4 nothing_to_resolve"
    step = NextPlanet(seat=SOL, planets=("gral", "corneeq"))
    assert why(scene, step, "next", "corneeq") == ""
