"""The log as a story, and the position it has led to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from throneworld.cli.boards import BOARDS, board_of
from throneworld.cli.screen import Screen, View
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
    for seat, race in enumerate(words.races):
        if race:
            line.highlight_words([words.player(seat)], style=BOARDS[words.game].style(race, seat))
    return line


def show_board(
    screen: Screen, words: Words, view: View, who: Sequence[str], width: int | None = None
) -> None:
    """As wide as the screen, unless something else is said."""
    board = board_of(view)
    screen.show("")
    screen.rule(board.headline(view, words))
    screen.show(*board.position(view, words, who, screen.console.width if width is None else width))
