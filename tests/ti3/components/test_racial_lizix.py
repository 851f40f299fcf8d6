"""The Lizix Mindnet: Invasion Pods, Inheritance Systems, Cybernetic Overlords and the 0.0.1."""

from __future__ import annotations

from tests.ti3.components.dueling import PLANET, combat, duel, invade
from tests.ti3.scene import Scene
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.production.supply import unit_weight
from throneworld.imperium.state import Load
from throneworld.ti3.state import NEUTRAL
from throneworld.ti3.steps.technology import GainTechnologies
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

PLAYERS = ("lizix", "sol", "letnev")


def test_dreadnought_invasion_pods_carry_one_trooper_more() -> None:
    scene = Scene(*PLAYERS)
    dreadnought = Load("dreadnought", 0, scene.state.edition.none)
    assert room_for(scene.state, 0, dreadnought, "ground_force") == 1
    scene.racial("lizix", "dreadnought_invasion_pods")
    assert room_for(scene.state, 0, dreadnought, "ground_force") == 2
    assert room_for(scene.state, 0, dreadnought, "shock_troop") == 2
    assert room_for(scene.state, 0, dreadnought, "pds") == 1
    assert room_for(scene.state, 0, Load("cruiser", 0, dreadnought.cargo), "ground_force") == 0


# Inheritance Systems


def heirs(goods: int, free: bool = False) -> Scene:
    scene = Scene(*PLAYERS)
    scene.racial("lizix", "inheritance_systems")
    scene.state.exhausted = tuple(scene.state.control)
    scene.goods("lizix", goods)
    scene.play(GainTechnologies(seat=0, left=1, free=free))
    return scene


def test_inheritance_systems_buy_without_one_prerequisite_for_two_more() -> None:
    scene = heirs(7)
    assert ("gain", "type_iv_drive") not in scene.options("lizix"), "it needs two"
    scene.refuses("lizix", "gain", "war_sun", rule="SA-10.2.3", key="needs_all")
    scene.choose("lizix", "gain", "micro_technology")
    assert scene.state.technologies[0] == ("micro_technology",) and scene.state.trade_goods[0] == 0


def test_inheritance_systems_do_not_help_who_cannot_pay() -> None:
    scene = heirs(6)
    scene.refuses("lizix", "gain", "micro_technology", rule="SA-15.7.1", key="not_enough_resources")
    scene.choose("lizix", "gain", "antimass_deflectors")
    assert scene.state.trade_goods[0] == 1, "what needs nothing costs five as ever"


def test_inheritance_systems_cost_two_for_a_free_technology() -> None:
    scene = heirs(2, free=True)
    scene.choose("lizix", "gain", "micro_technology")
    assert scene.state.technologies[0] == ("micro_technology",) and scene.state.trade_goods[0] == 0


def test_inheritance_systems_replace_one_of_two_that_are_needed() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("lizix", "inheritance_systems")
    scene.technologies("lizix", "deep_space_cannon")
    scene.goods("lizix", 20)
    scene.play(GainTechnologies(seat=0, left=1))
    assert ("gain", "war_sun") in scene.options("lizix")


# Cybernetic Overlords


def test_cybernetic_overlords_settle_a_planet_they_have_won() -> None:
    scene = duel("lizix", "sol", "hacan")
    scene.racial("lizix", "cybernetic_overlords")
    invade(scene, {"ground_force": 2}, {"ground_force": 1})
    combat(scene, 10, 1, 1)
    scene.choose("lizix", "done")
    assert scene.done and scene.units("lizix", PLANET) == {"ground_force": 3}


def test_cybernetic_overlords_settle_a_planet_of_neutral_units_too() -> None:
    """An Invasion Combat against neutral units is one (glossary, ruling 85)."""
    scene = duel("lizix", "sol", "hacan")
    scene.racial("lizix", "cybernetic_overlords")
    scene.put("lizix", PLANET, ground_force=2)
    scene.put("neutral", PLANET, ground_force=1)
    scene.rolls(10, 1, 1)
    scene.play(
        InvasionCombat(attacker=0, defender=NEUTRAL, planet=PLANET, garrison=1, landed=2, stage="begin")
    )
    scene.choose("lizix", "done")
    assert scene.done and scene.units("lizix", PLANET) == {"ground_force": 3}


def test_cybernetic_overlords_do_not_when_they_defend() -> None:
    scene = duel("sol", "lizix", "hacan")
    scene.racial("lizix", "cybernetic_overlords")
    invade(scene, {"ground_force": 1}, {"ground_force": 2})
    combat(scene, 1, 10, 10)
    assert scene.done and scene.units("lizix", PLANET) == {"ground_force": 2}


def test_cybernetic_overlords_make_mechanized_units_light() -> None:
    scene = Scene(*PLAYERS)
    assert unit_weight(scene.state, 0, "mechanized_unit") == 2
    scene.racial("lizix", "cybernetic_overlords")
    assert unit_weight(scene.state, 0, "mechanized_unit") == 1
    assert unit_weight(scene.state, 1, "mechanized_unit") == 2


# 0.0.1


def test_flagship_lizix_hits_no_fighters_while_others_are_there() -> None:
    scene = duel("lizix", "sol", "hacan")
    scene.sides({"flagship": 1, "cruiser": 1}, {"fighter": 5, "carrier": 1, "cruiser": 1})
    scene.fight(5, 1, 1, 7, stage="start_round")
    scene.choose("sol", "stay")
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "cruiser", 0))
    scene.refuses("sol", "hit", "fighter", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("sol", "hit", "cruiser", 0)
    scene.offers("sol", ("hit", "carrier", 0), ("hit", "fighter", 0), ("for_me",))
    scene.choose("sol", "hit", "fighter", 0)
    assert scene.fleets()[1] == {"fighter": 4, "carrier": 1}


def test_flagship_lizix_hits_fighters_when_nothing_else_is_left() -> None:
    scene = duel("lizix", "sol", "hacan")
    scene.sides({"flagship": 1}, {"fighter": 5, "carrier": 1})
    scene.put("sol", PLANET, space_dock=1)
    scene.take("sol", PLANET)
    scene.fight(5, 5, 1, stage="start_round")
    scene.choose("sol", "stay")
    assert scene.fleets()[1] == {"fighter": 4}
