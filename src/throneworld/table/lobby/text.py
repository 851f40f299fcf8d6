"""What people type, made fit to keep and to show: no control characters, nothing that turns text around."""

from __future__ import annotations

import unicodedata

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks of writing direction: with them one name can be made to look like another."""


def tidy(text: str) -> str:
    """Several lines; line ends are all alike and nothing stands around it."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(each for each in lines if each in "\n\t" or _printable(each)).strip()


def tidy_line(text: str) -> str:
    """One line, single spaces."""
    return " ".join(tidy(text).split())


def _printable(character: str) -> bool:
    return unicodedata.category(character) not in ("Cc", "Cs") and character not in TURNING
