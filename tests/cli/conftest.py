"""A PostgreSQL server for the commands that look after one."""

from tests.table.conftest import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]
