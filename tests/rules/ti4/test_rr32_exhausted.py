"""RR 32: cards that are exhausted."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, can_pay
from throneworld.imperium.verbs.planets import exhaust_planet, ready_all_planets
from throneworld.ti4.owning import is_readied
from throneworld.ti4.steps.prerequisites import waivers_of
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.verbs.technologies import exhaust_technology, ready_technologies


def test_rr_32_an_exhausted_card_gives_neither_abilities_nor_resources() -> None:
    scene = Scene("l1z1x", "letnev", "jolnar")
    scene.technologies("l1z1x", "inheritance_systems")
    assert waivers_of(scene.state, 0, "cruiser_2")
    exhaust_technology(scene.game, 0, "inheritance_systems")
    assert not waivers_of(scene.state, 0, "cruiser_2")


def test_rr_32_1_exhausting_turns_a_card_facedown() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    exhaust_planet(scene.game, "jord", "test")
    assert scene.state.exhausted == ("jord",)
    assert scene.told("planet_exhausted") == [(0, "jord", "test")]


def test_rr_32_2_readying_turns_all_cards_faceup() -> None:
    scene = Scene("l1z1x", "letnev", "jolnar")
    scene.technologies("l1z1x", "inheritance_systems")
    exhaust_planet(scene.game, "000", "test")
    exhaust_technology(scene.game, 0, "inheritance_systems")
    ready_all_planets(scene.game)
    ready_technologies(scene.game, 0)
    assert scene.state.exhausted == ()
    assert is_readied(scene.state, 0, "inheritance_systems")


def test_rr_32_3_a_planet_is_exhausted_for_either_its_resources_or_its_influence() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Pay(seat=0, amount=1, currency=INFLUENCE, why="test"))
    assert scene.state.exhausted == ("jord",)
    assert not can_pay(scene.state, 0, 1, RESOURCES)


def test_rr_32_4_what_is_exhausted_cannot_be_exhausted_again() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon", "saudor")
    scene.take("sol", "vefut_ii", exhausted=True)
    scene.play(Pay(seat=0, amount=1, currency=RESOURCES, why="test"))
    assert scene.refusal("sol", "exhaust", "vefut_ii") == "RR 55.8 planet_exhausted"


def test_rr_32_5_the_strategy_card_of_a_strategic_action_is_exhausted() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.strategy = [0, 0, 0]
    scene.state.strategy_cards[0] = ("trade",)
    scene.play(StrategicAction(seat=0, card="trade"))
    while not scene.done:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    assert scene.state.exhausted_cards == ("trade",)
