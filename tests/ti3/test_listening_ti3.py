"""What declarations listen to, against the tables: which cards are there, which stops nobody hears."""

from __future__ import annotations

from functools import cache

from tools.missing import lines, missing
from tools.missing import standing_rules as noted_rules

from tests.ti3.scene import definition
from throneworld import ti3
from throneworld.imperium.declare import Clause
from throneworld.imperium.modifiers import indexed
from throneworld.kernel.gathering import modules_of
from throneworld.ti3 import tables
from throneworld.ti3.moments import MOMENTS, UNHEARD
from throneworld.ti3.tables.listening import LISTENING


@cache
def standing_rules() -> frozenset[tuple[str, str]]:
    """Component and window of every rule at which nobody stops: of modifiers, and of functions marked so."""
    modifying = [(each.component, each.window) for rows in indexed(modules_of(ti3)).values() for each in rows]
    return frozenset([*modifying, *noted_rules("ti3")])


@cache
def windows_of(card: str) -> frozenset[str]:
    """The windows whose text the declarations of a card carry out."""
    clauses = [each for each in definition().listeners if isinstance(each, Clause)]
    asked = [each.window for each in clauses if each.component == card]
    return frozenset([*asked, *(window for component, window in standing_rules() if component == card)])


def test_no_stop_is_unheard_at_which_something_acts() -> None:
    heard = {each.moment for each in definition().listeners}
    assert sorted({name for name, moment in MOMENTS.items() if moment.opens} - heard) == sorted(UNHEARD)


def test_each_action_card_that_is_there_is_played_at_its_moment() -> None:
    there = [card for card in tables.ACTION_CARD if windows_of(card)]
    played = {card: LISTENING["action_cards"][card][0] for card in there}
    assert {card: window for card, window in played.items() if window not in windows_of(card)} == {}


def test_the_page_of_what_is_missing_lists_every_card_that_is_not_carried_out() -> None:
    said = "\n".join(lines("ti3"))
    missing = [card for card in tables.ACTION_CARD if not windows_of(card)]
    assert all(f"action:{card}" in said for card in missing)
    assert not any(f"action:{card}\n" in said + "\n" for card in tables.ACTION_CARD if card not in missing)
    assert all(stop in said for stop in UNHEARD)


def test_every_text_of_a_race_sheet_is_carried_out_at_each_of_its_windows() -> None:
    assert missing("ti3", "race") == []
    said = {ability: set(windows) for ability, windows in LISTENING["race_abilities"].items()}
    assert {each: said[each] - windows_of(each) for each in said if said[each] - windows_of(each)} == {}
