"""Those who watch later: nothing reaches them before its time, whichever way they ask, a restart included."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.leaks.evening import NOWHERE
from tests.table.leaks.eyes import Eyes
from tests.table.leaks.knowledge import Line, Secrets, View, expected_lines, expected_view, lines_of
from tests.table.leaks.scenes import Watch, go_on
from tests.table.leaks.stage import (
    PLAYERS,
    VISITOR,
    Now,
    add_people,
    new_game,
    open_hall,
    seat_table,
    told_time,
)
from throneworld.kernel.dice import SmallDice
from throneworld.table.api.play import may_look
from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, NotAllowed
from throneworld.table.hall import Hall
from throneworld.table.lobby import hands
from throneworld.table.lobby.hands import HandOver
from throneworld.table.lobby.showing import show
from throneworld.table.lobby.talk import Say, say, talk
from throneworld.table.messages import Propose
from throneworld.table.review.audience import look_of
from throneworld.table.review.reviews import Reviews
from throneworld.table.rooms.room import Room
from throneworld.table.terms import ClockTerms, Release, Terms

DELAY, STEPS = 60.0, 120
STRANGERS = (None, VISITOR)


def later(release: Release) -> Terms:
    clock = ClockTerms(bank=10_000, increment=5)
    return Terms(watching="delayed", delay=DELAY, release=release, hold=3, clock=clock)


class Past:
    """What spectators could have seen of a table, and when."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, View, list[Line]]] = []

    def note(self, table: Room, now: float) -> None:
        self.seen.append((now, expected_view(table, None), expected_lines(table.game, None)))

    def by(self, until: float) -> list[tuple[View, list[Line]]]:
        return [(view, lines) for at, view, lines in self.seen if at <= until] or [(NOWHERE, [])]


def run(tmp_path: Path, scene: Callable[[Hall, Now], Awaitable[None]]) -> None:
    async def evening() -> None:
        with told_time() as now:
            async with open_hall(tmp_path, on_disk=True) as hall:
                await add_people(hall)
                await scene(hall, now)

    asyncio.run(evening())


async def play(hall: Hall, table: Room, now: Now, dice: SmallDice, past: Past, choices: int) -> None:
    """A choice every second, something said now and then; seats change hands, and proposals are made."""
    for count in range(choices):
        if table.game.over:
            return
        now.at += 1.0
        await table.tick()
        past.note(table, now.at)
        await go_on(table, dice)
        past.note(table, now.at)
        if count % 9 == 0:
            await say(hall, PLAYERS[0], table.id, Say(f"said at {now.at}"), now.at)
        if count % 20 == 5:
            await hands.hand_over(hall, PLAYERS[1], table.id, 1, HandOver("random"))
            await hands.take_back(hall, PLAYERS[1], table.id, 1)
        if count % 30 == 11:
            wanted = Propose(kind="undo", seat=0, reason=f"proposed at {now.at}")
            await hall.rooms.consent.propose(table, PLAYERS[0], wanted)


async def check_nothing_new(hall: Hall, table: Room, now: float, past: Past, exact: bool) -> None:
    """Every way in which a stranger might ask. `exact`: what they see is the newest that they may see; after
    a restart they may be further behind for a while."""
    allowed = past.by(now - DELAY)
    for caller in STRANGERS:
        may_look(table, caller, None)
        shown = table.shown(None)
        lines = lines_of(table.fanout.log(table.game, None))
        assert (shown.view, lines) in (allowed[-1:] if exact else [(NOWHERE, []), *allowed])
        check_status(shown.status, now)
        async with hall.database.read() as connection:
            told = await talk(connection, caller, table.id, 0, 200, now)
            listed = await show(connection, caller, table.id)
        assert all(each.at <= now - DELAY for each in told.messages) and told.newest == len(told.messages)
        assert listed.turn is None
        await check_steps(hall, table, caller, now, allowed)


def check_status(status: Any, now: float) -> None:
    assert status.since == 0.0 and status.clocks is None and status.hold is None and not status.proposals
    assert all(each.at <= now - DELAY for each in status.happenings)


