"""The hash of behaviour knows what is asked, told and decided, and nothing of how a game is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from msgspec.structs import replace

from tests.kernel.toy import Match, Talk, table
from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Nothing


def talking() -> Game:
    """Three seats at the floor of the toy, with some of the log behind them."""
    game = table(3, cards=[("shout",), (), ()])
    game.stack = [replace(Match(), stage="talk")]
    game.restart()
    return game


def _say(game: Game) -> None:
    game.tell("hello", 1)


def _say_it_to_one(game: Game) -> None:
    game.tell("hello", 1, to=(1,))


def _end(game: Game) -> None:
    game.finish((1,), (1, 0, 2), "points")


def _ask_fewer(game: Game) -> None:
    game.choose(1, ("ready",))


def _ask_something_else(game: Game) -> None:
    game.stack = [replace(Match(), stage="seal")]
    game.restart()


CHANGES: tuple[Callable[[Game], None], ...] = (_say, _say_it_to_one, _end, _ask_fewer, _ask_something_else)


@pytest.mark.parametrize("change", CHANGES, ids=lambda each: each.__name__[1:])
def test_what_is_asked_told_or_decided_otherwise_is_other_behaviour(change: Callable[[Game], None]) -> None:
    game, other = talking(), talking()
    assert behaviour(game) == behaviour(other)
    change(other)
    assert behaviour(game) != behaviour(other)


def test_who_hears_it_is_a_part_of_what_is_told() -> None:
    game, other = talking(), talking()
    _say(game)
    _say_it_to_one(other)
    assert behaviour(game) != behaviour(other)


def test_how_a_game_came_out_is_a_part_of_it_even_if_nobody_is_told() -> None:
    game, other = talking(), talking()
    game.finish((1,), (1, 0, 2), "points")
    other.finish((1,), (1, 2, 0), "points")
    assert game.log == other.log
    assert behaviour(game) != behaviour(other)


class Whisper(Talk, frozen=True):
    prompt: ClassVar[str] = "whisper"


def test_the_same_options_under_another_prompt_are_another_question() -> None:
    game, other = talking(), talking()
    other.stack[-1] = Whisper(who=(0, 1, 2))
    other.restart()
    assert [ask.options for ask in game.asks] == [ask.options for ask in other.asks]
    assert behaviour(game) != behaviour(other)


def test_how_a_game_is_stored_is_no_part_of_its_behaviour() -> None:
    game, other = talking(), talking()
    other.stack = [Nothing(), *other.stack]
    other.state.rounds += 1
    assert game.digest() != other.digest()
    assert behaviour(game) == behaviour(other)


def test_only_what_was_told_since_the_step_before_counts() -> None:
    game, other = talking(), talking()
    _say(other)
    assert behaviour(game, len(game.log)) == behaviour(other, len(other.log))
