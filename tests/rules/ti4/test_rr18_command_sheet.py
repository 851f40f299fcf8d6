"""RR 18: the command sheet."""

from tests.ti4.scene import Scene
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay
from throneworld.imperium.tokens import GainTokens
from throneworld.ti4.view import public


def test_rr_18_1_tokens_are_placed_in_the_pools_and_raise_the_number_of_ships_in_a_system() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    assert fleet_limit(scene.state, 0, 18) == 3
    scene.play(GainTokens(seat=0, count=1))
    assert scene.options() == (("gain", "tactic"), ("gain", "fleet"), ("gain", "strategy"))
    scene.choose("sol", "gain", "fleet")
    assert fleet_limit(scene.state, 0, 18) == 4


def test_rr_18_2_trade_goods_are_spent_as_resources_or_as_influence() -> None:
    scene = Scene("sol", "xxcha", "hacan")
    scene.take("sol", "jord", exhausted=True)
    scene.goods("sol", trade_goods=5)
    scene.play(
        Pay(seat=0, amount=2, currency=RESOURCES, why="test"),
        Pay(seat=0, amount=3, currency=INFLUENCE, why="test"),
    )
    assert scene.done
    assert scene.state.trade_goods[0] == 0


def test_rr_18_3_the_sheet_is_open_to_all() -> None:
    """The quick reference may be hidden, the pools and trade goods not."""
    scene = Scene("sol", "xxcha", "hacan")
    scene.goods("xxcha", trade_goods=2)
    player = public(scene.game)["players"][1]
    assert [player[area] for area in ("tactic", "fleet", "strategy", "trade_goods")] == [3, 3, 2, 2]
