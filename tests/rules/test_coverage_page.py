"""Every rule has a test, every test a rule, and the pages that say so are up to date."""

import pytest
from tools import coverage_page
from tools.coverage_rows import Page

from tests.rules.rex.rules import ADVANTAGES
from tests.rules.ti3 import rules as ti3_rules
from tests.rules.ti3 import second_part
from tests.rules.ti4.page import PAGE as TI4
from tests.rules.ti4.page import names
from throneworld.rex.tables import RACES
from throneworld.ti3 import tables as ti3_tables

every_game = pytest.mark.parametrize("game", coverage_page.pages(), ids=lambda game: game.page.stem)


@every_game
def test_every_rule_and_component_is_proved_by_a_test(game: Page) -> None:
    """Or it is known to have none yet: what has one must be taken off that list (run: make coverage)."""
    _, missing = coverage_page.page(game)
    assert missing == game.owed


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


def test_what_belongs_to_the_second_part_exists() -> None:
    entries = {record["id"] for record in ti3_rules.index()}
    assert set(second_part.RULES) <= entries
    options = {record.get("option") for record in ti3_rules.index()}
    assert set(second_part.OPTIONS) <= options
    parts = [*second_part.RULINGS, *second_part.DECIDE_NOTHING, *second_part.ABOUT]
    assert len(parts) == len(set(parts)) and set(parts) <= set(ti3_rules.RULINGS)


def test_a_ruling_about_components_names_such_as_there_are() -> None:
    named = {each for ids in second_part.ABOUT.values() for each in ids}
    boxes = (ti3_tables.ACTION_CARDS, ti3_tables.AGENDAS, ti3_tables.OBJECTIVES, ti3_tables.TECHNOLOGIES)
    known = {each.id for box in (*boxes, ti3_tables.RACIAL_TECHNOLOGIES) for each in box}
    flagships = {f"flagship:{each.race}" for each in ti3_tables.FLAGSHIPS}
    assert named <= {*known, *flagships, *ti3_tables.RACE_ABILITIES, "refresh_natural_wealth"}


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_sa_3_13_2_facilities", {"sa_3_13_2"}),
        ("test_sa_5_4_2_and_5_4_3_commandos_roll_nothing", {"sa_5_4_2", "sa_5_4_3"}),
        ("test_sa_6_9_1_and_ruling_12_belts", {"sa_6_9_1", "ruling_12"}),
        ("test_ruling_86_a_wormhole_is_no_side", {"ruling_86"}),
        ("test_sa_14_8_1_an_agent_and_14_8_2_captures", {"sa_14_8_1"}),
        ("test_the_rules_say_sa_3_1_1", set()),
    ],
)
def test_a_test_proves_the_numbers_that_its_name_begins_with(name: str, numbers: set[str]) -> None:
    assert ti3_rules.cited(name) == numbers


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
