"""Somebody opens the page and plays Twilight Imperium 4 against bots."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor, visiting

CHOICES = 25
"""So many in the action phase, which is long enough to have moved, landed, produced or traded."""


def begin(visitor: Visitor, faction: str = "") -> None:
    visitor.visit()
    visitor.page.get_by_role("radio", name="Twilight Imperium 4").check()
    visitor.page.get_by_label("Players").select_option("3")
    visitor.page.get_by_label("Faction", exact=True).select_option(faction)
    visitor.page.get_by_label("Bots", exact=True).select_option("heuristic")
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator(".question")).to_be_visible()


def phase(page: Page) -> str:
    return page.locator(".score .when").inner_text()


def play_until(player: Player, wanted: str, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while wanted not in phase(player.page) and time.monotonic() < until:
        player.play(5, choices=1)
    expect(player.page.locator(".score .when")).to_contain_text(wanted)


def test_the_second_game_is_played_by_clicks_from_the_first_page_on(visitor: Visitor) -> None:
    begin(visitor)
    page, player = visitor.page, Player(visitor, seed=11)
    play_until(player, "Strategy")
    play_until(player, "Action")
    assert player.play(120, choices=CHOICES) == CHOICES
    assert {"choose_faction", "choose_strategy_card", "choose_action"} <= player.prompts
    expect(page.locator(".score li")).to_have_count(3)
    expect(page.locator("#around-hand")).to_contain_text("Secret objectives")
    visitor.picture("second-game")
    page.keyboard.press("m")
    board = page.locator("#around-board.text")
    expect(board).to_contain_text("18 Mecatol Rex")
    expect(board).to_contain_text("Public objectives")
    visitor.picture("second-game-text")
    assert visitor.barriers() == []


def test_the_second_game_fits_a_phone_and_offers_are_made_there(browser: Browser, url: str) -> None:
    with visiting(browser, url, viewport=PHONE) as visitor:
        begin(visitor, "hacan")  # who trade with everybody
        page, player = visitor.page, Player(visitor, seed=3)
        until = time.monotonic() + 120
        while player.prompt != "choose_action":
            assert time.monotonic() < until, "it is never their turn"
            player.answer()
        page.locator(".question").get_by_role("button", name="Trade with").first.click()
        offer = page.locator(".question[data-prompt='make_offer']")
        expect(offer).to_be_visible()
        page.get_by_label("A promise").first.select_option("peace")
        page.get_by_label("One promissory note").last.select_option(index=1)
        visitor.picture("second-game-phone")
        assert visitor.overflows() == 0
        page.get_by_role("button", name="Make this offer").click()
        expect(offer).to_have_count(0)
        expect(page.locator(".story")).to_contain_text("peace until the end of the round")
