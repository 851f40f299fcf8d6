"""Whatever the code of a game cites is a paragraph or a page of its rulebook, and one that says something."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rules.rex.rules import RULES as REX_RULES
from tests.rules.ti4.rules import GLOSSARY, SETUP
from throneworld import rex, ti4

Citation = tuple[str, str]
"""The file with the line, and what is cited there."""

NUMBERED = [rule for entry in GLOSSARY.values() for rule in entry if not rule.endswith("_0")]
"""Every entry of the Rules Reference has numbered paragraphs, so no reason needs to cite a whole entry."""

PARAGRAPHS = {
    *(rule.replace("rr_", "RR ").replace("_", ".") for rule in NUMBERED),
    *(step.replace("setup_step_", "RR Setup ") for step in SETUP),
}

PAGES = {f"Rex p.{int(rule[1:3])}" for rule in REX_RULES}

BOOKS = {
    "ti4": (Path(ti4.__file__).parent, "RR ", PARAGRAPHS),
    "rex": (Path(rex.__file__).parent, "Rex ", PAGES),
}
"""For each game its code, how its citations begin, and what can be cited."""


def citations(folder: Path, prefix: str) -> Iterator[Citation]:
    """What the code cites; tables of the box may point to whole entries."""
    for path, tree in sources(folder):
        if path.parent.name != "tables":
            yield from ((f"{path.name}:{line}", cited) for line, cited in cited_in(tree, prefix))


@cache
def sources(folder: Path) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text())) for path in sorted(folder.rglob("*.py"))]


def cited_in(tree: ast.Module, prefix: str) -> Iterator[tuple[int, str]]:
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in prose]
    for text in texts:
        if isinstance(text.value, str) and text.value.startswith(prefix):
            yield text.lineno, text.value


@pytest.mark.parametrize("game", BOOKS)
def test_all_that_is_cited_stands_in_the_rulebook(game: str) -> None:
    folder, prefix, known = BOOKS[game]
    cited = list(citations(folder, prefix))
    assert len(cited) > 100
    assert [each for each in cited if each[1] not in known] == []


@pytest.mark.parametrize("game", BOOKS)
def test_a_reason_cites_the_rulebook_by_its_name(game: str) -> None:
    folder, prefix, _ = BOOKS[game]
    rules = [rule for _, tree in sources(folder) for rule in rules_of_refusals(tree)]
    assert len(rules) > 30
    assert [rule for rule in rules if not rule.startswith(prefix)] == []


def rules_of_refusals(tree: ast.Module) -> Iterator[str]:
    """The rules that refusals name themselves; others take them from their question or their table."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in calls:
        refuses = isinstance(call.func, ast.Name) and call.func.id == "Refusal"
        if refuses and isinstance(rule := call.args[0], ast.Constant):
            yield str(rule.value)


def test_what_is_said_in_passing_is_no_citation() -> None:
    code = '"""RR 53"""\ndef f() -> Refusal:\n    "RR 54"\n    return Refusal("RR 53", "no_opponent")'
    tree = ast.parse(code)
    assert list(cited_in(tree, "RR ")) == [(4, "RR 53")]
    assert list(rules_of_refusals(tree)) == ["RR 53"]
    assert "RR 53" not in PARAGRAPHS and "RR 53.1" in PARAGRAPHS
