"""SA 16.7: Ascendancy, points that come steadily instead of in leaps."""

from __future__ import annotations

from typing import Any

import pytest

import throneworld as tw
from tests.ti3.claims import (
    DONE,
    FOUR_COLOURS,
    HACAN,
    LETNEV,
    SOL,
    claims,
    finish,
    play_claims,
    regular,
    table,
)
from tests.ti3.scene import Scene
from tests.ti3.senate import decide
from throneworld.ti3.ending import check_goal, goal
from throneworld.ti3.objectives.claiming import claim_specials, points_of
from throneworld.ti3.objectives.revealing import stage_two_has_begun
from throneworld.ti3.objectives.spending import spends
from throneworld.ti3.phases.feedback import gain_feedback
from throneworld.ti3.phases.racial import racial_price
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.points import lose_specials, mind_homes
from throneworld.ti3.setup.lacking import useless
from throneworld.ti3.strategic.bureaucracy import PrimaryBureaucracy
from throneworld.ti3.tables import OBJECTIVE, RACIAL_TECHNOLOGIES_OF, RACIAL_TECHNOLOGY, STAGE_1_DECK
from throneworld.ti3.tables.needs import Spend

RACES = ["sol", "letnev", "hacan"]


def rising(*objectives: str, **options: Any) -> Scene:
    return claims(*objectives, ascendancy=True, **options)


def test_sa_16_7_1_the_goal_is_doubled() -> None:
    scene = table(ascendancy=True, vp_goal=8)
    assert goal(scene.game) == 16
    assert points_of(scene.game, SOL, "s2_domination") == 16, "as many as are needed"
    scene.state.points[SOL] = 15
    check_goal(scene.game)
    assert scene.game.result is None
    scene.state.points[SOL] = 16
    check_goal(scene.game)
    assert scene.game.result is not None and list(scene.game.result.winners) == [SOL]


def test_ruling_103_stage_two_begins_as_if_the_goal_were_not_doubled() -> None:
    scene = rising(*STAGE_1_DECK[:8], vp_goal=9)
    assert not stage_two_has_begun(scene.game)
    scene.state.objectives = STAGE_1_DECK[:9]
    assert stage_two_has_begun(scene.game)


def test_sa_16_7_2_no_marker_is_laid_on_a_public_objective() -> None:
    scene = rising("s1_mecatol")
    scene.take("sol", "mecatol_rex")
    play_claims(scene)
    scene.choose("sol", "claim", "s1_mecatol")
    finish(scene)
    assert scene.state.points == [1, 0, 0] and scene.state.scored[SOL] == ()
    assert scene.game.view(None)["objectives"][0]["scored_by"] == []
    assert scene.game.view(None)["objectives"][0]["open_to"] == [LETNEV, HACAN]


def test_sa_16_7_2_laws_that_look_for_markers_find_none() -> None:
    scene = rising("s1_mecatol", "s1_all_4_colours")
    scene.take("sol", "mecatol_rex")
    play_claims(scene)
    scene.choose("sol", "claim", "s1_mecatol")
    finish(scene)
    decide(scene, "incentive_program", "s1_mecatol")
    assert scene.state.points[SOL] == 1
    decide(scene, "shifting_values", "s1_mecatol")
    assert scene.state.points[SOL] == 1 and "s1_mecatol" not in scene.state.objectives


def test_sa_16_7_3_any_number_of_different_ones_and_each_once_a_round() -> None:
    scene = rising("s1_mecatol", "s1_all_4_colours", "s1_5_planets")
    scene.take("sol", "mecatol_rex")
    scene.technologies("sol", *FOUR_COLOURS)
    play_claims(scene)
    scene.choose("sol", "claim", "s1_mecatol")
    assert scene.options("sol") == (("claim", "s1_all_4_colours"), DONE)
    assert scene.refusal("sol", "claim", "s1_mecatol") == "SA-3.26.3 claimed_already"
    scene.choose("sol", "claim", "s1_all_4_colours")
    finish(scene)
    assert scene.state.points[SOL] == 2
    scene.take("sol", *regular(scene)[:6])
    play_claims(scene)
    assert scene.options("sol") == (("claim", "s1_5_planets"), DONE)
    assert scene.refusal("sol", "claim", "s1_mecatol") == "SA-16.7.3 claimed_already", "in this round"
    scene.state.deeds = ()
    play_claims(scene)
    assert scene.options("sol")[:2] == (("claim", "s1_mecatol"), ("claim", "s1_all_4_colours"))


