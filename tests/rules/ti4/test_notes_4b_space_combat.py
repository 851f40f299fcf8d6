"""Rulings 14, 16, 17 and 27: rerolled dice, fighters beyond the capacity, cancelled hits, war suns."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, dice, stage
from tests.ti4.components.lawmaking import resolve
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.combat.casualties import SPACE_CANNON, AssignHits
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import excess
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.steps.research import Research
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.units import damaged_count

CROWN, SCHEMATICS = "the_crown_of_thalnos", "publicize_weapon_schematics"
SPACE = str(VOID)


# The Crown of Thalnos


def crowned(*rolls: int, **ships: int) -> Scene:
    """Letnev owns the crown and has begun to use it on the dice of the first group."""
    scene = stage(ships, {"carrier": 3})
    scene.technologies("letnev", "war_sun")
    scene.law(CROWN, 0)
    combat(scene, *rolls)
    scene.choose("letnev", "play", CROWN)
    return scene


def test_notes_4_14a_the_crown_of_thalnos_rerolls_any_die_once_hit_or_miss() -> None:
    scene = crowned(7, 2, 8, cruiser=2)
    assert scene.options() == (
        ("reroll", "cruiser", 7, 0),
        ("reroll", "cruiser", 2, 0),
        ("reroll_misses",),
        ("done",),
    )
    scene.choose("letnev", "reroll", "cruiser", 2, 0)
    assert scene.options() == (("reroll", "cruiser", 7, 0), ("done",)), "the die that was rerolled lies"


def test_notes_4_14a_the_crown_of_thalnos_serves_on_the_ground_and_its_owner_alone() -> None:
    scene = Scene(*SIDES)
    scene.law(CROWN, 1)
    scene.put("letnev", "bereg", infantry=1)
    scene.put("hacan", "bereg", infantry=2)
    scene.rolls(MISS, MISS, HIT)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.ask().seat == 1 and scene.options() == (("play", CROWN), ("pass",))
    assert [roll[0] for roll in scene.rolled] == [0, 1]


def test_notes_4_14b_the_crown_of_thalnos_destroys_a_unit_that_rerolled_a_hit_away() -> None:
    scene = crowned(HIT, HIT, MISS, MISS, MISS, MISS, cruiser=2)
    scene.choose("letnev", "reroll", "cruiser", HIT, 0)
    scene.choose("letnev", "done")
    assert scene.told("units_destroyed")[0] == (0, "cruiser", 1, SPACE, 0, CROWN)
    assert scene.units("hacan", VOID) == {"carrier": 2}


def test_notes_4_14d_the_crown_of_thalnos_lets_hits_of_a_destroyed_unit_stand() -> None:
    scene = crowned(HIT, 1, 1, 2, 2, MISS, MISS, MISS, war_sun=1, cruiser=1)
    scene.choose("letnev", "reroll_misses")
    while scene.units("hacan", VOID) == {"carrier": 3}:
        ask = scene.ask()
        scene.game.choose(ask.seat, ask.options[-1])
    assert scene.told("units_destroyed")[0] == (0, "war_sun", 1, SPACE, 0, CROWN)
    assert scene.told("units_destroyed")[1] == (1, "carrier", 1, SPACE, 0, "combat")


# Fighter II, Hybrid Crystal Fighter II


def wing(faction: str, technology: str, **ships: int) -> Scene:
    """Ships in the void, with a fleet pool of three."""
    scene = Scene(faction, "hacan", "xxcha")
    scene.technologies(faction, technology)
    scene.put(faction, VOID, **ships)
    return scene


def test_notes_4_16b_fighter_2_fills_the_allowance_of_docks_before_the_room_of_ships() -> None:
    scene = Scene("jolnar", "hacan", "xxcha")
    scene.technologies("jolnar", "fighter_2")
    scene.put("jolnar", "nar", space_dock=1)
    scene.put("jolnar", 12, carrier=1, infantry=4, fighter=3)
    assert excess(scene.state, 0, 12) == (0, 0, 0), "three beside the dock, four infantry aboard"
    scene.put("jolnar", 12, fighter=3)
    assert excess(scene.state, 0, 12) == (2, 3, 0), "a carrier and three fighters are four ships"


def test_notes_4_16d_hybrid_crystal_fighter_2_adds_up_with_the_ships_in_halves() -> None:
    scene = wing("naalu", "hybrid_crystal_fighter_2", cruiser=2, fighter=3)
    assert excess(scene.state, 0, VOID).fleet == 1, "two ships and three halves are more than three"
    scene.play(RespectLimits(seat=0, system=VOID))
    scene.choose("naalu", "remove", "fighter", 0)
    assert scene.done and scene.units("naalu", VOID) == {"cruiser": 2, "fighter": 2}


def test_notes_4_16d_fighter_2_may_be_kept_by_giving_up_another_ship() -> None:
    scene = wing("jolnar", "fighter_2", cruiser=2, fighter=2)
    scene.play(RespectLimits(seat=0, system=VOID))
    scene.choose("jolnar", "remove", "cruiser", 0)
    assert scene.done and scene.units("jolnar", VOID) == {"cruiser": 1, "fighter": 2}


def test_notes_4_16e_fighter_2_fights_on_without_carriers_until_the_combat_is_over() -> None:
    scene = wing("jolnar", "fighter_2", carrier=1, fighter=5)
    scene.put("hacan", VOID, cruiser=1)
    combat(scene, *[MISS] * 6, HIT, HIT, *[MISS] * 5)
    scene.choose("jolnar", "destroy", "carrier", 0)
    assert dice(scene) == [(0, 5), (0, 1), (1, 1), (0, 5), (1, 1)], "all five in the second round"
    assert scene.told("space_combat_ends") == [(VOID, 0)]
    assert scene.units("jolnar", VOID) == {"fighter": 3}, "two more than the fleet pool allows are gone"


# Non-Euclidean Shielding


def shielded(dreadnoughts: int, **others: int) -> Scene:
    scene = stage({"dreadnought": dreadnoughts, **others}, {"cruiser": 3})
    scene.technologies("letnev", "non_euclidean_shielding")
    return scene


def test_notes_4_17a_non_euclidean_shielding_cancels_two_hits_of_a_round_at_once() -> None:
    scene = shielded(1, carrier=1)
    combat(scene, HIT, MISS, HIT, HIT, HIT)
    assert scene.ask().about["hits"] == 3
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.ask().about["hits"] == 1, "the last one has to be taken"
    scene.choose("letnev", "destroy", "carrier", 0)
    assert scene.told("units_destroyed")[0] == (0, "carrier", 1, SPACE, 1, "combat")


def test_notes_4_17b_non_euclidean_shielding_carries_nothing_over_to_later_hits() -> None:
    scene = shielded(1, carrier=1)
    scene.play(AssignHits(seat=0, place=SPACE, hits=1, by=1, how=SPACE_CANNON))
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.done
    scene.play(AssignHits(seat=0, place=SPACE, hits=1, by=1))
    assert scene.ask().prompt == "choose_casualties"


# Publicize Weapon Schematics


def test_notes_4_27a_publicize_weapon_schematics_lets_all_research_once_muaat_own_the_second() -> None:
    scene = Scene("sol", "letnev", "muaat")
    scene.law(SCHEMATICS)
    scene.technologies("muaat", "prototype_war_sun_2")
    scene.play(Research(seat=0))
    assert ("research", "war_sun") in scene.options("sol")


def test_notes_4_27b_publicize_weapon_schematics_opens_nothing_for_a_first_prototype() -> None:
    scene = Scene("sol", "letnev", "muaat")
    scene.law(SCHEMATICS)
    scene.put("muaat", 4, war_sun=2)
    scene.play(Research(seat=0))
    assert scene.refusal("sol", "research", "war_sun") != ""


def test_notes_4_27c_publicize_weapon_schematics_takes_sustain_from_the_first_prototype_too() -> None:
    scene = stage({"war_sun": 1}, {"cruiser": 1}, factions=("muaat", "hacan", "jolnar"))
    scene.law(SCHEMATICS)
    scene.play(AssignHits(seat=0, place=SPACE, hits=1, by=1))
    assert scene.units("muaat", VOID) == {}


def test_notes_4_27d_publicize_weapon_schematics_leaves_damaged_war_suns_damaged() -> None:
    scene = senate(SCHEMATICS)
    scene.technologies("letnev", "war_sun")
    scene.put("letnev", VOID, war_sun=2)
    scene.damage("letnev", VOID, "war_sun")
    resolve(scene, "for")
    assert scene.units("letnev", VOID) == {"war_sun": 2}
    assert damaged_count(scene.state, 1, SPACE, "war_sun") == 1
    scene.play(StatusPhase(stage="repair_units"))
    assert damaged_count(scene.state, 1, SPACE, "war_sun") == 0
