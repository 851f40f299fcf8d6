"""A server on this machine, and somebody who has a table of each kind on it."""

from __future__ import annotations

from typing import Any

import httpx
from msgspec import Struct

from tests.waiting import LAST_RESORT
from throneworld.table.caller import SCOPES

SEATS = [{"holder": "me"}, {"holder": "me"}, {"holder": "bot", "level": "random"}]


class Ground(Struct, frozen=True):
    """Who calls, and ids of things that are really there."""

    headers: dict[str, str]
    tables: dict[str, str] = {}
    ask: dict[str, Any] = {}
    ids: dict[str, str] = {}


def stranger(url: str) -> Ground:
    """Nobody; but what strangers may see is there for them too."""
    owner = signed_in(url)
    return Ground({}, owner.tables, owner.ask, owner.ids)


def signed_in(url: str) -> Ground:
    """A new guest with a token and three tables: in the lobby, running with two seats theirs, finished."""
    with httpx.Client(base_url=f"{url}/api/v1", trust_env=False, timeout=LAST_RESORT) as browser:
        browser.headers["x-csrf-token"] = browser.post("/guest", json={"name": "Ada"}).json()["csrf"]
        wish = {"name": "script", "scopes": list(SCOPES)}
        token = browser.post("/me/tokens", json=wish).json()["secret"]
        return _with_tables(browser, {"authorization": f"Bearer {token}"})


def _with_tables(browser: httpx.Client, headers: dict[str, str]) -> Ground:
    tables = {state: _made(browser) for state in ("lobby", "running", "finished")}
    for state in ("running", "finished"):
        browser.post(f"/tables/{tables[state]}/start", json={}).raise_for_status()
    browser.post(f"/tables/{tables['finished']}/proposals", json={"kind": "end"}).raise_for_status()
    running = f"/tables/{tables['running']}"
    order = browser.post(f"{running}/orders", params={"seat": 0}, json={"kind": "never"})
    view = browser.get(f"{running}/view", params={"seat": 0}).json()["view"]
    return Ground(headers, tables, view["ask"] or {}, {"order_id": order.json()["id"]})


def _made(browser: httpx.Client) -> str:
    answer = browser.post("/tables", json={"game": "rex", "seats": SEATS})
    return str(answer.raise_for_status().json()["id"])
