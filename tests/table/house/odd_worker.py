"""A worker for tests whose bot does odd things, at times named by the environment.

ODD_DEEDS is a list such as "5:hang 9:die": in its fifth decision it hangs, in its ninth it dies. ODD_FOLDER
is where it leaves a file for each deed, so that one that comes after it does not do the same again; a deed
named with an exclamation mark ("9:die!") it does whenever it comes to the same question again.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from throneworld.client import Noun, Seat
from throneworld.table.house.worker import by_level, main

FOLDER = Path(os.environ["ODD_FOLDER"])
DEEDS: dict[str, str] = dict(deed.split(":") for deed in os.environ["ODD_DEEDS"].split())


def decide(level: str, seed: int, seat: Seat) -> Sequence[Noun]:
    deed = DEEDS.get(_number(seat), "")
    if deed.endswith("!") or (deed and _first_time(deed, seat)):
        _do(deed.rstrip("!"))
    return by_level(level, seed, seat)


def _number(seat: Seat) -> str:
    """Which decision of this game it is, over all workers."""
    mark = FOLDER / f"decision {seat.table} {seat.ask.id}"
    if not mark.exists():
        mark.write_text(str(sum(1 for _ in FOLDER.glob("decision *")) + 1))
    return mark.read_text()


def _first_time(deed: str, seat: Seat) -> bool:
    mark = FOLDER / f"done {deed} {seat.table} {seat.ask.id}"
    known = mark.exists()
    mark.touch()
    return not known


def _do(deed: str) -> None:
    (FOLDER / f"deed {deed} {time.monotonic_ns()}").touch()
    if deed == "die":
        os._exit(9)
    if deed == "fail":
        raise RuntimeError("an odd bot")
    if deed == "chat":
        print("a bot that prints")
    if deed == "hang":
        time.sleep(3600)


if __name__ == "__main__":
    main(decide)
