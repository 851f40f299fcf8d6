"""RR 82.4: what trade goods are spent for; the rest of RR 82 is about gaining and trading them."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay


def test_rr_82_4_a_trade_good_pays_for_a_resource_or_for_an_influence() -> None:
    for currency in (RESOURCES, INFLUENCE):
        scene = Scene("sol", "letnev", "jolnar")
        scene.take("sol", "jord", exhausted=True)
        scene.goods("sol", trade_goods=3)
        scene.play(Pay(seat=0, amount=2, currency=currency, why="test"))
        assert scene.done
        assert scene.state.trade_goods[0] == 1
        assert scene.told("trade_goods_spent") == [(0, 2, "test")]


def test_rr_82_4_commodities_pay_for_nothing() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon")
    scene.goods("sol", commodities=4)
    scene.play(Pay(seat=0, amount=1, currency=RESOURCES, why="test"))
    assert scene.options() == (("exhaust", "jord"), ("exhaust", "wellon"), ("for_me",))
