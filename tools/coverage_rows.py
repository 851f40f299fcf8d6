"""What a page of coverage shows, and which test proves which of its rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
DOCS = TESTS.parent / "docs"
Rows = dict[str, str]
"""What a test's name must tell, and what such a test proves."""
Proof = Callable[[str, str], bool]
"""Whether the test of a name proves a row."""


def begins(name: str, row: str) -> bool:
    """A test whose name begins with the row proves it; `test_kind[id]` counts as `kind_id`."""
    key = name.removeprefix("test_").replace("[", "_").rstrip("]")
    return key == row or key.startswith(f"{row}_")


def naming(components: Iterable[str], others: Iterable[str] = ()) -> Proof:
    """A test that names the component proves it; of its parameters the first is what it is about.

    The longest name counts, so that `prototype_war_sun_2` is not `war_sun`; `others` are names that contain a
    component and mean none. A single word, like Upgrade or Trade, is often just that word; it must begin the
    name, after the number of a ruling about it, or the parameter.
    """
    longest_first = "|".join(sorted({*components, *others}, key=len, reverse=True))
    vocabulary = re.compile(rf"(?<![a-z0-9])(?:{longest_first})(?![a-z0-9])")

    @cache
    def named(name: str) -> frozenset[str]:
        found = ((match.start(), match.group()) for match in vocabulary.finditer(name))
        return frozenset(part for at, part in found if "_" in part or at == 0 or name[at - 1] == "[")

    return lambda name, row: row in named(_OF_A_RULING.sub("", name.removeprefix("test_").partition("-")[0]))


_OF_A_RULING = re.compile(r"^notes_\d+_\d+[a-z]?_")


@dataclass(frozen=True)
class Section:
    title: str
    rows: Rows
    proves: Proof = begins


@dataclass(frozen=True)
class Page:
    game: str
    title: str
    folders: tuple[Path, ...]
    """Where the tests are; the page gives the files of the first folder without it."""
    sections: Callable[[], Iterable[Section]]
    numbered: str
    """What begins the name of a test that proves a rule of the rulebook."""
    numbers: frozenset[str]
    """What a numbered test may prove."""
    cites: Callable[[str], frozenset[str]] | None = None
    """The numbers with which the name of a test begins, if it may begin with several."""
    elsewhere: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What is declared like a component and has no row: how the entries of the rulebook about it begin."""
    untested: Path | None = None
    """A list of what has no test yet, a row to a line; it may only become shorter."""

    @property
    def page(self) -> Path:
        return DOCS / f"coverage-{self.game}.md"

    @property
    def owed(self) -> list[str]:
        """What is known to have no test yet."""
        return self.untested.read_text().split() if self.untested else []

    def lists(self, name: str) -> bool:
        """Whether all numbers that the name of a test begins with are those of rules."""
        if self.cites:
            return self.cites(name) <= self.numbers
        return any(begins(name, number) for number in self.numbers)
