"""Databases whose tables are made already, copied from one that was brought up to date once."""

from __future__ import annotations

import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from throneworld.table.storage.address import address_of
from throneworld.table.storage.sqlite import make_file
from throneworld.table.storage.upgrade import upgrade


def bring_up_to_date(url: str) -> None:
    upgrade(address_of(url))


def put_sqlite(path: Path) -> None:
    """As if a server had been started there once; a file that is there stays as it is."""
    if not path.exists():
        make_file(path)
        path.write_bytes(_template())


def furnish(data: Path) -> None:
    """The folder of a server."""
    put_sqlite(data / "throneworld.db")


@cache
def _template() -> bytes:
    folder = Path(tempfile.mkdtemp(prefix="throneworld-migrated-"))
    try:
        bring_up_to_date(f"sqlite:///{folder / 'template.db'}")
        assert os.listdir(folder) == ["template.db"], "no write-ahead log is left"
        return (folder / "template.db").read_bytes()
    finally:
        shutil.rmtree(folder)
