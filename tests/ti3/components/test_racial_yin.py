"""The Yin Brotherhood: Subliminal Command, Blade of Zeal and the Yin Spinner."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR
from tests.ti3.components.dueling import combat, duel, invade
from tests.ti3.scene import Scene
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


def test_yin_spinner_spins_nothing_where_nothing_is_built() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("yin", "yin_spinner")
    scene.take("yin", "lodor")
    scene.put("yin", "lodor", space_dock=1)
    scene.goods("yin", 2)
    scene.play(Build(seat=0, system=scene.system("lodor")))
    scene.choose("yin", "done")
    assert scene.done and scene.units("yin", "lodor") == {"space_dock": 1}
