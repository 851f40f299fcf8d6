"""Game files of version 1, which an earlier version wrote, are read and run again with the dice of then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from throneworld.kernel.registry import names
from throneworld.table.errors import TableError
from throneworld.table.trust.gamefile import read_game_file
from throneworld.table.trust.verifying import Trial, verify

FOLDER = Path(__file__).parent


def kept(name: str) -> bytes:
    return (FOLDER / f"export-{name}.json").read_bytes()


@pytest.mark.parametrize("name", names())
def test_a_file_of_version_1_is_read_and_comes_out_as_it_did(name: str) -> None:
    """Set-up and many choices at least: rules that were mended since may refuse what follows."""
    trial = Trial(read_game_file(kept(name)))
    file = trial.file
    assert (file.version, file.generator, file.rewinds, file.behaviour) == (1, "splitmix64", [], [])
    steps = list(trial.run())
    assert len(steps) > 20 and [each.digest for each in steps[:20]] == file.digests[:20]


def test_of_a_file_with_older_digests_choices_and_result_are_checked() -> None:
    data = json.loads(kept("ti4"))
    data["digests"] = ["0" * 32 for _ in data["digests"]]
    trial = Trial(read_game_file(json.dumps(data).encode()))
    assert len(list(trial.run())) == len(data["choices"])
    assert trial.verdict is None and not trial.compared
    data["result"]["winners"] = [0, 1, 2]
    with pytest.raises(TableError, match="game_file_result"):
        verify(read_game_file(json.dumps(data).encode()))
