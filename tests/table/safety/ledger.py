"""The database as it lies in its file, seen from outside: has a call changed anything?"""

from __future__ import annotations

import sqlite3
from functools import cached_property
from pathlib import Path
from typing import Any

from throneworld.table.storage import schema

VISITS = {"people": ("seen",), "sessions": ("expires",), "tokens": ("used",), "servers": ("seen",)}
"""Columns that tell when somebody was last here: a call that is refused may change those."""


class Ledger:
    """Whole dumps, made anew only when another connection has written since the last."""

    def __init__(self, folder: Path) -> None:
        self._place = f"file:{folder / 'throneworld.db'}?mode=ro"
        self._version = -1
        self._dump: dict[str, list[Any]] = {}

    def dump(self) -> dict[str, list[Any]]:
        version = self._file.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._version = version
            self._dump = {name: self._rows(name) for name in schema.metadata.tables}
        return self._dump

    @cached_property
    def _file(self) -> sqlite3.Connection:
        return sqlite3.connect(self._place, uri=True)

    def _rows(self, name: str) -> list[Any]:
        columns = [
            column.name
            for column in schema.metadata.tables[name].c
            if column.name not in VISITS.get(name, ())
        ]
        # Snapshots are long and never change: their sizes tell enough.
        chosen = ", ".join(f"length({each})" if each == "snapshot" else f'"{each}"' for each in columns)
        return sorted(self._file.execute(f"SELECT {chosen} FROM {name}").fetchall(), key=repr)
