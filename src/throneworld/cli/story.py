"""The log as a story, and the position it has led to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from throneworld.cli.drawing import STYLES, View, board, headline, players
from throneworld.cli.screen import Screen
from throneworld.kernel.events import Event
from throneworld.kernel.registry import Definition
from throneworld.words import Words


def show_events(screen: Screen, words: Words, definition: Definition, events: Iterable[Event]) -> None:
    """Events of one kind in a row share their lines."""
    for kind, alike in groupby(events, key=lambda event: event.kind):
        text = " ".join(words.event(event, definition.events[kind]) for event in alike)
        if kind == "round_begins":
            screen.show("")
            screen.rule(text)
        else:
            screen.show(coloured(words, text, "bold" if kind == "phase_begins" else ""))


def coloured(words: Words, text: str, style: str = "") -> Text:
    """The players' names in their colours."""
    line = Text(text, style=style)
    for race, colour in STYLES.items():
        if race in words.races:
            line.highlight_words([words.say(f"name-{race}.short")], style=colour)
    return line


def show_board(screen: Screen, words: Words, view: View, who: Sequence[str]) -> None:
    screen.show("")
    screen.rule(headline(view, words))
    screen.show(board(view, words), "", players(view, words, who))
