"""SA 16.1: parts of the game that may be left out, with the cards that need them (ruling 105)."""

from __future__ import annotations

import pytest

from tests.rules.ti3.producing import build, factory, kinds
from tests.ti3.scene import Scene
from throneworld.ti3.phases.refresh import RefreshPlanets
from throneworld.ti3.setup.lacking import useless, useless_action_cards
from throneworld.ti3.steps.laying import LayMines


def cards_without(option: str) -> set[str]:
    scene = Scene("sol", "letnev", "hacan")
    scene.game.options = {**scene.game.options, option: False}
    game = scene.game
    return {*useless(game), *useless_action_cards(game)}


def test_sa_16_1_2_without_space_mines_none_is_laid() -> None:
    scene = Scene("sol", "letnev", "hacan", space_mines=False)
    scene.play(LayMines(seat=0, system=scene.system("lodor"), left=2))
    assert scene.done
    assert {"paramagnetic_space_mines", "demilitarized_zone"} <= cards_without("space_mines")


@pytest.mark.parametrize("kind", ["mechanized_unit", "shock_troop"])
def test_sa_16_1_3_and_16_1_4_without_their_option_such_units_are_not_built(kind: str) -> None:
    option = f"{kind}s"
    for on in (True, False):
        scene = factory("jord", "sol", 1, 20, **{option: on})
        build(scene, "jord")
        assert (kind in kinds(scene)) is on
    assert cards_without(option) & {"overrun", "boarding_action"}


def test_sa_16_1_5_without_artifacts_nobody_looks_for_them() -> None:
    assert {"seeker"} <= cards_without("artifacts")


def test_sa_16_1_6_without_facilities_none_is_built() -> None:
    scene = Scene("sol", "letnev", "hacan", facilities=False)
    scene.take("sol", "lodor", "hopes_end", exhausted=True)
    scene.play(RefreshPlanets(seat=0))
    scene.refuses("sol", "facility", "lodor", "colony", rule="SA-1.5.9", key="without_facilities")
    assert "economic_marvel" in cards_without("facilities")


def test_sa_16_1_7_without_flagships_none_is_built() -> None:
    scene = factory("jord", goods=20, flagships=False)
    build(scene, "jord")
    assert "flagship" not in kinds(scene)
    assert {"a_beacon_of_hope", "commander"} <= cards_without("flagships")
