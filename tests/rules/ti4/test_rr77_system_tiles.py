"""RR 77: system tiles."""

from tests.ti4.opening import FACTIONS, set_up
from throneworld.ti4.state import SPACE, of
from throneworld.ti4.tables import BLUE, FACTION, GREEN, MECATOL_TILE, RED, TILE, TILES
from throneworld.ti4.units import INDEX, SHIPS


def test_rr_77_1_the_back_of_a_tile_is_green_blue_or_red() -> None:
    assert {tile.back for tile in TILES if tile.number != MECATOL_TILE} == {GREEN, BLUE, RED}


def test_rr_77_2_green_backed_tiles_are_the_homes_of_the_factions() -> None:
    green = [tile for tile in TILES if tile.back == GREEN]
    assert {tile.faction for tile in green} == set(FACTION)
    state = of(set_up(FACTIONS))
    assert sorted(tile for tile in state.map if TILE[tile].back == GREEN) == [1, 7, 11, 12, 16, 17]


def test_rr_77_3_blue_backed_tiles_contain_planets() -> None:
    assert all(tile.planets for tile in TILES if tile.back == BLUE)


def test_rr_77_4_red_backed_tiles_are_anomalies_or_contain_no_planets() -> None:
    assert not any(tile.planets for tile in TILES if tile.back == RED)


def test_rr_77_5_ground_forces_and_structures_are_placed_on_planets() -> None:
    state = of(set_up(("sol", "hacan", "jolnar")))
    for kind in ("infantry", "space_dock", "pds"):
        for places in state.units:
            assert not any(group[INDEX[kind]] for place, group in places.items() if place in SPACE)


def test_rr_77_6_ships_are_placed_in_the_space_area() -> None:
    state = of(set_up(FACTIONS))
    for places in state.units:
        for place, group in places.items():
            assert place in SPACE or not any(group[INDEX[kind]] for kind in SHIPS)
