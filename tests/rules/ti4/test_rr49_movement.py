"""RR 49: movement."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX, activate, loads, movers
from tests.ti4.scene import Scene
from throneworld.imperium.board import land
from throneworld.imperium.movement.ways import move_of
from throneworld.imperium.verbs.units import move_units


def test_rr_49_1_ships_move_in_a_tactical_action() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, cruiser=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "cruiser", 33, 0)
    assert scene.told("units_moved") == [(1, "cruiser", 1, "33", "29", "movement")]


def test_rr_49_2_the_player_may_move_no_ship_at_all() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, cruiser=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "done")
    assert scene.units("letnev", 33) == {"cruiser": 1}


def test_rr_49_3_upgrades_print_a_move_value_of_their_own() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "cruiser_2")
    scene.put("letnev", 10, cruiser=1)
    activate(scene, "letnev", 24)
    assert movers(scene) == [("cruiser", 10, 0)]


def test_rr_49_4_ships_move_into_the_active_system_only() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 33, cruiser=2)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "cruiser", 33, 0)
    assert scene.units("letnev", 29) == {"cruiser": 1}
    assert scene.options() == (("ship", "cruiser", 33, 0), ("done",))


def test_rr_49_4_ships_do_not_pass_other_players_ships() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=1)
    scene.put("sol", 33, destroyer=1)
    scene.put("sol", 34, destroyer=1)
    activate(scene, "letnev", 47)
    assert movers(scene) == []


def test_rr_49_4_ships_pass_other_players_fighters() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=1)
    scene.put("sol", 33, fighter=2)
    scene.put("sol", 34, destroyer=1)
    activate(scene, "letnev", 47)
    assert movers(scene) == [("cruiser", 10, 0)]


def test_rr_49_4_by_the_later_rule_fighters_block_too() -> None:
    scene = Scene("sol", "letnev", "jolnar", fighters_block=True)
    scene.put("letnev", 10, cruiser=1)
    scene.put("sol", 33, fighter=2)
    scene.put("sol", 34, fighter=1)
    activate(scene, "letnev", 47)
    assert movers(scene) == []


def test_rr_49_4_ships_may_end_where_other_players_ships_are() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=1)
    scene.put("sol", 33, destroyer=1)
    activate(scene, "letnev", 33)
    assert movers(scene) == [("cruiser", 10, 0)]


def test_rr_49_4_ships_do_not_leave_a_system_with_an_own_token() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=1)
    scene.put("letnev", 29, cruiser=1)
    scene.state.on_board[1] = 1 << 10
    activate(scene, "letnev", 33)
    assert movers(scene) == [("cruiser", 29, 0)]
    assert scene.refusal("letnev", "ship", "cruiser", 10, 0) == "RR 49.4 own_token"


def test_rr_49_4_ships_pass_systems_with_own_tokens() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=1)
    scene.put("sol", 34, destroyer=1)
    scene.state.on_board[1] = 1 << 33
    activate(scene, "letnev", 47)
    assert movers(scene) == [("cruiser", 10, 0)]


def test_rr_49_4_ships_move_out_of_the_active_system_and_back() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "carrier_2")
    scene.put("letnev", 10, carrier=2)
    scene.put("letnev", "qucenn", infantry=2)
    activate(scene, "letnev", 10)
    assert movers(scene) == [("carrier", 10, 0)]
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert loads(scene) == [("infantry", "qucenn")]
    scene.choose("letnev", "load", "infantry", "qucenn")
    scene.choose("letnev", "load", "infantry", "qucenn")
    assert scene.units("letnev", 10) == {"carrier": 2, "infantry": 2}


def test_rr_49_4_a_ship_that_has_moved_does_not_move_again() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "carrier_2")
    scene.put("letnev", 29, carrier=1)
    scene.put("letnev", 10, carrier=1)
    scene.put("letnev", "corneeq", infantry=8)
    activate(scene, "letnev", 10)
    scene.choose("letnev", "ship", "carrier", 29, 0)
    scene.choose("letnev", "done")
    assert movers(scene) == [("carrier", 10, 0)]
    scene.choose("letnev", "ship", "carrier", 10, 0)
    scene.choose("letnev", "load", "infantry", "corneeq")
    scene.choose("letnev", "done")
    assert scene.done
    assert scene.units("letnev", 10) == {"carrier": 2, "infantry": 1}


def test_rr_49_4_without_units_to_take_along_no_ship_moves_out_and_back() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "carrier_2")
    scene.put("letnev", 10, carrier=1, cruiser=2)
    activate(scene, "letnev", 10)
    assert scene.done


def test_rr_49_4_damaged_ships_are_named_apart_and_stay_damaged() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, dreadnought=2)
    scene.damage("letnev", 10, "dreadnought")
    activate(scene, "letnev", 29)
    assert movers(scene) == [("dreadnought", 10, 0), ("dreadnought", 10, 1)]
    scene.choose("letnev", "ship", "dreadnought", 10, 1)
    assert scene.state.damaged[1] == {"29": scene.state.units[1]["29"]}
    assert movers(scene) == [("dreadnought", 10, 0)]


def test_rr_49_4_a_way_leads_through_a_wormhole() -> None:
    scene = Scene(*SIX)
    scene.put("sol", 26, carrier=1)
    activate(scene, "sol", 39)
    assert movers(scene) == [("carrier", 26, 0)]


def test_rr_49_5_a_ship_with_capacity_may_transport() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, carrier=1, fighter=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "carrier", 10, 0)
    assert scene.options() == (("load", "fighter", "10"), ("done",))


def test_rr_49_6_no_window_opens_before_all_ships_have_moved() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=2)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    assert scene.ask().prompt == "move_ships"
    scene.game.undo(1)
    assert scene.units("letnev", 10) == {"cruiser": 2}


def test_rr_49_7_space_cannons_fire_after_ships_have_moved() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, cruiser=2)
    scene.put("sol", "qucenn", pds=1)
    activate(scene, "letnev", 29)
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    assert scene.ask().seat == 1
    scene.choose("letnev", "done")
    assert scene.ask().seat == 0
    assert scene.ask().rule.startswith("RR 66")


def test_rr_49_9_movement_by_an_ability_heeds_no_move_value() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 10, fighter=1)
    assert move_of(scene.state, 1, "fighter", 10, land(scene.state, 1)) == 0
    move_units(scene.game, 1, "10", "1", "fighter", 1, "ability")
    assert scene.units("letnev", 1) == {"fighter": 1}
