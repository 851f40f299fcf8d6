"""Discreet questions at a table with uniform release: who has no choice confirms, and nobody can tell."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.table.leaks.stage import PLAYERS, Now, caller_for, open_hall, told_time
from tests.table.rooms.discreet import (
    HOLD,
    UNIFORM,
    answer,
    confirming,
    evening,
    every_game,
    seated,
    timed,
)
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.saves import replay
from throneworld.table.hall import Hall
from throneworld.table.rooms.room import Room
from throneworld.table.trust.records import history_from
from throneworld.table.trust.rerun import Rerun


async def confirm(table: Room, seat: int, ask_id: str = "") -> Any:
    ask = table.standing.ask_of(seat)
    assert ask is not None and len(ask.options) == 1
    return await table.choose(caller_for(table, seat), seat, ask_id or ask.id, ask.options[0])


@every_game
def test_a_person_confirms_at_once_and_nothing_is_chosen(tmp_path: Path, name: str) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, confirming(name), UNIFORM)
        chosen, number = len(table.game.choices), table.standing.number
        await confirm(table, seat)
        assert len(table.game.choices) == chosen
        entry = (await hall.journal.entries(table.id))[-1]
        assert (entry.kind, entry.seat, entry.number) == ("confirmed", seat, number + 1)
        assert "choices" not in entry.body

    evening(tmp_path, act)


@every_game
def test_the_same_confirmation_sent_twice_does_no_harm(tmp_path: Path, name: str) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, confirming(name), UNIFORM)
        ask = table.standing.ask_of(seat)
        assert ask is not None
        await confirm(table, seat)
        digest = table.game.digest()
        again = await table.choose(PLAYERS[seat], seat, ask.id, ask.options[0])
        assert again.again and table.game.digest() == digest
        following = table.standing.ask_of(seat)
        assert following is None or following.id != ask.id

    evening(tmp_path, act)


@every_game
def test_a_table_goes_on_after_a_restart_before_or_after_a_confirmation(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        with told_time():
            async with open_hall(tmp_path, on_disk=True) as hall:
                table, seat = await seated(hall, confirming(name), UNIFORM)
                waiting = table.game.digest()
            async with open_hall(tmp_path, on_disk=True) as hall:
                table = await hall.rooms.open(table.id)
                assert table.game.digest() == waiting and seat in table.game.confirming
                await confirm(table, seat)
                after, shown = table.game.digest(), table.standing.ask_of(seat)
            async with open_hall(tmp_path, on_disk=True) as hall:
                table = await hall.rooms.open(table.id)
                assert table.game.digest() == after and table.standing.ask_of(seat) == shown
                assert replay(table.game.record).choices == table.game.choices

    asyncio.run(run())


@every_game
def test_the_clock_runs_as_for_a_choice(tmp_path: Path, name: str) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, confirming(name), timed())
        running = [each["running"] for each in clocks_of(table, now)]
        assert running == [one in table.game.waited_for for one in range(4)]
        now.at += 700
        await table.tick()
        assert seat in table.standing.pace.lent  # a bot confirms for him

    evening(tmp_path, act)


def clocks_of(table: Room, now: Now) -> list[dict[str, Any]]:
    status: Any = table.board.status(table, None, now.at)
    return [{"running": seat.running} for seat in status.clocks]


@every_game
def test_the_journal_runs_again_with_its_confirmations(tmp_path: Path, name: str) -> None:
    """What was confirmed is a turn of its own; where nobody wrote it down, as at tables of before, the game
    goes on by itself."""

    async def act(hall: Hall, now: Now) -> None:
        table, _ = await seated(hall, confirming(name), UNIFORM)
        dice = SmallDice(5)
        for _ in range(60):
            now.at += HOLD + 1
            await table.tick()
            open_seats = table.standing.asked
            if open_seats and not table.game.over:
                await answer(table, open_seats[0], dice)
        history = await history_from(hall.journal, table.id)
        for turns in (
            history.last.turns,
            [each for each in history.last.turns if each.way != "confirmed"],
        ):
            history.last.turns = turns
            rerun = Rerun(history.last, patient=True).to_the_end()
            assert rerun.difference is None
        assert any(entry.kind == "confirmed" for entry in await hall.journal.entries(table.id))

    evening(tmp_path, act)
