"""Technologies of drives and deflectors, each with it and without it."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import SAUDOR as FIELD
from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene
from tests.ti3.voyages import (
    EAST,
    LETNEV_HOME,
    LODOR,
    MECATOL,
    QUANN,
    SAUDOR,
    SOL_HOME,
    done,
    galaxy,
    moving,
    ships,
)
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.limits import within_limits
from throneworld.imperium.movement.cargo import ship_named
from throneworld.imperium.movement.room import room_for
from throneworld.kernel.asks import Noun
from throneworld.ti3.state import SPACE, Border, Mine

ION_STORM, ASTEROIDS, RIFT = "ion_storm", "asteroid_field", "gravity_rift"


def coming(scene: Scene, system: int) -> list[tuple[Noun, ...]]:
    moving(scene, "sol", system)
    return ships(scene, "sol")


@pytest.mark.parametrize("technology", ["", "antimass_deflectors"])
def test_antimass_deflectors_lead_through_an_asteroid_field(technology: str) -> None:
    scene = galaxy(with_={(0, -1): ASTEROIDS})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.technologies("sol", *filter(None, [technology]))
    assert coming(scene, MECATOL) == ([("ship", "cruiser", SOL_HOME, 0)] if technology else [])


def test_antimass_deflectors_do_not_let_ships_stop_among_asteroids() -> None:
    scene = galaxy(with_={(0, -1): ASTEROIDS})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.technologies("sol", "antimass_deflectors")
    assert coming(scene, scene.system(ASTEROIDS)) == []


@pytest.mark.parametrize("technology", ["", "antimass_deflectors"])
def test_antimass_deflectors_lead_across_an_asteroid_belt(technology: str) -> None:
    scene = galaxy()
    scene.state.borders = (Border(SAUDOR, EAST, "asteroid_belt"),)
    scene.put("sol", EAST, carrier=1)
    scene.technologies("sol", *filter(None, [technology]))
    assert coming(scene, SAUDOR) == ([("ship", "carrier", EAST, 0)] if technology else [])


def test_an_ion_drive_takes_one_ship_a_round_one_system_farther() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, carrier=2)
    scene.technologies("sol", "ion_drive")
    assert coming(scene, MECATOL) == [("boost", "carrier", SOL_HOME, 0)]
    scene.choose("sol", "boost", "carrier", SOL_HOME, 0)
    done(scene, "sol", "load_ship")
    assert ships(scene, "sol") == []
    assert scene.units("sol", MECATOL) == {"carrier": 1}


def test_an_ion_drive_that_was_used_waits_for_the_next_round() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, carrier=2)
    scene.technologies("sol", "ion_drive")
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "boost", "carrier", SOL_HOME, 0)
    done(scene, "sol", "load_ship", "move_ships")
    scene.state.on_board[0] = 0
    assert coming(scene, SAUDOR) == [("ship", "carrier", MECATOL, 0)]


def test_sa_13_1_3_ion_drive_takes_no_war_sun_and_is_needed() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, carrier=1)
    assert coming(scene, MECATOL) == []
    scene = galaxy()
    scene.put("sol", SOL_HOME, war_sun=1)
    scene.technologies("sol", "ion_drive")
    assert coming(scene, MECATOL) == []


@pytest.mark.parametrize(
    ("technology", "kind", "system"),
    [
        ("xrd_transporters", "carrier", MECATOL),
        ("type_iv_drive", "dreadnought", MECATOL),
        ("war_sun", "war_sun", MECATOL),
        ("advanced_fighters", "fighter", MECATOL),
    ],
)
def test_a_drive_takes_its_ships_two_systems_far(technology: str, kind: str, system: int) -> None:
    for owned in ((), (technology,)):
        scene = galaxy()
        scene.put("sol", SOL_HOME, **{kind: 1})
        scene.technologies("sol", *owned)
        assert [each[:2] for each in coming(scene, system)] == ([("ship", kind)] if owned else [])


@pytest.mark.parametrize(
    ("technology", "kind"),
    [("xrd_transporters", "carrier"), ("type_iv_drive", "dreadnought"), ("ion_drive", "carrier")],
)
def test_a_drive_takes_its_ships_no_farther(technology: str, kind: str) -> None:
    """Three systems are too far for what moves one by itself."""
    scene = galaxy()
    scene.put("sol", SOL_HOME, **{kind: 1})
    scene.technologies("sol", technology)
    assert coming(scene, QUANN) == []


def test_type_iv_drives_take_cruisers_three_systems_far() -> None:
    for owned in ((), ("type_iv_drive",)):
        scene = galaxy()
        scene.put("sol", SOL_HOME, cruiser=1, carrier=1, destroyer=1)
        scene.technologies("sol", *owned)
        assert [each[1] for each in coming(scene, 33)] == (["cruiser"] if owned else [])


@pytest.mark.parametrize("kind", ["cruiser", "dreadnought", "destroyer"])
def test_stasis_capsules_give_cruisers_and_dreadnoughts_a_berth(kind: str) -> None:
    scene = galaxy()
    scene.put("sol", SAUDOR, **{kind: 1})
    ship = ship_named(scene.state, 0, SPACE[SAUDOR], kind, 0)
    troops = ("ground_force", "shock_troop", "mechanized_unit")
    assert [room_for(scene.state, 0, ship, each) for each in troops] == [0, 0, 0]
    scene.technologies("sol", "stasis_capsules")
    more = int(kind != "destroyer")
    assert [room_for(scene.state, 0, ship, each) for each in troops] == [more, more, 0]


@pytest.mark.parametrize("technology", ["", "light_wave_deflectors"])
def test_light_wave_deflectors_lead_past_enemy_fleets(technology: str) -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("letnev", LODOR, cruiser=1)
    scene.technologies("sol", *filter(None, [technology]))
    assert coming(scene, MECATOL) == ([("ship", "cruiser", SOL_HOME, 0)] if technology else [])


@pytest.mark.parametrize("technology", ["", "maneuvering_jets"])
def test_maneuvering_jets_lead_through_an_ion_storm(technology: str) -> None:
    scene = galaxy(with_={(0, -1): ION_STORM})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.technologies("sol", *filter(None, [technology]))
    assert coming(scene, MECATOL) == ([("ship", "cruiser", SOL_HOME, 0)] if technology else [])


@pytest.mark.parametrize(("technology", "rolled"), [("", 1), ("maneuvering_jets", 0)])
def test_with_maneuvering_jets_a_gravity_rift_is_no_peril(technology: str, rolled: int) -> None:
    scene = galaxy(with_={(0, -1): RIFT})
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.technologies("sol", *filter(None, [technology]))
    scene.rolls(10)
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    done(scene, "sol")
    assert len(scene.rolled) == rolled
    assert scene.units("sol", MECATOL) == {"cruiser": 1}


@pytest.mark.parametrize("technology", ["", "maneuvering_jets"])
def test_with_maneuvering_jets_ships_cross_a_grav_wave_backwards_and_stop(technology: str) -> None:
    scene = galaxy()
    scene.state.borders = (Border(SAUDOR, EAST, "standing_grav_wave"),)
    scene.put("sol", EAST, cruiser=1)
    scene.technologies("sol", *filter(None, [technology]))
    assert coming(scene, SAUDOR) == ([("ship", "cruiser", EAST, 0)] if technology else [])


@pytest.mark.parametrize(("technologies", "near", "far"), [((), 6, 6), (("maneuvering_jets",), 7, 8)])
def test_maneuvering_jets_evade_cannons_the_more_from_afar(
    technologies: tuple[str, ...], near: int, far: int
) -> None:
    from throneworld.ti3.tactical.cannons import guns_at

    scene = Battlefield()
    scene.put("sol", FIELD, cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.put("letnev", "thibah", pds=1)
    scene.technologies("sol", *technologies)
    scene.technologies("letnev", "deep_space_cannon")
    guns = guns_at(scene.state, 1, 0, scene.system("saudor"))
    assert [(gun.needs, gun.place) for gun in guns] == [(near, "saudor"), (far, "thibah")]


@pytest.mark.parametrize(("technologies", "lost"), [((), True), (("maneuvering_jets",), False)])
def test_maneuvering_jets_evade_mines(technologies: tuple[str, ...], lost: bool) -> None:
    scene = galaxy()
    scene.state.mines = (Mine(SAUDOR, EAST, 1),)
    scene.put("sol", EAST, cruiser=1)
    scene.technologies("sol", *technologies)
    scene.rolls(8)
    moving(scene, "sol", SAUDOR)
    scene.choose("sol", "ship", "cruiser", EAST, 0)
    done(scene, "sol")
    assert scene.units("sol", SAUDOR) == ({} if lost else {"cruiser": 1})


def test_advanced_fighters_move_two_systems_far_and_no_farther() -> None:
    scene = galaxy()
    scene.put("sol", SOL_HOME, fighter=1)
    scene.technologies("sol", "advanced_fighters")
    scene.put("sol", LETNEV_HOME, carrier=1)
    assert coming(scene, QUANN) == [("ship", "carrier", LETNEV_HOME, 0)]
    scene.refuses("sol", "ship", "fighter", SOL_HOME, 0, rule="SA-3.15.1", key="out_of_reach")
    scene.state.on_board[0] = 0
    assert coming(scene, MECATOL) == [("ship", "fighter", SOL_HOME, 0)]
    scene.choose("sol", "ship", "fighter", SOL_HOME, 0)
    done(scene, "sol")
    assert scene.units("sol", MECATOL) == {"fighter": 1}


def test_advanced_fighters_count_as_a_ship_each_in_fleet_supply() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 2, 2)
    scene.put("sol", MECATOL, cruiser=1, fighter=1)
    scene.put("sol", LODOR, fighter=1)
    scene.technologies("sol", "advanced_fighters")
    assert within_limits(scene.state, 0, MECATOL)
    moving(scene, "sol", MECATOL)
    scene.refuses("sol", "ship", "fighter", LODOR, 0, rule="SA-13.18.3", key="fleet_full")
    assert scene.units("sol", MECATOL) == {"cruiser": 1, "fighter": 1}


def test_impulsion_shields_ignore_one_hit_of_mines_in_own_actions() -> None:
    scene = galaxy()
    scene.state.mines = (Mine(SAUDOR, EAST, 1),)
    scene.put("sol", EAST, cruiser=1, dreadnought=1)
    scene.technologies("sol", "impulsion_shields")
    scene.rolls(10, 10)
    moving(scene, "sol", SAUDOR)
    for kind in ("cruiser", "dreadnought"):
        scene.choose("sol", "ship", kind, EAST, 0)
    done(scene, "sol")
    scene.offers("sol", ("play", "impulsion_shields"), ("pass",))
    scene.choose("sol", "play", "impulsion_shields")
    scene.refuses("sol", "play", "impulsion_shields", rule="SA-8.7.1", key="nothing_played_now")
    scene.choose("sol", "hit", "cruiser", 0)
    assert scene.done and scene.units("sol", SAUDOR) == {"dreadnought": 1}


def test_advanced_fighters_fight_better() -> None:
    for owned, left in (((), {"cruiser": 1}), (("advanced_fighters",), {})):
        scene = Battlefield(board={(0, 0): "saudor"})
        scene.technologies("sol", *owned)
        scene.sides({"fighter": 1, "carrier": 1}, {"cruiser": 1})
        scene.fight(8, 8, 1, 1, 1, 7, 1, 1, 7)
        assert scene.fleets()[1] == left


def test_advanced_fighters_fight_better_by_one_and_nothing_else_does() -> None:
    plain, better = Battlefield(board={(0, 0): "saudor"}), Battlefield(board={(0, 0): "saudor"})
    better.technologies("sol", "advanced_fighters")
    place = better.place("space:saudor")
    for scene, added in ((plain, 0), (better, 1)):
        assert combat_modifier(scene.state, 0, "fighter", place) == added
        assert combat_modifier(scene.state, 0, "destroyer", place) == 0
        assert combat_modifier(scene.state, 1, "fighter", place) == 0
