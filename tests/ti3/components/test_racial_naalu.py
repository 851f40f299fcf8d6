"""The Naalu Collective: Telepathic Mind Weapon and The Matriarch."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.ti3.phases.turn import Turn


def intruding(controls: bool) -> Scene:
    scene = Scene("sol", "naalu", "letnev")
    scene.racial("naalu", "telepathic_mind_weapon")
    scene.put("naalu", "space:quann", cruiser=1)
    if controls:
        scene.take("naalu", "quann")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    return scene


def test_telepathic_mind_weapon_takes_a_counter_of_whoever_comes_near() -> None:
    assert intruding(True).state.fleet == [2, 3, 3]
    assert intruding(False).state.fleet == [3, 3, 3]


def test_telepathic_mind_weapon_cuts_fleets_that_are_too_large_at_once() -> None:
    scene = Scene("sol", "naalu", "letnev")
    scene.racial("naalu", "telepathic_mind_weapon")
    scene.put("naalu", "space:quann", cruiser=1)
    scene.take("naalu", "quann")
    scene.put("sol", "space:lodor", cruiser=3)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", scene.system("quann"))
    assert scene.has("sol", "space:lodor", "cruiser") == 2


def test_flagship_naalu_saves_half_of_the_fighters_from_a_barrage() -> None:
    for units, left in (({"flagship": 1, "fighter": 3}, 2), ({"carrier": 1, "fighter": 3}, 0)):
        scene = duel("letnev", "naalu", "hacan")
        scene.sides({"destroyer": 3}, units)
        scene.fight(10, 10, 10, 10, 10, 10, stage="barrage")
        assert scene.has("naalu", SAUDOR, "fighter") == left
