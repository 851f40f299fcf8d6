"""Questions, options and refusals: what passes between a game and those who play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

Noun: TypeAlias = str | int
Option: TypeAlias = tuple[Noun, ...]
"""A verb and its nouns, such as ``("bid", 3)``: small, hashable, JSON-able."""

TABLE = "table"
"""Cited by refusals that no rulebook needs to explain."""


class Refusal(Struct, frozen=True, gc=False):
    """Why not: the rule's number, a message key and its arguments."""

    rule: str
    key: str
    args: tuple[Noun, ...] = ()


class Ask(Struct, frozen=True, gc=False):
    """An open question to one seat. Every one of `options` is accepted, nothing else is."""

    id: str
    seat: int
    prompt: str
    options: tuple[Option, ...]
    rule: str
    about: Mapping[str, Noun] = {}

    def data(self) -> dict[str, Any]:
        """As plain JSON data; the seat knows who it is."""
        return {
            "id": self.id,
            "prompt": self.prompt,
            "rule": self.rule,
            "about": dict(self.about),
            "options": [list(option) for option in self.options],
        }


def as_option(data: object) -> Option | None:
    """Read an option that came from outside; None when it is not of an option's shape."""
    if not isinstance(data, _LISTS) or not data:
        return None
    for noun in data:
        if type(noun) is not str and type(noun) is not int:  # a bool is no number here
            return None
    return tuple(data)


_LISTS = (list, tuple)
