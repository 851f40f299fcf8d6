"""When objectives may be scored, what they cost, and when a game is won."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS
from tests.ti4.scene import Scene
from tests.ti4.senate import senate, vote
from throneworld.ti4.objectives import objective_refusal
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.strategic.imperial import PrimaryImperial
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.verbs.points import gain_points
from throneworld.ti4.voting.agenda import ResolveAgenda

ROUTES = "negotiate_trade_routes"


def rebels(*objectives: str) -> Scene:
    """Sol fights the leader in space above Mecatol Rex, and Jol-Nar, who lead too, on the planet."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.secret("sol", *objectives)
    scene.put("sol", 18, flagship=1)
    scene.put("letnev", 18, cruiser=1)
    scene.put("sol", "mecatol_rex", infantry=1)
    scene.put("jolnar", "mecatol_rex", infantry=1)
    scene.state.points = [0, 4, 4]
    return scene


def test_notes_3_10a_a_combat_brings_one_objective_and_the_next_combat_another() -> None:
    scene = rebels("unveil_flagship", "spark_a_rebellion")
    scene.rolls(HIT, HIT, MISS, HIT, MISS)
    scene.play(
        SpaceCombat(attacker=0, defender=1, system=18),
        GroundCombat(attacker=0, defender=2, planet="mecatol_rex"),
    )
    scene.choose("sol", "play", "unveil_flagship")
    assert scene.told("ground_combat_begins"), "the second objective of the space combat is not offered"
    assert scene.options("sol") == (("play", "spark_a_rebellion"), ("pass",))
    scene.choose("sol", "play", "spark_a_rebellion")
    assert scene.state.points[0] == 2


def test_notes_3_10a_another_player_scores_in_the_same_combat() -> None:
    scene = rebels("unveil_flagship")
    scene.secret("letnev", "destroy_their_greatest_ship")
    scene.damage("sol", 18, "flagship")
    scene.put("letnev", 18, cruiser=1)
    scene.rolls(HIT, HIT, HIT, HIT)
    scene.play(SpaceCombat(attacker=0, defender=1, system=18))
    scene.choose("letnev", "play", "destroy_their_greatest_ship")
    assert scene.state.points[1] == 5


def test_notes_3_10b_outside_combats_one_action_may_bring_several_objectives() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.secret("letnev", "make_an_example_of_their_world", "turn_their_fleets_to_dust")
    scene.put("letnev", "lirta_iv", pds=2)
    scene.put("letnev", 35, dreadnought=1)
    scene.put("hacan", 35, cruiser=1)
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(HIT, HIT, HIT)
    scene.play(TacticalAction(seat=0, system=35))
    scene.choose("letnev", "fire", 1)
    scene.choose("letnev", "play", "turn_their_fleets_to_dust")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "play", "make_an_example_of_their_world")
    assert scene.state.points[0] == 2


# Home planets


def why_not(scene: Scene) -> str:
    scene.state.objectives = (ROUTES,)
    scene.goods(scene.factions[0], trade_goods=5)
    refusal = objective_refusal(scene.game, 0, ROUTES)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def test_notes_3_11a_public_objectives_need_every_home_planet_for_imperial_too() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    assert why_not(scene) == ""
    scene.take("sol", "wren_terra")
    assert why_not(scene) == "RR 52.16 home_planet_lost"
    scene.take("letnev", "mecatol_rex")
    scene.play(PrimaryImperial(seat=0))
    assert scene.done and scene.state.points[0] == 1, "the point of Mecatol Rex is no objective"
    assert scene.state.trade_goods[0] == 5


def test_notes_3_11b_the_saar_score_without_their_home() -> None:
    scene = Scene("saar", "sol", "jolnar")
    scene.take("sol", "lisis_ii", "ragh")
    assert why_not(scene) == ""


def test_notes_3_11c_the_ghosts_need_the_planet_creuss() -> None:
    scene = Scene("creuss", "sol", "jolnar")
    assert why_not(scene) == ""
    scene.take("sol", "creuss")
    assert why_not(scene) == "RR 52.16 home_planet_lost"


# Paying, and winning


def test_notes_3_12_planets_spent_on_an_objective_are_readied_in_the_same_status_phase() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.objectives = ("erect_a_monument",)
    scene.take("sol", "bereg", "abyz")
    scene.play(StatusPhase())
    scene.choose("sol", "score", "erect_a_monument")
    assert scene.state.points[0] == 1
    assert set(scene.state.exhausted) == {"jord", "bereg", "abyz"}
    while not scene.done:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    assert scene.state.exhausted == ()


def test_notes_3_22a_the_game_is_won_with_the_very_point_that_is_enough() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.state.points[0] = 9
    scene.state.objectives = (ROUTES,)
    scene.goods("letnev", trade_goods=5)
    scene.take("letnev", "mecatol_rex")
    scene.play(PrimaryImperial(seat=0))
    scene.choose("letnev", "score", ROUTES)
    assert scene.game.result is not None and scene.game.result.winners == (0,)
    assert scene.told("points_gained") == [(0, 1, ROUTES)], "before the point of Mecatol Rex"


@pytest.mark.parametrize("goal", [10, 14])
def test_notes_3_22a_each_gain_is_looked_at(goal: int) -> None:
    scene = Scene("letnev", "sol", "jolnar", points=goal)
    scene.state.points[1] = goal - 2
    gain_points(scene.game, 1, 1, "test")
    assert scene.game.result is None
    gain_points(scene.game, 1, 1, "test")
    assert scene.game.result is not None and scene.game.result.winners == (1,)


def test_notes_3_22b_in_the_status_phase_the_first_in_initiative_order_wins_before_others_score() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.strategy_cards = [("imperial",), ("trade",), ("warfare",)]
    scene.state.objectives = (ROUTES,)
    scene.state.points = [9, 9, 9]
    for faction in scene.factions:
        scene.goods(faction, trade_goods=5)
    scene.play(StatusPhase())
    scene.choose("letnev", "score", ROUTES)
    assert scene.game.result is not None and scene.game.result.winners == (1,)
    assert scene.state.points == [9, 10, 9]


def test_notes_3_22c_points_of_an_agenda_are_gained_one_player_at_a_time_from_the_speaker() -> None:
    """All three have the most points (seed_of_an_empire)."""
    scene = senate("seed_of_an_empire")
    scene.state.points, scene.state.speaker = [9, 9, 9], 1
    scene.play(ResolveAgenda())
    vote(scene, "jolnar", "for")
    for faction in ("sol", "letnev"):
        scene.choose(faction, "abstain")
    assert scene.game.result is not None and scene.game.result.winners == (1,)
    assert scene.state.points == [9, 10, 9]
