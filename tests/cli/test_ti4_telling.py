"""The log as a terminal tells it: nothing twice, units together, cards with their text."""

from __future__ import annotations

import throneworld as tw
from tests.cli.mid_game import words
from throneworld.cli.ti4.telling import explained, told
from throneworld.kernel.asks import Noun
from throneworld.kernel.events import Event

LATER = 999


def event(kind: str, *args: Noun, at: int = LATER) -> Event:
    return Event(kind, args, None, at)


def kinds(*events: Event) -> list[str]:
    game = tw.new_game("ti4", ["sol", "hacan", "letnev"], 3)
    return [each.kind for each in told(game, events)]


def test_a_card_that_one_has_seen_is_not_drawn_as_well() -> None:
    assert kinds(event("action_card_drawn", 0), event("action_card_seen", 0, "spy")) == ["action_card_seen"]
    assert kinds(event("action_card_drawn", 1), event("action_card_seen", 0, "spy")) == [
        "action_card_drawn",
        "action_card_seen",
    ]


def test_an_activation_says_that_the_token_is_laid() -> None:
    assert kinds(event("token_placed", 0, 18, "tactic"), event("system_activated", 0, 18)) == [
        "system_activated"
    ]
    assert kinds(event("token_placed", 0, 18, "reinforcements")) == ["token_placed"]


def test_units_of_a_kind_on_the_same_way_are_one_line() -> None:
    game = tw.new_game("ti4", ["sol", "hacan", "letnev"], 3)
    ways = [(0, "infantry", 1, "jord", "18"), (0, "fighter", 2, "1", "18"), (0, "infantry", 3, "jord", "18")]
    moved = told(game, [event("units_moved", *way, "transport") for way in ways])
    assert [each.args[1:3] for each in moved] == [("infantry", 4), ("fighter", 2)]


def test_what_the_faction_sheets_say_is_not_read_out() -> None:
    game = tw.new_game("ti4", ["sol", "hacan", "letnev"], 3)
    assert any(each.kind == "technology_gained" for each in game.log)
    before = {each.kind for each in told(game, game.log)}
    assert before.isdisjoint({"technology_gained", "units_placed", "control_gained"})
    assert kinds(event("technology_gained", 0, "sarween_tools", "researched")) == ["technology_gained"]


def test_a_played_card_is_explained_and_an_ability_is_not() -> None:
    assert explained(words(), event("played", 0, "sabotage")).startswith("When another player plays")
    assert explained(words(), event("played", 0, "orbital_drop")) == ""
    assert explained(words(), event("agenda_revealed", "mutiny")) != ""
