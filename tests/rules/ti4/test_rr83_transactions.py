"""RR 83: who trades with whom, what, and how often."""

from __future__ import annotations

import pytest
from throneworld.imperium.marks import AGENDA, TURN, expire

from tests.ti4.market import approach, market, offer, terms, verbs
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.kernel.asks import Noun, Refusal
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.retreat import AnnounceRetreat
from throneworld.ti4.transaction import may_transact, transaction_refusal
from throneworld.ti4.voting.agenda import ResolveAgenda


def why_not(scene: Scene, seat: int, other: int) -> str:
    refusal = transaction_refusal(scene.state, seat, other)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def give_one(scene: Scene) -> None:
    """The first player gives the second a trade good."""
    scene.goods("sol", trade_goods=3)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1))
    scene.choose("letnev", "accept")


def test_rr_83_1_the_active_player_trades_with_neighbours() -> None:
    scene = market()
    assert may_transact(scene.state, 0) == (1,)
    assert why_not(scene, 0, 2) == "RR 83.1 no_neighbours"
    assert why_not(scene, 1, 0) == "RR 83.1 not_your_turn"
    assert why_not(scene, 0, 0) == "RR 83.1 no_such_partner"


def test_rr_83_1_once_a_turn_with_each() -> None:
    scene = market()
    give_one(scene)
    assert why_not(scene, 0, 1) == "RR 83.1 traded_already"
    expire(scene.game, TURN)
    assert why_not(scene, 0, 1) == ""


def test_rr_83_1_a_player_approaches_another_at_most_twice_a_turn() -> None:
    scene = market()
    for _ in range(2):
        assert why_not(scene, 0, 1) == ""
        approach(scene)
        offer(scene, "sol", ("ask_pledge", "peace"))
        scene.choose("letnev", "decline")
    assert why_not(scene, 0, 1) == "RR 83.4 enough_offers"


def test_rr_83_1_who_breaks_off_is_done_with_that_player_for_this_turn() -> None:
    scene = market()
    approach(scene)
    scene.choose("sol", "cancel")
    assert why_not(scene, 0, 1) == "RR 83.4 enough_offers"


def test_rr_83_1_an_eliminated_player_trades_no_more() -> None:
    scene = market()
    scene.state.eliminated = (1,)
    assert why_not(scene, 0, 1) == "RR 83.1 no_such_partner"


def test_rr_83_2_goods_and_up_to_one_note_are_given_for_goods_and_up_to_one_note() -> None:
    scene = market()
    scene.goods("sol", trade_goods=2, commodities=1)
    scene.goods("letnev", trade_goods=3)
    approach(scene)
    offer(
        scene,
        "sol",
        ("give_trade_goods", 2),
        ("give_commodities", 1),
        ("give_note", "ceasefire:0"),
        ("ask_trade_goods", 3),
        ("ask_note", "political_secret:1"),
    )
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods == [3, 3, 0]
    assert "ceasefire:0" in scene.state.notes[1]
    assert "political_secret:1" in scene.state.notes[0]


def test_rr_83_2_terms_are_named_in_order_first_what_is_given() -> None:
    scene = market()
    scene.goods("sol", trade_goods=2)
    scene.goods("letnev", trade_goods=2)
    approach(scene)
    scene.choose("sol", "ask_trade_goods", 1)
    assert scene.refusal("sol", "give_trade_goods", 1) == "RR 83.2 term_is_settled"
    assert scene.refusal("sol", "ask_trade_goods", 2) == "RR 83.2 term_is_settled"
    assert verbs(scene) == {"ask_note", "ask_pledge", "propose", "cancel"}


def amounts(scene: Scene, verb: str) -> list[Noun]:
    return [option[1] for option in scene.options() if option[0] == verb]


@pytest.mark.parametrize("wanted", [10, 11, 24, 26])
@pytest.mark.parametrize(
    "verb", ["give_trade_goods", "ask_trade_goods", "give_commodities", "ask_commodities"]
)
def test_rr_83_2_any_number_of_goods_can_be_named(verb: str, wanted: int) -> None:
    scene = market()
    for faction in ("sol", "letnev"):
        scene.goods(faction, trade_goods=26, commodities=26)
    approach(scene)
    while wanted not in amounts(scene, verb):
        scene.choose("sol", verb, [each for each in amounts(scene, verb) if int(each) < wanted][-1])
    offer(scene, "sol", (verb, wanted))
    assert list(terms(scene).values()) == [wanted]
    scene.choose("letnev", "accept")
    taker = 1 if verb.startswith("give") else 0
    assert scene.state.trade_goods[taker] == 26 + wanted, "commodities arrive as trade goods (RR 20.5)"


