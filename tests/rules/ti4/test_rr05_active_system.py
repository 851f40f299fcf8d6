"""RR 5: the active system."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.activation import activatable, activation_refusal
from throneworld.imperium.board import all_systems
from throneworld.ti4.tactical.action import TacticalAction


def refused(scene: Scene, faction: str, system: int) -> str:
    refusal = scene.game.definition.citing(activation_refusal(scene.state, scene.seat(faction), system))
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def test_rr_5_1_a_token_from_the_tactic_pool_activates_a_system() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.state.tactic[0] == 2
    assert members(scene.state.on_board[0]) == (19,)
    assert scene.told("system_activated") == [(0, 19)]


def test_rr_5_1_without_a_tactic_token_nothing_can_be_activated() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.tactic[0] = 0
    assert refused(scene, "sol", 19) == "RR 5.1 empty_pool"
    assert activatable(scene.state, 0) == 0


def test_rr_5_1_only_systems_of_the_board_can_be_activated() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert members(activatable(scene.state, 0)) == all_systems(scene.state)
    assert refused(scene, "sol", 41) == "RR 5.1 no_such_system"


def test_rr_5_2_a_system_with_an_own_token_cannot_be_activated() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.on_board[0] = 1 << 19
    assert refused(scene, "sol", 19) == "RR 5.2 own_token"
    assert 19 not in members(activatable(scene.state, 0))


def test_rr_5_3_tokens_of_others_do_not_hinder_activation() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.on_board[1] = 1 << 19
    assert refused(scene, "sol", 19) == ""


def test_rr_5_4_a_system_is_active_until_the_tactical_action_is_over() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 38, cruiser=1)
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.state.active_system == 19
    scene.choose("sol", "done")
    assert scene.done
    assert scene.state.active_system == 0
