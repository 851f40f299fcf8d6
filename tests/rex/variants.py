"""Starts of Rex that together cover its seats, races and options; random games take them in turn."""

from __future__ import annotations

from tests.fuzz.lawful import Start
from throneworld.kernel.asks import Noun
from throneworld.rex.tables import RACE

RACES = tuple(RACE)


def start(seed: int) -> Start:
    seats = 3 + seed % 4
    options: dict[str, Noun] = {
        "betrayal": seed // 4 % 2 == 1,
        "facedown_coexist": seed // 8 % 4 == 3,
        "negotiation_limit": 1 + seed // 16 % 6,
        "races": "random" if seed // 32 % 2 else "choose",
        "recommended": seed // 128 % 2 == 1,
        "written_memory": seed // 256 % 2 == 1,
    }
    given = [RACES[(seed + number) % 6] for number in range(seats)]
    return Start("rex", given if seed // 64 % 2 else seats, options)
