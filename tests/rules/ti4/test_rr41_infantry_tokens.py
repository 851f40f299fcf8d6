"""RR 41: infantry tokens."""

from __future__ import annotations

from tests.rules.ti4.moving import activate
from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to, all_systems
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import stacks_without_plastic
from throneworld.ti4 import invariants
from throneworld.ti4.board import planets_in
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.tactical.retreat import TakeAboard
from throneworld.ti4.units import ONE, left


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


def test_rr_41_3_pieces_are_counted_when_all_units_have_moved() -> None:
    """Twelve stacks, and a ship takes one of two along: a thirteenth is no breach of a law on the way."""
    scene = Scene("sol", "letnev", "jolnar")
    others = [planet for system in all_systems(scene.state) for planet in planets_in(system)]
    for planet in [each for each in others if each != "jord"][:11]:
        scene.put("sol", planet, infantry=1)
    scene.put("sol", "jord", infantry=2)
    scene.put("sol", 1, carrier=1)
    near = min(adjacent_to(scene.state, 1))
    activate(scene, "sol", near)
    scene.choose("sol", "ship", "carrier", 1, 0)
    scene.choose("sol", "load", "infantry", "jord")
    invariants.check(scene.game)
    scene.choose("sol", "done")
    invariants.check(scene.game)
    scene.choose("sol", "give_up", "infantry", "jord")
    invariants.check(scene.game)


def test_rr_41_3_a_stack_is_not_split_aboard_without_a_plastic_piece() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    garrisons(scene, 12)
    scene.take("sol", "jord")
    scene.put("sol", 1, carrier=1)
    system = SYSTEM["jord"]
    assert scene.has("sol", "jord", "infantry") == 2
    scene.play(TakeAboard(seat=0, system=system))
    assert scene.done, "one of two would need a thirteenth piece"
    scene.state.units[0]["jord"] = ONE["infantry"]
    scene.play(TakeAboard(seat=0, system=system))
    assert scene.options() == (("board", "jord"), ("done",))
