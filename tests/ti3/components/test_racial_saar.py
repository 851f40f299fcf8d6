"""The Clan of Saar: Floating Factories, Chaos Mapping, Scavenger Fleets and the Son of Ragh."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import BOARD, SAUDOR
from tests.ti3.components.dueling import duel
from tests.ti3.scene import Scene
from throneworld.imperium.board import land
from throneworld.imperium.limits import fighter_room, fleet_limit
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.movement.cargo import ship_named
from throneworld.imperium.movement.room import room_for
from throneworld.ti3.effects.due import DUE
from throneworld.ti3.steps.production import Build
from throneworld.ti3.tactical.activation import activation_refusal
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.retreat import Leave

PLAYERS = ("saar", "sol", "letnev")


def test_floating_factories_build_five_look_after_five_and_move_two() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("saar", "floating_factories")
    scene.put("saar", "space:lodor", space_dock=1)
    lodor = scene.system("lodor")
    assert fighter_room(scene.state, 0, lodor) == 5
    row = scene.state.edition.profile(scene.state, 0, "space_dock")
    assert (row.production, row.move) == (5, 2)
    scene.goods("saar", 9)
    scene.play(Build(seat=0, system=lodor))
    for _ in range(4):
        scene.choose("saar", "produce", "fighter", scene.place("space:lodor"))
    scene.refuses(
        "saar", "produce", "dreadnought", scene.place("space:lodor"), rule="SA-8.11.5", key="production_limit"
    )
    scene.choose("saar", "produce", "fighter", scene.place("space:lodor"))
    scene.choose("saar", "for_me")
    assert scene.has("saar", "space:lodor", "fighter") == 5


def test_floating_factories_look_after_no_sixth_fighter() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("saar", "floating_factories")
    scene.put("saar", "space:lodor", space_dock=1, fighter=4)
    lodor, space = scene.system("lodor"), scene.place("space:lodor")
    scene.goods("saar", 9)
    scene.play(Build(seat=0, system=lodor))
    scene.choose("saar", "produce", "fighter", space)
    scene.refuses("saar", "produce", "fighter", space, rule="SA-13.18.6", key="no_capacity")
    scene.choose("saar", "done")
    scene.choose("saar", "for_me")
    assert scene.has("saar", "space:lodor", "fighter") == 5


@pytest.mark.parametrize("known", [True, False])
def test_floating_factories_leave_with_the_fleet(known: bool) -> None:
    scene = duel("sol", "saar", "hacan")
    if known:
        scene.racial("saar", "floating_factories")
    scene.sides({"cruiser": 1}, {"cruiser": 1, "space_dock": 1})
    scene.play(Leave(seat=1, system=scene.system("saudor"), target=scene.system("thibah")))
    assert scene.units("saar", "space:thibah") == ({"space_dock": 1} if known else {}) | {"cruiser": 1}


def test_floating_factories_move_two_systems_far_and_no_farther() -> None:
    scene = Scene(*PLAYERS, board={(0, 0): "mecatol_rex", (1, 0): "lodor", (2, 0): "quann", (3, 0): "wellon"})
    scene.racial("saar", "floating_factories")
    scene.put("saar", "space:quann", space_dock=1, cruiser=1)
    scene.put("saar", "space:wellon", space_dock=1)
    mecatol = scene.system("mecatol_rex")
    scene.activate("saar", mecatol)
    scene.play(Movement(seat=0, system=mecatol))
    scene.refuses(
        "saar", "ship", "space_dock", scene.system("wellon"), 0, rule="SA-3.15.1", key="out_of_reach"
    )
    scene.choose("saar", "ship", "space_dock", scene.system("quann"), 0)
    while not scene.done:
        scene.choose("saar", "done")
    assert scene.units("saar", "space:mecatol_rex") == {"space_dock": 1}


def mapping(*races: str) -> Scene:
    scene = Scene(*(races or PLAYERS), board={**BOARD, (1, -1): "asteroid_field"})
    scene.racial("saar", "chaos_mapping")
    return scene


def test_chaos_mapping_activates_asteroid_fields_for_three_ships() -> None:
    scene = mapping()
    field, saudor = scene.system("asteroid_field"), scene.system("saudor")
    assert activation_refusal(scene.state, 0, field) is None
    refusal = activation_refusal(scene.state, 1, field)
    assert refusal is not None and (refusal.rule, refusal.key) == ("SA-3.14.5", "closed_terrain")
    assert activation_refusal(scene.state, 0, scene.system("supernova")) is not None
    scene.counters("saar", 3, 6, 2)
    assert (fleet_limit(scene.state, 0, field), fleet_limit(scene.state, 0, saudor)) == (3, 6)
    mark(scene.game, f"{DUE}supply_reserve", seat=0, until=GAME)
    assert (fleet_limit(scene.state, 0, field), fleet_limit(scene.state, 0, saudor)) == (3, 7), "still three"
    scene.counters("saar", 3, 1, 2)
    assert fleet_limit(scene.state, 0, field) == 2


def test_chaos_mapping_makes_barrages_and_shots_before_combat_worse() -> None:
    scene = duel("sol", "saar", "hacan")
    scene.racial("saar", "chaos_mapping")
    scene.technologies("sol", "assault_cannons")
    scene.sides({"destroyer": 1, "cruiser": 1}, {"fighter": 2, "cruiser": 1})
    scene.put("saar", SAUDOR, carrier=1)
    scene.fight(9, 9, 7, stage="barrage")
    assert scene.told("hits_produced") == [(0, "barrage", 0), (0, "pre_combat", 0)]
    scene = duel("saar", "sol", "hacan")
    scene.racial("saar", "chaos_mapping")
    scene.sides({"destroyer": 1}, {"fighter": 2, "carrier": 1})
    scene.fight(9, 9, stage="barrage")
    assert scene.told("hits_produced")[0] == (0, "barrage", 2), "their own are as good as ever"


def test_scavenger_fleets_sell_the_dearest_wreck_for_half() -> None:
    scene = duel("saar", "sol", "hacan")
    scene.racial("saar", "scavenger_fleets")
    scene.sides({"war_sun": 1}, {"carrier": 1, "destroyer": 1})
    scene.fight(10, 10, 10, 1, 1)
    scene.choose("sol", "stay")
    assert scene.done and scene.state.trade_goods[0] == 2, "half of three, rounded up"


def test_scavenger_fleets_find_nothing_where_nobody_fell_or_they_lost() -> None:
    scene = duel("saar", "sol", "hacan")
    scene.racial("saar", "scavenger_fleets")
    scene.activate("sol", "thibah")
    scene.sides({"cruiser": 1}, {"carrier": 1})
    scene.fight(1, 1)
    scene.choose("sol", "retreat", scene.system("thibah"))
    assert scene.done and scene.won() and scene.state.trade_goods[0] == 0
    scene = duel("saar", "sol", "hacan")
    scene.racial("saar", "scavenger_fleets")
    scene.sides({"cruiser": 1}, {"carrier": 1})
    scene.fight(1, 10)
    scene.choose("sol", "stay")
    assert scene.done and scene.state.trade_goods[0] == 0


def test_flagship_saar_looks_after_three_fighters_besides_its_room() -> None:
    scene = Scene(*PLAYERS)
    scene.put("saar", "space:lodor", flagship=1)
    scene.put("saar", "space:quann", cruiser=1)
    assert fighter_room(scene.state, 0, scene.system("lodor")) == 3
    assert fighter_room(scene.state, 0, scene.system("quann")) == 0
    scene.put("sol", "space:lodor", cruiser=1)
    assert fighter_room(scene.state, 1, scene.system("lodor")) == 0


def test_flagship_saar_rolls_two_dice_in_the_barrage() -> None:
    scene = duel("saar", "sol", "hacan")
    scene.sides({"flagship": 1}, {"fighter": 3, "carrier": 1})
    scene.fight(7, 7, stage="barrage")
    assert scene.rolled[0] == (0, "barrage", 7, 7) and scene.has("sol", SAUDOR, "fighter") == 1


def test_chaos_mapping_lets_ships_stop_in_asteroid_fields_but_not_go_on() -> None:
    scene = mapping()
    field = scene.system("asteroid_field")
    mine, theirs = land(scene.state, 0), land(scene.state, 1)
    assert not mine.no_end >> field & 1 and theirs.no_end >> field & 1
    assert mine.no_passage >> field & 1 and theirs.no_passage >> field & 1


def test_flagship_saar_has_the_same_room_for_anything_where_any_room_holds_any_cargo() -> None:
    scene = Scene(*PLAYERS)
    scene.put("saar", "space:lodor", flagship=1, carrier=1)
    place, lodor = scene.place("space:lodor"), scene.system("lodor")
    ship = ship_named(scene.state, 0, place, "flagship", 0)
    plain = room_for(scene.state, 0, ship, "ground_force")
    assert fighter_room(scene.state, 0, lodor) == 3
    scene.law("extensive_logistics_redesign_initiative")
    assert fighter_room(scene.state, 0, lodor) == 0, "it is no longer for Fighters alone"
    assert room_for(scene.state, 0, ship, "ground_force") == plain + 3
    carrier = ship_named(scene.state, 0, place, "carrier", 0)
    assert room_for(scene.state, 0, carrier, "ground_force") == 6, "the Flagship alone"
