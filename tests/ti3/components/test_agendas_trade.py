"""Events about trade agreements: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.market import agree, partners
from tests.ti3.senate import ballot, decide, forum, offers_players, offers_sides
from throneworld.ti3.state import Gate
from throneworld.ti3.trade.negotiating import Propose


def test_trade_embargo_breaks_an_agreement_of_the_elected_and_bars_new_ones() -> None:
    scene = forum()
    agree(scene, ("sol", 1, 3), ("hacan", 1, 2))
    agree(scene, ("sol", 2, 1), ("letnev", 2, 4))
    offers_players(scene, "trade_embargo")
    ballot(scene, "trade_embargo", sol=(0, 1))
    scene.offers("sol", ("player", 2), ("player", 1))
    scene.refuses("sol", "player", 0, rule="SA-11.4.2", key="no_agreement_with")
    scene.choose("sol", "player", 2)
    assert partners(scene) == ["sol:2 letnev:2"] and scene.state.trade_goods == [0, 0, 5]
    assert scene.state.goods_on == {"sol:2": 1, "letnev:2": 4}
    scene.play(Propose(seat=2, master=2))
    assert ("propose", 1, "hacan:1", "letnev:1") in scene.options("hacan")
    scene.refuses("hacan", "propose", 0, "hacan:1", "sol:1", rule="SA-9.2.3", key="trade_embargo")
    scene.play(Propose(seat=0, master=0))
    assert scene.done, "he has nothing to propose"


def test_trade_embargo_of_one_who_trades_only_with_himself_breaks_nothing() -> None:
    scene = forum("krotoan", "letnev", "hacan")
    agree(scene, ("krotoan", 1, 3))
    decide(scene, "trade_embargo", 0)
    assert scene.done and partners(scene) == ["krotoan:1"]


def test_intergalactic_commerce_pays_for_systems_with_wormholes_and_fills_agreements() -> None:
    scene = forum()
    agree(scene, ("letnev", 1, 0), ("hacan", 1, 2))
    scene.take("sol", "lodor", "quann", "saudor")
    for place in ("lodor", "saudor"):
        scene.put("sol", f"space:{place}", cruiser=1)
    scene.take("hacan", "wellon")
    scene.put("hacan", "space:wellon", fighter=1)
    scene.state.gates = (
        Gate(scene.system("wellon"), ("A", "B"), laid=True),
        Gate(scene.system("saudor"), ("D", "D")),
    )
    offers_sides(scene, "intergalactic_commerce")
    ballot(scene, "intergalactic_commerce", sol=("for", 1))
    assert scene.state.trade_goods == [3, 0, 3], "lodor by ship, not quann; wellon by a token that turns"
    assert scene.state.goods_on == {"letnev:1": 1, "hacan:1": 3}


def test_intergalactic_commerce_against_takes_three_goods_off_each_agreement() -> None:
    scene = forum()
    agree(scene, ("letnev", 1, 1), ("hacan", 1, 5))
    decide(scene, "intergalactic_commerce", "against")
    assert scene.state.goods_on == {"hacan:1": 2} and scene.state.trade_goods == [0, 0, 0]
