"""What a council has decided about combat rolls, in a Space Battle of that round."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, forum, put_to_vote
from throneworld.kernel.asks import Noun
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.space_battle import SpaceBattle


def decided(agenda: str, **lines: tuple[Noun, ...]) -> Scene:
    """Sol has three Cruisers at Saudor, Letnev two and two Carriers."""
    scene = forum()
    put_to_vote(scene, agenda)
    ballot(scene, agenda, **lines)
    scene.put("sol", "space:saudor", cruiser=3)
    scene.put("letnev", "space:saudor", cruiser=2, carrier=2)
    return scene


def fight(scene: Scene, *faces: int) -> None:
    scene.rolls(*faces)
    saudor = scene.system("saudor")
    scene.state.active_system = saudor
    scene.play(SpaceBattle(attacker=0, defender=1, system=saudor, stage="begin"))


def nobody_leaves(scene: Scene) -> None:
    while not scene.done and ("stay",) in scene.options():
        scene.choose(scene.asked[0], "stay")


def hit_as_often(scene: Scene, sol: int, letnev: int) -> None:
    """So many hits are told; Letnev assigns his to ships that are there."""
    nobody_leaves(scene)
    assert scene.told("hits_produced") == [(0, "combat", sol), (1, "combat", letnev)]
    scene.offers("letnev", ("hit", "carrier", 0), ("hit", "cruiser", 0), ("for_me",))
    scene.refuses("letnev", "hit", "destroyer", 0, rule="SA-4.7.2", key="no_unit_there")
    for _ in range(sol):
        scene.choose("letnev", "hit", "carrier", 0)
    assert scene.has("letnev", "space:saudor", "carrier") == 2 - sol


def test_public_execution_takes_one_off_all_rolls_of_the_elected() -> None:
    scene = decided("public_execution", sol=(1, 1))
    fight(scene, 7, 1, 1, 7, 7, 9, 9)
    hit_as_often(scene, 1, 0)


def test_new_galactic_order_against_helps_those_who_had_voted_for_it() -> None:
    scene = decided("new_galactic_order", sol=("against", 1), letnev=("for", 1), hacan=("against", 1))
    fight(scene, 7, 6, 6, 5, 4, 7, 6)
    hit_as_often(scene, 1, 2)


def test_minister_of_war_helps_one_side_of_a_battle_of_others() -> None:
    scene = decided("minister_of_war", sol=(2, 1))
    fight(scene, 6, 6, 5, 6, 6, 8, 8)
    scene.offers("hacan", ("play", "minister_of_war"), ("pass",))
    scene.choose("hacan", "play", "minister_of_war")
    scene.offers("hacan", ("player", 0), ("player", 1))
    scene.choose("hacan", "player", 0)
    hit_as_often(scene, 2, 0)


def test_minister_of_treasury_gives_its_goods_to_nobody_else() -> None:
    scene = forum()
    scene.law("minister_of_treasury", 2)
    scene.state.goods_on["minister_of_treasury"] = 5
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("sol", "component", "minister_of_treasury", rule="SA-3.11.1", key="not_yours")
    assert scene.state.goods_on == {"minister_of_treasury": 5}