def test_sa_16_7_3_secret_and_preliminary_objectives_are_claimed_once() -> None:
    scene = rising()
    scene.state.preliminary = "pioneer"
    scene.take("sol", "thibah", "arc_prime", "wren_terra")
    scene.secret("sol", "conqueror")
    play_claims(scene)
    scene.choose("sol", "claim", "pioneer")
    scene.choose("sol", "claim", "conqueror")
    finish(scene)
    assert scene.state.preliminary == "" and scene.state.secrets[SOL] == ()
    assert scene.state.scored[SOL] == ("pioneer", "conqueror")


def test_sa_16_7_4_and_ruling_157_a_special_objective_gives_a_point_each_round_and_takes_none() -> None:
    scene = table(ascendancy=True)
    scene.state.voice = SOL
    for points in (1, 2):
        claim_specials(scene.game)
        assert scene.state.points[SOL] == points and scene.state.specials[SOL] == ("voice_of_the_council",)
    scene.state.voice = LETNEV
    lose_specials(scene.game)
    assert scene.state.points[SOL] == 2 and scene.state.specials[SOL] == ()
    claim_specials(scene.game)
    assert scene.state.points == [2, 1, 0]


@pytest.mark.parametrize(
    ("objective", "least"),
    [("s1_spend_3_cc", 2), ("s1_spend_6_inf", 3), ("s2_spend_15_res", 8), ("s2_spend_12_tg", 6)],
)
def test_sa_16_7_5_what_has_to_be_spent_is_halved_and_rounded_up(objective: str, least: int) -> None:
    (due,) = spends(rising().game, objective)
    assert due.n == least
    (printed,) = [each for each in OBJECTIVE[objective].needs if isinstance(each, Spend)]
    assert spends(claims().game, objective) == [printed]


def test_sa_16_7_5_three_influence_pay_for_six() -> None:
    scene = rising("s1_spend_6_inf")
    scene.state.exhausted = tuple(scene.state.control)
    for goods, met in ((2, False), (3, True)):
        scene.goods("sol", goods)
        play_claims(scene)
        assert (not scene.done and ("claim", "s1_spend_6_inf") in scene.options("sol")) is met
    scene.choose("sol", "claim", "s1_spend_6_inf")
    finish(scene)
    assert scene.state.points[SOL] == 1 and scene.state.trade_goods[SOL] == 0


def test_sa_16_7_6_and_ruling_103_technology_objectives_are_replaced_after_the_status_phase() -> None:
    scene = rising("s1_mecatol", "s1_all_4_colours")
    state = scene.state
    state.objective_deck, state.objective_deck_2 = ("s1_5_planets",), ("s2_spend_15_res",)
    state.objectives_2 = ("s2_9_techs", "s2_chain_5")
    state.laws["incentive_program"] = "s1_all_4_colours"
    scene.play(StatusPhase(stage="eliminate"))
    assert state.objectives == ("s1_mecatol", "s1_5_planets")
    assert state.objectives_2 == ("s2_chain_5", "s2_spend_15_res")
    assert state.laws == {}, "what is about one of them goes with it"
    assert {"s1_all_4_colours", "s2_9_techs"} <= set(state.objective_box)
    plain = claims("s1_all_4_colours")
    plain.play(StatusPhase(stage="eliminate"))
    assert plain.state.objectives == ("s1_all_4_colours",)


def test_sa_16_7_6_imperium_rex_that_comes_in_such_a_place_ends_the_game_once_stage_two_has_begun() -> None:
    scene = rising(*STAGE_1_DECK[:10])
    scene.state.objective_deck_2, scene.state.objectives_2 = ("s2_imperium_rex",), ("s2_9_techs",)
    scene.state.points[HACAN] = 3
    scene.play(StatusPhase(stage="eliminate"))
    assert scene.game.result is not None and list(scene.game.result.winners) == [HACAN]


