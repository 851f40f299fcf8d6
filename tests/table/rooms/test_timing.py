"""What happens by the clock: held windows are released, time runs out, spectators see what was before."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.rooms import scene as scenery
from tests.table.rooms.scene import (
    ANN,
    BEN,
    CAT,
    HOUSE,
    answer,
    come_in,
    open_rooms,
    play,
    received,
    seat_table,
    sqlite_at,
)
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.holds import is_held
from throneworld.table.rooms import loading, room, rooms
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.timing import SHORTEST_WINDOW
from throneworld.table.storage.heartbeat import beat
from throneworld.table.terms import ClockTerms, Terms, TimeOut

UNIFORM = Terms(release="uniform", hold=30)


class Now:
    """The time, as the test says it is."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def time(self) -> float:
        return self.at


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Iterator[Now]:
    clock = Now()
    for module in (room, rooms, scenery):
        monkeypatch.setattr(module, "time", clock)
    assert not hasattr(loading, "time")
    yield clock


async def until_held(table: Room, dice: SmallDice, *, asked: bool) -> None:
    """Play until a window is held in which somebody, or nobody, can do something."""
    while not (is_held(table.game) and bool(table.standing.asked) == asked):
        if is_held(table.game):
            await table.change(lambda draft: draft.release())
        else:
            await answer(table, table.standing.asked[0], dice)


@pytest.mark.parametrize("asked", [True, False])
def test_a_window_is_released_when_its_time_is_over_and_not_before(
    tmp_path: Path, now: Now, asked: bool
) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=UNIFORM, access="open")
            await until_held(table, SmallDice(3), asked=asked)
            assert table.standing.pace.opened == now.at
            for seat in table.standing.asked:
                ask = table.standing.ask_of(seat)
                assert ask is not None
                await table.choose([ANN, BEN, CAT][seat], seat, ask.id, ("pass",))
            number = table.standing.number
            now.at += 29.9
            await table.tick()
            assert table.standing.number == number and is_held(table.game)
            now.at += 0.2
            await table.tick()
            assert table.standing.number > number

    asyncio.run(scene())


def test_a_sealed_answer_may_be_changed_and_taken_back_until_the_release(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=UNIFORM, access="open")
            await until_held(table, SmallDice(3), asked=True)
            seat = table.standing.asked[0]
            caller, others = [ANN, BEN, CAT][seat], [one for one in (0, 1, 2, None) if one != seat]
            watchers = [come_in(table, None, one) for one in others]
            table.tell_status()
            assert all(received(each) for each in watchers)
            ask = table.standing.ask_of(seat)
            assert ask is not None
            play_it = ask.options[0]
            assert play_it != ("pass",)
            assert (await table.choose(caller, seat, ask.id, ("pass",))).sealed
            assert (await table.choose(caller, seat, ask.id, ("pass",))).again
            await table.choose(caller, seat, ask.id, play_it)
            assert table.fanout.audiences[seat].view["table"]["sealed"] == list(play_it)
            await table.undo(caller, seat)
            assert table.fanout.audiences[seat].view["table"]["sealed"] is None
            await table.choose(caller, seat, ask.id, play_it)
            assert [received(each) for each in watchers] == [[], [], []]
            count = len(table.game.choices)
            now.at += 31
            await table.tick()
            made = [choice.option for choice in table.game.choices[count:] if choice.seat == seat]
            assert made[0] == play_it

    asyncio.run(scene())


def test_a_held_window_outlives_the_server(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=UNIFORM, access="open")
            await until_held(table, SmallDice(3), asked=True)
            seat = table.standing.asked[0]
            await answer(table, seat, SmallDice(1))
            sealed, number = dict(table.standing.pace.sealed), table.standing.number
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await hall.open(table.id)
            assert is_held(table.game) and table.standing.pace.sealed == sealed
            now.at += 31
            await table.tick()
            assert table.standing.number > number

    asyncio.run(scene())


@pytest.mark.parametrize("asked", [True, False])
def test_time_without_a_server_is_no_part_of_the_agreed_time_of_a_window(
    tmp_path: Path, now: Now, asked: bool
) -> None:
    """Nobody could answer then; what had passed of it before still counts."""

    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=UNIFORM, access="open")
            await until_held(table, SmallDice(3), asked=asked)
            now.at += 10
            await beat(hall.database, hall.process, now.at)
        for _ in range(2):  # and again before anything was written down
            now.at += 5000
            async with open_rooms(sqlite_at(tmp_path)) as hall:
                now.at += 5
                await beat(hall.database, hall.process, now.at)
        now.at += 5000
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await hall.open(table.id)
            assert await is_released_after(table, now, 10)

    asyncio.run(scene())


async def is_released_after(table: Room, now: Now, seconds: float) -> bool:
    """Whether the window is held for so long, and no longer."""
    number, moment = table.standing.number, now.at + seconds
    waits = []
    for now.at in (moment - 0.1, moment):
        await table.tick()
        waits.append(table.standing.number == number)
    return waits == [True, False]


def test_one_person_among_bots_waits_for_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, "random", "random"], terms=UNIFORM, access="open")
            assert table.table.terms.release == "instant" and not table.game.patient

    asyncio.run(scene())


def timed(policy: TimeOut) -> Terms:
    return Terms(clock=ClockTerms(bank=60, increment=5, time_out=policy))


