"""Two people in two browsers: each sees what is theirs, and nothing of the other's."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.player import Player
from tests.browser.visitor import PATIENCE, Visitor, caller, visiting

pytestmark = pytest.mark.game("rex")

ENOUGH = "That is enough for today."
MOMENT = 20
"""Milliseconds between two looks."""


def overheard(visitor: Visitor) -> list[str]:
    """Every message of the table that reaches this browser."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    visitor.page.on("websocket", listen)
    return frames


def test_friends_meet_by_a_link_play_and_keep_their_secrets(browser: Browser, url: str) -> None:
    host = caller(url)
    host.guest("Ann")
    seats = [{"holder": "me"}, {"holder": "open"}, {"holder": "bot", "level": "random"}]
    terms = {"release": "instant"}
    table = host.create_table("rex", seats, access="private", terms=terms)
    with visiting(browser, url) as ann, visiting(browser, url) as ben:
        ann.is_signed_in_as(host)
        heard_by_ann, heard_by_ben = overheard(ann), overheard(ben)
        ann.visit(f"/t/{table['id']}")
        ben.visit(f"/t/{table['id']}#{table['invite']}")
        ben.page.get_by_role("textbox").first.fill("Ben")
        ben.page.get_by_role("button", name="Sit down").first.click()
        expect(ann.page.get_by_text("Ben has sat down.")).to_be_attached()
        ann.picture("lobby")
        ann.page.get_by_role("button", name="Start the game").click()
        expect(ben.page.locator("#around-board")).to_be_visible()
        _play_both(Player(ann, 1), Player(ben, 2), choices=24)
        host.say(table["id"], ENOUGH)
        _wait_for_the_last_word(ann, heard_by_ann)
        _wait_for_the_last_word(ben, heard_by_ben)
        _knows_only_its_own(heard_by_ann, 0)
        _knows_only_its_own(heard_by_ben, 1)
        ben.picture("two-people")


def _play_both(one: Player, other: Player, choices: int) -> None:
    made, until = 0, time.monotonic() + PATIENCE / 1000
    while made < choices and not one.is_over:
        assert time.monotonic() < until, "neither is asked anything"
        made += one.answer() + other.answer()
        one.page.wait_for_timeout(MOMENT)


def _wait_for_the_last_word(visitor: Visitor, frames: list[str]) -> None:
    """Whatever the table told before it has come by then, too."""
    until = time.monotonic() + PATIENCE / 1000
    while not any(ENOUGH in frame for frame in frames):
        assert time.monotonic() < until, "what is said does not arrive"
        visitor.page.wait_for_timeout(MOMENT)


def _knows_only_its_own(frames: list[str], seat: int) -> None:
    """The private part is there for this seat only, and private lines of the log name it."""
    views = [message for message in map(_read, frames) if message.get("type") in ("full", "change")]
    assert views and {message["seat"] for message in views} <= {seat, None}
    for message in views:
        for line in message["log"]:
            if line["kind"] in ("traitor_kept", "card_drawn", "prediction", "betrayal_dealt"):
                assert line["args"][0] == seat


def _read(frame: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(frame)
    return message


def test_a_stranger_without_the_link_is_told_that_there_is_no_such_table(visitor: Visitor, url: str) -> None:
    ann = caller(url)
    ann.guest("Ann")
    bots = [{"holder": "bot", "level": "random"}] * 2
    table = ann.create_table("rex", [{"holder": "me"}, *bots], access="private")["id"]
    visitor.visit(f"/t/{table}")
    expect(visitor.page.get_by_role("link", name="To the first page")).to_be_visible()
    visitor.visit("/t/nothinghere")
    expect(visitor.page.get_by_role("link", name="To the first page")).to_be_visible()
