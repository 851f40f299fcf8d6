"""A browser and a server with a bot for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, program
from tests.browser.visitor import PATIENCE, Visitor, visiting
from tests.table.server import running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: Playwright keeps an event loop running, and other tests want one of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS), timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """As a newcomer starts it, so that twenty guests an hour may come; each test makes tables of its own."""
    with running(Path(tmp_path_factory.mktemp("server")), "--bots", "1") as server:
        yield server.url


@pytest.fixture
def visitor(browser: Browser, url: str) -> Iterator[Visitor]:
    with visiting(browser, url) as visitor:
        yield visitor
