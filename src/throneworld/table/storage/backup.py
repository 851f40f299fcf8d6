"""A copy of an SQLite database that is in use: whole, consistent, and nobody has to stop for it."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from throneworld.table.errors import Clash, Invalid, NotFound
from throneworld.table.storage.address import address_of
from throneworld.table.storage.failures import StorageFailed
from throneworld.table.storage.sqlite import make_file


def backup(database_url: str, target: Path) -> None:
    """Blocks. `target` bears its name only once it is complete; one that exists is never written over."""
    address = address_of(database_url)
    if address.postgresql:
        raise Invalid("backup_with_pg_dump", where=address.shown)
    if not address.file.is_file():
        raise NotFound("backup_of_nothing", where=address.shown)
    if target.exists():
        raise Clash("backup_exists", target=str(target))
    try:
        _copy(address.file, target)
    except (sqlite3.Error, OSError) as error:
        reason = address.hide(str(error))
        raise StorageFailed("backup_failed", target=str(target), reason=reason) from None


def _copy(source: Path, target: Path) -> None:
    unfinished = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    try:
        make_file(unfinished)
        _copy_pages(source, unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_pages(source: Path, target: Path) -> None:
    """All pages in one step: what is committed meanwhile goes to the log and does not disturb the copy."""
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(target)) as copy:
        running.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no log beside it
        found = copy.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(str(found))
