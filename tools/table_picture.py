"""Draws docs/table.jpg, the picture of the README, at a running server: python -m tools.table_picture URL"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.chromium import FLAGS, program

from throneworld.client import Client
from throneworld.kernel.registry import definition_of, names

PICTURE = Path(__file__).parent.parent / "docs" / "table.jpg"
ROUND = 3


def main(url: str) -> None:
    client = Client(url)
    client.guest("Ada")
    table = begin(client)
    while not is_worth_a_picture(answered(client, table)):
        pass
    photograph(client, table)


def begin(client: Client) -> str:
    game = definition_of(names()[0])
    races = game.factions[::-1][: game.most_seats]
    seats: list[dict[str, Any]] = [{"holder": "bot", "level": "heuristic", "faction": race} for race in races]
    seats[0] = {"holder": "me", "faction": races[0]}
    terms = {"release": "instant"}
    table = str(client.create_table(game.id, seats, name="Friday evening", terms=terms)["id"])
    client.start(table)
    return table


def answered(client: Client, table: str) -> Any:
    """What is shown now; if something was asked before, it has got the first answer that there is."""
    now = client.view(table, 0)
    if now.ask is None or now.over or is_worth_a_picture(now):
        return client.view(table, 0, after=now, wait=5) if now.ask is None and not now.over else now
    client.choose(table, 0, now.ask.id, now.ask.options[-1])
    return now


def is_worth_a_picture(now: Any) -> bool:
    return bool(now.over) or (now.view["round"] >= ROUND and now.ask and now.ask.prompt == "battle_plan")


def photograph(client: Client, table: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS))
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        name, _, value = client.headers()["Cookie"].partition("=")
        context.add_cookies([{"name": name, "value": value, "url": client.url}])
        page = context.new_page()
        page.goto(f"{client.url}/t/{table}")
        page.locator("#around-board svg").first.wait_for()
        page.wait_for_timeout(1000)
        page.screenshot(path=PICTURE, type="jpeg", quality=82)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
