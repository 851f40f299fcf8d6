"""Makes docs/coverage-rex.md and docs/coverage-ti4.md: rule by rule, which tests prove it.

    python tools/coverage_page.py           compare the pages with the tests; exit 1 if they differ
    python tools/coverage_page.py --write   write the pages anew

The rules are in tests/rules/<game>/rules.py; a test proves the rule that its name begins with. A component of
Twilight Imperium 4 is proved by the tests that name it anywhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.rules.rex import rules as rex_rules  # noqa: E402
from tests.rules.ti4 import rules as ti4_rules  # noqa: E402

from throneworld.rex import tables as rex  # noqa: E402
from throneworld.ti4 import tables as ti4  # noqa: E402

Rows = dict[str, str]
"""What a test's name must tell, and what such a test proves."""

Test = tuple[Path, str]
"""The file of a test, and its name as pytest gives it: `test_kind[id]`."""


def begins(name: str, row: str) -> bool:
    """A test whose name begins with the row proves it; `test_kind[id]` counts as `kind_id`."""
    key = name.removeprefix("test_").replace("[", "_").rstrip("]")
    return key == row or key.startswith(f"{row}_")


def names(name: str, row: str) -> bool:
    """A test that names the component proves it; of its parameters the first is what it is about."""
    return row in _named(name.removeprefix("test_").partition("-")[0])


@dataclass(frozen=True)
class Section:
    title: str
    rows: Rows
    proves: Callable[[str, str], bool] = begins


@dataclass(frozen=True)
class Game:
    title: str
    page: Path
    folders: tuple[Path, ...]
    """Where the tests are; the page gives the files of the first folder without it."""
    sections: Callable[[], Iterable[Section]]
    numbered: str
    """What begins the name of a test that proves a rule of the rulebook."""
    numbers: frozenset[str]
    """What a numbered test may prove."""


def rex_sections() -> Iterable[Section]:
    pages: dict[str, Rows] = {}
    for rule, text in rex_rules.RULES.items():
        pages.setdefault(f"Page {int(rule[1:3])}", {})[rule] = f"{rule.replace('_', '.', 1)}: {text}"
    yield from (Section(title, rows) for title, rows in pages.items())
    yield _kind("Race advantages", "advantage", rex_rules.ADVANTAGES)
    yield _kind("Ally advantages", "ally", rex_rules.ALLIES)
    yield _kind("Special victories", "victory", rex_rules.VICTORIES)
    yield _kind("Strategy cards", "strategy", (card.id for card in rex.STRATEGY_CARDS))
    yield _kind("Influence cards", "influence", (card.id for card in rex.INFLUENCE_CARDS))
    yield _kind("Betrayal cards", "betrayal", (card.id for card in rex.BETRAYAL_CARDS))
    yield _kind("Bombardment cards", "bombardment", rex.BOMBARDMENT)
    yield _kind("Traitor cards", "traitor", rex.LEADERS)


def _kind(title: str, kind: str, ids: Iterable[str]) -> Section:
    return Section(title, {f"{kind}_{name}": name for name in ids})


def ti4_sections() -> Iterable[Section]:
    steps = {row: f"Step {row.rpartition('_')[2]}: {text}" for row, text in ti4_rules.SETUP.items()}
    yield Section("Complete setup", steps)
    for title, rules in ti4_rules.GLOSSARY.items():
        yield Section(title, {row: f"{_number(row)}: {text}" for row, text in rules.items()})
    for title, ids in COMPONENTS.items():
        yield Section(title, {name: name for name in ids}, names)
    for title, rows in ti4_rules.RULINGS.items():
        yield Section(title, rows)
    yield Section("System tiles", {"the_tiles_agree": "every tile, with planets, wormholes and anomalies"})


def _number(row: str) -> str:
    """`rr_67_4` is 67.4."""
    return row.removeprefix("rr_").replace("_", ".")


COMPONENTS: dict[str, tuple[str, ...]] = {
    "Faction abilities": tuple(ti4.ABILITY),
    "Faction technologies": tuple(card.id for card in ti4.FACTION_TECHNOLOGIES),
    "Technologies": tuple(card.id for card in ti4.GENERIC_TECHNOLOGIES),
    "Flagships and unique units": tuple(unit.id for unit in ti4.FACTION_UNITS if not unit.technology),
    "Action cards": tuple(card.id for card in ti4.ACTION_CARDS),
    "Agendas": tuple(card.id for card in ti4.AGENDAS),
    "Objectives": tuple(card.id for card in ti4.OBJECTIVES),
    "Promissory notes": tuple(card.id for card in ti4.PROMISSORY_NOTES),
    "Strategy cards": tuple(card.id for card in ti4.STRATEGY_CARDS),
}
"""What is in the box of Twilight Imperium 4. Upgraded units are the technologies that upgrade them."""

