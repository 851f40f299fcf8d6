"""The log tells what everybody at a table sees: the hits of a roll, and at whom a card is aimed."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, SIDES, fight
from tests.ti4.acting import stage, use
from tests.ti4.scene import Scene
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense


def test_each_combat_roll_is_followed_by_its_hits() -> None:
    scene = fight({"cruiser": 2}, {"carrier": 1}, HIT, MISS, MISS)
    assert scene.told("hits_produced") == [(0, "combat", 1), (1, "combat", 0)]


def test_a_barrage_tells_its_hits_and_none_is_told_without_dice() -> None:
    scene = fight({"destroyer": 1}, {"carrier": 1, "fighter": 1}, HIT, HIT, MISS, MISS)
    assert scene.told("hits_produced")[0] == (0, "barrage", 2)
    assert all(why != "barrage" for _, why, _ in scene.told("hits_produced")[1:])


def test_space_cannons_tell_their_hits() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", 36, cruiser=2)
    scene.put("hacan", "arnor", pds=2)
    scene.rolls(HIT, MISS)
    scene.play(SpaceCannonOffense(seat=0, system=36))
    scene.choose("hacan", "fire", 0)
    assert scene.told("hits_produced") == [(1, "space_cannon", 1)]


def test_a_card_says_what_it_is_aimed_at_before_it_takes_effect() -> None:
    scene = stage("uprising")
    scene.take("letnev", "lodor", "wellon")
    use(scene, "uprising")
    scene.choose("sol", "planet", "lodor")
    assert scene.told("target_named") == [(0, "planet", "lodor")]
    kinds = [event.kind for event in scene.game.log]
    assert kinds.index("target_named") < kinds.index("planet_exhausted")


def test_a_roll_says_what_its_dice_need() -> None:
    scene = fight({"cruiser": 2, "fighter": 1}, {"carrier": 1, "fighter": 1}, MISS)
    needed = [(why, needs) for _, why, needs, *_ in scene.told("dice_rolled")]
    assert needed[:2] == [("combat", 7), ("combat", 9)]
