"""Events about what may be done on the turns that follow: what may be voted for, a refusal, what follows."""

from __future__ import annotations

from tests.ti3.senate import ballot, decide, forum, offers_sides
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.activation import inner_refusal


def test_imperial_containment_makes_tactical_actions_dearer_for_the_largest() -> None:
    scene = forum()
    scene.take("sol", "lodor", "quann")
    scene.take("letnev", "saudor")
    scene.state.strategy_cards = [(), (), ()]
    offers_sides(scene, "imperial_containment")
    ballot(scene, "imperial_containment", sol=("for", 1))
    scene.play(Turn(seat=0))
    scene.choose("sol", "tactical", scene.system("wellon"))
    while scene.asked == ["sol"] and scene.prompt != "choose_action":
        scene.choose("sol", *scene.options()[-1])
    assert scene.state.tactic == [1, 3, 3]
    scene.play(Turn(seat=0))
    scene.refuses("sol", "tactical", scene.system("thibah"), rule="SA-3.14.1", key="surcharge_unpaid")
    assert scene.options("sol") == (("pass",),) or not any(each[0] == "tactical" for each in scene.options())
    assert inner_refusal(scene.state, 0, scene.system("thibah")) is None, (
        "its counter is of the reinforcements"
    )
    scene.take("letnev", "thibah")
    scene.play(Turn(seat=1))
    scene.choose("letnev", "tactical", scene.system("wellon"))
    assert scene.state.tactic == [1, 1, 3], "now both have the most"


def test_imperial_containment_against_gives_counters_to_the_smallest() -> None:
    scene = forum()
    scene.take("sol", "lodor")
    decide(scene, "imperial_containment", "against")
    for race in ("letnev", "hacan"):
        scene.choose(race, "gain", "tactic")
    assert scene.done and scene.state.tactic == [3, 4, 4]
