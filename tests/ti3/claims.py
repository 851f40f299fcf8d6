"""A small galaxy in which objectives are met, and what tests of them ask for."""

from __future__ import annotations

from typing import Any

from tests.ti3.scene import Scene
from throneworld.imperium.board import planets_in_play
from throneworld.kernel.asks import Option
from throneworld.ti3 import deeds
from throneworld.ti3.deeds import note
from throneworld.ti3.objectives.claiming import ClaimObjectives
from throneworld.ti3.objectives.meeting import is_met, meets
from throneworld.ti3.tables import TILE, TILE_OF, TRADE_STATIONS
from throneworld.ti3.tables import needs as ask
from throneworld.ti3.tables.windows import STATUS_PHASE

SOL, LETNEV, HACAN = 0, 1, 2
FOUR_COLOURS = ("hylar_v_laser", "antimass_deflectors", "enviro_compensator", "xenopsychology")
DONE: Option = ("done",)
LINE = {
    (0, 0): "home_sol",
    (1, 0): "lodor",
    (2, 0): "wellon",
    (3, 0): "saudor",
    (4, 0): "thibah",
    (5, 0): "home_letnev",
    (-1, 0): "mecatol_rex",
    (-2, 0): "quann",
    (-3, 0): "home_hacan",
    (0, 1): "vefut_ii",
    (0, 2): "ion_storm",
    (0, 3): "cormund",
}
"""A line from Letnev to Sol and on to Hacan, with an arm to the south of Sol."""


def table(**options: Any) -> Scene:
    return Scene("sol", "letnev", "hacan", board=LINE, **options)


def claims(*objectives: str, **more: Any) -> Scene:
    """A Status Phase with these objectives face up."""
    scene = table(**more)
    scene.state.objectives, scene.state.phase = objectives, STATUS_PHASE
    return scene


def play_claims(scene: Scene) -> None:
    scene.play(ClaimObjectives(who=(SOL, LETNEV, HACAN)))


def finish(scene: Scene) -> None:
    for race in scene.players:
        if race in scene.asked and DONE in scene.options(race):
            scene.choose(race, "done")


def met(scene: Scene, *objectives: str) -> list[str]:
    return [each for each in objectives if is_met(scene.game, SOL, each)]


def asks(scene: Scene, need: ask.Need, seat: int = SOL) -> bool:
    return meets(scene.state, seat, need)


def won(
    scene: Scene, seat: int, other: int, ships: int, side: str = deeds.ATTACKER, kinds: str = "cruiser"
) -> None:
    note(scene.game, deeds.WON, seat, side, other, scene.place("space:lodor"), ships, kinds)


def destroyed(
    scene: Scene, kind: str, number: int, owner: int, place: str, how: str = "combat", fight: str = ""
) -> None:
    note(scene.game, deeds.DESTROYED, SOL, kind, number, owner, scene.place(place), how, fight)


def regular(scene: Scene) -> list[str]:
    """The planets of regular systems."""
    return [
        planet
        for planet in planets_in_play(scene.state)
        if TILE[TILE_OF[planet]].kind == "regular" and planet not in TRADE_STATIONS
    ]
