"""The Emirates of Hacan: Commerce Nexus and the Kenaran Sun."""

from __future__ import annotations

from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.ti3.phases.turn import Turn

PLAYERS = ("hacan", "sol", "letnev")


def trading(goods: int, strategy: int = 2) -> Scene:
    scene = Scene(*PLAYERS)
    scene.racial("hacan", "commerce_nexus")
    scene.goods("hacan", goods)
    scene.counters("hacan", 3, 3, strategy)
    scene.play(Turn(seat=0, stage="choose"))
    return scene


def test_commerce_nexus_shares_four_goods_once_a_round() -> None:
    scene = trading(5)
    scene.choose("hacan", "component", "commerce_nexus")
    scene.offers("hacan", ("player", 1), ("player", 2))
    scene.choose("hacan", "player", 1)
    scene.choose("hacan", "player", 2)
    assert scene.state.trade_goods == [7, 1, 1] and scene.state.strategy[0] == 1
    scene.goods("hacan", 0)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("hacan", "component", "commerce_nexus", rule="SA-10.1.1", key="used_this_round")


def test_commerce_nexus_may_give_both_to_one_player() -> None:
    scene = trading(0)
    scene.choose("hacan", "component", "commerce_nexus")
    scene.choose("hacan", "player", 2)
    scene.choose("hacan", "player", 2)
    assert scene.state.trade_goods == [2, 0, 2]


def test_commerce_nexus_is_for_those_with_few_goods_and_a_counter() -> None:
    trading(6).refuses("hacan", "component", "commerce_nexus", rule="SA-11.1.1", key="too_many_goods")
    trading(0, 0).refuses("hacan", "component", "commerce_nexus", rule="SA-8.4.1", key="empty_pool")


def test_flagship_hacan_raises_dice_for_goods() -> None:
    scene = duel(*PLAYERS)
    scene.goods("hacan", 3)
    scene.sides({"flagship": 1, "cruiser": 1}, {"cruiser": 2})
    scene.fight(6, 4, 5, 1, 1)
    scene.choose("sol", "stay")
    scene.offers("hacan", ("play", "flagship:hacan"), ("pass",))
    scene.choose("hacan", "play", "flagship:hacan")
    scene.offers("hacan", ("raise", "flagship", 4, 1), ("raise", "cruiser", 5, 0))
    scene.refuses("hacan", "raise", "flagship", 6, 1, rule="SA-13.23.1", key="has_hit_already")
    scene.choose("hacan", "raise", "cruiser", 5, 0)
    scene.choose("hacan", "play", "flagship:hacan")
    scene.choose("hacan", "raise", "cruiser", 5, 0)
    assert scene.state.trade_goods[0] == 1
    scene.choose("hacan", "pass")
    assert scene.fleets() == ({"flagship": 1, "cruiser": 1}, {}), "two hits"


def test_flagship_hacan_raises_nothing_elsewhere() -> None:
    scene = duel(*PLAYERS)
    scene.goods("hacan", 3)
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.put("hacan", "space:thibah", flagship=1)
    scene.fight(1, 1)
    scene.choose("sol", "stay")
    assert scene.prompt == "announce_retreat" and scene.state.trade_goods[0] == 3
