"""`python -m tools.quick [--since COMMIT]`: run the tests that a change needs before it is committed."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence

from tools import web
from tools.quick.changes import ROOT, changed
from tools.quick.selection import WAITING, Imports, concerns_the_client, selected

PYTEST = ("pytest", "--dist", "loadgroup", "--no-loadscope-reorder", "--one-variant")


def main(given: Sequence[str] | None = None) -> None:
    wanted = arguments(given)
    paths = changed(wanted.since)
    tests = selected(paths, Imports())
    say(paths, tests)
    if wanted.list:
        return
    if any(test.startswith(WAITING) for test in tests):
        web.build()
    code = run(*PYTEST, "-n", wanted.workers, *tests)
    if concerns_the_client(paths):
        web.check()
        web.test()
    raise SystemExit(code)


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.quick", description=__doc__)
    parser.add_argument("--since", default="", help="a commit; else what is not on the trunk yet")
    parser.add_argument("--workers", default="2", help="how many tests run at once (%(default)s)")
    parser.add_argument("--list", action="store_true", help="only say which tests these are")
    return parser.parse_args(given)


def say(paths: set[str], tests: list[str]) -> None:
    print(f"Changed: {' '.join(sorted(paths)) or 'nothing'}")
    print(f"Tests: {' '.join(tests)}", flush=True)


def run(*module: str) -> int:
    return subprocess.run((sys.executable, "-m", *module), cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    main()
