"""RR 78: the tactical action."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.tactical.action import TacticalAction


def test_rr_78_1_the_token_comes_from_the_tactic_pool() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.told("token_placed") == [(0, 19, "tactic")]


def test_rr_78_1_tokens_of_others_stay_where_they_are() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.on_board[1] = 1 << 19
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.done
    assert scene.state.on_board == [1 << 19, 1 << 19, 0]


def test_rr_78_2_any_number_of_ships_from_any_number_of_systems_moves() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    scene.put("sol", 36, cruiser=1, destroyer=1)
    scene.play(TacticalAction(seat=0, system=31))
    assert set(scene.options()) == {
        ("ship", "cruiser", 1, 0),
        ("ship", "cruiser", 36, 0),
        ("ship", "destroyer", 36, 0),
        ("done",),
    }
    scene.choose("sol", "ship", "cruiser", 1, 0)
    scene.choose("sol", "ship", "cruiser", 36, 0)
    scene.choose("sol", "ship", "destroyer", 36, 0)
    assert scene.units("sol", 31) == {"cruiser": 2, "destroyer": 1}


def test_rr_78_2_the_player_may_move_nothing() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    scene.choose("sol", "done")
    assert scene.done
    assert scene.units("sol", 1) == {"cruiser": 1}


def test_rr_78_3_two_players_with_ships_in_the_active_system_fight() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    scene.put("letnev", 31, cruiser=1)
    scene.rolls(10, 1)
    scene.play(TacticalAction(seat=0, system=31))
    scene.choose("sol", "ship", "cruiser", 1, 0)
    assert scene.ask().prompt != "move_ships"


def test_rr_78_3_alone_in_the_system_the_active_player_fights_nobody() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    scene.choose("sol", "ship", "cruiser", 1, 0)
    assert scene.done
    assert scene.rolled == []


def test_rr_78_3_without_ships_of_his_own_he_fights_nobody() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 31, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    assert scene.done


def test_rr_78_3_of_several_the_active_player_chooses_whom_he_fights_first() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 31, cruiser=1)
    scene.put("letnev", 31, cruiser=1)
    scene.put("jolnar", 31, cruiser=1)
    scene.play(TacticalAction(seat=0, system=31))
    assert scene.ask().prompt == "choose_opponent"
    assert scene.options() == (("fight", 1), ("fight", 2))


def test_rr_78_4_the_active_player_may_land() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 31, carrier=1, infantry=1)
    scene.play(TacticalAction(seat=0, system=31))
    assert scene.ask().prompt == "commit_ground_forces"


def test_rr_78_5_production_comes_even_if_nothing_moved() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1)
    scene.goods("sol", trade_goods=3)
    scene.play(TacticalAction(seat=0, system=1))
    assert not scene.done
    assert scene.state.active_system == 1
    assert scene.ask().prompt.startswith("produce")
