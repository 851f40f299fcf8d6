"""RR 33: fighter tokens."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.board import all_systems
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import stacks_without_plastic
from throneworld.ti4.units import left


def patrols(scene: Scene, number: int) -> list[int]:
    """A carrier and fighters in so many systems."""
    systems = list(all_systems(scene.state)[:number])
    for system in systems:
        scene.put("sol", system, carrier=1, fighter=2)
    return systems


def test_rr_33_1_tokens_continue_a_stack_beyond_the_plastic() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, fighter=30)
    assert left(scene.state, 0, "fighter", "1") > 30


def test_rr_33_2_plastic_fighters_are_freed_for_another_stack() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, carrier=2, fighter=10)
    assert left(scene.state, 0, "fighter", "18") > 0


def test_rr_33_3_a_stack_of_fighters_without_a_plastic_one_is_destroyed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    systems = patrols(scene, 11)
    assert stacks_without_plastic(scene.state, 0) == "fighter"
    scene.play(RespectLimits(seat=0, system=systems[-1]))
    assert scene.options() == tuple(("give_up", "fighter", str(system)) for system in systems)
    scene.choose("sol", "give_up", "fighter", "1")
    assert scene.done
    assert scene.has("sol", 1, "fighter") == 0
    assert scene.told("units_destroyed") == [(0, "fighter", 2, "1", -1, "no_plastic")]


def test_rr_33_4_any_number_can_be_made_up_of_tokens() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, carrier=2, fighter=12)
    scene.play(RespectLimits(seat=0, system=1))
    assert scene.units("sol", 1) == {"carrier": 2, "fighter": 12}
