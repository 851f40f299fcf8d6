"""Where everything is kept: SQLite unless an address names a PostgreSQL server."""
