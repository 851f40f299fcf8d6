"""One recorded random game per variant, shared by all tests that look at it."""

from __future__ import annotations

import pytest

from tests.games import Recorded, variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "recorded" in metafunc.fixturenames:
        game = metafunc.config.getoption("--game", default=None)
        metafunc.parametrize("recorded", variants([game] if game else ()), indirect=True, scope="session")


@pytest.fixture(scope="session")
def recorded(request: pytest.FixtureRequest) -> Recorded:
    """The tests of one variant run in a row, so that only one game is kept at a time."""
    return Recorded(request.param)
