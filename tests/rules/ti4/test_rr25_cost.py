"""RR 25: what a unit costs."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.steps.production import UseProduction


def dock(trade_goods: int = 0) -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.goods("sol", trade_goods=trade_goods)
    scene.play(UseProduction(seat=0, system=1))
    return scene


def test_rr_25_1_at_least_the_cost_is_spent_in_resources() -> None:
    scene = dock()
    assert scene.refusal("sol", "produce", "flagship", "1") == "RR 25.1 too_expensive"
    scene.choose("sol", "produce", "carrier", "1")
    scene.choose("sol", "done")
    assert scene.state.exhausted == ("jord",)


def test_rr_25_1_more_resources_allow_more() -> None:
    assert ("produce", "flagship", "1") in dock(trade_goods=4).options()


def test_rr_25_2_two_fighters_or_infantry_are_produced_for_their_cost() -> None:
    scene = dock()
    for _ in range(2):
        scene.choose("sol", "produce", "fighter", "1")
    assert scene.ask().about["cost"] == 1
    for _ in range(2):
        scene.choose("sol", "produce", "infantry", "jord")
    assert scene.ask().about["cost"] == 2


def test_rr_25_3_what_has_no_cost_cannot_be_produced() -> None:
    scene = dock(trade_goods=20)
    kinds = {option[1] for option in scene.options() if option[0] == "produce"}
    assert kinds == {"flagship", "dreadnought", "carrier", "cruiser", "destroyer", "fighter", "infantry"}
    assert scene.refusal("sol", "produce", "war_sun", "1") == "RR 25.3 no_cost"
