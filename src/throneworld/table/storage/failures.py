"""What storage answers when the database itself is in the way."""

from __future__ import annotations

from throneworld.table.errors import TableError


class StorageFailed(TableError):  # noqa: N818 - the tree of errors speaks so
    """The database cannot be used, or did not keep what it was given."""

    status = 503
