"""Action cards that are refused: at another moment, or because they are held by somebody else.

Each case says where its card is tried; what it does at its own moment stands beside the cards of its kind.
"""

from __future__ import annotations

import pytest

from tests.ti3.fighting import PASS, battle
from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from throneworld.ti3.phases.turn import Turn


@pytest.mark.parametrize(
    "card",
    [
        "asteroid_base",  # after moving into a Void, Nebula or Ion Storm
        "catastrophic_hit",  # after a ship was damaged
        "demolition_trap",  # after an invasion has succeeded
        "incoming",  # when ships have come, before PDS fire
        "liberation",  # after an invasion has succeeded
        "moment_of_triumph",  # when a Flagship or War Sun is destroyed
        "morale_boost",  # at the beginning of a round
        "recheck",  # after dice were rolled
    ],
)
def test_at_the_beginning_of_a_battle_it_is_too_early_for(card: str) -> None:
    scene = battle({"cruiser": 1}, {"cruiser": 1}, sol=("pincer_maneuver", card))
    scene.fight(stage="begin")
    scene.offers("sol", ("play", "pincer_maneuver"), PASS)
    scene.refuses("sol", "play", card, rule="SA-8.7.1", key="not_this_moment")


@pytest.mark.parametrize(
    "card",
    [
        "coactive_operations",  # at the end of an action
        "council_disbanded",  # after agendas were chosen
        "cut_supply_lines",  # when another has activated a system
        "economic_marvel",  # at the end of the turn
        "faulty_targeting",  # right after activating
        "inscrutability",  # when another has drawn a card
        "opening_the_black_box",  # at the beginning of the Strategy Phase
        "policy_paralysis",  # when another has announced a Strategic Action
        "rare_mineral",  # after gaining a planet
        "ruinous_tariffs",  # after another has collected goods
        "sabotage",  # when another has played a card
        "hired_thugs",  # after agendas were chosen
    ],
)
def test_no_action_of_a_turn_is(card: str) -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", card)
    scene.play(Turn(seat=0, stage="choose"))
    assert actions(scene, "norr") == []
    scene.refuses("norr", "component", card, rule="SA-3.11.1", key="no_action_of_this")


@pytest.mark.parametrize("card", ["dimensional_fusion", "supply_reserve"])
def test_the_beginning_of_the_turn_is_over_for(card: str) -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", card)
    scene.play(Turn(seat=0))
    scene.offers("norr", ("play", card), PASS)
    scene.choose("norr", "pass")
    assert actions(scene, "norr") == []
    scene.refuses("norr", "component", card, rule="SA-3.11.1", key="no_action_of_this")


def test_diplomatic_immunity_places_nothing_at_the_beginning_of_a_turn_before_it_was_played() -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", "dimensional_fusion", "diplomatic_immunity")
    scene.play(Turn(seat=0))
    scene.offers("norr", ("play", "dimensional_fusion"), PASS)
    scene.refuses("norr", "play", "diplomatic_immunity", rule="SA-8.7.1", key="not_this_moment")


@pytest.mark.parametrize("card", ["good_year", "intel_operations", "navigation_beacon"])
def test_nobody_plays_from_the_hand_of_another(card: str) -> None:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("letnev", card)
    scene.hold("norr", "command_summit")
    scene.play(Turn(seat=0))
    assert actions(scene, "norr") == ["command_summit"]
    scene.refuses("norr", "component", card, rule="SA-3.11.1", key="not_yours")
