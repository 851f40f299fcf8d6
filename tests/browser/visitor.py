"""Somebody with a browser. Whatever the page complains about is remembered and asked for at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from throneworld.client import Client

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "pictures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK = {"width": 1400, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE = 300_000
"""Milliseconds after which a page hangs. Whoever waits waits for a fact, however slow the machine is."""
expect.set_options(timeout=PATIENCE)
EXPECTED = re.compile(r"status of (401|404|409)|WebSocket connection|ERR_CONNECTION|Failed to load resource")
"""What browsers write to the console by themselves when a server is away or says no."""


class Visitor:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        expect(self.page.locator("main")).to_be_visible()

    def is_signed_in_as(self, client: Client) -> None:
        """The same person as a program: what takes long by hand can be done by the program."""
        pairs = (each.partition("=") for each in client.headers()["Cookie"].split("; "))
        cookies = [{"name": name, "value": value, "url": self.url} for name, _, value in pairs]
        self.page.context.add_cookies(cookies)  # type: ignore[arg-type]

    def picture(self, name: str, *, whole: bool = False) -> None:
        """Kept for people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole, animations="disabled")

    def barriers(self) -> list[str]:
        """What axe-core finds serious or critical on this page."""
        # The page's own policy lets no script in that is not the server's; a test may go around it.
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{each['id']}: {', '.join(str(node['target']) for node in each['nodes'][:4])}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
        ]

    def overflows(self) -> int:
        """By how many pixels the page is wider than the window."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return int(wide)


def caller(url: str) -> Client:
    """Somebody with a program instead of a browser, as patient as these are."""
    return Client(url, patience=PATIENCE / 1000)


@contextmanager
def visiting(browser: Browser, url: str, **settings: Any) -> Iterator[Visitor]:
    """A browser of its own: other cookies, other memory. `settings` are those of a Playwright context."""
    context = browser.new_context(**{"viewport": DESK, "locale": "en-GB", **settings})
    visitor = Visitor(context.new_page(), url)
    try:
        yield visitor
        assert not visitor.complaints, visitor.complaints
    finally:
        context.close()
