"""Cargo that is bound to ships: taken along, taken up, put off and lost with the ship that carries it."""

from __future__ import annotations

from tests.imperium.other import OtherScene
from throneworld.imperium.movement.cargo import (
    are_carried,
    damage_ship,
    destroy_ship,
    loose,
    move_ship,
    put_aboard,
    put_off,
    ships_of,
)
from throneworld.imperium.state import SPACE, Load
from throneworld.ti4.tactical.movement import Movement

SOL = 0
HOME, NEXT, PLANET = 1, 36, "jord"
"""The home system of Sol, one beside it, and its planet."""


def test_a_ship_moves_with_what_it_has_aboard_and_other_cargo_stays() -> None:
    scene = OtherScene()
    full = scene.load("sol", HOME, "carrier", infantry=2, pds=1)
    scene.load("sol", HOME, "carrier", infantry=1)
    scene.put("sol", HOME, fighter=2)
    move_ship(scene.game, SOL, SPACE[HOME], SPACE[NEXT], full, "movement")
    assert scene.there("sol", NEXT) == scene.group(carrier=1, infantry=2, pds=1)
    assert scene.there("sol", HOME) == scene.group(carrier=1, infantry=1, fighter=2)
    assert scene.other.aboard[SOL] == {
        SPACE[HOME]: (Load("carrier", 0, scene.group(infantry=1)),),
        SPACE[NEXT]: (full,),
    }


def test_a_damaged_ship_moves_with_its_damage_and_its_cargo() -> None:
    scene = OtherScene()
    ship = scene.load("sol", HOME, "dreadnought", infantry=1)
    for _ in range(2):
        ship = damage_ship(scene.game, SOL, SPACE[HOME], ship)
    assert ship == Load("dreadnought", 2, scene.group(infantry=1))
    assert ships_of(scene.other, SOL, SPACE[HOME], "dreadnought", 2) == [ship]
    assert ships_of(scene.other, SOL, SPACE[HOME], "dreadnought", 1) == []
    move_ship(scene.game, SOL, SPACE[HOME], SPACE[NEXT], ship, "movement")
    assert scene.other.damaged[SOL] == scene.other.deeper[SOL] == {SPACE[NEXT]: scene.group(dreadnought=1)}
    assert are_carried(scene.other, SOL)


def test_a_ship_that_is_lost_takes_its_cargo_along_and_no_other() -> None:
    scene = OtherScene()
    lost = scene.load("sol", HOME, "carrier", infantry=2)
    kept = scene.load("sol", HOME, "carrier", infantry=1)
    scene.put("sol", HOME, fighter=3)
    destroy_ship(scene.game, SOL, SPACE[HOME], lost, "hit", by=1)
    assert scene.there("sol", HOME) == scene.group(carrier=1, infantry=1, fighter=3)
    assert scene.other.aboard[SOL] == {SPACE[HOME]: (kept,)}
    assert are_carried(scene.other, SOL)


def test_ships_that_are_alike_are_one_choice_and_empty_ones_come_first() -> None:
    scene = OtherScene()
    one = scene.load("sol", HOME, "carrier", infantry=1)
    scene.load("sol", HOME, "carrier", infantry=1)
    scene.put("sol", HOME, carrier=1)
    empty = Load("carrier", 0, scene.other.edition.none)
    assert ships_of(scene.other, SOL, SPACE[HOME], "carrier", 0) == [empty, one]


def test_units_come_aboard_and_go_off_board() -> None:
    scene = OtherScene()
    scene.put("sol", HOME, carrier=1)
    scene.put("sol", PLANET, infantry=3)
    (ship,) = ships_of(scene.other, SOL, SPACE[HOME], "carrier", 0)
    ship = put_aboard(scene.game, SOL, PLANET, SPACE[HOME], ship, "infantry", 2)
    assert scene.other.aboard[SOL][SPACE[HOME]] == (ship,)
    assert loose(scene.other, SOL, SPACE[HOME]) == scene.group(carrier=1)
    ship = put_off(scene.game, SOL, SPACE[HOME], ship, PLANET, "infantry", 2, "landing")
    assert scene.other.aboard[SOL] == {}
    assert scene.there("sol", PLANET) == scene.group(infantry=3)


def test_fighters_are_aboard_no_ship() -> None:
    scene = OtherScene()
    scene.put("sol", HOME, carrier=1)
    scene.put("sol", NEXT, fighter=1)
    (ship,) = ships_of(scene.other, SOL, SPACE[HOME], "carrier", 0)
    assert put_aboard(scene.game, SOL, SPACE[NEXT], SPACE[HOME], ship, "fighter", 1) == ship
    assert scene.other.aboard[SOL] == {}


def test_what_is_aboard_a_ship_that_is_not_there_breaks_the_law() -> None:
    scene = OtherScene()
    scene.load("sol", HOME, "carrier", infantry=1)
    assert are_carried(scene.other, SOL)
    scene.other.units[SOL][SPACE[HOME]] = scene.group(cruiser=1, infantry=1)
    assert not are_carried(scene.other, SOL)
    scene.other.units[SOL][SPACE[HOME]] = scene.group(carrier=1)
    assert not are_carried(scene.other, SOL)


# Moving


def test_the_question_names_ships_by_what_they_have_aboard() -> None:
    scene = OtherScene()
    scene.put("sol", HOME, carrier=1)
    scene.load("sol", HOME, "carrier", infantry=1)
    scene.play(Movement(seat=SOL, system=NEXT))
    scene.offers("sol", ("ship", "carrier", HOME, 0, 0), ("ship", "carrier", HOME, 0, 1), ("done",))


def test_a_ship_that_comes_takes_up_what_no_other_has_aboard_as_far_as_it_has_room() -> None:
    scene = OtherScene()
    scene.load("sol", HOME, "carrier", infantry=4, pds=1)
    scene.load("sol", HOME, "carrier", infantry=3)
    scene.put("sol", PLANET, infantry=1, pds=1)
    scene.play(Movement(seat=SOL, system=NEXT))
    ships = ships_of(scene.other, SOL, SPACE[HOME], "carrier", 0)
    number = ships.index(Load("carrier", 0, scene.group(infantry=4, pds=1)))
    scene.choose("sol", "ship", "carrier", HOME, 0, number)
    scene.offers("sol", ("load", "infantry", PLANET), ("load", "pds", PLANET), ("done",))
    scene.choose("sol", "load", "pds", PLANET)
    assert scene.other.aboard[SOL][SPACE[NEXT]] == (Load("carrier", 0, scene.group(infantry=4, pds=2)),)
    scene.offers("sol", ("ship", "carrier", HOME, 0, 0), ("done",))
    scene.choose("sol", "ship", "carrier", HOME, 0, 0)
    scene.choose("sol", "load", "infantry", PLANET)
    assert scene.there("sol", NEXT) == scene.group(carrier=2, infantry=8, pds=2)
    assert are_carried(scene.other, SOL)
