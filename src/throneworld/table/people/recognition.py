"""Who is calling: from the secret that was shown to the person, by the database or, for seconds, by heart.

What is known by heart spares each choice a query. Whatever takes rights away calls `forget`, so that it
counts at once in this process; other processes notice when their few seconds are over.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Struct
from sqlalchemy import Select, select, update

from throneworld.table.caller import SCOPES, Caller, Scope
from throneworld.table.people.keys import digest
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import people, sessions, tokens

BY_HEART = 5.0
"""Seconds for which an answer of the database is believed."""
ALONE = 60.0
"""The same where no other process takes rights away; the command line is the exception."""
MOST = 4096
SEEN_EVERY = 600.0
"""Seconds after which it is worth a write to know when somebody was last here."""


class Recognised(Struct, frozen=True):
    caller: Caller
    expires: float = math.inf
    """When the session ends; tokens do not end by themselves."""


class Memory:
    """Whom this process has recognised in the last seconds, by the kind and the hash of what they showed."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[float, Recognised]] = OrderedDict()
        self.lasts = BY_HEART
        self.changes = 0
        """Grows with every `forget`: an answer from before must not be kept after."""

    def recall(self, key: str, now: float) -> Recognised | None:
        until, known = self._known.get(key, (0.0, None))
        return known if now < until else None

    def keep(self, key: str, known: Recognised, now: float, changes: int) -> None:
        if changes != self.changes:
            return
        self._known[key] = (min(now + self.lasts, known.expires), known)
        self._known.move_to_end(key)
        while len(self._known) > MOST:
            self._known.popitem(last=False)

    def forget(self, person_id: str) -> None:
        self.changes += 1
        for key in [key for key, (_, known) in self._known.items() if known.caller.id == person_id]:
            del self._known[key]


_memories: WeakKeyDictionary[Database, Memory] = WeakKeyDictionary()


def memory_of(database: Database) -> Memory:
    return _memories.setdefault(database, Memory())


def forget(database: Database, person_id: str) -> None:
    """Ask the database anew about this person. To be called after the commit that changed something."""
    memory_of(database).forget(person_id)


async def by_session(database: Database, secret: str, now: float) -> Recognised | None:
    """Whoever holds the session of this cookie, if there is one and it has not ended."""
    key = digest(secret)
    return await _recognised(database, f"session {key}", lambda: _session_query(key, now), now)


async def by_token(database: Database, secret: str, now: float) -> Recognised | None:
    """Whoever made this token, with the rights that it has."""
    key = digest(secret)
    return await _recognised(database, f"token {key}", lambda: _token_query(key), now)


def in_order(scopes: Iterable[str]) -> tuple[Scope, ...]:
    """Scopes, each once. One that is no longer known gives no right."""
    named = set(scopes)
    return tuple(scope for scope in SCOPES if scope in named)


async def _recognised(
    database: Database, key: str, query: Callable[[], Select[Any]], now: float
) -> Recognised | None:
    memory = memory_of(database)
    changes = memory.changes
    if (known := memory.recall(key, now)) is not None:
        return known
    row = await _row(database, query())
    if row is None:
        return None
    await _note_visit(database, row, now)
    known = _by_token(row) if "token_id" in row else _by_session(row)
    memory.keep(key, known, now, changes)
    return known


def _session_query(key: str, now: float) -> Select[Any]:
    query = select(people, sessions.c.hash, sessions.c.csrf, sessions.c.expires).join_from(sessions, people)
    return query.where(sessions.c.hash == key, sessions.c.expires > now)


def _token_query(key: str) -> Select[Any]:
    query = select(people, tokens.c.id.label("token_id"), tokens.c.scopes, tokens.c.used).join_from(
        tokens, people
    )
    return query.where(tokens.c.hash == key)


async def _row(database: Database, query: Select[Any]) -> dict[str, Any] | None:
    async with database.read() as connection:
        row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else dict(row)


async def _note_visit(database: Database, row: dict[str, Any], now: float) -> None:
    """When the person was last here, and when the token was last used."""
    used = row.get("used", now) or 0.0
    if min(row["seen"], used) > now - SEEN_EVERY:
        return
    async with database.write() as connection:
        await connection.execute(update(people).where(people.c.id == row["id"]).values(seen=now))
        if "token_id" in row:
            await connection.execute(update(tokens).where(tokens.c.id == row["token_id"]).values(used=now))


def _by_session(row: dict[str, Any]) -> Recognised:
    return Recognised(Caller(**_about(row), session=row["hash"], csrf=row["csrf"]), row["expires"])


def _by_token(row: dict[str, Any]) -> Recognised:
    return Recognised(Caller(**_about(row), scopes=in_order(row["scopes"].split())))


def _about(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("id", "name", "username", "admin", "house")}
