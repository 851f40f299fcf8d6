"""Rulings 15, 18 and 19: fighters that land, bombardment in ground combat, structures that change sides."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.board import all_systems
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.invasion import Invasion

HIT, MISS = 10, 1
BEREG = SYSTEM["bereg"]
PASS = ("pass",)


def invasion(invader: str, *rolls: int, **ships: int) -> Scene:
    """Hacan hold Bereg; an invader's ships are above it."""
    scene = Scene(invader, "hacan", "sol")
    scene.take("hacan", "bereg")
    scene.put(invader, BEREG, **ships)
    scene.rolls(*rolls)
    return scene


def land(scene: Scene, *kinds: str) -> None:
    """One of each kind lands on Bereg."""
    scene.play(Invasion(seat=0, system=BEREG))
    for kind in kinds:
        scene.choose(scene.factions[0], "land", kind, "bereg")
    if scene.game.asks and scene.ask().prompt == "commit_ground_forces":
        scene.choose(scene.factions[0], "done")


# Matriarch


def test_notes_4_15c_matriarch_fighters_are_back_in_space_before_it_is_seen_who_has_won() -> None:
    scene = invasion("naalu", HIT, MISS, MISS, flagship=1, fighter=1, infantry=1)
    scene.put("hacan", "bereg", infantry=1, pds=1)
    land(scene, "fighter", "infantry")
    scene.choose("hacan", "pass")
    kinds = [event.kind for event in scene.game.log]
    back = next(at for at, event in enumerate(scene.game.log) if event.args[-1:] == ("returned",))
    assert back < kinds.index("ground_combat_ends") < kinds.index("control_gained")
    assert scene.told("ground_combat_ends") == [("bereg", 0)]
    assert scene.units("naalu", "bereg") == {"infantry": 1}
    assert scene.has("naalu", BEREG, "fighter") == 1


def test_notes_4_15d_matriarch_fighters_alone_win_neither_combat_nor_planet_nor_laws() -> None:
    scene = invasion("naalu", HIT, HIT, MISS, flagship=1, fighter=2)
    scene.put("hacan", "bereg", infantry=1, space_dock=1, pds=1)
    scene.law("shard_of_the_throne", 1)
    land(scene, "fighter", "fighter")
    scene.choose("hacan", "pass")
    assert scene.done and scene.told("ground_combat_ends") == [("bereg", -1)]
    assert scene.state.laws == {"shard_of_the_throne": 1}
    assert scene.state.control["bereg"] == 1
    assert scene.units("hacan", "bereg") == {"space_dock": 1, "pds": 1}


def ten_stacks(scene: Scene) -> None:
    """With those above Bereg every plastic fighter of the Naalu has its stack."""
    others = [system for system in all_systems(scene.state) if system != BEREG]
    for system in others[:9]:
        scene.put("naalu", system, fighter=1)


def test_rr_33_3_a_fighter_of_the_matriarch_lands_only_if_a_plastic_piece_is_left() -> None:
    scene = invasion("naalu", flagship=1, fighter=2, infantry=1)
    ten_stacks(scene)
    scene.play(Invasion(seat=0, system=BEREG))
    assert scene.refusal("naalu", "land", "fighter", "bereg") == "RR 33.3 no_plastic_piece"
    assert ("land", "infantry", "bereg") in scene.options("naalu")


def test_rr_33_3_who_can_land_no_fighter_for_want_of_pieces_is_not_asked_at_all() -> None:
    scene = invasion("naalu", flagship=1, fighter=2)
    ten_stacks(scene)
    scene.play(Invasion(seat=0, system=BEREG))
    assert scene.done


def test_rr_33_3_who_can_land_no_fighter_on_mecatol_rex_does_not_remove_the_custodians() -> None:
    scene = invasion("naalu")
    ten_stacks(scene)
    mecatol = SYSTEM["mecatol_rex"]
    scene.put("naalu", mecatol, flagship=1, fighter=2)
    scene.put("naalu", BEREG, fighter=1)
    scene.goods("naalu", trade_goods=6)
    scene.play(Invasion(seat=0, system=mecatol))
    assert scene.done and scene.state.custodians


