from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from tests.table.server import serving
from throneworld.table.people import passwords


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server: one for all these tests of a worker."""
    with pytest.MonkeyPatch.context() as patch, serving(tmp_path_factory.mktemp("openapi")) as url:
        patch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
        yield url
