"""The guided first game in the browser: a battle with every step, a ceasefire with an alliance."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.game("rex")


def begin(visitor: Visitor, lesson: int) -> None:
    visitor.visit(f"/learn/{lesson}")
    expect(visitor.page.locator(".question")).to_be_visible()


def press(visitor: Visitor, name: str) -> None:
    """While a choice is on its way the desk takes no other, be the next question shown already."""
    expect(visitor.page.locator(".decision")).to_have_attribute("aria-busy", "false")
    visitor.page.locator(".question").get_by_role("button", name=re.compile(name)).first.click()


def test_the_lessons_are_listed(visitor: Visitor) -> None:
    visitor.visit("/learn")
    expect(visitor.page.locator("main li")).to_have_count(10)
    visitor.picture("lessons")


def test_a_battle_is_fought_and_told_step_by_step(visitor: Visitor) -> None:
    """Dials, leaders, cards, a fallen leader, the total of each side, and what the winner keeps."""
    begin(visitor, 8)
    scene = visitor.page.locator("section.battle")
    visitor.page.locator(".dial label", has_text=re.compile(r"^\s*2")).click()
    visitor.picture("battle-dial")
    press(visitor, "^Dial 2")
    press(visitor, "Letnev Baron")
    press(visitor, "attack and a defense card")
    expect(scene).to_contain_text("Energy Rifle")
    visitor.picture("battle-told")
    for told in ("Sol Fleet Admiral", "is killed by a weapon", "Letnev wins in Sallab Slums"):
        expect(scene).to_contain_text(told)
    expect(visitor.page.locator("li.reached")).to_have_count(3)


def test_an_alliance_is_made_in_a_ceasefire_and_wins(visitor: Visitor) -> None:
    begin(visitor, 10)
    press(visitor, "^Jol-Nar$")
    press(visitor, "^Propose an alliance")
    expect(visitor.page.get_by_text("are allies now").first).to_be_visible()
    visitor.picture("ceasefire")
    press(visitor, "ready")
    expect(visitor.page.locator(".question[data-prompt=move_from]")).to_be_visible()
    press(visitor, "Do not move")
    expect(visitor.page.locator("li.reached")).to_have_count(2)
    expect(visitor.page.get_by_role("heading", name="The game is over.")).to_be_visible()
