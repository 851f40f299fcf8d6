"""Action cards of the strategy phase and of the end of the status phase."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.phases.strategy import StrategyPhase
from throneworld.ti4.tables import COMMAND_TOKENS


def table(*factions: str) -> Scene:
    scene = Scene(*(factions or ("sol", "letnev", "jolnar")))
    scene.state.strategy_cards = [()] * len(scene.factions)
    return scene


# Summit


def test_summit_gains_two_command_tokens_at_the_start_of_the_strategy_phase() -> None:
    scene = table()
    scene.hold("letnev", "summit")
    scene.play(StrategyPhase())
    scene.choose("letnev", "play", "summit")
    scene.choose("letnev", "gain", "fleet")
    scene.choose("letnev", "gain", "tactic")
    assert (scene.state.tactic[1], scene.state.fleet[1]) == (4, 4)
    assert scene.ask().prompt == "choose_strategy_card"


def test_summit_cannot_be_played_without_tokens_in_the_reinforcements() -> None:
    scene = table()
    scene.hold("letnev", "summit")
    scene.state.tactic[1] = COMMAND_TOKENS - 5
    scene.play(StrategyPhase())
    assert scene.ask().prompt == "choose_strategy_card"


def test_summit_gains_nothing_when_it_is_cancelled() -> None:
    scene = table()
    scene.hold("letnev", "summit")
    scene.hold("sol", "sabotage")
    scene.play(StrategyPhase())
    scene.choose("letnev", "play", "summit")
    scene.choose("sol", "play", "sabotage")
    assert scene.ask().prompt == "choose_strategy_card"
    assert (scene.state.tactic[1], scene.state.fleet[1], scene.state.strategy[1]) == (3, 3, 2)


# Public Disgrace


def test_public_disgrace_makes_another_choose_a_different_card() -> None:
    scene = table()
    scene.state.bonus = {"trade": 2}
    scene.hold("jolnar", "public_disgrace")
    scene.play(StrategyPhase())
    scene.choose("sol", "take", "trade")
    assert scene.options("jolnar") == (("play", "public_disgrace"), ("pass",))
    scene.choose("jolnar", "play", "public_disgrace")
    assert ("take", "trade") not in scene.options("sol")
    assert scene.state.strategy_cards[0] == () and scene.state.trade_goods[0] == 0
    scene.choose("sol", "take", "imperial")
    scene.choose("letnev", "take", "trade")
    assert scene.state.strategy_cards[:2] == [("imperial",), ("trade",)]
    assert scene.state.trade_goods[:2] == [0, 2]


def test_public_disgrace_is_not_for_the_own_choice() -> None:
    scene = table()
    scene.hold("sol", "public_disgrace")
    scene.play(StrategyPhase())
    scene.choose("sol", "take", "trade")
    assert scene.ask().seat == 1 and scene.ask().prompt == "choose_strategy_card"


def test_public_disgrace_needs_another_card_to_choose() -> None:
    scene = table()
    scene.state.strategy_cards = [
        ("leadership", "diplomacy", "politics"),
        ("construction", "trade", "warfare", "technology"),
        (),
    ]
    scene.hold("sol", "public_disgrace")
    scene.play(StrategyPhase(pick=5))
    assert scene.state.strategy_cards[2] == ("imperial",)


def test_public_disgrace_leaves_the_card_to_its_chooser_when_it_is_cancelled() -> None:
    scene = table()
    scene.hold("jolnar", "public_disgrace")
    scene.hold("sol", "sabotage")
    scene.play(StrategyPhase())
    scene.choose("sol", "take", "trade")
    scene.choose("jolnar", "play", "public_disgrace")
    scene.choose("sol", "play", "sabotage")
    assert scene.state.strategy_cards[0] == ("trade",)


# Political Stability


def test_political_stability_keeps_the_strategy_cards_for_the_next_round() -> None:
    scene = Scene("sol", "letnev", "jolnar", "yin", "norr")
    scene.hold("letnev", "political_stability")
    scene.state.bonus = {"imperial": 1}
    scene.play(StatusPhase(stage="before_return"), StrategyPhase())
    scene.choose("letnev", "play", "political_stability")
    assert scene.state.strategy_cards[1] == ("diplomacy",)
    assert ("take", "diplomacy") not in scene.options("sol")
    for faction, card in (
        ("sol", "trade"),
        ("jolnar", "leadership"),
        ("yin", "politics"),
        ("norr", "warfare"),
    ):
        scene.choose(faction, "take", card)
    assert scene.done and scene.state.marks == ()
    assert scene.state.strategy_cards[1] == ("diplomacy",)
    assert scene.state.bonus == {"construction": 1, "technology": 1, "imperial": 2}
    assert scene.told("initiative_order") == [(2, 1, 3, 0, 4)]


def test_notes_4_10c_political_stability_keeps_both_cards_where_each_player_has_two() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.strategy_cards = [("leadership", "trade"), ("diplomacy", "warfare"), ("politics", "imperial")]
    scene.hold("letnev", "political_stability")
    scene.play(StatusPhase(stage="before_return"), StrategyPhase())
    scene.choose("letnev", "play", "political_stability")
    for faction, card in (
        ("sol", "trade"),
        ("jolnar", "leadership"),
        ("sol", "politics"),
        ("jolnar", "imperial"),
    ):
        scene.choose(faction, "take", card)
    assert scene.done and scene.state.strategy_cards[1] == ("diplomacy", "warfare")


def test_political_stability_needs_a_strategy_card() -> None:
    scene = table()
    scene.hold("letnev", "political_stability")
    scene.play(StatusPhase(stage="before_return"))
    assert scene.done and len(scene.state.hands[1]) == 1
