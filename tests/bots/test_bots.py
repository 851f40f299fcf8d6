"""Bots answer every question legally, and from nothing but their seat and their seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import throneworld as tw
from tests.bots.lineups import RACES, races_of
from throneworld.bots import BOTS, rex
from throneworld.bots.heuristic import HeuristicBot
from throneworld.kernel.asks import Ask
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question

SETTINGS: tuple[dict[str, int], ...] = ({}, {"betrayal": True}, {"betrayal": True, "facedown_coexist": True})


def questions(game: tw.Game, bots: list[tw.Bot]) -> Iterator[tw.Seat]:
    """Play a game and stop before every choice."""
    seats = [tw.Seat(game, number) for number in range(game.seats)]
    while not game.over:
        number = game.asked[0]
        yield seats[number]
        game.choose(number, bots[number].decide(seats[number]))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("settings", SETTINGS)
def test_a_whole_game_is_played_with_legal_answers(name: str, seats: int, settings: dict[str, int]) -> None:
    game = tw.new_game("rex", seats=seats, seed=seats, options=settings)
    bots = [tw.bot(name, seat) for seat in range(seats)]
    for seat in questions(game, bots):
        assert bots[seat.ask.seat].decide(seat) in seat.ask.options
    assert game.result is not None
    assert game.result.winners


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    one, other = (
        tw.play(tw.new_game("rex", seats=6, seed=4), [tw.bot(name, seat) for seat in range(6)])
        for _ in range(2)
    )
    assert one.digest() == other.digest()


@pytest.mark.parametrize("seed", range(3))
def test_heuristic_choices_follow_from_view_question_and_seed_alone(seed: int) -> None:
    """In an imagined game all that a seat cannot know is different, and it chooses the same."""
    game = tw.new_game("rex", seats=races_of(seed), seed=seed)
    compared = 0
    for seat in questions(game, [tw.bot("heuristic", number) for number in range(6)]):
        number = seat.ask.seat
        dream = tw.Seat(seat.imagine(seed=99), number)
        if dream.view == seat.view:
            compared += 1
            assert tw.bot("heuristic", number).decide(dream) == tw.bot("heuristic", number).decide(seat)
    assert compared > 50


def test_the_heuristic_bot_has_a_judgement_for_every_question_of_rex() -> None:
    prompts = {
        step.prompt for step in definition_of("rex").steps if issubclass(step, Question) and step.prompt
    }
    assert prompts | {"window"} == set(rex.JUDGEMENTS)


@pytest.mark.parametrize("seed", range(6))
def test_its_judgements_hold_even_where_others_play_wildly(seed: int) -> None:
    """No answer is left to chance, even in positions that only random play leads to."""
    game = tw.new_game("rex", seats=races_of(seed)[: 3 + seed % 4], seed=seed, options={"betrayal": True})
    for seat in questions(game, [tw.bot("random", 10 * seed + number) for number in range(game.seats)]):
        assert rex.answer(seat.view, seat.ask) in seat.ask.options


class Fixed:
    """A seat with a given view and question."""

    def __init__(self, view: dict[str, Any], ask: Ask) -> None:
        self.view = view
        self.ask = ask


@pytest.mark.parametrize("name", ["rex", "chess"])
def test_an_unknown_question_gets_a_legal_answer(name: str) -> None:
    ask = Ask(id="1-0", seat=0, prompt="unheard_of", options=(("this",), ("that",), ("else",)), rule="")
    seat: Any = Fixed({"game": name}, ask)
    answers = {HeuristicBot(seed).decide(seat) for seed in range(30)}
    assert answers == set(ask.options)
    assert HeuristicBot(3).decide(seat) == HeuristicBot(3).decide(seat)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(tw.BadSetup, match="heuristic"):
        tw.bot("clairvoyant")


def test_every_race_is_tried_by_the_line_ups() -> None:
    assert {races_of(seed)[0] for seed in range(6)} == set(RACES)
