"""The program says nothing that has no message, and no message is left unsaid."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import throneworld as tw
from throneworld.kernel.registry import registered
from throneworld.table.errors import AgainstTheRules, TableError
from throneworld.table.storage import failures  # noqa: F401 - a kind of its own
from throneworld.words import Words

WORDS = Words(game="rex", strict=True)
SOURCE = Path(tw.__file__).parent
OF_REX = SOURCE.glob("cli/rex/*.py")
PROGRAM = (
    SOURCE / "words.py",
    *SOURCE.glob("cli/*.py"),
    *SOURCE.glob("lab/odds/*.py"),
    *SOURCE.glob("*/odds.py"),
    *OF_REX,
    *SOURCE.glob("table/**/*.py"),
)
OF_GAMES = ("prompt", "rule", "moment", "option", "refusal", "event", "name", "phase", "setting", "how")
"""The kinds of messages that belong to games; `tests/test_words.py` answers for them."""
OF_PAGES = "web"
"""What a game says on the client's pages; `tests/test_web_files.py` answers for it."""
PEOPLE = {definition.people for definition in registered()}


@cache
def constants() -> tuple[frozenset[str], frozenset[str]]:
    """All strings of the program, and the beginnings of those that it puts together."""
    whole, begun = set(), set()
    for path in PROGRAM:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    return frozenset(whole), frozenset(each for each in begun if each.endswith("-"))


def test_every_other_message_is_used_by_the_program() -> None:
    whole, begun = constants()
    state = {"bombardment", "influence", "auction"}  # the keys of `view["you"]["sees"]`
    for key in WORDS.keys(""):
        if key.partition("-")[0] in (*OF_GAMES, OF_PAGES):
            continue
        said, _, word = key.rpartition("-")
        if word in PEOPLE and said in whole:  # Words.people
            continue
        ends = [key.removeprefix(start) for start in begun if key.startswith(start)]
        assert key in whole or any(end in whole | state for end in ends), f"{key} is not used"


def test_the_program_uses_no_message_that_is_missing() -> None:
    said = [
        node.args[0].value
        for path in PROGRAM
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"
        if isinstance(node.args[0], ast.Constant)
    ]
    assert len(said) > 50
    assert [key for key in said if not WORDS.has(str(key))] == []


def test_every_refusal_of_the_table_has_a_message() -> None:
    """Their keys are the first arguments of the errors that it raises."""
    kinds = {kind.__name__ for kind in every_kind(TableError)} - {AgainstTheRules.__name__}
    keys = [
        str(node.args[0].value)
        for path in SOURCE.glob("table/**/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds
        if node.args and isinstance(node.args[0], ast.Constant)
    ]
    assert len(keys) > 80
    assert sorted({key for key in keys if not WORDS.has(f"error-{key}")}) == []


def every_kind(kind: type[TableError]) -> list[type[TableError]]:
    return [kind, *(each for sub in kind.__subclasses__() for each in every_kind(sub))]
