"""A second opinion on Racial Objectives that ask for a state of the board, from their wording."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti3.oracle_objectives import (
    COLOURS,
    GROUND,
    NON_FIGHTERS,
    Position,
    abroad,
    colour_count,
    controls,
    everywhere,
    is_closer_to_enemy,
    is_far,
    near,
    on,
    others,
    planets,
    symbols,
    taken_homes,
    there,
    with_symbol,
)
from throneworld.ti3.tables import HOME_TILE, MECATOL_TILE, PLANET, RACE, TECHNOLOGY, TILE_OF

Met = Callable[[Position, int], bool]


def garrisons(at: Position, seat: int, many: int) -> int:
    """Planets outside home with so many ground units."""
    return sum(on(at, seat, each, GROUND) >= many for each in planets(at, seat, abroad=True))


def holds(at: Position, seat: int, planet: str) -> bool:
    return at.control.get(planet) == seat


def around_mecatol(at: Position) -> list[int]:
    return [MECATOL_TILE, *near(at, MECATOL_TILE)]


def zenith(at: Position, seat: int) -> bool:
    far = [tile for tile in at.tiles() if is_far(at, seat, tile, 2)]
    green = [name for name, row in TECHNOLOGY.items() if row.colour == "green"]
    held = any(holds(at, seat, each) for each in ("mecatol_rex", "mallice", "faunus"))
    return held and everywhere(at, seat, NON_FIGHTERS, far) >= 12 and set(green) <= set(at.technologies[seat])


def restoration(at: Position, seat: int) -> bool:
    return controls(at, seat, MECATOL_TILE) and (
        sum(controls(at, seat, tile) for tile in near(at, MECATOL_TILE)) >= 4
    )


def in_a_home_of(at: Position, seat: int) -> int:
    """Opponents in whose homes a planet is held."""
    return sum(
        any(holds(at, seat, planet) for planet in RACE[at.races[other]].home_planets)
        for other in others(at, seat)
    )


def zoetic(at: Position, seat: int) -> bool:
    green = sum("green" in PLANET[each].specialties for each in planets(at, seat))
    return green >= 3 and symbols(at, seat, "green", True) > green


def terran_imperium(at: Position, seat: int) -> bool:
    """Mecatol Rex is one of the ten."""
    return on(at, seat, "mecatol_rex", GROUND) > 0 and (
        holds(at, seat, "mecatol_rex") and garrisons(at, seat, 1) >= 10
    )


def swarm(at: Position, seat: int) -> bool:
    tiles = [there(at, seat, tile, ("fighter",)) for tile in at.tiles()]
    return sum(tiles) >= 12 and sum(each > 0 for each in tiles) >= 2


def gambit(at: Position, seat: int) -> bool:
    closer = sum(is_closer_to_enemy(at, seat, TILE_OF[each]) for each in planets(at, seat))
    return closer >= 3 and everywhere(at, seat, ("fighter",)) >= 20


def nomads(at: Position, seat: int) -> bool:
    homes = {HOME_TILE[race] for race in at.races}
    tiles = [tile for tile in at.tiles() if tile not in homes]
    return everywhere(at, seat, ("space_dock",), [tile for tile in tiles if tile in abroad(at, seat)]) >= 3


RACIAL: dict[str, Met] = {
    "arborec:1": lambda at, seat: garrisons(at, seat, 4) >= 4,
    "arborec:2": zoetic,
    "arborec:3": zenith,
    "jolnar:1": lambda at, seat: len(at.technologies[seat]) >= 10,
    "jolnar:2": lambda at, seat: all(colour_count(at, seat, colour) >= 3 for colour in COLOURS),
    "jolnar:3": lambda at, seat: len(at.technologies[seat]) >= 16 and with_symbol(at, seat) >= 5,
    "letnev:1": lambda at, seat: everywhere(at, seat, ("dreadnought",)) >= 5,
    "lizix:1": lambda at, seat: (
        holds(at, seat, "mecatol_rex") and on(at, seat, "mecatol_rex", ("mechanized_unit",)) > 0
    ),
    "lizix:2": lambda at, seat: everywhere(at, seat, ("dreadnought",), around_mecatol(at)) >= 4,
    "lizix:3": restoration,
    "muaat:1": lambda at, seat: everywhere(at, seat, ("war_sun",)) >= 2,
    "naalu:1": swarm,
    "naalu:3": gambit,
    "norr:3": lambda at, seat: (
        taken_homes(at, seat) >= 2 or (taken_homes(at, seat) == 1 and holds(at, seat, "mecatol_rex"))
    ),
    "saar:1": nomads,
    "sol:1": lambda at, seat: everywhere(at, seat, GROUND) >= 25,
    "sol:2": lambda at, seat: garrisons(at, seat, 5) >= 4,
    "sol:3": terran_imperium,
    "winnu:1": lambda at, seat: holds(at, seat, "mecatol_rex"),
    "xxcha:2": lambda at, seat: (
        len(planets(at, seat, abroad=True)) >= 9
        and sum(on(at, seat, each, ("pds",)) > 0 for each in planets(at, seat, abroad=True)) >= 5
    ),
    "yin:3": lambda at, seat: in_a_home_of(at, seat) >= 2,
}
"""Of each race by its points."""
