"""Ruling 4: ground forces that fight as ships beside The Alastor."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from tests.ti4.scene import Scene
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.control import ground_forces
from throneworld.imperium.limits import excess
from throneworld.ti4.tactical.space_combat import SpaceCombat


def alastor(infantry: int, opponents: dict[str, int], other: str = "hacan") -> Scene:
    """The flagship and ground forces in space, which may fight as ships."""
    sides = ("nekro", other, "jolnar")
    return stage({"flagship": 1, "infantry": infantry}, opponents, factions=sides)


def begin(scene: Scene, *rolls: int) -> None:
    """The combat begins; all ground forces are named."""
    combat(scene, *rolls)
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "all")


def test_notes_4_4b_ground_forces_fight_on_when_the_alastor_is_gone() -> None:
    scene = alastor(2, {"cruiser": 2})
    scene.damage("nekro", VOID, "flagship")
    begin(scene, *[MISS] * 4, HIT, MISS, HIT, HIT, MISS, MISS)
    scene.choose("nekro", "destroy", "flagship", 1)
    assert dice(scene)[-2:] == [(0, 2), (1, 2)]
    assert scene.told("space_combat_ends") == [(VOID, 0)]


def test_notes_4_4c_the_alastor_makes_ships_of_units_that_stay_ground_forces() -> None:
    """The planet is still held by them, and they go back to being nothing else when the combat ends."""
    scene = Scene("nekro", "hacan", "jolnar")
    scene.put("nekro", 35, flagship=1)
    scene.put("nekro", "bereg", infantry=2)
    scene.put("hacan", 35, carrier=1)
    scene.rolls(HIT, HIT, MISS, MISS, MISS)
    scene.play(SpaceCombat(attacker=0, defender=1, system=35))
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "all")
    assert scene.done
    assert ground_forces(scene.state, 0, "bereg") == 2
    assert not scene.state.marks


def test_notes_4_4c_courageous_to_the_end_answers_the_loss_of_a_ground_force_of_the_alastor() -> None:
    """It fell as a ship, though on a planet; two dice against its combat value of 8."""
    scene = Scene("nekro", "hacan", "jolnar")
    scene.put("nekro", 35, flagship=1)
    scene.put("nekro", "bereg", infantry=1)
    scene.put("hacan", 35, carrier=2)
    scene.damage("nekro", 35, "flagship")
    scene.hold("nekro", "courageous_to_the_end")
    scene.rolls(*[MISS] * 3, HIT, MISS, 8, 7)
    scene.play(SpaceCombat(attacker=0, defender=1, system=35))
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "all")
    scene.choose("nekro", "destroy_on", "infantry", 0, "bereg")
    scene.choose("nekro", "play", "courageous_to_the_end")
    assert scene.told("units_destroyed")[1] == (1, "carrier", 1, "35", 0, "courageous_to_the_end")


def test_notes_4_4c_a_ground_force_that_a_retreat_leaves_behind_was_no_ship_of_the_alastor() -> None:
    scene = stage({"cruiser": 1}, {"carrier": 1, "infantry": 5})
    scene.take("hacan", "mehar_xull")
    scene.hold("hacan", "courageous_to_the_end")
    combat(scene, MISS, MISS)
    scene.choose("hacan", "retreat")
    assert scene.done and len(scene.state.hands[1]) == 1
    assert scene.told("units_destroyed") == [(1, "infantry", 1, "47", -1, "capacity")]


def test_notes_4_4e_ground_forces_of_the_alastor_count_for_assault_cannon() -> None:
    scene = alastor(2, {"cruiser": 2})
    scene.technologies("nekro", "assault_cannon")
    begin(scene)
    assert scene.options("nekro") == (("play", "assault_cannon"), ("pass",))


def test_notes_4_4e_a_ground_force_of_the_alastor_may_be_lost_to_assault_cannon() -> None:
    scene = alastor(1, {"cruiser": 3})
    scene.technologies("hacan", "assault_cannon")
    combat(scene)
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "all")
    scene.choose("hacan", "play", "assault_cannon")
    assert scene.options("nekro") == (("destroy", "flagship", 0), ("destroy", "infantry", 0))


def test_notes_4_4f_ground_forces_of_the_alastor_count_for_salai_sai_corian() -> None:
    scene = alastor(3, {"flagship": 1}, "winnu")
    begin(scene, *[MISS] * 9)
    assert (1, 4) in dice(scene)


def test_notes_4_4g_ground_forces_of_the_alastor_do_not_count_against_the_fleet_pool() -> None:
    scene = alastor(3, {"cruiser": 1})
    scene.state.fleet[0] = 1
    begin(scene, *[MISS] * 5, HIT)
    assert scene.ask("nekro").prompt == "sustain_damage"
    assert big_ships(scene.state, 0, str(VOID)) == 4
    assert excess(scene.state, 0, VOID).fleet == 0


def test_notes_4_4h_a_ground_force_of_the_alastor_is_nothing_that_salvage_operations_produces() -> None:
    scene = alastor(2, {"cruiser": 1})
    scene.technologies("hacan", "salvage_operations")
    scene.damage("nekro", VOID, "flagship")
    begin(scene, *[MISS] * 4, HIT, *[MISS] * 3, HIT, MISS, HIT)
    scene.goods("hacan", 9)
    scene.choose("nekro", "destroy", "infantry", 0)
    scene.choose("nekro", "destroy", "flagship", 1)
    assert [option[1] for option in scene.options("hacan") if option[0] == "produce"] == ["flagship"]
