"""RR 15: bombardment."""

from tests.ti4.scene import Scene
from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.marks import COMBAT, INVASION, mark
from throneworld.ti4.cards.invasion import BOMBARDMENT_PENALTY
from throneworld.ti4.tactical.bombardment import Bombardment, BombardPlanet


def siege(**ships: int) -> Scene:
    """Hacan holds both planets of system 35, Letnev has ships above them."""
    scene = Scene("letnev", "hacan", "jolnar")
    scene.take("hacan", "bereg", "lirta_iv")
    scene.put("hacan", "bereg", infantry=3)
    scene.put("hacan", "lirta_iv", infantry=1)
    scene.put("letnev", 35, **ships)
    return scene


def bombard(scene: Scene) -> None:
    scene.play(Bombardment(seat=0, system=35))


def test_rr_15_1_each_unit_with_bombardment_is_given_a_planet() -> None:
    scene = siege(dreadnought=2, cruiser=1)
    bombard(scene)
    assert scene.options("letnev") == (
        ("bombard_all", "bereg"),
        ("bombard_all", "lirta_iv"),
        ("bombard", "dreadnought", "bereg"),
        ("bombard", "dreadnought", "lirta_iv"),
        ("done",),
    )


def test_rr_15_1_all_that_are_left_may_be_given_the_same_planet_at_once() -> None:
    scene = siege(flagship=1, dreadnought=3)
    scene.rolls(*[4] * 6)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "lirta_iv")
    scene.choose("letnev", "bombard_all", "bereg")
    assert scene.done
    assert scene.rolled == [
        (0, "bombardment", 4),
        (0, "bombardment", 4, 4, 4),
        (0, "bombardment", 4, 4),
    ]
    assert [args[1] for args in scene.told("bombarded")] == ["lirta_iv", "bereg"]


def test_rr_15_1_a_last_unit_is_given_its_planet_by_itself() -> None:
    scene = siege(dreadnought=1)
    bombard(scene)
    assert scene.refusal("letnev", "bombard_all", "bereg") == "RR 15.1 no_more_to_aim"
    assert ("bombard_all", "bereg") not in scene.options("letnev")


def test_rr_44_1_with_one_planet_to_aim_at_some_units_may_still_hold_their_fire() -> None:
    scene = siege(dreadnought=2)
    scene.state.units[1].pop("lirta_iv")
    bombard(scene)
    assert scene.options("letnev") == (
        ("bombard_all", "bereg"),
        ("bombard", "dreadnought", "bereg"),
        ("done",),
    )
    scene.choose("letnev", "bombard_all", "bereg")
    assert scene.done and len(scene.rolled) == 1


def test_rr_15_1_all_planets_are_named_before_any_dice_are_rolled() -> None:
    scene = siege(dreadnought=2)
    scene.rolls(5, 4)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.rolled == []
    scene.choose("letnev", "bombard", "dreadnought", "lirta_iv")
    assert scene.done
    assert scene.rolled == [(0, "bombardment", 5), (0, "bombardment", 4)]
    assert (scene.has("hacan", "bereg", "infantry"), scene.has("hacan", "lirta_iv", "infantry")) == (2, 1)


def test_rr_15_1_a_unit_rolls_as_many_dice_as_its_ability_says() -> None:
    scene = siege(flagship=1)
    scene.rolls(5, 5, 4)
    bombard(scene)
    scene.choose("letnev", "bombard", "flagship", "bereg")
    assert scene.rolled == [(0, "bombardment", 5, 5, 4)]
    assert scene.has("hacan", "bereg", "infantry") == 1


def test_rr_15_1_bombarding_is_a_choice() -> None:
    scene = siege(dreadnought=1)
    bombard(scene)
    scene.choose("letnev", "done")
    assert scene.done and scene.rolled == []


def test_rr_15_1_what_changes_combat_rolls_does_not_change_bombardment_rolls() -> None:
    scene = siege(dreadnought=1)
    mark(scene.game, COMBAT_BONUS, seat=0, subject=1, until=COMBAT)
    scene.rolls(4)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.has("hacan", "bereg", "infantry") == 3


def test_rr_15_1_a_modifier_of_bombardment_rolls_counts() -> None:
    scene = siege(dreadnought=2)
    mark(scene.game, BOMBARDMENT_PENALTY, seat=1, subject=-4, until=INVASION)
    scene.rolls(8, 9)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.has("hacan", "bereg", "infantry") == 2


def test_rr_15_1_harrow_never_hits_the_own_ground_forces() -> None:
    scene = siege(dreadnought=2)
    scene.put("letnev", "bereg", infantry=1)
    scene.rolls(10, 10)
    scene.play(BombardPlanet(seat=0, system=35, planet="bereg"))
    assert scene.done
    assert scene.has("letnev", "bereg", "infantry") == 1
    assert scene.has("hacan", "bereg", "infantry") == 1


def test_rr_15_1_a_planet_with_planetary_shield_cannot_be_bombarded() -> None:
    scene = siege(dreadnought=1)
    scene.put("hacan", "bereg", pds=1)
    bombard(scene)
    assert scene.refusal("letnev", "bombard", "dreadnought", "bereg") == "RR 15.1 planetary_shield"


def test_rr_15_2_the_bombarded_player_loses_a_ground_force_for_each_hit() -> None:
    scene = siege(dreadnought=1)
    scene.put("hacan", "bereg", space_dock=1)
    scene.rolls(10)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.units("hacan", "bereg") == {"infantry": 2, "space_dock": 1}
    assert scene.told("units_destroyed") == [(1, "infantry", 1, "bereg", 0, "bombardment")]


def test_rr_15_2_hits_beyond_the_ground_forces_have_no_effect() -> None:
    scene = siege(dreadnought=3)
    scene.put("hacan", "lirta_iv", space_dock=1)
    scene.rolls(10, 10, 10)
    bombard(scene)
    for _ in range(3):
        scene.choose("letnev", "bombard", "dreadnought", "lirta_iv")
    assert scene.done
    assert scene.units("hacan", "lirta_iv") == {"space_dock": 1}


def test_rr_15_2_a_planet_without_ground_forces_of_others_is_no_target() -> None:
    scene = siege(dreadnought=1)
    del scene.state.units[1]["lirta_iv"]
    bombard(scene)
    assert scene.refusal("letnev", "bombard", "dreadnought", "lirta_iv") == "RR 15.2 nothing_to_bombard"


def test_rr_15_2_destroying_the_last_of_them_is_an_example() -> None:
    scene = siege(dreadnought=1)
    scene.secret("letnev", "make_an_example_of_their_world")
    scene.rolls(10)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "lirta_iv")
    assert scene.options("letnev") == (("play", "make_an_example_of_their_world"), ("pass",))
    scene.choose("letnev", "play", "make_an_example_of_their_world")
    assert scene.state.points[0] == 1


def test_rr_15_2_while_some_are_left_there_is_no_example() -> None:
    scene = siege(dreadnought=1)
    scene.secret("letnev", "make_an_example_of_their_world")
    scene.rolls(10)
    bombard(scene)
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.done
