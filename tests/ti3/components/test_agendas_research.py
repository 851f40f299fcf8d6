"""Laws about technologies: what may be voted for, a refusal, what comes of both sides."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.ti3.owning import has_technology, owns_technology
from throneworld.ti3.steps.technology import GainTechnologies, technology_price
from throneworld.ti3.strategic.action import StrategicAction


def occurs(scene: Scene, moment: str, *facts: int | str) -> None:
    scene.game.open(moment, *facts)
    scene.play()


def test_technology_tariffs_ask_for_influence_and_count_two_discounts() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "faunus", "quann", "lodor", "capha")
    scene.technologies("sol", "antimass_deflectors")
    offers_sides(scene, "technology_tariffs")
    assert technology_price(scene.state, 0, "gen_synthesis") == 1
    ballot(scene, "technology_tariffs", sol=("for", 1))
    assert technology_price(scene.state, 0, "gen_synthesis") == 3
    scene.state.exhausted = tuple(each for each in scene.state.control if each not in ("quann", "capha"))
    scene.goods("sol", 2)
    scene.play(GainTechnologies(seat=0))
    assert scene.done, "he cannot pay for any"
    scene.goods("sol", 4)
    scene.play(GainTechnologies(seat=0))
    scene.choose("sol", "gain", "cybernetics")
    scene.refuses("sol", "exhaust", "capha", rule="SA-8.3.3", key="planet_worth_nothing")
    scene.offers("sol", ("exhaust", "quann"), ("trade_good",), ("for_me",))


def test_technology_tariffs_against_keep_new_technologies_from_working_in_this_round() -> None:
    scene = forum()
    scene.goods("sol", 10)
    scene.play(GainTechnologies(seat=0))
    scene.choose("sol", "gain", "antimass_deflectors")
    assert has_technology(scene.state, 0, "antimass_deflectors")
    offers_sides(scene, "technology_tariffs")
    ballot(scene, "technology_tariffs", sol=("against", 1))
    assert not has_technology(scene.state, 0, "antimass_deflectors"), "acquired before the vote"
    scene.technologies("letnev", "antimass_deflectors")
    assert has_technology(scene.state, 1, "antimass_deflectors"), "not that of others"
    scene.play(GainTechnologies(seat=0))
    scene.choose("sol", "gain", "xrd_transporters")
    assert owns_technology(scene.state, 0, "xrd_transporters"), "what does nothing leads to others"
    assert not has_technology(scene.state, 0, "xrd_transporters"), "acquired after it"


def test_regressive_rhetoric_makes_the_secondary_dear_and_consoles_whoever_has_no_technology() -> None:
    scene = forum()
    scene.goods("letnev", 7)
    scene.state.strategy_cards[0] = ("technology",)
    offers_sides(scene, "regressive_rhetoric")
    ballot(scene, "regressive_rhetoric", sol=("for", 1))
    scene.play(StrategicAction(seat=0, card="technology"))
    scene.choose("sol", "primary", "a")
    scene.choose("sol", "gain", "hylar_v_laser")
    scene.choose("letnev", "secondary", "technology")
    scene.choose("letnev", "gain", "hylar_v_laser")
    assert scene.state.trade_goods == [0, 0, 0], "it costs 7, and the primary costs nothing"
    assert scene.asked == ["hacan"]
    scene.offers("hacan", ("yes",), ("no",))
    scene.choose("hacan", "yes")
    assert [len(hand) for hand in scene.state.hands] == [0, 0, 1]
    occurs(scene, "after_secondaries", 0, "trade")
    assert scene.done


def test_regressive_rhetoric_refuses_the_secondary_to_whoever_has_but_the_old_price() -> None:
    scene = forum()
    scene.goods("letnev", 5)
    scene.state.strategy_cards[0] = ("technology",)
    decide(scene, "regressive_rhetoric", "for")
    scene.play(StrategicAction(seat=0, card="technology", stage="secondary"))
    assert scene.asked == ["letnev"] and scene.prompt == "draw_or_not"


def test_regressive_rhetoric_against_takes_an_action_card_of_each_players_choice() -> None:
    scene = forum()
    scene.hold("letnev", "sabotage", "veto")
    scene.hold("hacan", "patrol")
    decide(scene, "regressive_rhetoric", "against")
    scene.offers("letnev", ("discard", "sabotage"), ("discard", "veto"))
    scene.refuses("letnev", "discard", "patrol", rule="SA-8.7.4", key="not_yours")
    scene.choose("letnev", "discard", "sabotage")
    assert scene.done and scene.state.hands == [(), ("veto",), ()]


def test_research_grant_lets_a_technology_have_the_discounts_of_another_colour() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "faunus")
    offers_sides(scene, "research_grant")
    prices = [technology_price(scene.state, 0, each) for each in ("hylar_v_laser", "gen_synthesis")]
    assert prices[0] == 5 and prices[1] < 5
    ballot(scene, "research_grant", sol=("for", 1))
    assert technology_price(scene.state, 0, "hylar_v_laser") == prices[1]


def test_research_grant_against_exhausts_planets_with_specialties() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "faunus", "lodor")
    decide(scene, "research_grant", "against")
    assert "faunus" in scene.state.exhausted and "jord" not in scene.state.exhausted
