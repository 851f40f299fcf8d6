"""Answers that come by themselves to discreet questions: from bots, standing orders, for seats that are lent.
When the table goes on is the same whether they choose or confirm, and however long a bot thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.leaks.stage import HOUSE, START, Now, open_hall, told_time
from tests.table.rooms.discreet import (
    BANK,
    HOLD,
    UNIFORM,
    Find,
    answer,
    evening,
    every_game,
    found,
    goes_on_at,
    may_also_pass,
    may_only_pass,
    one_answer_or_more,
    seated,
    timed,
    together,
)
from tests.waiting import turn_up
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS
from throneworld.table.errors import Stale
from throneworld.table.hall import Hall
from throneworld.table.lobby.tables import update_seat
from throneworld.table.orders import store
from throneworld.table.orders.orders import About, AnswerUnless, Order
from throneworld.table.rooms.room import Room
from throneworld.table.terms import TimeOut


@every_game
@one_answer_or_more
def test_a_bot_answers_when_the_agreed_time_is_over(tmp_path: Path, name: str, find: Find) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, find(name), UNIFORM, bot=True)
        now.at += HOLD / 2
        assert (await answer(table, seat)).sealed
        assert seat not in table.standing.asked  # the bot has done its part
        assert await goes_on_at(table, now, START + HOLD)
        assert not table.standing.pace.sealed

    evening(tmp_path, act)


@every_game
@one_answer_or_more
def test_a_bot_that_thinks_longer_keeps_nobody_waiting(tmp_path: Path, name: str, find: Find) -> None:
    """Else it would tell that there was something to think about. Its late answer changes nothing."""

    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, find(name), UNIFORM, bot=True)
        ask = table.standing.ask_of(seat)
        assert ask is not None and await goes_on_at(table, now, START + HOLD)
        entry = next(each for each in await hall.journal.entries(table.id) if each.seat == seat)
        assert (entry.ask, entry.body["by"], entry.at) == (ask.id, "chance", START + HOLD)
        digest = table.game.digest()
        with pytest.raises(Stale):
            await table.choose(HOUSE, seat, ask.id, ("nothing", "of", "the", "kind"))
        assert table.game.digest() == digest

    evening(tmp_path, act)


@every_game
@one_answer_or_more
def test_time_in_which_no_server_ran_is_none_in_which_a_bot_could_think(
    tmp_path: Path, name: str, find: Find
) -> None:
    async def run() -> None:
        with told_time() as now:
            async with open_hall(tmp_path, on_disk=True) as hall:
                table, _ = await seated(hall, find(name), UNIFORM, bot=True)
            now.at += 1000
            async with open_hall(tmp_path, on_disk=True) as hall:
                table = await hall.rooms.open(table.id)
                assert await goes_on_at(table, now, START + 1000 + HOLD)

    asyncio.run(run())


async def give_order(hall: Hall, table: Room, seat: int) -> None:
    """To answer the open question, once, as its first option says."""
    ask = table.standing.ask_of(seat)
    assert ask is not None
    sentence = AnswerUnless(option=list(ask.options[0]), about=About(prompt=ask.prompt), uses=1)
    async with hall.database.write() as connection:
        order = Order(id="order", seat=seat, game=table.table.game, sentence=sentence)
        await store.add(connection, table.id, order)
    await hall.rooms.seats_changed(table.id)


@every_game
@one_answer_or_more
def test_a_standing_order_answers_when_the_agreed_time_is_over(tmp_path: Path, name: str, find: Find) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, find(name), UNIFORM)
        await give_order(hall, table, seat)
        assert seat in table.standing.pace.sealed and seat not in table.standing.asked
        assert await goes_on_at(table, now, START + HOLD)
        assert [each.body.get("order") for each in await hall.journal.entries(table.id)][:1] == ["order"]

    evening(tmp_path, act)


@every_game
@one_answer_or_more
def test_an_order_that_has_answered_outlives_the_server(tmp_path: Path, name: str, find: Find) -> None:
    async def run() -> None:
        with told_time() as now:
            async with open_hall(tmp_path, on_disk=True) as hall:
                table, seat = await seated(hall, find(name), UNIFORM)
                await give_order(hall, table, seat)
            async with open_hall(tmp_path, on_disk=True) as hall:
                table = await hall.rooms.open(table.id)
                assert seat in table.standing.pace.sealed
                assert await goes_on_at(table, now, START + HOLD)
                async with hall.database.read() as connection:
                    assert len(await store.uses(connection, table.id, seat, 9)) == 1

    asyncio.run(run())


@every_game
@one_answer_or_more
@pytest.mark.parametrize("policy", ["bot_decides", "pass", "bot_takes_seat"])
@pytest.mark.parametrize("bot_answers", [True, False])
def test_for_a_seat_that_was_lent_the_agreed_time_begins_when_it_is_lent(
    tmp_path: Path, name: str, find: Find, policy: TimeOut, bot_answers: bool
) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, find(name), timed(policy))
        now.at = START + BANK
        await table.tick()
        assert table.by_bot(seat)
        if bot_answers and seat in table.standing.asked:
            assert (await answer(table, seat)).sealed
        assert await goes_on_at(table, now, START + BANK + HOLD)

    evening(tmp_path, act)


@pytest.mark.game("ti4")
@pytest.mark.parametrize("is_wanted", [may_only_pass, may_also_pass])
def test_who_passes_because_time_is_up_passes_when_the_agreed_time_is_over(
    tmp_path: Path, is_wanted: Callable[[Game], bool]
) -> None:
    """As if a bot had to decide, since others may not know whether it must."""

    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, found("ti4", 3, is_wanted).copy(), timed("pass"))
        now.at = START + BANK
        await table.tick()
        assert table.standing.pace.sealed[seat].option == PASS
        assert [each.kind for each in table.board.happenings] == ["time_up"]
        assert await goes_on_at(table, now, START + BANK + HOLD)

    evening(tmp_path, act)


@every_game
@one_answer_or_more
def test_for_somebody_who_leaves_for_good_the_table_does_not_wait(
    tmp_path: Path, name: str, find: Find
) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, find(name), UNIFORM)
        now.at += 5000
        digest = table.game.digest()
        async with hall.database.write() as connection:
            left = replace(table.seats[seat], holder="bot", acting="bot", level="random", person_id=None)
            await update_seat(connection, table.id, left)
        await hall.rooms.seats_changed(table.id)
        await turn_up(lambda: table.game.digest() != digest, "nobody looks whether time is over")

    evening(tmp_path, act)


@every_game
@one_answer_or_more
def test_for_a_seat_that_was_handed_over_it_begins_when_a_bot_has_it(
    tmp_path: Path, name: str, find: Find
) -> None:
    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, find(name), UNIFORM)
        now.at += 5000
        async with hall.database.write() as connection:
            await update_seat(connection, table.id, replace(table.seats[seat], acting="bot", level="random"))
        await hall.rooms.seat_changed(table.id, seat, "handed_over", "Ann")
        assert await goes_on_at(table, now, START + 5000 + HOLD)

    evening(tmp_path, act)


def test_what_one_seat_has_sealed_waits_on_when_another_has_answered(tmp_path: Path) -> None:
    """Of two bots in one question each answers once, at its own time."""

    async def act(hall: Hall, now: Now) -> None:
        table, seat = await seated(hall, together("rex"), UNIFORM, bot=True)
        other = next(one for one in table.game.asked if one != seat)
        await give_order(hall, table, other)
        await answer(table, seat)
        assert await goes_on_at(table, now, START + HOLD)
        sealed = [each.seat for each in await hall.journal.entries(table.id) if each.kind == "sealed"]
        assert sorted(each for each in sealed if each is not None) == sorted([seat, other])
        done = [each for each in await hall.journal.entries(table.id) if each.kind != "sealed"]
        assert {each.seat for each in done} == {seat, other}
        assert [(each.body["by"], each.at) for each in done] == [("hold", START + HOLD)] * 2

    evening(tmp_path, act)
