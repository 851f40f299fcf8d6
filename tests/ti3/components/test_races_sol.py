"""The Federation of Sol."""

from __future__ import annotations

from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn


def test_sol_1_three_counters_in_the_status_phase_where_others_receive_two() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.action_deck, scene.state.action_discards = (), ()
    scene.play(StatusPhase(stage="receive_cards"))
    assert scene.prompt == "gain_token"
    left: dict[str, object] = {}
    while scene.prompt == "gain_token":
        race = scene.asked[0]
        left.setdefault(race, scene.ask(race).about["left"])
        scene.choose(race, "gain", "tactic")
    assert left == {"sol": 3, "letnev": 2, "hacan": 2}


def test_sol_2_two_ground_forces_on_a_planet_for_a_counter_as_an_action() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "lodor")
    scene.play(Turn(seat=0, stage="choose"))
    assert actions(scene, "sol") == ["sol.2"]
    scene.choose("sol", "component", "sol.2")
    scene.offers("sol", ("planet", "jord"), ("planet", "lodor"))
    scene.refuses("sol", "planet", "arretze", rule="SA-7.2.2", key="not_your_planet")
    scene.choose("sol", "planet", "lodor")
    assert scene.units("sol", "lodor") == {"ground_force": 2}
    assert scene.state.strategy[0] == 1
    assert scene.done


def test_sol_2_no_ground_forces_without_a_counter_nor_for_others() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.counters("sol", 3, 3, 0)
    scene.play(Turn(seat=0, stage="choose"))
    assert ("component", "sol.2") not in scene.options("sol")
    scene.refuses("sol", "component", "sol.2", rule="SA-8.4.1", key="no_strategy_counter")
    scene.play(Turn(seat=1, stage="choose"))
    scene.refuses("letnev", "component", "sol.2", rule="SA-3.11.1", key="not_yours")
