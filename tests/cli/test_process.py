"""The program as it is really started: pipes, signals, odd bytes, no colours, a narrow terminal."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path
from random import Random

import pytest

import throneworld as tw
from tests.cli.program import complains, process, run, throneworld_says
from tests.waiting import LAST_RESORT, wait_for

SOL = ("play", "rex", "--bots", "random", "--seed", "5", "--seats", "sol=me")


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    code, out, err = run(*SOL, "--save", "game.json", cwd=tmp_path, typed=b"1\n" * 3000)
    assert (code, err) == (0, "")
    assert "The game is over" in out
    assert tw.load(json.loads((tmp_path / "game.json").read_text())).over
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "\x1b" not in out


def test_save_and_resume_work_across_processes(tmp_path: Path) -> None:
    run(*SOL, "--save", "game.json", cwd=tmp_path, typed=b"1\n1\n")
    code, out, err = run("play", "rex", "--resume", "game.json", cwd=tmp_path, typed=b"1\n" * 3000)
    assert (code, err) == (0, "")
    assert "The game is over" in out


def test_bytes_that_are_no_text_are_survived(tmp_path: Path) -> None:
    dice = Random(1)
    typed = b"".join(dice.randbytes(dice.randrange(12)) + b"\n" for _ in range(200))
    code, out, err = run(*SOL, cwd=tmp_path, typed=typed)
    assert (code, err) == (0, "")
    assert "not saved" in out


def test_an_ascii_terminal_is_enough(tmp_path: Path) -> None:
    code, out, _ = run(*SOL, cwd=tmp_path, typed=b"1\n1\nboard\n", PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert code == 0
    assert out.isascii()


@pytest.mark.parametrize("columns", ["60", "40", "1", "0", "many"])
def test_a_terminal_of_any_width_will_do(columns: str) -> None:
    result = throneworld_says(*SOL, typed="1\n1\nboard\n", columns=columns)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Imperial Palace" in re.sub(r"\s+", " ", result.stdout)


def test_an_interrupt_leaves_with_a_hint(tmp_path: Path) -> None:
    started = process(*SOL, "--save", "game.json", cwd=tmp_path)
    assert started.stdin is not None
    started.stdin.write(b"1\n")
    started.stdin.flush()
    file = tmp_path / "game.json"
    wait_for(lambda: file.exists() and len(json.loads(file.read_text())["record"]["choices"]) > 1)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=LAST_RESORT)
    assert (started.returncode, err) == (0, b"")
    assert b"throneworld play rex --resume game.json" in out


def test_a_reader_that_has_enough_is_no_error(tmp_path: Path) -> None:
    started = process("games", cwd=tmp_path)
    assert started.stdout is not None
    started.stdout.close()
    assert started.stderr is not None
    assert started.wait(timeout=LAST_RESORT) == 0
    assert started.stderr.read() == b""


def test_a_mistake_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    code, out, err = run("play", "chess", cwd=tmp_path)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1 and err.startswith("throneworld: ")


def test_a_file_that_may_not_be_written_is_told() -> None:
    result = throneworld_says(*SOL, "--save", "/proc/throneworld.json")
    assert result.stdout == ""
    assert "cannot be written" in complains(result)


def test_results_of_a_simulation_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    many = ("simulate", "rex", "--games", "40", "--seats", "3", "--bots", "random", "--json", "-")
    alone, shared = (run(*many, "--workers", workers, cwd=tmp_path) for workers in ("1", "2"))
    assert alone[0] == shared[0] == 0
    assert len(alone[1].splitlines()) == 40
    assert alone[1] == shared[1]


def work_of_children(pid: int) -> list[float]:
    """Seconds of a processor that each has used: in two of them a worker has played some games."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    fields = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in children]
    return [int(each[11]) / os.sysconf("SC_CLK_TCK") for each in fields]


def test_an_interrupted_simulation_keeps_what_is_done(tmp_path: Path) -> None:
    many = (
        "simulate",
        "rex",
        "--games",
        "100000",
        "--seats",
        "3",
        "--bots",
        "random",
        "--json",
        "games.jsonl",
    )
    started = process(*many, "--workers", "2", cwd=tmp_path)
    wait_for(lambda: sum(seconds >= 2 for seconds in work_of_children(started.pid)) == 2)
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=LAST_RESORT)
    assert started.returncode == 130
    assert b"Interrupted after" in err and b"Traceback" not in err
    done = [json.loads(line)["seed"] for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert done == list(range(len(done)))
