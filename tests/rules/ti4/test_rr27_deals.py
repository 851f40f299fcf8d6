"""RR 27: deals, binding or not."""

from __future__ import annotations

from tests.ti4.market import approach, is_over, market, offer
from tests.ti4.scene import ALL
from tests.ti4.senate import senate, witness
from throneworld.imperium.marks import AGENDA, ROUND, expire, is_marked
from throneworld.ti4.trade.shares import PEACE, PLEDGED, SUPPORT_VOTE
from throneworld.ti4.transaction import TRADED
from throneworld.ti4.voting.agenda import ResolveAgenda


def test_rr_27_1_a_deal_with_a_transaction_follows_the_rules_for_transactions() -> None:
    scene = market(listeners=[*ALL, *witness("goods_gained")])
    scene.goods("sol", trade_goods=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1), ("ask_pledge", PEACE))
    scene.choose("letnev", "accept")
    assert scene.told("witnessed") == [("goods_gained", 0), ("goods_gained", 1)]
    assert is_marked(scene.state, TRADED, 0, 1)


def test_rr_27_1_a_deal_without_components_is_no_transaction() -> None:
    scene = market(listeners=[*ALL, *witness("goods_gained")])
    approach(scene)
    offer(scene, "sol", ("pledge", PEACE), ("ask_pledge", PEACE))
    scene.choose("letnev", "accept")
    assert scene.told("pledged") == [(1, 0, PEACE), (0, 1, PEACE)]
    assert scene.told("witnessed") == []
    assert not is_marked(scene.state, TRADED)


def test_rr_27_2_what_a_deal_says_decides_what_binds() -> None:
    scene = market()
    scene.goods("sol", trade_goods=2)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 2), ("ask_pledge", PEACE))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods[1] == 2
    assert is_marked(scene.state, PLEDGED + PEACE, 1, 0)


def test_rr_27_3_what_can_be_resolved_at_once_is_resolved_at_once_and_whole() -> None:
    scene = market()
    scene.goods("sol", trade_goods=2, commodities=1)
    scene.goods("letnev", trade_goods=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 2), ("give_commodities", 1), ("ask_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert is_over(scene)
    assert scene.state.trade_goods == [1, 3, 0]


def test_rr_27_4_a_promise_is_noted_and_ends_by_itself() -> None:
    scene = market()
    approach(scene)
    offer(scene, "sol", ("pledge", PEACE))
    scene.choose("letnev", "accept")
    assert is_marked(scene.state, PLEDGED + PEACE, 0, 1)
    expire(scene.game, ROUND)
    assert not scene.state.marks or not is_marked(scene.state, PLEDGED + PEACE)


def test_rr_27_4_nobody_holds_a_player_to_the_vote_he_promised() -> None:
    scene = senate("mutiny")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "transaction", 2)
    offer(scene, "letnev", ("ask_pledge", SUPPORT_VOTE))
    scene.choose("jolnar", "accept")
    scene.choose("letnev", "vote", "for")
    assert is_marked(scene.state, PLEDGED + SUPPORT_VOTE, 2, 1)
    votes = [option for option in scene.options("jolnar") if option[0] == "vote"]
    assert votes == [("vote", "for"), ("vote", "against")]
    expire(scene.game, AGENDA)
    assert not is_marked(scene.state, PLEDGED + SUPPORT_VOTE)


def test_rr_27_4_a_vote_can_be_promised_only_while_there_is_one() -> None:
    scene = market()
    approach(scene)
    pledges = [option for option in scene.options("sol") if option[0] == "pledge"]
    assert pledges == [("pledge", PEACE)]
