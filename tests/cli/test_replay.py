"""The story of a saved game: secrets only once it is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import throneworld as tw
from tests.cli.program import complains, throneworld_says


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = tw.new_game("rex", ["sol", "lazax", "xxcha"], seed=3)
    tw.play(game, [tw.bot("random", seat) for seat in range(3)])
    Path("over.json").write_text(json.dumps(game.snapshot()))
    Path("over-record.json").write_text(json.dumps(game.record))
    Path("open.json").write_text(json.dumps(tw.replay(game.record, 60).snapshot()))


def test_a_finished_game_is_told_with_all_its_secrets() -> None:
    told = " ".join(throneworld_says("replay", "over.json").output.split())
    game = tw.load(json.loads(Path("over.json").read_text()))
    assert "Xxcha predicts that" in told
    assert f"wins in round {game.state.prediction[1]}." in told
    assert "is dealt a Traitor card" in told
    assert "What Sol kept secret" in told


def test_snapshot_and_record_tell_the_same_story() -> None:
    assert (
        throneworld_says("replay", "over.json").output
        == throneworld_says("replay", "over-record.json").output
    )


def test_a_game_that_goes_on_is_told_as_everybody_may_read_it() -> None:
    told = throneworld_says("replay", "open.json").output
    assert "Xxcha has sealed a prediction." in told
    for secret in ("predicts that", " gets ", "Traitor card", "Your hand", "looks at"):
        assert secret not in told
    assert "The table waits for" in told


def test_the_story_stops_after_a_number_of_choices() -> None:
    start = throneworld_says("replay", "over.json", "--to", "0").output
    assert "after 0 choices" in start
    assert "Bidding Phase" not in start
    middle = throneworld_says("replay", "over.json", "--to", "60").output
    assert len(start) < len(middle) < len(throneworld_says("replay", "over.json").output)
    assert "predicts that" in middle


def test_a_number_out_of_range_is_refused() -> None:
    assert "from 0 to" in complains(throneworld_says("replay", "over.json", "--to", "99999"))
    assert "from 0 to" in complains(throneworld_says("replay", "over-record.json", "--to", "-1"))