def test_rr_83_2_who_has_named_the_last_of_a_list_of_goods_may_name_more() -> None:
    scene = market()
    scene.goods("sol", trade_goods=24)
    approach(scene)
    assert amounts(scene, "give_trade_goods") == [*range(1, 11), 24]
    scene.choose("sol", "give_trade_goods", 10)
    assert amounts(scene, "give_trade_goods") == [*range(11, 21), 24]
    assert scene.refusal("sol", "give_trade_goods", 9) == "RR 83.2 term_is_settled"
    assert scene.refusal("sol", "give_trade_goods", 10) == "RR 83.2 term_is_settled"
    scene.choose("sol", "give_trade_goods", 13)
    assert amounts(scene, "give_trade_goods") == []
    assert scene.refusal("sol", "give_trade_goods", 24) == "RR 83.2 term_is_settled"
    assert terms(scene) == {"gives_trade_goods": 13}


@pytest.mark.parametrize(("verb", "has_not"), [("give", "you_have_only"), ("ask", "he_has_only")])
def test_rr_83_2_what_has_to_be_named_in_steps_is_not_said_to_be_missing(verb: str, has_not: str) -> None:
    scene = market()
    for faction in ("sol", "letnev"):
        scene.goods(faction, trade_goods=24)
    approach(scene)
    term = f"{verb}_trade_goods"
    assert scene.refusal("sol", term, 11) == "RR 83.2 named_in_steps"
    assert scene.refusal("sol", term, 25) == f"RR 83.2 {has_not}"
    scene.choose("sol", term, 10)
    assert scene.refusal("sol", term, 21) == "RR 83.2 named_in_steps"
    assert scene.game.refusal(0, (term, 21)) == Refusal("RR 83.2", "named_in_steps", (20,))
    scene.choose("sol", term, 20)
    assert scene.refusal("sol", term, 21) == ""


def test_rr_83_2_all_of_the_goods_is_the_most() -> None:
    scene = market()
    scene.goods("sol", trade_goods=20)
    approach(scene)
    scene.choose("sol", "give_trade_goods", 20)
    assert amounts(scene, "give_trade_goods") == []
    assert amounts(scene, "give_note") == list(scene.state.notes[0])


def test_rr_83_2_an_offer_without_terms_is_none() -> None:
    scene = market()
    approach(scene)
    assert scene.refusal("sol", "propose") == "RR 83.2 nothing_offered"


def test_rr_83_3_only_goods_and_notes_are_exchanged() -> None:
    scene = market()
    scene.goods("sol", trade_goods=1, commodities=1)
    scene.goods("letnev", trade_goods=1, commodities=1)
    scene.hold("sol", "bribery")
    approach(scene)
    assert verbs(scene) == {
        "give_trade_goods",
        "give_commodities",
        "give_note",
        "pledge",
        "ask_trade_goods",
        "ask_commodities",
        "ask_note",
        "ask_pledge",
        "cancel",
    }


def test_rr_83_4_a_transaction_need_not_be_even() -> None:
    scene = market()
    give_one(scene)
    assert scene.state.trade_goods == [2, 1, 0]


def test_rr_83_4_nothing_changes_hands_unless_both_agree() -> None:
    scene = market()
    scene.goods("sol", trade_goods=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1))
    assert scene.options("letnev") == (("accept",), ("decline",), ("counter",))
    scene.choose("letnev", "decline")
    assert scene.done
    assert scene.state.trade_goods == [1, 0, 0]
    assert scene.told("offer_declined") == [(1, 0)]


def test_rr_83_4_the_other_may_change_the_offer_once() -> None:
    scene = market()
    scene.goods("sol", trade_goods=3)
    scene.goods("letnev", commodities=2)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1), ("ask_commodities", 2))
    scene.choose("letnev", "counter")
    assert terms(scene) == {"gives_commodities": 2, "asks_trade_goods": 1}
    offer(scene, "letnev", ("ask_trade_goods", 3))
    assert scene.options("sol") == (("accept",), ("decline",))
    assert terms(scene) == {"gives_commodities": 2, "asks_trade_goods": 3}
    scene.choose("sol", "accept")
    assert scene.state.trade_goods == [2, 3, 0]
    assert why_not(scene, 0, 1) == "RR 83.1 traded_already"


