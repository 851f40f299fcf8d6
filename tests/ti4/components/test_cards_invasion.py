"""Action cards of invasions."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.tactical.bombardment import BombardPlanet
from throneworld.ti4.tactical.invasion import Invasion

BEREG = 35
"""The system of Bereg and Lirta IV."""


def siege(invader: str = "letnev", **ships: int) -> Scene:
    """Hacan holds both planets of a system in which an invader has ships."""
    scene = Scene(invader, "hacan", "jolnar")
    scene.take("hacan", "bereg", "lirta_iv")
    scene.put("hacan", "bereg", infantry=2)
    scene.put("hacan", "lirta_iv", infantry=1)
    scene.put(invader, BEREG, **ships)
    return scene


def invade(scene: Scene, *rolls: int) -> Scene:
    scene.rolls(*rolls)
    scene.play(Invasion(seat=0, system=BEREG))
    return scene


# Bunker


def test_bunker_takes_four_from_each_bombardment_die_against_own_planets() -> None:
    scene = siege(dreadnought=2)
    scene.hold("hacan", "bunker")
    invade(scene, 8, 9)
    scene.choose("hacan", "play", "bunker")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.told("bombarded") == [(0, "bereg", 1)]
    assert scene.done and scene.state.marks == ()


def test_bunker_counts_for_harrow_during_the_same_invasion() -> None:
    scene = siege("l1z1x", dreadnought=1)
    scene.hold("hacan", "bunker")
    invade(scene)
    scene.choose("hacan", "play", "bunker")
    scene.rolls(8)
    scene.play(BombardPlanet(seat=0, system=BEREG, planet="bereg"))
    assert scene.told("bombarded") == [(0, "bereg", 0)]


def test_bunker_needs_a_planet_of_its_player_and_ships_that_bombard() -> None:
    scene = siege(cruiser=1, infantry=1)
    scene.hold("hacan", "bunker")
    invade(scene)
    assert scene.ask().prompt == "commit_ground_forces"
    scene = siege(dreadnought=1)
    scene.hold("jolnar", "bunker")
    invade(scene)
    assert scene.ask().prompt == "choose_bombardment"


def test_bunker_protects_nobody_when_it_is_cancelled() -> None:
    scene = siege(dreadnought=1)
    scene.hold("hacan", "bunker")
    scene.hold("letnev", "sabotage")
    invade(scene, 5)
    scene.choose("hacan", "play", "bunker")
    scene.choose("letnev", "play", "sabotage")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.told("bombarded") == [(0, "bereg", 1)]


# Disable


def test_disable_takes_planetary_shield_and_space_cannon_from_pds_in_the_system() -> None:
    scene = siege(dreadnought=1, infantry=1)
    scene.put("hacan", "bereg", pds=1)
    scene.hold("letnev", "disable")
    invade(scene, 1, 10, 1, 1, 10, 1)
    scene.choose("letnev", "play", "disable")
    assert ("bombard", "dreadnought", "bereg") in scene.options("letnev")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.done and scene.state.control["bereg"] == 0
    assert [args[1] for args in scene.rolled] == ["bombardment"] + ["combat"] * 4
    assert scene.state.marks == ()


def test_disable_needs_pds_of_others_in_the_system_and_is_for_the_active_player() -> None:
    scene = siege(dreadnought=1)
    scene.put("hacan", "arnor", pds=1)
    scene.hold("letnev", "disable")
    invade(scene)
    assert scene.ask().prompt == "choose_bombardment"
    scene = siege(dreadnought=1)
    scene.put("hacan", "bereg", pds=1)
    scene.hold("hacan", "disable")
    invade(scene)
    assert scene.ask().prompt == "choose_bombardment"


# Parley


def test_parley_sends_back_those_committed_to_the_planet_and_only_those() -> None:
    scene = siege(carrier=1, infantry=3)
    scene.hold("hacan", "parley")
    invade(scene, 10, 1)
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    assert scene.options("hacan") == (("play", "parley"), ("pass",))
    assert scene.ask().about["planet"] == "bereg"
    scene.choose("hacan", "play", "parley")
    assert scene.done
    assert scene.units("letnev", BEREG) == {"carrier": 1, "infantry": 2}
    assert scene.state.control["bereg"] == 1 and scene.state.control["lirta_iv"] == 0
    assert scene.told("ground_combat_begins") == [(0, 1, "lirta_iv")]


def test_parley_keeps_them_from_landing_there_again_in_this_action() -> None:
    scene = siege(carrier=1, infantry=1)
    scene.hold("hacan", "parley")
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("hacan", "play", "parley")
    assert scene.done
    invade(scene)
    assert scene.refusal("letnev", "land", "infantry", "bereg") == "RR 44.2 parleyed"
    assert ("land", "infantry", "lirta_iv") in scene.options("letnev")


def test_parley_is_for_the_controller_of_the_planet() -> None:
    scene = siege(carrier=1, infantry=1)
    scene.hold("jolnar", "parley")
    invade(scene, 10, 1, 10, 1)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.done and len(scene.state.hands[2]) == 1


def test_parley_sends_nobody_back_when_it_is_cancelled() -> None:
    scene = siege(carrier=1, infantry=1)
    scene.state.units[1].pop("bereg")
    scene.hold("hacan", "parley")
    scene.hold("letnev", "sabotage")
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("hacan", "play", "parley")
    scene.choose("letnev", "play", "sabotage")
    assert scene.done and scene.state.control["bereg"] == 0


# Infiltrate


def takes_over(scene: Scene) -> Scene:
    """Letnev's ground forces stand alone on Bereg."""
    scene.state.units[1].pop("bereg", None)
    return scene


