"""What is kept of the fact sheets is what they say, and no sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.facts import NAME, beside, facts, folder, written

from throneworld.kernel.finding import built_in


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list | dict):
        for each in data.values() if isinstance(data, dict) else data:
            yield from strings(each)


@pytest.mark.parametrize("game", built_in())
def test_what_is_kept_are_names_and_numbers(game: str) -> None:
    kept = sorted(folder(game).glob("*.json"))
    assert kept
    for sheet in kept:
        for text in strings(json.loads(sheet.read_text(encoding="utf-8"))):
            assert NAME.fullmatch(text), (sheet.name, text)


@pytest.mark.parametrize("game", built_in())
def test_what_is_kept_is_what_the_sheets_say_where_they_lie_beside_the_project(game: str) -> None:
    """If not: python -m tools.facts."""
    sheets = beside(game)
    for sheet in sheets:
        kept = folder(game) / f"{sheet.stem}.json"
        assert kept.read_text(encoding="utf-8") == written(facts(game, sheet)), sheet.name
    assert not sheets or {each.stem for each in sheets} == {each.stem for each in folder(game).glob("*.json")}


def test_a_sentence_that_nobody_expects_is_refused(tmp_path: Path) -> None:
    sheet = tmp_path / "cards.yaml"
    sheet.write_text("cards: [{id: one, name: The One, surprise: it says a lot of things}]")
    with pytest.raises(ValueError, match="surprise"):
        facts("ti4", sheet)
