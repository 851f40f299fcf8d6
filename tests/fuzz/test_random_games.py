"""Two thousand random games: no exception, no dead end, no broken law, an end to each.

A game that fails leaves a record under failures/ that plays it again up to the choice that broke it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import throneworld as tw
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.rex.laws import check

GAMES, CHUNK = 2000, 50
LONGEST = 5000
"""More choices than any game can take; reaching it means that a game does not end."""


def variant(seed: int) -> tuple[int | list[str], dict[str, Noun]]:
    """Seats and options that together cover the variants of the game."""
    races = ["sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha"]
    seats = 3 + seed % 4
    options: dict[str, Noun] = {
        "betrayal": seed // 4 % 2 == 1,
        "facedown_coexist": seed // 8 % 4 == 3,
        "negotiation_limit": 1 + seed // 16 % 6,
        "races": "random" if seed // 32 % 2 else "choose",
    }
    given = [races[(seed + number) % 6] for number in range(seats)]
    return (given if seed // 64 % 2 else seats), options


def play_lawfully(seed: int) -> Game:
    seats, options = variant(seed)
    game = tw.new_game("rex", seats=seats, seed=seed, options=options)
    bots = [tw.bot("random", seed * 10 + number) for number in range(game.seats)]
    while not game.over:
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
        check(game)
        assert len(game.choices) < LONGEST
    return game


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_end_and_break_no_law(first: int) -> None:
    for seed in range(first, first + CHUNK):
        game = None
        try:
            game = play_lawfully(seed)
        except Exception as problem:
            raise AssertionError(f"seed {seed}: {problem!r}; saved as {save(seed)}") from problem
        assert game.result is not None and game.result.winners


def save(seed: int) -> Path:
    """Play the game again up to where it breaks and write what leads there."""
    seats, options = variant(seed)
    game = tw.new_game("rex", seats=seats, seed=seed, options=options)
    bots = [tw.bot("random", seed * 10 + number) for number in range(game.seats)]
    try:
        while not game.over and len(game.choices) < LONGEST:
            seat = game.asked[0]
            game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
            check(game)
    except Exception:
        pass
    path = Path("failures") / f"rex-{seed}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(game.record))
    return path
