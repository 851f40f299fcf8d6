"""Laws about technologies: what may be voted for, a refusal, what comes of both sides."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.ti3.owning import has_technology, owns_technology
from throneworld.ti3.phases.leaps import LeapAhead
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.steps.technology import GainTechnologies, technology_price
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.tables import RACE


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
    scene.goods("sol", 10)
    scene.play(GainTechnologies(seat=0))
    scene.refuses("sol", "gain", "xrd_transporters", rule="SA-10.1.1", key="technology_owned")


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
    scene.goods("letnev", 5)
    scene.play(StrategicAction(seat=0, card="technology", stage="secondary"))
    scene.choose("letnev", "secondary", "technology")
    scene.choose("letnev", "gain", "hylar_v_laser")
    assert scene.state.trade_goods[1] == 0, "for the old price"


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
    assert technology_price(scene.state, 0, "hylar_v_laser") == 5, "a specialty counts for its own colour"
    decide(scene, "research_grant", "against")
    assert "faunus" in scene.state.exhausted and "jord" not in scene.state.exhausted


def test_technological_jihad_costs_another_technology_or_units_for_each_that_is_acquired() -> None:
    scene = forum()
    scene.technologies("sol", "stasis_capsules")
    scene.put("sol", "space:lodor", cruiser=1, carrier=1, fighter=3)
    scene.goods("sol", 10)
    offers_sides(scene, "technological_jihad")
    ballot(scene, "technological_jihad", sol=("for", 1))
    scene.play(GainTechnologies(seat=0, left=2))
    scene.choose("sol", "gain", "antimass_deflectors")
    assert scene.prompt == "technology_or_units", "before the next one is bought"
    lodor = scene.place("space:lodor")
    units = [("scuttle", kind, lodor, 0) for kind in ("cruiser", "carrier", "fighter")]
    assert set(scene.options("sol")) == {("unlearn", "stasis_capsules"), *units}
    scene.refuses("sol", "unlearn", "antimass_deflectors", rule="SA-10.1.1", key="keeps_this_one")
    scene.choose("sol", "scuttle", "fighter", lodor, 0)
    scene.refuses("sol", "unlearn", "stasis_capsules", rule="SA-10.1.1", key="goes_on_with_units")
    scene.choose("sol", "scuttle", "cruiser", lodor, 0)
    assert scene.prompt == "gain_technology"
    assert scene.units("sol", "space:lodor") == {"carrier": 1, "fighter": 2}
    scene.choose("sol", "gain", "xrd_transporters")
    scene.choose("sol", "unlearn", "antimass_deflectors")
    assert scene.state.technologies[0] == ("stasis_capsules", "xrd_transporters"), "what it led to stays"


def test_technological_jihad_is_paid_as_far_as_possible_and_for_free_technologies_too() -> None:
    scene = forum()
    scene.put("sol", "space:lodor", fighter=1)
    decide(scene, "technological_jihad", "for")
    scene.play(GainTechnologies(seat=0, free=True))
    scene.choose("sol", "gain", "antimass_deflectors")
    assert scene.done and not scene.units("sol", "space:lodor"), "a Fighter is all that he has"
    assert scene.state.technologies[0] == ("antimass_deflectors",)


def test_technological_jihad_against_exhausts_planets_for_acquired_technologies() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "lodor", "quann")
    scene.technologies("sol", *RACE["sol"].start_technologies, "hylar_v_laser", "sarween_tools")
    decide(scene, "technological_jihad", "against")
    assert scene.asked == ["sol"]
    for planet in ("lodor", "quann"):
        scene.choose("sol", "exhaust", planet)
    assert scene.done and set(scene.state.exhausted) == {"lodor", "quann"}


def test_technological_leap_gains_a_technology_for_another_in_the_status_phase() -> None:
    scene = forum()
    scene.technologies("sol", "hylar_v_laser")
    offers_sides(scene, "technological_leap")
    ballot(scene, "technological_leap", sol=("for", 1))
    scene.play(LeapAhead(seat=0))
    scene.refuses("sol", "gain", "hylar_v_laser", rule="SA-10.1.1", key="technology_owned")
    scene.refuses("sol", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("sol", "gain", "antimass_deflectors")
    scene.offers("sol", ("unlearn", "hylar_v_laser"), ("unlearn", "antimass_deflectors"))
    scene.choose("sol", "unlearn", "hylar_v_laser")
    assert scene.done and scene.state.technologies[0] == ("antimass_deflectors",)
    scene.play(LeapAhead(seat=1))
    scene.choose("letnev", "done")
    assert scene.done and scene.state.technologies[1] == ()


def test_technological_leap_comes_with_step_three_only_while_it_is_in_force() -> None:
    scene = forum()
    scene.play(StatusPhase(stage="racial_technologies"))
    assert scene.prompt != "leap_ahead"
    decide(scene, "technological_leap", "for")
    scene.play(StatusPhase(stage="racial_technologies"))
    while scene.prompt == "buy_racial_technology":
        scene.choose(scene.asked[0], "done")
    assert scene.prompt == "leap_ahead"


def test_technological_leap_against_takes_a_technology_or_exhausts_a_planet() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.technologies("sol", "hylar_v_laser")
    scene.take("sol", "lodor", "thibah", "quann")
    scene.state.exhausted = ("quann",)
    decide(scene, "technological_leap", "against")
    scene.offers("sol", ("unlearn", "hylar_v_laser"), ("exhaust", "lodor"))
    scene.refuses("sol", "exhaust", "thibah", rule="SA-7.4.1", key="no_specialty")
    scene.refuses("sol", "exhaust", "quann", rule="SA-8.3.1", key="planet_exhausted")
    scene.choose("sol", "exhaust", "lodor")
    assert scene.done and scene.state.technologies[0] == ("hylar_v_laser",)
    assert set(scene.state.exhausted) == {"quann", "lodor"}
