"""The Emirates of Hacan; how their agreements work is tested with trade."""

from __future__ import annotations

from tests.ti3.market import agree, negotiate, partners
from tests.ti3.scene import Scene
from throneworld.imperium.modifiers import refused, total
from throneworld.imperium.strategic import secondary_cost
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.quantities import EXTRA_GOODS, MAY_BREAK

PLAYERS = ("sol", "hacan", "letnev")


def test_hacan_1_the_trade_master_is_not_asked_for_agreements_of_hacan() -> None:
    scene = Scene(*PLAYERS)
    negotiate(scene)
    scene.choose("sol", "decline")
    scene.choose("hacan", "propose", 2, "hacan:1", "letnev:1")
    scene.choose("letnev", "accept")
    assert partners(scene) == ["hacan:1 letnev:1"]


def test_hacan_1_the_trade_master_is_asked_for_agreements_of_others() -> None:
    scene = Scene("sol", "hacan", "letnev", "yin")
    negotiate(scene)
    scene.choose("sol", "decline")
    while scene.asked == ["hacan"]:
        scene.choose("hacan", "decline")
    scene.choose("letnev", "propose", 3, "letnev:1", "yin:1")
    scene.choose("yin", "accept")
    assert scene.asked == ["sol"] and partners(scene) == []


def test_hacan_2_the_secondary_of_trade_is_free_and_goods_are_more() -> None:
    scene = Scene(*PLAYERS)
    assert [secondary_cost(scene.state, seat, "trade") for seat in (1, 2)] == [0, 1]
    assert secondary_cost(scene.state, 1, "diplomacy") == 1
    assert [total(scene.state, EXTRA_GOODS, seat, "sol:1") for seat in (1, 2)] == [1, 0]


def test_hacan_4_others_do_not_break_with_hacan() -> None:
    scene = Scene(*PLAYERS)
    agree(scene, ("hacan", 1, 0), ("sol", 1, 0))
    refusal = refused(scene.state, MAY_BREAK, 0, "hacan:1")
    assert refusal is not None
    assert refusal.key == "not_with_them"
    assert refused(scene.state, MAY_BREAK, 1, "sol:1") is None


def test_hacan_4_nobody_breaks_with_them_in_the_status_phase_but_with_others() -> None:
    scene = Scene(*PLAYERS)
    agree(scene, ("hacan", 1, 0), ("sol", 1, 0))
    agree(scene, ("letnev", 1, 0), ("sol", 2, 0))
    scene.play(Housekeeping(seat=0))
    scene.offers("sol", ("done",), ("break", "letnev:1"))
    scene.refuses("sol", "break", "hacan:1", rule="SA-11.4.3", key="not_with_them")
    scene.choose("sol", "break", "letnev:1")
    assert partners(scene) == ["hacan:1 sol:1"] and len(scene.state.agreements) == 1


def market() -> Scene:
    scene = Scene(*PLAYERS)
    scene.hold("hacan", "sabotage", "veto")
    scene.hold("letnev", "insubordination")
    scene.goods("hacan", 1)
    scene.play(StatusPhase(stage="housekeeping"))
    scene.offers("hacan", ("play", "hacan.3"), ("pass",))
    scene.choose("hacan", "play", "hacan.3")
    return scene


def test_hacan_3_cards_change_hands_as_both_agree() -> None:
    scene = market()
    scene.offers("hacan", ("player", 2), ("player", 0), ("done",))
    scene.choose("hacan", "player", 2)
    scene.refuses("hacan", "offer", rule="SA-1.5.6", key="no_card_in_it")
    scene.choose("hacan", "hand_over", "veto")
    scene.choose("hacan", "want_card")
    scene.refuses("hacan", "want_card", rule="SA-1.5.6", key="no_more_cards")
    scene.choose("hacan", "pay_good")
    scene.choose("hacan", "offer")
    scene.offers("letnev", ("hand_over", "insubordination"), ("refuse",))
    assert scene.state.known["veto"] == 0b110
    scene.choose("letnev", "hand_over", "insubordination")
    scene.choose("letnev", "accept")
    scene.offers("hacan", ("accept",), ("refuse",))
    assert scene.told("cards_traded") == []
    scene.choose("hacan", "accept")
    assert scene.state.hands == [(), ("sabotage", "insubordination"), ("veto",)]
    assert scene.state.trade_goods == [0, 0, 1]
    assert scene.prompt == "trade_cards_with"


def test_hacan_3_who_refuses_keeps_all() -> None:
    scene = market()
    scene.choose("hacan", "player", 0)
    scene.choose("hacan", "hand_over", "sabotage")
    scene.choose("hacan", "offer")
    scene.offers("sol", ("accept",), ("refuse",))
    scene.choose("sol", "refuse")
    assert scene.state.hands[1] == ("sabotage", "veto")
    scene.choose("hacan", "done")
    assert scene.prompt != "trade_cards_with"


def test_hacan_3_one_sided_gifts_are_possible() -> None:
    scene = market()
    scene.choose("hacan", "player", 0)
    scene.choose("hacan", "hand_over", "sabotage")
    scene.choose("hacan", "offer")
    scene.choose("sol", "accept")
    assert scene.state.hands[0] == ("sabotage",)


def test_hacan_3_nobody_else_trades_cards() -> None:
    scene = Scene("sol", "letnev", "yin")
    scene.hold("sol", "sabotage")
    scene.play(StatusPhase(stage="housekeeping"))
    assert ("play", "hacan.3") not in scene.options()
