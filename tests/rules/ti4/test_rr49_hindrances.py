"""RR 49.4: why a ship cannot come. Each reason stands alone: without what it names the same ship comes."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX, activate
from tests.ti4.scene import Scene
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.movement.moving import MoveShips
from throneworld.ti4.technologies.activation import GRAVITY_DRIVE

EMPTY = 49
"""A tile without anything on it."""
NOVA = "43 19 22 24 44 42 20 0 21 23 0 25 26 0 27 28 29 30"
"""A supernova lies between tile 20 and Mecatol Rex."""


def stage(system: int, galaxy: str = "", **ships: int) -> Scene:
    """A ship of Sol that may come for certain, so that he is asked."""
    scene = Scene("sol", "letnev", "jolnar", galaxy=galaxy) if galaxy else Scene(*SIX)
    scene.put("sol", system, **ships)
    return scene


def why(scene: Scene, target: int, origin: int, verb: str = "ship") -> str:
    activate(scene, "sol", target)
    return scene.refusal("sol", verb, "cruiser", origin, 0)


def replaced(scene: Scene, tile: int, other: int = EMPTY) -> Scene:
    scene.state.map = tuple(other if each == tile else each for each in scene.state.map)
    return scene


def test_rr_49_4_other_players_ships_bar_the_way() -> None:
    scene = stage(18, cruiser=1)
    scene.put("sol", 2, cruiser=1)
    scene.put("letnev", 33, cruiser=1)
    scene.put("letnev", 26, cruiser=1)
    activate(scene, "sol", 47)
    refusal = scene.game.refusal(0, ("ship", "cruiser", 2, 0))
    assert refusal is not None and (refusal.rule, refusal.key) == ("RR 49.4", "ships_in_the_way")
    del scene.state.units[1]["33"]
    assert why(scene, 47, 2) == ""


def test_rr_11_1_an_asteroid_field_closes_the_way() -> None:
    scene = stage(46, cruiser=1)
    scene.put("sol", 40, cruiser=1)
    assert why(scene, 47, 40) == "RR 11.1 asteroid_field_in_the_way"
    assert why(replaced(scene, 44), 47, 40) == ""


def test_rr_75_1_a_supernova_closes_the_way() -> None:
    scene = stage(19, NOVA, cruiser=1)
    scene.put("sol", 20, cruiser=1)
    assert why(scene, 18, 20) == "RR 75.1 supernova_in_the_way"
    assert why(replaced(scene, 43), 18, 20) == ""


def test_rr_50_1_a_nebula_closes_the_way() -> None:
    scene = stage(46, cruiser=1)
    scene.put("sol", 28, cruiser=1)
    assert why(scene, 47, 28) == "RR 50.1 nebula_in_the_way"
    assert why(replaced(scene, 42), 47, 28) == ""


def test_rr_50_2_a_nebula_slows_the_ship_down() -> None:
    scene = stage(46, cruiser=1)
    scene.put("sol", 42, cruiser=1)
    assert why(scene, 18, 42) == "RR 50.2 slowed_by_nebula"
    scene = replaced(scene, 42)
    scene.state.units[0]["49"] = scene.state.units[0].pop("42")
    assert why(scene, 18, EMPTY) == ""


def test_rr_7_2_a_law_closes_the_wormhole_on_the_way() -> None:
    scene = stage(38, cruiser=1)
    scene.put("sol", 27, cruiser=1)
    scene.law("enforced_travel_ban")
    assert why(scene, 39, 27) == "RR 7.2 travel_ban"
    del scene.state.laws["enforced_travel_ban"]
    assert why(scene, 39, 27) == ""


def test_rr_49_4_several_things_together_close_all_shorter_ways() -> None:
    scene = stage(46, cruiser=1)
    scene.put("sol", 28, cruiser=1)
    scene.put("letnev", 42, cruiser=1)
    assert why(scene, 47, 28) == "RR 49.4 hindered_together"
    del scene.state.units[1]["42"]
    assert why(replaced(scene, 42), 47, 28) == ""


def test_rr_49_4_where_nothing_is_in_the_way_the_way_is_too_long() -> None:
    scene = stage(46, cruiser=1)
    scene.put("sol", 1, cruiser=1)
    assert why(scene, 47, 1) == "RR 49.4 out_of_reach"
    scene.technologies("sol", "cruiser_2")
    assert why(scene, 18, 1) == ""


def test_rr_11_1_and_75_1_no_ship_ends_in_a_closed_system() -> None:
    for galaxy, system, reason in (("", 44, "into_asteroid_field"), (NOVA, 43, "into_supernova")):
        scene = stage(18, galaxy, cruiser=1)
        step = MoveShips(seat=0, system=system)
        refusal = step.refusal(scene.game, 0, ("ship", "cruiser", 18, 0))
        assert refusal is not None and (refusal.key, refusal.args) == (reason, (system,))
        assert step.refusal(replaced(scene, system, system).game, 0, ("done",)) is None


def test_rr_49_4_a_damaged_ship_that_is_not_there_has_not_moved() -> None:
    scene = stage(46, cruiser=1)
    scene.put("sol", 18, carrier=2)
    scene.put("sol", 47, carrier=1, infantry=1)
    activate(scene, "sol", 47)
    assert scene.refusal("sol", "ship", "carrier", 47, 1) == "RR 49.4 no_such_ship"


def test_rr_48_1_gravity_drive_is_for_ships_that_do_not_come_without_it() -> None:
    scene = stage(46, cruiser=1)
    mark(scene.game, GRAVITY_DRIVE, seat=0, until=TACTICAL_ACTION)
    assert why(scene, 47, 46, "boost") == "RR 49.4 comes_anyway"
