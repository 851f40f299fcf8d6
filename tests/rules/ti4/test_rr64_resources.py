"""RR 64: resources and how they are spent."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.paying import RESOURCES, Pay, can_pay, least_waste
from throneworld.imperium.planets import resources


def rich(trade_goods: int = 0) -> Scene:
    """Planets of 4/2, 1/2, 3/1 and 0/3."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon", "starpoint", "torkan")
    scene.goods("sol", trade_goods=trade_goods)
    return scene


def test_rr_64_1_a_planet_has_its_printed_resources() -> None:
    state = rich().state
    assert [resources(state, planet) for planet in ("jord", "wellon", "starpoint", "torkan")] == [4, 1, 3, 0]


def test_rr_64_2_resources_are_spent_by_exhausting_planets() -> None:
    scene = rich()
    scene.play(Pay(seat=0, amount=5, currency=RESOURCES, why="test"))
    assert scene.options() == (
        ("exhaust", "jord"),
        ("exhaust", "wellon"),
        ("exhaust", "starpoint"),
        ("for_me",),
    )
    scene.choose("sol", "exhaust", "wellon")
    assert scene.ask().about["amount"] == 4
    scene.choose("sol", "exhaust", "jord")
    assert scene.done
    assert scene.state.exhausted == ("wellon", "jord")


def test_rr_64_2_a_planet_without_resources_pays_nothing() -> None:
    scene = rich()
    scene.play(Pay(seat=0, amount=5, currency=RESOURCES, why="test"))
    assert scene.refusal("sol", "exhaust", "torkan") == "RR 32.3 planet_worth_nothing"
    assert scene.refusal("sol", "trade_good") == "RR 82.4 no_trade_goods"


def test_rr_64_2_a_cost_of_nothing_asks_nothing() -> None:
    scene = rich()
    scene.play(Pay(seat=0, amount=0, currency=RESOURCES, why="test"))
    assert scene.done
    assert scene.state.exhausted == ()


def test_rr_64_2_the_only_way_to_pay_is_taken_without_asking() -> None:
    scene = rich()
    scene.play(Pay(seat=0, amount=8, currency=RESOURCES, why="test"))
    assert scene.done
    assert scene.state.exhausted == ("jord", "wellon", "starpoint")


def test_rr_64_3_a_trade_good_is_spent_as_one_resource() -> None:
    scene = rich(trade_goods=2)
    assert can_pay(scene.state, 0, 10, RESOURCES)
    assert not can_pay(scene.state, 0, 11, RESOURCES)
    scene.play(Pay(seat=0, amount=2, currency=RESOURCES, why="test"))
    scene.choose("sol", "trade_good")
    scene.choose("sol", "trade_good")
    assert scene.done
    assert scene.state.trade_goods[0] == 0


def test_rr_64_paying_for_me_wastes_nothing_if_it_can() -> None:
    scene = rich()
    assert least_waste(scene.state, 0, 4, RESOURCES) == (("jord",), 0)
    assert least_waste(scene.state, 0, 5, RESOURCES) == (("jord", "wellon"), 0)
    assert least_waste(scene.state, 0, 3, RESOURCES) == (("starpoint",), 0)
    assert least_waste(scene.state, 0, 8, RESOURCES) == (("jord", "wellon", "starpoint"), 0)


def test_rr_64_paying_for_me_spends_a_trade_good_rather_than_a_large_planet() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.goods("sol", trade_goods=3)
    assert least_waste(scene.state, 0, 1, RESOURCES) == ((), 1)
    assert least_waste(scene.state, 0, 3, RESOURCES) == (("jord",), 0)
    assert least_waste(scene.state, 0, 5, RESOURCES) == (("jord",), 1)
