"""Somebody who plays at random: whatever the panel offers, by the mouse or by the keyboard alone."""

from __future__ import annotations

import random
import time

from playwright.sync_api import ElementHandle, Error, Page

from tests.browser.visitor import PATIENCE, Visitor

BUTTONS = "fieldset:not([aria-busy=true]) button:enabled:visible:not(.stepper button)"
ANSWERS = f".question[data-prompt={{}}] {BUTTONS}"
"""What answers this question and no later one; the buttons of a stepper only turn a number up or down."""
ANY_ANSWER = f".question {BUTTONS}"
SURE = ".doubt .sure"
OVER = "#result-title"
GRASP = 10_000
"""Milliseconds after which something else is tried instead of a button that cannot be pressed."""


class Player:
    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.dice = random.Random(seed)
        self.prompts: set[str] = set()
        self.answered = time.monotonic()
        """When something was chosen last: only to report a hang."""

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

    def play(self, choices: int = 10_000) -> int:
        """Until the game is over or enough was chosen; how often something was chosen."""
        made = 0
        while made < choices and self.is_asked():
            made += self.answer()
        return made

    def play_up_to(self, *prompts: str) -> None:
        """Until one of these questions is open; it is left to the test."""
        while self.is_asked() and self.prompt not in prompts:
            self.answer()
        assert not self.is_over, f"nobody was asked {prompts}"

    def is_asked(self) -> bool:
        """Wait for the next question; whether there is one before the game is over."""
        assert time.monotonic() - self.answered < 2 * PATIENCE / 1000, f"{self.prompt} cannot be answered"
        self.page.locator(f"{ANY_ANSWER}, {SURE}, {OVER}").first.wait_for()
        return not self.is_over

    def answer(self) -> bool:
        """Answer if something is asked now; what has changed under the hand is tried again later."""
        done = self._answered()
        if done:
            self.answered = time.monotonic()
        return done

    def _answered(self) -> bool:
        prompt = self.prompt
        if prompt is None:
            return False
        self.prompts.add(prompt)
        try:
            return self._answer(prompt)
        except Error:
            return False

    def _answer(self, prompt: str) -> bool:
        sure = self.page.query_selector(SURE)
        if sure is not None:
            sure.click(timeout=GRASP)
            return True
        found = self.page.query_selector_all(ANSWERS.format(prompt))
        if not found:
            return False
        self.press(self.dice.choice(found))
        return True

    def press(self, button: ElementHandle) -> None:
        """One that is taken away is not waited for."""
        button.click(timeout=GRASP)


class Typist(Player):
    """Never touches the mouse."""

    def press(self, button: ElementHandle) -> None:
        self.page.keyboard.press("d")
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("button => document.activeElement === button", button):
                self.page.keyboard.press("Enter")
                return
        raise Error("the keyboard does not get there")
