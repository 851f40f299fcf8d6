"""The address of a database, as people write it, and what may be shown of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_plus

from msgspec import Struct
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from throneworld.table.storage.failures import StorageFailed

POSTGRESQL = ("postgresql", "postgres")
DISCREET: dict[str, Any] = {"hide_parameters": True}
"""An error tells the statement, not what was in it: hands, seeds and hashes must not get into a log."""


class Address(Struct, frozen=True):
    url: URL

    @property
    def postgresql(self) -> bool:
        return self.url.get_backend_name() in POSTGRESQL

    @property
    def file(self) -> Path:
        """Of an SQLite database."""
        return Path(self.url.database or "")

    @property
    def dsn(self) -> str:
        """As PostgreSQL's own tools and drivers want it, password included: not for anybody's eyes."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @property
    def shown(self) -> str:
        """Enough to know which database is meant; no user, no password, no options."""
        if not self.postgresql:
            return str(self.file)
        port = f":{self.url.port}" if self.url.port else ""
        return f"postgresql://{self.url.host or ''}{port}/{self.url.database or ''}"

    def hide(self, text: str) -> str:
        """The first line of a text in which a driver may have quoted the password."""
        line = next(iter(text.strip().splitlines()), "")
        for secret in (self.url.password, self.url.query.get("password")):
            for form in {str(secret), quote(str(secret), safe=""), quote_plus(str(secret))} if secret else ():
                line = line.replace(form, "***")
        return line


def address_of(text: str) -> Address:
    """Accepts whichever driver is named, or none: the table has its own for each kind of database."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageFailed("database_address") from None
    kind = url.get_backend_name()
    if kind in POSTGRESQL:
        return Address(url.set(drivername="postgresql+asyncpg"))
    # SQLite in memory would be another database for each connection.
    if kind != "sqlite" or not url.database or ":memory:" in url.database or url.query:
        raise StorageFailed("database_address")
    return Address(url.set(drivername="sqlite+aiosqlite"))
