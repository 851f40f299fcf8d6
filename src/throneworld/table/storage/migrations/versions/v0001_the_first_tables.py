"""The first tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _journal()
    _around_the_game()


def _people() -> None:
    op.create_table(
        "people",
        Column("id", String(16), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("username", String(40), unique=True),
        Column("password", String(200)),
        Column("admin", Boolean, nullable=False),
        Column("house", Boolean, nullable=False),
        Column("notices", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
    )
    op.create_table(
        "sessions",
        Column("hash", String(64), primary_key=True),
        _person_id(),
        Column("csrf", String(64), nullable=False),
        Column("created", Float, nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "tokens",
        Column("id", String(16), primary_key=True),
        _person_id(),
        Column("hash", String(64), nullable=False, unique=True),
        Column("name", String(60), nullable=False),
        Column("scopes", String(120), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", String(16), primary_key=True),
        Column("game", String(16), nullable=False),
        Column("name", String(60), nullable=False),
        Column("owner_id", String(16), ForeignKey("people.id", ondelete="SET NULL"), index=True),
        Column("access", String(8), nullable=False),
        Column("state", String(10), nullable=False, index=True),
        Column("origin", String(10), nullable=False),
        Column("options", Text, nullable=False),
        Column("terms", Text, nullable=False),
        Column("invite", String(32), nullable=False),
        Column("seed", String(20)),
        Column("salt", String(64)),
        Column("commitment", String(64)),
        Column("result", Text),
        Column("created", Float, nullable=False),
        Column("started", Float),
        Column("finished", Float, index=True),
        Column("parent_id", String(16), ForeignKey("tables.id", ondelete="SET NULL"), index=True),
        Column("parent_step", Integer),
    )
    op.create_table(
        "seats",
        _table_id(),
        Column("number", Integer, primary_key=True),
        Column("holder", String(8), nullable=False),
        _person_id(required=False),
        Column("name", String(40), nullable=False),
        Column("faction", String(24), nullable=False),
        Column("level", String(16), nullable=False),
        Column("invite", String(32), nullable=False),
        Column("acting", String(8), nullable=False),
        Column("resigned", Boolean, nullable=False),
    )


def _journal() -> None:
    op.create_table(
        "entries",
        _table_id(),
        Column("number", Integer, primary_key=True),
        Column("kind", String(12), nullable=False),
        Column("seat", Integer),
        _person_id(required=False),
        Column("ask", String(40), nullable=False),
        Column("body", Text, nullable=False),
        Column("events", Text, nullable=False),
        Column("digest", String(32), nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "bases",
        _table_id(),
        Column("number", Integer, primary_key=True),
        Column("snapshot", LargeBinary, nullable=False),
    )
    op.create_table(
        "positions",
        _table_id(),
        Column("number", Integer, nullable=False),
        Column("position", Text, nullable=False),
        Column("pace", Text, nullable=False),
    )
    op.create_table(
        "leases",
        _table_id(),
        Column("process", String(32), nullable=False),
        Column("until", Float, nullable=False),
    )
    op.create_table(
        "servers",
        Column("process", String(32), primary_key=True),
        Column("started", Float, nullable=False),
        Column("seen", Float, nullable=False),
    )


def _around_the_game() -> None:
    op.create_table(
        "messages",
        _table_id(),
        Column("number", Integer, primary_key=True),
        _person_id(required=False),
        Column("name", String(40), nullable=False),
        Column("seat", Integer),
        Column("text", Text, nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "notes",
        _table_id(),
        Column("person_id", String(16), _people_key("CASCADE"), primary_key=True, index=True),
        Column("text", Text, nullable=False),
    )
    op.create_table(
        "orders",
        Column("id", String(16), primary_key=True),
        Column("table_id", String(16), _tables_key(), nullable=False, index=True),
        Column("seat", Integer, nullable=False),
        Column("body", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("uses", Integer, nullable=False),
    )
    op.create_table(
        "proposals",
        Column("id", String(16), primary_key=True),
        Column("table_id", String(16), _tables_key(), nullable=False, index=True),
        Column("kind", String(12), nullable=False),
        _person_id(required=False),
        Column("seat", Integer),
        Column("body", Text, nullable=False),
        Column("votes", Text, nullable=False),
        Column("state", String(10), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "due_notices",
        Column("person_id", String(16), _people_key("CASCADE"), primary_key=True),
        Column("table_id", String(16), _tables_key(), primary_key=True, index=True),
        Column("since", Float, nullable=False),
        Column("due", Float, nullable=False, index=True),
    )


def _table_id() -> Column[str]:
    return Column("table_id", String(16), _tables_key(), primary_key=True)


def _person_id(*, required: bool = True) -> Column[str]:
    key = _people_key("CASCADE" if required else "SET NULL")
    return Column("person_id", String(16), key, nullable=not required, index=True)


def _tables_key() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


def _people_key(ondelete: str) -> ForeignKey:
    return ForeignKey("people.id", ondelete=ondelete)
