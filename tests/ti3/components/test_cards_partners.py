"""The two races of a player are no opponents, so cards against opponents are not played (SA-16.5.9)."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from throneworld.ti3.cards.defection import holds_lone_prey
from throneworld.ti3.effects.consent import SystemOutsideHomes
from throneworld.ti3.tactical.action import TacticalAction

RACES = ("sol", "letnev", "hacan", "norr", "yin", "xxcha")


def table(*cards: str) -> Scene:
    """Letnev and Yin are one player's; Letnev holds the cards."""
    scene = Scene(*RACES)
    scene.state.covenants = True
    scene.hold("letnev", *cards)
    return scene


@pytest.mark.parametrize(("race", "offered"), [("sol", True), ("yin", False)])
def test_cut_supply_lines_are_for_supply_of_opponents(race: str, offered: bool) -> None:
    scene = table("cut_supply_lines")
    scene.play(TacticalAction(seat=scene.seat(race), system=scene.system("lodor")))
    assert ("letnev" in scene.asked) == offered
    if not offered:
        assert not scene.told("played")


@pytest.mark.parametrize(("race", "paid"), [("sol", 3), ("yin", 0)])
def test_electro_resonance_turbines_pay_for_visits_of_opponents(race: str, paid: int) -> None:
    scene = table()
    scene.racial("letnev", "electro_resonance_turbines")
    scene.take("letnev", "lodor")
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.play(TacticalAction(seat=scene.seat(race), system=scene.system("lodor")))
    assert scene.state.trade_goods[1] == paid


@pytest.mark.parametrize(("race", "prey"), [("sol", True), ("yin", False)])
def test_defection_is_for_ships_of_enemies(race: str, prey: bool) -> None:
    scene = table()
    scene.put(race, "space:lodor", cruiser=1)
    assert holds_lone_prey(scene.state, SystemOutsideHomes(seat=1), scene.system("lodor")) == prey
