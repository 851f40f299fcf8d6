"""A small galaxy on which ships move, and short words for what tests of movement do.

  N          Home of Sol (13) in the north, then Lodor (29, wormhole A), Mecatol Rex (19) in the centre,
NW  NE       Quann (33, wormhole B) and Home of Letnev (6) in the south; around the centre Saudor (35) in the
SW  SE       north-east, Tarmann (36) in the south-east, Wellon (40) in the south-west, Thibah (38) in the
  S          north-west. Voids 89 and 90 lie outside Saudor and Thibah. The Nexus lies beside the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from tests.ti3.altering import says
from tests.ti3.scene import Scene
from throneworld.galaxy.hexes import Hex
from throneworld.kernel.asks import Noun
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import FREE_LEAPS
from throneworld.ti3.tactical.movement import Movement

SOL_HOME, LETNEV_HOME, MECATOL, LODOR, QUANN = 13, 6, 19, 29, 33
SAUDOR, TARMANN, WELLON, THIBAH, EAST, WEST = 35, 36, 40, 38, 89, 90
NEXUS = 20

GALAXY: dict[Hex, str | int] = {
    (0, 0): MECATOL,
    (0, -1): LODOR,
    (1, -1): SAUDOR,
    (1, 0): TARMANN,
    (0, 1): QUANN,
    (-1, 1): WELLON,
    (-1, 0): THIBAH,
    (0, -2): SOL_HOME,
    (0, 2): LETNEV_HOME,
    (2, -2): EAST,
    (-2, 0): WEST,
}

COMPONENTS = (modifies(FREE_LEAPS, "creuss.1", grants=True),)
"""What abilities do to movement, for as long as their own files do not say it."""


@pytest.fixture(autouse=True)
def components() -> Iterator[None]:
    with says(*COMPONENTS):
        yield


def galaxy(*races: str, with_: Mapping[Hex, str | int] | None = None, **options: Noun) -> Scene:
    """Sol, Letnev and Hacan, or others, on the small galaxy with some tiles exchanged."""
    return Scene(*(races or ("sol", "letnev", "hacan")), board={**GALAXY, **(with_ or {})}, **options)  # type: ignore[arg-type]


def moving(scene: Scene, race: str, system: int) -> None:
    """A player has activated a system, and is asked which ships move there."""
    scene.activate(race, system)
    scene.play(Movement(seat=scene.seat(race), system=system))


def ships(scene: Scene, race: str) -> list[tuple[Noun, ...]]:
    """The ships that he may move, without what ends the question."""
    if scene.done or scene.prompt != "move_ships":
        return []
    return [option for option in scene.options(race) if option[0] in ("ship", "boost")]


def done(scene: Scene, race: str, *prompts: str) -> None:
    """He is done with all questions of these kinds that follow each other."""
    while not scene.done and scene.prompt in (prompts or ("move_ships", "load_ship", "stow")):
        scene.choose(race, "done")


def move_all(scene: Scene, race: str) -> None:
    """Every ship that can come comes, without taking anything along."""
    while ships(scene, race):
        scene.choose(race, *ships(scene, race)[0])
        done(scene, race, "load_ship")
    done(scene, race)
