"""A sound player of Rex: one small judgement for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneworld.bots.rex import (
    bidding,
    diplomacy,
    fights,
    flipping,
    recruiting,
    setup,
    turns,
    windows,
)
from throneworld.bots.rex.position import Position
from throneworld.kernel.asks import Ask, Option

Judgement = Callable[[Position, Ask], Option]

JUDGEMENTS: dict[str, Judgement] = {
    judge.__name__: judge
    for judge in (
        setup.choose_race,
        setup.predict_winner,
        setup.select_traitor,
        setup.fleet_dial,
        setup.place_starting_units,
        windows.window,
        windows.name_player,
        windows.choose_shield,
        windows.choose_flight,
        diplomacy.negotiate,
        diplomacy.answer_proposal,
        diplomacy.gift_amount,
        diplomacy.share_or_betray,
        diplomacy.counter_reveal,
        bidding.bid,
        bidding.loan_amount,
        bidding.discard_down,
        recruiting.recruit,
        recruiting.free_recruits,
        turns.move_from,
        turns.move_to,
        turns.count_units,
        turns.deploy,
        turns.deploy_extra,
        turns.transfer_to,
        turns.relocate,
        flipping.flip,
        fights.choose_battle,
        fights.forbid_title,
        fights.choose_element,
        fights.answer_element,
        fights.battle_plan,
        fights.commit_card,
        fights.reveal_traitor,
        fights.take_casualties,
        fights.keep_cards,
    )
}
"""The judgement for each prompt, which bears its name."""


def answer(view: dict[str, Any], ask: Ask) -> Option | None:
    """What to do, or None when the question is not known."""
    judge = JUDGEMENTS.get(ask.prompt)
    return None if judge is None else judge(Position(view), ask)
