"""Paranoid mode: every decision is taken on a game re-loaded from its snapshot, undone and redone."""

from __future__ import annotations

import pytest
from msgspec import json

import throneworld as tw
from tests.games import Variant, round_of, short
from throneworld.kernel.beside import next_speaker
from throneworld.kernel.game import Game
from throneworld.kernel.registry import registered

TABLES = [variant for game in registered() for variant in round_of(game, 0)]

THOROUGH, SELDOM = 250, 25
"""After so many choices saves are long: then only one decision of so many is taken on a fresh copy."""


def reloaded(game: Game) -> Game:
    return tw.load(json.decode(json.encode(game.snapshot())))


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_a_game_played_in_paranoid_mode_ends_like_the_plain_one(variant: Variant) -> None:
    plain = tw.new_game(variant.name, seats=variant.seats, seed=variant.seats, options=short(variant.name))
    paranoid = plain.copy()
    bots = [tw.bot("random", number) for number in range(plain.seats)]
    undone = 0
    while not plain.over:
        seat = next_speaker(plain)
        option = bots[seat].decide(tw.Seat(plain, seat))
        if len(plain.choices) > THOROUGH and len(plain.choices) % SELDOM:
            plain.choose(seat, option)
            paranoid.choose(seat, option)
            continue
        before = paranoid.digest()
        fresh = reloaded(paranoid)
        fresh.choose(seat, option)
        if fresh.may_undo(seat) is None:
            assert fresh.undo(seat) == option
            assert fresh.digest() == before
            fresh.choose(seat, option)
            undone += 1
        plain.choose(seat, option)
        assert fresh.digest() == plain.digest()
        paranoid = fresh
    assert paranoid.result == plain.result and list(paranoid.log) == list(plain.log)
    assert undone > min(20, len(plain.choices) // 10)
