"""Which tests a change needs: those whose imports reach a changed file. docs/testing.md says why these do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path, PurePosixPath

import grimp

from throneworld.kernel.registry import names
from tools.quick.changes import ROOT

ALWAYS = ("tests/conformance", "tests/golden", "tests/kernel")
WAITING = ("tests/browser/", "tests/cli/", "tests/client/", "tests/table/", "tests/test_wheel.py")
"""What waits for servers, databases, browsers and programs."""
OF_ALL = ("Makefile", "pyproject.toml", "requirements.lock", "tests/conftest.py", "tests/suite/sharing.py")
"""How tests are run: that the suite runs at all is proved by its own tests."""
OF_THE_SUITE = "tests/suite"
WORDS = "throneworld.words"
SHARED = "imperium"
"""The rules that games with an edition share."""


class Imports:
    """Who imports whom, in all that is Python here."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root

    @cached_property
    def graph(self) -> grimp.ImportGraph:
        return grimp.build_graph("throneworld", "tests", "tools", cache_dir=None)

    def reaching(self, module: str) -> set[str]:
        """All modules that cannot be imported without this one."""
        return set(self.graph.find_downstream_modules(module)) if module in self.graph.modules else set()

    def importing(self, module: str) -> set[str]:
        """Those that name it themselves."""
        known = module in self.graph.modules
        return set(self.graph.find_modules_that_directly_import(module)) if known else set()

    def tests_among(self, modules: set[str]) -> set[str]:
        """Files of tests; a conftest.py stands for all beside and below it, but for the one of all tests."""
        found = {self.tests[each] for each in modules if each in self.tests}
        folders = [each.rpartition(".")[0] for each in modules if each.endswith(".conftest")]
        below = tuple(f"{folder}." for folder in folders if folder != "tests")
        return found | {path for module, path in self.tests.items() if module.startswith(below)}

    @cached_property
    def tests(self) -> dict[str, str]:
        """The path of each file of tests by its module."""
        files = (path.relative_to(self.root) for path in (self.root / "tests").rglob("test_*.py"))
        return {module_of(path.as_posix()): path.as_posix() for path in files}


def module_of(path: str) -> str:
    """src/throneworld/words.py is throneworld.words."""
    parts = PurePosixPath(path.removeprefix("src/")).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def selected(changed: Iterable[str], imports: Imports) -> list[str]:
    """Files and folders of tests, in the order of their names."""
    found = {path for each in changed for path in needed(each, imports)}
    return sorted({*ALWAYS, *(path for path in found if not path.startswith(tuple(f"{a}/" for a in ALWAYS)))})


def needed(path: str, imports: Imports) -> set[str]:
    if path in OF_ALL:
        return {OF_THE_SUITE}
    if path.endswith("conftest.py"):
        return _below(PurePosixPath(path).parent, imports)
    if path.endswith(".py"):
        return _of_module(path, imports)
    return _of_data(path, imports)


def _of_module(path: str, imports: Imports) -> set[str]:
    module = module_of(path)
    found = imports.tests_among({module, *imports.reaching(module)})
    games = games_of(path, imports)
    if not games:
        return found
    direct = imports.tests_among(imports.importing(module))
    near = {each for each in found if not each.startswith(WAITING) or each in direct}
    return near.union(*(_of_game(game, imports) for game in games))


def _of_game(game: str, imports: Imports) -> set[str]:
    """For what a game gathers without an import."""
    folders = (f"tests/{game}/", f"tests/rules/{game}/")
    return {test for test in imports.tests.values() if test.startswith(folders)}


def games_of(path: str, imports: Imports) -> tuple[str, ...]:
    """The game inside which this file lies, or those that share it."""
    parts = PurePosixPath(path).parts
    if parts[:2] != ("src", "throneworld"):
        return ()
    if parts[2] == SHARED:
        return tuple(game for game in names() if f"throneworld.{game}.edition" in imports.graph.modules)
    return (parts[2],) if parts[2] in names() else ()


def _of_data(path: str, imports: Imports) -> set[str]:
    """Of messages those who put something into words; of any file those who name it, and its neighbours."""
    name = re.compile(rf"\b{re.escape(PurePosixPath(path).name)}\b")
    found = {test for test in imports.tests.values() if name.search(_text(test, imports))}
    if path.startswith("locale/"):
        found |= {imports.tests[each] for each in imports.importing(WORDS) if each in imports.tests}
    if path.startswith("tests/"):
        found |= _below(PurePosixPath(path).parent, imports)
    if path.startswith("web/"):
        found.add("tests/test_web_files.py")
    return {each for each in found if not each.startswith(WAITING) or path.startswith(WAITING)}


def _text(test: str, imports: Imports) -> str:
    return (imports.root / test).read_text(encoding="utf-8")


def _below(folder: PurePosixPath, imports: Imports) -> set[str]:
    return {test for test in imports.tests.values() if PurePosixPath(test).is_relative_to(folder)}


def concerns_the_client(changed: Iterable[str]) -> bool:
    """Whether its own checks and tests are needed: its messages are part of it."""
    return any(path.startswith(("web/", "locale/")) for path in changed)
