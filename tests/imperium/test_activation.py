"""Several active systems at once, and what an edition says about ways."""

from __future__ import annotations

from msgspec.structs import replace

from tests.imperium.other import OTHER, OtherScene, OtherState
from tests.ti4.scene import Scene
from throneworld.galaxy.sets import members
from throneworld.imperium.activation import active_systems, is_active
from throneworld.imperium.board import adjacency, all_systems, land
from throneworld.imperium.marks import TACTICAL_ACTION, mark
from throneworld.imperium.movement.ways import barred, move_of
from throneworld.imperium.order import clockwise
from throneworld.ti4.cards.activation import FLANK_SPEED
from throneworld.ti4.technologies.activation import CONDUIT

NEBULA = 42


def test_without_an_activation_no_system_is_active() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert active_systems(scene.state) == ()
    assert not is_active(scene.state, 0)


def test_the_base_record_knows_one_active_system() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.active_system = 18
    assert active_systems(scene.state) == (18,)
    assert is_active(scene.state, 18) and not is_active(scene.state, 19)


def test_an_edition_may_have_several_active_systems_at_once() -> None:
    scene = OtherScene()
    scene.other.active_system, scene.other.second_system = 18, 20
    assert active_systems(scene.other) == (18, 20)
    assert is_active(scene.other, 18) and is_active(scene.other, 20)


def test_what_makes_the_active_system_adjacent_makes_each_of_them_so() -> None:
    scene = OtherScene()
    scene.other.active_system, scene.other.second_system = 1, 10
    before = adjacency(scene.other, 0)
    mark(scene.game, CONDUIT, seat=0, subject=12, until=TACTICAL_ACTION)
    more = adjacency(scene.other, 0)[12] & ~before[12]
    assert members(more) == (1, 10)


def test_fighters_are_in_the_way_where_the_edition_says_so() -> None:
    plain, other = Scene("sol", "letnev", "jolnar"), OtherScene()
    for scene in (plain, other):
        scene.put("letnev", 18, fighter=1)
        scene.game.options = {"points": 10}
    assert barred(plain.game, 0) == 0
    assert barred(other.game, 0) == 1 << 18


def test_out_of_a_nebula_nothing_is_added_where_the_edition_says_so() -> None:
    for scene, move in ((Scene("sol", "letnev", "jolnar"), 2), (OtherScene(), 1)):
        mark(scene.game, FLANK_SPEED, seat=0, until=TACTICAL_ACTION)
        assert move_of(scene.state, 0, "cruiser", NEBULA, land(scene.state, 0)) == move
        assert move_of(scene.state, 0, "cruiser", 1, land(scene.state, 0)) == 3


def test_tiles_beside_the_map_are_in_play_while_another_holds_their_place() -> None:
    class Besides(OtherState, kw_only=True):
        edition = replace(OTHER, beside={18: 49, 17: 51})

    scene = OtherScene()
    tables = {name: getattr(scene.other, name) for name in scene.other.__struct_fields__}
    assert 49 not in all_systems(scene.other)
    state = Besides(**tables)
    assert 49 in all_systems(state) and 51 not in all_systems(state)
    assert adjacency(state)[49] == 0


def test_seats_go_round_for_two_to_eight() -> None:
    assert clockwise(1, 2) == (1, 0)
    assert clockwise(6, 8) == (6, 7, 0, 1, 2, 3, 4, 5)
