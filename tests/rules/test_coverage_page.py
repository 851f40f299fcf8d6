"""Every rule has a test, every test a rule, and the pages that say so are up to date."""

import pytest
from tools import coverage_page
from tools.coverage_rows import Page

from tests.rules.rex.rules import ADVANTAGES
from tests.rules.ti4.page import PAGE as TI4
from tests.rules.ti4.page import names
from throneworld.rex.tables import RACES

every_game = pytest.mark.parametrize("game", coverage_page.pages(), ids=lambda game: game.page.stem)


@every_game
def test_every_rule_and_component_is_proved_by_a_test(game: Page) -> None:
    _, missing = coverage_page.page(game)
    assert missing == []


@every_game
def test_the_page_is_up_to_date(game: Page) -> None:
    text, _ = coverage_page.page(game)
    assert game.page.read_text() == text, "run: make coverage"


@every_game
def test_every_test_proves_a_rule_that_is_listed(game: Page) -> None:
    assert coverage_page.unlisted(game) == []


def test_every_advantage_of_the_race_sheets_is_listed() -> None:
    assert [name for race in RACES for name in race.advantages] == list(ADVANTAGES)


def test_every_paragraph_of_the_rules_reference_is_listed() -> None:
    listed: dict[int, list[int]] = {}
    for row in TI4.numbers:
        kind, _, number = row.partition("_")
        if kind == "rr":
            entry, paragraph = map(int, number.split("_"))
            listed.setdefault(entry, []).append(paragraph)
    assert sorted(listed) == list(range(1, 90))
    assert all({*range(1, max(found) + 1)} == {*found} - {0} for found in listed.values())


@pytest.mark.parametrize(
    ("name", "component", "proved"),
    [
        ("test_war_sun_needs_its_technology", "war_sun", True),
        ("test_war_sun_needs_its_technology", "technology", False),
        ("test_prototype_war_sun_2_moves_three", "war_sun", False),
        ("test_prototype_war_sun_2_moves_three", "prototype_war_sun_2", True),
        ("test_prototype_war_suns_and_a_prototype_war_sun", "war_sun", False),
        ("test_core_mining_and_senate_sanctuary_add", "senate_sanctuary", True),
        ("test_research_team_serves[research_team_warfare-war_sun]", "warfare", False),
        ("test_research_team_serves[research_team_warfare-war_sun]", "research_team_warfare", True),
        ("test_research_team_serves[research_team_warfare-war_sun]", "war_sun", False),
        ("test_a_card_is_played[upgrade-3]", "upgrade", True),
        ("test_the_text_of_an_upgrade_counts", "upgrade", False),
        ("test_trade_goods_are_spent", "trade", False),
        ("test_trade_fills_purses", "trade", True),
        ("test_salvage_operations_gains_a_trade_good", "salvage", False),
    ],
)
def test_a_component_is_proved_by_its_own_name_only(name: str, component: str, proved: bool) -> None:
    assert names(name, component) is proved
