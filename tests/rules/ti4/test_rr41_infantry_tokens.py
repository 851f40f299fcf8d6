"""RR 41: infantry tokens."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.board import all_systems, planets_in
from throneworld.ti4.steps.limits import RespectLimits, stacks_without_plastic
from throneworld.ti4.units import left


def garrisons(scene: Scene, number: int) -> list[str]:
    """Two infantry on each of so many planets."""
    planets = [planet for system in all_systems(scene.state) for planet in planets_in(system)][:number]
    for planet in planets:
        scene.put("sol", planet, infantry=2)
    return planets


def test_rr_41_1_tokens_continue_a_stack_beyond_the_plastic() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", infantry=30)
    assert left(scene.state, 0, "infantry", "jord") > 30


def test_rr_41_2_plastic_infantry_are_freed_for_another_stack() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", infantry=12)
    assert left(scene.state, 0, "infantry", "mecatol_rex") > 0


def test_rr_41_3_a_stack_of_infantry_without_a_plastic_one_is_destroyed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    planets = garrisons(scene, 13)
    scene.play(RespectLimits(seat=0, system=1))
    assert scene.options() == tuple(("give_up", "infantry", planet) for planet in planets)
    scene.choose("sol", "give_up", "infantry", planets[0])
    assert scene.done
    assert scene.has("sol", planets[0], "infantry") == 0


def test_rr_41_3_twelve_stacks_of_infantry_have_a_plastic_one_each() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    garrisons(scene, 12)
    assert stacks_without_plastic(scene.state, 0) == ""
    assert left(scene.state, 0, "infantry", "18") == 0


def test_rr_41_4_any_number_can_be_made_up_of_tokens() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, carrier=2, infantry=11)
    scene.play(RespectLimits(seat=0, system=1))
    assert scene.units("sol", 1) == {"carrier": 2, "infantry": 11}
