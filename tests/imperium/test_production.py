"""Production under editions that weigh units, count each producer for itself and add halves up."""

from __future__ import annotations

from tests.imperium.editions import under
from tests.ti4.scene import Scene
from throneworld.imperium.production.producers import is_blockaded, pools, producers, total_value
from throneworld.imperium.production.supply import cost_of, weight_of
from throneworld.ti4.steps.production import PRODUCIBLE, ProduceUnit

WEIGHTS = {**dict.fromkeys(PRODUCIBLE, 1), "cruiser": 2, "war_sun": 3}


def shipyard() -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", "jord", space_dock=1, infantry=1)
    scene.goods("sol", 9)
    return scene


def test_units_count_one_each_unless_the_edition_weighs_them() -> None:
    planned = (("cruiser", "1"), ("fighter", "1"))
    assert weight_of(shipyard().state, planned) == 2
    assert weight_of(under(shipyard(), production_weights=WEIGHTS).state, planned) == 3


def test_what_weighs_more_than_is_left_cannot_be_produced() -> None:
    scene = under(shipyard(), production_weights=WEIGHTS)
    scene.play(ProduceUnit(seat=0, system=1, places=("jord",), most=3, planned=(("cruiser", "1"),)))
    kinds = {option[1] for option in scene.options("sol") if option[0] == "produce"}
    assert "cruiser" not in kinds and {"destroyer", "fighter", "infantry"} <= kinds
    assert scene.refusal("sol", "produce", "cruiser", "1") == "RR 59.1 production_limit"


def test_nobody_is_asked_for_more_once_the_weight_is_used_up() -> None:
    scene = under(shipyard(), production_weights=WEIGHTS)
    planned = (("cruiser", "1"), ("fighter", "1"))
    order = ProduceUnit(seat=0, system=1, places=("jord",), most=3, planned=planned)
    assert order.units(scene.state) == []


def test_what_another_producer_has_made_is_counted_but_takes_nothing_of_what_this_one_can() -> None:
    scene = under(shipyard(), production_weights=WEIGHTS)
    before = (("cruiser", "1"),)
    most = weight_of(scene.state, before) + 2
    scene.play(ProduceUnit(seat=0, system=1, places=("jord",), most=most, planned=before))
    assert ("produce", "cruiser", "1") in scene.options("sol")
    assert scene.ask("sol").about["cost"] == 2


def test_halves_of_several_kinds_are_rounded_together_or_each_by_itself() -> None:
    counts = {"fighter": 1, "infantry": 3}
    assert cost_of(shipyard().state, 0, counts) == 3
    assert cost_of(under(shipyard(), halves_add_up=True).state, 0, counts) == 2


def test_all_producers_of_a_system_count_together_or_each_for_itself() -> None:
    scene = Scene("sol", "arborec", "jolnar")
    scene.put("arborec", "nestphar", space_dock=1, infantry=2)
    found = producers(scene.state, 1, 5)
    assert [total_value(each) for each in pools(scene.state, found)] == [total_value(found)]
    apart = pools(under(scene, production_is_pooled=False).state, found)
    assert [len(each) for each in apart] == [1] * len(found)
    assert len(found) > 1


def test_own_ships_lift_a_blockade_only_where_the_edition_says_so() -> None:
    scene = shipyard()
    scene.put("letnev", "1", cruiser=1)
    assert is_blockaded(scene.state, 0, 1)
    scene.put("sol", "1", cruiser=1)
    assert not is_blockaded(scene.state, 0, 1)
    assert is_blockaded(under(scene, own_ships_lift_blockade=False).state, 0, 1)
