"""Random games begin in every number of seats and with every setting, whether or not a game says how."""

from __future__ import annotations

import pytest

from tests.fuzz.starts import by_settings, starts_of, values_of
from tests.kernel.toy import toy
from throneworld.kernel.registry import names, registered


def test_a_game_that_declares_no_starts_is_played_with_all_its_seats_and_settings() -> None:
    game = toy()
    starts = [starts_of(game)(seed) for seed in range(7 * 2 * 9)]
    assert {(start.seats, *start.options.values()) for start in starts} == {
        (seats, loud, length, "calm")
        for seats in range(2, 9)
        for loud in (False, True)
        for length in range(1, 10)
    }


@pytest.mark.parametrize("name", names())
def test_every_game_begins_with_whatever_its_settings_name(name: str) -> None:
    (game,) = [each for each in registered() if each.id == name]
    for seed in range(0, 4_000, 97):
        begun, bots = by_settings(game, seed).begin(seed)
        assert len(bots) == begun.seats and begun.asks


@pytest.mark.parametrize("name", names())
def test_the_starts_of_a_game_cover_its_seats_its_factions_and_its_flags(name: str) -> None:
    (game,) = [each for each in registered() if each.id == name]
    starts = [starts_of(game)(seed) for seed in range(512)]
    counts = {start.seats if isinstance(start.seats, int) else len(start.seats) for start in starts}
    assert counts == set(range(game.fewest_seats, game.most_seats + 1))
    given = {faction for start in starts if not isinstance(start.seats, int) for faction in start.seats}
    assert given in (set(), set(game.factions))
    for setting in game.offered:
        if len(values_of(setting)) == 2:
            met = {start.options.get(setting.id, setting.default) for start in starts}
            assert met == set(values_of(setting)), setting.id
