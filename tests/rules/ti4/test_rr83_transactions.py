"""RR 83: who trades with whom, what, and how often."""

from __future__ import annotations

import pytest

from tests.ti4.market import SOMETHING_ELSE, approach, is_over, market, offer, terms, verbs
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.imperium.marks import AGENDA, TURN, expire
from throneworld.kernel.asks import Noun, Refusal
from throneworld.ti4.factions.mentak import TakeGood
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.steps.elimination import Eliminate
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


def test_rr_83_4_nobody_sees_that_an_offer_is_being_drafted() -> None:
    scene = market()
    scene.goods("sol", trade_goods=3)
    scene.play(SOMETHING_ELSE)
    scene.state.active = 0
    before = [scene.game.view(seat) for seat in (1, 2, None)]
    terms: tuple[tuple[Noun, ...], ...] = (("transaction", 1), ("give_trade_goods", 1), ("cancel",))
    for option in terms:
        scene.game.choose(0, option)
        assert [scene.game.view(seat) for seat in (1, 2, None)] == before
    assert scene.game.view(0)["you"]["approached"] == [1, 1]


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
    assert is_over(scene)
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


def test_rr_83_4_everybody_hears_that_an_offer_is_being_changed() -> None:
    scene = standing()
    scene.choose("letnev", "counter")
    assert scene.told("offer_reconsidered") == [(1, 0)] and scene.game.view(2)["offers"] == []


def test_rr_83_4_an_offer_is_not_put_to_anybody_again_and_again_by_undoing_it() -> None:
    scene = standing()
    assert scene.game.may_undo(0) == Refusal("table", "cannot_unlearn")
    scene.choose("sol", "withdraw", 1)
    assert scene.game.may_undo(0) == Refusal("table", "cannot_unlearn")
    scene.choose("sol", "transaction", 1)
    assert scene.game.may_undo(0) is None


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


# At any time of the turn, beside whatever is asked


def peace_for_a_good(scene: Scene) -> None:
    """Sol comes to terms with Letnev, and whatever was asked is asked as before."""
    asked = scene.game.asks
    scene.goods("letnev", trade_goods=2)
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("ask_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods == [1, 1, 0]
    assert [ask.options for ask in scene.game.asks] == [ask.options for ask in asked]


@pytest.mark.parametrize("asked", [0, 1])
def test_rr_83_1_even_during_a_combat_whoever_is_asked(asked: int) -> None:
    scene = market()
    for seat, planet in enumerate(("new_albion", "starpoint")):
        scene.take(scene.factions[seat], planet)
    scene.play(AnnounceRetreat(seat=asked, system=18))
    assert scene.beside("sol") == (("transaction", 1),) and scene.beside("letnev") == ()
    assert scene.refusal("letnev", "transaction", 0) == "RR 83.1 not_your_turn"
    peace_for_a_good(scene)
    assert scene.beside("sol") == ()


def test_rr_83_1_while_ground_forces_land() -> None:
    scene = market()
    scene.state.custodians = False
    scene.put("sol", 18, carrier=1, infantry=2)
    scene.play(Invasion(seat=0, system=18))
    scene.choose("sol", "land", "infantry", "mecatol_rex")
    assert scene.prompt == "commit_ground_forces"
    peace_for_a_good(scene)


def test_rr_83_1_nobody_is_asked_about_landings_for_the_sake_of_trade() -> None:
    scene = market()
    scene.play(Invasion(seat=0, system=18))
    assert scene.done


def test_rr_83_1_before_the_first_unit_is_produced() -> None:
    scene = market()
    scene.put("sol", "jord", space_dock=1)
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("sol", "produce", "flagship", "1") == "RR 25.1 too_expensive"
    scene.goods("letnev", trade_goods=4)
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("ask_trade_goods", 4))
    scene.choose("letnev", "accept")
    assert scene.refusal("sol", "produce", "flagship", "1") == ""


