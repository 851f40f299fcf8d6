"""The example is a game for whoever has its package, and for nobody else."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import throneworld as tw
from tests.outside.programs import EXAMPLE, installed, python, says
from tests.suite.example import PROJECT
from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import broken, definition_of, look_again

LIST = "import json, throneworld; print(json.dumps([game['id'] for game in throneworld.games()]))"
OURS = list(built_in())


def test_it_is_listed_where_its_metadata_lie_on_the_path() -> None:
    assert json.loads(python("-c", LIST, paths=EXAMPLE)) == [*OURS, "skirmish"]
    assert [game["id"] for game in tw.games()] == [*OURS, "skirmish"]


def test_nobody_else_knows_of_it() -> None:
    assert json.loads(python("-c", LIST)) == OURS
    assert "skirmish" not in says("games").lower()


def test_it_is_found_again_by_whoever_looks_again() -> None:
    before = definition_of("skirmish").steps
    look_again()
    assert definition_of("skirmish").steps == before and not broken()


def test_a_folder_without_metadata_is_no_game() -> None:
    assert json.loads(python("-c", LIST, paths=(PROJECT,))) == OURS


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(PROJECT, tmp_path_factory.mktemp("site"))


def test_its_package_can_be_installed_and_played(place: Path) -> None:
    assert "Skirmish" in says("games", paths=(place,))
    assert "Wardens" in says("simulate", "skirmish", "--games", "8", "--seats", "4", paths=(place,))


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_its_words_are_installed_with_it(place: Path, language: str) -> None:
    assert (place / "skirmish" / "locale" / language / "skirmish.ftl").is_file()


def test_it_takes_from_us_the_kernel_and_nothing_else() -> None:
    taken = {
        module
        for path in (PROJECT / "skirmish").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (module := node.module or "").startswith("throneworld")
    }
    assert taken and all(module.startswith("throneworld.kernel.") for module in taken), taken