def test_rr_83_4_a_changed_offer_may_begin_anew() -> None:
    scene = market()
    scene.goods("sol", trade_goods=3)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1), ("ask_note", "ceasefire:1"))
    scene.choose("letnev", "counter")
    scene.choose("letnev", "clear")
    assert ("clear",) not in scene.options("letnev")
    offer(scene, "letnev", ("give_note", "political_secret:1"))
    scene.choose("sol", "accept")
    assert scene.state.trade_goods == [3, 0, 0]
    assert "political_secret:1" in scene.state.notes[0]


def test_rr_83_5_a_transaction_is_resolved_as_part_of_a_deal() -> None:
    scene = market()
    scene.goods("sol", trade_goods=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1), ("ask_pledge", "peace"))
    scene.choose("letnev", "accept")
    assert scene.told("deal_made") == [(0, 1)]
    assert scene.state.trade_goods[1] == 1


def test_rr_83_6_in_a_vote_everybody_trades_with_everybody_once() -> None:
    scene = senate("mutiny")
    scene.goods("letnev", trade_goods=1)
    scene.play(ResolveAgenda())
    assert {("transaction", 2), ("transaction", 0)} <= set(scene.options("letnev"))
    scene.choose("letnev", "transaction", 2)
    offer(scene, "letnev", ("give_trade_goods", 1))
    scene.choose("jolnar", "accept")
    assert ("transaction", 2) not in scene.options("letnev")
    scene.choose("letnev", "abstain")
    assert scene.refusal("jolnar", "transaction", 1) == "RR 83.1 traded_already"
    assert ("transaction", 0) in scene.options("jolnar")
    expire(scene.game, AGENDA)
    assert why_not(scene, 2, 1) == ""


def peace_for_a_good(scene: Scene) -> None:
    """Sol, who is asked something else, comes to terms with Letnev."""
    scene.goods("letnev", trade_goods=2)
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("ask_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods == [1, 1, 0]


def test_rr_83_1_even_during_a_combat() -> None:
    scene = market()
    scene.take("sol", "new_albion")
    scene.play(AnnounceRetreat(seat=0, system=18))
    assert scene.options("sol") == (("retreat",), ("stay",), ("transaction", 1))
    peace_for_a_good(scene)
    assert scene.options("sol") == (("retreat",), ("stay",))
    scene.play(AnnounceRetreat(seat=1, system=18))
    assert scene.options("letnev") == (("retreat",), ("stay",))


def test_rr_83_1_before_the_first_ground_force_lands() -> None:
    scene = market()
    scene.state.custodians = False
    scene.put("sol", 18, carrier=1, infantry=1)
    scene.play(Invasion(seat=0, system=18))
    assert scene.options("sol") == (("land", "infantry", "mecatol_rex"), ("done",), ("transaction", 1))
    peace_for_a_good(scene)
    assert scene.options("sol") == (("land", "infantry", "mecatol_rex"), ("done",))


def test_rr_83_1_nobody_is_asked_about_landings_for_the_sake_of_trade() -> None:
    scene = market()
    scene.play(Invasion(seat=0, system=18))
    assert scene.done


def test_rr_83_1_before_the_first_unit_is_produced() -> None:
    scene = market()
    scene.put("sol", "jord", space_dock=1)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.options("sol")[-1] == ("transaction", 1)
    assert scene.refusal("sol", "produce", "flagship", "1") == "RR 25.1 too_expensive"
    scene.goods("letnev", trade_goods=4)
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("ask_trade_goods", 4))
    scene.choose("letnev", "accept")
    assert scene.refusal("sol", "produce", "flagship", "1") == ""
    assert scene.options("sol")[-1] == ("done",)


def test_rr_83_1_before_it_is_chosen_who_replenishes() -> None:
    scene = market()
    scene.goods("letnev", trade_goods=2)
    scene.play(StrategicAction(seat=0, card="trade"))
    assert scene.options("sol") == (("player", 1), ("player", 2), ("done",), ("transaction", 1))
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("ask_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods[0] == 4
    scene.choose("sol", "player", 1)
    assert scene.options("sol") == (("player", 2), ("done",))
