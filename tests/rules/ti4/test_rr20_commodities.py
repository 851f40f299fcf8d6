"""RR 20: commodities."""

from __future__ import annotations

from tests.ti4.market import approach, market, offer
from tests.ti4.scene import ALL, Scene
from tests.ti4.senate import witness
from throneworld.imperium.paying import RESOURCES, can_pay
from throneworld.ti4.strategic.trade import Replenish
from throneworld.ti4.tables import FACTION
from throneworld.ti4.verbs.commodities import give_commodities


def test_rr_20_1_a_commodity_that_changes_hands_is_a_trade_good() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("sol", commodities=2)
    give_commodities(scene.game, 0, 1, 2, "test")
    assert (scene.state.commodities, scene.state.trade_goods) == ([0, 0, 0], [0, 2, 0])


def test_rr_20_2_the_faction_sheet_says_how_many_there_may_be() -> None:
    scene = Scene("sol", "hacan", "jolnar")
    scene.play(Replenish(seat=0), Replenish(seat=1))
    assert scene.state.commodities[:2] == [FACTION["sol"].commodities, FACTION["hacan"].commodities]


def test_rr_20_3_to_replenish_is_to_fill_up_to_that_value() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *witness("replenish_when", "replenish_after")])
    scene.goods("sol", commodities=1)
    scene.play(Replenish(seat=0))
    assert scene.told("replenished") == [(0, 3)]
    assert scene.told("witnessed") == [("replenish_when", 0), ("replenish_after", 0)]


def test_rr_20_3_what_happens_when_a_player_replenishes_takes_the_new_commodities_too() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "trade_agreement", "sol")
    scene.play(Replenish(seat=0))
    scene.choose("letnev", "play", "trade_agreement")
    assert scene.state.commodities[0] == 0
    assert scene.state.trade_goods[1] == 4


def test_rr_20_4_commodities_come_from_the_supply() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Replenish(seat=0))
    assert scene.state.trade_goods == [0, 0, 0]
    assert scene.state.commodities == [4, 0, 0]


def test_rr_20_5_traded_commodities_arrive_as_trade_goods() -> None:
    scene = market()
    scene.goods("sol", commodities=3)
    scene.goods("letnev", commodities=2)
    approach(scene)
    offer(scene, "sol", ("give_commodities", 3), ("ask_commodities", 2))
    scene.choose("letnev", "accept")
    assert (scene.state.commodities, scene.state.trade_goods) == ([0, 0, 0], [2, 3, 0])


def test_rr_20_5_commodities_can_be_traded_before_replenishing() -> None:
    scene = market()
    scene.goods("sol", commodities=4)
    approach(scene)
    offer(scene, "sol", ("give_commodities", 4))
    scene.choose("letnev", "accept")
    scene.play(Replenish(seat=0))
    assert scene.state.commodities[0] == 4
    assert scene.state.trade_goods[1] == 4


def test_rr_20_6_an_effect_that_gives_a_commodity_turns_it_into_a_trade_good() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("letnev", commodities=1)
    give_commodities(scene.game, 1, 2, 1, "test")
    assert scene.told("commodities_given") == [(1, 2, 1, "test")]
    assert scene.state.trade_goods[2] == 1


def test_rr_20_7_commodities_cannot_be_spent() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("sol", commodities=4)
    scene.state.exhausted = ("jord",)
    assert not can_pay(scene.state, 0, 1, RESOURCES)


def test_rr_20_8_any_number_of_tokens_can_be_given() -> None:
    scene = market()
    scene.goods("sol", commodities=4)
    approach(scene)
    amounts = [option[1] for option in scene.options("sol") if option[0] == "give_commodities"]
    assert amounts == [1, 2, 3, 4]
