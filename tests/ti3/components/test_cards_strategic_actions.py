"""Action cards about Strategic Actions: Flawless Strategy and Labor Strike."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.board import held_planets
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tables import HOME_TILE, STRATEGY_CARD

NORR, LETNEV, WINNU = 0, 1, 2


def table(*cards: str) -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    return scene


# Flawless Strategy


def test_flawless_strategy_executes_a_card_that_nobody_has_picked() -> None:
    scene = table()
    scene.take("winnu", "quann", exhausted=True)
    act(scene, "norr", "flawless_strategy")
    left = [card for card in STRATEGY_CARD if card not in ("leadership", "diplomacy", "assembly", "prospect")]
    scene.offers("norr", *[("execute_unpicked", card) for card in left])
    scene.refuses("norr", "execute_unpicked", "leadership", rule="SA-3.4.3", key="card_taken")
    scene.refuses("norr", "execute_unpicked", "prospect", rule="SA-3.4.3", key="card_not_in_use")
    scene.choose("norr", "execute_unpicked", "trade")
    assert scene.prompt == "choose_half" or scene.state.trade_goods[NORR] == 3


def test_flawless_strategy_lets_others_use_the_secondary_and_turns_nothing_over() -> None:
    scene = table()
    scene.state.strategy_cards = [("trade",), ("diplomacy",), ("bureaucracy",)]
    scene.take("winnu", "quann", exhausted=True)
    act(scene, "norr", "flawless_strategy")
    scene.choose("norr", "execute_unpicked", "leadership")
    while scene.asked == ["norr"]:
        scene.choose("norr", *scene.options("norr")[0])
    assert scene.asked == ["winnu"] or scene.asked == ["letnev"]
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    assert scene.state.exhausted_cards == () and scene.told("strategy_card_inactive") == []
    scene.play(Turn(seat=NORR))
    refusal = scene.refusal("norr", "pass")
    assert refusal == "SA-3.24.1 strategic_action_owed", "it was no Strategic Action of his own"


def test_flawless_strategy_is_cancelled_by_an_agent_at_home_and_needs_a_card_left() -> None:
    scene = table()
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    act(scene, "norr", "flawless_strategy")
    scene.choose("norr", "execute_unpicked", "trade")
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_action" and scene.state.trade_goods[NORR] == 0
    scene = table()
    scene.state.strategy_cards = [tuple(STRATEGY_CARD), (), ()]
    assert cannot_act(scene, "norr", "flawless_strategy") == "SA-8.7.1 no_target"


# Labor Strike


def struck(scene: Scene) -> None:
    scene.play(Turn(seat=LETNEV))
    scene.choose("letnev", "strategic", "diplomacy")
    scene.offers("norr", ("play", "labor_strike"), PASS)
    scene.choose("norr", "play", "labor_strike")


def test_labor_strike_means_another_action_and_an_exhausted_planet() -> None:
    scene = table("labor_strike")
    scene.take("letnev", "lodor", "quann")
    struck(scene)
    assert scene.prompt == "choose_action" and scene.asked == ["letnev"]
    assert {option[0] for option in scene.options("letnev")} == {"tactical"}
    key = "strategic_action_called_off"
    scene.refuses("letnev", "strategic", "diplomacy", rule="SA-3.12.1", key=key)
    scene.refuses("letnev", "pass", rule="SA-3.24.1", key="strategic_action_owed")
    scene.refuses("letnev", "done", rule="SA-3.11.1", key="must_act")
    scene.choose("letnev", "tactical", scene.system("lodor"))
    while scene.prompt != "exhaust_one":
        scene.choose("letnev", *scene.options("letnev")[-1])
    planets = held_planets(scene.state, LETNEV)
    scene.offers("letnev", *[("exhaust", planet) for planet in planets])
    scene.choose("letnev", "exhaust", "quann")
    assert scene.done and scene.state.exhausted == ("quann",) and scene.state.exhausted_cards == ()
    assert scene.told("strategic_action_called_off") == [(LETNEV, "diplomacy")]


def test_labor_strike_on_who_can_do_nothing_else_takes_the_action_and_a_planet() -> None:
    scene = table("labor_strike")
    scene.counters("letnev", 0, 3, 2)
    struck(scene)
    scene.offers("letnev", ("done",))
    scene.choose("letnev", "done")
    assert scene.prompt == "exhaust_one", scene.prompt
    assert scene.told("no_action_taken") == [(LETNEV,)]


def test_labor_strike_is_for_the_actions_of_others_and_the_card_may_be_used_later() -> None:
    scene = table("labor_strike")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "strategic", "leadership")
    assert scene.prompt != "window"
    scene = table("labor_strike", "policy_paralysis")
    scene.counters("letnev", 0, 3, 2)
    scene.play(Turn(seat=LETNEV))
    scene.choose("letnev", "strategic", "diplomacy")
    scene.choose("norr", "play", "policy_paralysis")
    scene.choose("norr", "play", "labor_strike")
    assert scene.state.marks == (), "Policy Paralysis has spent itself"
    scene.choose("letnev", "done")
    scene.play(Turn(seat=LETNEV))
    assert ("strategic", "diplomacy") in scene.options("letnev")


def test_labor_strike_is_cancelled_by_an_agent_at_the_home_of_the_victim() -> None:
    scene = table("labor_strike")
    agent = agent_at(scene, "winnu", HOME_TILE["letnev"])
    struck(scene)
    interfere(scene, "winnu", agent)
    assert scene.prompt == "choose_half"
