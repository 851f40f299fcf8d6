"""Layouts and preset maps of Twilight Imperium 3: every place filled, every sum right."""

from __future__ import annotations

from collections import Counter

import pytest

from throneworld.galaxy.hexes import at, distance, neighbours, number, ring_of, size
from throneworld.ti3.tables import (
    ALWAYS_DEALT,
    ALWAYS_IN_KIT,
    ALWAYS_IN_KIT_OF_THREE,
    BESIDE,
    BLUE_PILE,
    COPIES,
    MECATOL_TILE,
    NEXUS_TILE,
    PLAN,
    PLANS,
    PRESET,
    PRESET_FOR,
    PRESETS,
    RED_MIDDLE,
    RED_PILE,
    REGULAR,
    RICH_TILE,
    SA_TILES,
    SPECIAL,
    TILE,
    UNSURE_COUNTS,
    Plan,
    Preset,
    Spot,
)

FAR = 3
"""Between two homes."""


def plan_id(plan: Plan) -> str:
    return str(plan.layout.players)


def homes(plan: Plan) -> list[int]:
    return [home.place for home in plan.layout.homes]


def open_places(plan: Plan) -> int:
    """Besides homes and middle."""
    return size(plan.layout.radius) - 1 - len(plan.layout.homes) - len(plan.layout.unused)


def resources(tile: int) -> int:
    return sum(planet.resources for planet in TILE[tile].planets)


def pieces(kind: str) -> int:
    """Tiles of the red pile that serve for an entry of a kit."""
    return sum(kind in (TILE[tile].special or TILE[tile].id, TILE[tile].id) for tile in RED_PILE)


# Piles


def test_39_blue_tiles_ten_more_by_an_option_and_31_red_ones() -> None:
    assert (len(BLUE_PILE), len(SA_TILES), len(RED_PILE)) == (39, 10, 31)
    assert {TILE[tile].kind for tile in BLUE_PILE + SA_TILES} == {REGULAR}
    assert set(COPIES) >= UNSURE_COUNTS


# Layouts


@pytest.mark.parametrize("plan", PLANS, ids=plan_id)
def test_homes_are_clockwise_and_far_apart(plan: Plan) -> None:
    places = homes(plan)
    assert len(places) == plan.layout.players
    assert places == sorted(places)
    assert {ring_of(place) for place in (*places, *plan.layout.unused)} == {plan.layout.radius}
    assert min(distance(at(one), at(other)) for one in places for other in places if one != other) >= FAR


@pytest.mark.parametrize("plan", PLANS, ids=plan_id)
def test_the_hands_fill_the_galaxy_and_the_piles_suffice(plan: Plan) -> None:
    layout, two = plan.layout, plan.layout.players == 2
    dealt = layout.players * (layout.red + layout.blue) + plan.aside_void + plan.aside_any
    assert dealt == open_places(plan)
    blue = [tile for tile in BLUE_PILE if not two or resources(tile) < RICH_TILE]
    assert layout.players * layout.blue + plan.aside_any <= len(blue)
    assert layout.players * layout.red + plan.aside_void + two <= len(RED_PILE)
    assert layout.centre == (RED_MIDDLE if two else MECATOL_TILE)


@pytest.mark.parametrize("plan", PLANS, ids=plan_id)
def test_the_kit_fills_a_fair_map_and_the_box_holds_it(plan: Plan) -> None:
    kit = {kind: getattr(plan.kit, kind) for kind in plan.kit.__struct_fields__}
    two = plan.layout.players == 2
    assert sum(kit.values()) == open_places(plan) + two
    blue = [tile for tile in BLUE_PILE if not two or resources(tile) < RICH_TILE]
    assert kit.pop("regular") <= len(blue)
    for kind, count in kit.items():
        rifts = plan.strewn.gravity_rift if kind == "gravity_rift" else 0
        assert count + rifts <= pieces(kind)
    assert plan.strewn.gravity_rift < plan.kit.void


def test_tiles_that_are_always_used_are_in_the_piles() -> None:
    tiles = {tile for name in ALWAYS_DEALT for tile in COPIES[name]}
    assert tiles <= {*BLUE_PILE, *RED_PILE}
    assert {COPIES[name][0] for name in ALWAYS_IN_KIT + ALWAYS_IN_KIT_OF_THREE} <= {*BLUE_PILE}


def test_a_layout_for_every_number_of_seats() -> None:
    assert list(PLAN) == list(PRESET_FOR) == [2, 3, 4, 5, 6, 7, 8]


# Preset maps


def touching(preset: Preset, place: int) -> list[int]:
    """The tiles next to a place."""
    beside = (number(here) for here in neighbours(at(place)))
    found = [preset.tiles[each] for each in beside if each < len(preset.tiles)]
    return [tile for tile in found if tile > 0]


def spots(preset: Preset) -> list[Spot]:
    return [*preset.artifacts, *(counter.at for counter in preset.counters)]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.id))
def test_a_map_is_complete(preset: Preset) -> None:
    assert len(preset.tiles) == size(ring_of(len(preset.tiles) - 1))
    assert sorted(preset.homes) == [place for place, tile in enumerate(preset.tiles) if tile == 0]
    assert len(preset.homes) == preset.players
    used = [tile for tile in preset.tiles if tile > 0]
    assert len(used) == len(set(used))
    assert set(used) <= {MECATOL_TILE, *BLUE_PILE, *RED_PILE, *COPIES["void"]}
    assert (MECATOL_TILE in used) == (preset.players > 2)
    assert {"lodor", "quann", "wormhole_a", "wormhole_b"} <= {TILE[tile].id for tile in used}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.id))
def test_what_lies_on_a_map_lies_on_its_tiles(preset: Preset) -> None:
    for spot in spots(preset):
        tile = TILE[NEXUS_TILE if spot.place == BESIDE else preset.tiles[spot.place]]
        assert bool(spot.planet) == bool(tile.planets)
        assert not spot.planet or spot.planet in {each.id for each in tile.planets if not each.trade_station}
    assert all(preset.tiles[place] > 0 for place, _ in preset.wormholes)
    for one, other in preset.asteroid_belts:
        assert distance(at(one), at(other)) == 1
        assert min(preset.tiles[one], preset.tiles[other]) >= 0
    in_all = len(preset.artifacts) + preset.players * preset.artifacts_of_players
    assert in_all == (4 if preset.players == 2 else 8) <= sum(preset.artifacts_drawn)
    assert {*preset.unsure} <= {*Preset.__struct_fields__}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.id))
def test_our_own_maps_keep_the_bans_of_building(preset: Preset) -> None:
    if preset.id == "prophecy":
        return
    plan = PLAN[preset.players]
    assert sorted(preset.homes) == homes(plan)
    assert [place for place, tile in enumerate(preset.tiles) if tile < 0] == list(plan.layout.unused)
    for place, tile in enumerate(preset.tiles[1:], 1):
        for other in touching(preset, place) if tile > 0 else ():
            assert not {*TILE[tile].wormholes} & {*TILE[other].wormholes}
            assert not TILE[tile].kind == TILE[other].kind == SPECIAL or other == preset.tiles[0]
    for home in preset.homes:
        assert sum(bool(TILE[tile].planets) for tile in touching(preset, home)) >= 2


def test_prophecy_uses_all_voids_that_have_a_number() -> None:
    tiles = Counter(TILE[tile].id for tile in PRESET["prophecy"].tiles if tile > 0)
    assert tiles["void"] == len(COPIES["void"]) == 20
