"""The Arborec Ecosystem."""

from __future__ import annotations

from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.movement.cargo import leave
from throneworld.imperium.production.supply import cost_of
from throneworld.imperium.verbs.units import move_units, place_units
from throneworld.ti3.factions.arborec import swap, swap_refusal
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.production import Build
from throneworld.ti3.strategic.production import building_docks
from throneworld.ti3.tactical.production import Production, dock_refusal
from throneworld.ti3.verbs.radiation import irradiate, refresh_planet

PLAYERS = ("arborec", "sol", "letnev")
BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "saudor",
    (1, 0): "home_arborec",
    (0, 1): "home_sol",
    (-1, 0): "thibah",
}


def stage() -> Scene:
    scene = Scene(*PLAYERS, board=BOARD)
    scene.take("arborec", "saudor")
    return scene


def capacity(scene: Scene, system: str) -> list[tuple[str, int]]:
    found = docks(scene.state, 0, scene.system(system))
    return [(dock[0].kind, dock[0].units * dock[0].value) for dock in found]


def test_arborec_1_ground_forces_cost_one_each_and_fight_worse() -> None:
    scene = stage()
    assert [cost_of(scene.state, seat, {"ground_force": 2}) for seat in (0, 1)] == [2, 1]
    kinds = ("ground_force", "shock_troop", "mechanized_unit")
    assert [combat_modifier(scene.state, 0, kind, "saudor") for kind in kinds] == [-1, -1, 0]
    assert combat_modifier(scene.state, 1, "ground_force", "saudor") == 0


def test_arborec_2_ground_forces_add_to_the_capacity_of_their_planet() -> None:
    scene = stage()
    scene.put("arborec", "nestphar", ground_force=3, space_dock=1)
    scene.put("arborec", "saudor", ground_force=2, shock_troop=1)
    scene.put("sol", "jord", ground_force=3)
    assert capacity(scene, "home_arborec") == [("space_dock", 3 + 2 + 3)]
    assert capacity(scene, "saudor") == [("ground_force", 3)], "Shock Troops are Ground Forces (SA-13.14.2)"
    assert docks(scene.state, 1, scene.system("home_sol")) == []


def test_arborec_2_who_has_moved_adds_nothing() -> None:
    scene = stage()
    scene.put("arborec", "saudor", ground_force=2)
    scene.fleet("arborec", "saudor", "carrier", ground_force=2)
    space = scene.place("space:saudor")
    leave(scene.game, 0, space, "saudor", "ground_force", 2, "landed")
    assert scene.has("arborec", "saudor", "ground_force") == 4
    assert capacity(scene, "saudor") == [("ground_force", 2)]
    place_units(scene.game, 0, "saudor", "ground_force", 1, "grown")
    assert capacity(scene, "saudor") == [("ground_force", 3)]
    move_units(scene.game, 0, "saudor", "nestphar", "ground_force", 3, "shifted")
    assert capacity(scene, "saudor") == [("ground_force", 2)]
    assert capacity(scene, "home_arborec") == []


def test_arborec_2_and_sa_13_14_2_shock_troops_that_have_moved_add_nothing_either() -> None:
    scene = stage()
    scene.put("arborec", "saudor", shock_troop=1)
    scene.fleet("arborec", "saudor", "carrier", shock_troop=1)
    leave(scene.game, 0, scene.place("space:saudor"), "saudor", "shock_troop", 1, "landed")
    assert capacity(scene, "saudor") == [("ground_force", 1)]
    move_units(scene.game, 0, "saudor", "nestphar", "shock_troop", 2, "shifted")
    assert capacity(scene, "home_arborec") == []


def test_arborec_5_and_sa_13_14_2_a_shock_troop_takes_root_where_ground_forces_are_few() -> None:
    scene = stage()
    scene.put("arborec", "saudor", ground_force=1, shock_troop=2)
    assert swap_refusal(scene.state, 0, "saudor") is None
    swap(scene.game, 0, "saudor")
    assert scene.units("arborec", "saudor") == {"shock_troop": 1, "space_dock": 1}


