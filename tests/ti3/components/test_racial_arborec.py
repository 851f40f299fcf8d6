"""The Arborec Ecosystem: Bioplasmosis, Spore Acceleration, Ecosphere Phasing and the Duha Menaimon."""

from __future__ import annotations

import pytest

from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from tests.ti3.voyages import galaxy
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.production import Build
from throneworld.ti3.strategic.production import building_docks
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.production import Production


@pytest.mark.parametrize("known", [True, False])
def test_spore_acceleration_lets_planets_grow_one_more(known: bool) -> None:
    scene = Scene("arborec", "sol", "letnev")
    if known:
        scene.racial("arborec", "spore_acceleration")
    scene.take("arborec", "lodor")  # 3 resources
    scene.put("arborec", "lodor", ground_force=3)
    scene.play(StatusPhase(stage="refresh"))
    scene.choose("arborec", "play", "arborec.3")
    if known:
        assert ("planet", "lodor") in scene.options("arborec")
        scene.choose("arborec", "planet", "lodor")
        assert scene.units("arborec", "lodor") == {"ground_force": 4}
        scene.play(StatusPhase(stage="refresh"))
        scene.choose("arborec", "play", "arborec.3")
        scene.refuses("arborec", "planet", "lodor", rule="SA-13.13.6", key="too_many_ground_units")
    else:
        scene.refuses("arborec", "planet", "lodor", rule="SA-13.13.6", key="too_many_ground_units")


# Ecosphere Phasing


def phasing(*planets: str) -> Scene:
    scene = Scene("arborec", "sol", "letnev")
    scene.racial("arborec", "ecosphere_phasing")
    scene.take("arborec", *planets)
    scene.play(Turn(seat=0, stage="choose"))
    return scene


def test_ecosphere_phasing_puts_four_goods_on_each_of_two_planets() -> None:
    scene = phasing("lodor", "quann")
    assert actions(scene, "arborec") == ["ecosphere_phasing"]
    scene.choose("arborec", "component", "ecosphere_phasing")
    assert set(scene.options("arborec")) == {("planet", each) for each in ("nestphar", "lodor", "quann")}
    scene.choose("arborec", "planet", "lodor")
    scene.refuses("arborec", "planet", "lodor", rule="SA-8.7.1", key="not_chosen_yet")
    scene.choose("arborec", "planet", "nestphar")
    assert scene.state.goods_on == {"lodor": 4, "nestphar": 4} and scene.state.strategy[0] == 1
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("arborec", "component", "ecosphere_phasing", rule="SA-10.1.1", key="used_this_round")


def test_ecosphere_phasing_needs_two_planets() -> None:
    scene = phasing()
    scene.refuses("arborec", "component", "ecosphere_phasing", rule="SA-10.4.1", key="too_few_planets")


def test_ecosphere_phasing_lets_goods_be_taken_one_from_each_planet_in_the_status_phase() -> None:
    scene = phasing("lodor")
    scene.take("sol", "quann")
    scene.state.goods_on = {"lodor": 4, "nestphar": 1, "quann": 2, "wellon": 3}
    scene.play(StatusPhase(stage="refresh"))
    scene.choose("arborec", "play", "natural_wealth")
    scene.offers("arborec", ("collect", "lodor"), ("collect", "nestphar"))
    scene.choose("arborec", "collect", "nestphar")
    scene.refuses("arborec", "collect", "nestphar", rule="SA-16.3.5", key="taken_from_there")
    scene.refuses("arborec", "collect", "quann", rule="SA-16.3.5", key="no_wealth_there")
    scene.choose("arborec", "collect", "lodor")
    assert scene.asked == ["sol"]
    assert scene.state.goods_on == {"lodor": 3, "quann": 2, "wellon": 3}
    assert scene.state.trade_goods == [2, 0, 0]


def test_ecosphere_phasing_lets_goods_be_taken_at_the_end_of_an_action_in_the_system() -> None:
    scene = phasing("lodor")
    scene.state.goods_on = {"lodor": 4, "nestphar": 4}
    system = scene.system("lodor")
    scene.play(TacticalAction(seat=0, system=system, stage="end"))
    scene.choose("arborec", "play", "natural_wealth")
    assert scene.done and scene.state.trade_goods[0] == 1
    assert scene.state.goods_on == {"lodor": 3, "nestphar": 4}
    scene.play(TacticalAction(seat=1, system=system, stage="end"))
    assert scene.done, "the action is another player's"


