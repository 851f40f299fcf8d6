"""Somebody opens the page and plays Twilight Imperium 4 against bots."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

import throneworld as tw
from tests.browser.player import Player
from tests.browser.test_rare_questions import as_file
from tests.browser.visitor import PHONE, Visitor, caller, visiting

pytestmark = pytest.mark.game("ti4")

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


def play_until(player: Player, wanted: str) -> None:
    while wanted not in phase(player.page) and player.play(1):
        pass
    expect(player.page.locator(".score .when")).to_contain_text(wanted)


def test_the_second_game_is_played_by_clicks_from_the_first_page_on(visitor: Visitor) -> None:
    begin(visitor)
    page, player = visitor.page, Player(visitor, seed=11)
    play_until(player, "Strategy")
    play_until(player, "Action")
    assert player.play(CHOICES) == CHOICES
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
        page = visitor.page
        Player(visitor, seed=3).play_up_to("choose_action")
        page.locator("#around-beside .fold").click()
        page.locator("#around-beside").get_by_role("button", name="Trade with").first.click()
        offer = page.locator("#around-beside [data-prompt='make_offer']")
        expect(offer).to_be_visible()
        page.get_by_label("A promise").first.select_option("peace")
        page.get_by_label("One promissory note").last.select_option(index=1)
        visitor.picture("second-game-phone")
        assert visitor.overflows() == 0
        page.get_by_role("button", name="Make this offer").click()
        expect(offer).to_have_count(0)
        expect(page.locator(".story")).to_contain_text("peace until the end of the round")


def finished() -> tw.Game:
    dice, game = random.Random(6), tw.new_game("ti4", 3, 6, {"factions": "random"})
    while not game.over:
        ask = game.asks[0]
        game.choose(ask.seat, dice.choice(ask.options))
    return game


def test_how_the_second_game_went_is_drawn(browser: Browser, url: str) -> None:
    ann = caller(url)
    ann.sign_up("ann-of-the-report", "a long enough secret")
    table = ann.import_game(as_file(finished()))["id"]
    with visiting(browser, url) as visitor:
        visitor.is_signed_in_as(ann)
        visitor.visit(f"/t/{table}/report")
        page = visitor.page
        expect(page.get_by_role("img", name="Victory points, as a plot")).to_be_visible()
        expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
        expect(page.get_by_role("heading", name="Broken promises")).to_be_visible()
        expect(page.locator(".report table").first.locator("tbody tr")).to_have_count(3)
        visitor.picture("second-game-report")
        assert visitor.barriers() == []


def fought() -> tuple[tw.Game, int, int]:
    """A finished game, a step of it in which the Sardakk N'orr fight, and who is asked then."""
    return next(found for found in map(fought_with, range(35, 135)) if found[1] >= 0)


def fought_with(seed: int) -> tuple[tw.Game, int, int]:
    dice, game, found = random.Random(seed), tw.new_game("ti4", 3, seed), (-1, -1)
    while not game.over:
        ask = game.asks[0]
        if found[0] < 0 and any(each["component"] == "unrelenting" for each in game.view()["modifiers"]):
            found = len(game.choices), ask.seat
        norr = [option for option in ask.options if option[-1] == "norr" and ask.prompt == "choose_faction"]
        game.choose(ask.seat, dice.choice(norr or ask.options))
    return game, *found


def test_a_combat_says_what_is_added_to_dice(browser: Browser, url: str) -> None:
    game, step, asked = fought()
    ann = caller(url)
    ann.sign_up("ann-of-the-combat", "a long enough secret")
    past = ann.import_game(as_file(game))["id"]
    seats = [{"holder": "me" if seat == asked else "bot"} for seat in range(game.seats)]
    table = ann.branch(past, step, seats=seats)["id"]
    with visiting(browser, url) as visitor:
        visitor.is_signed_in_as(ann)
        visitor.visit(f"/t/{table}")
        added = visitor.page.get_by_role("list", name="Added to dice")
        expect(added.get_by_text("+1 Unrelenting")).to_be_visible()
        visitor.picture("second-game-combat")
        assert visitor.barriers() == []