def test_notes_4_19a_infiltrate_replaces_structures_before_they_are_destroyed() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.put("hacan", "bereg", pds=2, space_dock=1)
    scene.put("letnev", "bereg", infantry=1)
    scene.hold("letnev", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("letnev", "play", "infiltrate")
    assert scene.done and scene.told("units_destroyed") == []
    assert scene.units("letnev", "bereg") == {"infantry": 1, "pds": 2, "space_dock": 1}
    assert scene.units("hacan", "bereg") == {}


def test_infiltrate_leaves_to_destruction_what_cannot_be_replaced() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.put("hacan", "bereg", pds=2)
    scene.put("letnev", "bereg", infantry=1)
    scene.put("letnev", "arnor", pds=2)
    scene.put("letnev", "lor", pds=2)
    scene.put("letnev", "saudor", pds=1)
    scene.state.on_board[0] |= 1 << 36 | 1 << 23
    scene.hold("letnev", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("letnev", "play", "infiltrate")
    assert scene.done and scene.has("letnev", "bereg", "pds") == 1
    assert scene.told("units_destroyed") == [(1, "pds", 1, "bereg", 0, "overrun")]


def test_infiltrate_needs_structures_on_the_planet() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.hold("letnev", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done and len(scene.state.hands[0]) == 1


def test_infiltrate_replaces_nothing_when_it_is_cancelled() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.put("hacan", "bereg", space_dock=1)
    scene.hold("letnev", "infiltrate")
    scene.hold("jolnar", "sabotage")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("letnev", "play", "infiltrate")
    scene.choose("jolnar", "play", "sabotage")
    assert scene.done and scene.told("units_destroyed") == [(1, "space_dock", 1, "bereg", 0, "overrun")]


def test_infiltrate_lets_a_floating_dock_stand_in_space() -> None:
    scene = takes_over(siege("saar", cruiser=1))
    scene.put("hacan", "bereg", space_dock=1)
    scene.hold("saar", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("saar", "play", "infiltrate")
    assert scene.done and scene.has("saar", BEREG, "space_dock") == 1


# Reparations


def test_reparations_exhausts_a_planet_of_the_new_controller_and_readies_an_own_one() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.state.exhausted = ("hercant", "lirta_iv")
    scene.hold("hacan", "reparations")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("hacan", "play", "reparations")
    assert scene.options("hacan") == (("planet", "arc_prime"), ("planet", "wren_terra"))
    scene.choose("hacan", "planet", "wren_terra")
    assert scene.options("hacan") == (("planet", "hercant"), ("planet", "lirta_iv"))
    scene.choose("hacan", "planet", "hercant")
    assert scene.done and set(scene.state.exhausted) == {"lirta_iv", "bereg", "wren_terra"}


def test_reparations_does_what_can_be_done_of_the_two() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.hold("hacan", "reparations")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("hacan", "play", "reparations")
    scene.choose("hacan", "planet", "arc_prime")
    assert scene.done and set(scene.state.exhausted) == {"bereg", "arc_prime"}
    scene = takes_over(siege(cruiser=1))
    scene.state.exhausted = ("arc_prime", "wren_terra", "hercant")
    scene.hold("hacan", "reparations")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("hacan", "play", "reparations")
    assert scene.done and set(scene.state.exhausted) == {"arc_prime", "wren_terra", "bereg"}


def test_reparations_needs_one_of_the_two() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.state.exhausted = ("arc_prime", "wren_terra")
    scene.hold("hacan", "reparations")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done and len(scene.state.hands[1]) == 1


def test_reparations_is_for_whoever_lost_the_planet() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.hold("jolnar", "reparations")
    scene.hold("letnev", "infiltrate")
    scene.play(GainControl(seat=0, planet="bereg"))
    assert scene.done and len(scene.state.hands[2]) == 1


def test_reparations_names_both_planets_before_it_can_be_cancelled() -> None:
    scene = takes_over(siege(cruiser=1))
    scene.state.exhausted = ("hercant", "lirta_iv")
    scene.hold("hacan", "reparations")
    scene.hold("letnev", "sabotage")
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("hacan", "play", "reparations")
    scene.choose("hacan", "planet", "wren_terra")
    scene.choose("hacan", "planet", "hercant")
    scene.choose("letnev", "play", "sabotage")
    assert scene.done and set(scene.state.exhausted) == {"hercant", "lirta_iv", "bereg"}
