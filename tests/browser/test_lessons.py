"""The guided first game, played in the browser: a battle with every step, a ceasefire with an alliance."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.visitor import Visitor


def test_the_lessons_are_listed_and_the_first_one_begins(visitor: Visitor) -> None:
    visitor.visit("/learn")
    expect(visitor.page.get_by_role("listitem")).not_to_have_count(0)
    visitor.picture("lessons")
    assert visitor.barriers() == []


@pytest.mark.parametrize(("lesson", "prompts"), [(7, {"battle_plan"}), (10, {"negotiate"})])
def test_a_lesson_is_played_on_the_real_table(visitor: Visitor, lesson: int, prompts: set[str]) -> None:
    visitor.visit(f"/learn/{lesson}")
    begin = visitor.page.get_by_role("button", name="Begin")
    if begin.count():
        begin.first.click()
    expect(visitor.page.locator(".question")).to_be_visible()
    player = Player(visitor, seed=lesson)
    player.play(40, choices=20)
    visitor.picture(f"lesson-{lesson}")
    assert prompts <= player.prompts
