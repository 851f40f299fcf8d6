"""RR 82: trade goods."""

from __future__ import annotations

from tests.ti4.market import approach, market, offer
from tests.ti4.scene import ALL, Scene
from tests.ti4.senate import senate, witness
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, can_pay
from throneworld.imperium.verbs.goods import gain_trade_goods, lose_trade_goods
from throneworld.ti4.voting.agenda import ResolveAgenda


def test_rr_82_1_trade_goods_and_commodities_are_kept_apart() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("sol", trade_goods=2, commodities=3)
    gain_trade_goods(scene.game, 0, 1, "test")
    assert (scene.state.trade_goods[0], scene.state.commodities[0]) == (3, 3)


def test_rr_82_2_a_trade_good_that_is_gained_comes_from_the_supply() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *witness("goods_gained")])
    gain_trade_goods(scene.game, 0, 3, "test")
    scene.play(*scene.game._queue)
    assert scene.state.trade_goods == [3, 0, 0]
    assert scene.told("trade_goods_gained") == [(0, 3, "test")]


def test_rr_82_3_trade_goods_can_be_spent_whenever_something_is_paid() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.exhausted = ("jord",)
    scene.goods("sol", trade_goods=2)
    scene.play(Pay(seat=0, amount=2, currency=RESOURCES, why="test"))
    assert scene.done
    assert scene.state.trade_goods[0] == 0


def test_rr_82_4_a_trade_good_stands_for_a_resource_or_an_influence_but_not_for_a_vote() -> None:
    scene = senate("mutiny")
    scene.goods("letnev", trade_goods=3)
    scene.state.exhausted = ("arc_prime", "wren_terra")
    assert can_pay(scene.state, 1, 3, RESOURCES)
    assert can_pay(scene.state, 1, 3, INFLUENCE)
    scene.play(ResolveAgenda())
    assert scene.refusal("letnev", "vote", "for") == "RR 8.6 nothing_to_vote_with"


def test_rr_82_4_an_effect_may_take_a_trade_good_itself() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("sol", trade_goods=2)
    lose_trade_goods(scene.game, 0, 1, "test")
    assert scene.state.trade_goods[0] == 1


def test_rr_82_5_trade_goods_are_exchanged_in_a_transaction() -> None:
    scene = market()
    scene.goods("sol", trade_goods=5)
    scene.goods("letnev", trade_goods=2)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 4), ("ask_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods == [2, 5, 0]


def test_rr_82_6_a_commodity_that_is_received_is_a_trade_good() -> None:
    scene = market()
    scene.goods("letnev", commodities=2)
    approach(scene)
    offer(scene, "sol", ("ask_commodities", 2))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods == [2, 0, 0]
    assert scene.state.commodities == [0, 0, 0]


def test_rr_82_7_any_amount_can_be_paid_out() -> None:
    scene = market()
    scene.goods("sol", trade_goods=14)
    approach(scene)
    amounts = [option[1] for option in scene.options("sol") if option[0] == "give_trade_goods"]
    assert amounts == [*range(1, 11), 14]
