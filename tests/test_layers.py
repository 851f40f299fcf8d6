"""The house stands as `docs/architecture.md` draws it: who may know whom, and who may reach into what."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import grimp
import pytest

from throneworld.kernel.finding import built_in, homes

MAY_STAGE = {"rex/staging.py"}
"""Puts a position onto the stack as a whole, for lessons."""


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("throneworld", include_external_packages=False)


def known_to(imports: grimp.ImportGraph, layer: str) -> set[str]:
    """The other folders of the package, or modules beside them, from which a layer takes something."""
    found: set[str] = set()
    for module in imports.find_descendants(f"throneworld.{layer}"):
        for other in imports.find_modules_directly_imported_by(module):
            found.add(other.removeprefix("throneworld").removeprefix(".").split(".")[0])
    return found - {layer}


def test_the_kernel_knows_nobody(imports: grimp.ImportGraph) -> None:
    assert known_to(imports, "kernel") == set()


def test_the_galaxy_knows_the_kernel_alone(imports: grimp.ImportGraph) -> None:
    assert known_to(imports, "galaxy") <= {"kernel"}


def test_the_shared_rules_know_kernel_and_galaxy_and_no_game(imports: grimp.ImportGraph) -> None:
    assert known_to(imports, "imperium") <= {"kernel", "galaxy"}


@pytest.mark.parametrize("game", built_in())
def test_a_game_knows_what_stands_above_it_and_no_other_game(imports: grimp.ImportGraph, game: str) -> None:
    assert known_to(imports, game) <= {"kernel", "galaxy", "imperium"}


@pytest.mark.parametrize("package", [*(home.package for home in homes().values()), "throneworld.imperium"])
def test_a_game_speaks_of_the_stack_only_through_the_kernel(package: str) -> None:
    folder = Path(import_module(package).__path__[0])
    reaching = {
        path.relative_to(folder.parent).as_posix()
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "stack"
    }
    assert reaching <= MAY_STAGE
