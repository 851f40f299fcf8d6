"""Waiting for questions: nobody is woken, or sees a number change, by what is not for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.table.leaks.scenes import answer, go_on, order_to_pass, until
from tests.table.leaks.stage import (
    HOUSE,
    PLAYERS,
    VISITOR,
    Now,
    add_people,
    new_game,
    open_hall,
    seat_table,
    told_time,
)
from tests.table.rooms.scene import Ledger
from tests.waiting import LAST_RESORT
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.holds import is_held
from throneworld.kernel.steps import PASS
from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.messages import OpenAsks
from throneworld.table.rooms.room import Room
from throneworld.table.terms import Terms

ANN, BEN, CAT = PLAYERS[:3]
UNIFORM = Terms(release="uniform", hold=30)


async def asks_of(hall: Hall, caller: Caller, after: int = -1, wait: float = 0.0) -> OpenAsks:
    return await hall.rooms.asks.of(caller, after, wait, views=True, shard=0, shards=1)


def run(tmp_path: Path, scene: Callable[[Hall, Now], Awaitable[None]]) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                await add_people(hall)
                await scene(hall, now)

    asyncio.run(evening())


async def two_can_answer(hall: Hall) -> Room:
    """A held window in which Ann and somebody else could play something."""
    for seed in range(50):
        table = await seat_table(hall, new_game(3, seed), [ANN, BEN, CAT], UNIFORM)
        dice = SmallDice(seed)
        for _ in range(150):
            if is_held(table.game) and 0 in table.standing.asked and len(table.standing.asked) > 1:
                return table
            if not table.game.over:
                await go_on(table, dice)
        await table.change(lambda draft: draft.end("", ""))
    raise AssertionError("it never came to that")


def test_what_others_do_in_secret_neither_wakes_nor_counts(tmp_path: Path) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        table = await two_can_answer(hall)
        other = next(seat for seat in table.standing.asked if seat != 0)
        mine = await asks_of(hall, ANN)
        assert mine.asks
        waiting = asyncio.create_task(asks_of(hall, ANN, mine.number, 20.0))
        await asyncio.sleep(0)
        await answer(table, other, PASS)
        await answer(table, other)
        await table.undo(PLAYERS[other], other)
        await order_to_pass(hall, table, other, now.at)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        assert (await asks_of(hall, ANN)).number == mine.number
        await table.change(lambda draft: draft.release())
        fresh = await asyncio.wait_for(waiting, LAST_RESORT) if 0 in table.standing.asked else None
        waiting.cancel()
        assert fresh is None or fresh.number != mine.number

    run(tmp_path, scene)


def test_what_happens_at_other_tables_neither_wakes_nor_counts(tmp_path: Path) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        here = await seat_table(hall, new_game(3, 1), [ANN, BEN, "random"], UNIFORM)
        there = await seat_table(hall, new_game(3, 2), [BEN, CAT, "random"], UNIFORM)
        await until(here, SmallDice(1), lambda table: 0 in table.standing.asked)
        numbers = [(await asks_of(hall, each)).number for each in (ANN, VISITOR)]
        waiting = [
            asyncio.create_task(asks_of(hall, each, number, 20.0))
            for each, number in zip((ANN, VISITOR), numbers, strict=True)
        ]
        dice = SmallDice(2)
        for _ in range(30):
            await go_on(there, dice)
        assert not any(task.done() for task in waiting)
        assert [(await asks_of(hall, each)).number for each in (ANN, VISITOR)] == numbers
        for task in waiting:
            task.cancel()

    run(tmp_path, scene)


def test_the_number_changes_whenever_there_is_something_new_to_answer(tmp_path: Path) -> None:
    """And only then: bots that wait for it miss nothing."""

    async def scene(hall: Hall, now: Now) -> None:
        table, dice = (
            await seat_table(hall, new_game(3, 4), [ANN, ANN, "random"], Terms(release="instant")),
            SmallDice(4),
        )
        for _ in range(120):
            if table.game.over:
                break
            before = {each: await asks_of(hall, each) for each in (ANN, HOUSE)}
            await go_on(table, dice)
            for caller, old in before.items():
                new = await asks_of(hall, caller)
                assert (new.asks == old.asks) == (new.number == old.number)
                unseen = await asks_of(hall, caller, old.number)
                assert unseen.asks == ([] if new.number == old.number else new.asks)

    run(tmp_path, scene)


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_a_notice_goes_to_nobody_but_those_who_are_asked(tmp_path: Path, release: str) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        terms = Terms(release=release, hold=30)  # type: ignore[arg-type]
        table, dice = await seat_table(hall, new_game(3, 4), [ANN, BEN, CAT], terms), SmallDice(4)
        ledger = hall.notifier
        assert isinstance(ledger, Ledger)
        while not table.game.over:
            await asyncio.sleep(0)
            ledger.told.clear()
            before = set(table.standing.pace.asked)
            await go_on(table, dice)
            await asyncio.sleep(0)
            after = set() if table.game.over else set(table.standing.pace.asked)
            turns = {person for what, person in ledger.told if what == "turn"}
            assert turns == {PLAYERS[seat].id for seat in after - before}
            over = {person for what, person in ledger.told if what == "moved"}
            assert over == {PLAYERS[seat].id for seat in before - after}

    run(tmp_path, scene)
