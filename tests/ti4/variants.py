"""Starts of Twilight Imperium 4 that together cover its factions, maps and options; random games take them in
turn. Random players seldom take Mecatol Rex, so that in half of the games the custodians have left already.
"""

from __future__ import annotations

from tests.fuzz.lawful import Start
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Flag
from throneworld.ti4.meta_settings import SETTINGS
from throneworld.ti4.state import of
from throneworld.ti4.tables import FACTION
from throneworld.ti4.verbs.points import goal

FACTIONS = tuple(FACTION)
FLAGS = tuple(setting.id for setting in SETTINGS if isinstance(setting, Flag))
GALAXIES = ("fair", "preset", "random", "build")


def start(seed: int) -> Start:
    """Every faction comes in turn."""
    seats = 3 + seed % 4
    options: dict[str, Noun] = {
        "galaxy": GALAXIES[seed // 4 % 4],
        "points": 14 if seed // 16 % 4 == 3 else 10,
        "factions": "random" if seed // 2 % 2 else "choose",
        "colours": ("seats", "random", "choose")[seed % 3],
        **dict.fromkeys(FLAGS, seed // 8 % 2 == 1),
    }
    given = [FACTIONS[(seed * 5 + number) % len(FACTIONS)] for number in range(seats)]
    return Start(
        "ti4",
        given if seed % 3 else seats,
        options,
        eager=seed % 5 != 0,
        change=open_senate if seed % 2 else None,
        ends=points_are_told,
    )


def open_senate(game: Game) -> None:
    of(game).custodians = False


def points_are_told(game: Game) -> None:
    assert of(game).points == [told_points(game, seat) for seat in range(game.seats)]


def told_points(game: Game, seat: int) -> int:
    """What the log says that a seat has gained and lost; nobody goes beyond the goal (RR 87.4)."""
    points = 0
    for event in game.log:
        if event.kind == "points_gained" and event.args[0] == seat:
            points = min(points + int(event.args[1]), goal(game))
        elif event.kind == "points_lost" and event.args[0] == seat:
            points -= int(event.args[1])
    return points
