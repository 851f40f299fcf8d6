"""A bar for work that takes its time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from throneworld.cli.screen import Screen

Tell = Callable[[int, int], None]
"""Told how much is done, and of how much."""


@contextmanager
def progress_of(what: str) -> Iterator[Tell]:
    """On a terminal a bar that goes away when the work is done; else nothing."""
    console = Screen(stderr=True).console
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what)
        yield lambda done, total: progress.update(task, completed=done, total=total)