def test_rr_33_3_the_last_fighter_of_a_stack_takes_its_piece_along_to_the_planet() -> None:
    scene = invasion("naalu", HIT, MISS, flagship=1, fighter=1)
    scene.put("hacan", "bereg", infantry=1)
    ten_stacks(scene)
    land(scene, "fighter")
    assert scene.done and scene.told("ground_combat_ends") == [("bereg", -1)]
    assert scene.has("naalu", BEREG, "fighter") == 1


# Harrow


def harrowed(*rolls: int, defenders: int, attackers: int = 1, **ships: int) -> Scene:
    scene = invasion("l1z1x", *rolls, **ships)
    scene.put("hacan", "bereg", infantry=defenders)
    scene.put("l1z1x", "bereg", infantry=attackers)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    return scene


def test_notes_4_18a_harrow_comes_anew_in_each_round_with_all_ships_and_may_be_left() -> None:
    scene = harrowed(*[MISS] * 4, HIT, MISS, *[MISS] * 3, defenders=3, dreadnought=2)
    scene.choose("l1z1x", "play", "harrow")
    assert scene.options("l1z1x") == (("play", "harrow"), PASS), "the second round has ended"
    assert scene.told("bombarded") == [(0, "bereg", 1)]
    rolls = [roll for roll in scene.rolled if roll[1] == "bombardment"]
    assert rolls == [(0, "bombardment", HIT, MISS)]


def test_notes_4_18d_harrow_is_possible_once_the_shields_are_disabled() -> None:
    scene = invasion("l1z1x", MISS, MISS, HIT, dreadnought=1, infantry=1)
    scene.put("hacan", "bereg", infantry=1, pds=1)
    scene.hold("l1z1x", "disable")
    scene.play(Invasion(seat=0, system=BEREG))
    scene.choose("l1z1x", "play", "disable")
    scene.choose("l1z1x", "done")
    scene.choose("l1z1x", "land", "infantry", "bereg")
    assert scene.options("l1z1x") == (("play", "harrow"), PASS)


def test_notes_4_18e_harrow_never_hits_own_troops_whatever_is_rolled() -> None:
    scene = harrowed(*[MISS] * 3, *[HIT] * 3, defenders=1, attackers=2, dreadnought=3)
    scene.choose("l1z1x", "play", "harrow")
    assert scene.done and scene.told("bombarded") == [(0, "bereg", 3)]
    assert scene.units("l1z1x", "bereg") == {"infantry": 2}
    assert scene.told("ground_combat_ends") == [("bereg", 0)]


# Assimilate, Infiltrate


def test_notes_4_19b_infiltrate_finds_no_room_for_a_third_pds() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", pds=2)
    scene.put("letnev", "bereg", infantry=1, pds=1)
    scene.hold("letnev", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("letnev", "play", "infiltrate")
    assert scene.units("letnev", "bereg") == {"infantry": 1, "pds": 2}
    assert scene.told("units_destroyed") == [(1, "pds", 1, "bereg", 0, "overrun")]


def test_notes_4_19c_a_dock_that_assimilate_took_may_produce_in_the_same_action() -> None:
    scene = invasion("l1z1x", carrier=1, infantry=1)
    scene.put("hacan", "bereg", space_dock=1)
    scene.goods("l1z1x", trade_goods=2)
    scene.play(TacticalAction(seat=0, system=BEREG))
    scene.choose("l1z1x", "land", "infantry", "bereg")
    assert scene.units("l1z1x", "bereg") == {"infantry": 1, "space_dock": 1}
    assert ("produce", "infantry", "bereg") in scene.options("l1z1x")


def test_notes_4_19d_infiltrate_finds_nothing_after_assimilate() -> None:
    scene = invasion("l1z1x")
    scene.put("hacan", "bereg", space_dock=1, pds=2)
    scene.put("l1z1x", "bereg", infantry=1)
    scene.hold("l1z1x", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done and len(scene.state.hands[0]) == 1
    assert scene.units("l1z1x", "bereg") == {"infantry": 1, "space_dock": 1, "pds": 2}
