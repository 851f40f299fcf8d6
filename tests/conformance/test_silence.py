"""Time tells nothing: whether and where a patient table waits does not depend on what hands hold."""

from __future__ import annotations

import os

import pytest

from tests.games import Recorded
from tests.pairs import Meetings
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import names
from throneworld.kernel.steps import Decision, Simultaneous
from throneworld.kernel.zones import exchange, redeal

LOOKS = 150
WANTED = int(os.environ.get("MEETINGS", "5"))
"""So often each hidden question is met by pairs of worlds at least; in `make fuzz` two hundred times."""
CHOICES = WANTED * 300
"""So many choices are played before what they have not met is sought."""


def test_questions_that_differ_between_worlds_are_marked(recorded: Recorded) -> None:
    """If what a seat may answer is another in a world that another seat cannot tell from this one, then that
    it is asked, or is not, must not show; see `Question.hidden`."""
    for step in recorded.looks(LOOKS):
        question = step.game.stack[-1]
        asked = step.seat in step.game.asked  # else it was chosen beside the question
        if asked and isinstance(question, Decision | Simultaneous) and not question.hidden:
            other = (step.seat + 1 + step.number % (step.game.seats - 1)) % step.game.seats
            options = question.options(step.game, step.seat)
            for world in worlds(step.game, other, step.number):
                assert question.options(world, step.seat) == options, type(question).__name__


def worlds(game: Game, eyes: int, seed: int) -> list[Game]:
    """Two others that a seat cannot tell from this one."""
    one, two = game.copy(), game.copy()
    exchange(one, eyes, SmallDice(seed))
    two.dice = SmallDice(seed)
    redeal(two, eyes)
    return [one, two]


@pytest.mark.parametrize("name", names())
def test_a_patient_table_waits_alike_in_worlds_that_look_alike(name: str) -> None:
    meetings = Meetings(name, WANTED)
    meetings.seek(CHOICES, pairs=CHOICES // 5)
    print(f"{meetings.pairs} pairs; met {meetings.met}; forced in one {meetings.forced}")
    assert not meetings.missing
