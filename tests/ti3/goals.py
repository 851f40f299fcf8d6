"""Objectives on stage: a position in which something is missing, and one in which nothing is.

Each test of an objective plays its claims twice: first it is refused and only another objective is offered;
then it is offered, claimed, paid for if it asks for that, and scored with its points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tests.ti3.claims import DONE, FOUR_COLOURS, LINE, SOL, finish, play_claims
from tests.ti3.scene import Scene
from throneworld.imperium.state import AREAS
from throneworld.ti3 import deeds
from throneworld.ti3.control import CAPTURED, GainPlanet
from throneworld.ti3.deeds import note
from throneworld.ti3.objectives.memory import note_beginning, note_standing
from throneworld.ti3.tables import OBJECTIVE, VICTORY
from throneworld.ti3.tables.windows import STATUS_PHASE

Move = Callable[[Scene], object]
Board = Mapping[tuple[int, int], str | int]
COLOURS, THRONE = "s1_all_4_colours", "s1_mecatol"
"""What is offered beside the objective that is tried."""
UNMET, UNPAID = "SA-3.26.7 objective_not_met", "SA-12.2.3 cannot_spend_that"


class Goal(NamedTuple):
    near: tuple[Move, ...]
    met: tuple[Move, ...]
    why: str = UNMET
    beside: str = COLOURS
    board: Board | None = None


def lacking(near: tuple[Move, ...], last: Move, **more: object) -> Goal:
    """The last move is what is missing."""
    return Goal(near, (*near, last), **more)  # type: ignore[arg-type]


# Moves


def take(*planets: str) -> Move:
    return lambda scene: scene.take("sol", *planets)


def given(race: str, *planets: str) -> Move:
    return lambda scene: scene.take(race, *planets)


def put(where: str | int, **units: int) -> Move:
    return lambda scene: scene.put("sol", where, **units)


def theirs(race: str, where: str, **units: int) -> Move:
    return lambda scene: scene.put(race, where, **units)


def hold(*systems: str) -> Move:
    """Systems under control: all their planets, and a Cruiser."""

    def move(scene: Scene) -> None:
        for name in systems:
            system = scene.system(name)
            scene.take("sol", *scene.state.edition.planets[system])
            scene.put("sol", system, cruiser=1)

    return move


def know(*technologies: str) -> Move:
    return lambda scene: scene.technologies("sol", *technologies)


def purse(goods: int) -> Move:
    """All that he could spend are trade goods."""

    def move(scene: Scene) -> None:
        scene.state.exhausted = tuple(scene.state.control)
        scene.goods("sol", goods)

    return move


def counters(pool: int, strategy: int) -> Move:
    return lambda scene: scene.counters("sol", pool, 3, strategy)


def did(kind: str, *about: str | int) -> Move:
    def move(scene: Scene) -> None:
        named = [
            scene.place(each) if isinstance(each, str) and each.startswith("space:") else each
            for each in about
        ]
        note(scene.game, kind, SOL, *named)

    return move


def destroys(kind: str, number: int, owner: int, place: str, how: str = "combat", fight: str = "") -> Move:
    return did(deeds.DESTROYED, kind, number, owner, place, how, fight)


def wins(other: int, ships: int, side: str = deeds.ATTACKER) -> Move:
    return did(deeds.WON, side, other, "space:lodor", ships, "cruiser")


def gains(planet: str, how: str = CAPTURED) -> Move:
    return lambda scene: scene.play(GainPlanet(seat=SOL, planet=planet, how=how))


def begins(scene: Scene) -> None:
    """The round begins: what is held from here on is remembered."""
    note_beginning(scene.game)


def action_phase_ends(scene: Scene) -> None:
    note_standing(scene.game)


def rules(**control: int) -> Move:
    def move(scene: Scene) -> None:
        scene.state.control = dict(control)

    return move


def artifact(name: str, where: str) -> Move:
    def move(scene: Scene) -> None:
        assert where not in AREAS
        scene.state.artifacts[name] = where

    return move


# Positions

NEXUS = 20
STATIONS = {
    (0, 0): "home_sol",
    (1, 0): "home_letnev",
    (2, 0): "home_hacan",
    (0, 1): "sumerian_arcturus",
    (0, -1): "tsion_bellatrix",
    (-1, 0): "icarus_anchorpoint",
    (-1, 1): "mecatol_rex",
}
WITH_VOID = {**LINE, (-1, 1): "void"}
WITH_HOPE = {**LINE, (0, -1): "hopes_end"}
FAR = {**LINE, (6, 0): "rigel"}
BLUE_AND_RED = {
    (0, 0): "home_sol",
    (1, 0): "home_letnev",
    (2, 0): "home_hacan",
    (-1, 0): "mecatol_rex",
    (0, 1): "elnath",
    (0, 2): "rigel",
    (0, 3): "tequran_torkan",
    (0, 4): "lisis_velnor",
    (0, 5): "vefut_ii",
}
LARGE = {**BLUE_AND_RED, (0, -1): "lodor", (0, -2): "quann"}
BETWEEN_HOMES = {
    (0, 0): "lodor",
    (1, 0): "home_letnev",
    (-1, 0): "home_hacan",
    (4, 0): "home_sol",
    (2, 0): "wellon",
}
RED = ("hylar_v_laser", "impulsion_shields", "automated_turrets", "deep_space_cannon", "magen_defense_grid")
SIX = (*RED[:2], "antimass_deflectors", "ion_drive", "enviro_compensator", "transfabrication")
NINE = (*SIX, "sarween_tools", "stasis_capsules", "xenopsychology")
ABROAD = ("lodor", "wellon", "saudor", "thibah", "quann", "vefut_ii", "mallice", "cormund", "arc_prime")
MANY = (
    *("elnath", "rigel_i", "rigel_ii", "rigel_iii", "tequran", "torkan", "lisis", "velnor", "vefut_ii"),
    *("mecatol_rex", "mallice", "arc_prime", "wren_terra", "arretze", "hercant", "kamdorn", "lodor", "quann"),
)
SPECIALTIES = ("elnath", "rigel_i", "rigel_iii", "tequran", "torkan", "velnor")
AROUND = (
    "home_sol",
    "lodor",
    "wellon",
    "saudor",
    "thibah",
    "home_letnev",
    "mecatol_rex",
    "quann",
    "home_hacan",
)


TWO_ARTIFACTS = (artifact("lazax_armory", "lodor"), artifact("precursor_fossil", "wellon"))


def ships(*systems: str, **units: int) -> tuple[Move, ...]:
    return tuple(put(f"space:{name}", **(units or {"cruiser": 1})) for name in systems)


def settle(system: str, ground: int) -> tuple[Move, ...]:
    return take(system), put(f"space:{system}", carrier=1), put(system, ground_force=ground)


# The proof


def staged(objective: str, goal: Goal, moves: tuple[Move, ...]) -> Scene:
    scene = Scene("sol", "letnev", "hacan", board=goal.board or LINE)
    state = scene.state
    state.objectives, state.objectives_2 = (goal.beside,), ()
    if OBJECTIVE[objective].deck == "secret":
        scene.secret("sol", objective)
    elif OBJECTIVE[objective].deck == "preliminary":
        state.preliminary = objective
    else:
        state.private_objectives[SOL] = (objective,)
    if goal.beside == COLOURS:
        scene.technologies("sol", *FOUR_COLOURS)
    for move in moves:
        move(scene)
    if goal.beside == THRONE:
        scene.take("sol", "mecatol_rex")
    state.phase = STATUS_PHASE
    play_claims(scene)
    return scene


def prove(objective: str, goal: Goal) -> None:
    scene = staged(objective, goal, goal.near)
    assert scene.options("sol") == (("claim", goal.beside), DONE)
    assert scene.refusal("sol", "claim", objective) == goal.why
    scene = staged(objective, goal, goal.met)
    assert ("claim", objective) in scene.options("sol")
    scene.choose("sol", "claim", objective)
    while "sol" in scene.asked and scene.options("sol")[0][0] not in ("claim", "done"):
        scene.choose("sol", *scene.options("sol")[0])
    finish(scene)
    worth = OBJECTIVE[objective].points
    assert scene.state.scored[SOL] == (objective,)
    assert scene.state.points[SOL] == (10 if worth == VICTORY else worth)
