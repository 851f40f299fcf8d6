"""What changes dice and what does not, and losses that are no hits."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from tests.ti4.components.test_directives import decide
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.marks import COMBAT, COMBAT_ROUND, mark
from throneworld.ti4.tactical.bombardment import Bombardment
from throneworld.ti4.tactical.space_cannon import SpaceCannonDefense, SpaceCannonOffense


def favoured(scene: Scene, seat: int = 0) -> Scene:
    """A player has +3 to all his combat rolls, may reroll them, and owns the Crown of Thalnos."""
    mark(scene.game, COMBAT_BONUS, seat=seat, subject=3, until=COMBAT)
    mark(scene.game, REROLLS, seat=seat, subject="war_funding", until=COMBAT_ROUND)
    scene.law("the_crown_of_thalnos", seat)
    return scene


def test_notes_3_8_combat_modifiers_and_rerolls_leave_a_barrage_alone() -> None:
    scene = favoured(stage({"destroyer": 1}, {"cruiser": 1, "fighter": 1}))
    combat(scene, 8, 8, MISS)
    assert scene.rolled[0] == (0, "barrage", 8, 8)
    assert scene.has("hacan", VOID, "fighter") == 1
    assert scene.ask("letnev").prompt == "reroll_dice"
    assert scene.rolled[-1][:2] == (0, "combat"), "the first reroll is of combat dice"


def test_notes_3_8_combat_modifiers_and_rerolls_leave_a_bombardment_alone() -> None:
    scene = favoured(Scene("norr", "hacan", "jolnar"))
    scene.put("norr", 35, dreadnought=1)
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(3, 3)
    scene.play(Bombardment(seat=0, system=35))
    scene.choose("norr", "bombard", "dreadnought", "bereg")
    assert scene.done and scene.has("hacan", "bereg", "infantry") == 1


def test_notes_3_8_combat_modifiers_and_rerolls_leave_space_cannons_alone() -> None:
    scene = favoured(Scene("hacan", "norr", "jolnar"), seat=1)
    scene.put("norr", "bereg", pds=1)
    scene.put("hacan", 35, cruiser=1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(5, 5)
    scene.play(SpaceCannonOffense(seat=0, system=35), SpaceCannonDefense(seat=0, planet="bereg"))
    for _ in range(2):
        scene.choose("norr", "fire", 0)
    assert scene.done and len(scene.rolled) == 2
    assert scene.units("hacan", 35) == {"cruiser": 1} and scene.has("hacan", "bereg", "infantry") == 1


def test_notes_3_8_combat_modifiers_and_rerolls_leave_an_ambush_alone() -> None:
    scene = favoured(stage({"cruiser": 1}, {"cruiser": 2}, factions=("mentak", "hacan", "jolnar")))
    combat(scene, 6, MISS, MISS, MISS)
    scene.choose("mentak", "play", "ambush")
    assert dice(scene, "ambush") == [(0, 1)]
    assert scene.told("units_destroyed") == []
    assert scene.rolled[-1][:2] == (0, "combat"), "the first reroll is of combat dice"


def test_notes_3_8_combat_modifiers_and_rerolls_leave_courageous_to_the_end_alone() -> None:
    scene = stage({"dreadnought": 2}, {"cruiser": 1})
    scene.hold("hacan", "courageous_to_the_end")
    favoured(scene, seat=1)
    combat(scene, HIT, MISS, MISS, 6, 4)
    scene.choose("hacan", "done")
    scene.choose("hacan", "pass")
    scene.choose("hacan", "play", "courageous_to_the_end")
    assert scene.done
    assert scene.rolled[-1] == (1, "courageous_to_the_end", 6, 4)
    assert scene.units("letnev", VOID) == {"dreadnought": 2}


def test_notes_3_8_combat_modifiers_and_rerolls_leave_the_ixthian_artifact_alone() -> None:
    scene = favoured(senate("ixthian_artifact"))
    scene.put("sol", 18, cruiser=1)
    scene.rolls(5)
    decide(scene, "for")
    assert scene.done
    assert scene.rolled == [(0, "ixthian_artifact", 5)]
    assert scene.units("sol", 18) == {}


# Losses that are no hits


def test_notes_3_9_who_has_to_destroy_a_ship_can_neither_sustain_nor_cancel_it() -> None:
    scene = stage({"cruiser": 3}, {"dreadnought": 2})
    scene.technologies("letnev", "assault_cannon")
    scene.hold("hacan", "shields_holding")
    combat(scene, *(MISS,) * 5)
    scene.choose("letnev", "play", "assault_cannon")
    lost = [event for event in scene.told("units_destroyed") if event[0] == 1]
    assert [event[:3] for event in lost] == [(1, "dreadnought", 1)]
    assert scene.told("damage_sustained") == []
    assert len(scene.state.hands[1]) == 1


def test_notes_3_9_a_ship_that_courageous_to_the_end_takes_does_not_sustain() -> None:
    scene = stage({"dreadnought": 1, "cruiser": 1}, {"cruiser": 1})
    scene.hold("hacan", "courageous_to_the_end")
    scene.hold("letnev", "shields_holding")
    combat(scene, HIT, MISS, MISS, HIT, MISS)
    scene.choose("hacan", "play", "courageous_to_the_end")
    assert scene.options("letnev") == (("destroy", "dreadnought", 0), ("destroy", "cruiser", 0))
    scene.choose("letnev", "destroy", "dreadnought", 0)
    assert scene.units("letnev", VOID) == {"cruiser": 1}


# Bombardment


def besieged(*technologies: str) -> Scene:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.technologies("letnev", *technologies)
    scene.put("letnev", 35, dreadnought=2)
    for planet, infantry in (("bereg", 1), ("lirta_iv", 2)):
        scene.take("hacan", planet)
        scene.put("hacan", planet, infantry=infantry)
    return scene


def test_notes_3_18a_a_target_that_is_already_cleared_cannot_be_changed_after_the_roll() -> None:
    scene = besieged()
    scene.rolls(HIT, HIT)
    scene.play(Bombardment(seat=0, system=35))
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.done, "the second hit on Bereg is lost"
    assert scene.has("hacan", "bereg", "infantry") == 0
    assert scene.has("hacan", "lirta_iv", "infantry") == 2


def test_notes_3_18b_plasma_scoring_adds_one_die_to_the_step_and_not_one_for_each_planet() -> None:
    scene = besieged("plasma_scoring")
    scene.rolls(MISS, MISS, MISS)
    scene.play(Bombardment(seat=0, system=35))
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "bombard", "dreadnought", "lirta_iv")
    scene.choose("letnev", "extra_die", "dreadnought", "lirta_iv")
    assert dice(scene, "bombardment") == [(0, 1), (0, 2)]
