"""RR 45: the Leadership strategy card."""

from tests.ti4.scene import Scene
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import STRATEGY_CARD

ACTION = StrategicAction(seat=0, card="leadership")
POOLS = (("gain", "tactic"), ("gain", "fleet"), ("gain", "strategy"))


def test_rr_45_1_the_active_player_resolves_the_primary_ability() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    assert STRATEGY_CARD["leadership"].initiative == 1
    scene.play(ACTION)
    assert scene.options("xxcha") == POOLS


def test_rr_45_2_three_tokens_and_more_for_influence() -> None:
    scene = Scene("xxcha", "l1z1x", "letnev")
    scene.goods("xxcha", trade_goods=2)
    scene.play(ACTION)
    for pool in ("tactic", "fleet", "strategy"):
        scene.choose("xxcha", "gain", pool)
    assert scene.options("xxcha") == (("buy", 1), ("buy", 2), ("done",))
    assert scene.refusal("xxcha", "buy", 3) == "RR 45.2 not_enough_influence"
    scene.choose("xxcha", "buy", 2)
    assert scene.state.exhausted == ("archon_ren", "archon_tau"), "all of it is needed"
    assert scene.state.trade_goods[0] == 0
    scene.choose("xxcha", "gain", "tactic")
    scene.choose("xxcha", "gain", "tactic")
    assert scene.done
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (6, 4, 3)


def test_rr_45_2_he_need_not_spend_influence() -> None:
    scene = Scene("xxcha", "l1z1x", "letnev")
    scene.play(ACTION)
    for _ in range(3):
        scene.choose("xxcha", "gain", "tactic")
    scene.choose("xxcha", "done")
    assert scene.done
    assert scene.state.exhausted == ()


def test_rr_45_2_nobody_pays_for_tokens_that_he_does_not_have() -> None:
    scene = Scene("xxcha", "l1z1x", "letnev")
    scene.state.tactic[0] = 7
    scene.goods("xxcha", trade_goods=9)
    scene.play(ACTION)
    for _ in range(3):
        scene.choose("xxcha", "gain", "tactic")
    assert scene.options("xxcha") == (("buy", 1), ("done",))
    assert scene.refusal("xxcha", "buy", 2) == "RR 19.3 no_tokens_left"


def test_rr_45_2_whether_influence_or_tokens_are_missing_is_said_at_the_boundary() -> None:
    scene = Scene("xxcha", "l1z1x", "letnev")
    scene.state.tactic[0] = 6
    scene.play(ACTION)
    for _ in range(3):
        scene.choose("xxcha", "gain", "tactic")
    assert scene.options("xxcha") == (("buy", 1), ("done",)), "four influence, two tokens"
    assert scene.refusal("xxcha", "buy", 2) == "RR 45.2 not_enough_influence"
    assert scene.refusal("xxcha", "buy", 3) == "RR 19.3 no_tokens_left"


def test_rr_45_3_the_others_buy_tokens_clockwise_and_spend_none() -> None:
    scene = Scene("l1z1x", "xxcha", "yin")
    scene.state.strategy[1] = 0
    scene.play(ACTION)
    for _ in range(3):
        scene.choose("l1z1x", "gain", "tactic")
    assert scene.options("xxcha") == (("buy", 1), ("done",))
    scene.choose("xxcha", "buy", 1)
    scene.choose("xxcha", "exhaust", "archon_ren")
    assert scene.options("xxcha") == POOLS
    scene.choose("xxcha", "gain", "strategy")
    assert scene.options("yin") == (("buy", 1), ("done",))
    scene.choose("yin", "done")
    assert scene.done
    assert scene.state.strategy == [2, 1, 2]


def test_rr_45_3_whoever_cannot_pay_is_not_asked() -> None:
    scene = Scene("l1z1x", "sol", "letnev")
    scene.play(ACTION)
    for _ in range(3):
        scene.choose("l1z1x", "gain", "tactic")
    assert scene.done


def test_rr_45_4_each_token_goes_into_the_pool_of_his_choice() -> None:
    scene = Scene("l1z1x", "sol", "letnev")
    scene.play(ACTION)
    for left, pool in ((3, "fleet"), (2, "strategy"), (1, "tactic")):
        assert scene.ask().about == {"left": left}
        assert scene.options("l1z1x") == POOLS
        scene.choose("l1z1x", "gain", pool)
    assert scene.told("token_gained") == [(0, "fleet"), (0, "strategy"), (0, "tactic")]
