"""`throneworld admin`: a server's data from the command line, whether or not the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from throneworld.cli.admin_files import export, import_
from throneworld.cli.admin_repair import repair
from throneworld.cli.screen import Screen, plain_table
from throneworld.cli.storage import address, all_tables, data_option, database_option, opened, speaking
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.table.lobby.rows import SeatRow
    from throneworld.table.storage.database import Database

Work = Callable[..., Coroutine[Any, Any, int]]


def command(words: Words) -> click.Command:
    file = click.Path(path_type=Path)
    return click.Group(
        "admin",
        help=words.say("cli-admin"),
        short_help=words.say("cli-admin.short"),
        commands=[
            _backup(words),
            _on_database(words, "list", _list, []),
            _on_database(
                words,
                "export",
                export,
                [
                    click.Argument(["table"], required=False),
                    click.Option(["--all", "everything"], is_flag=True, help=words.say("cli-export-all")),
                    click.Option(
                        ["-o", "--output"], type=file, metavar="FILE", help=words.say("cli-export-output")
                    ),
                ],
            ),
            _on_database(
                words,
                "import",
                import_,
                [
                    click.Argument(["files"], type=file, nargs=-1, required=True, metavar="FILE..."),
                    click.Option(
                        ["--owner"], default="", metavar="USERNAME", help=words.say("cli-import-owner")
                    ),
                ],
            ),
            _on_database(
                words,
                "repair",
                repair,
                [
                    click.Argument(["table"], required=False),
                    click.Option(["--apply", "change"], is_flag=True, help=words.say("cli-repair-apply")),
                ],
            ),
            _on_database(words, "make-admin", _make_admin, [click.Argument(["username"])]),
        ],
    )


def _on_database(words: Words, name: str, work: Work, params: list[click.Parameter]) -> click.Command:
    """A command that opens the server's database and works on it."""

    async def on_database(data: Path | None, database: str, **given: Any) -> int:
        async with opened(words, data, database) as storage:
            return await work(words, storage, **given)

    def run(**given: Any) -> int:
        with speaking(words):
            return asyncio.run(on_database(**given))

    return click.Command(
        name,
        help=words.say(f"cli-admin-{name}"),
        params=[*params, data_option(words), database_option(words)],
        callback=run,
    )


# backup


def _backup(words: Words) -> click.Command:
    """Copies the file as it is: an older database is not brought up to date for it."""

    def run(target: Path, data: Path | None, database: str) -> int:
        with speaking(words):
            from throneworld.table.storage.backup import backup

            if target.is_dir():
                target = target / f"throneworld-{datetime.now():%Y%m%d-%H%M%S}.db"
            backup(address(data, database), target)
            Screen().show(words.say("admin-backed-up", file=str(target)))
            return 0

    return click.Command(
        "backup",
        help=words.say("cli-admin-backup"),
        params=[
            click.Argument(["target"], type=click.Path(path_type=Path)),
            data_option(words),
            database_option(words),
        ],
        callback=run,
    )


# list


async def _list(words: Words, database: Database) -> int:
    screen, found = Screen(), await all_tables(database)
    if not found:
        screen.show(words.say("admin-no-tables"))
        return 0
    keys = ("id", "state", "game", "since", "players", "name")
    table = plain_table(*(words.say(f"admin-column-{key}") for key in keys))
    table.columns[0].no_wrap = True
    for row, seated in found:
        since = datetime.fromtimestamp(row.finished or row.started or row.created)
        players = ", ".join(_who(words, seat) for seat in seated)
        table.add_row(row.id, row.state, row.game, f"{since:%Y-%m-%d}", players, row.name)
    screen.show(table)
    return 0


def _who(words: Words, seat: SeatRow) -> str:
    if seat.holder == "bot":
        return seat.level
    return seat.name or words.say("admin-nobody")


# make-admin


async def _make_admin(words: Words, database: Database, username: str) -> int:
    from throneworld.table.people.accounts import make_admin

    person = await make_admin(database, username)
    Screen().show(words.say("admin-made", name=person.name))
    return 0