OTHER_NAMES = ("trade_good", "trade_goods", *(unit.id[:-2] for unit in ti4.FACTION_UNITS if unit.tier == 2))
"""Names that contain a component and mean none: a `prototype_war_sun` without its number is no `war_sun`."""


@cache
def _named(name: str) -> frozenset[str]:
    """The components that a name names: the longest, so that `prototype_war_sun_2` is not `war_sun`.

    A single word, like Upgrade or Trade, is often just that word; it must begin the name or the parameter.
    """
    found = ((match.start(), match.group()) for match in _vocabulary().finditer(name))
    return frozenset(part for at, part in found if "_" in part or at == 0 or name[at - 1] == "[")


@cache
def _vocabulary() -> re.Pattern[str]:
    every = {part for parts in (*COMPONENTS.values(), OTHER_NAMES) for part in parts}
    longest_first = "|".join(sorted(every, key=len, reverse=True))
    return re.compile(rf"(?<![a-z0-9])(?:{longest_first})(?![a-z0-9])")


TESTS = ROOT / "tests"

REX = Game(
    title="Rex",
    page=ROOT / "docs" / "coverage-rex.md",
    folders=(TESTS / "rules" / "rex",),
    sections=rex_sections,
    numbered=r"p\d",
    numbers=frozenset(rex_rules.RULES),
)
TI4 = Game(
    title="Twilight Imperium 4",
    page=ROOT / "docs" / "coverage-ti4.md",
    folders=(TESTS / "rules" / "ti4", TESTS / "ti4" / "components", TESTS / "ti4" / "test_data_audit.py"),
    sections=ti4_sections,
    numbered=r"rr_\d+_\d|setup_step_\d|notes_\d",
    numbers=frozenset({*ti4_rules.RULES, *ti4_rules.HEADINGS}),
)
GAMES = (REX, TI4)


@cache
def every_test() -> tuple[Test, ...]:
    """Every test of all games that pytest finds; no plugin has to be loaded to find them."""
    folders = [str(folder) for game in GAMES for folder in game.folders]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", *folders]
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    listing = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True, check=True).stdout
    lines = (line.partition("::") for line in listing.splitlines())
    return tuple((ROOT / path, name) for path, _, name in lines if name.startswith("test_"))


@cache
def tests(game: Game) -> tuple[Test, ...]:
    """Every test of one game."""
    return tuple(each for each in every_test() if any(map(each[0].is_relative_to, game.folders)))


def unlisted(game: Game) -> list[str]:
    """The numbered tests that prove no rule of the list."""
    numbered = [name for _, name in tests(game) if re.match(f"test_(?:{game.numbered})", name)]
    return [name for name in numbered if not any(begins(name, number) for number in game.numbers)]


def proofs(game: Game, section: Section, row: str) -> list[str]:
    """The tests that prove the row, each once whatever it is run over."""
    found: dict[str, None] = {}
    for path, name in tests(game):
        if section.proves(name, row):
            found[f"{_file(game, path)}::{_shortest(section, name, row)}"] = None
    return list(found)


def _file(game: Game, path: Path) -> str:
    home = game.folders[0]
    return str(path.relative_to(home if path.is_relative_to(home) else TESTS))


def _shortest(section: Section, name: str, row: str) -> str:
    """The name of the function, unless it is a parameter that proves the row."""
    stem = name.partition("[")[0]
    return stem if section.proves(stem, row) else name


@cache
def page(game: Game) -> tuple[str, list[str]]:
    """The page, and the rows that no test proves."""
    missing: list[str] = []
    lines = [
        f"# What proves each rule of {game.title}",
        "",
        "Made by tools/coverage_page.py; do not edit.",
        "",
    ]
    for section in game.sections():
        lines += [f"## {section.title}", "", "| rule | proved by |", "| --- | --- |"]
        for row, text in section.rows.items():
            found = proofs(game, section, row)
            missing += [] if found else [row]
            lines.append(f"| {text} | {'<br>'.join(f'`{test}`' for test in found)} |")
        lines.append("")
    return "\n".join(lines), missing


def report(game: Game, write: bool) -> bool:
    """Write the page or compare it; true if nothing is left to do."""
    text, missing = page(game)
    for row in missing:
        print(f"no test proves {row}")
    if write:
        game.page.write_text(text)
    stale = not game.page.exists() or game.page.read_text() != text
    if stale:
        print(f"docs/{game.page.name} is out of date; run: make coverage")
    return not missing and not stale


def main(arguments: list[str]) -> int:
    done = [report(game, "--write" in arguments) for game in GAMES]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
