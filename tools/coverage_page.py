"""Makes docs/coverage-rex.md: rule by rule, which tests prove it.

    python tools/coverage_page.py           compare the page with the tests; exit 1 if they differ
    python tools/coverage_page.py --write   write the page anew

The rules are in tests/rules/rex/rules.py; a test proves the rule that its name begins with.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.rules.rex.rules import ADVANTAGES, ALLIES, RULES, VICTORIES  # noqa: E402

from throneworld.rex.tables import (  # noqa: E402
    BETRAYAL_CARDS,
    BOMBARDMENT,
    INFLUENCE_CARDS,
    LEADERS,
    STRATEGY_CARDS,
)

TESTS = ROOT / "tests" / "rules" / "rex"
PAGE = ROOT / "docs" / "coverage-rex.md"

Rows = dict[str, str]
"""The beginning of a test's name, and what such a test proves."""


def sections() -> dict[str, Rows]:
    pages: dict[str, Rows] = {}
    for rule, text in RULES.items():
        pages.setdefault(f"Page {int(rule[1:3])}", {})[rule] = text
    return {
        **pages,
        "Race advantages": {f"advantage_{name}": name for name in ADVANTAGES},
        "Ally advantages": {f"ally_{name}": name for name in ALLIES},
        "Special victories": {f"victory_{name}": name for name in VICTORIES},
        "Strategy cards": {f"strategy_{card.id}": card.id for card in STRATEGY_CARDS},
        "Influence cards": {f"influence_{card.id}": card.id for card in INFLUENCE_CARDS},
        "Betrayal cards": {f"betrayal_{card.id}": card.id for card in BETRAYAL_CARDS},
        "Bombardment cards": {f"bombardment_{card}": card for card in BOMBARDMENT},
        "Traitor cards": {f"traitor_{leader}": leader for leader in LEADERS},
    }


@cache
def tests() -> dict[str, tuple[str, str]]:
    """Every test that pytest finds: `kind_id` for `test_kind[id]`, with its file and its name."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", str(TESTS)]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, tuple[str, str]] = {}
    for line in listing.splitlines():
        path, _, name = line.partition("::")
        if name.startswith("test_"):
            key = name.removeprefix("test_").replace("[", "_").rstrip("]")
            found[key] = (Path(path).name, name)
    return found


def proofs(row: str) -> list[str]:
    """The tests whose name begins with the row, each once whatever it is run over."""
    named = [test for key, test in tests().items() if key == row or key.startswith(f"{row}_")]
    whole = {f"{path}::{_stem(name, row)}": None for path, name in named}
    return list(whole)


def _stem(name: str, row: str) -> str:
    """`test_kind[id]` where the id is what proves the row, else the name of the function."""
    stem = name.partition("[")[0]
    return stem if stem.removeprefix("test_").startswith(row) else name


def page() -> tuple[str, list[str]]:
    """The page, and the rows that no test proves."""
    missing: list[str] = []
    lines = ["# What proves each rule of Rex", "", "Made by tools/coverage_page.py; do not edit.", ""]
    for title, rows in sections().items():
        lines += [f"## {title}", "", "| rule | proved by |", "| --- | --- |"]
        for row, text in rows.items():
            found = proofs(row)
            missing += [] if found else [row]
            label = f"{row.replace('_', '.', 1)}: {text}" if row in RULES else text
            lines.append(f"| {label} | {'<br>'.join(f'`{test}`' for test in found)} |")
        lines.append("")
    return "\n".join(lines), missing


def main(arguments: list[str]) -> int:
    text, missing = page()
    for row in missing:
        print(f"no test proves {row}")
    if "--write" in arguments:
        PAGE.write_text(text)
        return bool(missing)
    stale = not PAGE.exists() or PAGE.read_text() != text
    if stale:
        print("docs/coverage-rex.md is out of date; run: make coverage")
    return bool(missing) or stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
