"""SA-14.1, 14.5.5, 13.9: leaders move with ships and among them, and so do docks that float."""

from __future__ import annotations

from tests.ti3.altering import says
from tests.ti3.voyages import (
    LODOR,
    MECATOL,
    SAUDOR,
    SOL_HOME,
    components,
    done,
    galaxy,
    move_all,
    moving,
    ships,
)
from throneworld.imperium.marks import is_marked
from throneworld.imperium.movement.cargo import ship_with
from throneworld.imperium.quantities import SHIPS_MOVE
from throneworld.ti3.modifying import modifies
from throneworld.ti3.steps.stowing import Stow
from throneworld.ti3.tactical.fleet import DOCK_MOVED
from throneworld.ti3.tactical.movement import Movement, forbid_movement

assert components


def test_sa_14_1_4_every_ship_carries_leaders_without_capacity() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, destroyer=1)
    admiral, agent = scene.leader("sol", "admiral", "jord"), scene.leader("sol", "agent", "jord")
    moving(scene, "sol", LODOR)
    scene.choose("sol", "ship", "destroyer", SOL_HOME, 0)
    scene.offers("sol", ("leader", admiral), ("leader", agent), ("done",))
    scene.choose("sol", "leader", admiral)
    scene.choose("sol", "leader", agent)
    aboard = ship_with(scene.state, 0, admiral)
    assert aboard is not None and aboard[0] == str(LODOR) and set(aboard[1].riders) == {admiral, agent}
    assert scene.state.leaders[agent].place == ""


def test_sa_14_1_4_who_is_aboard_goes_where_his_ship_goes() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    admiral = scene.leader("sol", "admiral", SOL_HOME, ship="cruiser")
    moving(scene, "sol", LODOR)
    move_all(scene, "sol")
    aboard = ship_with(scene.state, 0, admiral)
    assert aboard is not None and aboard[0] == str(LODOR)


def test_sa_14_1_4_not_from_where_a_counter_holds_him() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    admiral = scene.leader("sol", "admiral", "lodor")
    agent = scene.leader("sol", "agent", "jord")
    scene.activate("sol", LODOR)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    scene.offers("sol", ("leader", agent), ("done",))
    assert scene.refusal("sol", "leader", admiral) == "SA-13.2.8 own_token"


def test_sa_14_1_6_leaders_shift_freely_where_no_enemy_ships_are() -> None:
    scene = galaxy()
    scene.take("sol", "mecatol_rex")
    scene.put("sol", MECATOL, cruiser=1, dreadnought=1)
    admiral = scene.leader("sol", "admiral", MECATOL, ship="cruiser")
    scene.play(Stow(seat=0, system=MECATOL))
    scene.offers("sol", ("leader", admiral), ("done",))
    scene.choose("sol", "leader", admiral)
    scene.offers("sol", ("aboard", "dreadnought", 0, "empty"), ("planet", "mecatol_rex"))
    scene.choose("sol", "planet", "mecatol_rex")
    assert scene.state.leaders[admiral].place == "mecatol_rex"
    assert scene.state.aboard[0] == {}
    assert scene.done, "as often as there are leaders and units, so it ends"


def test_sa_14_1_7_before_a_battle_an_admiral_does_not_change_ships() -> None:
    scene = galaxy()
    scene.put("letnev", MECATOL, cruiser=1)
    scene.put("sol", MECATOL, dreadnought=1)
    scene.put("sol", LODOR, cruiser=1)
    admiral = scene.leader("sol", "admiral", LODOR, ship="cruiser")
    scene.put("sol", "mecatol_rex", ground_force=1)
    scene.put("sol", LODOR, carrier=1)
    moving(scene, "sol", MECATOL)
    move_all_but_stowing(scene)
    assert scene.prompt == "stow"
    assert scene.refusal("sol", "leader", admiral) == "SA-14.1.6 enemy_ships_watch"
    scene.offers("sol", ("load", "ground_force", "mecatol_rex"), ("done",))


def move_all_but_stowing(scene) -> None:  # type: ignore[no-untyped-def]
    while ships(scene, "sol"):
        scene.choose("sol", *ships(scene, "sol")[0])
        done(scene, "sol", "load_ship")


def test_what_a_leader_adds_to_the_movement_of_his_ship() -> None:
    helps = modifies(
        SHIPS_MOVE,
        "admiral.2",
        by=lambda state, seat, ship: (
            ship.kind == "dreadnought" and any("admiral" in each for each in ship.riders)
        ),
        add=1,
        holds=lambda state, seat: True,
    )
    scene = galaxy()
    scene.put("sol", SOL_HOME, dreadnought=2)
    scene.leader("sol", "admiral", SOL_HOME, ship="dreadnought")
    with says(helps):
        moving(scene, "sol", MECATOL)
        assert ships(scene, "sol") == [("ship", "dreadnought", SOL_HOME, 0, "sol_admiral")]


# Passage


