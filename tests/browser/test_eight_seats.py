"""A table of eight on a phone: the form that makes it, its card in the list, its lobby as anybody sees it and
as its owner arranges it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.visitor import PHONE, visiting
from tests.kernel.toy import known
from tests.table.server import guests, serving
from throneworld.client import Client

EIGHT = 8
NAMES = [f"{name} of the Far Systems" for name in ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[str, list[Client], str]]:
    """A server with a game for eight, everybody who sits there, and their table before it starts."""
    with known(EIGHT) as game, serving(tmp_path) as url, guests(url, *NAMES) as people:
        seats = [{"holder": "me"}, *[{"holder": "open"}] * (EIGHT - 1)]
        table = str(people[0].create_table(game, seats, access="open")["id"])
        for each in people[1:-1]:
            each.join(table)
        yield url, people, table


@pytest.mark.parametrize("who", [0, EIGHT - 1], ids=["owner", "last"])
def test_the_lobby_of_eight_fits_on_a_phone(
    browser: Browser, place: tuple[str, list[Client], str], who: int
) -> None:
    url, people, table = place
    with visiting(browser, url, viewport=PHONE) as visitor:
        visitor.is_signed_in_as(people[who])
        visitor.visit(f"/t/{table}")
        expect(visitor.page.locator("ol.seats > li")).to_have_count(EIGHT)
        visitor.picture(f"eight-lobby-{who}", whole=True)
        assert visitor.overflows() <= 0


def test_the_card_of_a_table_of_eight_fits_on_a_phone(
    browser: Browser, place: tuple[str, list[Client], str]
) -> None:
    url, people, _ = place
    with visiting(browser, url, viewport=PHONE) as visitor:
        visitor.is_signed_in_as(people[0])
        visitor.visit("/games")
        expect(visitor.page.locator("article ul.seats > li")).to_have_count(EIGHT)
        visitor.picture("eight-card", whole=True)
        assert visitor.overflows() <= 0


def test_the_form_for_eight_fits_on_a_phone(browser: Browser, place: tuple[str, list[Client], str]) -> None:
    def larger(route: Route) -> None:
        """As if a game that this page can draw were for two to eight."""
        answer = route.fetch()
        told = answer.json()
        for game in told["games"]:
            game["seats"] = [2, EIGHT]
        route.fulfill(response=answer, json=told)

    with visiting(browser, place[0], viewport=PHONE) as visitor:
        visitor.page.route("**/api/v1/games", larger)
        visitor.visit("/new")
        for _ in range(EIGHT - 4):
            visitor.page.get_by_role("button", name="Add a seat").click()
        expect(visitor.page.get_by_role("button", name="Add a seat")).to_be_disabled()
        expect(visitor.page.locator("ol.seats > li")).to_have_count(EIGHT)
        visitor.picture("eight-form", whole=True)
        assert visitor.overflows() <= 0
