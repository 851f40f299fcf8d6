"""SA 3.26, 3.27 and chapter 12: who claims objectives, how many, and what they give."""

from __future__ import annotations

from tests.ti3.claims import (
    DONE,
    FOUR_COLOURS,
    HACAN,
    LETNEV,
    SOL,
    asks,
    claims,
    destroyed,
    finish,
    met,
    play_claims,
    regular,
    table,
    won,
)
from tests.ti3.scene import Scene
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.objectives.claiming import claim_specials, points_of
from throneworld.ti3.points import lose_specials
from throneworld.ti3.tables import PLANET, TECHNOLOGIES
from throneworld.ti3.tables import needs as ask

# Claiming (SA-3.26)


def test_sa_3_26_1_all_claim_together_and_nothing_shows_before_the_last_is_done() -> None:
    scene = claims("s1_mecatol", "s1_all_4_colours")
    scene.take("sol", "mecatol_rex")
    scene.technologies("letnev", *FOUR_COLOURS)
    play_claims(scene)
    assert scene.options("sol") == (("claim", "s1_mecatol"), DONE)
    assert scene.options("letnev") == (("claim", "s1_all_4_colours"), DONE)
    scene.choose("sol", "claim", "s1_mecatol")
    assert scene.state.points == [0, 0, 0], "sealed"


def test_sa_3_26_2_his_marker_lies_on_the_card_and_he_gains_its_points() -> None:
    scene = claims("s1_mecatol")
    scene.take("sol", "mecatol_rex")
    play_claims(scene)
    scene.choose("sol", "claim", "s1_mecatol")
    finish(scene)
    assert scene.done and scene.state.points == [1, 0, 0] and scene.state.scored[SOL] == ("s1_mecatol",)


def test_sa_3_26_3_nobody_scores_an_objective_twice() -> None:
    scene = claims("s1_mecatol", "s1_all_4_colours")
    scene.take("sol", "mecatol_rex")
    scene.technologies("sol", *FOUR_COLOURS)
    scene.state.scored[SOL] = ("s1_mecatol",)
    play_claims(scene)
    assert scene.refusal("sol", "claim", "s1_mecatol") == "SA-3.26.3 claimed_already"


def test_sa_3_26_5_a_special_objective_that_was_lost_is_won_again() -> None:
    scene = table()
    scene.state.voice = SOL
    claim_specials(scene.game)
    scene.state.voice = LETNEV
    lose_specials(scene.game)
    assert scene.state.points[SOL] == 0
    scene.state.voice = SOL
    claim_specials(scene.game)
    assert scene.state.points[SOL] == 1 and scene.state.specials[SOL] == ("voice_of_the_council",)


def test_sa_3_26_6_claiming_is_voluntary() -> None:
    scene = claims("s1_mecatol")
    scene.take("sol", "mecatol_rex")
    play_claims(scene)
    finish(scene)
    assert scene.done and scene.state.points == [0, 0, 0]


def test_sa_3_26_7_one_public_objective_each_status_phase_and_only_if_it_is_met() -> None:
    scene = claims("s1_mecatol", "s1_all_4_colours", "s1_5_planets")
    scene.state.preliminary = "pioneer"
    scene.take("sol", "mecatol_rex", "thibah")
    scene.technologies("sol", *FOUR_COLOURS)
    play_claims(scene)
    assert scene.refusal("sol", "claim", "s1_5_planets") == "SA-3.26.7 objective_not_met"
    scene.choose("sol", "claim", "s1_mecatol")
    assert scene.options("sol") == (("claim", "pioneer"), DONE)
    assert scene.refusal("sol", "claim", "s1_all_4_colours") == "SA-12.1.2 one_of_each_kind"


def test_sa_3_26_8_any_number_of_players_claim_the_same_one() -> None:
    scene = claims("s1_all_4_colours")
    for race in ("sol", "letnev"):
        scene.technologies(race, *FOUR_COLOURS)
    play_claims(scene)
    for race in ("sol", "letnev"):
        scene.choose(race, "claim", "s1_all_4_colours")
    finish(scene)
    assert scene.state.points == [1, 1, 0]


def test_sa_3_26_9_stage_two_is_closed_until_as_many_of_stage_one_lie_open_as_points_are_needed() -> None:
    scene = claims("s1_mecatol", "s1_all_4_colours", vp_goal=3)
    scene.state.objectives_2 = ("s2_9_techs",)
    scene.technologies("sol", *[each.id for each in TECHNOLOGIES[:9]])
    play_claims(scene)
    assert scene.refusal("sol", "claim", "s2_9_techs") == "SA-3.26.9 stage_two_not_begun"
    scene.state.objectives = (*scene.state.objectives, "s1_5_planets")
    play_claims(scene)
    assert ("claim", "s2_9_techs") in scene.options("sol")