def test_rr_83_1_who_has_chosen_what_to_produce_pays_for_it_first() -> None:
    scene = market()
    scene.goods("sol", trade_goods=3)
    scene.put("sol", "jord", space_dock=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 3))
    scene.play(UseProduction(seat=0, system=1))
    assert scene.refusal("letnev", "accept") == ""
    scene.choose("sol", "produce", "carrier", "1")
    assert scene.refusal("letnev", "accept") == "RR 83.1 he_is_busy" and scene.beside("sol") == ()
    scene.choose("sol", "done")
    assert scene.prompt == "pay" and scene.refusal("letnev", "accept") == "RR 83.1 he_is_busy"
    scene.choose("sol", "for_me")
    scene.play(SOMETHING_ELSE)
    left = scene.state.trade_goods[0]
    assert scene.refusal("letnev", "accept") == ("" if left == 3 else "RR 83.2 he_may_not_have_it")


def test_rr_83_1_nobody_trades_in_the_middle_of_a_card() -> None:
    scene = market("sol", "mentak", "xxcha")
    scene.goods("sol", trade_goods=5)
    scene.goods("mentak", commodities=1)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 5))
    scene.game.stack.append(TakeGood(seat=1, occasion=scene.game.occasion("goods_gained", 0), why="pillage"))
    scene.goods("sol", trade_goods=5, commodities=1)
    scene.game.restart()
    assert scene.game.asked == (1,) and scene.talk == []
    assert scene.refusal("mentak", "accept") == "RR 83.1 he_is_busy"
    assert scene.refusal("mentak", "decline") == "table finish_first"
    scene.choose("mentak", "trade_good")
    assert scene.refusal("mentak", "accept") == "RR 83.2 he_may_not_have_it"


def test_rr_83_1_before_it_is_chosen_who_replenishes() -> None:
    scene = market()
    scene.goods("letnev", trade_goods=2)
    scene.play(StrategicAction(seat=0, card="trade"))
    assert scene.options("sol") == (("player", 1), ("player", 2), ("done",))
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("ask_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods[0] == 4
    scene.choose("sol", "player", 1)
    assert scene.options("sol") == (("player", 2), ("done",))


# Offers that stand


def standing() -> Scene:
    scene = market()
    scene.goods("sol", trade_goods=2)
    scene.play(Turn(seat=0), Turn(seat=1))
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("give_trade_goods", 2))
    return scene


def test_rr_83_4_nobody_waits_for_an_answer() -> None:
    scene = standing()
    assert scene.asked == ["sol"] and scene.game.waited_for == (0,)
    scene.choose("sol", "tactical", 27)
    assert scene.options("letnev") == (("accept",), ("decline",), ("counter",))


def test_rr_83_1_an_offer_lapses_with_the_turn() -> None:
    scene = standing()
    scene.choose("sol", "tactical", 27)
    while scene.prompt != "choose_action":
        scene.choose("sol", "done")
    scene.choose("sol", "end_turn")
    assert scene.told("offer_lapsed") == [(0, 1)] and scene.game.beside == ()
    assert scene.asked == ["letnev"]


def test_rr_83_1_with_one_answer_left_he_is_asked_as_long_as_an_offer_stands() -> None:
    scene = standing()
    scene.choose("sol", "tactical", 27)
    while scene.prompt != "choose_action":
        scene.choose("sol", "done")
    assert scene.ask("sol").options == (("end_turn",),)
    scene.choose("letnev", "accept")
    assert scene.asked == ["letnev"], "there is nothing left to do in his turn"


def test_rr_83_4_an_offer_is_withdrawn_by_who_made_it() -> None:
    scene = standing()
    assert scene.beside("sol") == (("withdraw", 1),)
    assert scene.refusal("sol", "transaction", 1) == "RR 83.4 offer_stands"
    refusal = scene.game.refusal(0, ("transaction", 1))
    assert refusal is not None and refusal.args == (1,), "it says to whom"
    assert scene.refusal("sol", "withdraw", 2) == "RR 83.4 nothing_to_withdraw"
    scene.choose("sol", "withdraw", 1)
    assert scene.told("offer_withdrawn") == [(0, 1)] and scene.game.beside == ()
    assert scene.beside("sol") == (("transaction", 1),)


