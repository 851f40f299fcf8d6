"""Applications that serve again: to put all routes together takes a fifth of a second of a processor."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Litestar

from throneworld.table.api.app import configured, prepared
from throneworld.table.config import Config

_FREE: defaultdict[int, list[Litestar]] = defaultdict(list)
"""Those that nobody uses at present, by the largest body that they take."""


@contextmanager
def app_of(config: Config) -> Iterator[Litestar]:
    """An application for one server after the other, and for one only at a time."""
    free = _FREE[config.limits.body]
    app = configured(free.pop() if free else prepared(config.limits.body), config)
    yield app
    app.state.clear()
    free.append(app)
