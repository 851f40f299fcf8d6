"""docs/export-format.md tells the truth."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.table.trust.journals import whole_game
from tests.table.trust.test_gamefile import exported
from throneworld.table.trust.gamefile import GameFile, read_game_file

PAGE = (Path(__file__).parents[3] / "docs" / "export-format.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_its_example_is_of_the_right_form() -> None:
    assert read_game_file(block("json").encode()).game == "rex"


def test_its_program_runs_a_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = whole_game(6)
    (tmp_path / "game.json").write_bytes(msgspec.json.encode(exported(played)))
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(block("python"), names)
    assert names["game"].result == played.game.result  # type: ignore[attr-defined]


def test_it_explains_every_field_and_no_other() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == set(GameFile.__struct_fields__)


def test_a_file_has_no_field_that_is_empty_by_nature() -> None:
    data = json.loads(msgspec.json.encode(exported(whole_game(6))))
    assert {"base", "mended", "parent"}.isdisjoint(data)
