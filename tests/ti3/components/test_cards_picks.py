"""Action cards about strategy cards that were picked, and the one that keeps others from being played."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, actions, agent_at, cards_beside, interfere
from tests.ti3.scene import Scene
from throneworld.ti3.order import by_strategy_cards
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2
ALL = ("leadership", "diplomacy", "assembly", "production", "trade", "warfare", "technology", "bureaucracy")


def table(race: str = "norr", *cards: str) -> Scene:
    """Nobody has picked anything."""
    scene = Scene("norr", "letnev", "winnu")
    scene.state.phase, scene.state.active = "strategy", -1
    scene.state.strategy_cards = [(), (), ()]
    scene.hold(race, *cards)
    return scene


def picks(scene: Scene, *choices: str) -> None:
    for card in choices:
        scene.choose(scene.asked[0], "take", card)


# Public Disgrace


def test_public_disgrace_lets_a_player_put_his_card_back_and_pick_another() -> None:
    scene = table("letnev", "public_disgrace")
    scene.state.bonus = {"trade": 2}
    scene.play(StrategyPhase(stage="first_pick"))
    scene.choose("norr", "take", "trade")
    scene.offers("letnev", ("play", "public_disgrace"), PASS)
    scene.choose("letnev", "play", "public_disgrace")
    assert scene.state.strategy_cards[NORR] == () and scene.state.bonus == {"trade": 2}
    scene.offers("norr", *[("take", card) for card in ALL if card != "trade"])
    scene.refuses("norr", "take", "trade", rule="SA-3.4.3", key="public_disgrace")
    scene.choose("norr", "take", "warfare")
    assert scene.asked == ["letnev"] and ("take", "trade") in scene.options("letnev")
    scene.choose("letnev", "take", "leadership")
    picks(scene, "diplomacy")
    assert ("take", "trade") in scene.options("norr"), "another pick"


def test_public_disgrace_needs_another_card_and_another_player() -> None:
    scene = table("letnev", "public_disgrace")
    scene.state.strategy_cards = [
        ("leadership", "diplomacy"),
        ("assembly", "production"),
        ("trade", "warfare"),
    ]
    scene.state.strategy_cards[WINNU] = ("trade",)
    scene.play(StrategyPhase(stage="pick", turn=5))
    scene.choose("winnu", "take", "warfare")
    assert scene.asked == ["letnev"]
    scene = table("letnev", "public_disgrace")
    scene.play(StrategyPhase(stage="pick", turn=1))
    scene.choose("letnev", "take", "warfare")
    assert scene.prompt == "pick_strategy_card"


def test_public_disgrace_cannot_be_played_when_no_other_card_is_left() -> None:
    scene = table("letnev", "public_disgrace")
    scene.state.strategy_cards = [ALL[:3], ALL[3:5], ALL[5:7]]
    scene.play(StrategyPhase(stage="pick", turn=5))
    assert scene.prompt != "window" and "bureaucracy" in scene.state.strategy_cards[WINNU]


def test_public_disgrace_is_cancelled_by_an_agent_at_the_home_of_its_victim() -> None:
    scene = table("letnev", "public_disgrace")
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    scene.play(StrategyPhase(stage="first_pick"))
    scene.choose("norr", "take", "trade")
    scene.choose("letnev", "play", "public_disgrace")
    interfere(scene, "winnu", agent)
    assert scene.state.strategy_cards[NORR] == ("trade",)


# Strategic Shift


def picked(*cards: str) -> Scene:
    scene = table("norr", *cards)
    scene.state.strategy_cards = [
        ("leadership", "trade"),
        ("diplomacy", "assembly"),
        ("production", "warfare"),
    ]
    return scene


def test_strategic_shift_takes_a_card_that_was_left_for_one_that_was_picked() -> None:
    scene = picked("strategic_shift")
    scene.state.bonus = {"technology": 1}
    scene.play(StrategyPhase(stage="all_picked"))
    scene.offers("norr", ("play", "strategic_shift"), PASS)
    scene.choose("norr", "play", "strategic_shift")
    scene.offers("norr", ("own_card", "leadership"), ("own_card", "trade"))
    scene.refuses("norr", "own_card", "warfare", rule="SA-3.12.1", key="card_not_with")
    scene.choose("norr", "own_card", "leadership")
    scene.offers("norr", ("take", "technology"), ("take", "bureaucracy"))
    scene.refuses("norr", "take", "leadership", rule="SA-3.4.3", key="strategic_shift")
    scene.choose("norr", "take", "technology")
    assert scene.prompt == "exchange_bonus_counter"
    scene.choose("norr", "trade_good")
    assert scene.state.strategy_cards[NORR] == ("trade", "technology")
    assert scene.state.bonus == {"leadership": 1, "bureaucracy": 1}, "what was given back was not picked"
    assert by_strategy_cards(scene.state)[0] == LETNEV and not scene.state.marks


def test_strategic_shift_is_a_pick_that_may_end_in_disgrace() -> None:
    scene = picked("strategic_shift")
    scene.hold("letnev", "public_disgrace")
    scene.play(StrategyPhase(stage="all_picked"))
    scene.choose("norr", "play", "strategic_shift")
    scene.choose("norr", "own_card", "leadership")
    scene.choose("norr", "take", "technology")
    scene.choose("letnev", "play", "public_disgrace")
    scene.offers("norr", ("take", "leadership"), ("take", "bureaucracy"))


def test_strategic_shift_needs_a_card_that_is_left() -> None:
    scene = picked("strategic_shift")
    scene.state.strategy_cards[WINNU] = (*scene.state.strategy_cards[WINNU], "technology", "bureaucracy")
    scene.play(StrategyPhase(stage="all_picked"))
    assert scene.prompt != "window"


# Strategic Stability


def test_strategic_stability_keeps_a_card_for_the_next_round_and_saves_a_pick() -> None:
    scene = picked("strategic_stability")
    scene.state.exhausted_cards = ALL[:6]
    scene.play(StatusPhase(stage="return_cards"))
    scene.offers("norr", ("play", "strategic_stability"), PASS)
    scene.choose("norr", "play", "strategic_stability")
    scene.refuses("norr", "own_card", "warfare", rule="SA-3.12.1", key="card_not_with")
    scene.choose("norr", "own_card", "trade")
    assert scene.state.strategy_cards == [("trade",), (), ()] and not scene.state.exhausted_cards
    scene.play(StrategyPhase(stage="home_planets_revert"))
    while scene.prompt == "reveal_agenda":
        scene.choose(scene.asked[0], "keep")
    scene.refuses("norr", "take", "trade", rule="SA-3.4.3", key="card_taken")
    for race, card in (("norr", "leadership"), ("letnev", "diplomacy"), ("winnu", "assembly")):
        assert scene.asked == [race]
        scene.choose(race, "take", card)
    assert scene.asked == ["letnev"], "Norr sit out the last round of picks"
    picks(scene, "production", "warfare")
    assert scene.state.strategy_cards[NORR] == ("trade", "leadership")
    assert not scene.state.marks and scene.told("order_of_play")


def test_strategic_stability_does_not_hold_a_card_that_is_not_used() -> None:
    scene = picked("strategic_stability")
    scene.state.strategy_cards[NORR] = ("prospect",)
    scene.play(StatusPhase(stage="return_cards"))
    scene.choose("norr", "play", "strategic_stability")
    assert scene.state.strategy_cards[NORR] == ("prospect",), "the only card there is"
    scene.play(StrategyPhase(stage="home_planets_revert"))
    assert scene.state.strategy_cards[NORR] == () and scene.state.marks == ()


def test_strategic_stability_needs_a_card() -> None:
    scene = picked("strategic_stability")
    scene.state.strategy_cards[NORR] = ()
    scene.play(StatusPhase(stage="return_cards"))
    assert scene.prompt != "window"


# Temporary Stability


def stable() -> Scene:
    scene = table("norr", "temporary_stability", "command_summit")
    scene.hold("letnev", "sabotage", "good_year", "privateers", "intel_operations")
    scene.play(StrategyPhase(stage="beginning"))
    scene.offers("norr", ("play", "temporary_stability"), PASS)
    scene.choose("norr", "play", "temporary_stability")
    return scene


def test_temporary_stability_keeps_cards_from_being_played_in_the_action_phase() -> None:
    scene = stable()
    scene.choose("letnev", "pass")
    scene.state.phase = "action"
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == []
    scene.refuses("norr", "component", "command_summit", rule="SA-8.7.1", key="no_cards_now")
    scene.state.phase = "status"
    scene.play(Turn(seat=NORR))
    assert actions(scene, "norr") == ["command_summit"], "it binds in the Action Phase alone"


def test_temporary_stability_is_ended_by_whoever_discards_three_cards() -> None:
    scene = stable()
    scene.choose("letnev", "pass")
    scene.state.phase = "action"
    scene.play(Turn(seat=NORR))
    assert ("use_card", "temporary_stability") not in scene.beside("norr")
    scene.refuses("norr", "use_card", "temporary_stability", rule="SA-8.7.4", key="too_few_action_cards")
    assert cards_beside(scene, "letnev") == ["temporary_stability"]
    scene.choose("letnev", "use_card", "temporary_stability")
    for card in ("sabotage", "good_year", "privateers"):
        scene.choose("letnev", "discard", card)
    assert scene.state.hands[LETNEV] == ("intel_operations",) and not scene.state.marks
    assert scene.asked == ["norr"] and actions(scene, "norr") == ["command_summit"]


def test_temporary_stability_may_be_sabotaged_when_it_is_played() -> None:
    scene = stable()
    scene.choose("letnev", "play", "sabotage")
    assert not scene.state.marks
