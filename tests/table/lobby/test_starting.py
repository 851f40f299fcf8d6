"""The start of a game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

import throneworld as tw
from tests.table.lobby.desk import Desk, alone, outcomes
from tests.table.rooms.scene import Ledger
from throneworld.kernel.registry import definition_of
from throneworld.table.caller import Caller
from throneworld.table.errors import NotFound
from throneworld.table.lobby import starting
from throneworld.table.lobby.making import NewSeat, NewTable, make_table
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.lobby.starting import Start, game_of, start
from throneworld.table.lobby.tables import loaded
from throneworld.table.rooms.beginning import has_begun, write_beginning
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.schema import bases, tables

RACES = tuple(tw.games()[0]["factions"])
ANN = Caller("ann", "Ann")


def rows(desk: Desk, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    async def work() -> tuple[TableRow, list[SeatRow]]:
        async with desk.database.read() as connection:
            return await loaded(connection, table_id)

    found: tuple[TableRow, list[SeatRow]] = desk.run(work)
    return found


def game_at(desk: Desk, table_id: str) -> tw.Game:
    game: tw.Game | None = desk.run(lambda: desk.game(table_id))
    assert game is not None
    return game


def test_a_full_table_starts_with_a_seed_that_is_committed_to(desk: Desk) -> None:
    table = desk.make("me", "me", "bot", options={"betrayal": True})
    started = desk.post(f"/tables/{table['id']}/start", "ann")
    assert started["state"] == "running" and started["started"] > 0
    row, seats = rows(desk, table["id"])
    assert started["commitment"] == sha256(f"{row.salt}:{row.seed}".encode()).hexdigest()
    game = game_at(desk, table["id"])
    assert desk.rooms.opened == [table["id"]]
    assert (game.seed, game.seats, game.setup) == (row.seed, 3, ())
    assert game.dice.generator == "blake2b" and game.seed > 2**64
    assert game.options["betrayal"] is True
    assert game_of(row, seats).digest() == game.digest()


def test_seats_that_are_empty_are_named_and_nothing_starts(desk: Desk) -> None:
    assert desk.client is not None
    path = f"/api/v1/tables/{desk.make('me', 'open', 'bot', 'invited')['id']}"
    answer = desk.client.post(f"{path}/start", headers={"who": "ann"}).json()
    assert (answer["error"], answer["args"]) == ("seats_empty", {"seats": "1 3"})
    assert "Seat 2 and Seat 4" in answer["message"]
    assert desk.client.get(path).json()["state"] == "lobby" and not desk.rooms.opened


def test_bots_may_take_the_empty_seats(desk: Desk) -> None:
    table = desk.make("me", "open", "bot", "invited")
    started = desk.post(f"/tables/{table['id']}/start", "ann", {"fill_with_bots": "random"})
    assert [seat["holder"] for seat in started["seats"]] == ["person", "bot", "bot", "bot"]
    assert [seat["level"] for seat in started["seats"]] == ["", "random", "heuristic", "random"]
    assert [seat["acting"] for seat in started["seats"]] == ["self", "bot", "bot", "bot"]
    assert not any(seat["invite"] for seat in started["seats"])


def test_seats_without_a_faction_get_one_by_lot_if_others_have_one(desk: Desk) -> None:
    factions = ["", "sol", "", "lazax", ""]
    seats = [{"holder": "me", "faction": faction} for faction in factions]
    seen = set()
    for _ in range(12):
        table = desk.post("/tables", "ann", {"game": "rex", "seats": seats})
        started = desk.post(f"/tables/{table['id']}/start", "ann")
        dealt = tuple(seat["faction"] for seat in started["seats"])
        assert (dealt[1], dealt[3]) == ("sol", "lazax")
        assert len(set(dealt)) == 5 and set(dealt) <= set(RACES)
        assert game_at(desk, table["id"]).setup == dealt
        seen.add(dealt)
    assert len(seen) > 1


def test_only_the_owner_starts(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'open', 'bot')['id']}"
    desk.post(f"{path}/join", "ben")
    assert desk.post(f"{path}/start") == (401, "sign_in_first")
    for who in ("ben", "cem", "root"):
        assert desk.post(f"{path}/start", who) == (403, "owner_only")
    assert desk.post(f"{path}/start", "ann", scopes="play") == (403, "token_lacks_scope")
    assert not desk.rooms.opened


def test_a_start_of_another_shape_is_refused(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'me', 'me')['id']}"
    bodies: list[Any] = [{"fill_with_bots": "genius"}, {"fill_with_bots": 1}, {"seed": 7}, [], "x"]
    for body in bodies:
        assert desk.post(f"{path}/start", "ann", body)[0] == 400
    assert desk.get(path)["state"] == "lobby"


def test_a_game_starts_once(desk: Desk) -> None:
    path = f"/tables/{desk.started('me', 'me', 'me')['id']}"
    before = desk.get(path)
    assert desk.post(f"{path}/start", "ann") == (409, "already_started")
    assert desk.get(path) == before


def test_of_two_starts_at_once_one_starts(database_url: str) -> None:
    async def rush(desk: Desk) -> tuple[list[str], int]:
        table_id = await _full_table(desk)
        came = await outcomes(*(start(desk.hall, ANN, table_id, Start(), 2.0) for _ in range(3)))
        async with desk.database.read() as connection:
            table, _ = await loaded(connection, table_id)
        game = await desk.game(table_id)
        assert game is not None and game.seed == table.seed
        return came, len(desk.rooms.opened)

    assert alone(database_url, rush) == (["already_started", "already_started", "ok"], 1)


def test_nobody_ever_meets_a_table_that_runs_and_has_no_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch(desk: Desk) -> list[tuple[str, bool]]:
        seen: list[tuple[str, bool]] = []
        table_id = await _full_table(desk)

        async def look() -> None:
            async with desk.database.read() as connection:
                table, _ = await loaded(connection, table_id)
                seen.append((table.state, await has_begun(connection, table_id)))

        async def watched(*beginning: Any) -> None:
            await look()
            await write_beginning(*beginning)
            await look()

        monkeypatch.setattr(starting, "write_beginning", watched)
        await start(desk.hall, ANN, table_id, Start(), 2.0)
        await look()
        return seen

    assert alone(database_url, watch) == [("lobby", False), ("lobby", False), ("running", True)]


def test_a_game_that_cannot_be_written_down_leaves_the_lobby_as_it_was(desk: Desk) -> None:
    table = desk.make("me", "open", "invited")
    path = f"/tables/{table['id']}"
    desk.put(f"{path}/seats/0", "ann", {"faction": "sol"})
    before = rows(desk, table["id"])
    desk.write(insert(bases).values(table_id=table["id"], number=0, snapshot=b"in the way"))
    assert desk.post(f"{path}/start", "ann", {"fill_with_bots": "random"})[0] == 500
    assert rows(desk, table["id"]) == before and not desk.rooms.opened
    desk.write(delete(bases))
    assert desk.post(f"{path}/start", "ann", {"fill_with_bots": "random"})["state"] == "running"


def test_a_game_that_was_written_down_stays_started_whatever_came_after(desk: Desk) -> None:
    table = desk.make("me", "me", "me")
    desk.rooms.broken = True
    assert desk.post(f"/tables/{table['id']}/start", "ann")[0] == 500
    assert desk.get(f"/tables/{table['id']}")["state"] == "running" and game_at(desk, table["id"])


# Earlier versions said that a table runs, and wrote its game down a moment later


async def _full_table(desk: Desk) -> str:
    async with desk.database.write() as connection:
        return await make_table(connection, ANN, NewTable(game="rex", seats=[NewSeat("me")] * 3), 1.0)


async def _cut_off(desk: Desk, **changes: Any) -> str:
    """A table whose server ended in between."""
    table_id = await _full_table(desk)
    async with desk.database.write() as connection:
        row = update(tables).where(tables.c.id == table_id)
        await connection.execute(row.values(state="running", started=2.0, **changes))
    return table_id


@asynccontextmanager
async def _server(desk: Desk) -> AsyncIterator[Rooms]:
    journal = Journal(desk.database)
    rooms = Rooms(desk.database, journal, Ledger())  # type: ignore[arg-type]
    await rooms.open_running()
    yield rooms
    await rooms.close()
    await journal.close()


SEEDS = {2**64 - 1: "splitmix64", 2**255 + 5: "blake2b"}
"""The first dice had seeds of 64 bits."""


@pytest.mark.parametrize("seed", SEEDS, ids=SEEDS.get)
def test_a_table_that_was_cut_off_begins_with_the_dice_that_it_was_started_with(
    database_url: str, seed: int
) -> None:
    async def begin(desk: Desk) -> list[tw.Game]:
        table_id = await _cut_off(desk, seed=str(seed))
        async with _server(desk) as first, _server(desk) as second:
            return [(await rooms.open(table_id)).game for rooms in (first, second)]

    expected = definition_of("rex").new(3, seed, {}, SEEDS[seed])
    for game in alone(database_url, begin):
        assert (game.dice.generator, game.digest()) == (SEEDS[seed], expected.digest())


def test_a_branch_that_was_cut_off_cannot_be_made_again_and_is_gone(database_url: str) -> None:
    async def begin(desk: Desk) -> None:
        table_id = await _cut_off(desk, seed="5", origin="branch")
        async with _server(desk), desk.database.read() as connection:
            with pytest.raises(NotFound, match="no_such_table"):
                await loaded(connection, table_id)

    alone(database_url, begin)
