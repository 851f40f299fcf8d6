"""SA chapter 11: trade goods, agreements, how they are broken."""

from __future__ import annotations

from tests.ti3.market import agree, negotiate, partners
from tests.ti3.scene import Scene
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.ti3.control import ANNEXED, GainPlanet
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.strategic.action import OfferSecondary
from throneworld.ti3.strategic.bureaucracy import FlipCycler
from throneworld.ti3.strategic.diplomacy import SecondaryDiplomacy
from throneworld.ti3.strategic.leadership import SecondaryLeadership
from throneworld.ti3.strategic.trade import PlaceTradeGoods, SecondaryTrade
from throneworld.ti3.trade.negotiating import Propose
from throneworld.ti3.verbs.agreements import break_by_war


def market(*races: str) -> Scene:
    return Scene(*(races or ("sol", "letnev", "hacan")))


def test_sa_11_1_1_a_trade_good_pays_a_resource_or_an_influence() -> None:
    scene = market()
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("sol", 2)
    assert can_pay(scene.state, 0, 2, RESOURCES) and not can_pay(scene.state, 0, 3, RESOURCES)
    scene.play(Pay(seat=0, amount=2, currency="influence", why="test"))
    assert scene.done and scene.state.trade_goods[0] == 0


def test_sa_11_1_2_a_dreadnought_is_paid_with_planets_and_goods_in_any_mix() -> None:
    scene = market()
    scene.take("sol", "saudor")
    scene.goods("sol", 5)
    scene.play(Pay(seat=0, amount=5, currency=RESOURCES, why="dreadnought"))
    scene.choose("sol", "exhaust", "jord")
    scene.choose("sol", "trade_good")
    assert scene.state.trade_goods[0] == 4 and "saudor" not in scene.state.exhausted


def test_sa_11_1_3_and_ruling_96_goods_are_given_at_any_time_beside_any_question() -> None:
    scene = market("hacan", "letnev", "sol")
    scene.goods("letnev", 1)
    scene.goods("sol", 2)
    agree(scene, ("letnev", 1, 4), ("sol", 1, 0))
    scene.play(SecondaryLeadership(seat=1))
    assert scene.asked == ["letnev"]
    assert scene.beside("sol") == (("give", 0, 1), ("give", 0, 2), ("give", 1, 1), ("give", 1, 2))
    scene.choose("sol", "give", 1, 2)
    assert scene.state.trade_goods == [0, 3, 0] and scene.asked == ["letnev"]
    assert scene.beside("sol") == ()
    scene.refuses("sol", "give", 1, 1, rule="SA-11.3.4", key="goods_not_collected")


def test_sa_11_1_3_nothing_is_given_to_or_by_whoever_is_paying() -> None:
    scene = market()
    scene.take("sol", "saudor")
    scene.goods("sol", 4)
    scene.goods("letnev", 1)
    scene.play(Pay(seat=0, amount=2, currency=RESOURCES, why="test"))
    assert scene.beside("sol") == ()
    assert scene.beside("letnev") == (("give", 2, 1), ("supply_fleet",))
    scene.refuses("letnev", "give", 0, 1, rule="table", key="finish_first")
    scene.refuses("letnev", "give", 1, 1, rule="SA-11.1.3", key="no_such_partner")


def test_sa_11_1_3_who_gives_away_what_he_would_pay_with_cannot_annex_any_more() -> None:
    scene = market("sol", "letnev", "hacan")
    scene.goods("letnev", 2)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(SecondaryDiplomacy(seat=1))
    assert ("annex", "lodor") in scene.options("letnev")
    scene.choose("letnev", "give", 2, 1)
    assert scene.done and scene.state.trade_goods == [0, 1, 1] and scene.state.strategy == [2, 2, 2]


def test_sa_11_1_3_who_moves_his_last_counter_away_cannot_use_a_secondary_ability_any_more() -> None:
    scene = market("sol", "letnev", "hacan")
    scene.counters("letnev", 3, 3, 1)
    scene.goods("letnev", 9)
    scene.play(OfferSecondary(seat=1, card="technology"))
    scene.offers("letnev", ("secondary", "technology"), ("pass",))
    scene.choose("letnev", "supply_fleet")
    assert scene.done and scene.state.strategy[1] == 0


def test_sa_11_1_3_who_gives_his_last_good_away_does_not_turn_the_cycler() -> None:
    scene = market("sol", "letnev", "hacan")
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("sol", 1)
    scene.play(FlipCycler(seat=0))
    scene.choose("sol", "give", 2, 1)
    assert scene.done and scene.state.clockwise


def test_sa_11_1_4_trade_goods_are_unlimited_and_large_gifts_take_several() -> None:
    scene = market()
    scene.goods("sol", 25)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.play(Housekeeping(seat=1))
    assert ("give", 1, 10) in scene.beside("sol") and ("give", 1, 11) not in scene.beside("sol")
    scene.refuses("sol", "give", 1, 25, rule="SA-11.1.3", key="give_again")
    scene.choose("sol", "give", 1, 10)
    scene.choose("sol", "give", 1, 10)
    assert scene.state.trade_goods == [5, 20, 0]


