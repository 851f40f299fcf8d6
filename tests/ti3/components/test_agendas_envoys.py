"""Ministers and networks that act on what others do: whom they may elect, a refusal, what they do."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, decide, forum, put_to_vote
from throneworld.ti3.tactical.production import Production

RACES = ("norr", "letnev", "winnu")


def test_minister_of_intelligence_cancels_a_card_for_four_influence() -> None:
    scene = forum(*RACES)
    put_to_vote(scene, "minister_of_intelligence")
    scene.offers("norr", *[("vote", "minister_of_intelligence", seat) for seat in range(3)], ("done",))
    scene.refuses("norr", "vote", "minister_of_intelligence", "for", rule="SA-9.2.1", key="elects_player")
    ballot(scene, "minister_of_intelligence", norr=(2, 1))
    scene.goods("winnu", 3)
    act(scene, "norr", "command_summit")
    assert scene.done and scene.state.tactic[0] == 4, "he cannot pay"
    scene.goods("winnu", 4)
    act(scene, "norr", "command_summit")
    scene.offers("winnu", ("play", "minister_of_intelligence"), PASS)
    scene.refuses("winnu", "play", "sabotage", rule="SA-8.7.1", key="not_yours")
    scene.choose("winnu", "play", "minister_of_intelligence")
    scene.refuses("norr", "component", "command_summit", rule="SA-3.11.1", key="not_yours")
    assert scene.state.tactic[0] == 4 and scene.state.trade_goods[2] == 0
    assert scene.prompt == "choose_action", "a cancelled card uses no action"


def test_minister_of_intelligence_does_not_cancel_his_own_cards() -> None:
    scene = forum(*RACES)
    decide(scene, "minister_of_intelligence", 0)
    scene.goods("norr", 5)
    act(scene, "norr", "command_summit")
    assert scene.done and scene.state.tactic[0] == 4


def surveyed() -> Scene:
    scene = forum(*RACES)
    put_to_vote(scene, "smart_surveillance_and_prediction_network")
    sides = [("vote", "smart_surveillance_and_prediction_network", side) for side in ("for", "against")]
    scene.offers("norr", *sides, ("done",))
    agenda = "smart_surveillance_and_prediction_network"
    scene.refuses("norr", "vote", agenda, 0, rule="SA-9.2.2", key="for_or_against")
    ballot(scene, "smart_surveillance_and_prediction_network", norr=("for", 1))
    return scene


def test_smart_surveillance_and_prediction_network_lets_any_opponent_cancel_for_five_influence() -> None:
    scene = surveyed()
    scene.goods("letnev", 5)
    scene.goods("winnu", 4)
    act(scene, "norr", "command_summit")
    network = "smart_surveillance_and_prediction_network"
    scene.offers("letnev", ("play", network), PASS)
    scene.refuses("letnev", "play", "sabotage", rule="SA-8.7.1", key="not_yours")
    scene.choose("letnev", "play", network)
    assert scene.state.tactic[0] == 3 and scene.state.trade_goods == [0, 0, 4]
    assert scene.prompt == "choose_action"
    scene.refuses("norr", "component", "command_summit", rule="SA-3.11.1", key="not_yours")


def test_smart_surveillance_and_prediction_network_against_is_only_discarded() -> None:
    scene = forum()
    decide(scene, "smart_surveillance_and_prediction_network", "against")
    assert scene.done and scene.state.laws == {}
    assert scene.state.agenda_discards == ("smart_surveillance_and_prediction_network",)


def building(scene: Scene, cruisers: int, goods: int = 2, rich: bool = True) -> None:
    """Norr builds so many Cruisers, and Letnev would rather not."""
    system = scene.system("lodor")
    scene.take("norr", "lodor", "thibah", "mecatol_rex")
    scene.put("norr", "lodor", space_dock=1)
    scene.state.exhausted = tuple(
        each for each in scene.state.control if not rich or each not in ("lodor", "thibah", "mecatol_rex")
    )
    scene.goods("norr", goods)
    scene.hold("letnev", "space_dock_accident")
    scene.state.active_system = system
    scene.play(Production(seat=0, system=system))
    for _ in range(cruisers):
        scene.choose("norr", "produce", "cruiser", scene.place("space:lodor"))
    scene.choose("norr", "done")
    scene.choose("letnev", "play", "space_dock_accident")
    while scene.asked == ["letnev"]:
        scene.choose("letnev", *scene.options("letnev")[0])


def test_ruling_174_smart_surveillance_and_prediction_network_leaves_what_pays_for_a_build() -> None:
    scene = surveyed()
    network = "smart_surveillance_and_prediction_network"
    building(scene, 2)
    assert scene.asked == ["norr"] and scene.prompt == "window", "Mecatol Rex has six influence"
    scene.choose("norr", "play", network)
    assert "mecatol_rex" in scene.state.exhausted and "lodor" not in scene.state.exhausted
    while scene.asked == ["norr"] and scene.prompt == "pay":
        scene.choose("norr", "for_me")
    assert scene.has("norr", "space:lodor", "cruiser") == 2 and scene.has("norr", "lodor", "space_dock")
    poor = surveyed()
    building(poor, 2, goods=6, rich=False)
    assert poor.prompt != "window", "four of his means pay for the Cruisers"


def test_smart_surveillance_and_prediction_network_is_refused_to_whoever_cannot_pay() -> None:
    scene = surveyed()
    scene.hold("letnev", "sabotage")
    scene.goods("letnev", 4)
    act(scene, "norr", "command_summit")
    network = "smart_surveillance_and_prediction_network"
    scene.offers("letnev", ("play", "sabotage"), PASS)
    scene.refuses("letnev", "play", network, rule="SA-8.3.3", key="not_enough_influence")
