"""How each game is put on the screen: its position, its secrets, what its things are."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from rich.console import RenderableType

from throneworld.cli.rex import drawing as rex
from throneworld.cli.rex import lookup as rex_things
from throneworld.cli.screen import View
from throneworld.cli.ti4 import galaxy, hands, listing, players, systems, telling, underway
from throneworld.cli.ti4 import lookup as ti4_things
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
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
        surveyed=listing.SURVEYED,
        ordered=listing.ordered,
        far=listing.far,
        aside=listing.aside,
        pointless=listing.POINTLESS,
        obvious=listing.OBVIOUS,
        tag=ti4_things.tag,
        told=telling.told,
        explained=telling.explained,
        underway=underway.underway,
    ),
}


def board_of(view: View) -> Board:
    return BOARDS[view["game"]]
