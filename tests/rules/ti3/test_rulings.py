"""Rulings of the notes that cut across chapters, and action cards as such."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ti3.altering import says
from tests.ti3.claims import claims
from tests.ti3.components.dueling import duel
from tests.ti3.fighting import battle
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, QUANN, SOL_HOME, galaxy
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.kernel.game import Game
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.refresh import RefreshPlanets
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NO_SYSTEM
from throneworld.ti3.steps.drawing import ACTION, hand_limit
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.bureaucracy import SecondaryBureaucracy
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare
from throneworld.ti3.tactical.action import TacticalAction


def test_ruling_81_high_alert_is_off_before_anything_is_claimed() -> None:
    scene = claims("s1_mecatol")
    scene.take("sol", "mecatol_rex")
    scene.state.preliminary = ""
    scene.state.high_alert, scene.state.high_alert_of = scene.system("lodor"), 0
    scene.play(StatusPhase())
    assert scene.prompt == "claim_objectives" and scene.state.high_alert == NO_SYSTEM


def test_ruling_111_a_tactical_action_inside_another_one_has_its_windows_but_no_beginning_and_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stops: list[str] = []
    opened = Game.open

    def open_(game: Game, moment: str, *facts: Any) -> None:
        stops.append(moment)
        opened(game, moment, *facts)

    monkeypatch.setattr(Game, "open", open_)
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.state.strategy_cards = [("warfare",), ("trade",), ("assembly",)]
    scene.play(Turn(seat=0))
    scene.choose("sol", "strategic", "warfare")
    while not scene.done:
        tactical = [option for option in scene.options() if option[0] == "tactical"]
        quiet = [option for option in scene.options() if option[0] in ("done", "pass")]
        scene.choose(scene.asked[0], *[*tactical[:1], *quiet, *scene.options()][0])
    inside = stops[stops.index("activation_when") :]
    assert {"self_activated_after", "other_activated_after", "tactical_action_end"} <= set(inside)
    for once in ("own_turn_start", "own_action_start", "own_action_end", "own_turn_end", "any_turn_end"):
        assert stops.count(once) == 1, once
    assert stops.index("own_action_end") > stops.index("tactical_action_end")


def test_ruling_161_points_and_penalties_are_minded_before_the_goal() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.points = [10, 9, 0]
    scene.take("letnev", "jord")
    scene.play(Settle())
    assert scene.state.points == [8, 9, 0] and scene.game.result is None
    scene = Scene("sol", "letnev", "hacan")
    scene.state.points = [10, 9, 0]
    scene.play(Settle())
    assert scene.game.result is not None


def test_ruling_177_what_moves_ships_without_an_activation_may_end_in_a_nebula_not_among_asteroids() -> None:
    scene = galaxy(with_={(1, -1): "nebula", (-1, 0): "asteroid_field"})
    scene.technologies("sol", "antimass_deflectors")
    scene.put("sol", LODOR, cruiser=1)
    scene.play(SecondaryWarfare(seat=0, granted=True))
    goals = {option[3] for option in scene.options("sol") if option[0] == "step"}
    assert goals >= {scene.system("nebula"), MECATOL, SOL_HOME}
    assert scene.system("asteroid_field") not in goals


def test_sa_1_3_5_action_cards_come_by_several_routes() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.play(StatusPhase(stage="receive_cards"))
    assert len(scene.state.hands[0]) == 1
    scene.play(SecondaryBureaucracy(seat=0))
    assert len(scene.state.hands[0]) == 2
    scene.take("sol", "sanctuary", "quann", exhausted=True)
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "use", "sanctuary")
    assert len(scene.state.hands[0]) == 3


def test_sa_8_7_1_action_cards_are_hidden_and_played_in_their_circumstances_alone() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("morale_boost",))
    assert "morale_boost" in str(scene.view("sol")) and "morale_boost" not in str(scene.view("letnev"))
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.why_not("sol", "component", "morale_boost") is not None
    scene.fight(6, 1, stage="round_begins")
    scene.offers("sol", ("play", "morale_boost"), ("pass",))
    assert not [option for option in scene.beside("letnev") if "morale_boost" in option]
    scene.choose("sol", "play", "morale_boost")
    assert scene.told("hits_produced")[0] == (0, "combat", 1), "6 and 1 more: at once"


def test_sa_8_7_2_nobody_plays_two_identical_cards_for_the_same_situation() -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("morale_boost",))
    scene.state.hands[0] = ("morale_boost", "morale_boost")
    scene.fight(5, 1, 1, 1, stage="round_begins")
    scene.choose("sol", "play", "morale_boost")
    assert scene.state.hands[0] == ("morale_boost",)
    assert scene.told("hits_produced")[0] == (0, "combat", 0), (
        "the round is rolled: no second one was offered"
    )


def test_sa_8_7_3_two_flank_speeds_never_for_one_fleet_but_for_two_fleets() -> None:
    """Of each card there is one: the second one is Touch of Genius in its stead."""
    scene = galaxy()
    scene.hold("sol", "flank_speed", "touch_of_genius")
    scene.goods("sol", 3)
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", LODOR, destroyer=1)
    scene.play(TacticalAction(seat=0, system=QUANN))
    scene.choose("sol", "play", "flank_speed")
    assert scene.prompt == "move_ships" and scene.state.action_discards == ("flank_speed",)
    assert scene.state.hands[0] == ("touch_of_genius",), "it was not offered for the same fleet"
    scene.play(TacticalAction(seat=0, system=MECATOL))
    scene.choose("sol", "play", "touch_of_genius")
    while scene.prompt == "pay":
        scene.choose("sol", "trade_good")
    assert (len(scene.state.hands[0]), scene.state.fleet[0]) == (0, 1), "two counters of three are paid"


def test_sa_8_7_6_after_a_card_was_sabotaged_another_like_it_may_be_played_at_once() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.hold("letnev", "sabotage")
    scene.state.hands[0] = ("morale_boost", "morale_boost")
    scene.fight(5, 1, 1, 1, stage="round_begins")
    scene.choose("sol", "play", "morale_boost")
    scene.choose("letnev", "play", "sabotage")
    scene.offers("sol", ("play", "morale_boost"), ("pass",))
    scene.choose("sol", "play", "morale_boost")
    assert scene.state.hands[0] == () and scene.told("hits_produced")[0] == (0, "combat", 0)


def test_sa_1_9_1_laws_by_age_then_technologies_then_action_cards() -> None:
    """Seven, at most two by a law, one more by a technology, twice as many by a card: six."""
    lines = (
        modifies(HAND_LIMIT, "doubled", mark="doubled", times=2),
        modifies(HAND_LIMIT, "hylar_v_laser", add=1),
        modifies(HAND_LIMIT, "humane_labor", cap=2),
        modifies(HAND_LIMIT, "fighter_tax", times=3),
    )
    with says(*lines):
        scene = Scene("sol", "letnev", "hacan")
        scene.technologies("sol", "hylar_v_laser")
        scene.law("humane_labor")
        assert [hand_limit(scene.state, seat, ACTION) for seat in range(3)] == [3, 2, 2]
        mark(scene.game, "doubled", seat=0, until=ROUND)
        assert hand_limit(scene.state, 0, ACTION) == 6
        scene.law("fighter_tax")
        assert hand_limit(scene.state, 1, ACTION) == 6, "the younger law comes after the older one"
        scene.state.laws = {}
        scene.law("fighter_tax")
        scene.law("humane_labor")
        assert hand_limit(scene.state, 1, ACTION) == 2


def test_sa_8_7_5_sabotage_follows_the_reveal_and_a_cancelled_card_was_not_played() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.hold("sol", "morale_boost")
    scene.hold("hacan", "sabotage")
    scene.fight(6, 1, stage="round_begins")
    scene.choose("sol", "play", "morale_boost")
    scene.offers("hacan", ("play", "sabotage"), ("pass",))
    scene.choose("hacan", "play", "sabotage")
    assert scene.told("hits_produced")[0] == (0, "combat", 0), "6 without a bonus"
    assert set(scene.state.action_discards) == {"morale_boost", "sabotage"}
    assert [deed.about for deed in scene.state.deeds if deed.kind == "played"] == [("sabotage",)]


def test_sa_8_7_6_after_a_cancelled_card_the_same_may_be_played_again_in_that_situation() -> None:
    scene = galaxy()
    scene.hold("hacan", "sabotage")
    scene.state.hands[0] = ("command_summit", "command_summit")
    scene.play(ActionPhase())
    scene.choose("sol", "component", "command_summit")
    scene.choose("hacan", "play", "sabotage")
    assert (scene.prompt, scene.asked, scene.state.tactic[0]) == ("choose_action", ["sol"], 3)
    scene.choose("sol", "component", "command_summit")
    assert scene.state.tactic[0] == 4 and scene.asked == ["letnev"]


def test_sa_8_7_7_a_card_as_an_action_takes_the_place_of_the_action() -> None:
    scene = galaxy()
    scene.hold("sol", "command_summit")
    scene.play(ActionPhase())
    assert ("component", "command_summit") in scene.options("sol")
    scene.choose("sol", "component", "command_summit")
    assert scene.state.tactic[0] == 4 and scene.state.action_discards == ("command_summit",)
    assert (scene.prompt, scene.asked) == ("choose_action", ["letnev"])
