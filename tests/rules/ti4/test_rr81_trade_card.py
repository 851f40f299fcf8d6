"""RR 81: the Trade strategy card."""

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="trade")


def test_rr_81_1_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    assert STRATEGY_CARD["trade"].initiative == 5
    scene.play(ACTION)
    assert scene.options("sol") == (("player", 1), ("player", 2), ("done",))


def test_rr_81_2_first_he_gains_three_trade_goods() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(ACTION)
    assert scene.state.trade_goods == [3, 0, 0]
    assert scene.told("trade_goods_gained") == [(0, 3, "trade")]


def test_rr_81_3_then_he_replenishes_up_to_his_commodity_value() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.goods("sol", commodities=3)
    scene.play(ACTION)
    assert scene.state.commodities[0] == 4
    assert scene.told("replenished") == [(0, 1)]


def test_rr_81_4_whom_he_chooses_must_use_the_secondary_ability_without_a_token() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.state.strategy[2] = 0
    scene.play(ACTION)
    scene.choose("sol", "player", 2)
    assert scene.options("sol") == (("player", 1), ("done",))
    assert scene.refusal("sol", "player", 2) == "RR 81.4 chosen_already"
    scene.choose("sol", "done")
    assert scene.options("xxcha") == (("secondary", "trade"), ("pass",))
    assert scene.state.commodities == [4, 0, 0], "Letnev replenish in their own turn"
    scene.choose("xxcha", "pass")
    assert scene.done
    assert scene.state.commodities == [4, 0, 2]
    assert scene.state.strategy == [2, 2, 0]


def test_rr_81_4_the_chosen_use_it_only_once() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.play(ACTION)
    scene.choose("sol", "player", 1)
    scene.choose("sol", "player", 2)
    assert scene.done
    assert scene.state.strategy == [2, 2, 2]
    assert scene.told("replenished") == [(0, 4), (1, 4), (2, 2)]


def test_rr_81_4_the_chosen_replenish_even_if_they_are_full() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.goods("xxcha", commodities=4)
    scene.state.strategy[2] = 0
    scene.play(ACTION)
    scene.choose("sol", "player", 1)
    scene.choose("sol", "done")
    assert scene.done
    assert scene.told("replenished") == [(0, 4), (1, 0)]


def test_rr_81_5_the_others_replenish_for_a_token() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.goods("letnev", commodities=2)
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("xxcha", "secondary", "trade")
    assert scene.done, "Letnev have all their commodities and are not asked"
    assert scene.state.commodities[1] == 4
    assert scene.state.strategy == [2, 1, 2]


def test_rr_81_5_something_that_follows_makes_it_worth_a_token() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.law("minister_of_commerce", 2)
    scene.goods("letnev", commodities=2)
    scene.play(ACTION)
    scene.choose("sol", "done")
    scene.choose("xxcha", "pass")
    assert scene.options("letnev") == (("secondary", "trade"), ("pass",))