def test_arborec_2_they_build_in_an_activation_but_no_flagship_and_not_by_the_card() -> None:
    scene = stage()
    scene.put("arborec", "nestphar", ground_force=3)
    scene.goods("arborec", 20)
    system = scene.system("home_arborec")
    assert building_docks(scene.state, 0) == []
    scene.play(Production(seat=0, system=system))
    space = scene.place("home_arborec")
    scene.refuses("arborec", "produce", "flagship", space, rule="SA-13.23.3", key="needs_dock")
    scene.choose("arborec", "produce", "ground_force", "nestphar")
    scene.choose("arborec", "produce", "ground_force", "nestphar")
    scene.choose("arborec", "produce", "ground_force", "nestphar")
    assert scene.prompt != "produce_units"
    while not scene.done:
        scene.choose("arborec", *scene.options("arborec")[-1])
    assert scene.has("arborec", "nestphar", "ground_force") == 6
    assert scene.state.exhausted_docks == ()
    scene.play(Build(seat=0, system=system, docks_alone=True))
    assert scene.done


def test_sa_13_13_6_and_ruling_20_arborec_3_planets_grow_that_have_more_resources_than_ground_units() -> None:
    scene = stage()
    scene.put("arborec", "nestphar", ground_force=2)
    scene.put("arborec", "saudor", ground_force=1, mechanized_unit=1)
    scene.play(StatusPhase(stage="refresh"))
    scene.offers("arborec", ("play", "arborec.3"), ("pass",))
    scene.choose("arborec", "play", "arborec.3")
    scene.offers("arborec", ("planet", "nestphar"), ("done",))
    scene.refuses("arborec", "planet", "saudor", rule="SA-13.13.6", key="too_many_ground_units")
    scene.choose("arborec", "planet", "nestphar")
    assert scene.has("arborec", "nestphar", "ground_force") == 3
    assert scene.prompt != "grow_forces"


def test_arborec_5_no_docks_and_mechanized_units_are_built() -> None:
    scene = stage()
    scene.goods("arborec", 20)
    scene.goods("sol", 20)
    refusal = dock_refusal(scene.state, 0, "saudor")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("may_not_build", ("space_dock",))
    assert dock_refusal(scene.state, 1, "jord") is None
    scene.put("arborec", "nestphar", space_dock=1)
    scene.play(Build(seat=0, system=scene.system("home_arborec")))
    unit = ("produce", "mechanized_unit", "nestphar")
    scene.refuses("arborec", *unit, rule="SA-1.5.6", key="may_not_build")


def test_arborec_5_docks_take_root_and_leave_again() -> None:
    scene = stage()
    scene.take("arborec", "thibah")
    scene.put("arborec", "nestphar", space_dock=1)
    scene.put("arborec", "saudor", ground_force=3)
    scene.put("arborec", "thibah", ground_force=1)
    scene.play(StatusPhase(stage="end"))
    scene.offers("arborec", ("play", "arborec.5"), ("pass",))
    scene.choose("arborec", "play", "arborec.5")
    scene.offers("arborec", ("root", "nestphar"), ("root", "saudor"), ("done",))
    scene.refuses("arborec", "root", "thibah", rule="SA-1.5.6", key="too_few_ground_forces")
    scene.choose("arborec", "root", "saudor")
    scene.choose("arborec", "root", "nestphar")
    assert scene.units("arborec", "saudor") == {"space_dock": 1, "ground_force": 1}
    assert scene.units("arborec", "nestphar") == {"ground_force": 2}
    assert scene.state.exhausted_docks == ()
    assert scene.prompt != "swap_docks"


def test_arborec_4_removes_blights_where_it_lands() -> None:
    scene = scene_at("quann", "arborec", "sol", "letnev")
    scene.state.counters["quann"] = ("bio_hazard", "natural_wealth:2")
    scene.fleet("arborec", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    assert not scene.state.counters and scene.state.goods_on["quann"] == 2
    assert scene.told("blight_removed") == [("quann",)]
    assert scene.units("arborec", "quann") == {"ground_force": 1}


def test_arborec_4_is_for_arborec_alone() -> None:
    scene = scene_at("quann", "sol", "arborec", "letnev")
    scene.state.counters["quann"] = ("bio_hazard",)
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    land(scene, "quann")
    set_down(scene, "ground_force", on="quann")
    assert scene.state.counters["quann"] == ("bio_hazard",)


def test_arborec_4_radiation_fades_and_does_it_no_harm() -> None:
    for races, exhausted in ((PLAYERS, False), (("sol", "arborec", "letnev"), True)):
        scene = Scene(*races, board=BOARD)
        scene.take(races[0], "saudor", exhausted=True)
        irradiate(scene.game, "saudor")
        refresh_planet(scene.game, "saudor")
        assert ("saudor" in scene.state.exhausted) == exhausted
        assert "saudor" not in scene.state.counters
