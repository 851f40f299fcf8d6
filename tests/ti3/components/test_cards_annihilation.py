"""Star of Death: a planet is burnt out just before the landings."""

from __future__ import annotations

from tests.ti3.fighting import PASS
from tests.ti3.landing import land, scene_at
from tests.ti3.playing_cards import interfere
from tests.ti3.scene import Scene
from throneworld.ti3.deeds import KILLED_LEADER, deeds_of
from throneworld.ti3.phases.status import StatusPhase

STAR = ("play", "star_of_death")
SOL, LETNEV = 0, 1


def doomed(**ships: int) -> Scene:
    scene = scene_at("arinam_meer", "sol", "letnev", "winnu")
    scene.put("sol", "space:arinam_meer", **(ships or {"war_sun": 1}))
    scene.take("letnev", "arinam")
    scene.put("letnev", "arinam", ground_force=2, pds=1, space_dock=1, mechanized_unit=1)
    scene.damage("letnev", "arinam", "mechanized_unit")
    scene.put("neutral", "meer", ground_force=1)
    scene.state.exhausted_docks = ("arinam",)
    scene.state.facilities["arinam"] = ("colony",)
    scene.hold("sol", "star_of_death", "recheck")
    return scene


def test_star_of_death_destroys_all_on_a_planet_and_leaves_radiation() -> None:
    scene = doomed()
    agent = scene.leader("letnev", "admiral", "arinam")
    land(scene, "arinam_meer")
    scene.offers("sol", STAR, PASS)
    scene.choose("sol", *STAR)
    scene.offers("sol", ("planet", "arinam"), ("planet", "meer"))
    scene.refuses("sol", "planet", "wellon", rule="SA-8.7.1", key="in_this_system")
    scene.choose("sol", "planet", "arinam")
    assert scene.units("letnev", "arinam") == {} and "arinam" not in scene.state.control
    assert not scene.state.damaged[LETNEV] and not scene.state.exhausted_docks
    assert not scene.state.facilities and scene.state.counters == {"arinam": ("neutron_radiation",)}
    assert agent not in scene.state.leaders
    assert [each.about for each in deeds_of(scene.state, KILLED_LEADER, SOL)] == [(agent, LETNEV)]
    assert scene.state.hands[SOL] == () and scene.told("act_of_war")[0][:2] == (SOL, LETNEV)
    assert scene.units("neutral", "meer") == {"ground_force": 1}


def test_star_of_death_on_a_planet_of_nobody_is_no_act_of_war() -> None:
    scene = doomed()
    land(scene, "arinam_meer")
    scene.choose("sol", *STAR)
    scene.choose("sol", "planet", "meer")
    assert scene.units("neutral", "meer") == {} and scene.told("act_of_war") == []
    assert scene.state.counters == {"meer": ("neutron_radiation",)}
    assert scene.state.control["arinam"] == LETNEV


def test_star_of_death_needs_a_war_sun_of_the_active_player() -> None:
    scene = doomed(dreadnought=2)
    scene.hold("letnev", "star_of_death")
    land(scene, "arinam_meer")
    assert scene.prompt != "window" and scene.refusal("sol", *STAR)


def test_star_of_death_is_cancelled_by_an_agent_there() -> None:
    scene = doomed()
    agent = scene.leader("winnu", "agent", "meer")
    land(scene, "arinam_meer")
    scene.choose("sol", *STAR)
    scene.choose("sol", "planet", "arinam")
    interfere(scene, "winnu", agent)
    assert scene.units("letnev", "arinam")["ground_force"] == 2
    assert scene.state.counters == {} and scene.state.hands[SOL] == ("recheck",)


def irradiated(race: str) -> Scene:
    scene = Scene(race, "letnev", "hacan")
    scene.take(race, "lodor", "quann", exhausted=True)
    scene.state.counters = {"lodor": ("neutron_radiation",)}
    scene.play(StatusPhase(stage="refresh"))
    while scene.asked == [race] and ("pass",) in scene.options(race):
        scene.choose(race, "pass")
    if ("done",) in scene.options(race):
        scene.choose(race, "done")
    return scene


def test_star_of_death_radiation_keeps_a_planet_from_one_refresh() -> None:
    scene = irradiated("sol")
    assert "lodor" in scene.state.exhausted and "quann" not in scene.state.exhausted
    assert scene.state.counters == {}


def test_star_of_death_radiation_does_not_harm_arborec() -> None:
    scene = irradiated("arborec")
    assert "lodor" not in scene.state.exhausted and scene.state.counters == {}
