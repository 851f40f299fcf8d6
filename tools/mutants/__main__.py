"""Whether the tests can fail.

python -m tools.mutants lines GAME    what components declare is left out or changed, line by line
python -m tools.mutants code GAME     the rules themselves are changed in one place at a time
python -m tools.mutants cover GAME    which statements each test runs, for the latter
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

Run = Callable[[argparse.Namespace], int]


def main(given: Sequence[str] | None = None) -> int:
    told = arguments().parse_args(given)
    run: Run = {"lines": of_lines, "code": of_code, "cover": cover}[told.kind]
    return run(told)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", usage=__doc__)
    parser.add_argument("kind", choices=("lines", "code", "cover"))
    parser.add_argument("game")
    parser.add_argument("--only", default="", help="those whose names contain this")
    parser.add_argument("--share", type=int, default=1, help="of lines one of so many, always the same ones")
    parser.add_argument("--count", type=int, default=100, help="so many changes of code")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    return parser


# A game must not have been imported yet where its modules are to be changed


def of_lines(told: argparse.Namespace) -> int:
    from tools.mutants.by_data import Wanted, run

    return run(Wanted(told.game, told.share, told.only))


def of_code(told: argparse.Namespace) -> int:
    from tools.mutants.by_code import run

    return run(told.game, told.count, told.seed, told.only)


def cover(told: argparse.Namespace) -> int:
    from tools.mutants.covering import cover

    return cover(told.game)


if __name__ == "__main__":
    sys.exit(main())