def test_sa_14_5_5_a_fleet_passes_another_if_the_diplomat_and_both_owners_agree() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("letnev", LODOR, cruiser=1)
    scene.leader("hacan", "diplomat", "lodor")
    moving(scene, "sol", MECATOL)
    scene.offers("sol", ("passage", LODOR), ("done",))
    scene.choose("sol", "passage", LODOR)
    assert (scene.asked, scene.prompt) == (["hacan"], "grant_passage")
    scene.choose("hacan", "yes")
    assert scene.asked == ["letnev"]
    scene.choose("letnev", "yes")
    scene.offers("sol", ("ship", "cruiser", SOL_HOME, 0), ("done",))
    move_all(scene, "sol")
    assert scene.units("sol", MECATOL) == {"cruiser": 1}


def test_sa_14_5_5_one_who_refuses_is_enough_and_is_asked_once() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("letnev", LODOR, cruiser=1)
    scene.put("sol", SAUDOR, carrier=1)
    scene.leader("hacan", "diplomat", "lodor")
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "passage", LODOR)
    scene.choose("hacan", "no")
    scene.refuses("sol", "passage", LODOR, rule="SA-14.5.5", key="passage_asked")
    scene.offers("sol", ("ship", "carrier", SAUDOR, 0), ("done",))
    scene.choose("sol", "done")
    assert scene.done and scene.units("sol", MECATOL) == {}
    assert scene.told("passage_refused") == [(2, 0, LODOR)]


# Veto


def test_a_movement_that_is_forbidden_is_taken_back_whole() -> None:
    scene = galaxy()
    scene.fleet("sol", SOL_HOME, "carrier", ground_force=1)
    scene.put("sol", "jord", ground_force=2)
    scene.put("sol", LODOR, dreadnought=1)
    scene.damage("sol", LODOR, "dreadnought")
    admiral = scene.leader("sol", "admiral", "jord")
    before = scene.state.copy()
    scene.activate("sol", MECATOL)
    scene.technologies("sol", "xrd_transporters")
    scene.play(Movement(seat=0, system=MECATOL))
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    scene.choose("sol", "load", "ground_force", "jord")
    scene.choose("sol", "leader", admiral)
    scene.choose("sol", "done")
    forbid_movement(scene.game)
    scene.choose("sol", "ship", "dreadnought", LODOR, 1)
    assert scene.done
    assert scene.state.units[0] == before.units[0] and scene.state.aboard[0] == before.aboard[0]
    assert scene.state.damaged[0] == before.damaged[0] and scene.state.leaders == before.leaders
    assert scene.told("movement_forbidden") == [(0,)]


# Docks that float


def test_sa_13_9_1_a_saar_dock_moves_one_system_and_does_not_build_then() -> None:
    scene = galaxy("saar", "letnev", "hacan")
    scene.put("saar", LODOR, space_dock=1, cruiser=1)
    moving(scene, "saar", MECATOL)
    assert ("ship", "space_dock", LODOR, 0) in ships(scene, "saar")
    scene.choose("saar", "ship", "space_dock", LODOR, 0)
    done(scene, "saar")
    assert scene.units("saar", MECATOL) == {"space_dock": 1}
    assert is_marked(scene.state, DOCK_MOVED, 0, str(MECATOL))


def test_sa_13_9_3_never_more_than_two_in_a_system() -> None:
    scene = galaxy("saar", "letnev", "hacan")
    scene.put("saar", LODOR, space_dock=1, cruiser=1)
    scene.put("saar", MECATOL, space_dock=2)
    moving(scene, "saar", MECATOL)
    assert ships(scene, "saar") == [("ship", "cruiser", LODOR, 0)]
    assert scene.refusal("saar", "ship", "space_dock", LODOR, 0) == "SA-13.9.3 docks_full"


def test_sa_13_9_4_it_takes_no_fleet_supply() -> None:
    scene = galaxy("saar", "letnev", "hacan")
    scene.counters("saar", 3, 1, 2)
    scene.put("saar", MECATOL, cruiser=1)
    scene.put("saar", LODOR, space_dock=1)
    moving(scene, "saar", MECATOL)
    assert ships(scene, "saar") == [("ship", "space_dock", LODOR, 0)]


def test_sa_13_9_5_and_ruling_89_it_is_destroyed_with_enemy_ships_and_without_own_ones() -> None:
    scene = galaxy("saar", "letnev", "hacan")
    scene.put("saar", SAUDOR, space_dock=1)
    scene.put("letnev", LODOR, cruiser=1)
    scene.state.active = 1
    moving(scene, "letnev", SAUDOR)
    move_all(scene, "letnev")
    assert scene.units("saar", SAUDOR) == {}


# High Alert


def test_sa_15_6_2_high_alert_goes_along_with_ships_that_leave_or_stays() -> None:
    for option, system in ((("system", LODOR), LODOR), (("stay",), SOL_HOME)):
        scene = galaxy()
        scene.state.high_alert, scene.state.high_alert_of = SOL_HOME, 0
        scene.put("sol", SOL_HOME, cruiser=1)
        moving(scene, "sol", LODOR)
        move_all(scene, "sol")
        scene.offers("sol", ("system", LODOR), ("stay",))
        scene.choose("sol", *option)
        assert scene.state.high_alert == system


def test_sa_15_6_2_not_that_of_another_player() -> None:
    scene = galaxy()
    scene.state.high_alert, scene.state.high_alert_of = SOL_HOME, 1
    scene.put("sol", SOL_HOME, cruiser=1)
    moving(scene, "sol", LODOR)
    move_all(scene, "sol")
    assert scene.done
