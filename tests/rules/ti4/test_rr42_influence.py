"""RR 42: influence and how it is spent."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay, purse
from throneworld.imperium.planets import influence


def test_rr_42_1_a_planet_has_its_printed_influence() -> None:
    state = Scene("sol", "letnev", "jolnar").state
    assert (influence(state, "mecatol_rex"), influence(state, "jord")) == (6, 2)


def test_rr_42_2_influence_is_spent_by_exhausting_planets() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "mecatol_rex")
    scene.play(Pay(seat=0, amount=3, currency=INFLUENCE, why="test"))
    assert scene.options() == (("exhaust", "jord"), ("exhaust", "mecatol_rex"), ("for_me",))
    scene.choose("sol", "exhaust", "mecatol_rex")
    assert scene.done
    assert scene.state.exhausted == ("mecatol_rex",)


def test_rr_42_3_a_trade_good_is_spent_as_one_influence() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("sol", trade_goods=1, commodities=3)
    assert purse(scene.state, 0, INFLUENCE) == 3
    assert not can_pay(scene.state, 0, 4, INFLUENCE)
    scene.play(Pay(seat=0, amount=3, currency=INFLUENCE, why="test"))
    assert scene.done
    assert scene.state.trade_goods[0] == 0
