"""Technologies that speak up when a system is activated."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.imperium.marks import is_marked
from throneworld.ti4.phases.turn import Turn
from throneworld.ti4.tactical.action import TURN_ENDS, TacticalAction


def scene_of(*factions: str) -> Scene:
    return Scene(*factions)


def test_gravity_drive_carries_one_ship_one_system_farther() -> None:
    scene = scene_of("sol", "letnev", "jolnar")
    scene.technologies("sol", "gravity_drive")
    scene.put("sol", 19, carrier=2)
    scene.play(TacticalAction(seat=0, system=24))
    assert scene.options() == (("boost", "carrier", 19, 0), ("done",))
    scene.choose("sol", "boost", "carrier", 19, 0)
    assert scene.done, "the second carrier stays behind"
    assert scene.units("sol", 24) == {"carrier": 1}


def test_gravity_drive_carries_no_ship_two_systems_farther() -> None:
    scene = scene_of("sol", "letnev", "jolnar")
    scene.technologies("sol", "gravity_drive")
    scene.put("sol", 19, carrier=1)
    scene.play(TacticalAction(seat=0, system=35))
    assert scene.done and scene.units("sol", 19) == {"carrier": 1}


def test_gravity_drive_is_for_its_owners_activations_only() -> None:
    scene = scene_of("sol", "letnev", "jolnar")
    scene.technologies("letnev", "gravity_drive")
    scene.put("sol", 19, carrier=1)
    scene.play(TacticalAction(seat=0, system=24))
    assert scene.done
    assert scene.units("sol", 19) == {"carrier": 1}


def test_notes_4_30a_spacial_conduit_cylinder_joins_the_active_system_to_all_with_own_units() -> None:
    scene = scene_of("jolnar", "letnev", "sol")
    scene.technologies("jolnar", "spacial_conduit_cylinder")
    scene.put("jolnar", "lor", infantry=1)
    scene.put("jolnar", 47, dreadnought=1)
    scene.play(TacticalAction(seat=0, system=36))
    assert scene.options() == (("play", "spacial_conduit_cylinder"), ("pass",))
    scene.choose("jolnar", "play", "spacial_conduit_cylinder")
    assert scene.state.exhausted_technologies[0] == ("spacial_conduit_cylinder",)
    assert 47 in adjacent_to(scene.state, 36) and 36 in adjacent_to(scene.state, 47, 1)
    scene.choose("jolnar", "ship", "dreadnought", 47, 0)
    scene.choose("jolnar", "done")
    assert scene.done
    assert scene.units("jolnar", 36) == {"dreadnought": 1}
    assert 47 not in adjacent_to(scene.state, 36), "only for this activation"


def test_spacial_conduit_cylinder_holds_although_the_last_unit_has_left_the_other_end() -> None:
    scene = scene_of("jolnar", "letnev", "sol")
    scene.technologies("jolnar", "spacial_conduit_cylinder")
    scene.put("jolnar", "lor", infantry=1)
    scene.put("jolnar", 47, carrier=1, infantry=1)
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("jolnar", "play", "spacial_conduit_cylinder")
    scene.choose("jolnar", "ship", "carrier", 47, 0)
    scene.choose("jolnar", "load", "infantry", "47")
    assert scene.units("jolnar", 36) == {"carrier": 1, "infantry": 1}
    assert 47 in adjacent_to(scene.state, 36)


def test_spacial_conduit_cylinder_needs_an_own_unit_in_the_active_system() -> None:
    scene = scene_of("jolnar", "letnev", "sol")
    scene.technologies("jolnar", "spacial_conduit_cylinder")
    scene.put("jolnar", 47, dreadnought=1)
    scene.play(TacticalAction(seat=0, system=36))
    assert scene.done
    assert scene.state.exhausted_technologies[0] == ()


def test_eres_siphons_gain_four_trade_goods_where_own_ships_are() -> None:
    scene = scene_of("sol", "jolnar", "letnev")
    scene.technologies("jolnar", "eres_siphons")
    scene.put("jolnar", 19, fighter=1)
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.done
    assert scene.state.trade_goods == [0, 4, 0]


def test_eres_siphons_gain_nothing_elsewhere_or_from_own_activations() -> None:
    scene = scene_of("jolnar", "sol", "letnev")
    scene.technologies("jolnar", "eres_siphons")
    scene.put("jolnar", 19, fighter=1)
    scene.play(TacticalAction(seat=0, system=19), TacticalAction(seat=1, system=24))
    while not scene.done:
        scene.game.choose(scene.ask().seat, scene.options()[-1])
    assert scene.state.trade_goods == [0, 0, 0]


def test_neuroglaive_takes_a_token_off_the_fleet_pool_before_movement() -> None:
    scene = scene_of("sol", "naalu", "letnev")
    scene.technologies("naalu", "neuroglaive")
    scene.put("naalu", 19, cruiser=1)
    scene.put("sol", 38, cruiser=2, destroyer=1)
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.state.fleet[0] == 2
    assert scene.ask().prompt == "respect_limits"
    assert scene.options() == (("remove", "cruiser", 0), ("remove", "destroyer", 0))
    scene.choose("sol", "remove", "destroyer", 0)
    assert scene.ask().prompt == "move_ships"


def test_neuroglaive_finds_nothing_in_an_empty_fleet_pool() -> None:
    scene = scene_of("sol", "naalu", "letnev")
    scene.technologies("naalu", "neuroglaive")
    scene.put("naalu", 19, cruiser=1)
    scene.state.fleet[0] = 0
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.state.fleet[0] == 0


def nullified() -> Scene:
    scene = scene_of("sol", "xxcha", "jolnar")
    scene.technologies("xxcha", "nullification_field")
    scene.technologies("sol", "fleet_logistics")
    scene.put("xxcha", 19, cruiser=1)
    scene.put("sol", 18, cruiser=1)
    return scene


def test_notes_4_23b_nullification_field_ends_the_turn_and_the_token_stays() -> None:
    scene = nullified()
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", 19)
    assert scene.ask().seat == 1
    assert scene.options() == (("play", "nullification_field"), ("pass",))
    scene.choose("xxcha", "play", "nullification_field")
    assert scene.done, "no movement and no second action"
    assert scene.state.on_board[0] == 1 << 19
    assert scene.state.strategy[1] == 1
    assert scene.state.exhausted_technologies[1] == ("nullification_field",)
    assert scene.units("sol", 18) == {"cruiser": 1}


def test_notes_4_23a_nullification_field_leaves_no_activation_ability_to_anybody() -> None:
    """NOTES 23: what has not been resolved at that stop is lost."""
    scene = nullified()
    scene.technologies("sol", "spacial_conduit_cylinder")
    scene.put("sol", "wellon", infantry=1)
    scene.state.technologies[2] = ("nullification_field",)
    scene.put("jolnar", 19, cruiser=1)
    scene.play(TacticalAction(seat=0, system=19))
    scene.choose("sol", "pass")
    scene.choose("xxcha", "play", "nullification_field")
    assert scene.done
    assert is_marked(scene.state, TURN_ENDS, 0)
    assert scene.state.strategy == [2, 1, 2]


def test_nullification_field_costs_a_strategy_token() -> None:
    scene = nullified()
    scene.state.strategy[1] = 0
    scene.play(TacticalAction(seat=0, system=19))
    assert scene.ask().prompt == "move_ships"
