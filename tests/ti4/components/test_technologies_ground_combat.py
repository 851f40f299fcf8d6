"""Technologies of ground combat, and Duranium Armor."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.imperium.marks import COMBAT_ROUND, INVASION, mark
from throneworld.imperium.verbs.units import SUSTAINED, destroy_units
from throneworld.ti4.cards.invasion import PDS_DISABLED
from throneworld.ti4.state import SPACE
from throneworld.ti4.tactical.ground_combat import GroundCombat

BEREG = "bereg"
SIDES = ("letnev", "hacan", "norr")


def landing(attackers: int, defenders: int, *factions: str) -> Scene:
    sides = factions or SIDES
    scene = Scene(*sides)
    scene.take(sides[1], BEREG)
    scene.put(sides[0], BEREG, infantry=attackers)
    scene.put(sides[1], BEREG, infantry=defenders)
    return scene


def fight(scene: Scene, *rolls: int) -> None:
    scene.rolls(*rolls)
    scene.play(GroundCombat(attacker=0, defender=1, planet=BEREG))


# Magen Defense Grid


def test_notes_4_33a_magen_defense_grid_keeps_the_opponent_from_rolling_for_a_round() -> None:
    scene = landing(1, 1)
    scene.technologies("hacan", "magen_defense_grid")
    scene.put("hacan", BEREG, pds=1)
    fight(scene, MISS, MISS, HIT, MISS)
    assert scene.ask().seat == 1
    assert scene.options() == (("play", "magen_defense_grid"), ("pass",))
    scene.choose("hacan", "play", "magen_defense_grid")
    assert [roll[0] for roll in scene.rolled] == [1, 0, 1], "the grid holds for one round"
    assert scene.state.exhausted_technologies[1] == ("magen_defense_grid",)


def test_notes_4_33b_magen_defense_grid_needs_a_planetary_shield() -> None:
    scene = landing(1, 1)
    scene.technologies("hacan", "magen_defense_grid")
    fight(scene, HIT, MISS)
    assert scene.done


def test_notes_4_33c_magen_defense_grid_fails_below_a_war_sun() -> None:
    scene = landing(1, 1)
    scene.technologies("hacan", "magen_defense_grid")
    scene.put("hacan", BEREG, pds=1)
    scene.technologies("letnev", "war_sun")
    scene.put("letnev", 35, war_sun=1)
    fight(scene, HIT, MISS)
    assert scene.done


def test_notes_4_33c_magen_defense_grid_fails_when_its_pds_are_disabled() -> None:
    scene = landing(1, 1)
    scene.technologies("hacan", "magen_defense_grid")
    scene.put("hacan", BEREG, pds=1)
    mark(scene.game, PDS_DISABLED, seat=0, subject=35, until=INVASION)
    fight(scene, HIT, MISS)
    assert scene.done


# Valkyrie Particle Weave


def test_valkyrie_particle_weave_answers_hits_with_one_more() -> None:
    scene = landing(2, 2, "letnev", "norr", "hacan")
    scene.technologies("norr", "valkyrie_particle_weave")
    fight(scene, HIT, MISS, MISS, HIT)
    assert scene.done
    assert scene.units("letnev", BEREG) == {}
    assert scene.units("norr", BEREG) == {"infantry": 1}


def test_valkyrie_particle_weave_adds_no_second_hit() -> None:
    scene = landing(3, 1, "letnev", "norr", "hacan")
    scene.technologies("norr", "valkyrie_particle_weave")
    fight(scene, HIT, MISS, MISS, MISS)
    assert scene.done
    assert scene.units("letnev", BEREG) == {"infantry": 2}


def test_valkyrie_particle_weave_is_silent_without_hits_of_the_opponent() -> None:
    scene = landing(2, 1, "letnev", "norr", "hacan")
    scene.technologies("norr", "valkyrie_particle_weave")
    fight(scene, MISS, MISS, HIT, MISS, HIT)
    assert [roll[2:] for roll in scene.rolled[:3]] == [(MISS, MISS), (HIT,), (MISS,)]


def test_notes_4_33e_valkyrie_particle_weave_works_although_a_grid_forbids_to_roll() -> None:
    """NOTES 33: it needs hits of the opponent, no dice of its own."""
    scene = landing(1, 1, "norr", "hacan", "letnev")
    scene.technologies("norr", "valkyrie_particle_weave")
    scene.technologies("hacan", "magen_defense_grid")
    scene.put("hacan", BEREG, pds=1)
    fight(scene, HIT)
    scene.choose("hacan", "play", "magen_defense_grid")
    assert scene.done
    assert scene.units("norr", BEREG) == {}
    assert scene.has("hacan", BEREG, "infantry") == 0


# Dacxive Animators


def test_dacxive_animators_place_an_infantry_after_a_victory() -> None:
    scene = landing(1, 1)
    scene.technologies("letnev", "dacxive_animators")
    fight(scene, HIT, MISS)
    assert scene.options() == (("play", "dacxive_animators"), ("pass",))
    scene.choose("letnev", "play", "dacxive_animators")
    assert scene.done
    assert scene.units("letnev", BEREG) == {"infantry": 2}


def test_dacxive_animators_do_nothing_for_the_loser() -> None:
    scene = landing(1, 1)
    scene.technologies("hacan", "dacxive_animators")
    fight(scene, HIT, MISS)
    assert scene.done


# Duranium Armor


def test_notes_4_34a_duranium_armor_repairs_one_unit_each_round() -> None:
    scene = stage({"dreadnought": 2, "carrier": 1}, {"carrier": 1})
    scene.technologies("letnev", "duranium_armor")
    scene.damage("letnev", VOID, "dreadnought")
    scene.damage("letnev", VOID, "dreadnought")
    combat(scene, MISS, MISS, HIT, MISS)
    assert scene.done
    assert scene.state.damaged[0][SPACE[VOID]].count(1) == 1
    assert scene.told("units_repaired") == [(0, "dreadnought", 1, SPACE[VOID])]


def test_duranium_armor_of_both_sides_ends_a_combat_in_which_nobody_could_lose_a_ship() -> None:
    """Two ships sustain in turn all that can hit them: the attacker has to retreat, and has nowhere to go."""
    both_have = ("duranium_armor", "non_euclidean_shielding")
    for faction_has in (both_have, both_have[1:]):
        scene = stage({"dreadnought": 2}, {"dreadnought": 2})
        scene.technologies("letnev", *faction_has)
        scene.technologies("hacan", *both_have)
        combat(scene, HIT, HIT, MISS, MISS)
        assert bool(scene.rolled) is (faction_has != both_have)


def test_notes_4_34d_duranium_armor_lets_its_owner_choose_the_unit() -> None:
    scene = stage({"dreadnought": 1, "flagship": 1}, {"carrier": 1}, factions=("sol", "hacan", "jolnar"))
    scene.technologies("sol", "duranium_armor")
    scene.damage("sol", VOID, "dreadnought")
    scene.damage("sol", VOID, "flagship")
    combat(scene, MISS, MISS, MISS, MISS)
    assert scene.options() == (
        ("repair", "flagship", SPACE[VOID]),
        ("repair", "dreadnought", SPACE[VOID]),
    )


def test_notes_4_34c_duranium_armor_does_not_repair_what_sustained_in_this_round() -> None:
    scene = stage({"dreadnought": 1}, {"carrier": 1})
    scene.technologies("letnev", "duranium_armor")
    combat(scene, MISS, HIT, HIT, MISS)
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.done
    kinds = [event.kind for event in scene.game.log]
    rolls = [at for at, kind in enumerate(kinds) if kind == "dice_rolled"]
    assert kinds.index("units_repaired") > rolls[2], "only in the second round"


def test_duranium_armor_repairs_an_old_damage_beside_a_new_one() -> None:
    scene = stage({"dreadnought": 2}, {"carrier": 1})
    scene.technologies("letnev", "duranium_armor")
    scene.damage("letnev", VOID, "dreadnought")
    combat(scene, HIT, MISS, HIT)
    scene.choose("letnev", "sustain", "dreadnought")
    assert scene.told("units_repaired") == [(0, "dreadnought", 1, SPACE[VOID])]
    assert scene.state.damaged[0][SPACE[VOID]].count(1) == 1


def test_duranium_armor_still_repairs_the_older_one_if_the_newly_damaged_is_destroyed() -> None:
    scene = stage({"dreadnought": 2}, {"carrier": 1})
    for _ in range(2):
        scene.damage("letnev", VOID, "dreadnought")
    mark(scene.game, SUSTAINED, seat=0, subject="dreadnought", until=COMBAT_ROUND)
    destroy_units(scene.game, 0, SPACE[VOID], "dreadnought", 1, "direct_hit", damaged=1, by=1)
    assert scene.state.marks == ()
