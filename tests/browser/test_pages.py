"""Every page: for everybody, on a phone and on a desk, by night and on paper, in three languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import Player
from tests.browser.visitor import DESK, PHONE, Visitor, caller, visiting

PAGES = ("/", "/new", "/games", "/games/finished", "/account", "/about", "/rules", "/learn", "/nowhere")
LEFTOVER = (
    r"\b(web|error|event|prompt|option|name|rule|rules|phase|setting|how|moment|refusal)-[a-z][a-z_-]+\b"
)
"""What a message that does not exist would look like."""


@pytest.fixture(scope="module")
def tables(url: str) -> Iterator[dict[str, Any]]:
    """One game that runs and one that is over, both of the same person."""
    ann = caller(url)
    ann.guest("Ann")
    bots = [{"holder": "bot", "level": "random"}] * 3
    over = ann.create_table("rex", [{"holder": "me"}, *bots], terms={"release": "instant"})["id"]
    ann.start(over)
    ann.hand_over(over, 0, "random")
    runs = ann.create_table("rex", [{"holder": "me"}, *bots], terms={"release": "instant"})["id"]
    ann.start(runs)
    while ann.table(over)["state"] != "finished":
        ann.asks(wait=0.5)
    yield {"client": ann, "runs": runs, "over": over}


def paths(tables: dict[str, Any]) -> list[str]:
    over = tables["over"]
    return [*PAGES, f"/t/{tables['runs']}", f"/t/{over}", f"/t/{over}/step/60", f"/t/{over}/report"]


@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_no_serious_barrier_and_nothing_sticks_out(
    browser: Browser, url: str, tables: dict[str, Any], size: str, theme: str
) -> None:
    with visiting(browser, url, viewport=DESK if size == "desk" else PHONE) as visitor:
        _prepare(visitor, tables, theme=theme)
        found: dict[str, Any] = {}
        for path in paths(tables):
            _look(visitor, path, f"{size}-{theme}")
            barriers = visitor.barriers()
            if barriers or visitor.overflows() > 0:
                found[path] = (barriers, visitor.overflows())
        assert found == {}


@pytest.mark.parametrize(("language", "word"), [("it", "Gioca"), ("de", "spielen")])
def test_every_page_speaks_the_language(
    browser: Browser, url: str, tables: dict[str, Any], language: str, word: str
) -> None:
    with visiting(browser, url, viewport=PHONE) as visitor:
        _prepare(visitor, tables, language=language)
        visitor.visit("/")
        expect(visitor.page.get_by_text(word, exact=False).first).to_be_visible()
        for path in paths(tables):
            _look(visitor, path, f"phone-{language}")
            text = visitor.page.inner_text("body")
            assert visitor.page.evaluate("document.documentElement.lang") == language
            assert visitor.page.evaluate(f"text => text.match(/{LEFTOVER}/g)", text) is None, path
            assert visitor.overflows() == 0, path
        visitor.visit(f"/t/{tables['runs']}")
        Player(visitor, seed=4).play(6)
        visitor.picture(f"play-{language}")


def test_the_language_can_be_changed_at_any_time(visitor: Visitor) -> None:
    visitor.visit("/")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Language").select_option("de")
    expect(visitor.page.get_by_label("Sprache")).to_be_visible()
    visitor.page.get_by_label("Sprache").select_option("it")
    expect(visitor.page.get_by_label("Lingua")).to_be_visible()


def _prepare(visitor: Visitor, tables: dict[str, Any], **remembered: str) -> None:
    visitor.is_signed_in_as(tables["client"])
    kept = json.dumps(json.dumps(remembered))
    visitor.page.add_init_script(f"localStorage.setItem('throneworld', {kept})")


def _look(visitor: Visitor, path: str, kind: str) -> None:
    visitor.visit(path)
    visitor.page.wait_for_load_state("networkidle")
    name = path.strip("/").partition("/")[0] or "home"
    last = path.rpartition("/")[2] if path.count("/") > 2 else ""
    visitor.picture(f"page-{name}{'-' + last if last else ''}-{kind}")
