"""Whole games played before must still come out alike, choice by choice.

If one differs, a running game of somebody would change under him: see tools/golden.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import throneworld as tw
from throneworld.kernel.registry import names

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_alike(path: Path) -> None:
    data = json.loads(path.read_text())
    record, hashes = data["record"], data["hashes"]
    game = tw.replay(record, to=0)
    assert game.digest()[:12] == hashes[0]
    for number, (seat, *option) in enumerate(record["choices"], start=1):
        game.choose(seat, option)
        assert game.digest()[:12] == hashes[number], f"choice {number}: {seat} {option}"
    assert game.over


@pytest.mark.parametrize("name", names())
def test_there_are_golden_games_for_every_number_of_seats(name: str) -> None:
    records = [json.loads(path.read_text())["record"] for path in FILES]
    seats = {tw.replay(record, to=0).seats for record in records if record["game"] == name}
    assert seats == {3, 4, 5, 6}
