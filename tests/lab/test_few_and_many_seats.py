"""Simulations with two seats and with eight: every seat has a bot and a faction, and somebody wins."""

from __future__ import annotations

import pytest

from tests.kernel.toy import known
from throneworld.lab.simulation import Plan, play_one


@pytest.mark.parametrize("seats", [2, 8])
def test_a_simulated_game_knows_every_seat(seats: int) -> None:
    with known(seats) as name:
        outcome = play_one(Plan(name, ("random",) * seats), seed=4)
    assert not outcome.error and outcome.winners
    assert len(outcome.seats) == len(outcome.bots) == seats
