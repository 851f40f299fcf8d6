"""What is kept between two changes, or asked for by a shorter way, is what one finds who looks anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.asides import any_ask
from throneworld.kernel.asks import Noun
from throneworld.kernel.beside import question_beside
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of, names

CHOICES = 600
SEEDS = range(2)


def played(name: str, seed: int) -> Iterator[Game]:
    """A random game after each of its choices."""
    definition, dice = definition_of(name), SmallDice(seed)
    game = definition.new(definition.most_seats, seed, {})
    while not game.over and len(game.choices) < CHOICES:
        yield game
        ask = any_ask(game, lambda many: dice.below("decide", many))
        game.choose(ask.seat, ask.options[dice.below("decide", len(ask.options))])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", names())
def test_what_seats_may_do_beside_is_what_a_copy_would_find(name: str, seed: int) -> None:
    for game in played(name, seed):
        fresh = game.copy()
        for seat in range(game.seats):
            assert game.ask_beside(seat) == game.ask_beside(seat) == fresh.ask_beside(seat)
        assert game.asks == fresh.asks and game.asked == fresh.asked


@pytest.mark.parametrize("name", names())
def test_whether_there_is_anything_to_do_beside_follows_from_what_there_is(name: str) -> None:
    for game in played(name, 3):
        for seat in range(game.seats):
            question = question_beside(game, seat)
            if question is not None:
                assert question.leaves_anything(game, seat) == bool(question.options(game, seat))


@pytest.mark.parametrize("name", names())
def test_only_whom_an_occasion_is_about_is_suspected_of_what_is_his_own(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Game.open

    def watched(game: Game, moment: str, *facts: Noun) -> None:
        for listener in game.listeners(moment):
            if listener.own:
                assert set(listener.suspects(game, game.occasion(moment, *facts))) <= {facts[0]}
        opened(game, moment, *facts)

    monkeypatch.setattr(Game, "open", watched)
    for _ in played(name, 4):
        pass
