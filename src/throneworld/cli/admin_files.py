"""`throneworld admin export` and `import`: games out of a server's data as files, and into it."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import TYPE_CHECKING, cast

import click
import msgspec

from throneworld.cli.files import read_save, write_text
from throneworld.cli.problems import Problem
from throneworld.cli.progress import progress_of
from throneworld.cli.screen import Screen
from throneworld.cli.storage import Seated, played_tables
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.table.storage.database import Database
    from throneworld.table.trust.gamefile import GameFile


async def export(
    words: Words, database: Database, table: str | None, everything: bool, output: Path | None
) -> int:
    if (table is None) != everything:
        raise Problem(words.say("error-export-what"))
    if everything and output is None:
        raise Problem(words.say("error-export-where"))
    for found in await played_tables(words, database, table):
        if everything and found.table.state != "finished":
            continue  # nobody wants the seeds of running games by accident
        text = msgspec.json.encode(await _game_file(database, found)).decode() + "\n"
        if output is None:
            click.echo(text, nl=False)
        else:
            _write(words, _file_in(words, output, found.table.id) if everything else output, text)
        if found.table.state == "running":
            Screen(stderr=True).show(words.say("admin-exported-running", table=found.table.id))
    return 0


async def _game_file(database: Database, found: Seated) -> GameFile:
    from throneworld.table.storage.journal import Journal
    from throneworld.table.trust.export import export_of
    from throneworld.table.trust.records import history_from, is_patient

    history = await history_from(Journal(database), found.table.id)
    return export_of(found.table, found.seats, history, patient=is_patient(found.table))


def _file_in(words: Words, folder: Path, table: str) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Problem(words.say("error-unwritable", file=str(folder), why=str(problem.strerror))) from problem
    return folder / f"{table}.json"


def _write(words: Words, path: Path, text: str) -> None:
    write_text(words, path, text)
    Screen(stderr=True).show(words.say("admin-exported", file=str(path)))


async def import_(words: Words, database: Database, files: tuple[Path, ...], owner: str) -> int:
    from throneworld.table.trust.gamefile import read_game_file
    from throneworld.table.trust.importing import check_importable, prepare, store

    owner_id = await _person(database, owner) if owner else None
    for path in files:
        read_save(words, path)
        file = read_game_file(path.read_bytes())
        check_importable(file, trusted=True)
        with progress_of(path.name) as tell:
            prepared = prepare(file, owner_id, "open", time(), tell)
        table = await store(database, prepared)
        Screen().show(words.say("admin-imported", file=str(path), table=table))
    return 0


async def _person(database: Database, username: str) -> str:
    from sqlalchemy import select

    from throneworld.table.errors import NotFound
    from throneworld.table.storage.schema import people

    query = select(people.c.id).where(people.c.username == username.strip().lower())
    async with database.read() as connection:
        found = await connection.scalar(query)
    if found is None:
        raise NotFound("no_such_account", username=username)
    return cast(str, found)