def test_sa_3_26_10_in_a_game_to_ten_points_ten_of_stage_one_are_needed() -> None:
    scene = claims(*(f"s1_spend_{amount}_{what}" for amount in (6, 8) for what in ("res", "inf")), vp_goal=10)
    scene.take("sol", "mecatol_rex")
    five = ("s1_mecatol", "s1_5_planets", "s1_5_systems", "s1_chain_3", "s1_3_docks")
    scene.state.objectives += five
    scene.state.objectives_2 = ("s2_9_techs",)
    scene.technologies("sol", *[each.id for each in TECHNOLOGIES[:9]])
    play_claims(scene)
    assert ("claim", "s2_9_techs") not in scene.options("sol"), "nine"
    scene.state.objectives += ("s1_trade_stations",)
    play_claims(scene)
    assert ("claim", "s2_9_techs") in scene.options("sol"), "ten"


def test_sa_3_26_11_i_win_the_game_is_worth_as_many_points_as_are_needed() -> None:
    scene = table(vp_goal=11)
    assert points_of(scene.game, SOL, "s2_domination") == 11 and points_of(scene.game, SOL, "s2_9_techs") == 2


def test_sa_3_26_13_the_preliminary_one_comes_besides_a_public_one_and_then_closes() -> None:
    scene = claims("s1_all_4_colours")
    scene.state.preliminary = "pioneer"
    scene.technologies("sol", *FOUR_COLOURS)
    scene.take("sol", "thibah")
    scene.take("letnev", "quann")
    play_claims(scene)
    scene.choose("sol", "claim", "pioneer")
    scene.choose("sol", "claim", "s1_all_4_colours")
    scene.choose("letnev", "claim", "pioneer")
    finish(scene)
    assert scene.state.points == [2, 1, 0] and scene.state.preliminary == ""


def test_sa_3_26_16_a_secret_objective_that_is_met_is_shown_and_scored() -> None:
    scene = claims("s1_mecatol")
    scene.secret("sol", "conqueror")
    scene.take("sol", "arc_prime", "wren_terra")
    play_claims(scene)
    assert scene.options("sol") == (("claim", "conqueror"), DONE)
    scene.choose("sol", "claim", "conqueror")
    finish(scene)
    assert scene.state.points[SOL] == 2 and scene.state.secrets[SOL] == ()
    assert scene.state.scored[SOL] == ("conqueror",)


def test_sa_3_26_17_of_two_secret_objectives_one_is_scored() -> None:
    scene = claims("s1_mecatol")
    scene.secret("sol", "conqueror", "warmonger")
    scene.take("sol", "arc_prime", "wren_terra", "mecatol_rex")
    for _ in range(4):
        won(scene, SOL, LETNEV, ships=1)
    play_claims(scene)
    scene.choose("sol", "claim", "conqueror")
    assert scene.refusal("sol", "claim", "warmonger") == "SA-12.1.2 one_of_each_kind"


# Special Objectives (SA-3.27)


def test_sa_3_27_2_planets_count_for_everybody_an_artifact_for_one() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.control = {}
    own = regular(scene)[:16]
    scene.take("sol", *own[:8])
    scene.take("letnev", *own[8:])
    scene.state.artifacts["lazax_armory"] = own[0]
    claim_specials(scene.game)
    assert set(scene.state.specials[SOL]) == {"lazax_armory", "sovereign"}
    assert scene.state.specials[LETNEV] == ("sovereign",)


def test_sa_3_27_3_special_objectives_score_by_themselves() -> None:
    scene = table()
    scene.state.voice = LETNEV
    claim_specials(scene.game)
    claim_specials(scene.game)
    assert scene.state.points == [0, 1, 0], "once"


def test_sa_3_27_4_with_its_condition_the_point_is_lost_at_once() -> None:
    scene = table()
    scene.take("sol", "lodor")
    scene.state.artifacts["lazax_armory"] = "lodor"
    claim_specials(scene.game)
    assert scene.state.points[SOL] == 1
    scene.play(GainPlanet(seat=LETNEV, planet="lodor"))
    assert scene.state.points == [0, 0, 0] and scene.state.specials == [(), (), ()]


