"""RR 35: the game board."""

from tests.ti4.opening import set_up
from throneworld.imperium.board import adjacent_to, all_systems, edges
from throneworld.ti4.state import of


def test_rr_35_1_every_tile_placed_belongs_to_the_game_board_even_one_that_touches_no_other() -> None:
    state = of(set_up(("creuss", "sol", "yin"), galaxy="preset"))
    assert 51 not in state.map
    assert 51 in all_systems(state)
    assert edges(state.edition, state.map)[51] == 0
    assert 17 in adjacent_to(state, 51)
    assert 16 not in all_systems(state), "a home system of nobody"
