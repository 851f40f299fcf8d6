"""Technologies of guns, each with it and without it."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR as FIELD
from tests.rules.ti3.battling import Battlefield
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.ti3.state import Border
from throneworld.ti3.tactical.bombardment import dice_of_ship, value_against
from throneworld.ti3.tactical.cannons import guns_at
from throneworld.ti3.tactical.pre_combat import barrage_shots, pre_combat_shots

PURPOSES = ("combat", "barrage", "pre_combat", "bombardment")


def added(scene: Battlefield, kind: str, *purposes: str) -> list[int]:
    place = scene.place(FIELD)
    return [combat_modifier(scene.state, 0, kind, place, purpose) for purpose in purposes or PURPOSES]


def field(*technologies: str) -> Battlefield:
    scene = Battlefield()
    scene.technologies("sol", *technologies)
    return scene


def test_hylar_v_laser_helps_cruisers_and_destroyers() -> None:
    kinds = ("cruiser", "destroyer", "dreadnought", "fighter", "carrier")
    assert [added(field(), kind, "combat") for kind in kinds] == [[0]] * 5
    scene = field("hylar_v_laser")
    assert [added(scene, kind, "combat") for kind in kinds] == [[1], [1], [0], [0], [0]]


def test_sa_13_19_7_and_13_20_3_hylar_v_laser_does_nothing_to_rolls_of_other_red_technologies() -> None:
    assert added(field("hylar_v_laser"), "cruiser") == [1, 1, 1, 1]
    scene = field("hylar_v_laser", "automated_turrets", "assault_cannons", "graviton_negator")
    assert added(scene, "cruiser") == [1, 0, 0, 1]
    assert added(scene, "destroyer") == [1, 2, 1, 1], "Assault Cannons grant it no roll"


@pytest.mark.parametrize(("technologies", "dice", "more"), [((), 2, 0), (("automated_turrets",), 3, 2)])
def test_automated_turrets_fire_three_dice_with_two_more(
    technologies: tuple[str, ...], dice: int, more: int
) -> None:
    scene = field(*technologies)
    scene.sides({"destroyer": 1}, {"fighter": 4})
    assert barrage_shots(scene.state, 0, 1, scene.place(FIELD)) == (("destroyer", dice, 1),)
    assert added(scene, "destroyer", "barrage", "combat") == [more, 0]


def test_automated_turrets_shoot_down_fighters_on_a_seven() -> None:
    for owned, left in ((), {"fighter": 4}), (("automated_turrets",), {"fighter": 1}):
        scene = field(*owned)
        scene.sides({"destroyer": 1}, {"fighter": 4})
        scene.fight(7, 7, 7, 1, 1, 1, 1, 1)
        assert scene.fleets()[1] == left


def test_assault_cannons_are_fired_before_the_first_round() -> None:
    fleet = {"dreadnought": 1, "cruiser": 2, "destroyer": 1}
    for owned, shots in (((), ()), (("assault_cannons",), (("cruiser", 1, 2), ("dreadnought", 1, 1)))):
        scene = field(*owned)
        scene.sides(fleet, {"carrier": 1})
        assert sorted(pre_combat_shots(scene.state, 0, scene.place(FIELD))) == list(shots)
        assert pre_combat_shots(scene.state, 1, scene.place(FIELD)) == ()


def test_an_assault_cannon_may_end_a_battle_before_it_begins() -> None:
    scene = field("assault_cannons")
    scene.sides({"cruiser": 1}, {"carrier": 1})
    scene.fight(7)
    assert scene.done and scene.fleets() == ({"cruiser": 1}, {})


def test_sa_13_4_3_and_ruling_98_graviton_negator_lets_fighters_and_cruisers_bombard() -> None:
    kinds = ("fighter", "cruiser", "dreadnought", "carrier")
    plain, scene = field(), field("graviton_negator")
    assert [dice_of_ship(plain.state, 0, kind, 0) for kind in kinds] == [0, 0, 1, 0]
    assert [dice_of_ship(scene.state, 0, kind, 0) for kind in kinds] == [1, 1, 1, 0]
    assert [value_against(plain.state, 0, kind, "saudor") for kind in kinds] == [9, 7, 5, 9]
    assert [value_against(scene.state, 0, kind, "saudor") for kind in kinds] == [8, 6, 4, 8]


def test_sa_13_4_3_war_sun_bombards_with_three_dice_by_its_technology() -> None:
    assert dice_of_ship(field().state, 0, "war_sun", 0) == 1
    assert dice_of_ship(field("war_sun").state, 0, "war_sun", 0) == 3


# PDS


def guarded(*technologies: str) -> Battlefield:
    """Letnev has a PDS at Saudor and one beside it; Sol comes to Saudor."""
    scene = Battlefield()
    scene.put("sol", FIELD, cruiser=3)
    scene.put("letnev", "saudor", pds=1)
    scene.put("letnev", "thibah", pds=1)
    scene.technologies("letnev", *technologies)
    return scene


def guns(scene: Battlefield) -> list[tuple[int, str]]:
    return [(gun.needs, gun.place) for gun in guns_at(scene.state, 1, 0, scene.system("saudor"))]


def test_deep_space_cannon_reaches_adjacent_systems() -> None:
    assert guns(guarded()) == [(6, "saudor")]
    assert guns(guarded("deep_space_cannon")) == [(6, "saudor"), (6, "thibah")]


def test_graviton_laser_system_fires_through_asteroids_with_one_less() -> None:
    for owned, found in (((), [(6, "saudor")]), (("graviton_laser_system",), [(6, "saudor"), (7, "thibah")])):
        scene = guarded("deep_space_cannon", *owned)
        scene.state.borders = (Border(scene.system("saudor"), scene.system("thibah"), "asteroid_belt"),)
        assert guns(scene) == found


def test_graviton_laser_system_lets_one_pds_of_an_action_roll_once_more() -> None:
    for owned, dice in (((), 2), (("graviton_laser_system",), 3)):
        scene = guarded("deep_space_cannon", *owned)
        scene.shoot(1, 1, 1, 1)
        scene.choose("letnev", "fire", 2)
        assert [len(each) - 2 for each in scene.rolled] == [dice]


def test_magen_defense_grid_helps_pds_and_whom_they_cover() -> None:
    for owned, more in (((), 0), (("magen_defense_grid",), 1)):
        scene = guarded(*owned)
        scene.take("letnev", "saudor")
        assert guns(scene) == [(6 - more, "saudor")]
        found = [
            combat_modifier(scene.state, 1, kind, place, purpose)
            for kind, place, purpose in (
                ("pds", "saudor", "invasion_defence"),
                ("ground_force", "saudor", "combat"),
                ("shock_troop", "saudor", "combat"),
                ("ground_force", "thibah", "combat"),
            )
        ]
        assert found == [more, more, more, 0]
