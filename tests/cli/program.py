"""The program as tests start it: within this process, or as a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

import throneworld
from tests.waiting import LAST_RESORT
from throneworld.cli import command_line
from throneworld.words import Words

HERE = Path(throneworld.__file__).resolve().parents[1]


def throneworld_says(*arguments: str, typed: str = "", columns: str = "80") -> Result:
    return CliRunner(env={"COLUMNS": columns}).invoke(
        command_line(Words(strict=True)), arguments, input=typed
    )


def process(*arguments: str, cwd: Path, **settings: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(HERE), "COLUMNS": "80", **settings}
    return subprocess.Popen(
        [sys.executable, "-m", "throneworld", *arguments],
        cwd=cwd,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_hear_interrupts,
    )


def _hear_interrupts() -> None:
    """A shell starts what runs in the background deaf to them, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(*arguments: str, cwd: Path, typed: bytes = b"", **settings: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a real process."""
    started = process(*arguments, cwd=cwd, **settings)
    out, err = started.communicate(typed, timeout=LAST_RESORT)
    return started.returncode, out.decode(), err.decode()


def complains(result: Result) -> str:
    """The one line that a mistake leads to."""
    lines = result.stderr.splitlines()
    assert result.exit_code == 2, (result.exit_code, result.output)
    assert len(lines) == 1 and lines[0].startswith("throneworld: "), lines
    assert "Traceback" not in result.output
    return lines[0]
