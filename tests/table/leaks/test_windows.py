"""Held windows: neither the fact nor the time of an answer tells others what a hand holds."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.leaks.scenes import Watch, answer, go_on, order_to_pass, until, watch_all
from tests.table.leaks.stage import (
    PLAYERS,
    Now,
    add_people,
    new_game,
    open_hall,
    person_at,
    seat_table,
    told_time,
)
from tests.table.leaks.twins import World
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.holds import is_held
from throneworld.kernel.steps import PASS
from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.rooms.room import Room
from throneworld.table.terms import ClockTerms, Terms

HOLD = 30.0
UNIFORM = Terms(release="uniform", hold=HOLD)
TIMED = Terms(release="uniform", hold=HOLD, clock=ClockTerms(bank=100_000, increment=10))
WINDOWS = 40
HABITS = ("silent", "early", "late", "fickle", "ordered")
"""How those behave who could play something."""


async def table_of(hall: Hall, terms: Terms, seed: int = 3, seats: int = 4) -> Room:
    """Three people and a bot."""
    await add_people(hall)
    holders: list[Caller | str] = [*PLAYERS[: seats - 1], "random"]
    return await seat_table(hall, new_game(seats, seed), holders, terms)


async def behave(habit: str, hall: Hall, now: Now, table: Room, part: float) -> None:
    """What those do who could play something, when a part of the time is over."""
    world = World(hall, now, table, -1)
    for seat in world.others():
        sealed = seat in table.standing.pace.sealed
        if (habit == "early" and part < 0.3) or (habit == "late" and part > 0.7 and not sealed):
            await answer(table, seat, PASS)
        elif habit == "fickle" and sealed and person_at(table, seat) is not None:
            await table.undo(PLAYERS[seat], seat)
        elif habit == "fickle":
            await answer(table, seat)
        elif habit == "ordered" and part < 0.3 and not sealed:
            await order_to_pass(hall, table, seat, now.at)


@pytest.mark.parametrize("terms", [UNIFORM, TIMED], ids=["without clocks", "with clocks"])
@pytest.mark.parametrize("habit", HABITS)
def test_every_window_is_released_when_its_time_is_over_whatever_anybody_does(
    tmp_path: Path, habit: str, terms: Terms
) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                table, dice, able = await table_of(hall, terms), SmallDice(5), set()
                spectator = Watch(None)
                await spectator.begin(table)
                for _ in range(WINDOWS):
                    while not is_held(table.game):
                        now.at += 1.0
                        await go_on(table, dice)
                    able.add(len(table.standing.asked))
                    await one_window(habit, hall, now, table, spectator)
                assert {0, 1} <= able  # windows in which nobody could do anything, and others

    asyncio.run(evening())


async def one_window(habit: str, hall: Hall, now: Now, table: Room, spectator: Watch) -> None:
    opened = now.at
    spectator.messages()
    assert spectator.status["hold"] == {"since": opened, "until": opened + HOLD}
    number = table.game.log.size, len(table.game.choices)
    for part in (0.1, 0.5, 0.8, 0.9999):
        now.at = opened + HOLD * part
        await table.tick()
        await behave(habit, hall, now, table, part)
        assert spectator.raw() == [] and is_held(table.game)
        assert number == (table.game.log.size, len(table.game.choices))
    for seat in list(table.standing.pace.sealed):
        await answer(table, seat, PASS)
    now.at = opened + HOLD
    await table.tick()
    assert table.standing.pace.opened in (None, now.at) and not table.standing.pace.sealed
    assert spectator.messages()


@pytest.mark.parametrize("terms", [UNIFORM, TIMED], ids=["without clocks", "with clocks"])
def test_others_receive_nothing_when_an_answer_is_sealed_changed_or_withdrawn(
    tmp_path: Path, terms: Terms
) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                table, dice = await table_of(hall, terms), SmallDice(5)
                for _ in range(6):
                    await until(table, dice, lambda table: is_held(table.game) and 0 in table.standing.asked)
                    await fidget(hall, now, table)
                    await go_on(table, dice)

    asyncio.run(evening())


async def fidget(hall: Hall, now: Now, table: Room) -> None:
    others = await watch_all(table, 0)
    own = Watch(0)
    await own.begin(table)
    for each in (own, *others.values()):
        each.raw()
    for act in (
        lambda: answer(table, 0, PASS),
        lambda: answer(table, 0),
        lambda: table.undo(PLAYERS[0], 0),
        lambda: order_to_pass(hall, table, 0, now.at),
        lambda: table.undo(PLAYERS[0], 0),
    ):
        now.at += 1.0
        await act()
        await table.tick()
        assert all(each.raw() == [] for each in others.values())
    for watch in (own, *others.values()):
        table.leave(watch.connection)


def test_the_status_says_nothing_of_who_has_answered(tmp_path: Path) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path) as hall:
                table, dice = await table_of(hall, TIMED), SmallDice(5)
                await until(table, dice, lambda table: is_held(table.game) and 0 in table.standing.asked)
                before = [table.board.status(table, seat, now.at) for seat in (0, 1, None)]
                await answer(table, 0, PASS)
                assert [table.board.status(table, seat, now.at) for seat in (0, 1, None)] == before
                await table.undo(PLAYERS[0], 0)
                assert [table.board.status(table, seat, now.at) for seat in (0, 1, None)] == before

    asyncio.run(evening())
