"""SA-15.5: the Trade card."""

from __future__ import annotations

from tests.ti3.market import agree, negotiate, partners
from tests.ti3.scene import Scene
from throneworld.ti3.strategic.action import StrategicAction


def trade(scene: Scene) -> None:
    scene.play(StrategicAction(seat=0, card="trade"))


def decline_all(scene: Scene) -> None:
    while scene.prompt == "propose_agreement":
        scene.choose(scene.asked[0], "decline")


def test_sa_15_5_1_three_goods_and_everything_on_the_own_agreements() -> None:
    scene = Scene("sol", "letnev", "hacan")
    agree(scene, ("sol", 1, 2), ("hacan", 1, 3))
    trade(scene)
    scene.offers("sol", ("primary", "a"), ("primary", "b"))
    scene.choose("sol", "primary", "a")
    assert scene.state.trade_goods == [6, 0, 0] and scene.state.goods_on == {"sol:1": 2}


def test_sa_15_5_1_and_ruling_1_or_all_agreements_are_cancelled_and_half_is_collected() -> None:
    scene = Scene("sol", "letnev", "hacan")
    agree(scene, ("sol", 1, 5), ("hacan", 1, 3))
    agree(scene, ("sol", 2, 0), ("letnev", 2, 1))
    agree(scene, ("letnev", 1, 4), ("hacan", 2, 2))
    negotiate(scene, "b")
    assert scene.state.trade_goods == [3, 1, 5]
    assert partners(scene) == [] and scene.state.goods_on == {}


def test_sa_15_5_2_three_and_one_on_two_agreements_give_three() -> None:
    scene = Scene("sol", "letnev", "hacan")
    agree(scene, ("sol", 1, 0), ("hacan", 1, 3))
    agree(scene, ("sol", 2, 0), ("letnev", 2, 1))
    negotiate(scene, "b")
    assert scene.state.trade_goods[0] == 3


def test_sa_15_5_3_new_agreements_need_the_approval_of_the_trade_master_but_not_hacans() -> None:
    scene = Scene("sol", "letnev", "hacan", "xxcha")
    negotiate(scene, "b")
    scene.choose("sol", "decline")
    scene.choose("letnev", "propose", 2, "letnev:1", "hacan:2")
    scene.choose("hacan", "accept")
    assert partners(scene) == ["letnev:1 hacan:2"]
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "decline")
    scene.choose("xxcha", "propose", 1, "xxcha:1", "letnev:2")
    scene.choose("letnev", "accept")
    assert scene.asked == ["sol"] and scene.prompt == "consent_to_agreement"


def test_sa_15_5_4_a_counter_collects_from_both_agreements_of_a_passed_player_too() -> None:
    scene = Scene("sol", "norr", "letnev")
    scene.state.clockwise = False
    agree(scene, ("sol", 1, 3), ("letnev", 1, 1))
    agree(scene, ("norr", 1, 2), ("letnev", 2, 2))
    scene.state.passed = (2,)
    scene.play(StrategicAction(seat=0, card="trade", stage="secondary"))
    assert scene.asked == ["letnev"]
    scene.offers("letnev", ("secondary", "trade"), ("pass",))
    scene.choose("letnev", "secondary", "trade")
    scene.choose("norr", "pass")
    assert scene.done
    assert scene.state.trade_goods == [0, 0, 5] and scene.state.strategy == [2, 2, 1]
    assert scene.state.goods_on == {"sol:1": 2, "letnev:1": 2, "norr:1": 2, "letnev:2": 3}


def test_sa_15_5_4_hacan_pays_no_counter_and_nobody_without_goods_is_asked() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.counters("hacan", 3, 3, 0)
    agree(scene, ("sol", 1, 2), ("hacan", 1, 0))
    trade(scene)
    scene.choose("sol", "primary", "a")
    decline_all(scene)
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "secondary", "trade")
    assert scene.state.trade_goods == [3, 0, 2] and scene.state.strategy[2] == 0


def test_sa_15_5_5_and_ruling_2_goods_are_placed_after_the_secondaries_on_new_agreements_too() -> None:
    scene = Scene("sol", "letnev", "hacan")
    trade(scene)
    scene.choose("sol", "primary", "a")
    scene.choose("sol", "propose", 2, "sol:1", "hacan:1")
    scene.choose("hacan", "accept")
    decline_all(scene)
    assert scene.done
    assert scene.state.goods_on == {"sol:1": 3, "hacan:1": 3}


def test_sa_15_5_5_micro_technology_puts_two_on_one_agreement_and_one_on_the_other() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.technologies("sol", "micro_technology")
    agree(scene, ("sol", 1, 2), ("hacan", 1, 0))
    agree(scene, ("sol", 2, 1), ("letnev", 1, 0))
    scene.play(StrategicAction(seat=0, card="trade", stage="after"))
    scene.offers("sol", ("extra", "hacan:1"), ("extra", "letnev:1"))
    scene.refuses("sol", "extra", "sol:1", rule="SA-11.2.1", key="contract_not_held")
    scene.choose("sol", "extra", "letnev:1")
    assert scene.state.goods_on == {"sol:1": 5, "hacan:1": 4, "sol:2": 3, "letnev:1": 3}
