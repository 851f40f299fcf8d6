"""What must be true of a table at the end of its game, whoever played it and however."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import msgspec

from throneworld.client import Client
from throneworld.kernel.game import Game
from throneworld.table.lobby.tables import loaded
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Entry
from throneworld.table.trust.gamefile import GameFile, read_game_file
from throneworld.table.trust.repair import Finding, examine
from throneworld.table.trust.verifying import verify


def prove(client: Client, table: str, database_url: str) -> list[Entry]:
    """Everything at once; returns the journal of the table."""
    shown = client.table(table)
    proves_its_seed(shown)
    file = exported(client, table)
    game = verify(file)
    assert shown["result"] == game.result.data() if game.result else False
    assert str(shown["seed"]) == file.seed
    can_be_looked_back_at(client, table, game, len(file.choices))
    return comes_out_again(database_url, table, game)


def proves_its_seed(shown: dict[str, Any]) -> None:
    assert shown["state"] == "finished" and shown["result"]["winners"]
    promised = sha256(f"{shown['salt']}:{shown['seed']}".encode()).hexdigest()
    assert promised == shown["commitment"]


def exported(client: Client, table: str) -> GameFile:
    file = read_game_file(msgspec.json.encode(client.export(table)))
    assert file.whole and all(file.digests), "every step has a hash, from the first choice to the last"
    return file


def can_be_looked_back_at(client: Client, table: str, game: Game, choices: int) -> None:
    last = client.steps(table)["steps"]
    assert last == choices
    for step in (0, last // 2, last - 1):
        assert client.step(table, step, seat=0)["step"] == step
    for seat in (None, *range(game.seats)):
        assert client.step(table, last, seat)["view"] == msgspec.to_builtins(game.view(seat))


def comes_out_again(database_url: str, table: str, game: Game) -> list[Entry]:
    """The journal ends where the game does."""
    entries = again_from_the_journal(database_url, table)
    assert entries[-1].digest == game.digest()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    return entries


def again_from_the_journal(database_url: str, table: str) -> list[Entry]:
    """The journal, run again, gives the hash that was written down after each entry."""
    finding, entries = asyncio.run(_examined(database_url, table))
    assert finding.good and finding.compared, finding.difference
    return entries


async def _examined(database_url: str, table: str) -> tuple[Finding, list[Entry]]:
    database = await Database.open(database_url)
    try:
        async with database.read() as connection:
            row, _ = await loaded(connection, table)
        journal = Journal(database)
        return await examine(journal, row, lambda *_: None), await journal.entries(table)
    finally:
        await database.close()
