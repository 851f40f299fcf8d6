"""Rulings 2, 3 and 9: a law that is voted on again, predictions, and agendas that are replaced."""

from __future__ import annotations

from tests.ti4.market import offer
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.imperium.marks import AGENDA, is_marked, mark
from throneworld.imperium.owning import RESTRAINED
from throneworld.kernel.asks import Noun
from throneworld.ti4.transaction import TRADED
from throneworld.ti4.voting.agenda import ResolveAgenda

COMMITTEE, SHARD, CHAMBER = "committee_formation", "shard_of_the_throne", ("sol", "letnev", "xxcha")
VETO = (("play", "veto"), ("pass",))


def stage(*agendas: str, factions: tuple[str, ...] = (), **hands: str) -> Scene:
    """These agendas lie on top; each player named holds a card."""
    scene = senate(*agendas, factions=factions)
    for faction, title in hands.items():
        scene.hold(faction, title)
    return scene


def elect(scene: Scene, outcome: Noun) -> None:
    """Nobody votes, and the speaker decides."""
    while scene.ask().prompt == "choose_vote":
        scene.game.choose(scene.ask().seat, ("abstain",))
    scene.choose("sol", "resolve", outcome)


# Miscount Disclosed


def test_notes_4_2a_miscount_disclosed_pays_its_own_riders_before_the_law_is_revealed_again() -> None:
    scene = stage("miscount_disclosed", letnev="trade_rider")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "trade_rider")
    scene.choose("letnev", "predict", "fleet_regulations")
    elect(scene, "fleet_regulations")
    kinds = [
        event.kind for event in scene.game.log if event.kind in ("agenda_revealed", "trade_goods_gained")
    ]
    assert kinds == ["agenda_revealed", "trade_goods_gained", "agenda_revealed"]


def test_notes_4_2b_a_law_that_is_voted_on_again_passes_all_stops_of_an_agenda() -> None:
    scene = stage("miscount_disclosed", letnev="trade_rider", jolnar="veto")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    scene.play(ResolveAgenda())
    scene.choose("jolnar", "pass")
    scene.choose("letnev", "pass")
    elect(scene, "fleet_regulations")
    assert scene.options("jolnar") == VETO
    scene.choose("jolnar", "pass")
    scene.choose("letnev", "play", "trade_rider")
    scene.choose("letnev", "predict", "for")
    elect(scene, "for")
    assert scene.state.trade_goods == [0, 5, 0]
    assert set(scene.state.laws) == {"fleet_regulations", "homeland_defense_act"}


def test_notes_4_2d_a_veto_discards_the_law_that_is_voted_on_again() -> None:
    scene = stage("miscount_disclosed", "economic_equality", letnev="veto")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "pass")
    elect(scene, "fleet_regulations")
    scene.choose("letnev", "play", "veto")
    assert scene.state.laws == {"homeland_defense_act": ""}
    assert "fleet_regulations" in scene.state.agenda_discards
    elect(scene, "for")
    assert scene.state.trade_goods == [5, 5, 5]


def test_notes_4_2e_a_law_that_is_voted_down_the_second_time_leaves_play() -> None:
    scene = stage("miscount_disclosed")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    scene.play(ResolveAgenda())
    elect(scene, "fleet_regulations")
    assert "fleet_regulations" in scene.state.laws
    elect(scene, "against")
    assert scene.done and scene.state.laws == {"homeland_defense_act": ""}
    assert set(scene.state.agenda_discards) == {"miscount_disclosed", "fleet_regulations"}


def test_notes_4_2f_another_election_replaces_the_old_one() -> None:
    scene = stage("miscount_disclosed")
    scene.law("minister_of_policy", 1)
    scene.law("fleet_regulations")
    scene.play(ResolveAgenda())
    elect(scene, "minister_of_policy")
    assert scene.state.laws["minister_of_policy"] == 1, "it holds while it is voted on"
    elect(scene, 2)
    assert scene.state.laws["minister_of_policy"] == 2


def test_notes_4_2g_a_new_vote_takes_no_victory_points() -> None:
    scene = stage("miscount_disclosed")
    scene.law(SHARD, 1)
    scene.law("fleet_regulations")
    scene.state.points[:] = [0, 1, 0]
    scene.play(ResolveAgenda())
    elect(scene, SHARD)
    elect(scene, 2)
    assert scene.state.points == [0, 1, 1]
    assert scene.told("points_lost") == []


# Riders, Committee Formation, Confusing Legal Text


def test_notes_4_3a_riders_come_before_committee_formation_and_that_before_confusing_legal_text() -> None:
    scene = stage("minister_of_policy", letnev="trade_rider", jolnar="confusing_legal_text")
    scene.law(COMMITTEE, 1)
    scene.play(ResolveAgenda())
    assert scene.options("letnev") == (("play", "trade_rider"), ("pass",))
    scene.choose("letnev", "play", "trade_rider")
    scene.choose("letnev", "predict", 0)
    assert scene.options("letnev") == (("play", COMMITTEE), ("pass",))
    scene.choose("letnev", "play", COMMITTEE)
    scene.choose("letnev", "elect", 2)
    assert scene.options("jolnar") == (("play", "confusing_legal_text"), ("pass",))
    scene.choose("jolnar", "play", "confusing_legal_text")
    scene.choose("jolnar", "player", 0)
    assert scene.state.laws == {"minister_of_policy": 0}
    assert scene.told("votes_cast") == [] and scene.state.trade_goods == [0, 5, 0]


