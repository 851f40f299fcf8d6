"""Which pairs of component and window of Twilight Imperium 3 no scenario shows yet.

python -m tests.ti3.pairs             what is missing of each pair, and what differs from the list
python -m tests.ti3.pairs --write     strikes off the list what is shown by now
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.ti3.pairs.trial import Trial

ROOT = Path(__file__).parents[3]
LIST = ROOT / "tests" / "ti3" / "unpaired.txt"


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.ti3.pairs", usage=__doc__)
    parser.add_argument("--write", action="store_true", help="strike off what is shown")
    parser.add_argument("--share", type=int, default=1, help="of the components one of so many")
    parser.add_argument("--only", default="", help="components whose names contain this")
    told = parser.parse_args(given)
    sys.pycache_prefix, sys.dont_write_bytecode = str(ROOT / "build" / "pairs"), False
    trial = Trial(told.share, told.only)
    code = int(pytest.main(trial.arguments, plugins=[trial]))
    return report(trial, told.write) or code


def report(trial: Trial, write: bool) -> int:
    """Whether the list says what is so."""
    from tests.ti3.pairs.judging import missing
    from tests.ti3.pairs.lines import pairs

    wanted = [pair for pair in pairs() if trial.wants(pair)]
    known, found = LIST.read_text().splitlines(), missing(wanted, trial.shown)
    shown = [pair.name for pair in wanted if pair.name in known and pair.name not in found]
    owed = [name for name in found if name not in known]
    print("", *(f"{name}: {', '.join(parts)}" for name, parts in found.items()), sep="\n")
    print(*(f"shown by now: {name}" for name in shown), *(f"owed: {name}" for name in owed), sep="\n")
    print(f"{len(wanted) - len(found)} of {len(wanted)} pairs are shown")
    if write:
        LIST.write_text("".join(f"{name}\n" for name in known if name not in shown))
    return int(bool(owed or (shown and not write)))


if __name__ == "__main__":
    sys.exit(main())
