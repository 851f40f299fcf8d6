"""People: guests who came with one click, and accounts with a user name and a password."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Select, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.table.caller import Caller
from throneworld.table.errors import Clash, NotAllowed, NotFound, NotSignedIn
from throneworld.table.people import passwords, sessions, tokens
from throneworld.table.people.house import house_person as house_person  # for those who start bots
from throneworld.table.people.keys import new_id
from throneworld.table.people.merging import merge, running_tables
from throneworld.table.people.names import new_username, plain_username, tidy_name
from throneworld.table.people.recognition import forget
from throneworld.table.people.sessions import NewSession
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import people


class Person(Struct, frozen=True):
    id: str
    name: str
    username: str | None
    admin: bool
    house: bool
    created: float
    seen: float


class Entered(Struct, frozen=True):
    """Somebody has come in: who, with which new session, and which running tables that concerns."""

    person: Person
    session: NewSession
    moved: tuple[str, ...] = ()


async def person_of(database: Database, person_id: str) -> Person | None:
    async with database.read() as connection:
        return await _person(connection, people.c.id == person_id)


# Coming in


async def new_guest(database: Database, name: str, now: float) -> Entered:
    """A name is all that is asked for."""
    tidy = tidy_name(name)
    async with database.write() as connection:
        person_id = await _add(connection, tidy, now)
        return await _entered(connection, person_id, now)


async def sign_up(
    database: Database, caller: Caller | None, username: str, password: str, name: str | None, now: float
) -> Entered:
    """A guest becomes an account and stays who they are; a stranger gets a new one."""
    if caller is not None and caller.username is not None:
        raise Clash("already_an_account", username=caller.username)
    plain = {"username": new_username(username), "password": await passwords.hashed(password)}
    called = None if name is None else tidy_name(name)
    try:
        return await _sign_up(database, caller, plain, called, username, now)
    except IntegrityError:
        raise Clash("username_taken", username=username) from None


async def sign_in(
    database: Database, caller: Caller | None, username: str, password: str, now: float
) -> Entered:
    """A guest takes everything along to the account. Nobody learns whether there is such an account."""
    person_id, kept = await _credentials(database, username)
    if not await passwords.matches(kept, password) or kept is None:
        raise NotSignedIn("wrong_credentials")
    fresh = await passwords.renewed(kept, password) or kept
    async with database.write() as connection:
        await _change_password(connection, person_id, kept, fresh, NotSignedIn("wrong_credentials"))
        moved = await _leave_behind(connection, caller, person_id)
        entered = await _entered(connection, person_id, now, moved)
    _forget_both(database, caller, person_id)
    return entered


async def sign_out(database: Database, caller: Caller) -> None:
    async with database.write() as connection:
        await sessions.end(connection, caller.session)
    forget(database, caller.id)


# Changing things


async def rename(database: Database, caller: Caller, name: str) -> tuple[Person, tuple[str, ...]]:
    """Returns also the running tables at which others see the name."""
    async with database.write() as connection:
        mine = update(people).where(people.c.id == caller.id)
        await connection.execute(mine.values(name=tidy_name(name)))
        person = await _person(connection, people.c.id == caller.id)
        running = await running_tables(connection, caller.id)
    forget(database, caller.id)
    if person is None:
        raise NotSignedIn("sign_in_first")
    return person, running


async def change_password(database: Database, caller: Caller, old: str, new: str) -> None:
    """Whoever else may be signed in with the old password is so no longer."""
    kept = await confirm(database, caller, old)
    fresh = await passwords.hashed(new)
    async with database.write() as connection:
        await _change_password(connection, caller.id, kept, fresh, NotAllowed("wrong_password"))
        await sessions.end_all(connection, caller.id, but=caller.session)
    forget(database, caller.id)


async def confirm(database: Database, caller: Caller, password: str) -> str:
    """The hash of the caller's password, if this is it."""
    if caller.username is None:
        raise NotAllowed("guest_has_no_password")
    _, kept = await _credentials(database, caller.username)
    if not await passwords.matches(kept, password) or kept is None:
        raise NotAllowed("wrong_password")
    return kept


