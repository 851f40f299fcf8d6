"""SA-3.23: the Transfer Action."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, SAUDOR, SOL_HOME, THIBAH, components, done, galaxy, ships
from throneworld.imperium.movement.cargo import are_carried
from throneworld.ti3.state import Mine
from throneworld.ti3.tactical.activation import transfer_refusal
from throneworld.ti3.tactical.transfer import TransferAction

assert components


def transfer(scene: Scene, one: int = LODOR, other: int = SOL_HOME) -> None:
    scene.play(TransferAction(seat=0, one=one, other=other))


def both() -> Scene:
    scene = galaxy()
    scene.put("sol", LODOR, destroyer=1)
    scene.put("sol", SOL_HOME, destroyer=1)
    return scene


def test_sa_3_23_2_activation_movement_fire_landings_production_in_this_order() -> None:
    scene = both()
    transfer(scene)
    assert scene.prompt == "move_ships"
    assert scene.state.active_systems() == (LODOR, SOL_HOME)
    done(scene, "sol", "move_ships")
    assert scene.prompt == "choose_producer"
    scene.choose("sol", "decline")
    assert scene.done
    assert scene.state.active_systems() == ()


def test_sa_3_23_3_one_counter_comes_from_the_pool_the_other_from_the_reinforcements() -> None:
    scene = both()
    transfer(scene)
    assert scene.state.tactic[0] == 2
    assert scene.state.on_board[0] == 1 << LODOR | 1 << SOL_HOME
    scene = both()
    scene.counters("sol", 8, 8, 8)
    refusal = transfer_refusal(scene.state, 0, LODOR, SOL_HOME)
    assert refusal is not None and (refusal.rule, refusal.key) == ("SA-3.23.3", "no_counter_left")


def test_sa_3_23_4_own_units_in_both_and_no_enemy_units_at_all() -> None:
    scene = both()
    assert transfer_refusal(scene.state, 0, LODOR, SOL_HOME) is None
    scene.put("letnev", "lodor", ground_force=1)
    refusal = transfer_refusal(scene.state, 0, LODOR, SOL_HOME)
    assert refusal is not None and (refusal.rule, refusal.key) == ("SA-3.23.4", "enemy_units_there")
    refusal = transfer_refusal(scene.state, 0, LODOR, MECATOL)
    assert refusal is not None and refusal.key in ("enemy_units_there", "no_units_in")


def test_sa_3_23_6_ships_move_between_the_two_and_nowhere_else() -> None:
    scene = both()
    scene.put("sol", THIBAH, cruiser=1)
    transfer(scene)
    assert ships(scene, "sol") == [("ship", "destroyer", SOL_HOME, 0)]
    scene.choose("sol", "ship", "destroyer", SOL_HOME, 0)
    assert scene.units("sol", LODOR) == {"destroyer": 2}
    assert ships(scene, "sol") == [("ship", "destroyer", LODOR, 0)], "now back, but only one of the two"
    scene.choose("sol", "ship", "destroyer", LODOR, 0)
    assert scene.prompt == "choose_producer", "each ship moves once"
    assert scene.units("sol", SOL_HOME) == {"destroyer": 1}


def test_sa_3_23_6_mines_between_them_go_off() -> None:
    scene = galaxy()
    scene.state.mines = (Mine(SOL_HOME, LODOR, 1),)
    scene.put("sol", LODOR, destroyer=1)
    scene.put("sol", SOL_HOME, cruiser=1)
    transfer(scene)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    scene.rolls(8)
    done(scene, "sol", "move_ships")
    assert scene.rolled == [(0, "space_mine", 8)]
    assert scene.units("sol", LODOR) == {"destroyer": 1}


def test_sa_3_23_7_a_ship_of_movement_two_goes_over_picks_units_up_and_comes_back() -> None:
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", "jord", ground_force=2)
    transfer(scene)
    assert ships(scene, "sol") == [("ship", "carrier", LODOR, 0)]
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    scene.choose("sol", "load", "ground_force", "jord")
    scene.choose("sol", "load", "ground_force", "jord")
    assert scene.units("sol", LODOR) == {"carrier": 1, "ground_force": 2}
    assert scene.units("sol", "jord") == {}
    assert are_carried(scene.state, 0)


def test_sa_3_23_8_ground_units_move_with_a_ship_that_moves() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, destroyer=1)
    scene.put("sol", "jord", ground_force=1)
    scene.put("sol", SOL_HOME, destroyer=1)
    transfer(scene)
    scene.choose("sol", "ship", "destroyer", SOL_HOME, 0)
    done(scene, "sol", "move_ships")
    assert scene.units("sol", "jord") == {"ground_force": 1}


def test_sa_3_23_10_landings_are_on_friendly_planets_only() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", "jord", ground_force=2)
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=2)
    transfer(scene, SOL_HOME, LODOR)
    done(scene, "sol", "move_ships", "load_ship", "stow")
    assert scene.prompt == "friendly_landings"
    scene.offers("sol", ("land", "ground_force", "jord"), ("done",))
    scene.choose("sol", "land", "ground_force", "jord")
    assert scene.units("sol", "jord") == {"ground_force": 3}
    assert are_carried(scene.state, 0)
    scene = galaxy()
    scene.fleet("sol", LODOR, "carrier", ground_force=1)
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=1)
    scene.play(TransferAction(seat=0, one=LODOR, other=SOL_HOME))
    done(scene, "sol", "move_ships", "load_ship", "stow")
    assert scene.prompt == "friendly_landings"
    assert scene.ask().about["system"] == SOL_HOME, "Lodor is nobody's"


def test_sa_3_23_11_production_in_one_of_them() -> None:
    """Nobody is asked where he has nothing to build with."""
    scene = both()
    scene.take("sol", "lodor", exhausted=True)
    scene.state.exhausted = ("lodor", "jord")
    scene.put("sol", "jord", space_dock=1)
    transfer(scene)
    done(scene, "sol", "move_ships")
    scene.offers("sol", ("system", SOL_HOME), ("decline",))
    scene.put("sol", "lodor", space_dock=1)
    transfer(scene)
    done(scene, "sol", "move_ships")
    scene.offers("sol", ("system", LODOR), ("system", SOL_HOME), ("decline",))
    assert SAUDOR


def test_sa_3_23_6_what_a_ship_has_brought_moves_no_farther_with_another() -> None:
    """All moves at once (SA-3.16.4): neither cargo, Fighters nor a Leader go over and back."""
    scene = galaxy()
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=1, fighter=1)
    scene.leader("sol", "admiral", SOL_HOME, ship="carrier")
    scene.fleet("sol", LODOR, "war_sun")
    scene.put("sol", LODOR, fighter=1)
    transfer(scene)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.choose("sol", "load", "fighter", "13")
    done(scene, "sol", "load_ship")
    scene.choose("sol", "ship", "war_sun", LODOR, 0)
    scene.offers("sol", ("load", "fighter", "29"), ("done",))
    assert scene.refusal("sol", "load", "ground_force", "29") == "SA-3.15.5 has_moved"
    assert scene.refusal("sol", "leader", "sol_admiral") == "SA-3.15.5 has_moved"
    scene.choose("sol", "load", "fighter", "29")
    assert scene.units("sol", LODOR) == {"carrier": 1, "ground_force": 1, "fighter": 1}


def test_sa_3_23_6_a_laden_ship_that_crosses_mines_is_hit_as_it_came() -> None:
    scene = galaxy()
    scene.state.mines = (Mine(SOL_HOME, LODOR, 1),)
    scene.technologies("sol", "stasis_capsules")
    scene.fleet("sol", SOL_HOME, "dreadnought", ground_force=1)
    scene.fleet("sol", LODOR, "war_sun")
    scene.put("sol", LODOR, fighter=1)
    transfer(scene)
    scene.choose("sol", "ship", "dreadnought", SOL_HOME, 0)
    done(scene, "sol", "load_ship")
    scene.choose("sol", "ship", "war_sun", LODOR, 0)
    assert scene.refusal("sol", "load", "ground_force", "29") == "SA-3.15.5 has_moved"
    scene.rolls(10, 1)
    done(scene, "sol", "load_ship", "move_ships")
    scene.choose("sol", "sustain_in", "dreadnought", 0, "ground_force:1", LODOR)
    assert scene.units("sol", LODOR) == {"dreadnought": 1, "ground_force": 1}
    assert are_carried(scene.state, 0)


def test_sa_3_23_6_of_ships_that_cross_mines_both_ways_the_system_is_named() -> None:
    """Hits are on ships that crossed, wherever they are then (SA-3.16.2)."""
    scene = galaxy()
    scene.state.mines = (Mine(SOL_HOME, LODOR, 1),)
    scene.put("sol", LODOR, destroyer=1)
    scene.put("sol", SOL_HOME, destroyer=1)
    transfer(scene)
    scene.choose("sol", "ship", "destroyer", SOL_HOME, 0)
    scene.rolls(10, 1)
    scene.choose("sol", "ship", "destroyer", LODOR, 0)
    scene.offers(
        "sol", ("hit_in", "destroyer", 0, "empty", LODOR), ("hit_in", "destroyer", 0, "empty", SOL_HOME)
    )
    scene.choose("sol", "hit_in", "destroyer", 0, "empty", SOL_HOME)
    assert scene.units("sol", LODOR) == {"destroyer": 1}
    assert scene.units("sol", SOL_HOME) == {}
