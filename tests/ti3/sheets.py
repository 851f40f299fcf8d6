"""The fact sheets of Twilight Imperium 3, as the audits read them."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from tests.facts import facts

Record = dict[str, Any]

WORDS = {
    *(
        "name",
        "short_name",
        "abbr",
        "aliases",
        "source",
        "rule",
        "note",
        "effect",
        "requirement",
        "rationale",
    ),
    *("timing", "special_note", "variants", "alt", "for", "against", "elected", "opens"),
}
"""Columns that are told in words, or say where something comes from."""
DOUBTFUL = ("low", "reconstructed")

reference = cache(partial(facts, "ti3"))


def compares(records: list[Record], columns: str) -> None:
    """That these are all the columns there are, besides words."""
    assert {column for record in records for column in record} - WORDS == set(columns.split())


def doubtful(record: Record, column: str = "confidence") -> bool:
    return record.get(column) in DOUBTFUL
