"""The Tribes of Yssaril."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.drawing import ACTION, Draw, hand_limit

PLAYERS = ("yssaril", "sol", "letnev")
SKIP = ("play", "yssaril.1")


def test_yssaril_1_a_turn_may_be_left_without_an_action_but_not_two_in_a_row() -> None:
    scene = Scene(*PLAYERS)
    scene.play(Turn(seat=0))
    scene.offers("yssaril", SKIP, ("pass",))
    scene.choose("yssaril", *SKIP)
    assert scene.done
    assert scene.state.passed == ()
    assert scene.told("action_skipped") == [(0,)]
    scene.play(Turn(seat=0))
    assert scene.prompt == "choose_action"
    scene.refuses("yssaril", "component", "yssaril.1", rule="SA-3.11.1", key="no_action_of_this")
    scene.choose("yssaril", "strategic", "leadership")
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    scene.play(Turn(seat=0))
    scene.offers("yssaril", SKIP, ("pass",))


def test_yssaril_1_nobody_else_skips() -> None:
    scene = Scene(*PLAYERS)
    scene.play(Turn(seat=1))
    assert scene.prompt == "choose_action"


def test_yssaril_2_the_hand_has_no_limit_whatever_laws_say() -> None:
    scene = Scene(*PLAYERS)
    assert hand_limit(scene.state, 0, ACTION) == 1000
    assert hand_limit(scene.state, 1, ACTION) == 7
    scene.play(Draw(seat=0, count=9))
    assert scene.done
    assert len(scene.state.hands[0]) == 9


def test_yssaril_2_one_more_action_card_is_received() -> None:
    scene = Scene(*PLAYERS)
    scene.play(StatusPhase(stage="receive_cards"))
    while scene.prompt == "gain_token":
        scene.choose(scene.asked[0], "gain", "tactic")
    assert [len(hand) for hand in scene.state.hands] == [2, 1, 1]


def test_yssaril_3_one_looks_at_one_hand_before_the_strategy_phase() -> None:
    scene = Scene(*PLAYERS, "hacan")
    scene.hold("letnev", "sabotage")
    scene.hold("hacan", "veto")
    scene.play(StrategyPhase(stage="before"))
    scene.offers("yssaril", ("play", "yssaril.3"), ("pass",))
    scene.choose("yssaril", "play", "yssaril.3")
    scene.offers("yssaril", ("player", 2), ("player", 3))
    scene.refuses("yssaril", "player", 1, rule="SA-1.5.6", key="has_no_action_cards")
    scene.choose("yssaril", "player", 2)
    assert scene.told("hand_seen") == [(0, 2, "sabotage")]
    assert scene.state.known["sabotage"] == 0b101
