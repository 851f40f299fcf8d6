"""How each game is put on the screen: its position, its secrets, what its things are."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from rich.console import RenderableType

from throneworld.cli.rex import drawing as rex
from throneworld.cli.rex import lookup as rex_things
from throneworld.cli.screen import View
from throneworld.cli.ti4 import galaxy, hands, players, systems
from throneworld.cli.ti4 import lookup as ti4_things
from throneworld.kernel.asks import Noun, Option
from throneworld.words import Words


class Board(NamedTuple):
    people: str
    """What messages call those whom one plays."""
    title: Callable[[View, Words, int], str]
    """Who is asked, what he has, and where the game stands."""
    headline: Callable[[View, Words], str]
    chapter: Callable[[View], tuple[Noun, ...]]
    """The position is shown anew when this changes."""
    position: Callable[[View, Words, Sequence[str], int], list[RenderableType]]
    """For a view, who plays each seat, and the width of the screen."""
    style: Callable[[str, int], str]
    """The colour of a race or faction on a seat."""
    secrets: Callable[[View, Words], list[str]]
    hand: Callable[[View], list[str]]
    """The cards that one would like to read."""
    places: Callable[[View, Option], list[str]]
    """The places that an option names."""
    beside: Callable[[View, Words, str], str]
    """A place in brief."""
    about: Callable[[View, Words, str], list[str]]
    """Lines about a thing."""
    numbered: Container[str] = ()
    """Things that have a number for a name."""
    naming: Container[str] = ()
    """The verbs of options that name such a thing; elsewhere a number is an amount."""


BOARDS: dict[str, Board] = {
    "rex": Board(
        people="race",
        title=rex.title,
        headline=rex.headline,
        chapter=rex.chapter,
        position=rex.position,
        style=rex.style,
        secrets=rex.secrets,
        hand=rex.hand,
        places=rex.places,
        beside=rex.beside,
        about=rex_things.about,
    ),
    "ti4": Board(
        people="faction",
        title=players.title,
        headline=players.headline,
        chapter=players.chapter,
        position=galaxy.position,
        style=players.style,
        secrets=hands.secrets,
        hand=hands.hand,
        places=systems.places,
        beside=systems.beside,
        about=ti4_things.about,
        numbered=systems.NUMBERED,
        naming=systems.SYSTEM_AT,
    ),
}


def board_of(view: View) -> Board:
    return BOARDS[view["game"]]
