"""What has to be proved of Twilight Imperium 3: the entries of the index of the rulebook, and the rulings.

A test proves the numbers that its name begins with: `test_sa_5_4_2_and_5_4_3_...` proves two entries, and
`test_ruling_86_...` a ruling of the notes. `second_part.py` says what needs no test yet.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tests.facts import facts
from tests.rules.ti3 import second_part
from tests.rules.ti3.titles import CHAPTERS, SECTIONS

Record = dict[str, Any]

RULINGS = range(1, 231)
_ONE = r"(?:(?:sa_)?\d+_\d+_\d+|ruling_\d+)"
_CITED = re.compile(rf"test_(?P<first>(?=sa_|ruling_){_ONE}(?:_and_{_ONE})*)(?![0-9])")


@cache
def cited(name: str) -> frozenset[str]:
    """The rows that the name of a test begins with."""
    found = _CITED.match(name)
    rows = found["first"].split("_and_") if found else ()
    return frozenset(row if row.startswith(("sa_", "ruling_")) else f"sa_{row}" for row in rows)


def rest(name: str) -> str:
    """What comes after the numbers in the name of a test."""
    found = _CITED.match(name)
    return name[found.end() :].strip("_") if found else name


def proves(name: str, row: str) -> bool:
    return row in cited(name)


def is_numbered(name: str) -> bool:
    return bool(cited(name))


@cache
def index() -> tuple[Record, ...]:
    return tuple(facts("ti3", "rules_index")["rules"])


def row_of(record: Record) -> str:
    """`SA-3.13.2` is `sa_3_13_2`."""
    return "sa_" + _number(record).replace(".", "_")


def _number(record: Record) -> str:
    return str(record["id"]).removeprefix("SA-")


def needs_no_test(record: Record) -> str:
    """Why an entry of the index needs none; empty if it does."""
    if "same_as" in record:
        return f"see {record['same_as'].removeprefix('SA-')}"
    if record["kind"] == "definition":
        return "says what a word means"
    chapter = int(_number(record).partition(".")[0])
    return (
        second_part.CHAPTERS.get(chapter)
        or second_part.OPTIONS.get(record.get("option", ""))
        or second_part.RULES.get(record["id"], "")
    )


def chapters() -> dict[str, dict[str, str]]:
    """The entries that need a test, by the titles of their chapters."""
    found: dict[str, dict[str, str]] = {f"{number} {title}": {} for number, title in CHAPTERS.items()}
    for record in index():
        if not needs_no_test(record):
            number = _number(record)
            chapter, section, _ = number.split(".")
            title = f"{chapter} {CHAPTERS[int(chapter)]}"
            found[title][row_of(record)] = f"{number} {SECTIONS[f'{chapter}.{section}']} ({record['kind']})"
    return {title: rows for title, rows in found.items() if rows}


def rulings() -> dict[str, str]:
    """The rulings that decide something of this part."""
    skipped = {**second_part.RULINGS, **second_part.DECIDE_NOTHING, **second_part.ABOUT}
    return {f"ruling_{number}": f"Ruling {number}" for number in RULINGS if number not in skipped}


NUMBERS: frozenset[str] = frozenset({*map(row_of, index()), *(f"ruling_{number}" for number in RULINGS)})
"""What a numbered test may prove."""
