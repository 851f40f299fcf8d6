"""Adjacency and wormholes (RR 6, 35, 89)."""

from __future__ import annotations

from throneworld.galaxy.adjacency import around, borders, connected, steps_between, within
from throneworld.galaxy.hexes import distance, spiral
from throneworld.galaxy.sets import members, set_of

HEXES = spiral(3)
EDGES = borders(HEXES)
NORTH, SOUTH = 19, 28
"""Two opposite corners of the galaxy."""


def test_rr_6_systems_are_adjacent_if_their_edges_touch() -> None:
    assert members(EDGES[0]) == (1, 2, 3, 4, 5, 6)
    assert members(EDGES[NORTH]) == (7, 20, 36)
    for here, place in enumerate(HEXES):
        assert members(EDGES[here]) == tuple(
            n for n, other in enumerate(HEXES) if distance(place, other) == 1
        )


def test_rr_6_1_systems_with_matching_wormholes_are_adjacent() -> None:
    alpha, beta = set_of([NORTH, SOUTH]), set_of([4])
    now = connected(EDGES, (alpha, beta))
    assert members(now[NORTH]) == (7, 20, SOUTH, 36)
    assert members(now[SOUTH]) == (13, NORTH, 27, 29)
    assert now[4] == EDGES[4]


def test_rr_89_all_systems_with_identical_wormholes_are_adjacent_to_each_other_but_none_to_itself() -> None:
    ends = set_of([NORTH, SOUTH, 22])
    now = connected(EDGES, (ends, ends))
    assert all(now[here] == (EDGES[here] | ends) & ~(1 << here) for here in members(ends))


def test_rr_89_alpha_and_beta_do_not_match_unless_a_game_gives_them_as_one() -> None:
    alpha, beta = 1 << NORTH, 1 << SOUTH
    assert connected(EDGES, (alpha, beta)) == EDGES
    assert connected(EDGES, (alpha | beta,))[NORTH] >> SOUTH & 1


def test_rr_35_1_a_tile_beside_the_map_touches_nothing_and_rr_89_4_is_reached_by_its_wormhole_only() -> None:
    creuss = len(HEXES)
    edges = borders((*HEXES, None))
    assert edges[creuss] == 0
    assert edges[:creuss] == EDGES
    delta = set_of([NORTH, creuss])
    assert members(connected(edges, (delta,))[creuss]) == (NORTH,)


def test_a_declared_link_joins_two_systems_both_ways() -> None:
    now = connected(EDGES, links=((NORTH, SOUTH),))
    assert now[NORTH] == EDGES[NORTH] | 1 << SOUTH
    assert now[SOUTH] == EDGES[SOUTH] | 1 << NORTH


def test_a_severed_edge_parts_two_systems_both_ways() -> None:
    cut = borders(HEXES, severed=((0, 1),))
    assert members(cut[0]) == (2, 3, 4, 5, 6)
    assert not cut[1] & 1
    assert cut[2:] == EDGES[2:]


def test_the_same_wormholes_are_connected_once_only() -> None:
    assert connected(EDGES, (1 << 3,)) is connected(EDGES, (1 << 3,))


def test_distances_follow_adjacency() -> None:
    assert around(EDGES, 0) == 0
    assert members(around(EDGES, set_of([NORTH, 22]))) == (7, 9, 20, 21, 23, 36)
    assert members(within(EDGES, 0, 2)) == tuple(range(19))
    assert [steps_between(EDGES, NORTH, end) for end in (NORTH, 7, 0, SOUTH)] == [0, 1, 3, 6]
    assert steps_between(connected(EDGES, (set_of([7, 13]),)), NORTH, SOUTH) == 3
    assert steps_between(borders((*HEXES, None)), 0, 37) is None
