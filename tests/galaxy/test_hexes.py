"""Hexes, rings and the numbers of the spiral."""

from __future__ import annotations

from tests.facts import facts
from throneworld.galaxy.hexes import (
    CENTRE,
    NORTH,
    NORTH_EAST,
    at,
    distance,
    neighbours,
    number,
    ring,
    ring_of,
    rotated,
    size,
    spiral,
    turned,
)
from throneworld.galaxy.sets import members, set_of


def test_a_hex_has_six_neighbours_one_step_away_clockwise_from_the_north() -> None:
    around = neighbours((2, -1))
    assert around == ((2, -2), (3, -2), (3, -1), (2, 0), (1, 0), (1, -1))
    assert all(distance((2, -1), each) == 1 for each in around)


def test_three_rings_around_mecatol_rex_make_37_places() -> None:
    assert [len(ring(radius)) for radius in range(4)] == [1, 6, 12, 18]
    assert [size(radius) for radius in range(-1, 5)] == [1, 1, 7, 19, 37, 61]
    assert all(distance(CENTRE, here) == radius for radius in range(5) for here in ring(radius))


def test_each_ring_begins_at_its_north_corner_and_each_place_touches_the_one_before() -> None:
    for radius in range(1, 5):
        assert ring(radius)[0] == (0, -radius)
        assert ring(radius)[1] == (1, -radius)
        assert all(distance(ring(radius)[each - 1], ring(radius)[each]) == 1 for each in range(6 * radius))


def test_numbers_and_hexes_lead_to_each_other() -> None:
    assert [number(here) for here in spiral(4)] == list(range(61))
    assert [at(place) for place in range(61)] == list(spiral(4))
    assert [ring_of(place) for place in (0, 1, 6, 7, 18, 19, 36, 37, 60)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_a_sixth_of_a_turn_brings_each_corner_to_the_next() -> None:
    assert rotated(NORTH, 1) == NORTH_EAST
    assert [turned(19, sixths) for sixths in range(7)] == [19, 22, 25, 28, 31, 34, 19]
    assert turned(36, 1) == 21
    assert turned(22, -1) == 19
    assert all(turned(turned(place, 2), 4) == place for place in range(37))


def test_the_spiral_agrees_with_the_fact_sheet() -> None:
    sheet = facts("ti4", "map_layouts")
    assert [tuple(each) for each in sheet["spiral_index"].values()] == list(spiral(3))
    assert list(sheet["spiral_index"]) == list(range(37))


def test_a_set_of_systems_names_them_in_order() -> None:
    assert set_of([]) == 0
    assert set_of([5, 0, 5]) == 0b100001
    assert members(set_of([36, 2, 40])) == (2, 36, 40)
