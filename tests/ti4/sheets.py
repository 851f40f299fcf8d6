"""The fact sheets of Twilight Imperium 4, as the audits read them."""

from __future__ import annotations

from tests.facts import Record, facts
from throneworld.ti4.tables import Clause

WORDS = {
    *("name", "subtitle", "meaning", "effect", "condition", "cost", "payoff"),
    *("note", "why", "later_version", "printed_2017"),
}
"""Columns that are told in words: names are in the locale, effects are declared with the cards."""
CLAUSE = {"window", "who", "mode", "limit", "timing", "says"}


def reference(name: str) -> Record:
    return facts("ti4", name)


def compares(records: list[Record], columns: str) -> None:
    """That these are all the columns there are, besides words."""
    assert {column for record in records for column in record} - WORDS == set(columns.split())


def clauses(records: list[Record]) -> tuple[Clause, ...]:
    assert {column for each in records for column in each} - WORDS <= CLAUSE
    return tuple(clause(each) for each in records)


def clause(record: Record) -> Clause:
    timing = record.get("timing", "")
    return Clause(record["window"], record["who"], record["mode"], limit(record), timing)


def limit(record: Record) -> str:
    words: str = record.get("limit", "")
    return words.removeprefix("once per ").removeprefix("each ").replace(" ", "_")


def corrected(record: Record) -> bool:
    return bool(record.get("errata") or record.get("printed_2017"))


def doubtful(record: Record) -> bool:
    return record.get("confidence") == "low"
