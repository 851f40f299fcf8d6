"""Databases for tests of the server: SQLite in a file, and a real PostgreSQL server, one for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.migrated import put_sqlite
from tests.table.postgres import Databases
from tests.table.postgres_shared import shared_databases
from tests.waiting import LAST_RESORT
from throneworld.client import aio, socket
from throneworld.client.wire import Wire


@pytest.fixture(scope="session", autouse=True)
def patient_clients() -> Iterator[None]:
    """No client gives a server up because the machine is slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(Wire.__init__.__kwdefaults__ or {}, "patience", LAST_RESORT)
        for module in (aio, socket):
            patch.setattr(module, "ANSWER_WITHIN", LAST_RESORT)
        yield


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """Started for the first test that asks for it. If it cannot be, the test fails: none is skipped."""
    own = tmp_path_factory.getbasetemp()
    with shared_databases(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) as databases:
        yield databases


@pytest.fixture
def postgres_url(postgres_server: Databases) -> Iterator[str]:
    """A database with all its tables, and nothing in them."""
    name = postgres_server.create()
    yield postgres_server.url(name)
    postgres_server.drop(name)


@pytest.fixture
def empty_postgres_url(postgres_server: Databases) -> Iterator[str]:
    """A database without tables."""
    name = postgres_server.create_empty()
    yield postgres_server.url(name)
    postgres_server.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind, with all its tables and nothing in them: the test runs once with each."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    put_sqlite(_sqlite_in(tmp_path))
    return f"sqlite:///{_sqlite_in(tmp_path)}"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database is to come into being."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("empty_postgres_url"))
    return f"sqlite:///{_sqlite_in(tmp_path)}"


def _sqlite_in(folder: Path) -> Path:
    return folder / "data" / "throneworld.db"
