"""What the heuristic bot does in Twilight Imperium 4, question by question and over whole games."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import pytest

import throneworld as tw
from tests.bots.judging_ti4 import BASE, BESIDE_SOL, SOL_HOME, choice, play_out, put_to
from tests.ti4.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.ti4.phases.status import ScoreObjectives
from throneworld.ti4.phases.turn import ChooseAction
from throneworld.ti4.steps.production import UseProduction
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.retreat import AnnounceRetreat

ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)
HEURISTIC, RANDOM = "heuristic", "random"


@pytest.fixture
def scene() -> Scene:
    """Sol has a carrier with four infantry at home, and has used its strategy card."""
    found = Scene(*BASE)
    found.put("sol", SOL_HOME, carrier=1)
    found.put("sol", "jord", infantry=4, space_dock=1)
    found.state.exhausted_cards = ("leadership",)
    found.state.round = 1
    return found


# Turns


def test_it_expands_to_free_planets_before_it_produces(scene: Scene) -> None:
    scene.play(ChooseAction(seat=0))
    assert choice(scene, "sol") in (("tactical", BESIDE_SOL), ("tactical", 31))


def test_a_carrier_goes_with_infantry_and_takes_every_planet(scene: Scene) -> None:
    scene.play(TacticalAction(seat=0, system=BESIDE_SOL))
    play_out(scene)
    assert scene.state.control["arnor"] == scene.state.control["lor"] == scene.seat("sol")


def test_it_does_not_attack_a_superior_fleet(scene: Scene) -> None:
    for system in (BESIDE_SOL, 31):
        scene.put("letnev", system, dreadnought=3)
    scene.play(ChooseAction(seat=0))
    assert choice(scene, "sol") not in (("tactical", BESIDE_SOL), ("tactical", 31))


def test_it_attacks_a_weak_fleet_to_take_planets(scene: Scene) -> None:
    scene.put("sol", SOL_HOME, dreadnought=2)
    scene.put("letnev", BESIDE_SOL, destroyer=1)
    scene.put("letnev", 31, dreadnought=3)
    scene.play(ChooseAction(seat=0))
    assert choice(scene, "sol") == ("tactical", BESIDE_SOL)


def test_it_pays_the_custodians_for_a_point(scene: Scene) -> None:
    options: tuple[Option, ...] = (("remove_custodians",), ("leave_custodians",))
    assert put_to(scene, "sol", "remove_custodians", *options, influence=6) == ("remove_custodians",)


# Production and saving


def test_it_builds_a_carrier_and_infantry_first(scene: Scene) -> None:
    scene.state.units[0].pop(str(SOL_HOME))
    scene.play(UseProduction(seat=0, system=SOL_HOME))
    assert choice(scene, "sol") == ("produce", "carrier", str(SOL_HOME))


def test_it_saves_resources_for_an_objective(scene: Scene) -> None:
    scene.goods("sol", trade_goods=4)
    scene.state.objectives = ("erect_a_monument",)
    scene.play(UseProduction(seat=0, system=SOL_HOME))
    assert choice(scene, "sol") == ("done",)


def test_it_scores_the_objective_with_more_points(scene: Scene) -> None:
    scene.goods("sol", trade_goods=16)
    scene.state.objectives = ("erect_a_monument", "found_a_golden_age")
    scene.play(ScoreObjectives(seat=0))
    assert choice(scene, "sol") == ("score", "found_a_golden_age")


# Trade, votes, fights


def test_it_swaps_commodities_but_gives_nothing_away(scene: Scene) -> None:
    scene.goods("sol", trade_goods=3, commodities=3)
    fair = {"other": 1, "gives_commodities": 3, "asks_commodities": 3}
    poor = {"other": 1, "gives_commodities": 1, "asks_trade_goods": 3}
    assert put_to(scene, "sol", "answer_offer", ACCEPT, DECLINE, **fair) == ACCEPT
    assert put_to(scene, "sol", "answer_offer", ACCEPT, DECLINE, **poor) == DECLINE


def test_it_votes_for_itself_where_points_are_at_stake(scene: Scene) -> None:
    votes: list[Option] = [("vote", seat) for seat in range(3)]
    found = put_to(scene, "letnev", "choose_vote", *votes, ("abstain",), agenda="shard_of_the_throne")
    assert found == ("vote", scene.seat("letnev"))


@pytest.mark.parametrize(("enemies", "answer"), [(4, "retreat"), (1, "stay")])
def test_it_retreats_from_a_hopeless_battle(scene: Scene, enemies: int, answer: str) -> None:
    scene.put("sol", BESIDE_SOL, cruiser=2)
    scene.put("letnev", BESIDE_SOL, cruiser=enemies, dreadnought=enemies - 1)
    scene.play(AnnounceRetreat(seat=0, system=BESIDE_SOL))
    assert choice(scene, "sol") == (answer,)


def test_it_answers_a_question_that_it_does_not_know(scene: Scene) -> None:
    options: tuple[Option, ...] = (("something", "jord"), ("something", "nir"), ("done",))
    assert put_to(scene, "sol", "never_heard_of", *options) in options


# Whole games


def lineup(seed: int) -> list[str]:
    """Heuristic and random seats in turn; who begins changes with the seed."""
    return [HEURISTIC if (seat + seed) % 2 else RANDOM for seat in range(6)]


def winner_of(seed: int) -> tuple[bool, int]:
    """Whether only heuristic seats have won, and the most points."""
    kinds = lineup(seed)
    game = tw.new_game("ti4", seats=6, seed=seed, options={"factions": "random"})
    tw.play(game, [tw.bot(kind, seed) for kind in kinds])
    assert game.result is not None
    return all(kinds[seat] == HEURISTIC for seat in game.result.winners), max(game.state.points)


def test_three_heuristic_seats_beat_three_random_ones_by_points() -> None:
    with ProcessPoolExecutor(max_workers=2) as pool:
        games = list(pool.map(winner_of, range(900, 904)))
    assert all(won for won, _ in games)
    assert sum(points >= 10 for _, points in games) >= 3


def test_six_heuristic_seats_come_to_ten_points() -> None:
    game = tw.new_game("ti4", seats=6, seed=3, options={"factions": "random"})
    tw.play(game, [tw.bot(HEURISTIC, seat) for seat in range(6)])
    assert game.result is not None and max(game.state.points) >= 10
    assert all(game.state.points)