def test_natural_wealth_that_was_taken_at_the_end_of_an_action_is_not_there_in_the_status_phase() -> None:
    scene = phasing("lodor", "quann")
    scene.state.goods_on = {"lodor": 1, "nestphar": 1, "quann": 1}
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="end"))
    scene.offers("arborec", ("play", "natural_wealth"), ("pass",))
    scene.choose("arborec", "play", "natural_wealth")
    assert scene.state.goods_on == {"nestphar": 1, "quann": 1} and scene.state.trade_goods[0] == 1
    scene.play(StatusPhase(stage="refresh"))
    scene.choose("arborec", "play", "natural_wealth")
    scene.refuses("arborec", "collect", "lodor", rule="SA-16.3.5", key="no_wealth_there")


# Bioplasmosis


def spreading(owner: str = "") -> Scene:
    """Ground Forces at Saudor; Lodor, Mecatol Rex and Tarmann are next to it."""
    scene = galaxy("arborec", "letnev", "hacan")
    scene.racial("arborec", "bioplasmosis")
    scene.take("arborec", "saudor")
    scene.put("arborec", "saudor", shock_troop=1)
    if owner:
        scene.take(owner, "tarmann")
        scene.state.facilities["tarmann"] = ("colony",)
    return scene


def planets_offered(scene: Scene) -> set[str]:
    scene.play(StrategyPhase(stage="beginning"))
    scene.offers("arborec", ("play", "bioplasmosis"), ("pass",))
    scene.choose("arborec", "play", "bioplasmosis")
    return {str(option[1]) for option in scene.options("arborec")}


def test_bioplasmosis_takes_an_empty_planet_nearby() -> None:
    scene = spreading()
    assert planets_offered(scene) == {"saudor", "lodor", "mecatol_rex", "tarmann"}
    scene.refuses("arborec", "planet", "quann", rule="SA-8.7.1", key="near_my_troops")
    scene.choose("arborec", "planet", "tarmann")
    assert scene.units("arborec", "tarmann") == {"ground_force": 1}
    assert scene.state.control["tarmann"] == 0 and "tarmann" in scene.state.exhausted
    assert scene.told("act_of_war") == []


def test_bioplasmosis_is_an_act_of_war_where_somebody_controls_the_planet() -> None:
    scene = spreading("letnev")
    planets_offered(scene)
    scene.choose("arborec", "planet", "tarmann")
    assert scene.told("act_of_war") == [(0, 1, scene.system("tarmann"))]
    assert scene.prompt == "pay_for_war", "Letnev holds Diplomacy"
    scene.refuses("arborec", "exhaust", "tarmann", rule="SA-15.2.1", key="not_your_planet")
    scene.choose("arborec", "exhaust", "saudor")
    assert scene.state.control["tarmann"] == 0 and scene.state.facilities == {}


def test_bioplasmosis_spares_planets_with_units_or_leaders_and_those_guarded() -> None:
    scene = spreading("letnev")
    scene.put("letnev", "tarmann", pds=1)
    scene.state.counters["mecatol_rex"] = ("hostile_locals:2",)
    scene.leader("hacan", "diplomat", "lodor")
    scene.play(StrategyPhase(stage="beginning"))
    scene.choose("arborec", "play", "bioplasmosis")
    assert scene.units("arborec", "saudor") == {"shock_troop": 1, "ground_force": 1}


# Duha Menaimon


def breeding(**cargo: int) -> Scene:
    scene = galaxy("arborec", "letnev", "hacan")
    scene.fleet("arborec", "lodor", "flagship", **cargo)
    scene.take("arborec", "lodor")
    scene.goods("arborec", 12)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Production(seat=0, system=scene.system("lodor")))
    return scene


def test_flagship_arborec_builds_as_much_as_it_has_ground_forces_aboard() -> None:
    scene = breeding(ground_force=1, shock_troop=1)
    lodor = scene.place("space:lodor")
    assert scene.ask("arborec").about["most"] == 2
    assert ("produce", "cruiser", lodor) in scene.options("arborec")
    scene.refuses("arborec", "produce", "flagship", lodor, rule="SA-13.23.3", key="only_at_home")
    scene.choose("arborec", "produce", "ground_force", lodor)
    scene.choose("arborec", "produce", "ground_force", "lodor")
    while scene.prompt in ("produce_unit", "build_dock", "stow"):
        scene.choose("arborec", "done")
    assert scene.has("arborec", "lodor", "ground_force") == 1
    (load,) = scene.state.aboard[0][lodor]
    assert sum(load.cargo) == 3


def test_flagship_arborec_builds_nothing_without_ground_forces_and_not_by_the_card() -> None:
    scene = breeding()
    assert scene.prompt != "produce_unit"
    scene = breeding(ground_force=2)
    assert building_docks(scene.state, 0) == []
    scene.play(Build(seat=0, system=scene.system("lodor"), docks_alone=True))
    assert scene.done
