"""The log as a story, and the position it has led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from throneworld.cli.boards import board_for, board_of
from throneworld.cli.screen import Screen, View
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.words import Words

BEGINNINGS = ("phase_begins", "turn_begins")
"""Events that stand out."""


def show_events(screen: Screen, words: Words, game: Game, events: Iterable[Event]) -> None:
    """Events of one kind in a row share their lines."""
    view = game.view(None)
    told = board_of(view).told(game, list(events))
    for kind, alike in groupby(told, key=lambda event: event.kind):
        text = _text(words, game, list(alike))
        if kind == "round_begins":
            screen.show("")
            screen.rule(text)
        else:
            screen.show(coloured(words, view, text, "bold" if kind in BEGINNINGS else ""))


def _text(words: Words, game: Game, alike: Sequence[Event]) -> str:
    """In one line, unless there is something to explain."""
    lines = [words.event(event, game.definition.events[event.kind]) for event in alike]
    more = [board_for(game.definition.id).explained(words, event) for event in alike]
    if not any(more):
        return " ".join(_counted(words, lines))
    return "\n".join(" ".join(filter(None, pair)) for pair in zip(lines, more, strict=True))


def _counted(words: Words, lines: Sequence[str]) -> list[str]:
    """The same line several times only once."""
    return [
        words.say("play-times", line=line, count=count) if count > 1 else line
        for line, count in Counter(lines).items()
    ]


def coloured(words: Words, view: View, text: str, style: str = "") -> Text:
    """The players' names in their colours."""
    line = Text(text, style=style)
    for seat, race in enumerate(words.races):
        if race:
            line.highlight_words([words.player(seat)], style=board_of(view).style(view, seat))
    return line


def show_board(
    screen: Screen, words: Words, view: View, who: Sequence[str], width: int | None = None
) -> None:
    """As wide as the screen, unless something else is said."""
    board = board_of(view)
    screen.show("")
    screen.rule(board.headline(view, words))
    screen.show(*board.position(view, words, who, screen.console.width if width is None else width))
