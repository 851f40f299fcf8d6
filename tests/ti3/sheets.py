"""The fact sheets of Twilight Imperium 3, as the audits read them where they lie beside the project."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import yaml
from tools.facts import SHEETS, beside

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

with_sheets = pytest.mark.skipif(not beside("ti3"), reason="the fact sheets do not lie beside the project")


@cache
def reference(name: str) -> Record:
    data: Record = yaml.safe_load((SHEETS / "ti3" / f"{name}.yaml").read_text(encoding="utf-8"))
    return data


def compares(records: list[Record], columns: str) -> None:
    """That these are all the columns there are, besides words."""
    assert {column for record in records for column in record} - WORDS == set(columns.split())


def doubtful(record: Record, column: str = "confidence") -> bool:
    return record.get(column) in DOUBTFUL
