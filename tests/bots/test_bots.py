"""Bots answer every question legally, and from nothing but their seat and their seed. In every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import throneworld as tw
from tests.games import short
from throneworld.bots import BOTS, bots_for, heuristic
from throneworld.bots.heuristic import HeuristicBot, player_of
from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.beside import next_speaker
from throneworld.kernel.registry import Definition, Flag, definition_of, names

PLAYERS = [name for name in names() if "heuristic" in bots_for(name)]
CHOICES = 5_000
"""So many are made with each bot in each game, in whole rounds: each number of seats once a round."""
FEW = 700
"""So many questions are looked at where that takes long, or until the game is over."""

every_game = pytest.mark.parametrize("game", names())
every_bot = pytest.mark.parametrize("bot", BOTS)


def settings(game: Definition) -> list[dict[str, Noun]]:
    """No optional rule, every other one, all."""
    flags = [setting.id for setting in game.offered if isinstance(setting, Flag)]
    chosen: tuple[list[str], ...] = ([], flags[1::2], flags)
    return [{**short(game.id), **{flag: flag in each for flag in flags}} for each in chosen]


def rounds(name: str) -> Iterator[list[tw.Game]]:
    """Each number of seats once a round, and after three rounds with all settings."""
    definition = definition_of(name)
    options = settings(definition)
    seats = range(definition.fewest_seats, definition.most_seats + 1)
    for number in range(len(options)):
        yield [tw.new_game(name, each, each, options[(each + number) % len(options)]) for each in seats]


def dealt(name: str, seed: int) -> tw.Game:
    """As many seats as there can be, with factions that are others for each seed."""
    definition = definition_of(name)
    factions = definition.factions[seed:] + definition.factions[:seed]
    return tw.new_game(name, factions[: definition.most_seats], seed, short(name))


def questions(game: tw.Game, bots: list[tw.Bot]) -> Iterator[tw.Seat]:
    """Play a game and stop before every choice."""
    seats = [tw.Seat(game, number) for number in range(game.seats)]
    while not game.over:
        number = next_speaker(game)
        yield seats[number]
        game.choose(number, bots[number].decide(seats[number]))


def table(bot: str, game: tw.Game) -> list[tw.Bot]:
    return [tw.bot(bot, seat) for seat in range(game.seats)]


@every_game
@every_bot
def test_whole_games_are_played_with_legal_answers(game: str, bot: str) -> None:
    made = 0
    for games in rounds(game):
        for each in games:
            print(each.seats, dict(each.options))
            tw.play(each, table(bot, each))  # what is not offered would be refused
            assert each.result is not None and each.result.winners
            made += len(each.choices)
        if made > CHOICES:
            break


@every_game
@every_bot
def test_the_same_seeds_play_the_same_game(game: str, bot: str) -> None:
    played = []
    for _ in range(2):
        each = tw.new_game(game, definition_of(game).most_seats, 4, short(game))
        for _ in islice(questions(each, table(bot, each)), FEW):
            pass
        played.append(each)
    one, other = played
    assert one.over or len(one.choices) == FEW - 1
    assert one.digest() == other.digest() and one.choices == other.choices


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_heuristic_choices_follow_from_view_question_and_seed_alone(game: str, seed: int) -> None:
    """In an imagined game all that a seat cannot know is different, and it chooses the same."""
    real, compared = dealt(game, seed), 0
    for seat in islice(questions(real, table("heuristic", real)), FEW):
        number = seat.ask.seat
        dream = tw.Seat(seat.imagine(seed=99), number)
        if dream.view == seat.view:
            compared += 1
            assert tw.bot("heuristic", number).decide(dream) == tw.bot("heuristic", number).decide(seat)
    assert compared > min(50, len(real.choices) // 4)


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("seed", range(6))
def test_its_judgements_hold_even_where_others_play_wildly(game: str, seed: int) -> None:
    """No answer is left to chance, even in positions that only random play leads to."""
    definition, judge = definition_of(game), player_of(game)
    spread = definition.most_seats - definition.fewest_seats + 1
    options = settings(definition)[1 + seed % 2]
    wild = tw.new_game(game, definition.fewest_seats + seed % spread, seed, options)
    assert judge is not None
    bots = [tw.bot("random", 10 * seed + number) for number in range(wild.seats)]
    for seat in islice(questions(wild, bots), FEW):
        beside = seat.beside.options if seat.beside else ()
        assert judge(seat.view, seat.ask) in (*seat.ask.options, *beside), seat.ask


class Fixed:
    """A seat with a given view and question."""

    def __init__(self, view: dict[str, Any], ask: Ask) -> None:
        self.view = view
        self.ask = ask


@pytest.mark.parametrize("answer", [None, ("unheard_of",)], ids=["none", "illegal"])
@pytest.mark.parametrize("known", [False, True])
def test_where_it_has_no_rule_of_thumb_any_legal_answer_will_do(
    answer: Option | None, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not know the game, or not the question, or its judgement is at fault."""
    judge = (lambda view, ask: answer) if known else None
    monkeypatch.setattr(heuristic, "player_of", {"chess": judge}.get)
    ask = Ask(id="1-0", seat=0, prompt="unheard_of", options=(("this",), ("that",), ("else",)), rule="")
    seat: Any = Fixed({"game": "chess"}, ask)
    answers = {HeuristicBot(seed).decide(seat) for seed in range(30)}
    assert answers == set(ask.options)
    assert HeuristicBot(3).decide(seat) == HeuristicBot(3).decide(seat)


def test_a_game_without_rules_of_thumb_has_no_player() -> None:
    assert player_of("chess") is None and bots_for("chess") == ("random",)
    assert all(player_of(game) is not None for game in PLAYERS)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(tw.BadSetup, match="heuristic"):
        tw.bot("clairvoyant")