def test_rr_83_2_an_offer_that_cannot_be_kept_cannot_be_accepted() -> None:
    scene = standing()
    scene.goods("sol", trade_goods=1)
    assert scene.refusal("letnev", "accept") == "RR 83.2 he_may_not_have_it"
    assert scene.options("letnev") == (("decline",), ("counter",))


def test_rr_83_2_of_a_card_that_was_shown_one_knows_only_so_long_that_it_is_there() -> None:
    scene = market()
    approach(scene)
    offer(scene, "sol", ("give_note", "ceasefire:0"))
    assert scene.refusal("letnev", "accept") == ""
    scene.state.known["ceasefire:0"] = 1
    scene.game.restart()
    assert scene.refusal("letnev", "accept") == "RR 83.2 he_may_not_have_it"


def test_rr_83_1_who_is_no_neighbour_any_more_does_not_trade() -> None:
    scene = standing()
    scene.state.units[1].clear()
    assert scene.refusal("letnev", "accept") == "RR 83.1 no_neighbours"


def test_rr_31_2_nobody_trades_with_who_is_out_of_the_game() -> None:
    scene = standing()
    scene.game.stack.append(Eliminate(seat=1))
    scene.game.restart()
    assert scene.game.beside == () and scene.beside("sol") == ()


def test_rr_83_1_offers_to_several_players_stand_at_once() -> None:
    scene = market()
    scene.put("jolnar", 18, cruiser=1)
    scene.goods("sol", trade_goods=1)
    for other in (1, 2):
        approach(scene, 0, other)
        offer(scene, "sol", ("give_trade_goods", 1))
    assert [ask.seat for ask in scene.talk] == [1, 2]
    scene.choose("jolnar", "accept")
    assert scene.refusal("letnev", "accept") == "RR 83.2 he_may_not_have_it"


# While an agenda is being resolved


def test_rr_83_6_while_an_agenda_is_resolved_everybody_trades_with_everybody_once() -> None:
    scene = senate("mutiny")
    scene.goods("letnev", trade_goods=1)
    scene.play(ResolveAgenda())
    assert scene.asked == ["letnev"]
    assert scene.beside("letnev") == (("transaction", 2), ("transaction", 0))
    assert scene.beside("sol") == (("transaction", 1), ("transaction", 2)), "though another votes"
    scene.choose("letnev", "transaction", 2)
    offer(scene, "letnev", ("give_trade_goods", 1))
    scene.choose("jolnar", "accept")
    assert scene.beside("letnev") == (("transaction", 0),)
    assert scene.refusal("jolnar", "transaction", 1) == "RR 83.1 traded_already"
    expire(scene.game, AGENDA)
    assert why_not(scene, 2, 1) == "RR 83.1 no_trade_now", "there is no agenda"


def test_rr_83_6_two_others_come_to_terms_while_somebody_votes() -> None:
    scene = senate("mutiny")
    scene.goods("sol", trade_goods=1)
    scene.play(ResolveAgenda())
    asks = scene.game.asks
    scene.choose("sol", "transaction", 2)
    offer(scene, "sol", ("give_trade_goods", 1))
    scene.choose("jolnar", "accept")
    assert scene.game.asks == asks and scene.state.trade_goods == [0, 0, 1]


def test_rr_83_6_offers_lapse_with_the_agenda() -> None:
    scene = senate("mutiny")
    scene.play(ResolveAgenda())
    scene.choose("sol", "transaction", 1)
    offer(scene, "sol", ("pledge", "peace"))
    for faction in ("letnev", "jolnar", "sol"):
        scene.choose(faction, "abstain")
    scene.choose("sol", "resolve", "against")
    assert scene.told("offer_lapsed") == [(0, 1)] and scene.game.beside == ()
