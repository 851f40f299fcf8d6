"""`throneworld verify`: the verdict on a file, and where it goes wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import throneworld as tw
from tests.cli.program import HERE, complains, run, throneworld_says
from tests.table.trust.journals import Played, play_on, whole_game
from tests.table.trust.test_gamefile import FOREIGN, exported
from throneworld.kernel.saves import checksum


@cache
def good() -> str:
    return msgspec.json.encode(exported(whole_game(6))).decode()


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(good())


def altered(change: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(good())
    change(data)
    Path("game.json").write_text(json.dumps(data))


def test_a_good_game_is_told_step_by_step_with_the_hash_of_each() -> None:
    result = throneworld_says("verify", "game.json")
    file = json.loads(good())
    assert result.exit_code == 0
    steps = [line.split() for line in result.output.splitlines() if line[:6].strip().isdigit()]
    assert [digest for _, digest, *_ in steps] == file["digests"]
    assert [[number, seat] for number, _, seat, *_ in steps] == [
        [str(number), str(choice[0])] for number, choice in enumerate(file["choices"], start=1)
    ]
    assert "promised by a hash" in result.output
    assert (
        result.output.splitlines()[-1] == f"game.json is good: all {len(steps)} steps lead where they should."
    )


@pytest.mark.parametrize("flag", ["--quiet", "-q"])
def test_a_quiet_verdict_is_one_line(flag: str) -> None:
    result = throneworld_says("verify", "game.json", flag)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == 1 and "is good" in result.output


def test_the_first_step_that_differs_is_told_and_nothing_after_it() -> None:
    altered(lambda data: data["behaviour"].__setitem__(50, "0" * 32))
    result = throneworld_says("verify", "game.json")
    assert result.exit_code == 1
    steps = [line for line in result.output.splitlines() if line[:6].strip().isdigit()]
    assert len(steps) == 50
    last = result.output.splitlines()[-1]
    assert "NOT good: step 51" in last and "0" * 32 in last and json.loads(good())["behaviour"][50] in last


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.__setitem__("seed", "77"), "promised at the start"),
        (lambda data: data["choices"].__setitem__(50, [0, "fly", "home"]), "step 51"),
        (lambda data: data["result"].__setitem__("winners", [0, 1, 2]), "does not end as the file says"),
    ],
)
def test_an_altered_game_is_found_out(change: Callable[[dict[str, Any]], None], why: str) -> None:
    altered(change)
    result = throneworld_says("verify", "game.json", "-q")
    assert result.exit_code == 1
    assert len(result.output.splitlines()) == 1 and "NOT good" in result.output and why in result.output


def test_it_is_told_when_nothing_was_promised() -> None:
    altered(lambda data: data.update(commitment="", salt=""))
    result = throneworld_says("verify", "game.json")
    assert result.exit_code == 0 and "No hash promised the seed" in result.output


def test_it_is_told_when_a_part_cannot_be_checked() -> None:
    played = play_on(Played(tw.new_game("rex", 3, 1)), Random(1), choices=30)
    played.mend(played.game.copy())
    file = exported(play_on(played, Random(2), choices=10_000))
    Path("game.json").write_bytes(msgspec.json.encode(file))
    result = throneworld_says("verify", "game.json")
    assert result.exit_code == 0 and "cannot be checked" in " ".join(result.output.split())


# What other commands write


def saved(choices: int = 10_000) -> tw.Game:
    return play_on(Played(tw.new_game("rex", ["sol", "lazax", "xxcha"], 3)), Random(3), choices).game


@pytest.mark.parametrize("choices", [0, 40, 10_000])
def test_saves_and_records_are_verified_too(choices: int) -> None:
    game = saved(choices)
    for data in (game.snapshot(), game.record):
        Path("save.json").write_text(json.dumps(data))
        result = throneworld_says("verify", "save.json", "-q")
        assert (result.exit_code, result.stderr) == (0, "")
        assert f"all {len(game.choices)} steps" in result.output


def test_a_save_whose_position_does_not_follow_from_its_choices_is_found_out() -> None:
    data = saved(40).snapshot()
    data["state"]["influence"][0] += 1
    data["state"]["pool"] -= 1
    data["digest"] = checksum(data)
    Path("save.json").write_text(json.dumps(data))
    result = throneworld_says("verify", "save.json", "-q")
    assert result.exit_code == 1 and "step 40" in result.output


def test_a_record_with_a_forbidden_choice_is_found_out() -> None:
    data = json.loads(json.dumps(saved(40).record))
    data["choices"][20] = [0, "fly", "home"]
    Path("save.json").write_text(json.dumps(data))
    result = throneworld_says("verify", "save.json", "-q")
    assert result.exit_code == 1 and "step 21" in result.output


# Mistakes


@pytest.mark.parametrize("name", FOREIGN)
def test_a_file_that_is_no_game_is_told_in_one_line(name: str) -> None:
    Path("bad.json").write_bytes(FOREIGN[name])
    complains(throneworld_says("verify", "bad.json"))


BAD_SAVES: dict[str, str] = {
    "an empty record": '{"choices": []}',
    "a record that is a list": '{"record": []}',
    "a seed that is a list": '{"format":1,"game":"rex","seats":3,"options":{},"seed":[],"choices":[]}',
    "choices that are words": '{"format":1,"game":"rex","seats":3,"options":{},"seed":1,"choices":["x"]}',
    "options that are a list": '{"format":1,"game":"rex","seats":3,"options":[],"seed":1,"choices":[]}',
}


@pytest.mark.parametrize("name", BAD_SAVES)
def test_a_save_that_is_none_is_told_in_one_line(name: str) -> None:
    Path("bad.json").write_text(BAD_SAVES[name])
    complains(throneworld_says("verify", "bad.json"))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "FILE"),
        (("missing.json",), "no file missing.json"),
        ((".",), "is a folder"),
        (("game.json", "other.json"), "other.json"),
        (("game.json", "--loud"), "--loud"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: tuple[str, ...], why: str) -> None:
    assert why in complains(throneworld_says("verify", *arguments))


def test_it_works_as_a_real_process_and_without_a_server_installed(tmp_path: Path) -> None:
    """The module that keeps databases is hidden from it."""
    hidden = tmp_path / "hidden"
    for name in ("sqlalchemy", "litestar", "uvicorn", "platformdirs"):
        (hidden / name).mkdir(parents=True)
        (hidden / name / "__init__.py").write_text(f"raise ModuleNotFoundError('hidden', name='{name}')\n")
    path = f"{hidden}:{HERE}"
    code, out, err = run("verify", "game.json", "-q", cwd=tmp_path, PYTHONPATH=path)
    assert (code, err) == (0, "") and "is good" in out
    for command in (("serve",), ("admin", "list"), ("admin", "backup", "x.db")):
        code, out, err = run(*command, cwd=tmp_path, PYTHONPATH=path)
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1 and 'pip install "throneworld[table]"' in err
