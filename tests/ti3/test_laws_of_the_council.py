"""Laws, one test each: what may be voted for, a refusal, what it does at once and while it is in force."""

from __future__ import annotations

from tests.ti3.market import agree, negotiate, partners
from tests.ti3.senate import (
    COLOURS,
    ballot,
    borders_of,
    decide,
    forum,
    offers_planets,
    offers_players,
    offers_sides,
    offers_subjects,
    put_to_vote,
    seal,
)
from throneworld.imperium.production.supply import cost_of
from throneworld.imperium.tokens import RedistributeTokens
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import PickStrategyCard, StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.phases.upkeep import upkeep
from throneworld.ti3.state import NEUTRAL, Mine
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.technology import GainTechnologies, technology_price
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.trade import PlaceTradeGoods, SecondaryTrade
from throneworld.ti3.tables import STRATEGY_CARD


def test_build_monument_builds_a_colony_and_holds_a_point_with_the_planet() -> None:
    scene = forum()
    scene.take("letnev", "saudor")
    offers_planets(scene, "build_monument")
    ballot(scene, "build_monument", sol=("saudor", 1))
    assert scene.state.facilities == {"saudor": ("colony",)} and scene.state.points == [0, 1, 0]
    scene.take("hacan", "saudor")
    scene.play(Settle())
    assert scene.state.points == [0, 0, 1]


def test_class_struggle_makes_every_agreement_worth_two() -> None:
    scene = forum()
    agree(scene, ("sol", 1, 1), ("hacan", 1, 0))
    agree(scene, ("sol", 2, 0), ("letnev", 2, 0))
    offers_sides(scene, "class_struggle")
    ballot(scene, "class_struggle", sol=("for", 1))
    scene.play(PlaceTradeGoods(seat=0))
    assert scene.state.goods_on == {"sol:1": 4, "hacan:1": 2, "sol:2": 2, "letnev:2": 2}


def test_class_struggle_against_takes_two_goods_of_each() -> None:
    scene = forum()
    scene.goods("sol", 3)
    scene.goods("letnev", 1)
    decide(scene, "class_struggle", "against")
    assert scene.state.trade_goods == [1, 0, 0] and scene.state.laws == {}
    agree(scene, ("sol", 1, 0), ("hacan", 1, 0))
    scene.play(PlaceTradeGoods(seat=0))
    assert scene.state.goods_on == {"sol:1": 3, "hacan:1": 3}, "contracts are worth what they print"


def test_council_precept_lies_before_whoever_had_the_most_votes_for_it_and_decrees_an_agenda() -> None:
    scene = forum()
    scene.take("hacan", "saudor")
    scene.politics("hacan", "relics_of_the_past", "revote")
    offers_sides(scene, "council_precept")
    ballot(scene, "council_precept", sol=("for", 1), hacan=("for", 2))
    assert scene.state.laws == {"council_precept": 2}
    scene.state.active = 2
    scene.state.strategy_cards[2] = ()
    scene.play(Turn(seat=2, stage="choose", left=1))
    assert [option for option in scene.options("hacan") if option[0] == "component"] == [
        ("component", "council_precept")
    ]
    scene.choose("hacan", "component", "council_precept")
    assert scene.state.laws == {} and scene.state.agenda_discards == ("council_precept",)
    scene.offers("hacan", ("elect", 0), ("elect", 1), ("elect", 2))  # nothing to elect for Revote
    scene.refuses("hacan", "elect", "for", rule="SA-9.2.1", key="elects_player")
    scene.choose("hacan", "elect", 2)
    assert scene.state.trade_goods == [0, 0, 5] and scene.state.politics[2] == ("revote",)


