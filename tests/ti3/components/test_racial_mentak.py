"""The Mentak Coalition: Salvage Operations, Mirror Computing and the Fourth Moon."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, can_pay
from throneworld.ti3.tactical.space_battle import SpaceBattle

PLAYERS = ("mentak", "letnev", "hacan")


def salvaging(goods: int) -> Battlefield:
    scene = duel(*PLAYERS)
    scene.racial("mentak", "salvage_operations")
    scene.goods("mentak", goods)
    scene.state.exhausted = tuple(scene.state.control)
    scene.sides({"war_sun": 1}, {"carrier": 1, "destroyer": 1})
    scene.fight(10, 10, 10, 1, 1)
    scene.choose("letnev", "stay")
    return scene


def test_salvage_operations_gain_two_goods_and_buy_a_wreck() -> None:
    scene = salvaging(1)
    assert scene.state.trade_goods[0] == 3
    scene.offers("mentak", ("kind", "carrier"), ("kind", "destroyer"), ("done",))
    scene.refuses("mentak", "kind", "cruiser", rule="SA-10.4.1", key="not_lost_there")
    scene.choose("mentak", "kind", "carrier")
    assert scene.fleets()[0] == {"war_sun": 1, "carrier": 1} and scene.state.trade_goods[0] == 0


def test_salvage_operations_buy_what_they_can_pay() -> None:
    scene = salvaging(0)
    scene.offers("mentak", ("kind", "destroyer"), ("done",))
    scene.choose("mentak", "done")
    assert scene.done and scene.state.trade_goods[0] == 2


def test_salvage_operations_gain_goods_in_defeat_too_but_buy_nothing() -> None:
    scene = duel(*PLAYERS)
    scene.racial("mentak", "salvage_operations")
    scene.sides({"carrier": 1}, {"carrier": 1})
    scene.fight(1, 10)
    scene.choose("letnev", "stay")
    assert scene.done and scene.state.trade_goods[0] == 2
    assert scene.fleets() == ({}, {"carrier": 1})


def test_mirror_computing_doubles_goods_as_resources_alone() -> None:
    scene = Scene(*PLAYERS)
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("mentak", 2)
    assert not can_pay(scene.state, 0, 3, RESOURCES)
    scene.racial("mentak", "mirror_computing")
    assert can_pay(scene.state, 0, 4, RESOURCES) and not can_pay(scene.state, 0, 5, RESOURCES)
    assert can_pay(scene.state, 0, 2, INFLUENCE) and not can_pay(scene.state, 0, 3, INFLUENCE)
    scene.play(Pay(seat=0, amount=3, currency=RESOURCES, why="test"))
    assert scene.done and scene.state.trade_goods[0] == 0


@pytest.mark.parametrize("there", [True, False])
def test_flagship_mentak_keeps_enemies_from_sustaining(there: bool) -> None:
    scene = duel(*PLAYERS)
    scene.sides({"cruiser": 2}, {"dreadnought": 1, "destroyer": 1})
    scene.put("mentak", SAUDOR if there else "space:thibah", flagship=1)
    scene.rolls(*[10] * 2, *[1] * 20)
    scene.play(SpaceBattle(attacker=0, defender=1, system=scene.system("saudor"), stage="begin"))
    scene.pass_all()
    options = scene.options("letnev") if scene.prompt == "take_hit" else ()
    while scene.prompt == "announce_retreat":
        scene.choose("letnev", "stay")
        options = scene.options("letnev") if scene.prompt == "take_hit" else options
    assert (("sustain", "dreadnought", 0) in options) is not there
