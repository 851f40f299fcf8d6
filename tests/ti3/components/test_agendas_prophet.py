"""The prophet: troops that rise when the Action Phase is over, a refresh that falls out, and his own time."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.imperium.marks import mark
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.agendas import RevealAgendas, top_up_docket
from throneworld.ti3.phases.refresh import RefreshPlanets
from throneworld.ti3.phases.status import StatusPhase

PROPHET = "rise_of_the_prophet"


def over(scene: Scene) -> None:
    scene.state.active = -1
    scene.play(ActionPhase(stage="end"))


def test_rise_of_the_prophet_attacks_planets_in_activated_systems_after_the_action_phase() -> None:
    scene = forum()
    scene.take("sol", "lodor", "quann")
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", ground_force=9)
    scene.activate("hacan", "lodor", "saudor", "home_sol", "wellon")
    scene.put("sol", "jord", ground_force=9)
    offers_sides(scene, PROPHET)
    ballot(scene, PROPHET, sol=("for", 1))
    assert "lodor" in scene.state.control
    over(scene)
    assert scene.asked == ["sol"]
    scene.offers("sol", ("next", "jord"), ("next", "lodor"))
    scene.refuses("sol", "next", "quann", rule="SA-3.20.1", key="not_attacked")
    scene.choose("sol", "next", "lodor")
    while scene.asked:
        scene.choose(scene.asked[0], *scene.options()[-1])
    assert "lodor" not in scene.state.control and scene.state.counters == {"lodor": ("hostile_locals:2",)}
    assert {"quann", "saudor", "jord"} <= set(scene.state.control), "nine hold out"
    assert scene.units("neutral", "lodor") == {}
    scene.take("sol", "lodor")
    over(scene)
    assert scene.done and "lodor" in scene.state.control, "once"
    scene.play(RefreshPlanets(seat=0))
    scene.choose("sol", "done")
    assert "jord" not in scene.state.exhausted, "no refresh falls out"


def test_rise_of_the_prophet_comes_after_a_rebellion() -> None:
    scene = forum()
    decide(scene, PROPHET, "for")
    scene.take("sol", "saudor", "lodor")
    scene.activate("hacan", "saudor", "lodor")
    mark(scene.game, "due:rebellion", seat=2, until="game")
    over(scene)
    while scene.asked:
        scene.choose(scene.asked[0], *scene.options()[-1])
    one = ("hostile_locals:1",)
    assert scene.state.counters == {"saudor": one, "lodor": one}, "the rebels had them already"


def test_rise_of_the_prophet_against_drops_the_whole_step_of_refreshing() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.state.exhausted_docks = ("lodor",)
    scene.state.goods_on["lodor"] = 2
    decide(scene, PROPHET, "against")
    before = scene.state.exhausted
    scene.play(StatusPhase(stage="refresh"))
    assert scene.state.exhausted == before and scene.state.exhausted_docks == ("lodor",)
    assert scene.state.goods_on == {"lodor": 2}


def test_rise_of_the_prophet_is_replaced_when_it_is_revealed_in_the_first_round() -> None:
    scene = forum()
    scene.state.round = 1
    scene.politics("sol", PROPHET)
    scene.state.agenda_deck = ("mutiny", *[each for each in scene.state.agenda_deck if each != "mutiny"])
    scene.play(RevealAgendas(who=(0,)))
    if scene.asked:
        scene.choose("sol", "reveal", PROPHET)
    assert scene.state.revealed[0] == "mutiny" and scene.state.agenda_discards == (PROPHET,)


def test_rise_of_the_prophet_is_passed_over_when_the_deck_adds_agendas_in_the_first_round() -> None:
    for number, passed_over in ((1, True), (2, False)):
        scene = forum()
        scene.state.round = number
        rest = [each for each in scene.state.agenda_deck if each != PROPHET]
        scene.state.agenda_deck = (PROPHET, *rest)
        top_up_docket(scene.game)
        assert (PROPHET in scene.state.agenda_discards) == passed_over
        assert (PROPHET not in scene.state.docket) == passed_over and len(scene.state.docket) == 5
