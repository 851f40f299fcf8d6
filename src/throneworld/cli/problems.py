"""What a user can put right. Its text is one line that says what to do."""

from __future__ import annotations

import os

DEBUG = "THRONEWORLD_DEBUG"
"""Set in the environment, it lets a bug show its traceback."""


class Problem(Exception):  # noqa: N818 - it is no error of the program
    pass


class Broken(Problem):
    """The rules themselves gave way under what a file says."""


def debugging() -> bool:
    return bool(os.environ.get(DEBUG))


def printable(text: str) -> str:
    """Text from outside, without what would move the cursor or wipe the screen."""
    return "".join(char if char.isprintable() or char == "\n" else "?" for char in text)
