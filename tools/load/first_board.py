"""`python -m tools.load.first_board`: how soon the board of a running game is there in a browser."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import FLAGS, program
from tests.table.server import running

TIMES = 9
WITHIN = 1_000
"""Milliseconds: who looks away before would not come back."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), "--bots", "1") as server:
        waits = sorted(measured(server.url))
    met = "met" if median(waits) < WITHIN else "missed"
    spread = f"{median(waits):.0f} ms (from {waits[0]:.0f} to {waits[-1]:.0f})"
    print(f"first board: {spread}; within {WITHIN} ms: {met}")


def measured(url: str) -> list[float]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS))
        page = browser.new_page()
        page.goto(url)
        page.get_by_role("button", name="Play now").click()
        waits = [*reloads(page)]
        browser.close()
    return waits


def reloads(page: Page) -> Iterator[float]:
    board = page.locator("#around-board svg").first
    board.wait_for()
    for _ in range(TIMES):
        page.reload()
        board.wait_for()
        yield float(page.evaluate("performance.now()"))


if __name__ == "__main__":
    main()
