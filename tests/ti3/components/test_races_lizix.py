"""The Lizix Mindnet."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.planets import influence
from throneworld.imperium.production.supply import unit_weight
from throneworld.imperium.state import Load
from throneworld.ti3.edition import EDITION
from throneworld.ti3.steps.production import Build

BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "mecatol_rex",
    (1, 0): "home_lizix",
    (0, 1): "home_sol",
    (-1, 0): "saudor",
}


def stage() -> Scene:
    return Scene("lizix", "sol", "hacan", board=BOARD)


def test_lizix_1_dreadnoughts_are_better_and_carry_one() -> None:
    scene = stage()
    place = scene.place("space:saudor")
    for purpose in ("combat", "bombardment"):
        assert combat_modifier(scene.state, 0, "dreadnought", place, purpose) == 1
        assert combat_modifier(scene.state, 1, "dreadnought", place, purpose) == 0
    ship = Load("dreadnought", 0, EDITION.none)
    for kind, room in (("ground_force", 1), ("shock_troop", 1), ("pds", 1), ("fighter", 1)):
        assert room_for(scene.state, 0, ship, kind) == room
        assert room_for(scene.state, 1, ship, kind) == 0
    assert room_for(scene.state, 0, ship, "mechanized_unit") == 0


def test_lizix_2_troops_have_one_more_and_two_beside_a_mechanized_unit_that_attacks() -> None:
    scene = stage()
    scene.put("lizix", "saudor", ground_force=1)
    assert combat_modifier(scene.state, 0, "ground_force", "saudor") == 1
    assert combat_modifier(scene.state, 0, "mechanized_unit", "saudor") == 0
    scene.put("lizix", "saudor", mechanized_unit=1)
    assert combat_modifier(scene.state, 0, "ground_force", "saudor") == 2
    assert combat_modifier(scene.state, 0, "shock_troop", "saudor") == 2
    scene.take("lizix", "saudor")
    assert combat_modifier(scene.state, 0, "shock_troop", "saudor") == 1
    assert combat_modifier(scene.state, 1, "ground_force", "saudor") == 0


def test_lizix_2_troops_attack_as_well_in_a_turn_of_somebody_else() -> None:
    """Whoever takes a Tactical Action there stands for the active player (ruling 198)."""
    scene = stage()
    scene.put("lizix", "saudor", ground_force=1, mechanized_unit=1)
    scene.state.active = 1
    assert combat_modifier(scene.state, 0, "ground_force", "saudor") == 2


def test_lizix_2_troops_take_two_of_the_capacity() -> None:
    scene = stage()
    assert [unit_weight(scene.state, 0, kind) for kind in ("ground_force", "shock_troop", "pds")] == [2, 2, 1]
    assert unit_weight(scene.state, 1, "ground_force") == 1
    scene.put("lizix", "zero_zero_zero", space_dock=1)
    scene.play(Build(seat=0, system=scene.system("home_lizix"), at_most=3))
    scene.choose("lizix", "produce", "ground_force", "zero_zero_zero")
    produce = ("produce", "ground_force", "zero_zero_zero")
    scene.refuses("lizix", *produce, rule="SA-8.11.5", key="production_limit")


def test_lizix_3_mecatol_rex_has_more_influence_for_lizix() -> None:
    scene = stage()
    scene.take("sol", "mecatol_rex")
    assert influence(scene.state, "mecatol_rex") == 6
    scene.take("lizix", "mecatol_rex")
    assert influence(scene.state, "mecatol_rex") == 8
