"""What follows about one thing of a game: told to those who see the game as it is, and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.leaks.stage import PLAYERS, add_people, new_game, open_hall, seat_table
from throneworld.table.api.play import known_about
from throneworld.table.errors import NotFound
from throneworld.table.rooms.room import Room
from throneworld.table.terms import Terms

SPACE = "galactic_council"


def table(tmp_path: Path, terms: Terms) -> Room:
    async def scene() -> Room:
        async with open_hall(tmp_path) as hall:
            await add_people(hall)
            return await seat_table(hall, new_game(3, 5), PLAYERS[:3], terms)

    return asyncio.run(scene())


def test_seats_and_spectators_are_told_the_same(tmp_path: Path) -> None:
    room = table(tmp_path, Terms())
    told = [known_about(room, SPACE, seat) for seat in (None, 0, 1, 2)]
    assert told[0].facts is not None and all(each == told[0] for each in told)


def test_whoever_watches_later_is_told_nothing_of_the_present(tmp_path: Path) -> None:
    room = table(tmp_path, Terms(watching="delayed", delay=60.0))
    assert known_about(room, SPACE, None).facts is None
    assert known_about(room, SPACE, 0).facts is not None


def test_there_is_nothing_to_tell_of_what_the_game_does_not_have(tmp_path: Path) -> None:
    room = table(tmp_path, Terms())
    for thing in ("nowhere", "strategy_deck", "0"):
        with pytest.raises(NotFound, match="no_such_thing"):
            known_about(room, thing, 0)
