"""`throneworld admin`: a server's data from the command line."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import chdir, closing
from functools import cache
from pathlib import Path
from random import Random
from time import time
from typing import TypeVar

import msgspec
import pytest
from click.testing import Result
from sqlalchemy import select, update

import throneworld as tw
from tests.cli.program import complains, throneworld_says
from tests.table.migrated import furnish
from tests.table.trust.journals import Played, play_on
from tests.table.trust.stage import add_people, add_table, opened
from tests.table.trust.test_gamefile import exported
from throneworld.table.storage.database import Database
from throneworld.table.storage.heartbeat import beat
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.schema import entries, people, tables
from throneworld.words import Words

T = TypeVar("T")
Work = Callable[[Database, Journal], Awaitable[T]]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("THRONEWORLD_DATABASE", raising=False)


@cache
def over(table_id: str = "over", seed: int = 6) -> Played:
    return play_on(Played(tw.new_game("rex", 3, seed), table_id=table_id), Random(seed), 10_000)


@cache
def running(table_id: str = "going") -> Played:
    return play_on(Played(tw.new_game("rex", 3, 8), table_id=table_id), Random(8), 60)


def in_database(work: Work[T], url: str = "") -> T:
    async def run() -> T:
        async with opened(url or f"sqlite:///{Path('data').absolute() / 'throneworld.db'}") as (
            database,
            journal,
        ):
            return await work(database, journal)

    return asyncio.run(run())


def fill(*games: Played, url: str = "") -> None:
    async def work(database: Database, journal: Journal) -> None:
        await add_people(database, "ann")
        for played in games:
            await add_table(database, journal, played, "ann")

    furnish(Path("data"))
    in_database(work, url)


def admin(*arguments: str) -> Result:
    return throneworld_says("admin", *arguments, "--data", "data")


async def count_tables(database: Database, _: Journal) -> int:
    async with database.read() as connection:
        return len((await connection.execute(select(tables.c.id))).all())


# list


def test_tables_are_listed_with_state_and_players() -> None:
    fill(over(), running())
    result = admin("list")
    assert result.exit_code == 0
    lines = [line.split() for line in result.output.splitlines()]
    assert lines[1][:3] == ["going", "running", "rex"] and lines[2][:3] == ["over", "finished", "rex"]
    assert "Ann, random, random" in " ".join(result.output.split())


def test_an_empty_server_has_no_tables() -> None:
    fill()
    assert "no tables" in admin("list").output
    assert "no tables" in admin("repair").output


def test_a_postgresql_server_is_looked_after_as_well(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(over(), url=postgres_url)
    assert "over" in throneworld_says("admin", "list", "--database", postgres_url).output
    monkeypatch.setenv("THRONEWORLD_DATABASE", postgres_url)
    assert throneworld_says("admin", "repair").exit_code == 0
    assert "pg_dump" in complains(throneworld_says("admin", "backup", "x.db"))


# backup


def test_a_backup_is_a_whole_database() -> None:
    fill(over())
    result = admin("backup", "copy.db")
    assert result.exit_code == 0 and "copy.db" in result.output
    with closing(sqlite3.connect("copy.db")) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("over",)]
    assert Path("copy.db").stat().st_mode & 0o077 == 0


def test_a_backup_into_a_folder_is_named_after_its_time() -> None:
    fill(over())
    Path("backups").mkdir()
    assert admin("backup", "backups").exit_code == 0
    (copy,) = Path("backups").iterdir()
    assert copy.name.startswith("throneworld-2") and copy.suffix == ".db"


def test_a_backup_never_writes_over_anything() -> None:
    fill(over())
    Path("copy.db").write_text("precious")
    assert "exists already" in complains(admin("backup", "copy.db"))
    assert Path("copy.db").read_text() == "precious"


# export


def test_a_finished_game_is_exported_to_the_output_or_a_file() -> None:
    played = over()
    fill(played)
    shown = json.loads(admin("export", "over").stdout)
    assert admin("export", "over", "-o", "game.json").exit_code == 0
    assert json.loads(Path("game.json").read_text()) == shown
    assert shown["choices"] == msgspec.to_builtins(exported(played).choices)
    assert throneworld_says("verify", "game.json", "-q").exit_code == 0


def test_a_running_game_is_exported_with_a_warning() -> None:
    fill(running())
    result = admin("export", "going", "-o", "game.json")
    assert result.exit_code == 0 and "holds the seed" in " ".join(result.stderr.split())
    assert json.loads(Path("game.json").read_text())["result"] is None
    assert throneworld_says("verify", "game.json", "-q").exit_code == 0


def test_all_finished_games_are_exported_into_a_folder() -> None:
    fill(over("one"), over("two", 7), running())
    assert admin("export", "--all", "-o", "games").exit_code == 0
    assert sorted(path.name for path in Path("games").iterdir()) == ["one.json", "two.json"]


# import


def test_games_are_imported_and_can_be_exported_again() -> None:
    fill()
    Path("one.json").write_bytes(msgspec.json.encode(exported(over())))
    Path("two.json").write_bytes(msgspec.json.encode(exported(over(seed=7))))
    result = admin("import", "one.json", "two.json", "--owner", "Ann")
    assert result.exit_code == 0, result.output
    table = next(line for line in result.output.splitlines() if "one.json" in line).split()[-2]
    again = json.loads(admin("export", table).stdout)
    assert again["choices"] == json.loads(Path("one.json").read_text())["choices"]
    assert in_database(count_tables) == 2


def test_a_mended_game_may_be_imported_here() -> None:
    fill()
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy())
    file = exported(play_on(played, Random(2), choices=10_000))
    Path("one.json").write_bytes(msgspec.json.encode(file))
    assert admin("import", "one.json").exit_code == 0


def test_a_bad_file_is_not_imported() -> None:
    fill()
    data = json.loads(msgspec.json.encode(exported(over())))
    for changes in ({"seed": "77"}, {"result": None}, {"version": 99}, {"choices": 3}):
        Path("bad.json").write_text(json.dumps({**data, **changes}))
        complains(admin("import", "bad.json"))
    Path("bad.json").write_text("a shopping list")
    complains(admin("import", "bad.json"))
    assert in_database(count_tables) == 0


# repair


def harm(table_id: str) -> None:
    async def work(database: Database, _: Journal) -> None:
        place = (entries.c.table_id == table_id) & (entries.c.number == 25)
        async with database.write() as connection:
            await connection.execute(update(entries).where(place).values(digest="f" * 32))

    in_database(work)


def words_of(result: Result) -> str:
    return " ".join(result.output.split())


def test_games_that_fit_are_told_in_a_line_each() -> None:
    fill(over(), running())
    result = admin("repair")
    assert result.exit_code == 0
    assert [line.split(":")[0] for line in result.output.splitlines()] == ["going", "over"]
    assert "all 60 choices" in result.output


def test_the_first_step_that_differs_is_told_and_nothing_is_changed() -> None:
    played = running()
    fill(played)
    harm("going")
    before = admin("export", "going").stdout
    result = admin("repair", "going")
    choice = played.game.choices[24]
    told = words_of(result)
    assert result.exit_code == 1
    chosen = f"seat {choice.seat} chose {' '.join(map(str, choice.option))}"
    assert f"step 25 of 60 (entry 25) leads elsewhere: {chosen}" in told
    assert f"expected {'f' * 32}, found {played.digests[25]}" in told
    assert "With --apply" in told and "everybody saw last" in told
    assert admin("export", "going").stdout == before
    assert admin("repair", "going").exit_code == 1


def test_a_running_game_is_mended_when_told_to() -> None:
    played = running()
    fill(played)
    harm("going")
    result = admin("repair", "going", "--apply")
    assert result.exit_code == 0 and "Done:" in words_of(result)
    again = admin("repair")
    assert again.exit_code == 0 and "all 60 choices" in again.output

    async def newest(_: Database, journal: Journal) -> tuple[str, str]:
        last = (await journal.entries("going"))[-1]
        return last.kind, last.body["reason"]

    kind, reason = in_database(newest)
    assert kind == "mend" and reason == Words().say("repair-reason-position")


def test_a_finished_game_is_only_reported() -> None:
    fill(over())
    harm("over")
    result = admin("repair", "--apply")
    assert result.exit_code == 1 and "leads elsewhere" in words_of(result) and "Done:" not in result.output


def test_nothing_is_mended_while_a_server_runs() -> None:
    fill(running())
    harm("going")
    in_database(lambda database, _: beat(database, "server", time()))
    assert admin("repair").exit_code == 1
    assert "stop it" in complains(admin("repair", "--apply"))


# make-admin


def test_an_account_is_made_an_administrator() -> None:
    fill()
    assert "Ann is an administrator" in admin("make-admin", "Ann").output

    async def is_admin(database: Database, _: Journal) -> bool:
        async with database.read() as connection:
            return bool(await connection.scalar(select(people.c.admin).where(people.c.username == "ann")))

    assert in_database(is_admin)


# Mistakes


MISTAKES: dict[tuple[str, ...], str] = {
    ("frobnicate",): "frobnicate",
    ("list", "extra"): "extra",
    ("backup",): "TARGET",
    ("export",): "name one table",
    ("export", "over", "--all"): "name one table",
    ("export", "--all"): "-o FOLDER",
    ("export", "nowhere"): "no such table",
    ("export", "../../etc"): "no such table",
    ("export", "waiting"): "no game has begun",
    ("export", "over", "-o", "no/such/place.json"): "cannot be written",
    ("export", "--all", "-o", "there.txt"): "cannot be written",
    ("import",): "FILE",
    ("import", "missing.json"): "no file missing.json",
    ("import", "."): "is a folder",
    ("import", "there.txt"): "no saved game",
    ("import", "game.json", "--owner", "nobody"): "no account nobody",
    ("repair", "nowhere"): "no such table",
    ("repair", "waiting"): "no game has begun",
    ("make-admin",): "USERNAME",
    ("make-admin", "nobody"): "no account nobody",
    ("list", "--database", "mysql://x/y"): "sqlite:///FILE",
    ("list", "--database", "nonsense"): "sqlite:///FILE",
    ("list", "--database", "postgresql://127.0.0.1:1/x"): "cannot be used",
}


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the data of a server at which one game is over and one has not begun, and two files."""

    async def work(database: Database, journal: Journal) -> None:
        await add_table(
            database, journal, Played(tw.new_game("rex", 3, 1), table_id="waiting"), state="lobby"
        )

    folder = tmp_path_factory.mktemp("furnished")
    with chdir(folder):
        fill(over())
        in_database(work)
    (folder / "there.txt").write_text("a shopping list")
    (folder / "game.json").write_bytes(msgspec.json.encode(exported(over())))
    return folder


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_is_told_in_one_line(arguments: tuple[str, ...], furnished: Path) -> None:
    shutil.copytree(furnished, ".", dirs_exist_ok=True)
    result = throneworld_says("admin", *arguments) if "--database" in arguments else admin(*arguments)
    assert MISTAKES[arguments] in complains(result)
    assert in_database(count_tables) == 2


@pytest.mark.parametrize("command", [("list",), ("export", "x"), ("repair",), ("make-admin", "ann")])
def test_a_folder_without_a_database_is_told_and_stays_empty(command: tuple[str, ...]) -> None:
    assert "there is no database" in complains(admin(*command))
    assert not Path("data").exists()


def test_a_file_that_is_no_database_is_told() -> None:
    Path("data").mkdir()
    Path("data/throneworld.db").write_text("a shopping list" * 100)
    assert "cannot be used" in complains(admin("list"))
    assert Path("data/throneworld.db").read_text() == "a shopping list" * 100


@pytest.mark.parametrize("command", ["backup", "list", "export", "import", "repair", "make-admin"])
def test_every_command_explains_itself(command: str) -> None:
    result = throneworld_says("admin", command, "--help")
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: throneworld admin {command}")
    assert " ".join(Words().say(f"cli-admin-{command}").split()[:5]) in " ".join(result.output.split())
    assert "--data" in result.output and "--database" in result.output
