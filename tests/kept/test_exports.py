"""Game files that were written earlier are read, and run again with the dice of then.

`rex` and `ti4` were written by the first version of the format. `rex-whole` has the same form, and was played
to its end by the rules as they are now; the tables of the others went back by consent.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from throneworld.kernel.finding import built_in
from throneworld.kernel.registry import definition_of
from throneworld.table.errors import TableError
from throneworld.table.trust.forms import form_of
from throneworld.table.trust.gamefile import GameFile, read_game_file
from throneworld.table.trust.verifying import Trial, verify

FOLDER = Path(__file__).parent
FILES = sorted(path.stem.removeprefix("export-") for path in FOLDER.glob("export-*.json"))
MENDED_SINCE = {"rex": 147}
"""So many choices come out as they did; then the rules of ceasefire and permissions were others."""
WHOLE = [name for name in FILES if name not in MENDED_SINCE]
FIRST, SECOND = (1, "splitmix64"), (2, "blake2b")


def all_files() -> list[GameFile]:
    return [read_game_file(kept(name)) for name in FILES]


def kept(name: str) -> bytes:
    return (FOLDER / f"export-{name}.json").read_bytes()


def trial_of(name: str, **changes: Any) -> Trial:
    return Trial(read_game_file(json.dumps({**json.loads(kept(name)), **changes}).encode()))


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_comes_out_as_it_did_to_its_end(name: str) -> None:
    trial = trial_of(name)
    positions = [step.digest for step in trial.run()]
    assert trial.verdict is None and len(positions) == len(trial.file.choices) > 300
    assert trial.compared == (positions == trial.file.digests)
    assert trial.compared or trial.file.form != form_of(trial.file.game)


@pytest.mark.parametrize("name", ["rex-rewound"])
def test_a_forged_position_is_refused_in_a_file_from_before_forms_were_free_of_order(name: str) -> None:
    digests = ["0" * 32, *json.loads(kept(name))["digests"][1:]]
    trial = trial_of(name, digests=digests)
    assert trial.file.form in definition_of(trial.file.game).renames.forms
    list(trial.run())
    assert trial.verdict is not None and trial.verdict.key == "game_file_differs"


@pytest.mark.parametrize("name", MENDED_SINCE)
def test_a_file_from_before_rules_were_mended_comes_out_as_it_did_until_there(name: str) -> None:
    trial = trial_of(name)
    steps, agreed = list(trial.run()), MENDED_SINCE[name]
    assert [each.digest for each in steps[:agreed]] == trial.file.digests[:agreed]
    assert trial.verdict is not None and trial.verdict.key == "game_file_refused"


@pytest.mark.parametrize("game", built_in())
def test_of_every_game_a_file_of_each_version_is_kept(game: str) -> None:
    files = [read_game_file(kept(name)) for name in WHOLE]
    mine: dict[tuple[int, str], GameFile] = {
        (file.version, file.generator): file for file in files if file.game == game
    }
    younger = not any(each.game == game and each.version == FIRST[0] for each in all_files())
    assert mine.keys() == ({SECOND} if younger else {FIRST, SECOND})
    if not younger:
        assert not mine[FIRST].rewinds and not mine[FIRST].behaviour and not mine[FIRST].form
    assert mine[SECOND].rewinds and all(mine[SECOND].behaviour) and mine[SECOND].form


@pytest.mark.parametrize("name", WHOLE)
def test_of_a_file_with_older_digests_choices_and_result_are_checked(name: str) -> None:
    older: dict[str, Any] = {"digests": ["0" * 32 for _ in json.loads(kept(name))["digests"]], "form": ""}
    trial = trial_of(name, **older)
    assert len(list(trial.run())) == len(trial.file.choices)
    assert trial.verdict is None and not trial.compared
    result = {**json.loads(kept(name))["result"], "winners": [0, 1, 2]}
    with pytest.raises(TableError, match="game_file_result"):
        verify(trial_of(name, **older, result=result).file)
