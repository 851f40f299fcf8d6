from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from throneworld.table.people import passwords


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that are dear on purpose would take most of the time of these tests."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
