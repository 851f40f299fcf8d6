"""The Yin Brotherhood: Subliminal Command, Blade of Zeal, the Yin Spinner and the Van Hauge."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.components.dueling import combat, duel, invade
from tests.ti3.scene import Scene
from throneworld.ti3.invariants import check
from throneworld.ti3.steps.production import Build

PLAYERS = ("yin", "letnev", "hacan")


@pytest.mark.parametrize("known", [True, False])
def test_subliminal_command_converts_twice(known: bool) -> None:
    scene = duel(*PLAYERS)
    if known:
        scene.racial("yin", "subliminal_command")
    scene.put("yin", SAUDOR, cruiser=1)
    invade(scene, {"ground_force": 1}, {"ground_force": 4})
    combat(scene, 5, 5)
    scene.offers("yin", ("play", "yin.3"), ("pass",))
    scene.choose("yin", "play", "yin.3")
    if known:
        scene.offers("yin", ("play", "yin.3"), ("pass",))
        scene.choose("yin", "play", "yin.3")
    assert ("play", "yin.3") not in (() if scene.done else scene.options()), "and no more"
    deeds = [each for each in scene.state.deeds if each.kind == "converted"]
    assert len(deeds) == (2 if known else 1)


@pytest.mark.parametrize("known", [True, False])
def test_blade_of_zeal_sacrifices_before_later_rounds_too(known: bool) -> None:
    for number in (1, 2, 3):
        scene = duel(*PLAYERS)
        if known:
            scene.racial("yin", "blade_of_zeal")
        scene.sides({"destroyer": 2, "carrier": 1}, {"dreadnought": 1, "cruiser": 1})
        scene.fight(stage="round_begins", number=number)
        offered = scene.prompt == "window" and ("play", "yin.1") in scene.options("yin")
        assert offered is (number == 2 or (known and number == 3))


def test_yin_spinner_adds_a_ground_force_where_a_dock_builds() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("yin", "yin_spinner")
    scene.take("yin", "lodor")
    scene.put("yin", "lodor", space_dock=1)
    scene.goods("yin", 2)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Build(seat=0, system=scene.system("lodor")))
    space = scene.place("space:lodor")
    scene.choose("yin", "produce", "destroyer", space)
    scene.refuses("yin", "produce", "cruiser", space, rule="SA-8.3.4", key="too_expensive")
    scene.choose("yin", "done")
    assert scene.units("yin", "lodor") == {"space_dock": 1, "ground_force": 1}


def test_yin_spinner_spins_once_for_a_build_that_is_planned_anew() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("yin", "yin_spinner")
    scene.take("yin", "lodor")
    scene.put("yin", "lodor", space_dock=1)
    scene.goods("yin", 9)
    scene.state.exhausted = tuple(scene.state.control)
    scene.hold("letnev", "space_dock_accident")
    scene.play(Build(seat=0, system=scene.system("lodor")))
    space = scene.place("space:lodor")
    for _ in range(2):
        scene.choose("yin", "produce", "destroyer", space)
        scene.choose("yin", "done")
        if scene.prompt == "window":
            scene.choose("letnev", "play", "space_dock_accident")
    assert scene.done and scene.has("yin", "space:lodor", "destroyer") == 1
    assert scene.units("yin", "lodor") == {"space_dock": 1, "ground_force": 1}


def test_yin_spinner_spins_nothing_where_nothing_is_built() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("yin", "yin_spinner")
    scene.take("yin", "lodor")
    scene.put("yin", "lodor", space_dock=1)
    scene.goods("yin", 2)
    scene.play(Build(seat=0, system=scene.system("lodor")))
    scene.choose("yin", "done")
    assert scene.done and scene.units("yin", "lodor") == {"space_dock": 1}


# Van Hauge


def flown(attackers: dict[str, int], *dice: int, **cargo: int) -> Battlefield:
    """Van Hauge with Ground Forces, and a fleet beside it, attacks these."""
    scene = duel(*PLAYERS)
    scene.counters("yin", 3, 6, 2)
    scene.fleet("yin", "saudor", "flagship", **cargo)
    scene.put("letnev", SAUDOR, **attackers)
    scene.fight(*dice, stage="begin")
    return scene


def test_flagship_yin_lets_ground_forces_aboard_fight_as_fighters() -> None:
    scene = flown({"cruiser": 1}, *[1] * 20, ground_force=2, shock_troop=1)
    assert scene.fleets()[0] == {"flagship": 1, "fighter": 3}
    scene.choose("letnev", "stay")
    thrown = [each for each in scene.rolled if each[0] == 0 and each[1] == "combat"]
    assert sum(len(each) - 2 for each in thrown) == 5, "three dice of Fighters, two of the ship"


def test_flagship_yin_takes_survivors_aboard_again() -> None:
    scene = flown({"cruiser": 1}, 1, 1, 1, 10, 10, 10, ground_force=2, shock_troop=1)
    scene.choose("letnev", "stay")
    scene.choose("yin", "hit", "fighter", 0)
    assert scene.fleets() == ({"flagship": 1, "ground_force": 1, "shock_troop": 1}, {})
    (load,) = scene.state.aboard[0][scene.place(SAUDOR)]
    assert load.kind == "flagship" and sum(load.cargo) == 2
    scene.state.control.clear()
    check(scene.game)


def test_flagship_yin_says_who_has_fallen_where_fighters_are_beside_it() -> None:
    scene = duel(*PLAYERS)
    scene.counters("yin", 3, 6, 2)
    scene.fleet("yin", "saudor", "flagship", ground_force=2)
    scene.put("yin", SAUDOR, fighter=2)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.fight(1, 1, 1, 1, 10, 10, 10, stage="begin")
    scene.choose("letnev", "stay")
    scene.choose("yin", "hit", "fighter", 0)
    scene.offers("yin", ("spend", 1), ("spend", 2))
    scene.refuses("yin", "spend", 0, rule="SA-13.23.1", key="not_so_many_survivors")
    scene.choose("yin", "spend", 1)
    assert scene.fleets()[0] == {"flagship": 1, "fighter": 2, "ground_force": 1}


def test_flagship_yin_takes_them_down_with_it() -> None:
    scene = duel(*PLAYERS)
    scene.counters("yin", 3, 6, 2)
    scene.fleet("yin", "saudor", "flagship", damage=1, ground_force=2)
    scene.put("yin", SAUDOR, fighter=1, carrier=1)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.fight(*[1] * 5, 10, stage="begin")
    scene.choose("letnev", "stay")
    scene.choose("yin", "hit", "flagship", 1)
    assert scene.fleets()[0] == {"fighter": 1, "carrier": 1}


def test_flagship_yin_is_caught_by_a_barrage_and_lands_where_it_retreats() -> None:
    scene = duel("letnev", "yin", "hacan")
    scene.fleet("yin", "saudor", "flagship", ground_force=2)
    scene.put("letnev", SAUDOR, destroyer=1)
    scene.put("yin", "space:thibah", fighter=3, carrier=1)
    scene.fight(10, 1, 1, 1, 1, 1, 1, 1, 1, stage="begin")
    assert scene.fleets()[1] == {"flagship": 1, "fighter": 1}
    scene.choose("yin", "retreat", scene.system("thibah"))
    assert scene.units("yin", "space:thibah") == {
        "flagship": 1,
        "fighter": 3,
        "carrier": 1,
        "ground_force": 1,
    }
