"""Makes docs/coverage-<game>.md for each game: rule by rule, which tests prove it.

    python tools/coverage_page.py           compare the pages with the tests; exit 1 if they differ
    python tools/coverage_page.py --write   write the pages anew

The rules are in tests/rules/<game>/rules.py, and tests/rules/<game>/page.py says what the page shows. A test
proves the rule that its name begins with; a component is proved by the tests that name it anywhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools.coverage_rows import TESTS, Page, Section  # noqa: E402

Test = tuple[Path, str]
"""The file of a test, and its name as pytest gives it: `test_kind[id]`."""


@cache
def pages() -> tuple[Page, ...]:
    games = sorted(path.parent.name for path in (TESTS / "rules").glob("*/page.py"))
    return tuple(import_module(f"tests.rules.{game}.page").PAGE for game in games)


@cache
def every_test() -> tuple[Test, ...]:
    """Every test of all games that pytest finds; no plugin has to be loaded to find them."""
    folders = [str(folder) for game in pages() for folder in game.folders]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *folders]
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    listing = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True, check=True).stdout
    lines = (line.partition("::") for line in listing.splitlines())
    return tuple((ROOT / path, name) for path, _, name in lines if name.startswith("test_"))


@cache
def tests(game: Page) -> tuple[Test, ...]:
    """Every test of one game."""
    return tuple(each for each in every_test() if any(map(each[0].is_relative_to, game.folders)))


def unlisted(game: Page) -> list[str]:
    """The numbered tests that prove no rule of the list."""
    numbered = [name for _, name in tests(game) if re.match(f"test_(?:{game.numbered})", name)]
    return [name for name in numbered if not game.lists(name)]


def proofs(game: Page, section: Section, row: str) -> list[str]:
    """The tests that prove the row, each once whatever it is run over."""
    found: dict[str, None] = {}
    for path, name in tests(game):
        if section.proves(name, row):
            found[f"{_file(game, path)}::{_shortest(section, name, row)}"] = None
    return list(found)


def _file(game: Page, path: Path) -> str:
    home = game.folders[0]
    return str(path.relative_to(home if path.is_relative_to(home) else TESTS))


def _shortest(section: Section, name: str, row: str) -> str:
    """The name of the function, unless it is a parameter that proves the row."""
    stem = name.partition("[")[0]
    return stem if section.proves(stem, row) else name


@cache
def page(game: Page) -> tuple[str, list[str]]:
    """The page, and the rows that no test proves."""
    missing: list[str] = []
    lines = [
        f"# What proves each rule of {game.title}",
        "",
        "Made by tools/coverage_page.py; do not edit.",
        "",
    ]
    if game.owed:
        lines += [f"**{len(game.owed)} have no test yet**: their second column is empty.", ""]
    for section in game.sections():
        lines += [f"## {section.title}", "", "| rule | proved by |", "| --- | --- |"]
        for row, text in section.rows.items():
            found = proofs(game, section, row)
            missing += [] if found else [row]
            lines.append(f"| {text} | {'<br>'.join(f'`{test}`' for test in found)} |")
        lines.append("")
    return "\n".join(lines), missing


def report(game: Page, write: bool) -> bool:
    """Write the page or compare it; true if nothing is left to do."""
    if write:
        _shorten(game)
    text, missing = page(game)
    new = [row for row in missing if row not in game.owed]
    for row in new:
        print(f"no test proves {row}")
    if write:
        game.page.write_text(text)
    stale = not game.page.exists() or game.page.read_text() != text
    if stale:
        print(f"docs/{game.page.name} is out of date; run: make coverage")
    return not new and not stale


def _shorten(game: Page) -> None:
    """What has a test now is no longer owed."""
    _, missing = page(game)
    if game.untested and game.owed:
        game.untested.write_text("".join(f"{row}\n" for row in game.owed if row in missing))
        page.cache_clear()


def main(arguments: list[str]) -> int:
    done = [report(game, "--write" in arguments) for game in pages()]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
