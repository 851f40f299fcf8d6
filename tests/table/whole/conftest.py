"""One server for all whole games of a worker: its bots need a second to come in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.table.server import guests, serving
from throneworld.client import Client


class Place(NamedTuple):
    url: str
    database: str


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    data = tmp_path_factory.mktemp("server")
    with serving(data, bots=1) as url:
        yield Place(url, f"sqlite:///{data / 'throneworld.db'}")


@pytest.fixture
def people(place: Place) -> Iterator[list[Client]]:
    with guests(place.url, "Ann", "Ben", "Cat", "Dan") as all_of_them:
        yield all_of_them