def test_council_precept_against_moves_the_token_and_closes_the_secondary_of_assembly() -> None:
    scene = forum()
    scene.take("letnev", "saudor")
    put_to_vote(scene, "council_precept")
    ballot(scene, "council_precept", letnev=("against", 2))
    assert scene.state.speaker == 1 and scene.state.laws == {}
    scene.play(StrategicAction(seat=0, card="assembly", stage="secondary"))
    assert scene.done
    scene.play(StrategicAction(seat=0, card="bureaucracy", stage="secondary"))
    assert scene.asked == ["letnev"]


def test_demilitarized_zone_keeps_a_mine_of_nobody_on_a_border() -> None:
    scene = forum()
    one, other = sorted((scene.system("lodor"), scene.system("mehar_xull")))
    far = scene.place("space:quann")
    put_to_vote(scene, "demilitarized_zone")
    assert [option[2:] for option in scene.options("sol")[:-1]] == borders_of(scene)
    scene.refuses("sol", "vote", "demilitarized_zone", str(one), far, rule="SA-9.2.1", key="elects_border")
    ballot(scene, "demilitarized_zone", sol=(str(one), str(other), 1))
    assert scene.state.mines == (Mine(one, other, NEUTRAL),)
    scene.state.mines = scene.state.mines[:0]
    scene.play(Settle())
    decide(scene, "repeal", "demilitarized_zone")
    assert [*scene.state.mines] == [Mine(one, other, NEUTRAL)]
    assert not scene.state.laws
    scene = forum()
    scene.play(Settle())
    assert scene.state.mines == (), "no mine comes of itself where no law keeps one"


def test_emperor_has_two_points_while_the_law_is_in_force() -> None:
    scene = forum()
    put_to_vote(scene, "emperor")
    scene.offers("sol", *[("vote", "emperor", seat) for seat in range(3)], ("done",))
    scene.refuses("sol", "vote", "emperor", "against", rule="SA-9.2.1", key="elects_player")
    ballot(scene, "emperor", sol=(0, 1))
    assert scene.state.points == [2, 0, 0] and scene.state.laws == {"emperor": 0}
    put_to_vote(scene, "emperor")
    ballot(scene, "emperor", sol=(2, 1))
    assert scene.state.points == [0, 0, 2] and scene.state.laws == {"emperor": 2}
    scene = forum()
    decide(scene, "minister_of_policy", 0)
    assert scene.state.points == [0, 0, 0], "no other office is worth points"


def test_fighter_tax_doubles_the_price_of_fighters() -> None:
    scene = forum()
    offers_sides(scene, "fighter_tax")
    assert cost_of(scene.state, 0, {"fighter": 3, "ground_force": 2}) == 3
    ballot(scene, "fighter_tax", sol=("for", 1))
    assert cost_of(scene.state, 0, {"fighter": 3, "ground_force": 2}) == 4, "Ground Forces cost no more"


def test_fighter_tax_against_leaves_ten_fighters_of_each() -> None:
    scene = forum()
    scene.put("letnev", "space:lodor", carrier=1, fighter=6)
    scene.put("letnev", "space:quann", carrier=1, fighter=6)
    scene.put("hacan", "space:saudor", carrier=1, fighter=6)
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    decide(scene, "fighter_tax", "against")
    scene.offers("letnev", ("scuttle", "fighter", lodor, 0), ("scuttle", "fighter", quann, 0))
    scene.refuses("letnev", "scuttle", "carrier", lodor, 0, rule="SA-9.2.3", key="scuttle_this_kind")
    scene.choose("letnev", "scuttle", "fighter", lodor, 0)
    scene.choose("letnev", "scuttle", "fighter", lodor, 0)
    assert (
        scene.has("letnev", "space:lodor", "fighter") == 4
        and scene.has("hacan", "space:saudor", "fighter") == 6
    )


def test_fleet_regulations_ask_upkeep_above_four() -> None:
    scene = forum()
    scene.counters("sol", 3, 6, 2)
    offers_sides(scene, "fleet_regulations")
    assert upkeep(scene.state, 0) == 0
    ballot(scene, "fleet_regulations", sol=("for", 1))
    assert upkeep(scene.state, 0) == 2 and upkeep(scene.state, 1) == 0


