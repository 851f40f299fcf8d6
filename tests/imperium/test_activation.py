"""Several active systems at once, and what an edition says about ways."""

from __future__ import annotations

from tests.imperium.scene import BLUE, RED, Tiny
from tests.imperium.tiny.components import AFTERBURNERS, CONDUIT
from tests.imperium.tiny.sequences import Action
from tests.imperium.tiny.tables import BEYOND, GATE, NEBULA
from throneworld.galaxy.sets import members
from throneworld.imperium.activation import active_systems, is_active
from throneworld.imperium.board import adjacency, all_systems, land
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.movement.ways import barred, move_of
from throneworld.imperium.order import clockwise


def test_without_an_activation_no_system_is_active() -> None:
    scene = Tiny()
    assert active_systems(scene.state) == ()
    assert not is_active(scene.state, 0)


def test_an_edition_may_have_several_active_systems_at_once() -> None:
    scene = Tiny()
    scene.put(RED, 1, cruiser=1)
    scene.play(Action(seat=RED))
    scene.choose("red", "activate", 4)
    scene.refuses("red", "activate", 4, rule="Tiny, own_token", key="own_token")
    scene.choose("red", "activate", 9)
    assert active_systems(scene.state) == (4, 9)
    assert is_active(scene.state, 4) and is_active(scene.state, 9) and not is_active(scene.state, 5)
    scene.choose("red", "ship", "cruiser", 1, 0)
    assert scene.there(RED, 4) == scene.group(cruiser=1)
    assert scene.done and active_systems(scene.state) == ()


def test_what_makes_the_active_system_adjacent_makes_each_of_them_so() -> None:
    scene = Tiny()
    scene.state.active_system, scene.state.more_active = 8, (14,)
    before = adjacency(scene.state, RED)
    mark(scene.game, CONDUIT, seat=RED, subject=4, until=TACTICAL_ACTION)
    assert members(adjacency(scene.state, RED)[4] & ~before[4]) == (8, 14)


def test_fighters_are_in_the_way_where_the_edition_says_so() -> None:
    for block in (False, True):
        scene = Tiny(fighters_block=block)
        scene.put(BLUE, 5, fighter=1)
        assert barred(scene.game, RED) == block << 5


def test_out_of_a_nebula_nothing_is_added_where_the_edition_says_so() -> None:
    for added, move in ((True, 2), (False, 1)):
        scene = Tiny(nebula_takes_bonus=added)
        mark(scene.game, AFTERBURNERS, seat=RED, until=TACTICAL_ACTION)
        assert move_of(scene.state, RED, "cruiser", NEBULA, land(scene.state, RED)) == move
        assert move_of(scene.state, RED, "cruiser", 1, land(scene.state, RED)) == 3


def test_tiles_beside_the_map_are_in_play_while_another_holds_their_place() -> None:
    scene = Tiny()
    assert BEYOND in all_systems(scene.state)
    assert members(adjacency(scene.state)[BEYOND]) == (GATE,)
    scene.state.map = scene.state.map[:-1]
    assert BEYOND not in all_systems(scene.state)


def test_seats_go_round_for_two_to_eight() -> None:
    assert clockwise(1, 2) == (1, 0)
    assert clockwise(6, 8) == (6, 7, 0, 1, 2, 3, 4, 5)