def test_sa_3_27_7_each_artifact_is_a_point_one_in_space_too() -> None:
    scene = table()
    scene.take("sol", "lodor")
    scene.state.artifacts = {"lazax_armory": "lodor", "precursor_fossil": scene.place("ion_storm")}
    scene.state.artifact_holders["precursor_fossil"] = SOL
    claim_specials(scene.game)
    assert scene.state.points[SOL] == 2
    assert asks(scene, ask.Artifacts(n=2)) and asks(scene, ask.Artifacts(n=1, colour="green"))
    assert not asks(scene, ask.Artifacts(n=1, colour="blue"))


def test_sa_3_27_8_eight_planets_abroad_are_a_point_and_twelve_one_more_without_trade_stations() -> None:
    scene = Scene("sol", "letnev", "hacan", "xxcha", "naalu", "yin")
    own = regular(scene)
    scene.take("sol", *own[:7])
    scene.state.control["sumerian"] = SOL
    claim_specials(scene.game)
    assert scene.state.points[SOL] == 0 and not met(scene, "sovereign"), "a Trade Station is no planet"
    scene.take("sol", own[7])
    claim_specials(scene.game)
    assert scene.state.points[SOL] == 1 and met(scene, "sovereign", "imperial") == ["sovereign"]
    scene.take("sol", *own[8:12])
    claim_specials(scene.game)
    assert scene.state.points[SOL] == 2 and met(scene, "sovereign", "imperial") == ["sovereign", "imperial"]


# Limits and payments


def test_sa_12_1_2_one_public_one_preliminary_and_one_secret_objective() -> None:
    scene = claims("s1_all_4_colours", "s1_mecatol")
    scene.state.preliminary = "pioneer"
    scene.technologies("sol", *FOUR_COLOURS)
    scene.take("sol", "thibah", "mecatol_rex", "arc_prime", "wren_terra")
    scene.secret("sol", "conqueror")
    play_claims(scene)
    scene.choose("sol", "claim", "s1_all_4_colours")
    scene.choose("sol", "claim", "pioneer")
    assert scene.options("sol") == (("claim", "conqueror"), DONE)
    assert scene.refusal("sol", "claim", "s1_mecatol") == "SA-12.1.2 one_of_each_kind"
    scene.choose("sol", "claim", "conqueror")
    finish(scene)
    assert scene.state.points[SOL] == 1 + 1 + 2


def test_sa_12_2_4_eight_resources_are_needed_when_claims_are_made() -> None:
    scene = claims("s1_spend_8_res", "s1_all_4_colours")
    scene.technologies("sol", *FOUR_COLOURS)
    assert met(scene, "s1_spend_8_res"), "spending is judged with the claim"
    scene.take("sol", "lodor", exhausted=True)
    scene.goods("sol", 3)
    play_claims(scene)
    assert scene.refusal("sol", "claim", "s1_spend_8_res") == "SA-12.2.3 cannot_spend_that", (
        "jord and 3 goods"
    )
    scene.goods("sol", 4)
    play_claims(scene)
    assert ("claim", "s1_spend_8_res") in scene.options("sol")


def test_sa_12_3_3_a_secret_objective_that_is_not_met_is_not_claimed() -> None:
    scene = claims("s1_mecatol")
    scene.secret("sol", "conqueror")
    scene.take("sol", "mecatol_rex")
    play_claims(scene)
    assert scene.refusal("sol", "claim", "conqueror") == "SA-3.26.7 objective_not_met"
    finish(scene)
    assert scene.done and scene.state.secrets[SOL] == ("conqueror",)


# Racial Objectives (ruling 227)


def test_sa_3_26_14_racial_objectives_ask_for_no_more_opponents_than_there_are() -> None:
    scene = Scene("krotoan", "letnev", "hacan")
    destroyed(scene, "cruiser", 1, LETNEV, "space:lodor")
    assert not met(scene, "racial:krotoan:1")
    destroyed(scene, "cruiser", 1, HACAN, "space:lodor")
    assert met(scene, "racial:krotoan:1"), "three opponents are asked for, the game began with two"


def test_sa_3_26_14_a_part_that_needs_a_missing_module_is_left_out() -> None:
    scene = Scene("arborec", "letnev", "hacan", artifacts=0)
    green = [planet for planet in regular(scene) if "green" in PLANET[planet].specialties]
    scene.take("arborec", green[0])
    assert not met(scene, "racial:arborec:2"), "one, and the one at home"
    scene.take("arborec", green[1])
    assert met(scene, "racial:arborec:2")
    scene.game.options = {**scene.game.options, "artifacts": 1}
    assert not met(scene, "racial:arborec:2")