async def make_admin(database: Database, username: str) -> Person:
    """For the command line: there is no other way to become an admin."""
    mine = people.c.username == (plain_username(username) or "")
    async with database.write() as connection:
        await connection.execute(update(people).where(mine).values(admin=True))
        person = await _person(connection, mine)
    if person is None:
        raise NotFound("no_such_account", username=username)
    forget(database, person.id)
    return person


# Steps


async def _sign_up(
    database: Database,
    caller: Caller | None,
    plain: dict[str, str],
    name: str | None,
    username: str,
    now: float,
) -> Entered:
    async with database.write() as connection:
        if caller is None:
            person_id = await _add(connection, name or username, now, **plain)
        else:
            person_id = await _promote(
                connection, caller.id, plain if name is None else {**plain, "name": name}
            )
        entered = await _entered(connection, person_id, now)
    forget(database, person_id)
    return entered


async def _promote(connection: AsyncConnection, guest_id: str, values: dict[str, str]) -> str:
    """Whatever could speak for the guest before there was a password cannot speak for the account."""
    guest = (people.c.id == guest_id) & people.c.username.is_(None)
    if not (await connection.execute(update(people).where(guest).values(**values))).rowcount:
        raise NotSignedIn("sign_in_first")
    await sessions.end_all(connection, guest_id)
    await tokens.revoke_all(connection, guest_id)
    return guest_id


async def _leave_behind(
    connection: AsyncConnection, caller: Caller | None, account_id: str
) -> tuple[str, ...]:
    """End what the caller was before they signed in; returns the running tables that this concerns."""
    if caller is None:
        return ()
    await sessions.end(connection, caller.session)
    before = await _person(connection, people.c.id == caller.id)
    is_guest = before is not None and before.username is None and not before.house
    return await merge(connection, caller.id, account_id) if is_guest else ()


async def _change_password(
    connection: AsyncConnection, person_id: str, kept: str, fresh: str, otherwise: NotSignedIn | NotAllowed
) -> None:
    """Only if the password is still the one that was checked: checking took its time."""
    mine = (people.c.id == person_id) & (people.c.password == kept)
    if not (await connection.execute(update(people).where(mine).values(password=fresh))).rowcount:
        raise otherwise


def _forget_both(database: Database, caller: Caller | None, person_id: str) -> None:
    forget(database, person_id)
    if caller is not None:
        forget(database, caller.id)


# Rows


async def _add(connection: AsyncConnection, name: str, now: float, **values: str) -> str:
    row: dict[str, Any] = {"id": new_id(), "name": name, "created": now, "seen": now, **values}
    await connection.execute(insert(people).values(**row))
    return str(row["id"])


async def _entered(
    connection: AsyncConnection, person_id: str, now: float, moved: tuple[str, ...] = ()
) -> Entered:
    person = await _person(connection, people.c.id == person_id)
    if person is None:
        raise NotSignedIn("sign_in_first")
    return Entered(person, await sessions.begin(connection, person_id, now), moved)


async def _person(connection: AsyncConnection, whom: Any) -> Person | None:
    columns = [people.c[name] for name in Person.__struct_fields__]
    query: Select[Any] = select(*columns).where(whom)
    row = (await connection.execute(query)).mappings().one_or_none()
    return None if row is None else Person(**row)


async def _credentials(database: Database, username: str) -> tuple[str, str | None]:
    """The id and the hash of the password, or nothing. Guests have no user name, and nobody an empty one."""
    mine = people.c.username == (plain_username(username) or "")
    query = select(people.c.id, people.c.password).where(mine)
    async with database.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    return ("", None) if row is None else (row.id, row.password)