def test_sa_11_2_1_goods_on_a_contract_are_its_holders_not_its_owners() -> None:
    scene = market()
    agree(scene, ("sol", 1, 2), ("hacan", 1, 3))
    scene.play(SecondaryTrade(seat=2))
    assert scene.state.trade_goods == [0, 0, 2]
    assert scene.state.goods_on == {"hacan:1": 3}


def test_sa_11_2_2_the_partner_accepts_and_then_the_trade_master_approves() -> None:
    scene = market("sol", "letnev", "xxcha", "hacan")
    negotiate(scene)
    scene.choose("sol", "decline")
    scene.choose("letnev", "propose", 2, "letnev:1", "xxcha:2")
    assert scene.asked == ["xxcha"]
    scene.offers("xxcha", ("accept",), ("refuse",))
    scene.choose("xxcha", "accept")
    assert scene.asked == ["sol"]
    scene.choose("sol", "refuse")
    assert partners(scene) == [] and scene.asked == ["xxcha"]
    scene.refuses("xxcha", "propose", 1, "xxcha:2", "letnev:1", rule="SA-15.5.3", key="proposed_before")
    scene.choose("xxcha", "propose", 3, "xxcha:1", "hacan:1")
    scene.choose("hacan", "accept")
    assert partners(scene) == ["xxcha:1 hacan:1"]
    assert scene.asked == ["hacan"] and scene.prompt == "propose_agreement"


def test_sa_11_2_2_a_partner_who_refuses_ends_it_and_the_master_is_not_asked_for_his_own() -> None:
    scene = market()
    negotiate(scene)
    scene.choose("sol", "propose", 1, "sol:1", "letnev:1")
    scene.choose("letnev", "refuse")
    assert partners(scene) == []
    scene.choose("letnev", "propose", 0, "letnev:1", "sol:2")
    scene.choose("sol", "accept")
    assert partners(scene) == ["letnev:1 sol:2"]
    assert scene.asked == ["hacan"]


def test_sa_11_2_2_and_ruling_172_it_ends_when_all_have_passed_in_succession() -> None:
    scene = market()
    negotiate(scene)
    scene.choose("sol", "decline")
    scene.choose("letnev", "decline")
    scene.choose("hacan", "propose", 0, "hacan:1", "sol:1")
    scene.choose("sol", "refuse")
    for race in ("sol", "letnev", "hacan"):
        scene.choose(race, "decline")
    assert scene.done


def test_sa_11_2_3_contracts_change_hands_and_the_agreement_is_active() -> None:
    scene = market()
    negotiate(scene)
    scene.choose("sol", "propose", 2, "sol:2", "hacan:1")
    scene.choose("hacan", "accept")
    assert partners(scene) == ["sol:2 hacan:1"]
    assert scene.state.contracts_home == [("sol:1",), ("letnev:1", "letnev:2"), ("hacan:2",)]


def test_sa_11_2_4_two_agreements_each_and_one_with_each_partner() -> None:
    scene = market()
    agree(scene, ("sol", 1, 1), ("hacan", 1, 0))
    agree(scene, ("sol", 2, 0), ("letnev", 1, 0))
    negotiate(scene)
    assert scene.asked == ["letnev"]
    scene.offers("letnev", ("propose", 2, "letnev:2", "hacan:2"), ("decline",))
    scene.refuses("letnev", "propose", 0, "letnev:2", "sol:1", rule="SA-11.2.4", key="agreement_stands")
    scene.refuses("letnev", "propose", 2, "letnev:1", "hacan:2", rule="SA-11.2.4", key="contract_out")
    scene.refuses("letnev", "propose", 2, "hacan:2", "letnev:2", rule="SA-11.2.1", key="contract_of_another")
    scene.refuses("letnev", "propose", 1, "letnev:2", rule="SA-11.2.2", key="needs_two_partners")
    scene.refuses("letnev", "refuse", rule="SA-15.5.3", key="no_approval_asked")
    scene.choose("letnev", "propose", 2, "letnev:2", "hacan:2")
    scene.choose("hacan", "accept")
    assert scene.done and len(partners(scene)) == 3


def test_sa_11_2_4_krotoan_trades_one_contract_with_itself_and_asks_nobody() -> None:
    scene = market("sol", "krotoan", "letnev")
    negotiate(scene)
    scene.choose("sol", "decline")
    scene.choose("krotoan", "propose", 1, "krotoan:1")
    assert partners(scene) == ["krotoan:1"] and scene.asked == ["letnev"]
    scene.choose("letnev", "decline")
    scene.choose("sol", "decline")
    scene.refuses("krotoan", "propose", 1, "krotoan:2", rule="SA-11.2.4", key="enough_self_trades")
    scene.choose("krotoan", "decline")
    scene.play(PlaceTradeGoods(seat=0))
    assert scene.state.goods_on == {"krotoan:1": 2}
    scene.play(SecondaryTrade(seat=1))
    assert scene.state.trade_goods == [3, 2, 0]