def test_sa_16_7_7_a_secret_objective_is_worth_four_and_half_of_it_against_saar_alone() -> None:
    scene = Scene("sol", "saar", "hacan", ascendancy=True)
    scene.secret("sol", "conqueror")
    assert points_of(scene.game, SOL, "conqueror") == 4
    scene.take("sol", "lisis_ii", "ragh")
    assert points_of(scene.game, SOL, "conqueror") == 2


def test_sa_16_7_7_and_ruling_206_one_that_lies_open_as_a_public_one_is_worth_what_is_printed() -> None:
    scene = rising("conqueror")
    scene.take("sol", "arc_prime", "wren_terra")
    for points in (2, 4):
        play_claims(scene)
        scene.choose("sol", "claim", "conqueror")
        finish(scene)
        assert scene.state.points[SOL] == points and scene.state.scored[SOL] == ()
        scene.state.deeds = ()


def test_sa_16_7_8_a_lost_home_costs_four_points() -> None:
    scene = table(ascendancy=True)
    scene.state.points = [6, 3, 0]
    scene.take("hacan", "jord", "arc_prime")
    mind_homes(scene.game)
    assert scene.state.points == [2, 0, 0], "nobody falls below nothing"
    scene.take("sol", "jord")
    scene.take("letnev", "arc_prime")
    mind_homes(scene.game)
    assert scene.state.points == [6, 3, 0], "just what was taken comes back"


def test_sa_16_7_9_racial_technologies_cost_half_of_the_points_less() -> None:
    scene = Scene("norr", "letnev", "hacan", ascendancy=True)
    one = RACIAL_TECHNOLOGIES_OF["norr"][0]
    scene.state.points[0] = 5
    assert racial_price(scene.game, 0, one) == RACIAL_TECHNOLOGY[one].cost - 3


def test_sa_16_7_10_the_leader_receives_half_of_his_lead_rounded_up() -> None:
    scene = table(ascendancy=True)
    scene.state.points = [9, 4, 2]
    gain_feedback(scene.game)
    assert scene.state.trade_goods == [3, 0, 0]
    scene.state.points = [4, 4, 0]
    gain_feedback(scene.game)
    assert scene.state.trade_goods == [3, 0, 0], "nobody leads"


def test_sa_16_7_11_and_ruling_157_bureaucracy_gives_no_counter_and_claims_as_in_the_status_phase() -> None:
    scene = rising("s1_mecatol", "s1_all_4_colours")
    state = scene.state
    state.objective_deck, state.preliminary = (), "pioneer"
    scene.technologies("sol", *FOUR_COLOURS)
    scene.technologies("letnev", *FOUR_COLOURS)
    scene.take("sol", "mecatol_rex", "thibah", "arc_prime", "wren_terra")
    scene.secret("sol", "conqueror")
    scene.play(PrimaryBureaucracy(seat=SOL))
    assert scene.prompt == "claim_objectives" and scene.asked == ["sol"] and state.tactic[SOL] == 3
    for objective in ("s1_mecatol", "s1_all_4_colours", "pioneer", "conqueror"):
        scene.choose("sol", "claim", objective)
    scene.choose("sol", "no")
    assert state.points[SOL] == 7 and state.preliminary == ""
    play_claims(scene)
    assert scene.asked == ["letnev"], "each once a round"
    assert scene.options("letnev") == (("claim", "s1_all_4_colours"), DONE)


def test_sa_16_7_11_what_bureaucracy_gives_may_win_at_once() -> None:
    scene = rising("s1_mecatol", "s1_all_4_colours", vp_goal=8)
    scene.state.objective_deck, scene.state.points[SOL] = (), 15
    scene.take("sol", "mecatol_rex")
    scene.play(PrimaryBureaucracy(seat=SOL))
    scene.choose("sol", "claim", "s1_mecatol")
    assert scene.game.result is not None and list(scene.game.result.winners) == [SOL]


def test_ruling_105_necessary_bureaucracy_is_not_in_the_deck_with_ascendancy() -> None:
    game = tw.new_game("ti3", seats=RACES, seed=1, options={"bids": False, "ascendancy": True})
    assert "necessary_bureaucracy" in useless(game)
    assert "necessary_bureaucracy" not in game.state.agenda_deck
