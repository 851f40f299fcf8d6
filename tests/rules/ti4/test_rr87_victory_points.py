"""Victory points (RR 87)."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.verbs.points import lose_points
from throneworld.ti4.objectives import Score
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.tactical.ground_combat import leads
from throneworld.ti4.verbs.agendas import discard_agenda
from throneworld.ti4.verbs.points import end_for_want_of_objectives, gain_points


def with_points(*points: int, goal: int = 10) -> Scene:
    scene = Scene("sol", "letnev", "jolnar", points=goal)
    scene.state.points[:] = points
    scene.state.objectives = ("negotiate_trade_routes",)
    return scene


def test_rr_87_1_points_come_from_objectives_and_elsewhere() -> None:
    scene = with_points(0, 0, 0)
    scene.goods("sol", 5)
    scene.play(Score(seat=0, objective="negotiate_trade_routes"))
    gain_points(scene.game, 0, 1, "custodians")
    assert scene.state.points == [2, 0, 0]


def test_rr_87_2_the_long_game_ends_at_fourteen_points() -> None:
    scene = with_points(9, 0, 0, goal=14)
    gain_points(scene.game, 0, 4, "x")
    assert not scene.game.over
    gain_points(scene.game, 0, 1, "x")
    assert scene.game.over


def test_rr_87_3_everybody_begins_without_points() -> None:
    assert Scene("sol", "letnev", "jolnar").state.points == [0, 0, 0]


def test_rr_87_4_nobody_has_more_points_than_the_track() -> None:
    scene = with_points(9, 0, 0)
    gain_points(scene.game, 0, 2, "x")
    assert scene.state.points[0] == 10
    scene = with_points(1, 0, 0)
    lose_points(scene.game, 0, 2, "x")
    assert scene.state.points[0] == 0


def test_rr_87_5_ties_for_the_most_points_concern_all_who_tie() -> None:
    scene = with_points(4, 4, 1)
    assert [seat for seat in range(3) if leads(scene.state, seat)] == [0, 1]


def test_rr_87_6_a_discarded_law_takes_no_points_back() -> None:
    scene = with_points(1, 0, 0)
    scene.law("shard_of_the_throne", 0)
    discard_agenda(scene.game, "shard_of_the_throne")
    assert scene.state.points[0] == 1


def test_rr_87_7_the_game_ends_at_once_and_the_earlier_in_initiative_order_wins() -> None:
    scene = with_points(9, 0, 9)
    scene.state.strategy_cards[:] = [("imperial",), ("trade",), ("leadership",)]
    for faction in scene.factions:
        scene.goods(faction, 5)
    scene.play(StatusPhase())
    scene.choose("jolnar", "score", "negotiate_trade_routes")
    assert scene.game.result is not None
    assert scene.game.result.winners == (2,)
    assert scene.done and scene.state.points == [9, 0, 10]


def test_rr_87_8_without_objectives_the_most_points_win_and_initiative_breaks_ties() -> None:
    scene = with_points(5, 3, 5)
    scene.state.strategy_cards[:] = [("imperial",), ("trade",), ("leadership",)]
    end_for_want_of_objectives(scene.game)
    assert scene.game.result is not None
    assert scene.game.result.winners == (2,)
    assert scene.game.result.ranking == (2, 0, 1)
