"""A newcomer opens the page and plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, Typist
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.game("rex")


def begin(visitor: Visitor, players: int, level: str) -> None:
    visitor.visit()
    visitor.page.get_by_label("Players").select_option(str(players))
    visitor.page.get_by_label("Bots", exact=True).select_option(level)
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator("#around-board")).to_be_visible()


def test_one_click_leads_into_a_game_against_bots_and_three_to_the_first_decisions(visitor: Visitor) -> None:
    visitor.visit()
    visitor.picture("home")
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator(".question")).to_be_visible()
    assert Player(visitor).play(2) == 2
    visitor.picture("first-decisions")


def test_a_whole_game_is_played_by_clicks(visitor: Visitor) -> None:
    begin(visitor, 4, "random")
    player = Player(visitor, seed=3)
    assert player.play() > 10
    expect(visitor.page.get_by_role("heading", name="The game is over.")).to_be_visible()
    visitor.picture("game-over")
    visitor.page.get_by_role("link", name="How it went").click()
    expect(visitor.page.get_by_role("heading", name="Strongholds")).to_be_visible()
    visitor.picture("report", whole=True)


def test_a_whole_game_is_played_by_the_keyboard_alone(visitor: Visitor) -> None:
    begin(visitor, 3, "random")
    assert Typist(visitor, seed=2).play() > 5
    expect(visitor.page.get_by_role("heading", name="The game is over.")).to_be_visible()


def test_the_text_board_offers_what_the_map_offers(visitor: Visitor) -> None:
    begin(visitor, 4, "random")
    page = visitor.page
    Player(visitor, seed=5).play_up_to("move_from", "move_to", "deploy")
    on_map = page.locator(
        "#around-board [data-space][aria-disabled='false'], #around-board [data-offered]"
    ).count()
    page.keyboard.press("m")
    expect(page.locator("#around-board.text")).to_be_visible()
    in_text = page.locator("#around-board.text button").count()
    visitor.picture("text-board")
    assert in_text >= on_map
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 2
    page.locator("#around-board.text button").first.click()
