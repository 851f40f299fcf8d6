"""The Mentak Coalition: Adaptable Ordnance Rigs, Salvage Operations, Mirror Computing, the Fourth Moon."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay, can_pay
from throneworld.imperium.state import Load
from throneworld.ti3.edition import EDITION
from throneworld.ti3.factions.mentak_rigs import armed_cruisers
from throneworld.ti3.tactical.space_battle import SpaceBattle

PLAYERS = ("mentak", "letnev", "hacan")


def salvaging(goods: int) -> Battlefield:
    scene = duel(*PLAYERS)
    scene.racial("mentak", "salvage_operations")
    scene.goods("mentak", goods)
    scene.state.exhausted = tuple(scene.state.control)
    scene.sides({"war_sun": 1}, {"carrier": 1, "destroyer": 1})
    scene.fight(10, 10, 10, 1, 1)
    scene.choose("letnev", "stay")
    return scene


def test_salvage_operations_gain_two_goods_and_buy_a_wreck() -> None:
    scene = salvaging(1)
    assert scene.state.trade_goods[0] == 3
    scene.offers("mentak", ("kind", "carrier"), ("kind", "destroyer"), ("done",))
    scene.refuses("mentak", "kind", "cruiser", rule="SA-10.4.1", key="not_lost_there")
    scene.choose("mentak", "kind", "carrier")
    assert scene.fleets()[0] == {"war_sun": 1, "carrier": 1} and scene.state.trade_goods[0] == 0


def test_salvage_operations_buy_what_they_can_pay() -> None:
    scene = salvaging(0)
    scene.offers("mentak", ("kind", "destroyer"), ("done",))
    scene.choose("mentak", "done")
    assert scene.done and scene.state.trade_goods[0] == 2


def test_salvage_operations_gain_goods_in_defeat_too_but_buy_nothing() -> None:
    scene = duel(*PLAYERS)
    scene.racial("mentak", "salvage_operations")
    scene.sides({"carrier": 1}, {"carrier": 1})
    scene.fight(1, 10)
    scene.choose("letnev", "stay")
    assert scene.done and scene.state.trade_goods[0] == 2
    assert scene.fleets() == ({}, {"carrier": 1})


def test_mirror_computing_doubles_goods_as_resources_alone() -> None:
    scene = Scene(*PLAYERS)
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("mentak", 2)
    assert not can_pay(scene.state, 0, 3, RESOURCES)
    scene.racial("mentak", "mirror_computing")
    assert can_pay(scene.state, 0, 4, RESOURCES) and not can_pay(scene.state, 0, 5, RESOURCES)
    assert can_pay(scene.state, 0, 2, INFLUENCE) and not can_pay(scene.state, 0, 3, INFLUENCE)
    scene.play(Pay(seat=0, amount=3, currency=RESOURCES, why="test"))
    assert scene.done and scene.state.trade_goods[0] == 0


@pytest.mark.parametrize("there", [True, False])
def test_flagship_mentak_keeps_enemies_from_sustaining(there: bool) -> None:
    scene = duel(*PLAYERS)
    scene.sides({"cruiser": 2}, {"dreadnought": 1, "destroyer": 1})
    scene.put("mentak", SAUDOR if there else "space:thibah", flagship=1)
    scene.rolls(*[10] * 2, *[1] * 20)
    scene.play(SpaceBattle(attacker=0, defender=1, system=scene.system("saudor"), stage="begin"))
    scene.pass_all()
    options = scene.options("letnev") if scene.prompt == "take_hit" else ()
    while scene.prompt == "announce_retreat":
        scene.choose("letnev", "stay")
        options = scene.options("letnev") if scene.prompt == "take_hit" else options
    assert (("sustain", "dreadnought", 0) in options) is not there


# Adaptable Ordnance Rigs


def rigged(**fleet: int) -> Battlefield:
    """Mentak attacks with these and a Cruiser that carries a Ground Force."""
    scene = duel(*PLAYERS)
    scene.racial("mentak", "adaptable_ordnance_rigs")
    scene.counters("mentak", 3, 6, 0)
    scene.state.active = 0
    scene.put("mentak", SAUDOR, **fleet)
    return scene


def test_adaptable_ordnance_rigs_let_cruisers_carry_a_ground_force() -> None:
    scene = rigged()
    empty = Load("cruiser", 0, EDITION.none)
    assert room_for(scene.state, 0, empty, "ground_force") == 1
    assert room_for(scene.state, 1, empty, "ground_force") == 0, "it is Mentak's"
    assert room_for(scene.state, 0, Load("destroyer", 0, EDITION.none), "ground_force") == 0
    scene.technologies("mentak", "stasis_capsules")
    assert room_for(scene.state, 0, empty, "shock_troop") == 2
    assert room_for(scene.state, 0, empty, "mechanized_unit") == 0


def test_adaptable_ordnance_rigs_let_empty_cruisers_bear_a_hit_of_cannons() -> None:
    scene = rigged(cruiser=1)
    scene.fleet("mentak", "saudor", "cruiser", ground_force=1)
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(10)
    scene.choose("letnev", "fire", 1)
    scene.offers(
        "mentak",
        ("hit", "cruiser", 0, "empty"),
        ("sustain", "cruiser", 0, "empty"),
        ("hit", "cruiser", 0, "ground_force:1"),
        ("for_me",),
    )
    scene.choose("mentak", "sustain", "cruiser", 0, "empty")
    assert scene.has("mentak", SAUDOR, "cruiser") == 2
    assert scene.state.damage(0, 1)["35"][EDITION.index["cruiser"]] == 1


def test_adaptable_ordnance_rigs_bear_nothing_in_a_round_nor_in_actions_of_others() -> None:
    scene = rigged(cruiser=2)
    scene.put("letnev", SAUDOR, cruiser=2)
    scene.fight(1, 1, 10, 1)
    scene.choose("mentak", "pass")
    scene.choose("letnev", "stay")
    scene.choose("mentak", "pass")
    assert scene.has("mentak", SAUDOR, "cruiser") == 1 and scene.prompt == "announce_retreat"
    scene = rigged(cruiser=2)
    scene.state.active = 1
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(10)
    scene.choose("letnev", "fire", 1)
    assert scene.has("mentak", SAUDOR, "cruiser") == 1


def test_adaptable_ordnance_rigs_arm_empty_cruisers_in_the_first_round() -> None:
    scene = rigged(cruiser=2)
    scene.fleet("mentak", "saudor", "cruiser", ground_force=1)
    scene.put("letnev", SAUDOR, war_sun=1)
    scene.fight(*[1] * 20, stage="start_round")
    scene.choose("letnev", "stay")
    scene.offers("mentak", ("play", "adaptable_ordnance_rigs"), ("pass",))
    scene.choose("mentak", "play", "adaptable_ordnance_rigs")
    scene.offers("mentak", ("spend", 1), ("spend", 2))
    scene.refuses("mentak", "spend", 3, rule="SA-10.4.1", key="no_empty_cruiser")
    scene.choose("mentak", "spend", 2)
    thrown = [each for each in scene.rolled if each[0] == 0]
    assert len(thrown[0]) - 2 == 5, "three Cruisers, two dice more"
    scene.choose("letnev", "stay")
    thrown = [each for each in scene.rolled if each[0] == 0]
    assert len(thrown[1]) - 2 == 3, "in the second round as ever"


def test_adaptable_ordnance_rigs_serve_once_an_action() -> None:
    scene = rigged(cruiser=2)
    scene.put("letnev", "saudor", pds=1)
    scene.take("letnev", "saudor")
    scene.shoot(10)
    scene.choose("letnev", "fire", 1)
    scene.choose("mentak", "sustain", "cruiser", 0)
    assert armed_cruisers(scene.state, 0, scene.place(SAUDOR)) == 1
