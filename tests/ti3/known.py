"""The game is not offered to anybody yet: tests make it known for a while."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ti3.scene import definition
from throneworld.kernel import registry


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    registry._games["ti3"] = definition()
    try:
        yield
    finally:
        del registry._games["ti3"]
