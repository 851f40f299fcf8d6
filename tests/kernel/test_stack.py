"""Rules speak of the stack by kinds of steps: what asked, what is under way, what a window is about."""

from __future__ import annotations

import pytest

from tests.kernel.toy import QUIET, Add, Match, Score, Seal, ready, toy
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Nothing, Step
from throneworld.kernel.windows import NEVER, Occasion, Window


def under_way(*steps: Step) -> Game:
    game = ready(toy()).new(3, seed=1, options={})
    game.stack = list(steps)
    return game


LOW, HIGH = Match(stage="talk"), Match(stage="finish")


def test_what_asked_for_the_running_step_is_on_top() -> None:
    game = under_way(LOW, Add(seat=1))
    assert game.top == game.asker(Add) == Add(seat=1)
    with pytest.raises(AssertionError):
        game.asker(Match)


def test_nothing_is_on_top_of_an_empty_stack() -> None:
    assert under_way().top is None


def test_the_nearest_of_a_kind_is_the_uppermost() -> None:
    game = under_way(LOW, HIGH, Add(seat=1))
    assert game.nearest(Match) == HIGH
    assert game.nearest(Seal, Add) == Add(seat=1)
    assert game.nearest(Seal) is None
    assert game.under_way(Match) == [LOW, HIGH]


def test_what_is_amended_is_the_uppermost_of_its_kind_or_the_one_at_a_place() -> None:
    game = under_way(LOW, HIGH, Add(seat=1))
    game.amend(Match, stage="seal")
    assert game.stack == [LOW, Match(stage="seal"), Add(seat=1)]
    game.amend(Match, 0, stage="talk")
    assert game.stack[0] == Match(stage="talk")
    with pytest.raises(AssertionError):
        game.amend(Seal, since=3)


def test_the_subject_of_an_occasion_is_missing_while_its_window_is_being_opened() -> None:
    game = under_way(LOW)
    occasion = game.occasion(QUIET)
    assert (occasion.moment, occasion.subject) == (QUIET, 1)
    assert game.subject(occasion, Step) is None
    game.stack.append(HIGH)
    assert game.subject(occasion, Match) == game.step_at(1, Match) == HIGH
    assert game.subject(occasion, Add) is None
    assert game.occasion_of_asker(QUIET).subject == 1


def test_nothing_more_is_played_in_a_window_that_is_void() -> None:
    game = under_way(LOW)
    occasion = Occasion(NEVER, subject=0)
    game.stack += [Window(occasion=occasion), Score(seat=1)]
    game.void_window(occasion)
    assert game.stack == [LOW, Nothing(), Score(seat=1)]
