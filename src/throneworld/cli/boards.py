"""How a game is put on the screen: its position, its secrets, what its things are.

A game has a board of its own in its folder of the terminal, or is drawn from its view alone (`plain`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from rich.console import RenderableType

from throneworld.cli import plain
from throneworld.cli.screen import View
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.events import Event
from throneworld.kernel.finding import exported
from throneworld.kernel.game import Game
from throneworld.words import Words


class Board(NamedTuple):
    title: Callable[[View, Words, int], str]
    """Who is asked, what he has, and where the game stands."""
    headline: Callable[[View, Words], str]
    chapter: Callable[[View], tuple[Noun, ...]]
    """The position is shown anew when this changes."""
    position: Callable[[View, Words, Sequence[str], int], list[RenderableType]]
    """For a view, who plays each seat, and the width of the screen."""
    style: Callable[[View, int], str]
    """The colour of a seat."""
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
    surveyed: Container[str] = ()
    """Questions for which one looks at the whole position, though they name no place."""
    ordered: Callable[[Sequence[Option]], list[Option]] = list
    """The options of a question as they are listed."""
    far: Callable[[Game, int, Sequence[Option]], list[Option]] = lambda game, seat, options: []
    """Options that a person hardly means."""
    aside: Callable[[Words, Sequence[Option]], str] = lambda words, options: ""
    """The line that they share."""
    pointless: Container[str] = ()
    """Reasons why not that nobody asks for."""
    obvious: Container[str] = ()
    """Reasons that are told only to whoever asks."""
    tag: Callable[[View, Words, Option], str] = lambda view, words, option: ""
    """What is printed on the thing that an option names: a cost, a colour, a number."""
    told: Callable[[Game, Sequence[Event]], list[Event]] = lambda game, events: list(events)
    """Events as they are told."""
    explained: Callable[[Words, Event], str] = lambda words, event: ""
    """What has to be known about an event."""
    underway: Callable[[View, Words], list[str]] = lambda view, words: []
    """What the players are in the midst of."""
    by_verb: bool = False
    """Whether options stand below the verb that they share."""


PLAIN = Board(
    title=plain.title,
    headline=plain.headline,
    chapter=plain.chapter,
    position=plain.position,
    style=plain.style,
    secrets=plain.secrets,
    hand=plain.hand,
    places=plain.places,
    beside=plain.beside,
    about=plain.about,
    surveyed=plain.SURVEYED,
    ordered=plain.ordered,
    by_verb=True,
)
"""Any game."""


def board_for(game: str) -> Board:
    found: Board | None = exported(game, "cli", "BOARD", Board)
    return found or PLAIN


def board_of(view: View) -> Board:
    return board_for(view["game"])
