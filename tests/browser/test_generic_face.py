"""Any game is played from its view and its questions alone, without a face of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Player, Typist
from tests.browser.visitor import Visitor, visiting
from throneworld.kernel.registry import names

CHOICES = 6
"""No game is over before: the shortest of 1,500 random games of the example asked a seat seven times."""
PHONE = {"width": 375, "height": 740}
GAMES = names()


def begin(visitor: Visitor, game: str) -> Page:
    """The address says that nothing of what the game brings is wanted."""
    page = visitor.page
    visitor.visit()
    page.locator(f"input[type=radio][value={game}]").check()
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Bots", exact=True).select_option("random")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".question")).to_be_visible()
    page.goto(f"{page.url}?face=generic")
    expect(page.locator(".question")).to_be_visible()
    return page


def test_a_game_that_the_client_was_not_built_with_is_played_in_its_own_words(
    browser: Browser, url: str
) -> None:
    """Its words come from the server, in the language of the page, as does all else that it is told by."""
    with visiting(browser, url, locale="it-IT") as visitor:
        page = visitor.page
        visitor.visit()
        page.locator("input[type=radio][value=skirmish]").check()
        page.get_by_role("button", name="Gioca subito").click()
        expect(page.locator(".question")).to_be_visible()
        player = Player(visitor, seed=9)
        player.play(CHOICES)
        expect(page.locator("#around-board").get_by_role("heading", name="Giocatori")).to_be_visible()
        assert not re.search(r"\b(prompt|option|event|name|refusal|field|web)-[a-z]", page.inner_text("main"))
        visitor.picture("generic-skirmish")
        assert visitor.barriers() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_face_is_played_by_clicks(visitor: Visitor, game: str) -> None:
    page, player = begin(visitor, game), Player(visitor, seed=5)
    assert player.play(CHOICES) == CHOICES
    board = page.locator("#around-board")
    expect(board.get_by_role("heading", name="Players")).to_be_visible()
    expect(page.locator(".score li")).to_have_count(3)
    expect(page.locator("#around-hand")).to_contain_text("What I hold")
    expect(page.locator(".story li").first).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    expect(page.locator("#around-players h3")).to_have_count(3)
    visitor.picture(f"generic-{game}")
    assert visitor.barriers() == []


def test_reasons_stand_beside_the_answers_of_a_game_without_a_face(visitor: Visitor) -> None:
    page = begin(visitor, "rex")
    Player(visitor, seed=5).play_up_to("bid")
    reasons = page.locator(".question").get_by_text("Not possible (")
    expect(reasons.first).to_be_visible()


def test_a_game_without_a_face_is_played_by_the_keyboard_alone(visitor: Visitor) -> None:
    begin(visitor, "rex")
    assert Typist(visitor, seed=6).play(CHOICES) == CHOICES


def test_a_game_without_a_face_fits_a_phone(browser: Browser, url: str) -> None:
    with visiting(browser, url, viewport=PHONE, has_touch=True) as visitor:
        page = begin(visitor, "ti4")
        assert Player(visitor, seed=7).play(CHOICES) == CHOICES
        for tab in ("Players", "Hand", "Log"):
            page.get_by_role("tab", name=tab).click()
            assert visitor.overflows() == 0
        visitor.picture("generic-phone", whole=True)
        assert visitor.barriers() == []


def test_a_past_step_of_a_game_without_a_face_is_shown(visitor: Visitor) -> None:
    page = begin(visitor, "rex")
    Player(visitor, seed=8).play(3)
    visitor.visit(f"{page.url.partition('?')[0].removeprefix(visitor.url)}/step/1?face=generic")
    expect(page.get_by_role("heading", name="Players").first).to_be_visible()
