"""Hundreds of random games, and no message to anybody that tells more than the engine's own view."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.games import at_most
from tests.table.leaks.acts import act
from tests.table.leaks.evening import Evening
from tests.table.leaks.stage import Now, add_people, open_hall, told_time
from throneworld.kernel.registry import names
from throneworld.table.hall import Hall

GAMES, CHUNKS = 200, 20
STRETCH, LONGEST = 80, 10_000
"""So many acts of those games that are not played to the end, and of those that are."""


async def play(hall: Hall, now: Now, name: str, number: int, folder: Path) -> None:
    evening = Evening(hall, now, name, number)
    try:
        await evening.begin()
        for _ in range(LONGEST if evening.whole else STRETCH):
            await act(evening)
            if evening.table.game.over:
                break
        assert evening.table.game.over or not evening.whole
        for each in evening.eyes:
            each.leave()
    except AssertionError as failure:
        failure.add_note(f"evening {number}; its record is in {evening.save(folder)}")
        raise


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_message_of_a_random_game_tells_more_than_its_reader_may_know(
    name: str, chunk: int, tmp_path: Path
) -> None:
    async def evenings() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                await add_people(hall)
                for number in range(chunk, at_most(name, "EVENINGS", GAMES), CHUNKS):
                    await play(hall, now, name, number, tmp_path)

    asyncio.run(evenings())
