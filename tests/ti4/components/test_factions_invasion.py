"""Abilities of single factions on the ground: ground combat, and planets that change hands."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.owning import SILENCED
from throneworld.ti4.cards.invasion import BOMBARDMENT_PENALTY
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_combat import GroundCombat

PASS = ("pass",)
HIT, MISS = 10, 1


# Assimilate


def conquest(**structures: int) -> Scene:
    scene = Scene("l1z1x", "hacan", "sol")
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", **structures)
    scene.put("l1z1x", "bereg", infantry=1)
    return scene


def test_notes_4_19a_assimilate_replaces_the_structures_of_a_planet_that_is_gained() -> None:
    scene = conquest(space_dock=1, pds=2)
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done
    assert scene.units("l1z1x", "bereg") == {"infantry": 1, "space_dock": 1, "pds": 2}
    assert scene.units("hacan", "bereg") == {}
    assert not scene.told("units_destroyed")


def test_assimilate_takes_only_what_is_in_the_reinforcements() -> None:
    scene = conquest(space_dock=1, pds=1)
    for planet in ("000", "lirta_iv", "arnor"):
        scene.put("l1z1x", planet, space_dock=1)
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done
    assert scene.units("l1z1x", "bereg") == {"infantry": 1, "pds": 1}
    assert scene.told("units_destroyed") == [(1, "space_dock", 1, "bereg", 0, "overrun")]


def test_notes_4_19b_assimilate_keeps_to_the_limits_of_a_planet() -> None:
    scene = conquest(pds=2)
    scene.put("l1z1x", "bereg", pds=1)
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.has("l1z1x", "bereg", "pds") == 2
    assert scene.told("units_destroyed") == [(1, "pds", 1, "bereg", 0, "overrun")]


def test_assimilate_is_of_no_use_to_others() -> None:
    scene = conquest(pds=1)
    scene.put("sol", "bereg", infantry=1)
    scene.play(GainControl(seat=2, planet="bereg"))
    assert scene.units("sol", "bereg") == {"infantry": 1}


# Harrow


def harrow(defenders: int = 3, **ships: int) -> Scene:
    scene = Scene("l1z1x", "hacan", "sol")
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", infantry=defenders)
    scene.put("l1z1x", "bereg", infantry=1)
    scene.put("l1z1x", 35, **ships)
    return scene


def test_harrow_bombards_the_planet_at_the_end_of_a_round() -> None:
    scene = harrow(dreadnought=2)
    scene.rolls(*[MISS] * 4, HIT, HIT)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.options("l1z1x") == (("play", "harrow"), PASS)
    scene.choose("l1z1x", "play", "harrow")
    assert scene.told("bombarded") == [(0, "bereg", 2)]
    assert scene.told("units_destroyed")[0] == (1, "infantry", 2, "bereg", 0, "bombardment")


def test_notes_4_18b_harrow_is_used_in_the_round_in_which_the_last_own_infantry_died() -> None:
    scene = harrow(defenders=1, dreadnought=1)
    scene.rolls(MISS, HIT, HIT)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    scene.choose("l1z1x", "play", "harrow")
    assert scene.told("ground_combat_ends") == [("bereg", -1)]


def test_notes_4_18c_harrow_is_kept_off_by_planetary_shield() -> None:
    scene = harrow(defenders=1, dreadnought=1)
    scene.put("hacan", "bereg", pds=1)
    scene.rolls(HIT, MISS)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.done
    assert not scene.told("bombarded")


def test_notes_4_18d_harrow_is_hindered_by_a_bunker() -> None:
    scene = harrow(dreadnought=1)
    mark(scene.game, BOMBARDMENT_PENALTY, seat=1, subject=-4, until=TACTICAL_ACTION)
    scene.rolls(*[MISS] * 4, 8)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    scene.choose("l1z1x", "play", "harrow")
    assert scene.told("bombarded") == [(0, "bereg", 0)]


def test_notes_4_18a_harrow_is_for_the_active_player_only() -> None:
    scene = Scene("hacan", "l1z1x", "sol")
    scene.put("l1z1x", "bereg", infantry=1)
    scene.put("l1z1x", 35, dreadnought=1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(MISS, MISS, HIT, MISS)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.done


# Scavenge


def test_scavenge_gains_a_trade_good_for_each_planet() -> None:
    scene = Scene("saar", "hacan", "sol")
    scene.play(GainControl(seat=0, planet="bereg"), GainControl(seat=0, planet="lirta_iv"))
    assert scene.state.trade_goods == [2, 0, 0]
    scene.play(GainControl(seat=1, planet="bereg"))
    assert scene.state.trade_goods == [2, 0, 0]


# Reclamation


def reclamation() -> Scene:
    scene = Scene("winnu", "hacan", "sol")
    scene.state.custodians = False
    scene.put("winnu", 18, carrier=1, infantry=2)
    return scene


def land_on_mecatol(scene: Scene) -> None:
    scene.play(TacticalAction(seat=0, system=18))
    while scene.game.asks and scene.ask().prompt != "window":
        options = scene.options("winnu")
        landing = [each for each in options if each[0] in ("commit", "land")]
        scene.choose("winnu", *(landing or [("done",)])[0])


def test_reclamation_places_a_pds_and_a_space_dock_on_mecatol_rex() -> None:
    scene = reclamation()
    land_on_mecatol(scene)
    assert scene.options("winnu") == (("play", "reclamation"), PASS)
    scene.choose("winnu", "play", "reclamation")
    assert scene.has("winnu", "mecatol_rex", "pds") == scene.has("winnu", "mecatol_rex", "space_dock") == 1
    assert scene.done
    assert not scene.state.marks


def test_reclamation_is_not_offered_when_mecatol_rex_was_held_before() -> None:
    scene = reclamation()
    scene.take("winnu", "mecatol_rex")
    land_on_mecatol(scene)
    assert scene.done


def test_reclamation_lets_a_dock_be_taken_off_the_board_if_none_is_left() -> None:
    scene = reclamation()
    for planet in ("winnu", "bereg", "arnor"):
        scene.put("winnu", planet, space_dock=1)
    land_on_mecatol(scene)
    scene.choose("winnu", "play", "reclamation")
    assert scene.options("winnu") == (("place", "space_dock", "mecatol_rex"), ("done",))
    scene.choose("winnu", "done")
    assert scene.units("winnu", "mecatol_rex")["pds"] == 1
    assert scene.done


# Indoctrination


def convert(influence: int = 2, theirs: int = 2) -> Scene:
    scene = Scene("yin", "hacan", "sol")
    scene.state.exhausted = ("darien",)
    scene.goods("yin", influence)
    scene.put("yin", "bereg", infantry=1)
    scene.put("hacan", "bereg", infantry=theirs)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    return scene


def test_indoctrination_replaces_an_opposing_infantry_for_two_influence() -> None:
    scene = convert()
    assert scene.options("yin") == (("play", "indoctrination"), PASS)
    scene.rolls(*[MISS] * 3)
    scene.choose("yin", "play", "indoctrination")
    assert scene.state.trade_goods[0] == 0
    assert scene.told("units_removed") == [(1, "infantry", 1, "bereg", "indoctrination")]
    assert scene.told("units_placed") == [(0, "infantry", 1, "bereg", "indoctrination")]


def test_indoctrination_of_the_last_one_ends_the_combat() -> None:
    scene = convert(theirs=1)
    scene.choose("yin", "play", "indoctrination")
    assert scene.done
    assert scene.told("ground_combat_ends") == [("bereg", 0)]
    assert not scene.rolled


def test_indoctrination_has_to_be_paid_for() -> None:
    scene = convert(influence=1, theirs=0)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(HIT, MISS)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.done
    assert not scene.told("played")


def test_indoctrination_is_shut_off_by_greyfire_mutagen() -> None:
    scene = Scene("yin", "hacan", "sol")
    mark(scene.game, SILENCED, seat=0, until=TACTICAL_ACTION)
    scene.put("yin", "bereg", infantry=1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(HIT, MISS)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.done
