"""The tables of the database. Times are seconds since the epoch; JSON is text, written by msgspec.

Whatever is changed here needs a migration in `migrations/versions`; a test compares the two.
Every foreign key has an index: without it, deleting a person or a table would read all that refers to any.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _person_id(*, required: bool = True) -> Column[str]:
    ondelete = "CASCADE" if required else "SET NULL"
    key = ForeignKey("people.id", ondelete=ondelete)
    return Column("person_id", String(16), key, nullable=not required, index=True)


# People

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("username", String(40), unique=True),  # lower case; null for a guest
    Column("password", String(200)),
    Column("admin", Boolean, nullable=False, default=False),
    Column("house", Boolean, nullable=False, default=False),
    Column("notices", Text, nullable=False, default="{}"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    _person_id(),
    Column("csrf", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    _person_id(),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("scopes", String(120), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

# Tables and who sits at them

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("name", String(60), nullable=False),
    Column("owner_id", String(16), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("access", String(8), nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("origin", String(10), nullable=False, default="played"),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("seed", String(78)),
    Column("salt", String(64)),
    Column("commitment", String(64)),
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float, index=True),
    Column("parent_id", String(16), ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("parent_step", Integer),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("holder", String(8), nullable=False),
    _person_id(required=False),
    Column("name", String(40), nullable=False, default=""),
    Column("faction", String(24), nullable=False, default=""),
    Column("level", String(16), nullable=False, default=""),
    Column("invite", String(32), nullable=False, default=""),
    Column("acting", String(8), nullable=False, default="self"),
    Column("resigned", Boolean, nullable=False, default=False),
)

# What happened at a table: append-only, numbered from 1 without gaps

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    _person_id(required=False),
    Column("ask", String(40), nullable=False, default=""),
    Column("body", Text, nullable=False),
    Column("events", Text, nullable=False, default="[]"),
    Column("digest", String(32), nullable=False, default=""),
    Column("at", Float, nullable=False),
)

bases = Table(
    "bases",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("snapshot", LargeBinary, nullable=False),
)

positions = Table(
    "positions",
    metadata,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("pace", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    _table_id(),
    Column("process", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# Around the game

messages = Table(
    "messages",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    _person_id(required=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    _table_id(),
    Column(
        "person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("text", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("uses", Integer, nullable=False, default=0),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    _person_id(required=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("votes", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("created", Float, nullable=False),
)

due_notices = Table(
    "due_notices",
    metadata,
    Column("person_id", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    _table_id(),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Index("ix_due_notices_table_id", "table_id"),
)
