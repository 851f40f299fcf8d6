"""The Nekro Virus in combat: what it learns from others, and ground forces that fight as ships."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, dice, stage
from tests.ti4.scene import Scene
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.owning import SILENCED
from throneworld.imperium.verbs.units import destroy_units
from throneworld.ti4.tactical.ground_ships import FIGHTS_AS_SHIP
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.verbs.notes import play_note_to_area

PASS = ("pass",)


# Technological Singularity


def singularity(attackers: dict[str, int], defenders: dict[str, int]) -> Scene:
    sides = ("nekro", "hacan", "jolnar")
    scene = stage(attackers, defenders, factions=sides)
    scene.technologies("nekro", "valefar_assimilator_x", "valefar_assimilator_y")
    scene.technologies("hacan", "sarween_tools", "production_biomes")
    return scene


def test_technological_singularity_gains_a_technology_of_the_opponent() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 1})
    combat(scene, HIT, MISS)
    scene.choose("nekro", "play", "technological_singularity")
    assert scene.options("nekro") == (
        ("gain", "sarween_tools"),
        ("assimilate", "production_biomes", "valefar_assimilator_x"),
        ("assimilate", "production_biomes", "valefar_assimilator_y"),
    )
    scene.choose("nekro", "gain", "sarween_tools")
    assert "sarween_tools" in scene.state.technologies[0]


def test_technological_singularity_copies_a_faction_technology() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 1})
    combat(scene, HIT, MISS)
    scene.choose("nekro", "play", "technological_singularity")
    scene.choose("nekro", "assimilate", "production_biomes", "valefar_assimilator_y")
    assert scene.state.assimilated == {"valefar_assimilator_y": "production_biomes"}
    assert scene.done


def test_notes_4_1h_technological_singularity_is_used_once_in_a_combat() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 2})
    combat(scene, HIT, MISS, MISS, HIT, MISS)
    scene.choose("nekro", "play", "technological_singularity")
    scene.choose("nekro", "gain", "sarween_tools")
    assert scene.done
    assert scene.units("hacan", VOID) == {}
    assert not scene.state.marks


def test_technological_singularity_may_wait_for_another_unit() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 2})
    combat(scene, HIT, MISS, MISS, HIT, MISS)
    scene.choose("nekro", "pass")
    assert scene.options("nekro") == (("play", "technological_singularity"), PASS)


def test_technological_singularity_is_of_no_use_against_the_holder_of_antivirus() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 1})
    play_note_to_area(scene.game, 1, scene.note("hacan", "antivirus", "nekro"))
    combat(scene, HIT, MISS)
    assert scene.done


def test_technological_singularity_needs_a_combat_of_its_owner() -> None:
    scene = singularity({}, {"carrier": 2})
    scene.put("jolnar", VOID, cruiser=2)
    destroy_units(scene.game, 1, str(VOID), "carrier", 1, "test")
    scene.game.proceed()
    assert scene.done
    scene.rolls(MISS, HIT, HIT)
    scene.play(SpaceCombat(attacker=1, defender=2, system=VOID))
    assert scene.told("space_combat_ends") == [(VOID, 2)]


def test_technological_singularity_needs_something_that_he_lacks() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 1})
    scene.state.technologies[1] = ()
    combat(scene, HIT, MISS)
    assert scene.done


def test_technological_singularity_counts_what_is_lost_for_want_of_room() -> None:
    scene = singularity({"cruiser": 1}, {"carrier": 1, "infantry": 1})
    combat(scene, HIT, MISS)
    scene.choose("nekro", "pass")
    assert scene.told("units_destroyed")[-1] == (1, "infantry", 1, "47", -1, "capacity")
    assert scene.options("nekro") == (("play", "technological_singularity"), PASS)


# The Alastor


def alastor(**troops: int) -> Scene:
    sides = ("nekro", "hacan", "jolnar")
    return stage({"flagship": 1, **troops}, {"carrier": 2}, factions=sides)


def test_the_alastor_lets_ground_forces_fight_as_ships() -> None:
    scene = combat(alastor(infantry=2), *[HIT] * 4, MISS, MISS)
    scene.choose("nekro", "play", "the_alastor")
    assert scene.options("nekro") == (("fight_as_ship", "47"), ("all",), ("done",))
    scene.choose("nekro", "all")
    assert dice(scene)[:2] == [(0, 2), (0, 2)]
    assert scene.done
    assert not scene.state.marks


def test_notes_4_4a_the_alastor_names_ground_forces_on_planets_one_by_one() -> None:
    scene = Scene("nekro", "hacan", "jolnar")
    scene.put("nekro", 35, flagship=1, infantry=1)
    scene.put("nekro", "bereg", infantry=2)
    scene.put("hacan", 35, carrier=1)
    scene.play(SpaceCombat(attacker=0, defender=1, system=35))
    scene.choose("nekro", "play", "the_alastor")
    scene.choose("nekro", "fight_as_ship", "bereg")
    scene.rolls(MISS, MISS, MISS, HIT)
    scene.choose("nekro", "done")
    named = [each.subject for each in scene.state.marks if each.kind == FIGHTS_AS_SHIP]
    assert named == ["bereg"]
    scene.choose("nekro", "done")
    assert ("destroy_on", "infantry", 0, "bereg") in scene.options("nekro")
    assert ("destroy", "infantry", 0) not in scene.options("nekro")


def test_the_alastor_is_not_offered_without_ground_forces() -> None:
    scene = combat(alastor(), *[HIT] * 2, MISS, MISS)
    assert scene.done


def test_the_alastor_counts_even_when_faction_abilities_are_silenced() -> None:
    scene = alastor(infantry=1)
    mark(scene.game, SILENCED, seat=0, until=GAME)
    combat(scene)
    assert scene.options("nekro") == (("play", "the_alastor"), PASS)
