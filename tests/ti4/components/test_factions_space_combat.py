"""Abilities, flagships and units of single factions in space combats."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from tests.ti4.scene import Scene
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.verbs.units import destroy_units, remove_units
from throneworld.ti4.tactical.ground_ships import FIGHTS_AS_SHIP
from throneworld.ti4.tactical.rifts import RollForRifts

PASS = ("pass",)


# Ambush


def ambush(attackers: dict[str, int], defenders: dict[str, int]) -> Scene:
    sides = ("mentak", "hacan", "jolnar")
    return stage(attackers, defenders, factions=sides)


def test_ambush_rolls_a_die_for_each_of_two_ships_before_the_combat() -> None:
    scene = ambush({"cruiser": 1, "destroyer": 2}, {"carrier": 3})
    combat(scene, 7, 8)
    assert scene.options("mentak") == (("play", "ambush"), PASS)
    scene.choose("mentak", "play", "ambush")
    assert scene.options("mentak") == (("fire", "cruiser"), ("fire", "destroyer"))
    scene.choose("mentak", "fire", "cruiser")
    assert scene.options("mentak") == (("fire", "destroyer"), ("done",))
    scene.choose("mentak", "fire", "destroyer")
    assert dice(scene, "ambush") == [(0, 1), (0, 1)]
    ambushed = [each for each in scene.told("units_destroyed") if each[-1] == "ability"]
    assert ambushed == [(1, "carrier", 1, "47", 0, "ability")]


def test_ambush_may_be_left_at_one_ship() -> None:
    scene = ambush({"cruiser": 2}, {"carrier": 3})
    combat(scene, HIT, *[MISS] * 4)
    scene.choose("mentak", "play", "ambush")
    scene.choose("mentak", "done")
    assert dice(scene, "ambush") == [(0, 1)]


def test_ambush_is_not_offered_without_cruisers_or_destroyers() -> None:
    scene = ambush({"dreadnought": 1}, {"carrier": 1})
    combat(scene, HIT, MISS)
    assert scene.done


def test_ambush_hits_can_be_sustained_and_the_opponent_assigns_them() -> None:
    scene = ambush({"cruiser": 1}, {"dreadnought": 1, "fighter": 1})
    combat(scene, HIT)
    scene.choose("mentak", "play", "ambush")
    assert scene.ask("hacan").prompt == "sustain_damage"


def test_ambush_that_leaves_no_ship_ends_the_combat() -> None:
    scene = ambush({"cruiser": 1}, {"carrier": 1})
    combat(scene, HIT)
    scene.choose("mentak", "play", "ambush")
    assert scene.done
    assert scene.told("space_combat_ends") == [(VOID, 0)]


# Munitions Reserves


def reserves(goods: int) -> Scene:
    scene = stage({"cruiser": 2}, {"carrier": 2})
    scene.goods("letnev", goods)
    return scene


def test_munitions_reserves_rerolls_dice_of_one_round_for_two_trade_goods() -> None:
    scene = combat(reserves(3), MISS, MISS, HIT, HIT)
    scene.choose("letnev", "play", "munitions_reserves")
    assert scene.state.trade_goods[0] == 1
    assert scene.ask("letnev").prompt == "reroll_dice"
    scene.choose("letnev", "reroll_misses")
    assert dice(scene, "munitions_reserves") == [(0, 2)]
    assert scene.units("hacan", VOID) == {}


def test_munitions_reserves_has_to_be_paid_for_again_in_the_next_round() -> None:
    scene = combat(reserves(2), *[MISS] * 8)
    scene.choose("letnev", "play", "munitions_reserves")
    scene.choose("letnev", "done")
    assert dice(scene)[:3] == [(0, 2), (1, 2), (0, 2)]
    assert scene.told("played") == [(0, "munitions_reserves")]


def test_munitions_reserves_is_not_offered_with_one_trade_good() -> None:
    scene = combat(reserves(1), HIT, HIT, MISS, MISS)
    assert scene.done


# Arc Secundus


def test_arc_secundus_is_repaired_at_the_start_of_each_round_of_its_combat() -> None:
    scene = stage({"flagship": 1}, {"carrier": 2})
    scene.damage("letnev", VOID, "flagship")
    combat(scene, HIT, HIT, MISS, MISS)
    assert scene.told("units_repaired") == [(0, "flagship", 1, "47")]


def test_arc_secundus_is_not_repaired_by_a_combat_elsewhere() -> None:
    scene = stage({"cruiser": 1}, {"carrier": 1})
    scene.put("letnev", 24, flagship=1)
    scene.damage("letnev", 24, "flagship")
    combat(scene, HIT, MISS)
    assert not scene.told("units_repaired")


# Exotrireme II


def exotrireme(ships: int, **defenders: int) -> Scene:
    scene = stage({"dreadnought": ships}, defenders, factions=("norr", "hacan", "sol"))
    scene.technologies("norr", "exotrireme_2")
    return scene


def test_exotrireme_2_is_given_up_to_destroy_two_opposing_ships() -> None:
    scene = combat(exotrireme(1, dreadnought=2, carrier=1), *[MISS] * 4)
    scene.choose("norr", "play", "exotrireme_2")
    assert scene.units("norr", VOID) == {}
    assert scene.options("norr") == (("destroy", "dreadnought", 0), ("destroy", "carrier", 0), ("done",))
    scene.choose("norr", "destroy", "dreadnought", 0)
    scene.choose("norr", "destroy", "dreadnought", 0)
    assert scene.units("hacan", VOID) == {"carrier": 1}
    assert scene.done


def test_exotrireme_2_may_be_given_up_for_one_ship_or_for_several_by_several() -> None:
    scene = combat(exotrireme(2, carrier=4), *[MISS] * 6)
    scene.choose("norr", "play", "exotrireme_2")
    scene.choose("norr", "destroy", "carrier", 0)
    scene.choose("norr", "done")
    assert scene.has("hacan", VOID, "carrier") == 3
    assert scene.options("norr") == (("play", "exotrireme_2"), PASS)
    scene.choose("norr", "play", "exotrireme_2")
    scene.choose("norr", "destroy", "carrier", 0)
    scene.choose("norr", "destroy", "carrier", 0)
    assert scene.units("hacan", VOID) == {"carrier": 1}


def test_exotrireme_2_asks_whether_a_damaged_one_is_given_up() -> None:
    scene = exotrireme(2, carrier=3)
    scene.damage("norr", VOID, "dreadnought")
    combat(scene, *[MISS] * 5)
    scene.choose("norr", "play", "exotrireme_2")
    assert scene.options("norr") == (("destroy", "dreadnought", 0), ("destroy", "dreadnought", 1))
    scene.choose("norr", "destroy", "dreadnought", 1)
    assert not scene.state.damaged[0]


def test_exotrireme_2_is_the_upgrade_not_the_ship_before_it() -> None:
    scene = stage({"dreadnought": 1}, {"carrier": 1}, factions=("norr", "hacan", "sol"))
    combat(scene, MISS, MISS, HIT, MISS)
    assert scene.done


def test_exotrireme_2_works_for_whoever_has_copied_it() -> None:
    scene = stage({"dreadnought": 1}, {"carrier": 1}, factions=("nekro", "hacan", "sol"))
    scene.technologies("nekro", "exotrireme_2")
    combat(scene, MISS, MISS)
    assert scene.options("nekro") == (("play", "exotrireme_2"), PASS)


# Devotion


def brothers(attackers: dict[str, int], defenders: dict[str, int]) -> Scene:
    return stage(attackers, defenders, factions=("yin", "hacan", "sol"))


def test_devotion_destroys_an_own_ship_to_hit_one_of_the_opponents() -> None:
    scene = brothers({"cruiser": 1, "destroyer": 1, "carrier": 1}, {"dreadnought": 1, "fighter": 1})
    combat(scene, *[MISS] * 7)
    scene.choose("yin", "play", "devotion")
    assert scene.options("yin") == (("destroy", "cruiser", 0), ("destroy", "destroyer", 0))
    scene.choose("yin", "destroy", "destroyer", 0)
    assert scene.units("yin", VOID) == {"cruiser": 1, "carrier": 1}
    assert scene.options("yin") == (("hit", "dreadnought", 0), ("hit", "fighter", 0))
    scene.choose("yin", "hit", "dreadnought", 0)
    assert scene.ask("hacan").prompt == "sustain_damage"


def test_devotion_is_used_once_in_a_round() -> None:
    scene = brothers({"cruiser": 2}, {"carrier": 3})
    combat(scene, *[MISS] * 8)
    scene.choose("yin", "play", "devotion")
    assert dice(scene) == [(0, 2), (1, 3), (0, 1), (1, 2)]
    assert scene.options("yin") == (("play", "devotion"), PASS)


def test_devotion_finds_nothing_when_no_opposing_ship_is_left() -> None:
    scene = combat(brothers({"cruiser": 1}, {"carrier": 1}), HIT, MISS)
    assert scene.done


# Van Hauge


def test_notes_4_11e_van_hauge_takes_all_ships_in_its_system_along() -> None:
    scene = brothers({"flagship": 1, "cruiser": 1}, {"dreadnought": 3, "fighter": 2})
    scene.put("hacan", VOID, infantry=1)
    scene.damage("yin", VOID, "flagship")
    combat(scene, *[MISS] * 3, HIT, *[MISS] * 4)
    scene.choose("yin", "destroy", "flagship", 1)
    assert scene.done
    assert scene.units("yin", VOID) == scene.units("hacan", VOID) == {}
    assert scene.told("space_combat_ends") == [(VOID, -1)]


def test_notes_4_11c_van_hauge_spares_floating_factories_and_other_systems() -> None:
    scene = Scene("yin", "saar", "sol")
    scene.put("yin", VOID, flagship=1)
    scene.put("saar", VOID, space_dock=1, carrier=1)
    scene.put("yin", 24, cruiser=1)
    destroy_units(scene.game, 0, str(VOID), "flagship", 1, "test")
    scene.game.proceed()
    assert scene.units("saar", VOID) == {"space_dock": 1}
    assert scene.units("yin", 24) == {"cruiser": 1}


def test_van_hauge_takes_ground_forces_along_that_fight_as_ships() -> None:
    scene = Scene("yin", "nekro", "sol")
    scene.put("yin", 35, flagship=1)
    scene.put("nekro", "bereg", infantry=2)
    mark(scene.game, FIGHTS_AS_SHIP, seat=1, subject="bereg", until=GAME)
    destroy_units(scene.game, 0, "35", "flagship", 1, "test")
    scene.game.proceed()
    assert scene.units("nekro", "bereg") == {"infantry": 1}


def test_van_hauge_does_nothing_when_it_is_removed_without_being_destroyed() -> None:
    scene = brothers({"flagship": 1}, {"carrier": 1})
    remove_units(scene.game, 0, str(VOID), "flagship", 1, "test")
    scene.game.proceed()
    assert scene.units("hacan", VOID) == {"carrier": 1}


def test_van_hauge_lost_in_a_gravity_rift_takes_the_others_along() -> None:
    scene = brothers({"flagship": 1, "cruiser": 1}, {"carrier": 1})
    scene.rolls(1)
    scene.play(RollForRifts(seat=0, system=VOID, ships=(("flagship", 0, 1), ("cruiser", 0, 1))))
    assert scene.units("yin", VOID) == scene.units("hacan", VOID) == {}
    assert dice(scene, "gravity_rift") == [(0, 1)]
