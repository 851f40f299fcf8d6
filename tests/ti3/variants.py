"""Starts of Twilight Imperium 3 that together cover its races, maps and options; random games take them.

`FUZZ_WHOLE=1` plays games without a last round.
"""

from __future__ import annotations

import os
from functools import cache

import throneworld as tw
from tests.fuzz.lawful import Start
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Flag
from throneworld.ti3.duel import DUELLISTS
from throneworld.ti3.settings import SETTINGS
from throneworld.ti3.setup.fair import fair_chart
from throneworld.ti3.setup.races import WAYS as RACES
from throneworld.ti3.setup.strewn import strew
from throneworld.ti3.setup.strings import write_map
from throneworld.ti3.state import of
from throneworld.ti3.tables import LAST_ROUND, RACE

SHORT: dict[str, Noun] = {"last_round": LAST_ROUND.least}
"""So games of suites end soon: by the book one in which nobody scores lasts for eighty rounds."""
ALSO = ((6, True, 6, "covenants"),)
"""Variants besides those of each number of seats: seats, flags, seed, and a rule that is no flag."""
EVENINGS = 60
"""So many evenings that look for leaks: one takes more than a second of a processor."""
GIVEN = tuple(RACE)
FLAGS = tuple(setting.id for setting in SETTINGS if isinstance(setting, Flag))
ADDED = {"ascendancy": 4, "simultaneous_action": 3}
"""Rules that change the whole game: every how many games have them."""
GALAXIES: tuple[dict[str, Noun], ...] = (
    {"galaxy": "preset"},
    {"galaxy": "fair"},
    {"galaxy": "fair", "strewn_tokens": "yes"},
    {"galaxy": "build"},
    {"galaxy": "string"},
)
WHOLE = "FUZZ_WHOLE" in os.environ
PAIRED = (6, 8)
"""Numbers of seats that may be two for each player."""
MAPS = 4
"""So many map strings for each number of seats."""


def start(seed: int) -> Start:
    """Seats change fastest; all else changes with numbers that have no factor in common with theirs."""
    seats = 2 + seed % 7
    galaxy = dict(GALAXIES[seed // 7 % 5])
    if galaxy["galaxy"] == "string":
        galaxy["map_string"] = map_string(seats, seed % MAPS)
    options: dict[str, Noun] = {
        "last_round": 0 if WHOLE else LAST_ROUND.least + seed % 7 // 3,
        "vp_goal": (6 if seats == DUELLISTS else 8) + seed // 7 % 5,
        "races": RACES[seed // 2 % 2],
        **switches(seed),
        **for_some(seats, seed),
        **galaxy,
    }
    given = [GIVEN[(seed * 5 + number) % len(GIVEN)] for number in range(seats)]
    return Start("ti3", given if seed % 3 else seats, options, eager=seed % 5 != 0, ends=points_are_kept)


def switches(seed: int) -> dict[str, Noun]:
    """As a rule everything is on; of the other games each lacks one thing, and some everything."""
    if seed % 13 == 0:
        return dict.fromkeys(FLAGS, False)
    off = FLAGS[seed // 2 % len(FLAGS)] if seed % 2 else ""
    added = {flag: seed // 5 % every == 0 for flag, every in ADDED.items()}
    return {**{flag: flag != off for flag in FLAGS}, **added}


def for_some(seats: int, seed: int) -> dict[str, Noun]:
    """Options that go with some numbers of seats, or with other options, only."""
    marked = seats == DUELLISTS and seed // 7 % 2
    rifts = seed % 3 == 0 and switches(seed)["artifacts"]
    return {
        "two_player_keep_marked": "yes" if marked else "no",
        "dimension_rifts": "yes" if rifts else "no",
        "crimson_suns": "yes" if seed % 2 and seats > DUELLISTS else "no",
        "covenants": "yes" if seats in PAIRED and seed // 7 % 3 == 1 else "no",
    }


@cache
def map_string(seats: int, number: int) -> str:
    """A map on which everything that can lie somewhere does."""
    options: dict[str, Noun] = {"galaxy": "fair", "strewn_tokens": "yes"}
    game = tw.new_game("ti3", seats=seats, seed=number, options=options)
    return write_map(strew(game, fair_chart(game)))


def points_are_kept(game: Game) -> None:
    """What the log tells that each has gained and lost is what each has."""
    told = [0] * game.seats
    for event in game.log:
        if event.kind == "points_gained":
            told[int(event.args[0])] += int(event.args[1])
        elif event.kind == "points_lost":
            told[int(event.args[0])] -= int(event.args[1])
    assert told == of(game).points, (told, of(game).points)
