"""How well the heuristic bot plays Rex: measured over whole games with fixed seeds."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.bots.lineups import RACES, Played, equals, mixed, races_of

GAMES = 300
SHARE = 0.9
"""Of all wins, a shared one counted for each winner, the heuristic seats must take so much."""
EVERY_RACE = 0.25
"""Of the games in which the heuristic bot plays a race, it must win so much with each."""


@pytest.fixture(scope="module")
def games() -> list[Played]:
    with ProcessPoolExecutor(max_workers=2) as pool:
        return list(pool.map(mixed, range(GAMES), chunksize=10))


def test_three_heuristic_seats_beat_three_random_ones(games: list[Played]) -> None:
    wins = Counter(winner in game.heuristic for game in games for winner in game.winners)
    assert len(games) == GAMES
    assert wins[True] >= SHARE * wins.total()


@pytest.mark.parametrize("race", RACES)
def test_it_wins_with_every_race(games: list[Played], race: str) -> None:
    seats = [(game, game.races.index(race)) for game in games]
    played = [(game, seat) for game, seat in seats if seat in game.heuristic]
    won = sum(seat in game.winners for game, seat in played)
    assert len(played) >= GAMES // 3
    assert won >= EVERY_RACE * len(played)


def test_it_wins_by_strongholds_before_the_last_round(games: list[Played]) -> None:
    """Waiting would hand the game to Hacan or Sol (Rex p.14)."""
    early = sum(game.round < 8 for game in games)
    assert early >= 0.9 * len(games)


def test_games_among_heuristic_seats_have_varied_winners() -> None:
    with ProcessPoolExecutor(max_workers=2) as pool:
        games = list(pool.map(equals, range(7000, 7036), chunksize=6))
    wins = Counter(game.races[winner] for game in games for winner in game.winners)
    assert len(wins) >= 5
    assert max(wins.values()) <= len(games) / 2


def test_every_race_is_tried_by_the_line_ups() -> None:
    assert {races_of(seed)[0] for seed in range(6)} == set(RACES)
