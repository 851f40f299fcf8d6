"""What holds for all tests: those that take minutes begin first, so that nobody waits for them at the end; no
example is wrong for having been slow."""

from __future__ import annotations

import pytest
from hypothesis import settings

LONG = ("tests/table/kill/", "tests/bots/test_heuristic_rex.py", "tests/browser/test_first_game.py")

settings.register_profile("unhurried", settings.default, deadline=None)
settings.load_profile("unhurried")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
