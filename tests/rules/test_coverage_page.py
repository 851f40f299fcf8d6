"""Every rule has a test, every test a rule, and the page that says so is up to date."""

import re

from tools import coverage_page

from tests.rules.rex.rules import ADVANTAGES, RULES
from throneworld.rex.tables import RACES


def test_every_rule_card_and_advantage_is_proved_by_a_test() -> None:
    _, missing = coverage_page.page()
    assert missing == []


def test_the_page_is_up_to_date() -> None:
    text, _ = coverage_page.page()
    assert coverage_page.PAGE.read_text() == text, "run: make coverage"


def test_every_test_proves_a_rule_that_is_listed() -> None:
    numbered = [name for name in coverage_page.tests() if re.match(r"p\d", name)]
    assert [name for name in numbered if not any(name.startswith(f"{rule}_") for rule in RULES)] == []


def test_every_advantage_of_the_race_sheets_is_listed() -> None:
    assert [name for race in RACES for name in race.advantages] == list(ADVANTAGES)
