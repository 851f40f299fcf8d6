"""Run by Alembic, for whoever gives it a connection with a transaction begun (see `upgrade.py`)."""

from __future__ import annotations

from alembic import context

from throneworld.table.storage.schema import metadata

connection = context.config.attributes["connection"]
# SQLite can change little about a table; Alembic then builds it anew.
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