def test_sa_11_3_1_goods_equal_to_their_value_are_put_on_all_agreements() -> None:
    scene = market()
    agree(scene, ("sol", 1, 2), ("hacan", 1, 0))
    scene.play(PlaceTradeGoods(seat=0))
    assert scene.state.goods_on == {"sol:1": 5, "hacan:1": 3}


def test_sa_11_3_3_what_is_not_collected_stays_for_the_next_time() -> None:
    scene = market()
    agree(scene, ("sol", 1, 0), ("letnev", 1, 1))
    scene.play(PlaceTradeGoods(seat=0), PlaceTradeGoods(seat=0))
    assert scene.state.goods_on == {"sol:1": 4, "letnev:1": 3}


def test_sa_11_3_4_goods_on_agreements_cannot_be_spent() -> None:
    scene = market()
    scene.state.exhausted = tuple(scene.state.control)
    agree(scene, ("sol", 1, 0), ("letnev", 1, 4))
    assert not can_pay(scene.state, 0, 1, RESOURCES)


def test_sa_11_4_1_either_partner_breaks_an_agreement_in_the_status_phase() -> None:
    scene = market()
    agree(scene, ("sol", 1, 1), ("letnev", 1, 3))
    scene.play(Housekeeping(seat=0))
    scene.offers("sol", ("done",), ("break", "letnev:1"))
    scene.refuses("sol", "break", "hacan:1", rule="SA-11.4.1", key="no_agreement_of_yours")
    scene.choose("sol", "break", "letnev:1")
    assert partners(scene) == []
    assert scene.state.contracts_home == [(f"{race}:1", f"{race}:2") for race in scene.players]


def test_sa_11_4_2_half_of_the_goods_are_collected_rounded_down() -> None:
    scene = market()
    agree(scene, ("sol", 1, 1), ("letnev", 1, 3))
    scene.play(Housekeeping(seat=1))
    scene.choose("letnev", "break", "sol:1")
    assert scene.state.trade_goods == [1, 0, 0] and scene.state.goods_on == {}


def test_sa_11_4_3_nobody_breaks_with_hacan_that_way_but_hacan_does() -> None:
    scene = market()
    agree(scene, ("letnev", 2, 0), ("hacan", 2, 5))
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.play(Housekeeping(seat=1))
    scene.refuses("letnev", "break", "hacan:2", rule="SA-11.4.3", key="not_with_them")
    scene.play(Housekeeping(seat=2))
    scene.choose("hacan", "break", "letnev:2")
    assert scene.state.trade_goods == [0, 2, 0] and partners(scene) == []


def test_sa_11_4_4_war_breaks_the_agreement_of_the_two_and_no_other() -> None:
    scene = market()
    agree(scene, ("sol", 1, 0), ("hacan", 1, 0))
    agree(scene, ("sol", 2, 2), ("letnev", 1, 1))
    break_by_war(scene.game, 0, 2)
    assert partners(scene) == ["sol:2 letnev:1"] and scene.state.goods_on == {"sol:2": 2, "letnev:1": 1}
    break_by_war(scene.game, 1, 2)
    assert partners(scene) == ["sol:2 letnev:1"]


def test_sa_11_4_5_the_attackers_goods_are_lost_and_the_defender_collects_all() -> None:
    scene = market()
    agree(scene, ("sol", 1, 4), ("hacan", 1, 3))
    break_by_war(scene.game, 0, 2)
    assert scene.state.trade_goods == [0, 0, 4] and scene.state.goods_on == {}


def test_sa_11_4_6_the_two_may_agree_again_later() -> None:
    scene = market()
    agree(scene, ("sol", 1, 4), ("hacan", 1, 3))
    scene.play(Propose(seat=0, master=0))
    assert ("propose", 2, "sol:2", "hacan:2") not in scene.options("sol")
    break_by_war(scene.game, 2, 0)
    scene.play(Propose(seat=0, master=0))
    assert ("propose", 2, "sol:1", "hacan:1") in scene.options("sol")


def test_sa_11_4_7_nothing_but_battles_and_invasions_breaks_an_agreement() -> None:
    scene = market()
    scene.take("hacan", "lodor")
    agree(scene, ("letnev", 1, 2), ("hacan", 1, 3))
    scene.play(GainPlanet(seat=1, planet="lodor", how=ANNEXED))
    assert scene.state.control["lodor"] == 1
    assert partners(scene) == ["letnev:1 hacan:1"] and scene.state.goods_on == {"letnev:1": 2, "hacan:1": 3}


def test_sa_11_4_7_war_never_touches_what_a_player_trades_with_himself() -> None:
    scene = market("sol", "krotoan", "letnev")
    agree(scene, ("krotoan", 1, 2))
    break_by_war(scene.game, 0, 1)
    assert partners(scene) == ["krotoan:1"] and scene.state.goods_on == {"krotoan:1": 2}
