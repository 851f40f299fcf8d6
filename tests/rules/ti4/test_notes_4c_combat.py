"""NOTES 4.33 to 4.36: defence grids, armour, what comes before a space combat, and a flagship's dice."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage, watch
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import Clause
from throneworld.ti4.state import SPACE
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_combat import GroundCombat

BEREG, WORMHOLE = "bereg", 39
GRID = "magen_defense_grid"


# Magen Defense Grid


class Dismantle(Effect, frozen=True):
    """The only PDS is gone before the round is over."""

    def run(self, game: Game) -> None:
        destroy_units(game, 1, BEREG, "pds", 1, "test")


def besieged(attacker: str, *more: Clause, defenders: int = 2, **ships: int) -> Scene:
    """Hacan have a grid and a PDS on Bereg, where the attacker has landed one infantry."""
    scene = Scene(attacker, "hacan", "sol", listeners=(*ALL, *more))
    scene.technologies("hacan", GRID)
    scene.take("hacan", BEREG)
    scene.put("hacan", BEREG, infantry=defenders, pds=1)
    scene.put(attacker, BEREG, infantry=1)
    scene.put(attacker, 35, **ships)
    return scene


def land(scene: Scene, *rolls: int) -> None:
    scene.rolls(*rolls)
    scene.play(GroundCombat(attacker=0, defender=1, planet=BEREG))


def test_notes_4_33c_magen_defense_grid_fails_below_arc_secundus() -> None:
    scene = besieged("letnev", defenders=1, flagship=1)
    land(scene, HIT, MISS)
    assert scene.done
    assert scene.state.exhausted_technologies[1] == ()


def test_notes_4_33d_harrow_is_no_combat_roll_that_a_grid_forbids() -> None:
    """The shield itself would keep the bombardment off; here it is lost while the grid still holds."""
    scene = besieged("l1z1x", watch("ground_combat_rolls_after", Dismantle()), dreadnought=1)
    land(scene, MISS, MISS, HIT)
    scene.choose("hacan", "play", GRID)
    assert [roll[0] for roll in scene.rolled] == [1], "the attacker makes no combat roll"
    scene.choose("l1z1x", "play", "harrow")
    assert scene.told("bombarded") == [(0, BEREG, 1)]


# Duranium Armor


def armoured(attackers: Mapping[str, int]) -> Scene:
    scene = stage(attackers, {"carrier": 1})
    scene.technologies("letnev", "duranium_armor")
    return scene


def test_notes_4_34b_duranium_armor_repairs_only_what_takes_part_in_the_combat() -> None:
    scene = armoured({"dreadnought": 1})
    scene.put("letnev", 50, dreadnought=1)
    scene.damage("letnev", 50, "dreadnought")
    combat(scene, MISS, MISS, HIT, MISS)
    assert scene.done
    assert scene.told("units_repaired") == []
    assert list(scene.state.damaged[0]) == [SPACE[50]]


def test_notes_4_34e_duranium_armor_repairs_what_space_cannons_damaged_before() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.technologies("letnev", "duranium_armor")
    scene.put("hacan", BEREG, pds=1)
    scene.put("hacan", 35, carrier=1)
    scene.put("letnev", 22, dreadnought=1)
    scene.rolls(HIT, MISS, MISS, HIT, MISS)
    scene.play(TacticalAction(seat=0, system=35))
    scene.choose("letnev", "ship", "dreadnought", 22, 0)
    scene.choose("hacan", "fire", 0)
    scene.choose("letnev", "sustain", "dreadnought")
    kinds = [event.kind for event in scene.game.log]
    assert kinds.count("units_repaired") == 1
    rolls = [at for at, kind in enumerate(kinds) if kind == "dice_rolled"]
    assert rolls[2] < kinds.index("units_repaired") < rolls[3], "at the end of the first round"


# The start of a space combat


def before(one: str, other: str, mine: Mapping[str, int], theirs: Mapping[str, int], at: int = VOID) -> Scene:
    return stage(mine, theirs, factions=(one, other, "jolnar"), system=at)


def offered(scene: Scene) -> tuple[int, set[str]]:
    """Who is asked, and what he may play."""
    return scene.ask().seat, {str(option[1]) for option in scene.options() if option[0] == "play"}


def test_notes_4_35a_abilities_before_a_combat_come_one_by_one_in_turn_the_attacker_first() -> None:
    scene = before("mentak", "hacan", {"cruiser": 4}, {"cruiser": 4})
    for faction in ("mentak", "hacan"):
        scene.technologies(faction, "assault_cannon")
    combat(scene, MISS, MISS)
    assert offered(scene) == (0, {"ambush", "assault_cannon"})
    scene.choose("mentak", "play", "ambush")
    scene.choose("mentak", "fire", "cruiser")
    assert offered(scene) == (1, {"assault_cannon"})
    scene.choose("hacan", "play", "assault_cannon")
    assert offered(scene) == (0, {"assault_cannon"}), "three ships are left"


def test_notes_4_35a_antivirus_and_the_alastor_take_their_turns_among_them() -> None:
    scene = before("sol", "nekro", {"cruiser": 1}, {"flagship": 1, "infantry": 1})
    scene.note("sol", "antivirus", "nekro")
    combat(scene)
    assert offered(scene) == (0, {"antivirus"})
    scene.choose("sol", "play", "antivirus")
    assert offered(scene) == (1, {"the_alastor"})
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "all")
    assert scene.told("ground_forces_named") == [(1, SPACE[VOID])]


def test_notes_4_35c_dimensional_splicer_lets_no_other_ship_sustain_its_hit() -> None:
    scene = before("creuss", "hacan", {"cruiser": 1}, {"dreadnought": 1, "carrier": 1}, WORMHOLE)
    scene.technologies("creuss", "dimensional_splicer")
    combat(scene, MISS, MISS, MISS, system=WORMHOLE)
    scene.choose("creuss", "play", "dimensional_splicer")
    scene.choose("creuss", "hit", "carrier", 0)
    assert scene.told("units_destroyed")[0][:2] == (1, "carrier")
    assert scene.told("damage_sustained") == []


@pytest.mark.parametrize("attacker", ["mentak", "yin"])
def test_notes_4_35d_hits_of_ambush_and_impulse_core_are_assigned_by_the_victim(attacker: str) -> None:
    scene = before(attacker, "hacan", {"cruiser": 1}, {"carrier": 1, "destroyer": 1, "fighter": 1})
    if attacker == "yin":
        scene.technologies("yin", "impulse_core")
    combat(scene, HIT)
    scene.choose(attacker, "play", "ambush" if attacker == "mentak" else "impulse_core")
    big = {("destroy", "carrier", 0), ("destroy", "destroyer", 0)}
    fighters = {("destroy", "fighter", 0)} if attacker == "mentak" else set()
    assert scene.ask().seat == 1
    assert set(scene.options()) == {*big, *fighters, ("for_me",)}


def test_notes_4_35e_a_side_that_impulse_core_leaves_without_ships_has_lost() -> None:
    scene = before("yin", "hacan", {"destroyer": 2}, {"carrier": 1, "infantry": 2})
    scene.technologies("yin", "impulse_core")
    combat(scene)
    scene.choose("yin", "play", "impulse_core")
    assert scene.done
    assert scene.told("space_combat_ends") == [(VOID, 0)]
    assert dice(scene) == []


# Salai Sai Corian


def winnu(theirs: Mapping[str, int], *rolls: int) -> Scene:
    factions = ("winnu", "hacan", "sol")
    scene = stage({"flagship": 1}, theirs, factions=factions)
    scene.law("the_crown_of_thalnos", 0)
    return combat(scene, *rolls)


def test_notes_4_36a_salai_sai_corian_counts_the_opposing_ships_anew_in_each_round() -> None:
    scene = winnu({"carrier": 2, "fighter": 1}, HIT, MISS, MISS, MISS, MISS)
    scene.choose("winnu", "pass")
    scene.choose("hacan", "destroy", "carrier", 0)
    assert dice(scene)[0] == (0, 2)
    assert [roll for roll in dice(scene) if roll[0] == 0][1] == (0, 1)


def test_notes_4_36c_salai_sai_corian_rerolls_what_it_rolled_under_the_crown_of_thalnos() -> None:
    scene = winnu({"cruiser": 3}, HIT, MISS, MISS, HIT, MISS, MISS, MISS)
    scene.choose("winnu", "play", "the_crown_of_thalnos")
    assert {option for option in scene.options() if option[0] == "reroll"} == {
        ("reroll", "flagship", HIT, 1),
        ("reroll", "flagship", MISS, 1),
    }
    scene.choose("winnu", "reroll_misses")
    assert dice(scene, "the_crown_of_thalnos") == [(0, 2)]
    assert scene.told("units_destroyed")[0] == (1, "cruiser", 2, SPACE[VOID], 0, "combat")
