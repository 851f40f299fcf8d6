"""Limits, placing and landing under editions that bind cargo, or know more kinds of ground forces."""

from __future__ import annotations

from tests.imperium.scene import ARINAM, BLUE, RED, Tiny
from tests.imperium.tiny.sequences import Invasion
from throneworld.imperium.control import ground_forces, who_gains
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import excess
from throneworld.imperium.placing import placing_refusal, sources
from throneworld.imperium.state import NOBODY, SPACE
from throneworld.imperium.units import damage_of
from throneworld.imperium.verbs.points import lose_points
from throneworld.imperium.verbs.units import damage_unit


def test_cargo_that_is_bound_to_its_ship_is_never_given_up_for_want_of_room() -> None:
    order = RespectLimits(seat=RED, system=1)
    plain, bound = Tiny(cargo_is_bound=False), Tiny()
    plain.put(RED, 1, carrier=1, ground_force=4)
    bound.load(RED, 1, "carrier", ground_force=4)
    for scene in (plain, bound):
        scene.put(RED, 1, fighter=3)
        assert excess(scene.state, RED, 1).cargo == 3
    assert order.options(plain.game, RED) == (("destroy", "ground_force"), ("destroy", "fighter"))
    assert order.options(bound.game, RED) == (("destroy", "fighter"),)


def test_cargo_that_is_aboard_no_ship_is_given_up_like_any() -> None:
    scene = Tiny()
    scene.load(RED, 1, "carrier", ground_force=4)
    scene.put(RED, 1, shock_troop=1)
    assert RespectLimits(seat=RED, system=1).options(scene.game, RED) == (("destroy", "shock_troop"),)


def test_the_levels_of_damage_that_units_have_are_told_apart() -> None:
    scene = Tiny()
    scene.put(RED, 1, war_sun=2, cruiser=1)
    found = [damage_of(scene.state, RED, SPACE[1], "war_sun")]
    for level in (1, 1, 2, 2):
        damage_unit(scene.game, RED, SPACE[1], "war_sun", level)
        found.append(damage_of(scene.state, RED, SPACE[1], "war_sun"))
    assert found == [[0], [0, 1], [1], [1, 2], [2]]


def test_units_come_back_from_the_board_only_where_the_edition_says_so() -> None:
    for back in (False, True):
        scene = Tiny(units_come_back=back)
        scene.put(RED, 5, war_sun=2)
        assert sources(scene.state, RED, "war_sun", "1") == (["5"] if back else [])
        assert (placing_refusal(scene.state, RED, "war_sun", "1") is None) is back


def test_all_kinds_of_ground_forces_win_control() -> None:
    for kinds, forces, winner in ((("ground_force",), 0, NOBODY), (("ground_force", "shock_troop"), 2, BLUE)):
        scene = Tiny(ground_kinds=kinds)
        scene.put(BLUE, ARINAM, shock_troop=2)
        assert ground_forces(scene.state, BLUE, ARINAM) == forces
        assert who_gains(scene.state, ARINAM) == winner


def test_all_kinds_of_ground_forces_land_together() -> None:
    scene = Tiny()
    scene.load(RED, 1, "carrier", ground_force=2, shock_troop=1)
    scene.load(RED, 1, "dreadnought", mechanized_unit=1)
    scene.play(Invasion(seat=RED, system=1))
    scene.choose("red", "land_all", ARINAM)
    assert scene.there(RED, ARINAM) == scene.group(ground_force=2, shock_troop=1, mechanized_unit=1)
    assert scene.state.control == {ARINAM: RED}


def test_points_that_nobody_can_lose_are_kept() -> None:
    scene = Tiny()
    scene.state.points[RED] = 3
    for _ in range(2):
        lose_points(scene.game, RED, 5, "test", least=2)
        assert scene.state.points[RED] == 2
