"""RR 34: the fleet pool."""

from __future__ import annotations

from tests.rules.ti4.moving import activate
from tests.ti4.scene import Scene
from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.limits import fleet_limit


def test_rr_34_1_fleet_tokens_are_the_most_ships_in_a_system_without_fighters() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert fleet_limit(scene.state, 0, 18) == 3
    scene.put("sol", 19, carrier=1, cruiser=2, fighter=6)
    scene.play(RespectLimits(seat=0, system=19))
    assert scene.done
    assert scene.units("sol", 19) == {"carrier": 1, "cruiser": 2, "fighter": 6}


def test_rr_34_2_each_token_in_the_fleet_pool_counts_for_one_ship() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    for tokens in range(5):
        scene.state.fleet[0] = tokens
        assert fleet_limit(scene.state, 0, 18) == tokens


def test_rr_34_3_the_owner_chooses_which_excess_ships_leave() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 19, dreadnought=2, cruiser=2)
    scene.damage("sol", 19, "dreadnought")
    scene.play(RespectLimits(seat=0, system=19))
    assert scene.options() == (
        ("remove", "dreadnought", 0),
        ("remove", "dreadnought", 1),
        ("remove", "cruiser", 0),
    )
    scene.choose("sol", "remove", "dreadnought", 1)
    assert scene.done
    assert scene.units("sol", 19) == {"dreadnought": 1, "cruiser": 2}
    assert scene.state.damaged[0] == {}
    assert scene.told("units_destroyed") == []


def test_rr_34_3_to_the_letter_excess_ships_are_destroyed() -> None:
    scene = Scene("sol", "letnev", "jolnar", fleet_excess_is_destroyed=True)
    scene.put("sol", 19, cruiser=4)
    scene.play(RespectLimits(seat=0, system=19))
    assert scene.told("units_destroyed") == [(0, "cruiser", 1, "19", -1, "fleet_limit")]


def test_rr_34_3_what_the_removed_ship_carried_is_lost_with_it() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.fleet[0] = 1
    scene.put("sol", 19, carrier=1, cruiser=1, infantry=2)
    scene.play(RespectLimits(seat=0, system=19))
    scene.choose("sol", "remove", "carrier", 0)
    assert scene.units("sol", 19) == {"cruiser": 1}


def test_rr_34_4_moving_spends_no_fleet_tokens() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 1, cruiser=1)
    activate(scene, "sol", 31)
    scene.choose("sol", "ship", "cruiser", 1, 0)
    assert scene.state.fleet[0] == 3


def test_rr_34_3_a_loose_fighter_that_may_go_is_explained_like_any_ship() -> None:
    """Fighter II beyond the capacity: whatever is offered is also among what is explained."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("letnev", "fighter_2")
    scene.put("letnev", 18, cruiser=5, fighter=2)
    scene.play(RespectLimits(seat=1, system=18))
    explained = dict(scene.game.explain(1))
    allowed = {option for option, refusal in explained.items() if refusal is None}
    assert allowed == set(scene.options("letnev"))
    assert ("remove", "fighter", 0) in allowed
