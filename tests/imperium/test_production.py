"""Production that weighs units, counts each producer for itself and adds halves up, or does not."""

from __future__ import annotations

from typing import Any

from tests.imperium.scene import ARINAM, BLUE, RED, Tiny
from tests.imperium.tiny.sequences import Produce, Production
from tests.imperium.tiny.tables import PRODUCIBLE
from throneworld.imperium.production.producers import is_blockaded, pools, producers, total_value
from throneworld.imperium.production.supply import cost_of, weight_of

CRUISER_AND_FIGHTER = (("cruiser", "1"), ("fighter", "1"))


def shipyard(**parameters: Any) -> Tiny:
    """Red has a dock on a planet with two resources: it produces four."""
    scene = Tiny(**parameters)
    scene.put(RED, ARINAM, space_dock=1, ground_force=1)
    scene.state.control[ARINAM] = RED
    scene.state.trade_goods[RED] = 9
    return scene


def order(most: int, *planned: tuple[str, str]) -> Produce:
    return Produce(seat=RED, system=1, places=(ARINAM,), most=most, kinds=PRODUCIBLE, planned=planned)


def test_units_count_one_each_unless_the_edition_weighs_them() -> None:
    assert weight_of(Tiny(production_weights={}).state, 0, CRUISER_AND_FIGHTER) == 2
    assert weight_of(Tiny().state, 0, CRUISER_AND_FIGHTER) == 3


def test_what_weighs_more_than_is_left_cannot_be_produced() -> None:
    scene = shipyard()
    scene.play(order(3, ("cruiser", "1")))
    kinds = {option[1] for option in scene.options("red") if option[0] == "produce"}
    assert kinds == {
        "destroyer",
        "carrier",
        "fighter",
        "ground_force",
        "shock_troop",
        "mechanized_unit",
        "pds",
    }
    scene.refuses("red", "produce", "cruiser", "1", rule="Tiny, production", key="production_limit")


def test_nobody_is_asked_for_more_once_the_weight_is_used_up() -> None:
    assert order(3, *CRUISER_AND_FIGHTER).units(shipyard().state) == []


def test_what_another_producer_has_made_is_counted_but_takes_nothing_of_what_this_one_can() -> None:
    scene = shipyard()
    scene.play(order(weight_of(scene.state, 0, (("cruiser", "1"),)) + 2, ("cruiser", "1")))
    assert ("produce", "cruiser", "1") in scene.options("red")
    assert scene.ask("red").about["cost"] == 2


def test_halves_of_several_kinds_are_rounded_together_or_each_by_itself() -> None:
    counts = {"fighter": 1, "ground_force": 3}
    assert cost_of(Tiny(halves_add_up=False).state, RED, counts) == 3
    assert cost_of(Tiny().state, RED, counts) == 2


def two_docks(**parameters: Any) -> Tiny:
    scene = shipyard(**parameters)
    scene.put(RED, "meer", space_dock=1)
    scene.state.control["meer"] = RED
    return scene


def test_all_producers_of_a_system_count_together_or_each_for_itself() -> None:
    apart, together = two_docks(), two_docks(production_is_pooled=True)
    for scene, values in ((apart, [4, 2]), (together, [6])):
        found = producers(scene.state, RED, 1)
        assert [total_value(each) for each in pools(scene.state, found)] == values


def test_each_dock_is_asked_about_in_turn_and_all_is_paid_for_together() -> None:
    scene = two_docks()
    scene.play(Production(seat=RED, system=1))
    scene.choose("red", "done")
    assert scene.ask("red").about["most"] == 2
    scene.choose("red", "produce", "destroyer", "1")
    scene.choose("red", "done")
    scene.choose("red", "trade_good")
    assert scene.there(RED, 1) == scene.group(destroyer=1)
    assert (scene.state.trade_goods[RED], scene.state.exhausted) == (8, ())


def test_own_ships_lift_a_blockade_only_where_the_edition_says_so() -> None:
    for lifted in (False, True):
        scene = shipyard(own_ships_lift_blockade=lifted)
        scene.put(BLUE, 1, cruiser=1)
        assert is_blockaded(scene.state, RED, 1)
        scene.put(RED, 1, cruiser=1)
        assert is_blockaded(scene.state, RED, 1) is not lifted
