"""Rows of faction sheets and upgrade cards: what each lets its units do on the board."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage
from tests.rules.ti4.moving import activate, loads, movers
from tests.ti4.scene import Scene
from throneworld.galaxy.adjacency import within
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, land
from throneworld.imperium.combat.cannons import cannons_against
from throneworld.imperium.limits import capacity
from throneworld.imperium.production.producers import production_value
from throneworld.imperium.production.supply import cost_of
from throneworld.ti4.tactical.bombardment import Bombardment
from throneworld.ti4.units import profile


def with_technology(faction: str, technology: str) -> Scene:
    scene = Scene(faction, "hacan", "sol") if faction != "sol" else Scene("sol", "hacan", "letnev")
    scene.technologies(faction, technology)
    return scene


@pytest.mark.parametrize(
    ("technology", "faction", "kind", "move", "room"),
    [
        ("carrier_2", "letnev", "carrier", 2, 6),
        ("advanced_carrier_2", "sol", "carrier", 2, 8),
        ("cruiser_2", "letnev", "cruiser", 3, 1),
        ("dreadnought_2", "letnev", "dreadnought", 2, 1),
        ("super_dreadnought_2", "l1z1x", "dreadnought", 2, 2),
        ("prototype_war_sun_2", "muaat", "war_sun", 3, 6),
    ],
)
def test_an_upgrade_goes_farther_and_carries_more(
    technology: str, faction: str, kind: str, move: int, room: int
) -> None:
    scene = with_technology(faction, technology)
    scene.put(faction, VOID, **{kind: 1})
    assert profile(scene.state, 0, kind).move == move
    assert capacity(scene.state, 0, VOID) == room


@pytest.mark.parametrize(
    ("unit", "faction", "kind", "room"),
    [
        ("advanced_carrier_1", "sol", "carrier", 6),
        ("super_dreadnought_1", "l1z1x", "dreadnought", 2),
    ],
)
def test_a_row_of_the_sheet_carries_more(unit: str, faction: str, kind: str, room: int) -> None:
    scene = Scene(faction, "hacan", "jolnar")
    scene.put(faction, VOID, **{kind: 1})
    assert profile(scene.state, 0, kind).id == unit
    assert capacity(scene.state, 0, VOID) == room


@pytest.mark.parametrize(
    ("unit", "faction", "kind", "value"),
    [
        ("hybrid_crystal_fighter_1", "naalu", "fighter", 8),
        ("spec_ops_1", "sol", "infantry", 7),
    ],
)
def test_a_row_of_the_sheet_fights_better(unit: str, faction: str, kind: str, value: int) -> None:
    scene = Scene(faction, "hacan", "jolnar")
    assert profile(scene.state, 0, kind).id == unit
    assert profile(scene.state, 0, kind).combat == value
    assert profile(scene.state, 1, kind).combat == value + 1


def test_carrier_2_comes_from_two_systems_away() -> None:
    scene = with_technology("letnev", "carrier_2")
    scene.put("letnev", 10, carrier=1)
    activate(scene, "letnev", _two_steps_from_home(scene))
    assert ("carrier", 10, 0) in movers(scene)


def test_cruiser_2_takes_a_fighter_or_an_infantry_along() -> None:
    scene = with_technology("letnev", "cruiser_2")
    scene.put("letnev", 10, cruiser=1)
    scene.put("letnev", "arc_prime", infantry=1)
    activate(scene, "letnev", _two_steps_from_home(scene))
    scene.choose("letnev", "ship", "cruiser", 10, 0)
    assert loads(scene) == [("infantry", "arc_prime")]


def test_destroyer_2_rolls_three_dice_of_barrage() -> None:
    scene = stage({"destroyer": 1}, {"fighter": 3, "carrier": 1})
    scene.technologies("letnev", "destroyer_2")
    combat(scene, 6, 6, 5, *[MISS] * 9)
    assert scene.rolled[0] == (0, "barrage", 6, 6, 5)
    assert scene.has("hacan", VOID, "fighter") == 1


def test_son_of_ragh_rolls_four_dice_of_barrage() -> None:
    scene = stage({"flagship": 1}, {"fighter": 4, "carrier": 1}, factions=("saar", "hacan", "sol"))
    combat(scene, 6, 5, 6, 5, *[MISS] * 12)
    assert scene.rolled[0] == (0, "barrage", 6, 5, 6, 5)
    assert scene.has("hacan", VOID, "fighter") == 2


@pytest.mark.parametrize(
    ("technology", "faction"),
    [("dreadnought_2", "hacan"), ("super_dreadnought_2", "l1z1x"), ("exotrireme_2", "norr")],
)
def test_notes_4_7e_no_direct_hit_destroys_this_dreadnought(technology: str, faction: str) -> None:
    scene = stage({"cruiser": 1}, {"dreadnought": 1}, factions=("letnev", faction, "sol"))
    scene.technologies(faction, technology)
    scene.hold("letnev", "direct_hit")
    combat(scene, HIT, MISS, MISS, HIT)
    scene.choose(faction, "sustain", "dreadnought")
    assert scene.has(faction, VOID, "dreadnought") == 1
    assert ("play", "direct_hit") not in (scene.options() if not scene.done else ())


def test_exotrireme_1_bombards_with_two_dice() -> None:
    scene = Scene("norr", "hacan", "sol")
    scene.put("norr", 34, dreadnought=1)
    scene.put("hacan", "centauri", infantry=3)
    scene.take("hacan", "centauri")
    scene.state.active_system = 34
    scene.rolls(4, 3)
    scene.play(Bombardment(seat=0, system=34))
    while not scene.done and scene.ask().prompt == "choose_bombardment":
        scene.choose("norr", *scene.options()[0])
    assert scene.rolled[0][2:] == (4, 3)


def test_pds_2_reaches_into_adjacent_systems() -> None:
    scene = with_technology("letnev", "pds_2")
    scene.put("letnev", "centauri", pds=1)
    assert cannons_against(scene.state, 0, VOID) == ((5, 1),)
    plain = Scene("letnev", "hacan", "sol")
    plain.put("letnev", "centauri", pds=1)
    assert cannons_against(plain.state, 0, VOID) == ()


def test_space_dock_2_produces_two_units_more() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.put("letnev", "arc_prime", space_dock=1)
    before = production_value(scene.state, 0, 10)
    scene.technologies("letnev", "space_dock_2")
    assert production_value(scene.state, 0, 10) == before + 2


def test_floating_factory_2_produces_seven_and_carries_five() -> None:
    scene = with_technology("saar", "floating_factory_2")
    scene.put("saar", VOID, space_dock=1)
    assert production_value(scene.state, 0, VOID) == 7
    assert capacity(scene.state, 0, VOID) == 5


def test_prototype_war_sun_2_costs_two_less() -> None:
    scene = with_technology("muaat", "prototype_war_sun_2")
    assert cost_of(scene.state, 0, {"war_sun": 1}) == 10


def _two_steps_from_home(scene: Scene) -> int:
    """A system that is two steps away from Letnev's home and open."""
    near, far = (within(adjacency(scene.state), 10, steps) for steps in (1, 2))
    closed = land(scene.state, 0).no_end | land(scene.state, 0).no_passage
    return members(far & ~near & ~closed)[0]
