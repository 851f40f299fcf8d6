"""A database that an earlier version wrote is brought up to date, and its tables go on.

Each of its two tables waits in a held window, with an answer sealed and a standing order given.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.rooms.scene import Ledger, sqlite_at
from throneworld.kernel.asks import Option
from throneworld.kernel.holds import is_held
from throneworld.kernel.reading import Renames
from throneworld.kernel.registry import definition_of
from throneworld.table.orders.orders import AnswerUnless
from throneworld.table.rooms.draft import Draft
from throneworld.table.rooms.loading import load_room, load_standing
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.trust.records import history_from

KEPT = Path(__file__).parent / "tables.db"
SEALED: dict[str, dict[int, Option]] = {"rex": {1: ("pass",)}, "ti4": {0: ("play", "trade_agreement")}}
TABLES = tuple(SEALED)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(KEPT, tmp_path / "throneworld.db")
    return tmp_path


def visit(folder: Path, look: Callable[[Room], Awaitable[None]]) -> None:
    """See every table as its players find it."""

    async def see() -> None:
        database = await Database.open(sqlite_at(folder))
        journal = Journal(database)
        # nobody opens the tables, so that no clock ends their windows meanwhile
        rooms = Rooms(database, journal, Ledger())  # type: ignore[arg-type]
        for name in TABLES:
            await look(await load_room(rooms, name, now=0.0))
        await rooms.close()
        await journal.close()
        await database.close()

    asyncio.run(see())


def test_what_was_sealed_is_still_sealed_and_orders_still_stand(folder: Path) -> None:
    async def look(room: Room) -> None:
        sealed = {seat: each.option for seat, each in room.standing.pace.sealed.items()}
        assert is_held(room.game) and sealed == SEALED[room.id]
        assert [order.id for order in room.orders] == [f"{room.id}-order"]

    visit(folder, look)


def test_a_running_table_is_played_on(folder: Path) -> None:
    async def look(room: Room) -> None:
        dice, before = Random(3), len(room.game.choices)
        while len(room.game.choices) < before + 60 and not room.game.over:
            asked = room.standing.asked
            if asked:
                await room.change(lambda draft: answer(draft, dice.choice(draft.standing.asked), dice))
            else:
                await room.change(lambda draft: draft.release())
        assert (await load_standing(room.rooms, room.table)).game.digest() == room.game.digest()

    visit(folder, look)


def answer(draft: Draft, seat: int, dice: Random) -> None:
    ask = draft.standing.ask_of(seat)
    assert ask is not None
    draft.choose(ask, dice.choice(ask.options), {"by": "person"})


def test_answers_and_orders_that_bear_an_old_name_are_read_under_the_new_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Journal, sealed answers and standing orders all speak of options, and are read through one door."""
    grow_old(folder)
    for name in TABLES:
        monkeypatch.setattr(definition_of(name), "renames", Renames(option=renamed))

    async def look(room: Room) -> None:
        sealed = {seat: each.option for seat, each in room.standing.pace.sealed.items()}
        assert sealed == SEALED[room.id]
        sentence = room.orders[0].sentence
        assert isinstance(sentence, AnswerUnless) and sentence.option == ["pass"]
        assert all("olden" not in choice.option for choice in room.game.choices)
        history = await history_from(room.rooms.journal, room.id)
        assert history.last.choices == list(room.game.choices)
        seat, option = next(iter(SEALED[room.id].items()))
        assert await room.rooms.answered(room.id, seat, room.standing.pace.sealed[seat].ask, option)
        await room.change(lambda draft: draft.release())

    visit(folder, look)


def renamed(option: Option) -> Option:
    """Options were all said in an olden way, once."""
    return option[1:] if option[0] == "olden" else option


def grow_old(folder: Path) -> None:
    """Write every option in the database as it would have been written when it had another name."""
    with closing(sqlite3.connect(folder / "throneworld.db")) as base:
        for number, table, body in base.execute("SELECT number, table_id, body FROM entries").fetchall():
            place = (_older(body), number, table)
            base.execute("UPDATE entries SET body = ? WHERE number = ? AND table_id = ?", place)
        for table, pace in base.execute("SELECT table_id, pace FROM positions").fetchall():
            base.execute("UPDATE positions SET pace = ? WHERE table_id = ?", (_older(pace), table))
        for order, body in base.execute("SELECT id, body FROM orders").fetchall():
            base.execute("UPDATE orders SET body = ? WHERE id = ?", (_older(body), order))
        base.commit()


def _older(text: str) -> str:
    return json.dumps(_aged(json.loads(text)), separators=(",", ":"))


def _aged(data: Any) -> Any:
    if not isinstance(data, dict):
        return data
    aged = {key: _aged(value) for key, value in data.items()}
    if isinstance(aged.get("option"), list):
        aged["option"] = ["olden", *aged["option"]]
    if "choices" in aged:
        aged["choices"] = [[seat, "olden", *option] for seat, *option in aged["choices"]]
    return aged
