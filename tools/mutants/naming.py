"""The tests that name a component, by the rules of `docs/testing.md`, "What proves what"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib import import_module

from tools.coverage_rows import Page

Names = Callable[[str], bool]
"""Whether the test of a name is about something."""


def page_of(game: str) -> Page:
    page: Page = import_module(f"tests.rules.{game}.page").PAGE
    return page


def tests_about(page: Page, component: str, names: Iterable[str]) -> list[str]:
    about = names_of(page, component)
    return [name for name in names if about(name)]


def names_of(page: Page, component: str) -> Names:
    """What is in no row of the page (leaders, anomalies, strategy cards) is named by its own word, or by the
    number of an entry about it."""
    row = component.replace(".", "_").replace(":", "_")
    sections = [section for section in page.sections() if row in section.rows]
    if not sections:
        found = _named_otherwise(page, component.partition(".")[0])
        return lambda name: bool(found.search(name))
    return lambda name: any(section.proves(name, row) for section in sections)


def _named_otherwise(page: Page, word: str) -> re.Pattern[str]:
    own = rf"(?<![a-z]){re.escape(word)}s?(?![a-z])"
    prefix, _, number = page.elsewhere.get(word, "").partition("_")
    return re.compile(rf"{own}|(?:^test_{prefix}|_and)_{number}_" if number else own)
