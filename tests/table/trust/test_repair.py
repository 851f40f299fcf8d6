"""After an update no running game is lost: what the players saw wins over what the rules now make of it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import ColumnElement, delete, select, update

import throneworld as tw
from tests.table.trust.journals import TABLE, Played, play_on, whole_game
from tests.table.trust.stage import add_table, opened, stored
from throneworld.kernel.holds import is_held
from throneworld.kernel.registry import definition_of
from throneworld.table.errors import Clash
from throneworld.table.lobby.rows import TableRow
from throneworld.table.lobby.tables import loaded
from throneworld.table.rooms.standing import Standing, standing_from
from throneworld.table.storage.database import Database
from throneworld.table.storage.heartbeat import beat
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.schema import bases, entries, positions
from throneworld.table.trust.export import export_of
from throneworld.table.trust.gamefile import GameFile, read_game_file
from throneworld.table.trust.importing import prepare, store
from throneworld.table.trust.records import history_from, is_patient
from throneworld.table.trust.repair import Finding, apply, check_no_server_runs, examine
from throneworld.table.trust.verifying import verify

Harm = Callable[[Database], Awaitable[None]]
CHOICES = 60
WRONG = 25
"""The entry that is made not to fit."""


def running(*, patient: bool = False, unsettled: float = 0.0) -> Played:
    return play_on(
        Played(tw.new_game("rex", 3, 4), patient=patient), Random(4), choices=CHOICES, unsettled=unsettled
    )


def told() -> Callable[[int, int], None]:
    return lambda done, total: None


async def room_of(journal: Journal, table: TableRow) -> Standing:
    """As a room would open it."""
    base, position = await journal.newest_base(table.id), await journal.position(table.id)
    assert base is not None
    found = await journal.entries(table.id, after=base.number)
    return standing_from(base, found, position, patient=is_patient(table))


class Repaired(msgspec.Struct):
    """What was found, what is there afterwards, and what a second look finds."""

    finding: Finding
    standing: Standing
    again: Finding
    number: int
    reasons: list[str]


def repaired(url: str, played: Played, *harms: Harm, now: float = 5000.0) -> Repaired:
    async def run() -> Repaired:
        async with opened(url) as (database, journal):
            table = await add_table(database, journal, played)
            for harm in harms:
                await harm(database)
            before = await everything(database)
            finding = await examine(journal, table, told())
            assert await everything(database) == before, "looking changes nothing"
            await apply(database, journal, finding, "because", now)
            after = await stored(database, TABLE)
            mends = [entry for entry in await journal.entries(TABLE) if entry.kind == "mend"]
            return Repaired(
                finding,
                await room_of(journal, after),
                await examine(journal, after, told()),
                await journal.newest_number(TABLE),
                [entry.body["reason"] for entry in mends],
            )

    return asyncio.run(run())


async def everything(database: Database) -> list[list[Any]]:
    async with database.read() as connection:
        return [list(await connection.execute(select(each))) for each in (entries, bases, positions)]


# Harm


def other_hash(number: int = WRONG) -> Harm:
    """As if the rules had led elsewhere when it was played."""

    async def harm(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(
                update(entries).where(entries.c.number == number).values(digest="f" * 32)
            )

    return harm


def other_choice(number: int = WRONG) -> Harm:
    async def harm(database: Database) -> None:
        body = '{"choices": [[0, "fly", "home"]], "by": "person"}'
        async with database.write() as connection:
            await connection.execute(update(entries).where(entries.c.number == number).values(body=body))

    return harm


async def broken_position(database: Database) -> None:
    """As if it waited in a step that the rules do not have any more."""
    async with database.write() as connection:
        text = await connection.scalar(select(positions.c.position))
        position = msgspec.json.decode(str(text))
        position["stack"] = [{"step": "forgotten"}]
        await connection.execute(update(positions).values(position=msgspec.json.encode(position).decode()))


async def rotten_position(database: Database) -> None:
    """It can be read and breaks no law, but it is not what it was."""
    async with database.write() as connection:
        position = msgspec.json.decode(str(await connection.scalar(select(positions.c.position))))
        position["state"]["influence"][0] += 1
        position["state"]["pool"] -= 1
        await connection.execute(update(positions).values(position=msgspec.json.encode(position).decode()))


async def garbage_for_the_beginning(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(update(bases).where(bases.c.number == 0).values(snapshot=b"garbage"))


async def forgotten_beginning(database: Database) -> None:
    """As if the rules had no such step any more."""
    await _forget(database, bases.c.number == 0)


async def _forget(database: Database, which: ColumnElement[bool]) -> None:
    async with database.write() as connection:
        for number, packed in (
            await connection.execute(select(bases.c.number, bases.c.snapshot).where(which))
        ).all():
            snapshot = msgspec.json.decode(zlib.decompress(bytes(packed)))
            snapshot["stack"] = [{"step": "forgotten"}]
            again = zlib.compress(msgspec.json.encode(snapshot))
            await connection.execute(update(bases).where(bases.c.number == number).values(snapshot=again))


async def no_position(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(delete(positions))


# What is found and done


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_a_table_that_fits_is_left_alone(database_url: str, patient: bool) -> None:
    played = running(patient=patient, unsettled=0.1)
    found = repaired(database_url, played)
    assert found.finding.good and found.finding.steps == CHOICES
    assert found.number == played.entries[-1].number and not found.reasons


def test_a_step_that_leads_elsewhere_is_told_and_the_position_wins(database_url: str) -> None:
    played = running()
    found = repaired(database_url, played, other_hash())
    wrong = found.finding.difference
    assert wrong is not None and (wrong.why, wrong.number, wrong.step) == ("differs", WRONG, WRONG)
    assert wrong.expected == "f" * 32 and wrong.found == played.digests[WRONG]
    assert found.finding.remedy == "position"
    assert found.standing.game.digest() == played.game.digest()
    assert list(found.standing.game.choices) == list(played.game.choices)
    assert list(found.standing.game.log) == list(played.game.log)
    assert found.reasons == ["because"] and found.again.good


@pytest.mark.parametrize("patient", [False, True], ids=["instant", "uniform"])
def test_a_game_goes_on_after_its_position_has_won(database_url: str, patient: bool) -> None:
    played = running(patient=patient)
    found = repaired(
        database_url, played, other_hash(next(e.number for e in played.entries if e.kind == "choice"))
    )
    went_on = Played(tw.new_game("rex", 3, 4), patient=patient)
    went_on.standing = found.standing
    play_on(went_on, Random(9), choices=10_000)
    assert went_on.game.over


def test_questions_and_sealed_answers_stay_when_the_position_wins(database_url: str) -> None:
    played = running(patient=True)
    found = repaired(database_url, played, other_hash(played.entries[3].number))
    assert found.standing.pace == played.standing.pace


def test_a_choice_that_is_refused_now_is_told_and_the_position_wins(database_url: str) -> None:
    found = repaired(database_url, running(), other_choice())
    wrong = found.finding.difference
    assert wrong is not None and (wrong.why, wrong.seat, wrong.option) == ("refused", 0, ("fly", "home"))
    assert found.finding.remedy == "position"


def test_a_position_that_cannot_be_read_is_found_again_from_the_choices(database_url: str) -> None:
    played = running()
    found = repaired(database_url, played, broken_position)
    assert found.finding.remedy == "rebuild" and "forgotten" in found.finding.problem
    assert found.standing.game.digest() == played.game.digest()
    assert len(found.standing.game.choices) == CHOICES
    assert found.again.good


def test_a_position_that_is_not_what_it_was_is_found_again_from_the_choices(database_url: str) -> None:
    played = running()
    found = repaired(database_url, played, rotten_position)
    assert found.finding.difference is None and found.finding.remedy == "rebuild"
    assert found.standing.game.digest() == played.game.digest()


def test_a_missing_position_is_found_again_from_the_choices(database_url: str) -> None:
    played = running()
    found = repaired(database_url, played, no_position)
    assert found.finding.remedy == "rebuild"
    assert found.standing.game.digest() == played.game.digest()


def test_without_position_and_with_other_rules_the_game_goes_back_to_what_fits(database_url: str) -> None:
    played = running()
    found = repaired(database_url, played, broken_position, other_choice())
    assert found.finding.remedy == "cut" and found.finding.kept == WRONG - 1
    assert found.standing.game.digest() == played.digests[WRONG - 1]
    assert len(found.standing.game.choices) == WRONG - 1
    assert found.again.good


def test_after_going_back_every_question_has_an_id_that_none_had_before(database_url: str) -> None:
    found = repaired(database_url, running(), broken_position, other_choice())
    pace = found.standing.pace
    assert pace.revisions == (1, 1, 1) and pace.sealed == {}
    assert pace.waiting == found.standing.game.waited_for and pace.since == 5000.0


def test_a_newer_base_saves_more_than_the_beginning(database_url: str) -> None:
    """Every undo leaves a whole snapshot behind."""
    played = running(unsettled=0.15)
    newest = max(base.number for base in played.bases)
    early = next(entry.number for entry in played.entries if entry.kind == "choice")
    assert newest > early
    found = repaired(database_url, played, broken_position, other_choice(early))
    assert found.finding.remedy == "rebuild"
    assert found.standing.game.digest() == played.game.digest()


def test_the_position_wins_even_if_the_beginning_cannot_be_read(database_url: str) -> None:
    played = running()
    found = repaired(database_url, played, forgotten_beginning)
    assert found.finding.difference is not None and found.finding.difference.why == "unreadable"
    assert found.finding.remedy == "position"
    assert found.standing.game.digest() == played.game.digest()
    assert found.again.good


def test_a_table_whose_beginning_is_garbage_goes_on_from_a_newer_base(database_url: str) -> None:
    played = running(unsettled=0.15)
    assert len(played.bases) > 1
    found = repaired(database_url, played, garbage_for_the_beginning, broken_position)
    assert found.finding.remedy == "rebuild"
    assert found.standing.game.digest() == played.game.digest()


@pytest.mark.parametrize("harm", [forgotten_beginning, garbage_for_the_beginning])
def test_a_table_of_which_nothing_can_be_read_is_told_and_left_alone(database_url: str, harm: Harm) -> None:
    async def run() -> tuple[Finding, int]:
        async with opened(database_url) as (database, journal):
            table = await add_table(database, journal, running())
            await broken_position(database)
            await harm(database)
            finding = await examine(journal, table, told())
            await apply(database, journal, finding, "because", 5000.0)
            return finding, await journal.newest_number(TABLE)

    finding, number = asyncio.run(run())
    assert finding.remedy == "lost" and not finding.can_go_on and not finding.good
    assert number == CHOICES


# Tables that went back by consent


def rewound(*, patient: bool = False) -> Played:
    """40 choices, back to 32, and 20 more."""
    game = definition_of("rex").new(3, 2**255 + 4, {}, "blake2b")
    played = play_on(Played(game, patient=patient), Random(4), choices=40)
    played.rewind(32)
    return play_on(played, Random(5), choices=20)


async def forgotten_rewind(database: Database) -> None:
    """The snapshot that was made when the table went back cannot be read any more."""
    await _forget(database, bases.c.number > 0)


def test_a_game_that_is_found_again_knows_how_often_it_went_back(database_url: str) -> None:
    played = rewound()
    found = repaired(database_url, played, broken_position)
    assert found.finding.remedy == "rebuild"
    assert found.standing.game.record == played.game.record and played.game.rewinds == ((40, 32),)
    assert found.standing.game.dice.rewinds == 1 and found.again.good


def test_a_repair_that_cuts_before_a_rewind_counts_it_and_is_one_more(database_url: str) -> None:
    played = rewound()
    found = repaired(database_url, played, broken_position, other_choice(), forgotten_rewind)
    game = found.standing.game
    assert found.finding.remedy == "cut" and found.finding.kept == WRONG - 1
    assert game.rewinds == ((40, 32), (52, WRONG - 1)) and game.dice.rewinds == 2
    assert game.digest() == played.digests[WRONG - 1]
    assert tw.replay(game.record).digest() == game.digest() and found.again.good


def test_a_game_that_was_cut_before_a_rewind_is_good_to_its_end_and_can_be_imported(
    database_url: str,
) -> None:
    async def run() -> tuple[tw.Game, GameFile, GameFile]:
        async with opened(database_url) as (database, journal):
            table = await add_table(database, journal, rewound())
            for harm in (broken_position, other_choice(), forgotten_rewind):
                await harm(database)
            await apply(database, journal, await examine(journal, table, told()), "because", 5000.0)
            game = await _play_to_the_end(journal, table)
            file = await _exported(database, journal, table.id)
            imported = await store(database, prepare(file, None, "open", 9000.0))
            return game, file, await _exported(database, journal, imported)

    game, file, again = asyncio.run(run())
    assert file.rewinds[:2] == [(40, 32), (52, WRONG - 1)] and len(file.rewinds) > 2
    assert [(mend.after, mend.reason) for mend in file.mended] == [(WRONG - 1, "because")]
    assert verify(file).record == game.record
    assert msgspec.structs.replace(again, table=file.table) == file


async def _play_to_the_end(journal: Journal, table: TableRow) -> tw.Game:
    """With one rewind more."""
    standing = await room_of(journal, table)
    played = Played(standing.game.copy())
    played.standing, known = standing, len(played.appends)
    play_on(played, Random(6), choices=20)
    played.rewind(len(played.game.choices) - 9)
    play_on(played, Random(7), choices=10_000)
    for append in played.appends[known:]:
        await journal.append(append)
    return played.game


async def _exported(database: Database, journal: Journal, table_id: str) -> GameFile:
    async with database.read() as connection:
        table, seated = await loaded(connection, table_id)
    history = await history_from(journal, table_id)
    return read_game_file(msgspec.json.encode(export_of(table, seated, history, patient=is_patient(table))))


def test_a_repair_that_takes_no_choice_back_is_no_rewind(database_url: str) -> None:
    """The window closed by itself; nobody chose anything."""
    played = rewound(patient=True)
    while played.entries[-1].kind != "release" or played.entries[-1].body["choices"]:
        play_on(played, Random(9), choices=1)
        while is_held(played.game):
            played.do(lambda draft: draft.release())
    last, count = played.entries[-1].number, len(played.game.choices)
    found = repaired(database_url, played, broken_position, other_hash(last), forgotten_rewind)
    assert (found.finding.remedy, found.finding.kept) == ("cut", count)
    assert found.standing.game.rewinds == ((40, 32),) and found.again.good


# The end


def test_a_finished_game_is_only_reported(database_url: str) -> None:
    played = whole_game(4)
    found = repaired(database_url, played, other_hash())
    assert found.finding.difference is not None and found.finding.difference.number == WRONG
    assert found.finding.remedy == "none" and not found.finding.good and not found.finding.can_go_on
    assert not found.reasons


def test_what_was_mended_over_is_not_reported_again(database_url: str) -> None:
    played = running()
    played.mend(played.game.copy())
    play_on(played, Random(8), choices=5)
    found = repaired(database_url, played, other_hash())
    assert found.finding.good


def test_nothing_is_changed_while_a_server_may_run(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as (database, journal):
            table = await add_table(database, journal, running())
            await other_hash()(database)
            await beat(database, "server", 4990.0)
            finding = await examine(journal, table, told())
            with pytest.raises(Clash, match="server_runs"):
                await apply(database, journal, finding, "because", 5000.0)
            assert await journal.newest_number(TABLE) == CHOICES
            await check_no_server_runs(database, 5100.0)

    asyncio.run(run())


def test_progress_is_told_from_the_first_step_to_the_last(database_url: str) -> None:
    seen: list[tuple[int, int]] = []

    async def run() -> None:
        async with opened(database_url) as (database, journal):
            table = await add_table(database, journal, running())
            await examine(journal, table, lambda done, total: seen.append((done, total)))

    asyncio.run(run())
    assert seen[0] == (0, CHOICES) and seen[-1] == (CHOICES, CHOICES)
