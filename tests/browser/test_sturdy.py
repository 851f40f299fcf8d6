"""The server goes away and comes back; pages are small and soon there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor, visiting
from tests.table.server import running

LARGEST = 250_000
SLOWEST = 1_000


def test_a_game_goes_on_when_the_server_was_killed_and_is_back(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, "--bots", "1") as server, visiting(browser, server.url) as visitor:
        visitor.visit()
        visitor.page.get_by_role("button", name="Play now").click()
        player = Player(visitor, seed=2)
        player.play(20, choices=2)
        server.kill()
        expect(visitor.page.locator(".table.behind")).to_be_visible()
        visitor.picture("server-away")
        server.start()
        expect(visitor.page.locator(".table:not(.behind)")).to_be_visible(timeout=30_000)
        assert player.play(30, choices=3) == 3


def test_the_page_is_small_and_the_first_board_soon_there(visitor: Visitor) -> None:
    visitor.visit()
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator("#around-board svg").first).to_be_visible()
    waits = []
    for _ in range(5):
        visitor.page.reload()
        expect(visitor.page.locator("#around-board svg").first).to_be_visible()
        waits.append(visitor.page.evaluate("performance.now()"))
    assert min(waits) < SLOWEST
    sizes = "performance.getEntriesByType('resource').filter(each => each.name.includes('/assets/'))"
    whole = visitor.page.evaluate(f"{sizes}.reduce((sum, each) => sum + each.encodedBodySize, 0)")
    assert 50_000 < whole < LARGEST