async def check_steps(
    hall: Hall, table: Room, caller: Caller | None, now: float, allowed: list[tuple[View, list[Line]]]
) -> None:
    """Looking back, too, ends where they are."""
    if allowed == [(NOWHERE, [])]:
        with pytest.raises(Clash):
            look_of(caller, table.table, table.seats, None, now)
        return
    reviews, look = Reviews(hall.journal), look_of(caller, table.table, table.seats, None, now)
    newest = await reviews.step(table.table, look, await reviews.last_step(table.table, look))
    assert {**newest.view, "table": None} in [view for view, _ in allowed]


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_nothing_reaches_spectators_before_its_time(tmp_path: Path, release: Release) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        table = await seat_table(hall, new_game(3, 5), PLAYERS[:3], later(release))
        past, dice = Past(), SmallDice(5)
        past.note(table, now.at)
        for _ in range(4):
            await play(hall, table, now, dice, past, STEPS // 4)
            await table.tick()
            await check_nothing_new(hall, table, now.at, past, exact=True)

    run(tmp_path, scene)


@pytest.mark.parametrize("release", ["instant", "uniform"])
def test_nothing_reaches_spectators_before_its_time_after_a_restart(tmp_path: Path, release: Release) -> None:
    """Also when the room is opened by the very request of a spectator."""

    async def evening() -> None:
        past, dice, table_id = Past(), SmallDice(5), ""
        with told_time() as now:
            for _ in range(5):
                async with open_hall(tmp_path, on_disk=True) as hall:
                    if not table_id:
                        await add_people(hall)
                        table = await seat_table(hall, new_game(3, 5), PLAYERS[:3], later(release))
                        table_id = table.id
                        past.note(table, now.at)
                    table = await hall.rooms.open(table_id)
                    await check_nothing_new(hall, table, now.at, past, exact=False)
                    now.at += DELAY / 2
                    await table.tick()
                    await check_nothing_new(hall, table, now.at, past, exact=False)
                    await play(hall, table, now, dice, past, 25)
                    await table.tick()
                    await check_nothing_new(hall, table, now.at, past, exact=False)

    asyncio.run(evening())


def test_a_spectators_socket_is_silent_until_it_is_time(tmp_path: Path) -> None:
    """Not even that something has happened is to be told from it."""

    async def scene(hall: Hall, now: Now) -> None:
        table = await seat_table(hall, new_game(3, 5), PLAYERS[:3], later("uniform"))
        past, watch = Past(), Watch(None)
        await watch.begin(table)
        watch.raw()
        await play(hall, table, now, SmallDice(5), past, int(DELAY) - 1)
        assert [each for each in watch.messages() if each["type"] != "status" or not same_people(each)] == []
        now.at += DELAY
        await table.tick()
        assert {each["type"] for each in watch.messages()} >= {"change", "status"}

    run(tmp_path, scene)


def same_people(message: dict[str, Any]) -> bool:
    """Who sits at a table is no news of the game; that is all that a status may tell at once."""
    status = message["status"]
    return not status["happenings"] and not status["proposals"] and status["clocks"] is None


def test_what_was_taken_back_is_taken_back_for_spectators_too_but_later(tmp_path: Path) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        table = await seat_table(hall, new_game(3, 5), PLAYERS[:3], later("instant"))
        past, dice = Past(), SmallDice(5)
        eyes = Eyes(table, None, Secrets(table, ()), None)
        await eyes.enter()
        past.note(table, now.at)
        for _ in range(60):
            now.at += 7.0
            await table.tick()
            undoing = [seat for seat in range(3) if table.game.may_undo(seat) is None]
            if undoing and dice.below("undo", 2):
                await table.undo(PLAYERS[undoing[0]], undoing[0])
            else:
                await go_on(table, dice)
            past.note(table, now.at)
            eyes.receive()
            eyes.mirrors[None].check(*past.by(now.at - DELAY)[-1])

    run(tmp_path, scene)


def test_whoever_may_watch_only_after_the_end_is_told_nothing_before(tmp_path: Path) -> None:
    async def scene(hall: Hall, now: Now) -> None:
        table = await seat_table(hall, new_game(3, 5), PLAYERS[:3], Terms(watching="after_the_end"))
        past, dice = Past(), SmallDice(5)
        await play(hall, table, now, dice, past, 40)
        for caller in STRANGERS:
            with pytest.raises(NotAllowed):
                may_look(table, caller, None)
            with pytest.raises(NotAllowed):
                look_of(caller, table.table, table.seats, None, now.at)
            async with hall.database.read() as connection:
                assert (await talk(connection, caller, table.id, 0, 200, now.at)).messages == []
                listed = await show(connection, caller, table.id)
            assert listed.turn is None and listed.seed is None and listed.result is None
        await table.change(lambda draft: draft.end("late", "Ann"))
        may_look(table, None, None)
        assert table.shown(None).view == expected_view(table, None)

    run(tmp_path, scene)
