"""A second opinion on objectives that ask for a state of the board: written from the wording of the cards.

It shares nothing with the engine but the printed tables. It is slow and plain on purpose: one function for
each card, distances by walking, and no records of needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import combinations

from throneworld.ti3.tables import (
    ARTIFACTS,
    CREUSS_GATE,
    HOME_TILE,
    MECATOL_TILE,
    NEXUS_TILE,
    PLANET,
    RACE,
    TECHNOLOGY,
    TILE,
    TILE_OF,
)

COLOURS = ("red", "green", "blue", "yellow")
SHIPS = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship")
NON_FIGHTERS = SHIPS[1:]
GROUND = ("ground_force", "shock_troop", "mechanized_unit")
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass
class Position:
    """Hexes of tiles, tiles beside the map, pieces by seat and place: a planet, or the number of a tile."""

    races: list[str]
    hexes: dict[int, tuple[int, int]]
    beside: list[int]
    control: dict[str, int]
    units: list[dict[str, dict[str, int]]]
    technologies: list[tuple[str, ...]]
    artifacts: dict[str, str] = field(default_factory=dict)
    artifact_holders: dict[str, int] = field(default_factory=dict)
    """Who holds those that lie in space."""
    stable_tokens: list[tuple[int, str]] = field(default_factory=list)
    facilities: dict[str, tuple[str, ...]] = field(default_factory=dict)
    turned_round: tuple[str, ...] = ()
    """Planets whose resources and influence have changed places."""
    dug: str = ""
    """A planet that has no influence."""
    blue: list[int] = field(default_factory=list)
    """The tiles of wormholes that are blue specialties, on no planet and no artifact."""
    out: tuple[int, ...] = ()
    """Who has been eliminated."""

    def tiles(self) -> list[int]:
        return [*self.hexes, *self.beside]


# The board


def letters(at: Position, tile: int) -> set[str]:
    return {*TILE[tile].wormholes, *(letter for where, letter in at.stable_tokens if where == tile)}


def touching(at: Position, one: int, other: int) -> bool:
    if one not in at.hexes or other not in at.hexes:
        return False
    (q, r), (s, t) = at.hexes[one], at.hexes[other]
    return (s - q, t - r) in STEPS


def adjacent(at: Position, one: int, other: int) -> bool:
    return one != other and (touching(at, one, other) or bool(letters(at, one) & letters(at, other)))


def spaces(at: Position, start: int, end: int) -> float:
    seen, edge, walked = {start}, {start}, 0
    while edge:
        if end in edge:
            return walked
        edge = {tile for tile in at.tiles() if tile not in seen and any(adjacent(at, tile, e) for e in edge)}
        seen |= edge
        walked += 1
    return float("inf")


def home(at: Position, seat: int) -> int:
    return HOME_TILE[at.races[seat]]


def origin(at: Position, seat: int) -> int:
    """From where distances count."""
    return CREUSS_GATE if at.races[seat] == "creuss" else home(at, seat)


def others(at: Position, seat: int) -> list[int]:
    return [each for each in range(len(at.races)) if each != seat]


# What a player has


def tile_of(place: str) -> int:
    return TILE_OF[place] if place in PLANET else int(place)


def planets(at: Position, seat: int, abroad: bool = False) -> list[str]:
    own = [each for each, owner in at.control.items() if owner == seat and not PLANET[each].trade_station]
    return [each for each in own if not abroad or each not in RACE[at.races[seat]].home_planets]


def there(at: Position, seat: int, tile: int, kinds: Iterable[str]) -> int:
    return sum(
        group.get(kind, 0)
        for place, group in at.units[seat].items()
        if tile_of(place) == tile
        for kind in kinds
    )


def on(at: Position, seat: int, planet: str, kinds: Iterable[str]) -> int:
    return sum(at.units[seat].get(planet, {}).get(kind, 0) for kind in kinds)


def everywhere(at: Position, seat: int, kinds: Iterable[str], tiles: Iterable[int] | None = None) -> int:
    return sum(there(at, seat, tile, kinds) for tile in (at.tiles() if tiles is None else tiles))


def abroad(at: Position, seat: int) -> list[int]:
    return [tile for tile in at.tiles() if tile not in (home(at, seat), origin(at, seat))]


def controls(at: Position, seat: int, tile: int, ships: Iterable[str] = SHIPS) -> bool:
    return there(at, seat, tile, ships) > 0 and all(
        at.control.get(planet.id) == seat for planet in TILE[tile].planets
    )


def is_planetary(tile: int) -> bool:
    return any(not planet.trade_station for planet in TILE[tile].planets)


def colour_count(at: Position, seat: int, colour: str) -> int:
    return sum(TECHNOLOGY[each].colour == colour for each in at.technologies[seat])


def symbols(at: Position, seat: int, colour: str, with_artifact: bool) -> int:
    own = sum(colour in PLANET[planet].specialties for planet in planets(at, seat))
    artifact = ARTIFACTS[colour]
    holder = at.artifact_holders.get(artifact, at.control.get(at.artifacts.get(artifact, "")))
    return own + int(with_artifact and holder == seat)


def value(at: Position, seat: int, planet: str) -> tuple[int, int]:
    """Resources and influence, with what stands there; who controls Mecatol Rex as Lizix has 2 more of it."""
    row, built = PLANET[planet], at.facilities.get(planet, ())
    more = 2 * (planet == "mecatol_rex" and at.races[seat] == "lizix")
    worth = row.resources + built.count("refinery"), row.influence + built.count("colony") + more
    worth = worth[0], worth[1] * (planet != at.dug)
    return worth[::-1] if planet in at.turned_round else worth


def influence(at: Position, seat: int) -> int:
    return sum(value(at, seat, each)[1] for each in planets(at, seat))


def neighbours(at: Position, seat: int) -> set[int]:
    """Who sits left and right of those who are still there."""
    here = [each for each in range(len(at.races)) if each not in at.out]
    place = here.index(seat)
    return {here[(place + 1) % len(here)], here[place - 1]} - {seat}


def taken_homes(at: Position, seat: int) -> int:
    return sum(
        all(at.control.get(planet) == seat for planet in RACE[at.races[other]].home_planets)
        for other in others(at, seat)
    )


def is_far(at: Position, seat: int, tile: int, least: int) -> bool:
    return spaces(at, origin(at, seat), tile) >= least


def is_closer_to_enemy(at: Position, seat: int, tile: int) -> bool:
    own = spaces(at, origin(at, seat), tile)
    return any(spaces(at, origin(at, other), tile) < own for other in others(at, seat))


def near(at: Position, tile: int) -> list[int]:
    return [each for each in at.tiles() if adjacent(at, each, tile)]


def with_wormhole(at: Position, letter: str) -> list[int]:
    return [tile for tile in at.tiles() if letter in letters(at, tile)]


# The cards


def two_planets_apart(at: Position, seat: int) -> bool:
    pairs = combinations(planets(at, seat, abroad=True), 2)
    return any(spaces(at, TILE_OF[one], TILE_OF[other]) >= 4 for one, other in pairs)


def techs_in_colours(each: int, colours: int) -> Callable[[Position, int], bool]:
    return lambda at, seat: sum(colour_count(at, seat, colour) >= each for colour in COLOURS) >= colours


def ships_in_systems(number: int, may_be_home: bool = False) -> Callable[[Position, int], bool]:
    def met(at: Position, seat: int) -> bool:
        tiles = at.tiles() if may_be_home else abroad(at, seat)
        return sum(there(at, seat, tile, SHIPS) > 0 for tile in tiles) >= number

    return met


def three_docks(at: Position, seat: int) -> bool:
    dock = ("space_dock",)
    return everywhere(at, seat, dock) >= 3 and everywhere(at, seat, dock, abroad(at, seat)) >= 2


def ships_far(at: Position, seat: int, number: int) -> bool:
    return everywhere(at, seat, SHIPS, [tile for tile in at.tiles() if is_far(at, seat, tile, 4)]) >= number


def fortified(at: Position, seat: int) -> bool:
    return any(
        is_far(at, seat, TILE_OF[each], 3)
        and on(at, seat, each, ("pds",))
        and on(at, seat, each, GROUND) >= 2
        for each in planets(at, seat)
    )


def most_planets(at: Position, seat: int) -> bool:
    own = len(planets(at, seat, abroad=True))
    return all(own >= len(planets(at, other, abroad=True)) for other in others(at, seat))


def isolated(at: Position, seat: int) -> bool:
    own = len(planets(at, seat, abroad=True))
    rivals = [other for other in others(at, seat) if other not in at.out]
    return bool(rivals) and all(own < len(planets(at, other, abroad=True)) for other in rivals)


def all_wormholes(at: Position, seat: int) -> bool:
    return any(
        bool(with_wormhole(at, letter))
        and all(there(at, seat, tile, SHIPS) for tile in with_wormhole(at, letter))
        for letter in "AB"
    )


def keeper_of_gates(at: Position, seat: int) -> bool:
    tiles = {*with_wormhole(at, "A"), *with_wormhole(at, "B")}
    return bool(tiles) and all(there(at, seat, tile, NON_FIGHTERS) for tile in tiles)


def chain(least: int) -> Callable[[Position, int], bool]:
    def met(at: Position, seat: int) -> bool:
        left = {tile for tile in at.tiles() if there(at, seat, tile, SHIPS)}
        while left:
            line = [left.pop()]
            for tile in line:
                more = [each for each in left if touching(at, tile, each)]
                line += more
                left -= set(more)
            if any(spaces(at, one, other) >= least for one, other in combinations(line, 2)):
                return True
        return False

    return met


def trade_stations(at: Position, seat: int) -> bool:
    stations = [each.id for tile in at.tiles() for each in TILE[tile].planets if each.trade_station]
    own = [each for each in stations if at.control.get(each) == seat]
    return bool(own) and (len(own) >= 2 or len(own) == len(stations))


def enemy_homes(at: Position, seat: int) -> bool:
    fleets = [there(at, seat, home(at, other), NON_FIGHTERS) for other in others(at, seat)]
    return sum(fleet >= 5 for fleet in fleets) >= 2


def mecatol(least: int | None) -> Callable[[Position, int], bool]:
    def met(at: Position, seat: int) -> bool:
        around = [controls(at, seat, tile, NON_FIGHTERS) for tile in near(at, MECATOL_TILE)]
        enough = all(around) and bool(around) if least is None else sum(around) >= least
        return controls(at, seat, MECATOL_TILE, NON_FIGHTERS) and enough

    return met


def commander(at: Position, seat: int) -> bool:
    return everywhere(at, seat, ("flagship",)) >= 1 and everywhere(at, seat, ("dreadnought",)) >= 2


def scientist(at: Position, seat: int) -> bool:
    dock = everywhere(at, seat, ("space_dock",), abroad(at, seat))
    wormhole = any(controls(at, seat, tile) for tile in at.blue)
    return dock > 0 and all(
        symbols(at, seat, colour, True) or (wormhole and colour == "blue") for colour in COLOURS
    )


def colonizer(at: Position, seat: int) -> bool:
    colonies = [
        tile
        for tile in abroad(at, seat)
        if is_planetary(tile)
        and controls(at, seat, tile)
        and not adjacent(at, tile, origin(at, seat))
        and there(at, seat, tile, ("carrier",))
        and there(at, seat, tile, GROUND) >= 4
    ]
    return any(
        not any(adjacent(at, one, other) for one, other in combinations(three, 2))
        for three in combinations(colonies, 3)
    )


def diversified(at: Position, seat: int) -> bool:
    return (
        at.control.get("mecatol_rex") == seat
        and there(at, seat, MECATOL_TILE, ("space_dock",)) > 0
        and techs_in_colours(2, 3)(at, seat)
    )


def explorer(at: Position, seat: int) -> bool:
    kinds = ("ion_storm", "nebula", "gravity_rift")
    return (
        sum(
            there(at, seat, tile, SHIPS) > 0
            and (TILE[tile].special in kinds or tile == NEXUS_TILE or is_far(at, seat, tile, 4))
            for tile in at.tiles()
        )
        >= 5
    )


def forceful(at: Position, seat: int) -> bool:
    seat_of_power = (
        controls(at, seat, MECATOL_TILE)
        and there(at, seat, MECATOL_TILE, ("space_dock",)) > 0
        and there(at, seat, MECATOL_TILE, ("dreadnought",)) > 0
    )
    fleets = [
        tile for tile in abroad(at, seat) if is_planetary(tile) and there(at, seat, tile, NON_FIGHTERS) >= 4
    ]
    return seat_of_power and len(fleets) >= 4


def industrial(at: Position, seat: int) -> bool:
    """Refineries do not count."""
    built = {where: tuple(each for each in own if each != "refinery") for where, own in at.facilities.items()}
    unrefined = replace(at, facilities=built)
    dock = ("space_dock",)
    worth = sum(value(unrefined, seat, each)[0] for each in planets(at, seat, abroad=True))
    outside = everywhere(at, seat, dock, abroad(at, seat))
    return everywhere(at, seat, dock) >= 4 and outside >= 2 and worth >= 12


def master_of_ships(at: Position, seat: int) -> bool:
    tiles = [tile for tile in (MECATOL_TILE, *near(at, MECATOL_TILE)) if tile in abroad(at, seat)]
    return everywhere(at, seat, NON_FIGHTERS, tiles) >= 15


def ruthless(at: Position, seat: int) -> bool:
    found = [tile for tile in at.tiles() if is_planetary(tile) and controls(at, seat, tile)]
    return sum(is_closer_to_enemy(at, seat, tile) for tile in found) >= 3


def threatening(at: Position, seat: int) -> bool:
    own = near(at, origin(at, seat))
    rings = [{tile for tile in near(at, origin(at, other)) if tile not in own} for other in others(at, seat)]
    return any(
        _shared_out(at, seat, one, other, SHIPS, 6) and _shared_out(at, seat, one, other, GROUND, 4)
        for one, other in combinations(rings, 2)
    )


def _shared_out(
    at: Position, seat: int, one: set[int], other: set[int], kinds: Iterable[str], least: int
) -> bool:
    both = everywhere(at, seat, kinds, one & other)
    first, second = everywhere(at, seat, kinds, one - other), everywhere(at, seat, kinds, other - one)
    return any(first + part >= least and second + both - part >= least for part in range(both + 1))


def controlled(at: Position, seat: int, tiles: Iterable[int]) -> int:
    return sum(controls(at, seat, tile) for tile in tiles)


def abroad_count(number: int) -> Callable[[Position, int], bool]:
    return lambda at, seat: len(planets(at, seat, abroad=True)) >= number


def with_symbol(at: Position, seat: int) -> int:
    return sum(bool(PLANET[each].specialties) for each in planets(at, seat))


def far_planets(at: Position, seat: int) -> int:
    return sum(is_far(at, seat, TILE_OF[each], 4) for each in planets(at, seat))


ORACLE: dict[str, Callable[[Position, int], bool]] = {
    "s1_two_planets_4_apart": two_planets_apart,
    "s1_2_techs_3_colours": techs_in_colours(2, 3),
    "s1_3_docks": three_docks,
    "s1_3_same_specialty": lambda at, seat: any(symbols(at, seat, colour, True) >= 3 for colour in COLOURS),
    "s1_ships_5_systems": ships_in_systems(5),
    "s1_5_planets": abroad_count(5),
    "s1_2_special_systems": lambda at, seat: (
        controlled(at, seat, [tile for tile in at.tiles() if TILE[tile].kind == "special"]) >= 2
    ),
    "s1_5_systems": lambda at, seat: controlled(at, seat, at.tiles()) >= 5,
    "s1_mecatol": lambda at, seat: at.control.get("mecatol_rex") == seat,
    "s1_2_ships_4_away": lambda at, seat: ships_far(at, seat, 2),
    "s1_fortified_3_away": fortified,
    "s1_influence_neighbours": lambda at, seat: all(
        influence(at, seat) > influence(at, other) for other in neighbours(at, seat)
    ),
    "s1_most_planets": most_planets,
    "s1_wormholes": all_wormholes,
    "s1_chain_3": chain(3),
    "s1_4_techs_same": techs_in_colours(4, 1),
    "s1_all_4_colours": techs_in_colours(1, 4),
    "s1_3_diff_specialties": lambda at, seat: (
        sum(symbols(at, seat, colour, True) > 0 for colour in COLOURS) >= 3
    ),
    "s1_trade_stations": trade_stations,
    "s2_3_systems_3_away": lambda at, seat: (
        controlled(at, seat, [tile for tile in at.tiles() if is_far(at, seat, tile, 3)]) >= 3
    ),
    "s2_chain_5": chain(5),
    "s2_two_enemy_homes_ships": enemy_homes,
    "s2_5_techs_same": techs_in_colours(5, 1),
    "s2_9_techs": lambda at, seat: len(at.technologies[seat]) >= 9,
    "s2_10_planets": abroad_count(10),
    "s2_domination": lambda at, seat: taken_homes(at, seat) >= 2,
    "s2_8_ships_4_planets_away": lambda at, seat: ships_far(at, seat, 8) and far_planets(at, seat) >= 4,
    "s2_mecatol_plus_3": mecatol(3),
    "s2_mecatol_plus_all": mecatol(None),
    "s2_influence_sum": lambda at, seat: (
        influence(at, seat) > sum(influence(at, other) for other in neighbours(at, seat))
    ),
    "s2_ships_10_systems": ships_in_systems(10, may_be_home=True),
    "s2_supremacy": abroad_count(18),
    "antagonist": lambda at, seat: (
        sum(is_closer_to_enemy(at, seat, TILE_OF[each]) for each in planets(at, seat)) >= 2
    ),
    "arbiter": lambda at, seat: (
        controlled(at, seat, [tile for tile in near(at, MECATOL_TILE) if tile in abroad(at, seat)]) >= 2
    ),
    "commander": commander,
    "defender": lambda at, seat: sum(on(at, seat, each, ("pds",)) >= 2 for each in planets(at, seat)) >= 3,
    "enterprise": lambda at, seat: (
        everywhere(at, seat, ("space_dock",), [tile for tile in at.tiles() if is_far(at, seat, tile, 3)]) > 0
    ),
    "galactic_guardian": ships_in_systems(6),
    "isolated": isolated,
    "pioneer": lambda at, seat: far_planets(at, seat) > 0,
    "researcher": lambda at, seat: with_symbol(at, seat) >= 4,
    "scientist": scientist,
    "colonizer": colonizer,
    "conqueror": lambda at, seat: taken_homes(at, seat) >= 1,
    "diversified": diversified,
    "expansionist": lambda at, seat: controlled(at, seat, abroad(at, seat)) >= 9,
    "explorer": explorer,
    "forceful": forceful,
    "industrial": industrial,
    "keeper_of_gates": keeper_of_gates,
    "master_of_ships": master_of_ships,
    "ruthless": ruthless,
    "technocrat": lambda at, seat: with_symbol(at, seat) >= 6,
    "threatening": threatening,
}
"""What each card asks for."""
