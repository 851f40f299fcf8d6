"""Short games of the tiny edition, played at random: whatever happens, what is always true stays true."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import throneworld as tw
from tests.imperium.tiny.game import TINY, known
from tests.imperium.tiny.invariants import check, units_of, units_told
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.game import Game

BATCHES, GAMES = 4, 60
NAMED: set[tuple[str, int]] = {("ship", 5), ("destroy", 4), ("sustain", 3), ("remove", 4), ("land", 6)}
"""Options that name a ship by its load: the verb, and how long they are."""
LAZY = ("done", "for_me", "stay")


def picked(game: Game, ask: Ask, chance: random.Random) -> Option:
    """Where the action is, and rarely nothing."""
    eager = [each for each in ask.options if each[0] not in LAZY]
    if ask.prompt == "activate":
        eager = [each for each in eager if seats_with_ships(game.state, int(each[1]))]
    return chance.choice(eager if eager and chance.random() < 0.8 else ask.options)


def begun(seed: int) -> Game:
    return TINY.new(2 + seed % 7, seed, {"turns": 5})


def play_some(game: Game, chance: random.Random, choices: int) -> None:
    for _ in range(choices):
        if not game.over:
            game.choose(game.asks[0].seat, picked(game, game.asks[0], chance))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_units_are_conserved_cargo_is_carried_and_damage_stays_within_its_levels(batch: int) -> None:
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        game, chance = begun(seed), random.Random(seed)
        before = units_of(game.state)
        while not game.over:
            option = picked(game, game.asks[0], chance)
            game.choose(game.asks[0].seat, option)
            seen[str(option[0]), len(option)] += 1
            check(game)
        told = units_told(game)
        told.update(before)
        assert +units_of(game.state) == +told
    assert set(seen) >= NAMED


@pytest.mark.parametrize("seed", range(20))
def test_a_game_goes_on_from_its_snapshot_and_its_copy_as_if_nothing_had_been(seed: int) -> None:
    game, chance = begun(seed), random.Random(seed)
    with known():
        while not game.over:
            copy, loaded = game.copy(), tw.load(json.loads(json.dumps(game.snapshot())))
            state, before = chance.getstate(), game.digest()
            for other in (copy, loaded):
                chance.setstate(state)
                play_some(other, chance, 6)
            assert game.digest() == before
            chance.setstate(state)
            play_some(game, chance, 6)
            assert game.digest() == copy.digest() == loaded.digest()
