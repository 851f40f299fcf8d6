"""What is reckoned in the galaxy bears the name of what it does, never of a component of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import throneworld.galaxy
from throneworld.rex import tables as rex
from throneworld.ti4 import tables as ti4

FOLDER = Path(throneworld.galaxy.__file__).parent
COMPONENTS = (
    *(ti4.ACTION_CARD, ti4.AGENDA, ti4.OBJECTIVE, ti4.PROMISSORY_NOTE, ti4.STRATEGY_CARD),
    *(ti4.FACTION, ti4.ABILITY, ti4.TECHNOLOGY, ti4.UNIT, ti4.PLANET),
    *(rex.SPACE, rex.INFLUENCE, rex.STRATEGY, rex.DIFFICULTY, rex.RACE, rex.LEADERS),
)
"""Everything in the boxes that has a name."""
COMMON = {"fighter", "trade"}
"""The small ships that barrages are for, and trade goods: words of every rulebook among the stars."""


def spoken(text: str) -> str:
    """Its words alone, in small letters: `Fourth Moon`, `fourth_moon` and `FourthMoon` are the same."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", re.sub(r"(?<=[A-Z])\.(?=[A-Z])|'", "", text))
    return f" {' '.join(re.findall(r'[a-z0-9]+', apart.lower()))} "


def title(component: str) -> str:
    """Without the number of a side, a copy or a person: `cruiser_2` is a cruiser."""
    return re.sub(r"(_\d+|_none)$", "", component)


TITLES = sorted({title(component) for table in COMPONENTS for component in table})


def named_in(text: str) -> set[str]:
    words = spoken(text)
    return {name for name in TITLES if re.search(f" {spoken(name).strip()}s? ", words)}


@pytest.mark.parametrize(
    "text",
    [
        "side.harrow",
        "HARROW",
        "self.harrows",
        "(Fourth Moon)",
        "FourthMoon",
        "C'morran N'orr",
        "J.N.S. Hylarim",
    ],
)
def test_a_component_is_found_however_it_is_written(text: str) -> None:
    assert named_in(text)


def test_no_component_of_a_game_is_named_in_the_galaxy() -> None:
    found = {
        path.relative_to(FOLDER).as_posix(): names
        for path in sorted(FOLDER.rglob("*.py"))
        if (names := named_in(path.read_text(encoding="utf-8")) - COMMON)
    }
    assert found == {}


def test_every_word_that_is_excepted_is_used() -> None:
    assert named_in(" ".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))) == COMMON
