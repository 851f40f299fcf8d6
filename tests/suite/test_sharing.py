"""Tests that share something costly go to one worker; all others are handed out one by one."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.suite import lone, sharing

ROOT = Path(__file__).resolve().parents[2]
RAN = "RAN "


def workers(file: str) -> set[str]:
    """The processes that ran the tests of a file."""
    options = ("-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder", "-rP")
    plugins = ("-p", "no:cacheprovider", "-p", "no:schemathesis")
    command = (sys.executable, "-m", "pytest", *plugins, *options, f"tests/suite/{file}")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return {line for line in done.stdout.splitlines() if line.startswith(RAN)}


def test_a_fixture_of_a_module_is_made_in_one_worker() -> None:
    assert len(workers("shares.py")) == 1


def test_tests_that_share_nothing_are_spread() -> None:
    assert len(workers("lone.py")) == 2


@cache
def something() -> int:
    return 1


def test_a_file_with_a_cached_function_shares_it() -> None:
    assert sharing.caches(sys.modules[__name__])
    assert not sharing.caches(lone)
