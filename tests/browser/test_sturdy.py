"""The server goes away and comes back; pages are small."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor, visiting
from tests.table.server import running

LARGEST = 250_000
LINES = ".story ol li"
NO_SOCKETS = """
const Real = WebSocket;
window.socketsPass = false;
window.WebSocket = class extends Real {
  constructor(url) { super(socketsPass ? url : url + "-that-is-not-let-through"); }
};
"""


def test_a_game_goes_on_when_the_server_was_killed_and_is_back(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, "--bots", "1") as server, visiting(browser, server.url) as visitor:
        visitor.visit()
        visitor.page.get_by_role("button", name="Play now").click()
        player = Player(visitor, seed=2)
        player.play(2)
        server.kill()
        expect(visitor.page.locator(".table.behind")).to_be_visible()
        visitor.picture("server-away")
        server.start()
        expect(visitor.page.locator(".table:not(.behind)")).to_be_visible()
        assert player.play(3) == 3


def test_a_table_is_played_the_slower_way_where_no_socket_gets_through(visitor: Visitor) -> None:
    page, slower = visitor.page, visitor.page.get_by_text("Connected the slower way")
    page.add_init_script(NO_SOCKETS)
    visitor.visit()
    page.get_by_role("button", name="Play now").click()
    expect(slower).to_be_visible()
    expect(page.locator(".table:not(.behind)")).to_be_visible()
    lines, player = page.locator(LINES), Player(visitor, seed=3)
    before = lines.count()
    assert player.play(4) == 4
    expect(lines.nth(before + 4)).to_be_attached()
    visitor.picture("no-socket")
    page.evaluate("socketsPass = true")
    page.context.set_offline(True)
    expect(page.locator(".table.behind")).to_be_visible()
    with page.expect_websocket(lambda socket: socket.url.endswith("/socket")):
        page.context.set_offline(False)
    expect(slower).to_be_hidden()
    expect(page.locator(".table:not(.behind)")).to_be_visible()
    assert player.play(2) == 2


def test_the_page_is_small(visitor: Visitor) -> None:
    visitor.visit()
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator("#around-board svg").first).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.locator("#around-board svg").first).to_be_visible()
    sizes = "performance.getEntriesByType('resource').filter(each => each.name.includes('/assets/'))"
    whole = visitor.page.evaluate(f"{sizes}.reduce((sum, each) => sum + each.encodedBodySize, 0)")
    assert 50_000 < whole < LARGEST
