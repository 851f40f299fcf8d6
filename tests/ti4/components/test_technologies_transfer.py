"""Transit Diodes and Bioplasmosis."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.turn import Turn


def forces(faction: str, technology: str) -> Scene:
    others = [each for each in ("letnev", "jolnar", "sol") if each != faction]
    scene = Scene(faction, *others[:2])
    scene.technologies(faction, technology)
    return scene


# Transit Diodes


def diodes() -> Scene:
    scene = forces("hacan", "transit_diodes")
    scene.state.control = {"hercant": 0, "bereg": 0}
    scene.put("hacan", "hercant", infantry=2)
    scene.put("hacan", 47, carrier=1, infantry=3)
    scene.play(Turn(seat=0))
    return scene


def test_transit_diodes_carry_up_to_four_ground_forces_to_controlled_planets() -> None:
    scene = diodes()
    assert scene.options() == (("play", "transit_diodes"), ("pass",))
    scene.choose("hacan", "play", "transit_diodes")
    assert scene.options() == (("take", "hercant"), ("take", "47"), ("done",))
    for place in ("47", "47", "47", "hercant"):
        scene.choose("hacan", "take", place)
    assert scene.options() == (("place", "infantry", "hercant"), ("place", "infantry", "bereg"))
    for planet in ("bereg", "bereg", "bereg", "hercant"):
        scene.choose("hacan", "place", "infantry", planet)
    assert scene.units("hacan", "bereg") == {"infantry": 3}
    assert scene.units("hacan", "hercant") == {"infantry": 2}
    assert scene.units("hacan", 47) == {"carrier": 1}
    assert scene.state.exhausted_technologies[0] == ("transit_diodes",)


def test_transit_diodes_may_stop_early() -> None:
    scene = diodes()
    scene.choose("hacan", "play", "transit_diodes")
    scene.choose("hacan", "take", "47")
    scene.choose("hacan", "done")
    scene.choose("hacan", "place", "infantry", "bereg")
    assert scene.units("hacan", "bereg") == {"infantry": 1}
    assert scene.ask().prompt == "choose_action"


def test_transit_diodes_need_ground_forces() -> None:
    scene = forces("hacan", "transit_diodes")
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"


def test_transit_diodes_do_not_land_in_the_demilitarized_zone() -> None:
    scene = forces("hacan", "transit_diodes")
    scene.state.control = {"bereg": 0}
    scene.law("demilitarized_zone", "bereg")
    scene.put("hacan", 47, carrier=1, infantry=1)
    scene.play(Turn(seat=0))
    assert scene.ask().prompt == "choose_action"


# Bioplasmosis


def spores() -> Scene:
    scene = forces("arborec", "bioplasmosis")
    scene.state.control = {"bereg": 0, "lirta_iv": 0, "saudor": 0, "centauri": 0}
    scene.put("arborec", "bereg", infantry=1)
    scene.put("arborec", "saudor", infantry=1)
    scene.play(StatusPhase(stage="return_strategy_cards"))
    return scene


def test_bioplasmosis_moves_infantry_within_a_system_and_to_adjacent_ones() -> None:
    scene = spores()
    scene.choose("arborec", "play", "bioplasmosis")
    assert scene.options() == (
        ("move", "bereg", "lirta_iv"),
        ("move", "bereg", "saudor"),
        ("move", "saudor", "bereg"),
        ("move", "saudor", "lirta_iv"),
        ("done",),
    )
    assert scene.refusal("arborec", "move", "bereg", "centauri") == "RR 6.2 not_adjacent"


def test_bioplasmosis_moves_each_infantry_once() -> None:
    scene = spores()
    scene.choose("arborec", "play", "bioplasmosis")
    scene.choose("arborec", "move", "bereg", "saudor")
    assert ("move", "saudor", "bereg") in scene.options()
    scene.choose("arborec", "move", "saudor", "bereg")
    assert scene.done, "both have moved"
    assert scene.units("arborec", "bereg") == scene.units("arborec", "saudor") == {"infantry": 1}


def test_bioplasmosis_moves_one_infantry_at_a_time() -> None:
    scene = spores()
    scene.put("arborec", "bereg", infantry=2)
    scene.choose("arborec", "play", "bioplasmosis")
    scene.choose("arborec", "move", "bereg", "lirta_iv")
    assert scene.units("arborec", "bereg") == {"infantry": 2}
    assert scene.units("arborec", "lirta_iv") == {"infantry": 1}


def test_bioplasmosis_is_not_offered_without_a_way() -> None:
    scene = forces("arborec", "bioplasmosis")
    scene.put("arborec", "nestphar", infantry=1)
    scene.play(StatusPhase(stage="return_strategy_cards"))
    assert scene.done