def test_forbidden_research_closes_a_colour() -> None:
    scene = forum()
    offers_subjects(scene, "forbidden_research", *COLOURS)
    scene.refuses("sol", "vote", "forbidden_research", "for", rule="SA-9.2.1", key="elects_technology_colour")
    ballot(scene, "forbidden_research", sol=("blue", 1))
    assert scene.state.laws == {"forbidden_research": "blue"}
    scene.play(GainTechnologies(seat=0, free=True))
    scene.refuses("sol", "gain", "antimass_deflectors", rule="SA-9.2.3", key="forbidden_research")
    assert ("gain", "hylar_v_laser") in scene.options("sol")
    scene.choose("sol", "gain", "hylar_v_laser")
    assert scene.state.technologies[0] == ("hylar_v_laser",)


def test_forced_economic_independence_parts_two_players() -> None:
    scene = forum()
    agree(scene, ("sol", 1, 3), ("hacan", 1, 2))
    put_to_vote(scene, "forced_economic_independence")
    law = "forced_economic_independence"
    scene.offers("sol", ("vote", law, 0, 1), ("vote", law, 0, 2), ("vote", law, 1, 2), ("done",))
    scene.refuses("sol", "vote", law, 1, 1, rule="SA-9.2.1", key="elects_pair_of_players")
    ballot(scene, law, sol=(0, 2, 1))
    assert partners(scene) == [] and scene.state.trade_goods == [1, 0, 1]
    assert scene.state.laws == {law: "0 2"}
    negotiate(scene, "b")
    scene.refuses("sol", "propose", 2, "sol:1", "hacan:1", rule="SA-9.2.3", key=law)
    assert ("propose", 1, "sol:1", "letnev:1") in scene.options("sol")
    assert partners(scene) == [] and scene.state.laws == {law: "0 2"}


def test_minister_of_policy_draws_one_action_card_more_each_status_phase() -> None:
    scene = forum()
    offers_players(scene, "minister_of_policy")
    scene.refuses("sol", "vote", "minister_of_policy", "for", rule="SA-9.2.1", key="elects_player")
    ballot(scene, "minister_of_policy", sol=(0, 1))
    assert scene.state.laws == {"minister_of_policy": 0}
    scene.play(StatusPhase(stage="receive"))
    assert len(scene.state.hands[0]) == 2
    scene = forum()
    scene.play(StatusPhase(stage="receive"))
    assert len(scene.state.hands[0]) == 1, "others draw one"


def test_resource_management_drops_the_redistribution() -> None:
    scene = forum()
    scene.play(StatusPhase(stage="redistribute"))
    assert isinstance(scene.game.top, RedistributeTokens)
    offers_sides(scene, "resource_management")
    ballot(scene, "resource_management", sol=("for", 1))
    scene.play(StatusPhase(stage="redistribute"))
    assert not isinstance(scene.game.top, RedistributeTokens)


def test_resource_management_against_reveals_another_objective() -> None:
    scene = forum()
    top = scene.state.objective_deck[0]
    decide(scene, "resource_management", "against")
    assert scene.state.objectives[-1] == top and scene.state.laws == {}
    scene.play(StatusPhase(stage="redistribute"))
    assert isinstance(scene.game.top, RedistributeTokens), "that step stays"


def test_shunned_methods_ask_five_influence_for_a_card() -> None:
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    offers_subjects(scene, "shunned_methods", *[(card,) for card in STRATEGY_CARD])
    scene.refuses("sol", "vote", "shunned_methods", "lodor", rule="SA-9.2.1", key="elects_strategy_card")
    ballot(scene, "shunned_methods", sol=("leadership", 1))
    assert scene.state.laws == {"shunned_methods": "leadership"}
    scene.play(PickStrategyCard(seat=0), StrategyPhase(stage="pick_stands"))
    scene.refuses("sol", "take", "leadership", rule="SA-8.3.3", key="not_enough_influence")
    scene.goods("sol", 6)
    scene.play(PickStrategyCard(seat=0), StrategyPhase(stage="pick_stands"))
    scene.choose("sol", "take", "leadership")
    assert scene.state.trade_goods[0] == 1 and scene.state.strategy_cards[0] == ("leadership",)


