"""Rulings 8 and 10: action cards that are cancelled, and strategy cards that are kept."""

from __future__ import annotations

import pytest

from tests.ti4.acting import actions_left, stage, turn, use
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate
from throneworld.kernel.asks import Option
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.voting.agenda import ResolveAgenda

SABOTAGE = (("play", "sabotage"), ("pass",))


# Cancelling


@pytest.mark.parametrize(
    ("title", "target"), [("plague", ("planet", "quann")), ("spy", ("player", 1))], ids=["dice", "draw"]
)
def test_notes_4_8c_sabotage_comes_before_dice_are_rolled_or_cards_drawn(title: str, target: Option) -> None:
    scene = stage(title)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", infantry=3)
    scene.hold("letnev", "sabotage", "veto")
    scene.take("jolnar", "saudor")
    scene.put("jolnar", "saudor", infantry=1)
    scene.hold("jolnar", "summit")
    use(scene, title)
    scene.choose("sol", *target)
    assert scene.options("letnev") == SABOTAGE
    scene.choose("letnev", "play", "sabotage")
    assert scene.rolled == [] and scene.state.hands[0] == ()
    assert scene.has("letnev", "quann", "infantry") == 3


def cancelled(component: str, scene: Scene) -> None:
    """He uses a card, Letnev cancels it."""
    scene.choose("sol", "component", component)
    scene.choose("letnev", "play", "sabotage")


def test_notes_4_8f_after_a_cancelled_action_card_another_action_or_a_pass_must_follow() -> None:
    scene = stage("mining_initiative")
    scene.hold("letnev", "sabotage")
    turn(scene)
    cancelled("mining_initiative", scene)
    assert scene.refusal("sol", "pass") == "RR 3.4 strategy_card_not_used"
    assert ("strategic", "leadership") in actions_left(scene)
    assert scene.refusal("sol", "end_turn") != ""


def test_notes_4_8f_who_has_used_his_strategy_cards_may_pass_after_a_cancelled_action_card() -> None:
    scene = stage("mining_initiative")
    scene.hold("letnev", "sabotage")
    scene.state.exhausted_cards = ("leadership",)
    turn(scene)
    cancelled("mining_initiative", scene)
    scene.choose("sol", "pass")
    assert scene.state.passed == (0,)


def test_notes_4_8g_after_a_cancelled_bonus_action_the_turn_may_end() -> None:
    scene = stage("mining_initiative", "economic_initiative")
    scene.technologies("sol", "fleet_logistics")
    scene.take("sol", "quann", exhausted=True)
    scene.hold("letnev", "sabotage")
    turn(scene)
    scene.choose("sol", "component", "mining_initiative")
    scene.choose("sol", "planet", "jord")
    scene.choose("letnev", "pass")
    cancelled("economic_initiative", scene)
    assert actions_left(scene) and ("end_turn",) in scene.options("sol")
    scene.choose("sol", "end_turn")
    assert scene.done


def test_notes_4_8h_a_rider_is_cancelled_when_it_is_played_and_never_when_it_pays() -> None:
    scene = senate("mutiny")
    scene.hold("letnev", "trade_rider")
    scene.hold("sol", "sabotage")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "trade_rider")
    assert scene.options("sol") == SABOTAGE
    scene.choose("sol", "pass")
    scene.choose("letnev", "predict", "for")
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "for")
    assert scene.done and scene.state.trade_goods == [0, 5, 0]
    assert len(scene.state.hands[0]) == 1


# Political Stability


def kept(*factions: str, **cards: str) -> Scene:
    """The last steps of a status phase in which the first player keeps his card; then all choose."""
    scene = Scene(*factions)
    for faction, card in cards.items():
        scene.state.strategy_cards[scene.seat(faction)] = (card,)
    scene.hold(factions[0], "political_stability")
    scene.state.exhausted_cards = tuple(cards.values())
    scene.play(StatusPhase(stage="ready_cards"), StrategyPhase())
    return scene


FIVE = ("sol", "letnev", "jolnar", "yin", "norr")


def test_notes_4_10a_political_stability_keeps_a_card_that_has_been_readied() -> None:
    scene = kept(*FIVE, sol="warfare")
    assert scene.options("sol") == (("play", "political_stability"), ("pass",))
    assert scene.told("cards_readied") == [()] and scene.told("strategy_cards_returned") == []
    scene.choose("sol", "play", "political_stability")
    assert scene.state.strategy_cards[0] == ("warfare",)
    assert "warfare" not in scene.state.exhausted_cards


def test_notes_4_10b_who_has_played_political_stability_is_left_out_even_as_the_speaker() -> None:
    scene = kept(*FIVE, sol="warfare")
    scene.choose("sol", "play", "political_stability")
    assert scene.ask().prompt == "choose_strategy_card"
    assert (scene.ask().seat, scene.state.speaker) == (1, 0)


def test_notes_4_10d_trade_goods_lie_on_what_political_stability_left_over_and_never_on_what_was_kept() -> (
    None
):
    scene = kept(*FIVE, sol="warfare")
    scene.choose("sol", "play", "political_stability")
    for faction, card in zip(FIVE[1:], ("imperial", "technology", "trade", "politics"), strict=True):
        scene.choose(faction, "take", card)
    assert scene.state.bonus == {"leadership": 1, "diplomacy": 1, "construction": 1}


def test_notes_4_10e_a_card_kept_by_political_stability_sets_the_initiative() -> None:
    scene = kept(*FIVE, sol="warfare")
    scene.choose("sol", "play", "political_stability")
    for faction, card in zip(FIVE[1:], ("imperial", "technology", "trade", "politics"), strict=True):
        scene.choose(faction, "take", card)
    assert scene.told("initiative_order") == [(4, 3, 0, 2, 1)]
