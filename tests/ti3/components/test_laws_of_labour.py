"""Laws about what is built and carried: what may be voted for, what they change, and votes against them."""

from __future__ import annotations

from tests.rules.ti3.producing import build, factory, kinds
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides
from tests.ti3.voyages import LODOR, SAUDOR, galaxy, moving
from throneworld.imperium.limits import within_limits
from throneworld.imperium.movement.cargo import ships_of
from throneworld.imperium.movement.room import room_for, rooms
from throneworld.imperium.state import Load
from throneworld.imperium.verbs.units import destroy_units
from throneworld.ti3.edition import EDITION
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.production import SecondaryProduction
from throneworld.ti3.tactical.production import Production


def capacity(scene: Scene, planet: str) -> list[int]:
    system = scene.system(planet)
    return [each.units * each.value for dock in docks(scene.state, 0, system) for each in dock]


def test_humane_labor_halves_what_docks_build_before_technologies() -> None:
    scene = forum()
    offers_sides(scene, "humane_labor")
    ballot(scene, "humane_labor", sol=("for", 1))
    assert scene.state.laws == {"humane_labor": ""}
    scene = factory("lodor", goods=20)
    assert capacity(scene, "lodor") == [5], "two and the three resources of the planet"
    scene.law("humane_labor")
    assert capacity(scene, "lodor") == [3]
    scene.technologies("sol", "enviro_compensator")
    assert capacity(scene, "lodor") == [4]
    build(scene)
    for _ in range(4):
        scene.choose("sol", "produce", "ground_force", "lodor")
    scene.refuses("sol", "produce", "ground_force", "lodor", rule="SA-13.7.1", key="no_production_now")


def test_humane_labor_halves_what_planets_add() -> None:
    scene = factory("lodor", "arborec", docks=0)
    scene.put("arborec", "lodor", ground_force=3)
    assert capacity(scene, "lodor") == [3]
    scene.law("humane_labor")
    assert capacity(scene, "lodor") == [2]


def test_humane_labor_leaves_the_secondary_of_production_alone() -> None:
    scene = factory("quann", goods=20)
    scene.law("humane_labor")
    assert capacity(scene, "quann") == [2]
    scene.play(SecondaryProduction(seat=0))
    for _ in range(3):
        scene.choose("sol", "produce", "ground_force", "quann")
    assert scene.prompt == "pay"
    scene.choose("sol", "for_me")
    assert scene.done and scene.has("sol", "quann", "ground_force") == 3 and not scene.state.marks


def test_humane_labor_against_lets_docks_rest_for_the_round() -> None:
    scene = factory("lodor", goods=20)
    marks = forum_after("humane_labor", "against").state.marks
    scene.state.marks = marks
    build(scene)
    assert scene.done and not kinds(scene) and capacity(scene, "lodor") == []
    scene.play(Production(seat=0, system=LODOR))
    assert scene.done
    scene.state.marks = ()
    build(scene)
    assert "ground_force" in kinds(scene)


def forum_after(agenda: str, side: str) -> Scene:
    scene = forum()
    decide(scene, agenda, side)
    assert scene.state.laws == ({agenda: ""} if side == "for" else {})
    return scene


def test_extensive_logistics_redesign_initiative_lets_any_room_hold_anything() -> None:
    scene = forum()
    offers_sides(scene, "extensive_logistics_redesign_initiative")
    scene.technologies("sol", "stasis_capsules")
    cruiser, carrier = Load("cruiser", 0, EDITION.none), Load("carrier", 0, EDITION.none)
    assert rooms(scene.state, 0, cruiser) == (0, 1) and rooms(scene.state, 0, carrier)[1] == 0
    cargo = ("fighter", "ground_force", "mechanized_unit", "pds")
    assert [room_for(scene.state, 0, cruiser, each) for each in cargo] == [0, 1, 0, 0]
    ballot(scene, "extensive_logistics_redesign_initiative", sol=("for", 1))
    assert rooms(scene.state, 0, cruiser) == (1, 0)
    assert [room_for(scene.state, 0, cruiser, each) for each in cargo] == [1, 1, 1, 1]
    scene.fleet("sol", "saudor", "cruiser", mechanized_unit=1)
    assert within_limits(scene.state, 0, scene.system("saudor"))


def test_extensive_logistics_redesign_initiative_makes_the_room_of_docks_any_cargos() -> None:
    scene = factory("lodor", "saar", docks=0, goods=20)
    space = scene.place("space:lodor")
    scene.state.control.pop("lodor")
    scene.put("saar", "space:lodor", space_dock=1)
    build(scene)
    assert ("produce", "ground_force", space) not in scene.options("saar")
    scene.law("extensive_logistics_redesign_initiative")
    scene.put("saar", "space:lodor", fighter=2)
    build(scene)
    scene.choose("saar", "produce", "ground_force", space)
    scene.refuses("saar", "produce", "ground_force", space, rule="SA-13.18.6", key="no_capacity")
    scene.choose("saar", "done")
    scene.choose("saar", "trade_good")
    assert scene.units("saar", "space:lodor") == {"space_dock": 1, "fighter": 2, "ground_force": 1}
    assert within_limits(scene.state, 0, LODOR)
    scene.put("saar", SAUDOR, flagship=1)
    flagship = Load("flagship", 0, EDITION.none)
    assert room_for(scene.state, 0, flagship, "ground_force") == 4 + 3


def test_extensive_logistics_redesign_initiative_leaves_nobody_in_space_when_the_dock_has_gone() -> None:
    """Not even where no ship is left."""
    scene = galaxy()
    scene.law("extensive_logistics_redesign_initiative")
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.put("sol", LODOR, ground_force=1)
    scene.play(Settle())
    assert scene.units("sol", LODOR) == {"ground_force": 1}
    destroy_units(scene.game, 0, "lodor", "space_dock", 1, "test")
    scene.play(Settle())
    assert scene.units("sol", LODOR) == {} and scene.done


def test_extensive_logistics_redesign_initiative_against_lets_nothing_come_aboard() -> None:
    marks = forum_after("extensive_logistics_redesign_initiative", "against").state.marks
    scene = galaxy()
    scene.state.marks = marks
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", ground_force=2)
    scene.fleet("sol", LODOR, "carrier", ground_force=1)
    leader = scene.leader("sol", "admiral", "lodor")
    moving(scene, "sol", SAUDOR)
    carrier = next(each for each in scene.options("sol") if "carrier" in each)
    scene.choose("sol", *carrier)
    scene.offers("sol", ("leader", leader), ("done",))
    key = "nothing_is_loaded"
    scene.refuses("sol", "load", "ground_force", "lodor", rule="SA-3.15.4", key=key)
    scene.choose("sol", "done")
    assert [sum(each.cargo) for each in ships_of(scene.state, 0, str(SAUDOR), "carrier", 0)] == [1]
    assert scene.has("sol", "lodor", "ground_force") == 2
