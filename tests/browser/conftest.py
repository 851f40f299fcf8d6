"""A browser for each file of tests, and for each worker a server with a bot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, program
from tests.browser.visitor import Visitor, visiting
from tests.table.server import running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: Playwright keeps an event loop running, and other tests want one of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a worker, as a newcomer starts it; each test makes tables of its own."""
    with running(Path(tmp_path_factory.mktemp("server")), "--bots", "1") as server:
        yield server.url


@pytest.fixture
def visitor(browser: Browser, url: str) -> Iterator[Visitor]:
    with visiting(browser, url) as visitor:
        yield visitor