def test_notes_4_3b_a_prediction_of_what_committee_formation_elected_first_is_wrong() -> None:
    scene = stage("minister_of_policy", sol="trade_rider", jolnar="confusing_legal_text")
    scene.law(COMMITTEE, 1)
    scene.play(ResolveAgenda())
    scene.choose("sol", "play", "trade_rider")
    scene.choose("sol", "predict", 2)
    scene.choose("letnev", "play", COMMITTEE)
    scene.choose("letnev", "elect", 2)
    scene.choose("jolnar", "play", "confusing_legal_text")
    scene.choose("jolnar", "player", 1)
    assert scene.done and scene.state.trade_goods == [0, 0, 0]


def test_notes_4_3d_right_predictions_pay_in_the_order_in_which_they_were_made() -> None:
    scene = stage("mutiny", sol="trade_rider", letnev="imperial_rider")
    scene.play(ResolveAgenda())
    scene.choose("sol", "pass")
    scene.choose("letnev", "play", "imperial_rider")
    scene.choose("letnev", "predict", "for")
    scene.choose("sol", "play", "trade_rider")
    scene.choose("sol", "predict", "for")
    abstain(scene, "letnev")
    vote(scene, "jolnar", "for")
    abstain(scene, "sol")
    assert scene.told("prediction_came_true") == [(1, "imperial_rider"), (0, "trade_rider")]
    assert scene.told("points_gained") == [(2, 1, "mutiny"), (1, 1, "imperial_rider")]


# Replacing agendas


def test_notes_4_9a_whoever_may_replace_an_agenda_is_asked_in_speaker_order_until_all_decline() -> None:
    scene = stage("mutiny", factions=CHAMBER, letnev="veto")
    scene.note("sol", "political_secret", "letnev")
    scene.state.speaker = 1
    scene.play(ResolveAgenda())
    asked = []
    while scene.ask().prompt == "window":
        asked.append(scene.ask().seat)
        again = asked.count(2) == 1 and scene.ask().seat == 0
        scene.game.choose(scene.ask().seat, ("play", "political_secret") if again else ("pass",))
    assert asked == [1, 2, 0, 2]
    assert is_marked(scene.state, RESTRAINED, 1)


def test_notes_4_9a_each_replacement_begins_a_loop_of_its_own() -> None:
    scene = stage("mutiny", "core_mining", "arms_reduction", factions=CHAMBER, letnev="veto")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "pass")
    scene.choose("xxcha", "play", "quash")
    assert scene.options("letnev") == VETO, "who declined may replace the new one"
    scene.choose("letnev", "play", "veto")
    assert scene.options("xxcha") == (("play", "quash"), ("pass",))
    assert scene.ask().about["agenda"] == "arms_reduction"


def test_notes_4_9c_a_replacement_that_cannot_be_used_is_replaced_in_silence() -> None:
    scene = stage("mutiny", "judicial_abolishment", "economic_equality", letnev="veto", sol="trade_rider")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "veto")
    revealed = [str(event[0]) for event in scene.told("agenda_revealed")]
    assert revealed == ["mutiny", "judicial_abolishment", "economic_equality"]
    assert scene.ask().about["agenda"] == "economic_equality"
    assert set(scene.state.agenda_discards) == {"mutiny", "judicial_abolishment"}


def test_notes_4_9d_a_law_that_is_voted_on_again_lets_the_same_players_trade_once_more() -> None:
    scene = stage("miscount_disclosed")
    scene.law("fleet_regulations")
    scene.law("homeland_defense_act")
    scene.goods("letnev", 3)
    scene.play(ResolveAgenda())
    trade(scene)
    assert scene.refusal("letnev", "transaction", 0) == "RR 83.1 traded_already"
    elect(scene, "fleet_regulations")
    trade(scene)
    assert scene.state.trade_goods == [2, 1, 0]


def test_notes_4_9d_players_who_have_traded_may_trade_on_the_replacement() -> None:
    """Nobody trades before the vote, but whatever was said and done about an agenda goes with it."""
    scene = stage("mutiny", "economic_equality", letnev="veto")
    scene.goods("letnev", 1)
    scene.play(ResolveAgenda())
    mark(scene.game, TRADED, seat=1, subject=0, until=AGENDA)
    scene.choose("letnev", "play", "veto")
    trade(scene)
    assert scene.state.trade_goods == [1, 0, 0]


def trade(scene: Scene) -> None:
    """Letnev gives Sol a trade good in his voting turn."""
    scene.choose("letnev", "transaction", 0)
    offer(scene, "letnev", ("give_trade_goods", 1))
    scene.choose("sol", "accept")
