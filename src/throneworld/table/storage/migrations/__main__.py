"""Draft the next migration: what stands in `schema.py` and not yet in the migrations."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command

from throneworld.table.storage import sqlite
from throneworld.table.storage.address import address_of
from throneworld.table.storage.upgrade import settings

HERE = Path(__file__).parent


def draft(message: str, scripts: Path = HERE) -> Path:
    """Compared with a new database that has all migrations so far."""
    with TemporaryDirectory() as folder:
        engine = sqlite.migrating(address_of(f"sqlite:///{folder}/draft.db"))
        with engine.begin() as connection:
            config = settings(connection, str(scripts))
            command.upgrade(config, "head")
            made = command.revision(config, message, autogenerate=True, rev_id=_next(scripts))
    assert made is not None and not isinstance(made, list)
    return Path(made.path)


def _next(scripts: Path) -> str:
    """Revisions are numbered, so that the folder reads in their order."""
    return f"{len(list(scripts.glob('versions/v*.py'))) + 1:04}"


if __name__ == "__main__":
    print(draft(" ".join(sys.argv[1:]) or "unnamed"))
