"""The Emirates of Hacan; how their agreements work is tested with trade."""

from __future__ import annotations

from tests.ti3.market import agree, negotiate, partners
from tests.ti3.scene import Scene
from throneworld.imperium.modifiers import refused, total
from throneworld.imperium.strategic import secondary_cost
from throneworld.ti3.quantities import EXTRA_GOODS, MAY_BREAK

PLAYERS = ("sol", "hacan", "letnev")


def test_the_trade_master_is_not_asked_for_agreements_of_hacan() -> None:
    scene = Scene(*PLAYERS)
    negotiate(scene)
    scene.choose("sol", "decline")
    scene.choose("hacan", "propose", 2, "hacan:1", "letnev:1")
    scene.choose("letnev", "accept")
    assert partners(scene) == ["hacan:1 letnev:1"]


def test_the_secondary_of_trade_is_free_and_goods_are_more() -> None:
    scene = Scene(*PLAYERS)
    assert [secondary_cost(scene.state, seat, "trade") for seat in (1, 2)] == [0, 1]
    assert secondary_cost(scene.state, 1, "diplomacy") == 1
    assert [total(scene.state, EXTRA_GOODS, seat, "sol:1") for seat in (1, 2)] == [1, 0]


def test_others_do_not_break_with_hacan() -> None:
    scene = Scene(*PLAYERS)
    agree(scene, ("hacan", 1, 0), ("sol", 1, 0))
    refusal = refused(scene.state, MAY_BREAK, 0, "hacan:1")
    assert refusal is not None
    assert refusal.key == "not_with_them"
    assert refused(scene.state, MAY_BREAK, 1, "sol:1") is None
