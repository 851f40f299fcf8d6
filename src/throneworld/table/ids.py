"""Ids of tables: short, not to be guessed, and fit to be typed after a command."""

from __future__ import annotations

import secrets


def new_table_id() -> str:
    """It begins with a letter or a digit: a command would take a dash for the beginning of an option."""
    while not (found := secrets.token_urlsafe(9))[0].isalnum():
        pass
    return found
