"""What people may be called: names for show, and user names to sign in with."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from msgspec import Meta

from throneworld.table.errors import Invalid

LONGEST_NAME = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Username = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9._-]{3,40}$")]
_USERNAME = re.compile(r"[a-z0-9._-]{3,40}")


def tidy_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name, trimmed; control characters and marks that turn text around make it unfit.

    What is equal to the eye is made equal to the byte, as far as Unicode's composed form goes.
    """
    name = unicodedata.normalize("NFC", text.strip())
    if not name or len(name) > longest or not name.isprintable():
        raise Invalid("bad_name", most=longest)
    return name


def plain_username(text: str) -> str | None:
    """The user name as the database keeps it, or None if nobody can have it."""
    username = text.lower()
    return username if text.isascii() and _USERNAME.fullmatch(username) else None


def new_username(text: str) -> str:
    username = plain_username(text)
    if username is None:
        raise Invalid("bad_username")
    return username
