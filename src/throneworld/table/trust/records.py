"""The journal of a table, read from the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throneworld.table.errors import NotFound
from throneworld.table.lobby.agreed import resolved
from throneworld.table.lobby.rows import TableRow
from throneworld.table.trust.history import History

if TYPE_CHECKING:
    from throneworld.table.storage.journal import Journal


async def history_from(journal: Journal, table_id: str) -> History:
    """All that counts, from the beginning of the table."""
    base = await journal.newest_base(table_id, up_to=0)
    if base is None:
        raise NotFound("no_game_yet")
    history = History(base)
    await read_on(journal, table_id, history)
    return history


async def read_on(journal: Journal, table_id: str, history: History) -> None:
    """Account for whatever has happened since the history was read."""
    for entry in await journal.entries(table_id, after=history.number):
        mended = await journal.newest_base(table_id, up_to=entry.number) if entry.kind == "mend" else None
        history.add(entry, mended)


def is_patient(table: TableRow) -> bool:
    """Whether windows are held at this table; an imported game is one choice after the other."""
    return table.origin != "imported" and resolved(table.terms, table.access).release == "uniform"
