"""Every reason that can be told has a scenario that names it; a new one needs its own from the first day."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from throneworld.kernel.registry import definition_of
from throneworld.words import message_files

ROOT = Path(__file__).parent.parent
KEY = re.compile(r"^refusal-([a-z_0-9]+)", re.MULTILINE)
"""A reason is a message: `test_words_*` hold messages and code to each other."""

WORD = re.compile(r"""["' ]([a-z_0-9]+)["']""")
HEAD = re.compile(r"""["' ]([a-z_]+_)\{""")

FOLDERS = {"ti4": ("rules/ti4", "ti4/components", "imperium"), "rex": ("rules/rex", "rex")}

BY_ITSELF = """
    another_note another_prediction_first given_away no_hits_produced no_planet_there no_ship_to_destroy
    no_war_sun nobody_rests not_against_its_owner not_at_its_owners_home not_attached_here not_damaged
    not_predicted not_the_flagship nothing_put_off other_upgrade placed_already
"""
"""Of what happens by itself at a stop: only who may play something else there can ask for it."""

OF_OTHERS = {"border_in_the_way", "border_ends_move", "kind_full", "straight_through_gravity_rift"}
"""Reasons of the shared rules for tokens between systems and limits of a kind, which this game has not."""
LEFT_OUT = {"ti4": {*BY_ITSELF.split(), *OF_OTHERS}, "rex": set[str]()}


def keys(game: str) -> list[str]:
    spoken = (game, *definition_of(game).layers)
    files = [file for file in message_files("en", game) if file.name.startswith(spoken)]
    return [key for file in files for key in KEY.findall(file.read_text())]


def named(game: str) -> set[str]:
    """What the scenarios name."""
    texts = [path.read_text() for folder in FOLDERS[game] for path in (ROOT / folder).rglob("*.py")]
    return {word for text in texts for word in named_in(text)}


def named_in(text: str) -> set[str]:
    """By itself or behind its paragraph, or put together: `lacks_{what}` with "planets" in the same file."""
    words, heads = set(WORD.findall(text)), set(HEAD.findall(text))
    return words | {head + word for head in heads for word in words}


@pytest.mark.parametrize("game", FOLDERS)
def test_every_reason_is_named_by_a_scenario(game: str) -> None:
    missing = {*keys(game)} - named(game)
    assert missing == LEFT_OUT[game]


def test_a_reason_is_named_whole_and_not_as_a_part_of_another() -> None:
    assert named_in('rule="RR 2.6", key="no_ship"') >= {"no_ship"} <= named_in('"RR 2.6 no_ship"')
    assert "no_ship" not in named_in('"RR 2.6 no_ship_of_yours"')
    assert "lacks_planets" in named_in('f"RR 52.5 lacks_{what}" in {"planets": 1}')
