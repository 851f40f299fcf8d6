"""Ways into the active system (RR 9, 11, 37, 49.4, 50, 75, 84.1). Systems are numbers of the spiral."""

from __future__ import annotations

from throneworld.galaxy.adjacency import borders, connected
from throneworld.galaxy.hexes import spiral
from throneworld.galaxy.movement import Reach, Terrain, move_value, search, terrain
from throneworld.galaxy.sets import members, set_of

EDGES = borders(spiral(3))
OPEN = Terrain()
LINE = borders([(0, -each) for each in range(6)])
"""Six systems in a row: whatever happens on the way cannot be avoided."""


def row(active: int, move: int, land: Terrain = OPEN, blocked: int = 0, held: int = 0) -> Reach:
    return search(LINE, active, move, land, blocked=blocked, held=held)


def one(system: int) -> int:
    return 1 << system


def test_rr_49_4_the_number_of_systems_entered_cannot_exceed_the_move_value() -> None:
    reach = row(active=0, move=3)
    assert members(reach.origins(0)) == ()
    assert members(reach.origins(1)) == (1,)
    assert members(reach.origins(2)) == (0, 1, 2)
    assert members(reach.origins(3)) == (0, 1, 2, 3)


def test_rr_49_4_a_ship_moves_along_a_path_of_adjacent_systems_and_ends_in_the_active_system() -> None:
    reach = search(EDGES, 0, 3, OPEN)
    assert reach.shortest(19, 3) == ((19, 7, 1, 0),)
    assert reach.shortest(8, 2) == reach.safest(8, 2) == ((8, 1, 0), (8, 2, 0))
    assert reach.shortest(19, 2) == reach.safest(19, 2) == ()


def test_rr_49_4_a_ship_can_move_out_of_the_active_system_and_back_into_it() -> None:
    reach = search(EDGES, 0, 2, OPEN, held=one(0))
    assert not reach.origins(1) & one(0)
    assert reach.shortest(0, 2) == tuple((0, near, 0) for near in range(1, 7))


def test_rr_49_4_a_ship_cannot_move_through_ships_that_bar_the_way_but_can_move_around_or_out_of_them() -> (
    None
):
    assert members(row(active=0, move=4, blocked=one(2)).origins(4)) == (0, 1, 2)
    reach = search(EDGES, 0, 3, OPEN, blocked=one(1))
    assert reach.shortest(8, 3) == ((8, 2, 0),)
    assert reach.shortest(7, 3) == ((7, 8, 2, 0), (7, 18, 6, 0))


def test_rr_49_4_ships_that_bar_the_way_do_not_bar_the_end_of_it() -> None:
    reach = row(active=2, move=2, blocked=one(2))
    assert members(reach.origins(2)) == (0, 1, 2, 3, 4)
    assert members(reach.onward(1, 1)) == (2,)


def test_rr_49_4_a_ship_cannot_start_where_its_command_token_lies_but_can_move_through() -> None:
    reach = row(active=0, move=3, held=one(1))
    assert members(reach.origins(3)) == (0, 2, 3)
    assert reach.shortest(2, 3) == ((2, 1, 0),)
    assert reach.shortest(1, 3) == ()


def test_rr_49_4_the_token_in_the_active_system_holds_nobody() -> None:
    assert row(active=0, move=2, held=set_of([0, 2])).origins(2) & 1


def test_rr_6_1_ships_move_through_wormholes_as_between_adjacent_systems() -> None:
    holes = connected(EDGES, (set_of([19, 28]),))
    reach = search(holes, 28, 2, OPEN)
    assert reach.shortest(19, 1) == ((19, 28),)
    assert reach.shortest(7, 2) == ((7, 19, 28),)


def test_rr_11_1_a_ship_cannot_move_through_or_into_an_asteroid_field() -> None:
    field = terrain(asteroid_fields=one(2))
    assert members(row(active=0, move=5, land=field).origins(5)) == (0, 1, 2)
    into = row(active=2, move=5, land=field)
    assert into.origins(5) == into.onward(1, 5) == 0
    assert into.safest(1, 5) == into.shortest(1, 5) == ()


def test_rr_75_1_a_ship_cannot_move_through_or_into_a_supernova() -> None:
    nova = terrain(supernovas=one(2))
    assert members(row(active=0, move=5, land=nova).origins(5)) == (0, 1, 2)
    assert row(active=2, move=5, land=nova).origins(5) == 0


def test_a_player_may_be_allowed_to_move_through_a_supernova_but_not_into_it() -> None:
    nova = terrain(supernovas=one(2))._replace(no_passage=0)
    assert row(active=0, move=3, land=nova).shortest(3, 3) == ((3, 2, 1, 0),)
    assert row(active=2, move=3, land=nova).origins(3) == 0


