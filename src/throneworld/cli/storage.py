"""What `serve` and `admin` share: where the data lies, and saying what the table says."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from throneworld.cli.problems import Problem
from throneworld.table.errors import TableError
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.table.lobby.rows import SeatRow, TableRow
    from throneworld.table.storage.database import Database

EXTRA = 'pip install "throneworld[table]"'
DATABASE = "THRONEWORLD_DATABASE"


class Seated(NamedTuple):
    """A table and its seats."""

    table: TableRow
    seats: list[SeatRow]


def data_option(words: Words) -> click.Option:
    return click.Option(
        ["--data"], type=click.Path(path_type=Path), metavar="DIR", help=words.say("cli-data")
    )


def database_option(words: Words) -> click.Option:
    """A password on the command line is for all users of the machine to see; in the environment it is not."""
    return click.Option(
        ["--database"], default="", envvar=DATABASE, metavar="URL", help=words.say("cli-database")
    )


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """What the table refuses becomes a line for the user; so does what is not installed."""
    try:
        yield
    except TableError as problem:
        raise Problem(said(words, problem)) from problem
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("throneworld"):
            raise
        raise Problem(words.say("error-extra", what=missing.name or "?", command=EXTRA)) from missing


def said(words: Words, problem: TableError) -> str:
    return words.say(f"error-{problem.key}", **problem.args_named)


def folder(data: Path | None) -> Path:
    """The folder that was named, or the user's own for data of programs."""
    if data is not None:
        return data.expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("throneworld", appauthor=False)


def address(data: Path | None, database: str) -> str:
    from throneworld.table.config import Config

    return Config(data=folder(data), database=database).url


@asynccontextmanager
async def opened(words: Words, data: Path | None, database: str) -> AsyncIterator[Database]:
    """The database of a server. One that is not there is not made: that is for the server to do."""
    from throneworld.table.storage.address import address_of
    from throneworld.table.storage.database import Database

    url = address(data, database)
    place = address_of(url)
    if not place.postgresql and not place.file.is_file():
        raise Problem(words.say("error-no-database", file=str(place.file)))
    opened = await Database.open(url)
    try:
        yield opened
    finally:
        await opened.close()


async def all_tables(database: Database) -> list[Seated]:
    """Oldest first."""
    from sqlalchemy import select

    from throneworld.table.lobby.tables import listed, seats_of_all
    from throneworld.table.storage.schema import tables

    async with database.read() as connection:
        rows = await listed(connection, select(tables).order_by(tables.c.created, tables.c.id))
        seats = await seats_of_all(connection, [row.id for row in rows])
    return [Seated(row, seats[row.id]) for row in rows]


async def played_tables(words: Words, database: Database, table: str | None) -> list[Seated]:
    """The table that is named, or all at which a game has begun."""
    from throneworld.table.lobby.tables import loaded

    if table is None:
        return [each for each in await all_tables(database) if each.table.state != "lobby"]
    async with database.read() as connection:
        found = Seated(*await loaded(connection, table))
    if found.table.state == "lobby":
        raise Problem(words.say("error-nothing-played", table=table))
    return [found]
