from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.table.people.stage import Stage, stage_in
from throneworld.table.people import passwords


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with stage_in(tmp_path) as stage:
        yield stage


@pytest.fixture
def either_stage(database_url: str, tmp_path: Path) -> Iterator[Stage]:
    """Once with SQLite, once with PostgreSQL."""
    with stage_in(tmp_path, database=database_url) as stage:
        yield stage


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the time of these tests would be spent on hashes that are dear on purpose."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
