"""The law by which a system becomes an Asteroid Field."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_players
from throneworld.ti3.council.subjects import ELIGIBLE

LAW = "minister_of_annihilation"


def occurs(scene: Scene, moment: str) -> None:
    scene.game.open(moment)
    scene.play()


def elected() -> Scene:
    scene = forum()
    decide(scene, LAW, 0)
    scene.take("letnev", "lodor", "saudor")
    scene.put("letnev", "saudor", ground_force=2, space_dock=1)
    scene.put("hacan", "space:saudor", cruiser=1)
    scene.hold("sol", "sabotage", "veto")
    scene.activate("letnev", "saudor")
    return scene


def named(scene: Scene, system: int) -> None:
    occurs(scene, "strategy_phase_any")
    scene.choose("sol", "play", LAW)
    scene.choose("sol", "system", system)


def test_minister_of_annihilation_names_a_system_in_the_strategy_phase() -> None:
    scene = forum()
    offers_players(scene, LAW)
    ballot(scene, LAW, sol=(0, 1))
    occurs(scene, "strategy_phase_any")
    scene.offers("sol", ("play", LAW), ("pass",))
    scene.choose("sol", "play", LAW)
    possible = {option[1] for option in scene.options("sol")}
    assert {scene.system(name) for name in ("saudor", "thibah", "vefut_ii")} <= possible
    for name, key in {
        "home_sol": "no_home_nor_mecatol",
        "mecatol_rex": "no_home_nor_mecatol",
        "quann": "without_stable_wormhole",
        "nebula": "with_planets",
    }.items():
        system = scene.system(name)
        assert system not in possible
        scene.refuses("sol", "system", system, rule="SA-8.7.1", key=key)
    scene.choose("sol", "system", scene.system("saudor"))
    occurs(scene, "strategy_phase_any")
    assert scene.done, "he has named one"


def test_minister_of_annihilation_turns_the_system_into_asteroids_at_the_end_of_the_status_phase() -> None:
    scene = elected()
    saudor = scene.system("saudor")
    named(scene, saudor)
    decide(scene, "build_monument", "saudor")
    occurs(scene, "status_end")
    state = scene.state
    field = scene.system("asteroid_field")
    assert saudor not in state.map and field in state.map
    assert "saudor" not in state.control and state.control["lodor"] == 1
    assert not scene.units("letnev", "saudor") and not state.units[2], "all units are gone"
    assert not state.on_board[1] >> saudor & 1
    assert state.laws == {}, "what was about the planet ends, and the Minister's own law"
    assert state.hands[0] == () and set(state.action_discards) == {"sabotage", "veto"}


def test_minister_of_annihilation_does_nothing_once_the_law_is_repealed() -> None:
    scene = elected()
    saudor = scene.system("saudor")
    named(scene, saudor)
    decide(scene, "repeal", LAW)
    occurs(scene, "status_end")
    assert saudor in scene.state.map and len(scene.state.hands[0]) == 2


def test_ruling_137_a_law_about_a_border_stays_with_it_when_the_system_becomes_another() -> None:
    scene = elected()
    saudor, mecatol = scene.system("saudor"), scene.system("mecatol_rex")
    decide(
        scene,
        "space_time_anomalies",
        *sorted(map(scene.place, ("space:saudor", "space:mecatol_rex")), key=int),
    )
    named(scene, saudor)
    occurs(scene, "status_end")
    about = str(scene.state.laws["space_time_anomalies"])
    ends = {int(each) for each in about.split(" ")}
    assert ends == {mecatol, scene.system("asteroid_field")} and about in ELIGIBLE["border"](scene.state)
