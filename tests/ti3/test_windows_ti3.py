"""The moments of Twilight Imperium 3, and what listens to them; against the fact sheet as well."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ti3.sheets import reference
from throneworld.ti3.tables import (
    ACTION_CARD,
    DOMAIN_COUNTER,
    EVENT_CARDS,
    LAWS,
    LEADER_ABILITIES,
    LEADER_RULES,
    PLANET,
    RACE,
    RACE_ABILITIES,
    RACIAL_TECHNOLOGY,
    STRATEGY_CARD,
    TECHNOLOGY,
)
from throneworld.ti3.tables.listening import LISTENING
from throneworld.ti3.tables.windows import TIMING_WINDOWS, WINDOW, TimingWindow

COMPONENTS: dict[str, Any] = {
    "action_cards": ACTION_CARD,
    "technologies": TECHNOLOGY,
    "racial_technologies": RACIAL_TECHNOLOGY,
    "race_abilities": RACE_ABILITIES,
    "flagships": RACE,
    "leader_abilities": LEADER_ABILITIES,
    "leader_rules": LEADER_RULES,
    "laws": LAWS,
    "events": EVENT_CARDS,
    "domain_counters": DOMAIN_COUNTER,
    "strategy_cards": STRATEGY_CARD,
    "refresh_abilities": [planet.id for planet in PLANET.values() if planet.refresh],
}


def test_115_windows_in_order() -> None:
    assert len(TIMING_WINDOWS) == len(WINDOW) == 115
    orders = [window.order for window in TIMING_WINDOWS]
    assert orders == sorted(orders)
    assert all(window.who == "none" for window in TIMING_WINDOWS if window.kind == "static")


def test_538_components_listen_920_times_and_to_every_window() -> None:
    moments = [moment for kind in LISTENING.values() for each in kind.values() for moment in each]
    assert sum(len(kind) for kind in LISTENING.values()) == 538
    assert len(moments) == 920
    assert set(moments) == set(WINDOW)


@pytest.mark.parametrize("kind", COMPONENTS)
def test_every_component_listens(kind: str) -> None:
    assert sorted(LISTENING[kind]) == sorted(COMPONENTS[kind])
    assert all(len(each) == len(set(each)) > 0 for each in LISTENING[kind].values())


def test_the_timing_windows_agree_with_the_fact_sheet() -> None:
    sheet = reference("timing_windows")["windows"]
    assert {column for each in sheet for column in each} == {
        *("id", "phase", "kind", "order", "who", "listeners", "rule"),
    }
    theirs = [
        TimingWindow(each["id"], each["phase"], each["kind"], each["order"], each["who"], each["rule"])
        for each in sheet
    ]
    assert tuple(theirs) == TIMING_WINDOWS


def test_the_components_listen_as_the_fact_sheet_says() -> None:
    sheet = reference("timing_windows")["map"]
    theirs = {
        kind: {name: tuple(moments) for name, moments in components.items()}
        for kind, components in sheet.items()
    }
    assert theirs == LISTENING


def test_every_window_cites_a_rule_that_exists() -> None:
    rules = {each["id"] for each in reference("rules_index")["rules"]}
    assert {window.rule for window in TIMING_WINDOWS} <= rules
