"""The terminal: lines out, lines in. Works without colour, without a terminal, and at 80 columns."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from throneworld.cli.problems import printable

with suppress(ImportError):
    import readline  # noqa: F401 - gives `input` a history and a cursor

View = Mapping[str, Any]
"""What a seat may see of a game."""
NARROWEST = 60


def plain_table(*titles: str, gap: int = 2) -> Table:
    """Columns without frames: every character of a narrow screen counts."""
    return Table(*titles, box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="bold underline")


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: that is for the program to settle."""
        raise BrokenPipeError


class Screen:
    def __init__(self, *, stderr: bool = False) -> None:
        self.console: Console = _Console(stderr=stderr, highlight=False, markup=False, emoji=False)
        if self.console.width < NARROWEST:
            self.console.width = NARROWEST

    def show(self, *things: RenderableType, style: str = "") -> None:
        for thing in things:
            self.console.print(printable(thing) if isinstance(thing, str) else thing, style=style or None)

    def command(self, text: str) -> None:
        """Something to copy: never broken into lines."""
        self.console.print(f"  {printable(text)}", soft_wrap=True)

    def rule(self, text: str) -> None:
        self.console.rule(Text(text, style="bold"), align="left", characters="=")

    def clear(self) -> None:
        """Hide what the last person saw."""
        if self.console.is_terminal:
            self.console.clear()
            print("\x1b[3J", end="", flush=True)  # the lines scrolled away hold secrets too
        else:
            self.show("")

    def ask(self, prompt: str) -> str:
        """A line of input without blanks around it; EOFError when there is none."""
        if sys.stdin.isatty() and self.console.is_terminal:
            return input(prompt).strip()
        self.console.print(prompt, end="")
        self.console.file.flush()
        line = input().strip()
        self.show(line)
        return line