def test_sa_12_2_3_counters_are_spent_from_the_command_pool_and_strategy_allocation() -> None:
    scene = claims("s1_spend_3_cc", "s1_mecatol")
    scene.take("letnev", "mecatol_rex")
    scene.counters("sol", 3, 4, 0)
    scene.counters("letnev", 2, 8, 0)
    scene.counters("hacan", 2, 3, 2)
    play_claims(scene)
    scene.refuses("letnev", "claim", "s1_spend_3_cc", rule="SA-12.2.3", key="cannot_spend_that")
    scene.choose("sol", "claim", "s1_spend_3_cc")
    scene.choose("hacan", "claim", "s1_spend_3_cc")
    scene.offers("hacan", ("from", "tactic"), ("from", "strategy"))
    scene.refuses("hacan", "from", "fleet", rule="SA-12.2.3", key="not_from_this_area")
    scene.refuses("hacan", "exhaust", "arretze", rule="SA-12.2.3", key="counters_are_due")
    scene.refuses("hacan", "done", rule="SA-12.2.3", key="pay_first")
    scene.choose("hacan", "from", "strategy")
    scene.choose("hacan", "from", "strategy")
    assert scene.state.strategy[HACAN] == 2 and scene.state.tactic[SOL] == 3, "sealed with the claims (180)"
    scene.choose("letnev", "done")
    finish(scene)
    assert scene.state.tactic[SOL] == 0, "there is one way only, so he is not asked"
    assert (scene.state.tactic[HACAN], scene.state.fleet[HACAN], scene.state.strategy[HACAN]) == (1, 3, 0)


def test_sa_12_2_3_no_planet_is_spent_for_one_part_that_another_part_needs() -> None:
    scene = claims("s1_spend_mix_2")
    scene.state.exhausted = tuple(scene.state.control)
    scene.take("sol", "lodor", "wellon")  # 3 and 1, 1 and 2
    scene.goods("sol", 2)
    play_claims(scene)
    scene.choose("sol", "claim", "s1_spend_mix_2")
    finish(scene)
    assert scene.state.points[SOL] == 1 and scene.state.trade_goods[SOL] == 0
    assert {"lodor", "wellon"} <= set(scene.state.exhausted), "there is one way only, so he is not asked"


def test_sa_12_2_3_what_the_rest_needs_is_refused() -> None:
    scene = claims("s1_spend_mix_2")
    scene.state.exhausted = tuple(scene.state.control)
    scene.take("sol", "lodor", "wellon", "vefut_ii")  # 3 and 1, 1 and 2, 2 and 0
    scene.goods("sol", 2)
    play_claims(scene)
    scene.choose("sol", "claim", "s1_spend_mix_2")
    scene.offers("sol", ("exhaust", "lodor"), ("exhaust", "vefut_ii"))
    scene.refuses("sol", "exhaust", "wellon", rule="SA-8.3.3", key="needed_for_the_rest")
    scene.choose("sol", "exhaust", "vefut_ii")
    scene.offers("sol", ("exhaust", "lodor"), ("exhaust", "wellon"))
    scene.choose("sol", "exhaust", "wellon")
    finish(scene)
    assert scene.asked == [] and "lodor" not in scene.state.exhausted


def test_sa_12_2_3_what_is_sealed_for_one_claim_pays_for_no_other() -> None:
    """Ruling 180."""
    scene = claims("s1_spend_3_cc")
    scene.state.preliminary = "s1_spend_6_res"
    scene.counters("sol", 3, 3, 0)
    scene.take("sol", "lodor", "vefut_ii")  # 3 and 2 resources, and 4 of jord
    play_claims(scene)
    scene.choose("sol", "claim", "s1_spend_6_res")
    scene.offers("sol", ("exhaust", "jord"), ("exhaust", "lodor"), ("exhaust", "vefut_ii"))
    scene.choose("sol", "exhaust", "lodor")
    scene.offers("sol", ("exhaust", "jord"), ("exhaust", "vefut_ii"))
    scene.refuses("sol", "exhaust", "lodor", rule="SA-8.3.1", key="planet_exhausted")
    scene.choose("sol", "exhaust", "jord")
    assert scene.state.exhausted == ()
    assert scene.options("sol") == (("claim", "s1_spend_3_cc"), DONE)
    scene.choose("sol", "claim", "s1_spend_3_cc")
    finish(scene)
    assert set(scene.state.exhausted) == {"jord", "lodor"} and scene.state.tactic[SOL] == 0