def test_subsidized_studies_change_prices_by_colour() -> None:
    scene = forum()
    assert technology_price(scene.state, 0, "antimass_deflectors") == 5
    offers_subjects(scene, "subsidized_studies", *COLOURS)
    scene.refuses("sol", "vote", "subsidized_studies", 0, rule="SA-9.2.1", key="elects_technology_colour")
    ballot(scene, "subsidized_studies", sol=("blue", 1))
    assert technology_price(scene.state, 0, "antimass_deflectors") == 2
    assert technology_price(scene.state, 0, "hylar_v_laser") == 7
    scene.goods("sol", 6)
    scene.play(GainTechnologies(seat=0))
    scene.refuses("sol", "gain", "hylar_v_laser", rule="SA-15.7.1", key="not_enough_resources")


def test_trade_war_lets_whoever_collects_take_a_good_of_another() -> None:
    scene = forum()
    scene.goods("letnev", 1)
    agree(scene, ("sol", 1, 2), ("hacan", 1, 3))
    offers_sides(scene, "trade_war")
    ballot(scene, "trade_war", sol=("for", 1))
    scene.play(SecondaryTrade(seat=2))
    scene.offers("hacan", ("take_good", 1), ("take_good", 0, "hacan:1"), ("decline",))
    scene.refuses("hacan", "take_good", 0, rule="SA-15.5.4", key="no_goods_there")
    scene.choose("hacan", "take_good", 0, "hacan:1")
    assert scene.state.trade_goods == [0, 1, 3] and scene.state.goods_on == {"hacan:1": 2}


def test_trade_war_against_takes_a_good_of_each() -> None:
    scene = forum()
    scene.goods("letnev", 2)
    decide(scene, "trade_war", "against")
    assert scene.state.trade_goods == [0, 1, 0]


def test_vorhal_peace_prize_gives_a_counter_to_the_smallest_fleet_supply() -> None:
    scene = forum()
    scene.counters("letnev", 3, 2, 2)
    offers_sides(scene, "vorhal_peace_prize")
    ballot(scene, "vorhal_peace_prize", sol=("for", 1))
    scene.play(StatusPhase())
    assert [each.seat for each in scene.state.marks if each.kind == "peaceful"] == [1]
    scene.play(StatusPhase(stage="receive"))
    assert scene.asked == ["sol"] and scene.ask().about["left"] == 3
    for _ in range(3):
        scene.choose("sol", "gain", "tactic")
    assert scene.asked == ["letnev"] and scene.ask().about["left"] == 3


def test_vorhal_peace_prize_against_gives_goods_to_the_smallest_fleet_supply() -> None:
    scene = forum()
    scene.counters("letnev", 3, 2, 2)
    scene.counters("hacan", 3, 2, 2)
    put_to_vote(scene, "vorhal_peace_prize")
    ballot(scene, "vorhal_peace_prize", sol=("against", 1))
    seal(scene, "sol")
    assert scene.state.trade_goods == [0, 3, 3]
    scene.play(StatusPhase(stage="receive"))
    for _ in range(3):
        scene.choose("sol", "gain", "tactic")
    assert scene.ask("letnev").about["left"] == 2, "no counter more"


def test_fleet_regulations_against_bring_each_a_counter_of_fleet_supply() -> None:
    scene = forum()
    scene.counters("sol", 3, 6, 2)
    before = list(scene.state.fleet)
    decide(scene, "fleet_regulations", "against")
    assert scene.state.fleet == [each + 1 for each in before] and scene.state.laws == {}
    assert upkeep(scene.state, 0) == 0, "of seven counters"