def test_rr_50_1_a_ship_can_move_into_a_nebula_only_if_it_is_the_active_system() -> None:
    nebula = terrain(nebulae=one(2))
    assert members(row(active=2, move=2, land=nebula).origins(2)) == (0, 1, 2, 3, 4)
    assert members(row(active=0, move=5, land=nebula).origins(5)) == (0, 1, 2)


def test_rr_50_1_a_ship_cannot_enter_and_leave_an_active_nebula_on_its_way() -> None:
    nebula = terrain(nebulae=one(2))
    assert members(row(active=2, move=4, land=nebula).onward(1, 4)) == (0, 2)
    assert row(active=2, move=4, land=nebula).shortest(2, 2) == ((2, 1, 2), (2, 3, 2))


def test_rr_50_2_a_ship_that_begins_in_a_nebula_has_a_move_value_of_1_which_abilities_can_increase() -> None:
    nebula = terrain(nebulae=one(2))
    assert move_value(nebula, 2, printed=3) == 1
    assert move_value(nebula, 2, printed=3, bonus=1) == 2
    assert move_value(nebula, 1, printed=3, bonus=1) == 4
    reach = row(active=0, move=4, land=nebula)
    assert not reach.origins(move_value(nebula, 2, printed=3)) >> 2 & 1
    assert reach.origins(move_value(nebula, 2, printed=3, bonus=1)) >> 2 & 1


def test_rr_37_1_a_ship_that_moves_out_of_or_through_a_gravity_rift_moves_one_further() -> None:
    through = row(active=0, move=1, land=terrain(gravity_rifts=one(1)))
    assert members(through.origins(1)) == (0, 1, 2)
    out_of = row(active=0, move=1, land=terrain(gravity_rifts=one(2)))
    assert members(out_of.origins(1)) == (1, 2)


def test_rr_37_1_a_rift_in_the_active_system_helps_nobody_who_only_moves_into_it() -> None:
    assert members(row(active=0, move=1, land=terrain(gravity_rifts=one(0))).origins(1)) == (0, 1)
    assert row(active=0, move=1, land=terrain(gravity_rifts=one(0))).shortest(0, 1) == ((0, 1, 0),)


def test_rr_37_1_each_rift_on_the_way_counts() -> None:
    land = terrain(gravity_rifts=set_of([1, 3]))
    reach = row(active=0, move=2, land=land)
    assert members(reach.origins(2)) == (0, 1, 2, 3, 4)
    (way,) = reach.shortest(4, 2)
    assert way == (4, 3, 2, 1, 0)
    assert reach.rifts_left(way) == reach.fewest_rifts(4, 2) == 2
    assert reach.cost(way) == 2


def test_rr_37_2_a_player_can_choose_between_the_short_way_through_a_rift_and_the_safe_way_around_it() -> (
    None
):
    reach = search(EDGES, 0, 3, terrain(gravity_rifts=one(1)))
    assert reach.shortest(7, 3) == ((7, 1, 0),)
    assert reach.safest(7, 3) == ((7, 8, 2, 0), (7, 18, 6, 0))
    assert [reach.fewest_rifts(7, move) for move in (0, 1, 2, 3)] == [None, 1, 1, 0]
    assert reach.safest(7, 2) == reach.shortest(7, 2) == ((7, 1, 0),)
    assert not reach.origins(2, rifts=0) & one(7)


def test_rr_37_2_of_equally_short_ways_the_one_without_rifts_is_the_shortest() -> None:
    reach = search(EDGES, 0, 2, terrain(gravity_rifts=one(1)))
    assert reach.shortest(8, 2) == reach.safest(8, 2) == ((8, 2, 0),)
    assert reach.shortest(8, 1) == ((8, 1, 0),)


def test_rr_84_1_step_by_step_a_ship_can_make_any_detour_that_its_move_value_allows() -> None:
    reach = row(active=2, move=3)
    assert members(reach.onward(1, 3)) == (0, 2)
    assert members(reach.onward(0, 2)) == (1,)
    assert members(reach.onward(1, 1)) == (2,)
    assert members(reach.onward(2, 2)) == (1, 3)
    assert reach.onward(2, 0) == reach.onward(1, 0) == 0


def test_rr_84_1_a_detour_into_a_rift_costs_one_less() -> None:
    reach = row(active=2, move=2, land=terrain(gravity_rifts=one(0)))
    assert members(reach.onward(1, 2)) == (0, 2)
    assert members(reach.onward(0, 1)) == (1,)
    assert reach.cost((1, 0, 1, 2)) == 2