def test_a_bot_decides_for_somebody_whose_time_is_up_and_only_once(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=timed("bot_decides"))
            seat = table.standing.asked[0]
            assert not (await hall.asks.of(HOUSE, -1, 0, views=False, shard=0, shards=1)).asks
            now.at += 61
            await table.tick()
            found = (await hall.asks.of(HOUSE, -1, 0, views=True, shard=0, shards=1)).asks
            assert [each.seat for each in found] == [seat] and found[0].view is not None
            option = found[0].ask["options"][0]
            await table.choose(HOUSE, seat, found[0].ask["id"], option)
            assert len(table.game.choices) == 1 and not table.by_bot(seat)
            assert table.board.happenings[-1].kind == "time_up"
            clocks = table.standing.pace.clocks
            assert clocks is not None and clocks.left[seat] >= 5

    asyncio.run(scene())


def test_whoever_is_late_may_still_answer_before_the_bot_does(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=timed("bot_decides"))
            now.at += 61
            await table.tick()
            ask = table.standing.ask_of(0)
            assert ask is not None and table.by_bot(0)
            await table.choose(ANN, 0, ask.id, ask.options[0])
            assert len(table.game.choices) == 1 and not table.by_bot(0)

    asyncio.run(scene())


def test_a_seat_passes_when_its_time_is_up_if_that_is_possible(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=timed("pass"))
            dice = SmallDice(8)
            while True:
                seat = table.standing.asked[0]
                ask = table.standing.ask_of(seat)
                assert ask is not None
                if ("pass",) in ask.options and not table.standing.in_window:
                    break
                await answer(table, seat, dice)
            count = len(table.game.choices)
            now.at += 1000
            await table.tick()
            assert table.game.choices[count].option == ("pass",) and not table.by_bot(seat)

    asyncio.run(scene())


def test_a_bot_takes_the_seat_until_its_owner_comes_back(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=timed("bot_takes_seat"))
            now.at += 61
            await table.tick()
            assert table.by_bot(0) and table.board.happenings[-1].kind == "bot_plays"
            await answer(table, 0, SmallDice(1))
            assert table.by_bot(0)
            from throneworld.table.rooms.audience import Connection

            await table.enter(Connection(ANN.id, (0,)))
            assert not table.by_bot(0) and table.board.happenings[-1].kind == "returned"

    asyncio.run(scene())


def test_no_clock_runs_in_a_window_but_it_does_not_stay_open_for_ever(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table, dice = await seat_table(hall, [ANN, BEN, CAT], terms=timed("bot_decides")), SmallDice(4)
            while not table.standing.in_window:
                await play(table, 1, dice)
            clocks = table.standing.pace.clocks
            assert clocks is not None and clocks.since == (None, None, None)
            seats, count = table.standing.asked, len(table.game.choices)
            now.at += SHORTEST_WINDOW + 1
            await table.tick()
            made = [(choice.seat, choice.option) for choice in table.game.choices[count:]]
            assert made[: len(seats)] == [(seat, ("pass",)) for seat in seats]

    asyncio.run(scene())


def test_undo_and_redo_earn_no_time(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table, dice = await seat_table(hall, [ANN, BEN, CAT], terms=timed("bot_decides")), SmallDice(2)
            while True:
                seat = table.standing.asked[0]
                await answer(table, seat, dice)
                if table.game.may_undo(seat) is None and not table.standing.in_window:
                    break
            caller = [ANN, BEN, CAT][seat]
            await table.undo(caller, seat)
            before = table.standing.pace.clocks
            for _ in range(5):
                await table.redo(caller, seat)
                await table.undo(caller, seat)
            after = table.standing.pace.clocks
            assert before is not None and after is not None and after.left[seat] <= before.left[seat]

    asyncio.run(scene())


def test_time_without_a_server_is_charged_to_nobody(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await seat_table(hall, [ANN, BEN, CAT], terms=timed("bot_decides"))
        now.at += 5000
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await hall.open(table.id)
            now.at += 20
            await beat(hall.database, hall.process, now.at)
        now.at += 5000
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await hall.open(table.id)
            now.at += 30
            await table.tick()
            assert not table.by_bot(0)
            now.at += 11
            await table.tick()
            assert table.by_bot(0)

    asyncio.run(scene())


def test_spectators_see_what_happened_before_the_delay(tmp_path: Path, now: Now) -> None:
    async def scene() -> None:
        terms = Terms(watching="delayed", delay=60)
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table, dice = await seat_table(hall, [ANN, BEN, CAT], terms=terms), SmallDice(2)
            now.at += 61
            await table.tick()
            views = []
            for _ in range(40):
                views.append(table.game.view(None))
                await play(table, 1, dice)
                now.at += 1
                await table.tick()
            shown = table.fanout.audiences[None].view
            assert {**shown} == {**views[0], "table": None}
            now.at += 30
            await table.tick()
            assert table.fanout.audiences[None].view == {**views[10], "table": None}
        async with open_rooms(sqlite_at(tmp_path)) as hall:
            table = await hall.open(table.id)
            assert table.fanout.audiences[None].view == {**views[10], "table": None}
            lines = table.fanout.log(table.game, None)
            assert len(lines) < len(table.game.log_for(None))
            assert lines == table.game.log_for(None)[: len(lines)]
            now.at += 61
            await table.tick()
            assert table.fanout.audiences[None].view == {**table.game.view(None), "table": None}

    asyncio.run(scene())
