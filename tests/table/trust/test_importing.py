"""A game file becomes a finished table; one that does not hold together leaves no trace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

import throneworld as tw
from tests.table.trust.journals import Played, play_on, whole_game
from tests.table.trust.stage import add_people, add_table, opened
from tests.table.trust.test_gamefile import exported
from throneworld.kernel.registry import definition_of
from throneworld.table.errors import Clash, TableError
from throneworld.table.lobby.tables import loaded
from throneworld.table.review.whatif import branched
from throneworld.table.rooms.standing import standing_from
from throneworld.table.storage.database import Database
from throneworld.table.storage.schema import bases, entries, positions, seats, tables
from throneworld.table.trust import importing
from throneworld.table.trust.export import export_of
from throneworld.table.trust.gamefile import GameFile, Player, read_game_file
from throneworld.table.trust.importing import check_importable, prepare, store
from throneworld.table.trust.records import history_from, is_patient
from throneworld.table.trust.rerun import after


def mended_game() -> Played:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    mended = played.game.copy()
    mended.state.influence[0] += 1
    mended.state.pool -= 1
    played.mend(mended, "a counter fell off")
    return play_on(played, Random(2), choices=10_000)


def branched_game() -> Played:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    return play_on(Played(tw.load(played.game.snapshot())), Random(2), choices=10_000)


def stopped_game() -> Played:
    played = play_on(Played(tw.new_game("rex", 3, 2)), Random(2), choices=50)
    played.stop()
    return played


def rewound_game(seed: int = 4, choices: int = 10_000) -> Played:
    """With dice that know how often a table went back; it did so twice at least."""
    game = definition_of("rex").new(3, 2**255 + seed, {}, "blake2b")
    played = play_on(Played(game), Random(seed), choices=40)
    for to in (32, 12):
        played.rewind(to)
        play_on(played, Random(to), choices=20)
    return play_on(played, Random(seed), choices, unsettled=0.1)


def rewound_at_the_end() -> Played:
    played = rewound_game(choices=60)
    played.rewind(len(played.game.choices) - 7)
    played.stop()
    return played


def rewound_and_mended() -> Played:
    played = rewound_game(choices=30)
    mended = played.game.copy()
    mended.state.influence[0] += 1
    mended.state.pool -= 1
    played.mend(mended, "a counter fell off")
    play_on(played, Random(2), choices=30)
    played.rewind(len(played.game.choices) - 9)
    return play_on(played, Random(3), choices=10_000)


def rewound_branch() -> Played:
    played = Played(branched(rewound_game(choices=30).game, 2**255 + 7))
    play_on(played, Random(2), choices=30)
    played.rewind(len(played.game.choices) - 9)
    return play_on(played, Random(3), choices=10_000)


GAMES: dict[str, Callable[[], Played]] = {
    "rewound": rewound_game,
    "rewound at the end": rewound_at_the_end,
    "rewound and mended": rewound_and_mended,
    "rewound branch": rewound_branch,
    "stopped": stopped_game,
    "settled": lambda: whole_game(6),
    "plain": lambda: whole_game(6, unsettled=0.05),
    "uniform": lambda: whole_game(7, patient=True),
    "mended": mended_game,
    "branch": branched_game,
}


@cache
def played(name: str) -> Played:
    """Nobody goes on with it."""
    return GAMES[name]()


@cache
def file_of(name: str) -> GameFile:
    return read_game_file(msgspec.json.encode(exported(played(name))))


def plain_file() -> GameFile:
    return file_of("settled")


async def kept(database: Database, file: GameFile, owner: str | None = None, now: float = 9000.0) -> str:
    return await store(database, prepare(file, owner, "open", now))


async def counts(database: Database) -> list[int]:
    async with database.read() as connection:
        return [
            await connection.scalar(select(func.count()).select_from(each)) or 0
            for each in (tables, seats, entries, bases, positions)
        ]


@pytest.mark.parametrize("name", GAMES)
def test_an_imported_game_can_be_exported_again_and_is_the_same(database_url: str, name: str) -> None:
    file = file_of(name)

    async def run() -> GameFile:
        async with opened(database_url) as (database, journal):
            table_id = await kept(database, file)
            async with database.read() as connection:
                table, seated = await loaded(connection, table_id)
            assert (table.state, table.origin, table.result) == (
                "finished",
                "imported",
                msgspec.to_builtins(file.result),
            )
            history = await history_from(journal, table_id)
            return export_of(table, seated, history, patient=is_patient(table))

    again = asyncio.run(run())
    assert replace(again, table=file.table) == file


@pytest.mark.parametrize("name", GAMES)
def test_a_room_can_be_opened_for_an_imported_game(database_url: str, name: str) -> None:
    async def run() -> tw.Game:
        async with opened(database_url) as (database, journal):
            table_id = await kept(database, file_of(name))
            base, position = await journal.newest_base(table_id), await journal.position(table_id)
            assert base is not None
            found = await journal.entries(table_id, after=base.number)
            return standing_from(base, found, position, patient=False).game

    game = asyncio.run(run())
    assert game.over and game.result == played(name).game.result
    assert len(game.choices) == len(played(name).game.choices)


@pytest.mark.parametrize("name", GAMES)
def test_chance_goes_on_in_an_imported_game_as_it_would_have_where_it_was_played(
    database_url: str, name: str
) -> None:
    async def run() -> tuple[tw.Game, tw.Game]:
        async with opened(database_url) as (database, journal):
            table_id = await kept(database, file_of(name))
            base, position = await journal.newest_base(table_id), await journal.position(table_id)
            assert base is not None
            found = await journal.entries(table_id, after=base.number)
            room = standing_from(base, found, position, patient=False).game
            return room, after(await history_from(journal, table_id))

    original = played(name).game
    for game in asyncio.run(run()):
        assert game.record == original.record and game.digest() == original.digest()
        assert next_numbers(game) == next_numbers(original)


def next_numbers(game: tw.Game) -> list[int]:
    dice = game.dice.copy()
    return [dice.below(stream, 1000) for stream in sorted(dice.states) for _ in range(5)]


def test_times_of_the_file_are_kept_but_never_lie_in_the_future(database_url: str) -> None:
    async def run(now: float) -> tuple[float, float | None, float | None]:
        async with opened(database_url) as (database, _):
            table_id = await kept(database, plain_file(), now=now)
            async with database.read() as connection:
                table, _ = await loaded(connection, table_id)
            return table.created, table.started, table.finished

    assert asyncio.run(run(9000.0)) == (9000.0, 2.0, 3000.0)
    assert asyncio.run(run(100.0)) == (100.0, 2.0, 100.0)


def test_names_are_made_fit_to_be_shown(database_url: str) -> None:
    file = replace(plain_file(), players=[Player(0, "A\u202en\nn "), Player(2, "", "", "random")])

    async def run() -> list[tuple[str, str, str | None]]:
        async with opened(database_url) as (database, _):
            async with database.read() as connection:
                _, seated = await loaded(connection, await kept(database, file))
            return [(seat.holder, seat.name, seat.person_id) for seat in seated]

    assert asyncio.run(run()) == [("person", "An n", None), ("person", "", None), ("bot", "", None)]


BAD: dict[str, dict[str, Any]] = {
    "another seed": {"seed": "77"},
    "another winner": {"result": {"winners": [0, 1, 2], "ranking": [0, 1, 2], "how": "most_strongholds"}},
    "two players on one seat": {"players": [{"seat": 0, "name": "A"}, {"seat": 0, "name": "B"}]},
    "a player without a seat": {"players": [{"seat": 5, "name": "A"}]},
    "a base that is none": {"base": {}},
    "another game": {"game": "go"},
    "no choices": {"choices": [], "digests": []},
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_does_not_hold_together_leaves_no_trace(database_url: str, name: str) -> None:
    plain = msgspec.to_builtins(plain_file())
    file = msgspec.convert({**plain, **BAD[name]}, GameFile)

    async def run() -> None:
        async with opened(database_url) as (database, _):
            with pytest.raises(TableError):
                await kept(database, file)
            assert await counts(database) == [0, 0, 0, 0, 0]

    asyncio.run(run())


def test_an_import_that_breaks_off_while_it_is_written_leaves_no_trace(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(importing, "write", full)

    async def run() -> None:
        async with opened(database_url) as (database, _):
            with pytest.raises(OSError, match="no space left"):
                await kept(database, plain_file())
            assert await counts(database) == [0, 0, 0, 0, 0]

    asyncio.run(run())


def test_unfinished_games_are_not_imported() -> None:
    file = exported(play_on(Played(tw.new_game("rex", 3, 2)), Random(2), choices=50))
    with pytest.raises(TableError, match="import_unfinished"):
        check_importable(file, trusted=True)


@pytest.mark.parametrize("name", ["mended", "branch"])
def test_positions_that_nobody_can_check_are_taken_from_admins_only(name: str) -> None:
    file = file_of(name)
    check_importable(file, trusted=True)
    with pytest.raises(TableError, match="import_needs_admin"):
        check_importable(file, trusted=False)


def test_one_person_keeps_only_so_many(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "MOST_IMPORTS", 2)
    file = plain_file()

    async def run() -> None:
        async with opened(database_url) as (database, _):
            await add_people(database, "ann")
            for _ in range(2):
                await kept(database, file, "ann")
            with pytest.raises(Clash, match="too_many_imports"):
                await kept(database, file, "ann")
            await kept(database, file)

    asyncio.run(run())


def test_an_export_of_a_table_in_the_database_can_be_imported_beside_it(database_url: str) -> None:
    async def run() -> int:
        async with opened(database_url) as (database, journal):
            played = whole_game(6)
            table = await add_table(database, journal, played)
            file = export_of(table, [], await history_from(journal, table.id), patient=False)
            await kept(database, file)
            return (await counts(database))[0]

    assert asyncio.run(run()) == 2
