"""Somebody who plays at random: whatever the panel offers, by the mouse or by the keyboard alone."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Error, Locator, Page

from tests.browser.visitor import Visitor

ANSWERS = ".question[data-prompt={}] fieldset button:enabled:visible:not(.stepper button)"
"""What answers this question and no later one; the buttons of a stepper only turn a number up or down."""
SURE = ".doubt .sure"
OVER = "#result-title"


class Player:
    def __init__(self, visitor: Visitor, seed: int = 1, leaves: str = "") -> None:
        self.visitor = visitor
        self.leaves = leaves
        """A question that the test answers itself."""
        self.dice = random.Random(seed)
        self.prompts: set[str] = set()

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def prompt(self) -> str | None:
        """The name of the question that is open here."""
        return self.page.evaluate("document.querySelector('.question')?.dataset.prompt ?? null")  # type: ignore[no-any-return]

    def play(self, seconds: float, choices: int = 10_000) -> int:
        """Until the game is over, the time is up or enough was chosen; how often something was chosen."""
        made, until = 0, time.monotonic() + seconds
        while time.monotonic() < until and made < choices and not self.is_over:
            made += self.answer()
        return made

    def answer(self) -> bool:
        """Answer if something is asked; what has changed under the hand is tried again later."""
        prompt = self.prompt
        if prompt is None or prompt == self.leaves:
            self.page.wait_for_timeout(60)
            return False
        self.prompts.add(prompt)
        try:
            return self._choose(prompt)
        except Error:
            return False

    def _choose(self, prompt: str) -> bool:
        if self.page.locator(SURE).count():
            self.page.locator(SURE).click(timeout=2000)
            return True
        found = self.page.locator(ANSWERS.format(prompt))
        count = found.count()
        if not count:
            self.page.wait_for_timeout(60)
            return False
        self.press(found.nth(self.dice.randrange(count)))
        return True

    def press(self, button: Locator) -> None:
        button.click(timeout=2000)


class Typist(Player):
    """Never touches the mouse."""

    def press(self, button: Locator) -> None:
        wanted = button.element_handle(timeout=2000)
        self.page.keyboard.press("d")
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("wanted => document.activeElement === wanted", wanted):
                self.page.keyboard.press("Enter")
                return
        raise Error("the keyboard does not get there")
