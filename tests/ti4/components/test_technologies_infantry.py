"""Infantry II, Letani Warrior II and Spec Ops II come back after they were destroyed."""

from __future__ import annotations

import pytest

from tests.ti4.scene import Scene
from throneworld.imperium.combat.casualties import AssignHits
from throneworld.imperium.verbs.units import remove_units
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.state import SPACE
from throneworld.ti4.tactical.ground_combat import GroundCombat

BEREG = "bereg"


def lost(faction: str, technology: str, *rolls: int) -> Scene:
    """As many infantry as there are rolls are destroyed by hits."""
    scene = Scene(faction, "letnev", "jolnar")
    scene.technologies(faction, technology)
    scene.put(faction, BEREG, infantry=len(rolls))
    scene.rolls(*rolls)
    scene.play(AssignHits(seat=0, place=BEREG, hits=len(rolls), by=1))
    return scene


def test_notes_4_32a_infantry_2_rests_on_its_card_on_a_six_or_more() -> None:
    scene = lost("hacan", "infantry_2", 5, 6, 10)
    assert scene.rolled == [(0, "respawn", 5, 6, 10)]
    assert scene.state.resting == [2, 0, 0]
    assert scene.units("hacan", BEREG) == {}


def test_notes_4_32b_letani_warrior_2_rests_on_a_six_or_more() -> None:
    assert lost("arborec", "letani_warrior_2", 5, 6).state.resting[0] == 1


def test_notes_4_32b_spec_ops_2_rests_on_a_five_or_more() -> None:
    assert lost("sol", "spec_ops_2", 4, 5, 6).state.resting[0] == 2


def test_notes_4_32c_spec_ops_2_comes_home_at_the_start_of_the_next_turn() -> None:
    scene = lost("sol", "spec_ops_2", 5, 6)
    scene.play(Turn(seat=0))
    assert scene.units("sol", "jord") == {"infantry": 2}
    assert scene.state.resting[0] == 0
    assert scene.ask().prompt == "choose_action"


def test_infantry_2_is_placed_one_by_one_if_there_are_several_planets() -> None:
    scene = lost("hacan", "infantry_2", 6, 6)
    scene.play(Turn(seat=0))
    places = ("hercant", "arretze", "kamdorn")
    assert scene.options() == tuple(("place", "infantry", place) for place in places)
    scene.choose("hacan", "place", "infantry", "hercant")
    scene.choose("hacan", "place", "infantry", "kamdorn")
    assert scene.units("hacan", "hercant") == scene.units("hacan", "kamdorn") == {"infantry": 1}


def test_notes_4_32d_letani_warrior_2_goes_to_the_reinforcements_without_a_home_planet() -> None:
    scene = lost("arborec", "letani_warrior_2", 6)
    scene.take("letnev", "nestphar")
    scene.play(Turn(seat=0))
    assert scene.state.resting[0] == 0
    assert scene.state.units[0] == {}


def test_notes_4_32c_infantry_2_waits_through_the_turns_of_others() -> None:
    scene = lost("hacan", "infantry_2", 6)
    scene.play(Turn(seat=1))
    assert scene.state.resting[0] == 1


def test_infantry_2_rolls_for_the_casualties_of_a_combat_as_they_fall() -> None:
    scene = Scene("hacan", "letnev", "jolnar")
    scene.technologies("hacan", "infantry_2")
    scene.put("hacan", BEREG, infantry=1)
    scene.put("letnev", BEREG, infantry=1)
    scene.rolls(1, 10, 7)
    scene.play(GroundCombat(attacker=0, defender=1, planet=BEREG))
    assert scene.done
    assert scene.state.resting == [1, 0, 0]


def test_notes_4_32e_infantry_2_that_is_only_removed_does_not_roll() -> None:
    scene = Scene("hacan", "letnev", "jolnar")
    scene.technologies("hacan", "infantry_2")
    scene.put("hacan", BEREG, infantry=1)
    remove_units(scene.game, 0, BEREG, "infantry", 1, "test")
    assert scene.rolled == []


def test_infantry_2_does_not_roll_for_ships() -> None:
    scene = Scene("hacan", "letnev", "jolnar")
    scene.technologies("hacan", "infantry_2")
    scene.put("hacan", 47, cruiser=1)
    scene.play(AssignHits(seat=0, place=SPACE[47], hits=1, by=1))
    assert scene.rolled == []


@pytest.mark.parametrize("order", [("infantry_2", "spec_ops_2"), ("spec_ops_2", "infantry_2")])
def test_spec_ops_2_and_infantry_2_of_one_player_roll_once(order: tuple[str, str]) -> None:
    """RR 86.1: of two upgrades the one gained last counts; only the Nekro Virus can have both."""
    scene = Scene("nekro", "letnev", "jolnar")
    scene.technologies("nekro", *order)
    scene.put("nekro", BEREG, infantry=1)
    scene.rolls(5)
    scene.play(AssignHits(seat=0, place=BEREG, hits=1, by=1))
    assert len(scene.rolled) == 1
    assert scene.state.resting[0] == int(order[1] == "spec_ops_2")
    scene.play(Turn(seat=0))
    assert scene.state.resting[0] == 0
