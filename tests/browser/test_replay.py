"""Looking back: any step by slider, key and address, and another game from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.visitor import caller, visiting
from throneworld.client import Client

pytestmark = pytest.mark.game("rex")


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[Client, str]:
    ann = caller(url)
    ann.guest("Ann")
    bots = [{"holder": "bot", "level": "random"}] * 3
    table = ann.create_table("rex", [{"holder": "me"}, *bots], terms={"release": "instant"})["id"]
    ann.start(table)
    ann.hand_over(table, 0, "random")
    while ann.table(table)["state"] != "finished":
        ann.asks(wait=0.5)
    return ann, table


def test_steps_have_keys_and_addresses_and_lead_to_other_games(
    browser: Browser, url: str, finished: tuple[Client, str]
) -> None:
    ann, table = finished
    with visiting(browser, url) as visitor:
        page = visitor.page
        visitor.is_signed_in_as(ann)
        visitor.visit(f"/t/{table}/step/20")
        slider = page.get_by_role("slider").first
        expect(slider).to_have_value("20")
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(r"/step/21$"))
        page.keyboard.press("Home")
        expect(page).to_have_url(re.compile(r"/step/0$"))
        page.keyboard.press("r")
        visitor.picture("replay")
        page.keyboard.press("End")
        visitor.visit(f"/t/{table}/step/30")
        page.get_by_text("Branch from here").first.click()
        page.get_by_role("button", name=re.compile("Begin|Branch|Start")).last.click()
        expect(page).not_to_have_url(re.compile(table))
        expect(page.locator("#around-board")).to_be_visible()
        Player(visitor, seed=1).play(2)
