from __future__ import annotations

import random

import pytest

import throneworld as tw
from throneworld.kernel.asks import Ask
from throneworld.kernel.registry import definition_of
from throneworld.rex.orders import ORDERS as REX
from throneworld.table.orders.checks import prompts_of

HARMLESS = {"pass", "ready", "done", "stay", "none", "decline", "share"}
"""What one says to let a chance go by."""

MUST_BE_ANSWERED = {
    "choose_race",
    "predict_winner",
    "select_traitor",
    "fleet_dial",
    "place_starting_units",
    "gift_amount",
    "loan_amount",
    "count_units",
    "move_to",
    "transfer_to",
    "deploy_extra",
    "choose_battle",
    "forbid_title",
    "choose_element",
    "answer_element",  # that one plays no such card is a promise
    "battle_plan",
    "commit_card",
    "take_casualties",
    "discard_down",
    "name_player",
    "free_recruits",
    "choose_shield",
    "choose_flight",
}


def test_every_question_of_rex_has_a_neutral_answer_or_must_be_answered() -> None:
    assert set(REX.neutral) | MUST_BE_ANSWERED == set(prompts_of(definition_of("rex")))
    assert not set(REX.neutral) & MUST_BE_ANSWERED


def test_neutral_answers_are_one_harmless_word() -> None:
    assert {option[0] for option in REX.neutral.values()} == HARMLESS
    assert all(len(option) == 1 for option in REX.neutral.values())


def _check(question: Ask) -> None:
    neutral = REX.neutral.get(question.prompt)
    offered = {option for option in question.options if len(option) == 1 and option[0] in HARMLESS}
    if question.prompt in MUST_BE_ANSWERED:
        assert not offered or question.prompt == "answer_element"
    else:
        assert offered <= {neutral}
        assert offered or question.prompt == "flip"  # units of both sides in one space must be turned


@pytest.mark.parametrize("seed", range(12))
def test_in_real_games_the_table_of_neutral_answers_misses_none(seed: int) -> None:
    dice = random.Random(seed)
    game = tw.new_game("rex", seats=3 + seed % 4, seed=seed, options={"betrayal": bool(seed % 2)})
    phases = [game.view(None)["phase"]]
    while not game.over:
        for question in game.asks:
            _check(question)
        question = dice.choice(game.asks)
        game.choose(question.seat, dice.choice(question.options))
        phases.append(game.view(None)["phase"])
    assert set(phases) <= set(REX.phases)


def test_phases_of_rex_stand_in_the_order_of_play() -> None:
    dice = random.Random(1)
    game = tw.new_game("rex", seats=4, seed=1)
    while not game.over:
        question = dice.choice(game.asks)
        game.choose(question.seat, dice.choice(question.options))
    begun = [event.args[0] for event in game.log if event.kind == "phase_begins"]
    assert begun[:7] == list(REX.phases[1:])
