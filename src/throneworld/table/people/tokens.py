"""Tokens for bots and scripts: a secret with a name and with no more rights than its maker gave it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller, Scope
from throneworld.table.errors import Clash, NotAllowed, NotFound
from throneworld.table.people.keys import digest, new_id, new_secret
from throneworld.table.people.names import tidy_name
from throneworld.table.people.recognition import forget, in_order
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import tokens

PREFIX = "tw_"
MOST = 50
LONGEST_NAME = 60


class Token(Struct, frozen=True):
    """A token as its owner may see it later on: without its secret."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created: float
    used: float | None


class NewToken(Struct, frozen=True):
    id: str
    name: str
    scopes: tuple[Scope, ...]
    created: float
    used: float | None
    secret: str
    """Shown this one time only."""


async def make(database: Database, maker: Caller, name: str, scopes: Iterable[Scope], now: float) -> NewToken:
    """A new token of the maker's, who cannot give away rights that are not theirs."""
    wanted = in_order(scopes)
    for scope in wanted:
        if scope not in maker.scopes:
            raise NotAllowed("scope_not_yours", scope=scope)
    async with database.write() as connection:
        await _check_number(connection, maker.id)
        return await add(connection, maker.id, tidy_name(name, LONGEST_NAME), wanted, now)


async def add(
    connection: AsyncConnection, person_id: str, name: str, scopes: tuple[Scope, ...], now: float
) -> NewToken:
    token = NewToken(new_id(), name, scopes, now, None, PREFIX + new_secret())
    row = {"id": token.id, "person_id": person_id, "hash": digest(token.secret), "name": name}
    await connection.execute(insert(tokens).values(**row, scopes=" ".join(scopes), created=now))
    return token


async def of_person(database: Database, person_id: str) -> list[Token]:
    """All of somebody's tokens, the newest first."""
    query = (
        select(tokens).where(tokens.c.person_id == person_id).order_by(tokens.c.created.desc(), tokens.c.id)
    )
    async with database.read() as connection:
        rows = (await connection.execute(query)).all()
    return [Token(row.id, row.name, in_order(row.scopes.split()), row.created, row.used) for row in rows]


async def revoke(database: Database, person_id: str, token_id: str) -> None:
    mine = (tokens.c.id == token_id) & (tokens.c.person_id == person_id)
    async with database.write() as connection:
        gone = (await connection.execute(delete(tokens).where(mine))).rowcount
    forget(database, person_id)
    if not gone:
        raise NotFound("no_such_token")


async def revoke_all(connection: AsyncConnection, person_id: str) -> None:
    await connection.execute(delete(tokens).where(tokens.c.person_id == person_id))


async def _check_number(connection: AsyncConnection, person_id: str) -> None:
    mine = select(func.count()).select_from(tokens).where(tokens.c.person_id == person_id)
    if (await connection.scalar(mine) or 0) >= MOST:
        raise Clash("too_many_tokens", most=MOST)
