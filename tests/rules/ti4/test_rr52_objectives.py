"""Objective cards (RR 52)."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.verbs.units import remove_units
from throneworld.ti4.objectives import Score, happening, leak, objective_refusal, reveal_objective
from throneworld.ti4.phases.status import ScoreObjectives, StatusPhase
from throneworld.ti4.steps.secrets import DrawSecret, secret_count
from throneworld.ti4.tables import ACTION_PHASE, OBJECTIVE, OBJECTIVES, SECRET, STAGE_1, STAGE_2, STATUS_PHASE
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_combat import SpaceCombat


def table() -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.objectives = ("negotiate_trade_routes", "centralize_galactic_trade")
    return scene


def refusal(scene: Scene, objective: str, seat: int = 0) -> str:
    found = objective_refusal(scene.game, seat, objective)
    return "" if found is None else f"{found.rule} {found.key}"


def test_rr_52_1_there_are_public_objectives_of_two_stages_and_secret_ones() -> None:
    assert {each.deck for each in OBJECTIVES} == {STAGE_1, STAGE_2, SECRET}


def test_rr_52_2_scoring_gains_the_points_of_the_card() -> None:
    for objective, points in (("negotiate_trade_routes", 1), ("centralize_galactic_trade", 2)):
        scene = table()
        scene.goods("sol", 10)
        scene.play(Score(seat=0, objective=objective))
        assert scene.state.points == [points, 0, 0]


def test_rr_52_3_each_objective_is_scored_in_its_phase() -> None:
    assert {each.phase for each in OBJECTIVES} == {STATUS_PHASE, ACTION_PHASE}
    scene = table()
    scene.secret("sol", "unveil_flagship")
    scene.goods("sol", 5)
    scene.play(ScoreObjectives(seat=0))
    assert scene.refusal("sol", "score", "unveil_flagship") == "RR 52.3 not_in_this_phase"


def test_rr_52_4_the_requirement_on_the_card_must_be_fulfilled() -> None:
    scene = table()
    assert refusal(scene, "negotiate_trade_routes") == "RR 52.5 lacks_trade_goods"
    scene.goods("sol", 5)
    assert refusal(scene, "negotiate_trade_routes") == ""


def test_rr_52_5_an_objective_of_the_action_phase_is_scored_as_soon_as_it_comes_true() -> None:
    scene = table()
    scene.secret("sol", "unveil_flagship")
    happening(scene.game, 0, "unveil_flagship")
    scene.play()
    assert scene.options() == (("play", "unveil_flagship"), ("pass",))
    scene.choose("sol", "pass")
    assert scene.done and scene.state.scored[0] == ()
    assert refusal(scene, "unveil_flagship") == "RR 52.5 lacks_happenings"


def test_rr_52_6_one_public_and_one_secret_objective_in_a_status_phase() -> None:
    scene = table()
    scene.goods("sol", 15)
    scene.secret("sol", "establish_a_perimeter", "gather_a_mighty_fleet")
    scene.put("sol", 1, dreadnought=5)
    scene.put("sol", "jord", pds=4)
    scene.play(ScoreObjectives(seat=0))
    assert len(scene.options()) == 5
    scene.choose("sol", "score", "establish_a_perimeter")
    assert scene.refusal("sol", "score", "gather_a_mighty_fleet") == "RR 52.6 one_of_each_kind"
    assert scene.options() == (
        ("score", "negotiate_trade_routes"),
        ("score", "centralize_galactic_trade"),
        ("decline",),
    )
    scene.choose("sol", "score", "negotiate_trade_routes")
    assert scene.done
    assert scene.state.points[0] == 2


def test_rr_52_7_one_objective_in_each_combat() -> None:
    scene = table()
    scene.secret("sol", "unveil_flagship", "spark_a_rebellion")
    scene.put("sol", 18, flagship=1)
    scene.put("letnev", 18, cruiser=1)
    scene.rolls(10, 10, 1)
    scene.play(SpaceCombat(attacker=0, defender=1, system=18))
    scene.choose("sol", "play", "unveil_flagship")
    assert scene.done and scene.state.points[0] == 1
    assert scene.state.secrets[0] == ("spark_a_rebellion",)


def test_rr_52_7_the_ground_combat_of_the_same_action_is_another_combat() -> None:
    scene = table()
    scene.secret("sol", "unveil_flagship", "spark_a_rebellion")
    scene.state.points[2] = 1
    scene.put("sol", 18, flagship=1)
    scene.put("letnev", 18, cruiser=1)
    scene.put("sol", "mecatol_rex", infantry=1)
    scene.put("jolnar", "mecatol_rex", infantry=1)
    scene.rolls(10, 10, 1, 10, 1)
    combats = (
        SpaceCombat(attacker=0, defender=1, system=18),
        GroundCombat(attacker=0, defender=2, planet="mecatol_rex"),
    )
    scene.play(*combats)
    scene.choose("sol", "play", "unveil_flagship")
    scene.choose("sol", "play", "spark_a_rebellion")
    assert scene.state.points[0] == 2


def test_rr_52_7_outside_combats_any_number_of_objectives_in_a_turn() -> None:
    scene = table()
    scene.secret("sol", "destroy_their_greatest_ship", "make_an_example_of_their_world")
    happening(scene.game, 0, "destroy_their_greatest_ship")
    happening(scene.game, 0, "make_an_example_of_their_world")
    scene.play()
    scene.choose("sol", "play", "destroy_their_greatest_ship")
    scene.choose("sol", "play", "make_an_example_of_their_world")
    assert scene.state.points[0] == 2


def test_rr_52_8_each_objective_is_scored_only_once() -> None:
    scene = table()
    scene.goods("sol", 10)
    scene.play(Score(seat=0, objective="negotiate_trade_routes"))
    assert refusal(scene, "negotiate_trade_routes") == "RR 52.8 already_scored"


def test_rr_52_9_units_that_are_removed_are_not_destroyed() -> None:
    scene = table()
    scene.secret("letnev", "destroy_their_greatest_ship")
    scene.put("sol", 1, flagship=1)
    remove_units(scene.game, 0, "1", "flagship", 1, "fleet_limit")
    scene.play()
    assert scene.done


def test_rr_52_10_what_the_objective_costs_is_paid_when_it_is_scored() -> None:
    scene = table()
    scene.goods("sol", 7)
    scene.play(ScoreObjectives(seat=0))
    scene.choose("sol", "score", "negotiate_trade_routes")
    assert scene.state.trade_goods[0] == 2
    assert scene.told("trade_goods_spent") == [(0, 5, "negotiate_trade_routes")]


def test_rr_52_11_a_public_objective_is_open_to_all_players() -> None:
    scene = table()
    for faction in scene.factions:
        scene.goods(faction, 5)
    assert [refusal(scene, "negotiate_trade_routes", seat) for seat in range(3)] == ["", "", ""]


def test_rr_52_12_a_public_objective_stays_for_the_others_when_it_is_scored() -> None:
    scene = table()
    scene.goods("sol", 5)
    scene.play(Score(seat=0, objective="negotiate_trade_routes"))
    assert scene.state.scored[0] == ("negotiate_trade_routes",)
    assert "negotiate_trade_routes" in scene.state.objectives
    assert scene.told("objective_scored") == [(0, "negotiate_trade_routes")]


def test_rr_52_13_facedown_objectives_cannot_be_scored() -> None:
    scene = table()
    hidden = scene.state.objective_deck[0]
    assert refusal(scene, hidden) == "RR 52.14 not_revealed"


def test_rr_52_14_stage_ii_is_revealed_after_stage_i() -> None:
    scene = table()
    while reveal_objective(scene.game):
        pass
    stages = [OBJECTIVE[each].deck for each in scene.state.objectives[2:]]
    assert stages == [STAGE_1] * 3 + [STAGE_2] * 5


def test_rr_52_15_without_a_card_to_reveal_the_game_ends() -> None:
    scene = table()
    scene.state.objective_deck = ()
    scene.state.points = [3, 4, 4]
    scene.play(StatusPhase(stage="reveal_public_objective"))
    assert scene.game.over
    assert scene.game.result is not None and scene.game.result.winners == (1,)


def test_rr_52_16_public_objectives_need_every_home_planet() -> None:
    scene = table()
    scene.goods("letnev", 5)
    assert refusal(scene, "negotiate_trade_routes", 1) == ""
    scene.take("sol", "wren_terra")
    assert refusal(scene, "negotiate_trade_routes", 1) == "RR 52.16 home_planet_lost"
    scene.secret("letnev", "gather_a_mighty_fleet")
    scene.put("letnev", 10, dreadnought=5)
    assert refusal(scene, "gather_a_mighty_fleet", 1) == ""


def test_rr_52_17_a_secret_objective_is_known_to_its_owner_only() -> None:
    scene = table()
    scene.play(DrawSecret(seat=0))
    card = scene.state.secrets[0][0]
    assert scene.state.known[card] == 1
    assert [event.audience for event in scene.game.log if event.kind == "secret_seen"] == [(0,)]


def test_rr_52_18_a_secret_objective_is_revealed_when_it_is_scored() -> None:
    scene = table()
    scene.secret("sol", "gather_a_mighty_fleet")
    scene.put("sol", 1, dreadnought=5)
    scene.play(Score(seat=0, objective="gather_a_mighty_fleet"))
    assert scene.state.secrets[0] == ()
    assert scene.state.scored[0] == ("gather_a_mighty_fleet",)
    assert "gather_a_mighty_fleet" not in scene.state.known


def test_rr_52_19_secret_objectives_of_others_cannot_be_scored() -> None:
    scene = table()
    scene.secret("letnev", "gather_a_mighty_fleet")
    scene.put("sol", 1, dreadnought=5)
    assert refusal(scene, "gather_a_mighty_fleet") == "RR 52.19 not_your_objective"


def test_rr_52_20_a_first_secret_objective_is_kept() -> None:
    scene = table()
    scene.play(DrawSecret(seat=0))
    assert scene.done and len(scene.state.secrets[0]) == 1


def test_rr_52_21_whoever_has_more_than_three_returns_an_unscored_one() -> None:
    scene = table()
    scene.state.scored[0] = ("gather_a_mighty_fleet", "negotiate_trade_routes")
    scene.secret("sol", "fuel_the_war_machine", "spark_a_rebellion")
    scene.play(DrawSecret(seat=0))
    drawn = scene.state.secrets[0][-1]
    assert scene.options() == (
        ("return", "fuel_the_war_machine"),
        ("return", "spark_a_rebellion"),
        ("return", drawn),
    )
    scene.choose("sol", "return", "spark_a_rebellion")
    assert scene.state.secrets[0] == ("fuel_the_war_machine", drawn)
    assert "spark_a_rebellion" in scene.state.secret_deck


def test_rr_52_21_with_three_scored_ones_only_the_new_one_can_go_back() -> None:
    scene = table()
    scene.state.scored[0] = ("gather_a_mighty_fleet", "unveil_flagship", "spark_a_rebellion")
    scene.play(DrawSecret(seat=0))
    assert scene.done and scene.state.secrets[0] == ()


def test_rr_52_21_what_was_made_public_does_not_count_any_more() -> None:
    scene = table()
    scene.state.scored[0] = ("gather_a_mighty_fleet", "unveil_flagship", "spark_a_rebellion")
    scene.law("classified_document_leaks", "unveil_flagship")
    leak(scene.game, "unveil_flagship")
    assert secret_count(scene.state, 0) == 2
    del scene.state.laws["classified_document_leaks"]
    assert secret_count(scene.state, 0) == 2


def test_rr_52_22_drawing_takes_the_top_secret_objective() -> None:
    scene = table()
    top = scene.state.secret_deck[0]
    scene.play(DrawSecret(seat=2))
    assert scene.state.secrets[2] == (top,)
