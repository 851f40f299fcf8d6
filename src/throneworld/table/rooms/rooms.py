"""All rooms of one server process, and how the processes that serve the same tables tell each other.

What travels between processes is only that a table has changed: each reads the journal for itself. So no
seat's secret is ever on a shared bus, and a message that gets lost costs time, not truth.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.table.errors import TableError
from throneworld.table.lobby.rows import SeatRow
from throneworld.table.lobby.starting import game_of
from throneworld.table.lobby.tables import delete_table, loaded
from throneworld.table.messages import ChatMessage
from throneworld.table.notices.notifier import Notifier
from throneworld.table.orders import store
from throneworld.table.rooms import waiting
from throneworld.table.rooms.beginning import has_begun, write_beginning
from throneworld.table.rooms.boxes import Boxes
from throneworld.table.rooms.consent import Consent
from throneworld.table.rooms.loading import load_room, load_standing, option_in
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.standing import Standing
from throneworld.table.storage.database import Database
from throneworld.table.storage.heartbeat import BEAT, beat, outages
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.leases import lease, release_leases
from throneworld.table.storage.schema import entries, positions, tables
from throneworld.table.trust.rerun import game_after

LOGGER = logging.getLogger(__name__)
LEASE = 10.0
IDLE = 64
"""So many rooms of finished games are kept when nobody is there."""


class Poke(Struct, frozen=True):
    """What one process tells the others."""

    process: str
    table: str
    what: Literal["moved", "seats", "said", "started", "proposals"]
    message: dict[str, Any] = {}


class Rooms:
    def __init__(
        self,
        database: Database,
        journal: Journal,
        notifier: Notifier,
        *,
        alone: bool = True,
        publish: Callable[[bytes], None] = lambda _: None,
    ) -> None:
        self.database = database
        self.journal = journal
        self.notifier = notifier
        self.alone = alone
        """Whether no other process serves these tables."""
        self.publish = publish
        self.process = secrets.token_hex(8)
        self.asks = waiting.Waiting(self)
        self.boxes = Boxes()
        self.consent = Consent(self)
        self.leaving = False
        """Whether the server ends: nobody is kept waiting any more."""
        self.outages: list[tuple[float, float]] = []
        """The times before the start of this process in which no server ran."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening

    async def open(self, table_id: str) -> Room:
        """The room of a running or finished table."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        room = await load_room(self, table_id, time.time())
        self._rooms[table_id] = room
        self._forget_idle()
        await self.consent.load(room)
        room.schedule()
        self.asks.changed()
        self._notify(room)
        return room

    async def open_running(self) -> None:
        """At the start of the server: clocks run and bots play whether or not anybody looks."""
        now = time.time()
        self.outages = await outages(self.database, now)
        await beat(self.database, self.process, now)
        self.start(self._live())
        async with self.database.read() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.state == "running"))
        for row in found.all():
            try:
                await self._open_again(row.id)
            except TableError as problem:
                LOGGER.error("table %s stays closed: %s", row.id, problem)

    async def _open_again(self, table_id: str) -> None:
        async with self.database.write() as connection:
            await store.recount(connection, table_id)
            begun = await _begin_at_last(connection, table_id)
        if begun:
            await self.open(table_id)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await beat(self.database, self.process, time.time())
                await self._look_around()
            except Exception:
                LOGGER.exception("the database could not be reached; it is tried again")

    async def _look_around(self) -> None:
        """What other processes tell may get lost; what they have written does not."""
        if self.alone:
            return
        async with self.database.read() as connection:
            query = select(positions.c.table_id, positions.c.number)
            found = await connection.execute(query.where(positions.c.table_id.in_(list(self._rooms))))
        for row in found.all():
            room = self._rooms.get(row.table_id)
            if room is not None and row.number > room.standing.number:
                async with room.lock:
                    await self.reload(room)

    async def begun(self, table_id: str) -> Room:
        """The game of a table that starts has been written down: open its room, here and elsewhere."""
        room = await self.open(table_id)
        self._poke(table_id, "started")
        return room

    def _forget_idle(self) -> None:
        over = [room for room in self._rooms.values() if room.game.over and not room.fanout.everybody()]
        for room in over[: max(0, len(over) - IDLE)]:
            self._rooms.pop(room.id).close()

    # What others tell the rooms

    async def seats_changed(self, table_id: str) -> None:
        """Seats or orders have other rows now."""
        await self._refresh(table_id)
        self._poke(table_id, "seats")

    async def seat_changed(self, table_id: str, seat: int, what: str, name: str) -> None:
        """A seat of a running game changed hands: everybody is told, and orders may answer now."""
        room = await self.open(table_id)
        await self._refresh(table_id)
        await room.change(lambda draft: draft.tell_seat(seat, what, name))
        self._poke(table_id, "seats")

    async def came_back(self, table_id: str, seat: int) -> None:
        """Whoever was away too long wants to play on."""
        await (await self.open(table_id)).come_back(seat)

    def proposals_changed(self, table_id: str) -> None:
        self._poke(table_id, "proposals")

    async def said(self, table_id: str, message: dict[str, Any]) -> None:
        self._deliver(table_id, message)
        self._poke(table_id, "said", message)

    async def heard(self, data: bytes) -> None:
        """Another process tells something."""
        poke = msgspec.json.decode(data, type=Poke)
        if poke.process == self.process:
            return
        if poke.what == "started":
            await self.open(poke.table)
        elif poke.what == "said":
            self._deliver(poke.table, poke.message)
        elif poke.what == "seats":
            await self._refresh(poke.table)
        elif poke.what == "proposals" and poke.table in self._rooms:
            await self.consent.load(self._rooms[poke.table])
        elif poke.table in self._rooms:
            room = self._rooms[poke.table]
            async with room.lock:
                await self.reload(room)

    async def _refresh(self, table_id: str) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with self.database.read() as connection:
            room.table, room.seats = await loaded(connection, table_id)
            room.orders = await store.of_table(connection, table_id)
        room.fanout.let_go([seat.person_id for seat in room.seats])
        room.tell_status()
        room.schedule()  # a bot's time for a question may be over
        self.asks.changed()
        if room.orders and not room.game.over:
            await room.change(lambda draft: None)  # an order may answer what is asked now

    def _deliver(self, table_id: str, message: dict[str, Any]) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        line = msgspec.convert({**message, "type": "chat"}, ChatMessage)
        for seat, audience in room.fanout.audiences.items():
            if seat is not None or room.fanout.delay == 0.0:
                audience.broadcast(line)

    # What rooms ask for

    async def reload(self, room: Room) -> None:
        """Take over what another process has written; the caller holds the lock of the room."""
        standing = await load_standing(self, room.table)
        if standing.number > room.standing.number:
            before = room.standing
            newer = await self.journal.entries(room.id, before.number)
            if any(entry.kind == "seat" for entry in newer):  # that seats have changed may not have been told
                async with self.database.read() as connection:
                    room.table, room.seats = await loaded(connection, room.id)
            room.replaced(standing, newer, time.time())
            self.asks.changed()
            self._notify(room, before)

    async def answered(self, table_id: str, seat: int, ask: str, option: Option) -> bool:
        """Whether this very answer to that question was taken before."""
        query = select(entries.c.body, tables.c.game).join(tables, tables.c.id == entries.c.table_id)
        query = query.where(entries.c.table_id == table_id, entries.c.seat == seat, entries.c.ask == ask)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(entries.c.number.desc()).limit(1))).all()
        return any(option_in(row.game, msgspec.json.decode(row.body), seat) == option for row in rows)

    async def orders_used(self, used: Iterable[str], over: Iterable[str]) -> None:
        async with self.database.write() as connection:
            for order_id in used:
                await store.count_use(connection, order_id)
            await store.remove(connection, over)

    def moved(self, room: Room, before: Standing) -> None:
        """A room has changed; its audiences have been told."""
        self.asks.changed()
        self._notify(room, before)
        self._poke(room.id, "moved")

    async def keeps(self, room: Room) -> bool:
        """Whether it is for this process to do what is due at a table."""
        return self.alone or await lease(self.database, room.id, self.process, time.time(), LEASE)

    async def earlier(self, room: Room, at: float) -> Game | None:
        """The game of a table as it was at a time; None if it had not begun."""
        past = [entry for entry in await self.journal.entries(room.id) if entry.at <= at]
        number = past[-1].number if past else 0
        base = await self.journal.newest_base(room.id, up_to=number)
        if base is None or (not past and (room.table.started or 0.0) > at):
            return None
        return await asyncio.to_thread(game_after, base, past, number, patient=room.game.patient)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task of a room failed", exc_info=task.exception())

    def _notify(self, room: Room, before: Standing | None = None) -> None:
        """Tell people who are not here that it is their turn, and forget those whose turn is over."""
        asked = () if room.game.over else room.standing.pace.asked
        was_asked = () if before is None else before.pace.asked
        for seat in set(asked) - set(was_asked):
            if self._is_away(room, room.seats[seat]):
                self.start(self.notifier.turn(str(room.seats[seat].person_id), room.id))
        self._notify_offers(room, before)
        waited = {room.seats[seat].person_id for seat in asked}
        for person in {room.seats[seat].person_id for seat in was_asked} - waited - {None}:
            self.start(self.notifier.moved(str(person), room.id))

    def _notify_offers(self, room: Room, before: Standing | None) -> None:
        """The same of what others have put to them beside the open question."""
        offered = () if room.game.over else room.standing.offered
        was_offered = () if before is None else before.offered
        for seat in set(offered) - set(was_offered):
            if self._is_away(room, room.seats[seat]):
                self.start(self.notifier.offered(str(room.seats[seat].person_id), room.id))
        for seat in set(was_offered) - set(offered):
            if room.seats[seat].person_id is not None:
                answered = seat not in room.standing.pace.asked and room.game.choices.last.seat == seat
                ended = self.notifier.moved if answered else self.notifier.lapsed
                self.start(ended(str(room.seats[seat].person_id), room.id))

    def _is_away(self, room: Room, row: SeatRow) -> bool:
        """Somebody who should be told; a lesson waits for nobody."""
        if row.person_id is None or row.by_bot or room.table.origin == "lesson":
            return False
        return not room.fanout.is_online(row.number)

    def _poke(self, table_id: str, what: Any, message: dict[str, Any] | None = None) -> None:
        if not self.alone:
            self.publish(msgspec.json.encode(Poke(self.process, table_id, what, message or {})))

    def __iter__(self) -> Any:
        return iter(list(self._rooms.values()))

    def farewell(self) -> None:
        """The server is about to end: whoever waits for news gets an answer now."""
        self.leaving = True
        self.asks.changed()
        self.boxes.close()
        for room in self._rooms.values():
            room.wake()

    async def close(self) -> None:
        for room in self._rooms.values():
            room.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.alone:
            await release_leases(self.database, self.process)


async def _begin_at_last(connection: AsyncConnection, table_id: str) -> bool:
    """Earlier versions wrote a game down after its table was said to run, and may have ended in between: a
    game that follows from its seed begins now, any other table is taken away. Whether there is a game now."""
    table, seats = await loaded(connection, table_id, lock=True)
    if await has_begun(connection, table_id):
        return True
    if table.origin != "played":
        await delete_table(connection, table_id)
        return False
    await write_beginning(connection, table, seats, game_of(table, seats), time.time())
    return True
