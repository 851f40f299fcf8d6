"""RR 61: cards that are readied."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.imperium.planets import readied
from throneworld.imperium.verbs.planets import exhaust_planet, ready_all_planets
from throneworld.ti4.steps.research import Research
from throneworld.ti4.strategic.action import StrategicAction


def test_rr_61_1_a_readied_card_lies_faceup() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert readied(scene.state, 0) == ("jord",)
    exhaust_planet(scene.game, "jord", "test")
    assert readied(scene.state, 0) == ()


def test_rr_61_2_a_readied_planet_is_exhausted_to_spend_it() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Pay(seat=0, amount=4, currency=RESOURCES, why="test"))
    assert scene.done
    assert readied(scene.state, 0) == ()


def test_rr_61_3_a_readied_technology_is_exhausted_for_its_ability() -> None:
    scene = Scene("l1z1x", "letnev", "jolnar")
    scene.technologies("l1z1x", "inheritance_systems")
    scene.play(Research(seat=0))
    scene.choose("l1z1x", "research", "assault_cannon")
    assert scene.state.exhausted_technologies[0] == ("inheritance_systems",)


def test_rr_61_4_an_exhausted_card_waits_until_it_is_readied() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    exhaust_planet(scene.game, "jord", "test")
    assert not can_pay(scene.state, 0, 1, RESOURCES)


def test_rr_61_5_all_cards_are_readied_together() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    for planet in ("jord", "arc_prime"):
        exhaust_planet(scene.game, planet, "test")
    ready_all_planets(scene.game)
    assert can_pay(scene.state, 0, 4, RESOURCES)
    assert can_pay(scene.state, 1, 6, RESOURCES)


def test_rr_61_6_a_strategic_action_exhausts_its_card() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.strategy = [0, 0, 0]
    scene.state.strategy_cards[0] = ("warfare",)
    scene.play(StrategicAction(seat=0, card="warfare"))
    while not scene.done:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    assert scene.state.exhausted_cards == ("warfare",)
