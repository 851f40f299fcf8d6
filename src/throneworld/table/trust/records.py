"""The journal of a table, read from the database."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from msgspec import MsgspecError

from throneworld.kernel.errors import BadSave
from throneworld.table.errors import NotFound
from throneworld.table.lobby.agreed import resolved
from throneworld.table.lobby.rows import TableRow
from throneworld.table.storage.rows import Base
from throneworld.table.trust.history import History

if TYPE_CHECKING:
    from throneworld.table.storage.journal import Journal


async def history_from(journal: Journal, table_id: str) -> History:
    """All that counts, from the beginning of the table."""
    base = await _base(journal, table_id, 0)
    if base is None:
        raise NotFound("no_game_yet")
    history = History(base)
    await read_on(journal, table_id, history)
    return history


async def read_on(journal: Journal, table_id: str, history: History) -> None:
    """Account for whatever has happened since the history was read."""
    for entry in await journal.entries(table_id, after=history.number):
        history.add(entry, await _base(journal, table_id, entry.number) if entry.kind == "mend" else None)


async def _base(journal: Journal, table_id: str, number: int) -> Base | None:
    try:
        return await journal.newest_base(table_id, up_to=number)
    except (zlib.error, MsgspecError) as problem:
        raise BadSave(f"the snapshot of entry {number} is damaged") from problem


def is_patient(table: TableRow) -> bool:
    """Whether windows are held at this table; an imported game is one choice after the other."""
    return table.origin != "imported" and resolved(table.terms, table.access).release == "uniform"
