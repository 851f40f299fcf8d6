"""RR 8: the steps of the agenda phase and voting."""

from __future__ import annotations

from tests.ti4.scene import ALL, Scene
from tests.ti4.senate import abstain, reveal, senate, vote, witness
from throneworld.imperium.council import add_votes, votes_of
from throneworld.imperium.marks import AGENDA_PHASE as PHASE_ENDS
from throneworld.imperium.marks import is_marked, mark
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.sequence import Round
from throneworld.ti4.tables import AGENDA_PHASE
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.ballots import CANNOT_VOTE

STOPS = (
    "agenda_phase_start",
    "agenda_revealed_when",
    "agenda_revealed_after",
    "vote_before",
    "self_voted_after",
    "speaker_voted_after",
    "self_elected_when",
    "prediction_resolve_after",
)


def test_rr_8_1_the_phase_is_skipped_while_the_custodians_are_there() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Round(stage="agenda"))
    assert scene.state.phase != AGENDA_PHASE
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.custodians = False
    scene.play(Round(stage="agenda"))
    assert scene.state.phase == AGENDA_PHASE
    assert scene.ask().prompt == "choose_vote"


def test_rr_8_2_an_agenda_is_revealed_voted_on_and_resolved() -> None:
    scene = senate("minister_of_war", listeners=[*ALL, *witness(*STOPS)])
    scene.play(AgendaPhase())
    assert scene.told("agenda_revealed") == [("minister_of_war",)]
    vote(scene, "letnev", 1)
    abstain(scene, "jolnar", "sol")
    assert [args[0] for args in scene.told("witnessed")[:8]] == list(STOPS)
    assert scene.told("agenda_resolved") == [("minister_of_war", 1)]


def test_rr_8_2_votes_are_cast_from_the_left_of_the_speaker_who_is_last() -> None:
    scene = senate("mutiny")
    scene.state.speaker = scene.seat("letnev")
    scene.play(ResolveAgenda())
    asked = []
    for _ in range(3):
        asked.append(scene.ask().seat)
        scene.game.choose(scene.ask().seat, ("abstain",))
    assert asked == [2, 0, 1]


def test_rr_8_2_an_agenda_that_cannot_be_used_is_replaced_at_once() -> None:
    scene = reveal("judicial_abolishment", "classified_document_leaks", "mutiny")
    assert scene.ask().about["agenda"] == "mutiny"
    assert scene.state.agenda_discards == ("classified_document_leaks", "judicial_abolishment")


def test_rr_8_3_a_second_agenda_follows() -> None:
    scene = senate("mutiny", "economic_equality")
    scene.play(AgendaPhase())
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "against")
    assert scene.ask().about["agenda"] == "economic_equality"
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "for")
    assert scene.done


def test_rr_8_4_then_all_planets_are_readied_and_what_held_for_the_phase_ends() -> None:
    scene = senate("mutiny", "economic_equality")
    mark(scene.game, CANNOT_VOTE, seat=1, until=PHASE_ENDS)
    scene.play(AgendaPhase())
    abstain(scene, "letnev")
    vote(scene, "jolnar", "for")
    abstain(scene, "sol")
    assert set(scene.state.exhausted) == {"nar", "jol"}
    assert ("vote", "for") not in scene.options("letnev")
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "for")
    assert not scene.state.exhausted
    assert not is_marked(scene.state, CANNOT_VOTE)


def test_rr_8_5_a_player_votes_for_an_outcome_of_the_agenda() -> None:
    scene = reveal("mutiny")
    assert scene.options("letnev") == (("vote", "for"), ("vote", "against"), ("abstain",))


def test_rr_8_6_votes_are_the_influence_of_the_planets_exhausted() -> None:
    scene = reveal("mutiny")
    abstain(scene, "letnev")
    scene.choose("jolnar", "vote", "for")
    assert scene.options() == (("exhaust", "nar"), ("exhaust", "jol"), ("all",))
    assert scene.refusal("jolnar", "done") == "RR 8.6 no_votes_yet"
    scene.choose("jolnar", "exhaust", "nar")
    assert scene.options() == (("exhaust", "jol"), ("done",))
    scene.choose("jolnar", "done")
    assert scene.told("votes_cast") == [(2, "for", 3)]
    assert scene.state.exhausted == ("nar",)


def test_rr_8_6_the_question_tells_the_votes_within_reach_and_those_that_were_cast() -> None:
    scene = reveal("mutiny")
    assert scene.ask("letnev").about == {"agenda": "mutiny", "available": 1, "cast": ""}
    vote(scene, "letnev", "against")
    assert scene.ask("jolnar").about == {"agenda": "mutiny", "available": 5, "cast": "against 1"}
    scene.choose("jolnar", "vote", "for")
    scene.choose("jolnar", "exhaust", "nar")
    facts = scene.ask("jolnar").about
    assert (facts["votes"], facts["available"], facts["cast"]) == (3, 2, "against 1")
    scene.choose("jolnar", "done")
    assert scene.ask("sol").about["cast"] == "against 1 for 3"


def test_rr_8_16_who_cannot_vote_is_told_that_he_has_no_votes() -> None:
    scene = senate("mutiny", factions=("sol", "nekro", "jolnar"))
    scene.play(ResolveAgenda())
    scene.choose("nekro", "pass")
    assert scene.ask("nekro").about["available"] == 0


def test_rr_8_6_an_exhausted_planet_and_one_without_influence_give_no_votes() -> None:
    scene = senate("mutiny")
    scene.take("letnev", "quann", "lodor", "abyz")
    scene.state.exhausted = ("lodor",)
    scene.play(ResolveAgenda())
    scene.choose("letnev", "vote", "for")
    assert scene.options() == (("exhaust", "wren_terra"), ("exhaust", "quann"), ("all",))
    assert scene.refusal("letnev", "exhaust", "lodor") == "RR 61.4 planet_exhausted"
    assert scene.refusal("letnev", "exhaust", "abyz") == "RR 8.6 planet_worth_nothing"


def test_rr_8_6_who_has_nothing_to_exhaust_cannot_vote() -> None:
    scene = senate("mutiny")
    scene.state.exhausted = ("wren_terra",)
    scene.play(ResolveAgenda())
    assert scene.refusal("letnev", "vote", "for") == "RR 8.6 nothing_to_vote_with"


def test_rr_8_7_all_votes_of_a_player_are_for_the_same_outcome() -> None:
    scene = reveal("mutiny")
    abstain(scene, "letnev")
    scene.choose("jolnar", "vote", "for")
    scene.choose("jolnar", "exhaust", "nar")
    assert scene.refusal("jolnar", "vote", "against") == "RR 8.7 one_outcome_only"
    scene.choose("jolnar", "done")
    assert scene.ask().seat == scene.seat("sol")


def test_rr_8_8_the_votes_are_for_or_against() -> None:
    scene = reveal("regulated_conscription")
    votes = [option for option in scene.options() if option[0] == "vote"]
    assert votes == [("vote", "for"), ("vote", "against")]


def test_rr_8_9_votes_are_for_an_eligible_player_or_planet() -> None:
    scene = senate("core_mining")
    scene.take("sol", "vefut_ii", "quann")
    scene.take("letnev", "starpoint")
    scene.play(ResolveAgenda())
    votes = [option for option in scene.options() if option[0] == "vote"]
    assert votes == [("vote", "vefut_ii"), ("vote", "starpoint")]


def test_rr_8_9_an_agenda_for_which_nothing_is_eligible_is_discarded_without_a_vote() -> None:
    scene = reveal("core_mining")
    assert scene.done
    assert scene.state.agenda_discards == ("core_mining",)
    assert scene.told("agenda_resolved") == []


def test_rr_8_10_a_player_can_vote_for_himself() -> None:
    scene = reveal("minister_of_war")
    votes = [option for option in scene.options("letnev") if option[0] == "vote"]
    assert votes == [("vote", 0), ("vote", 1), ("vote", 2)]
    vote(scene, "letnev", 1)
    abstain(scene, "jolnar", "sol")
    assert scene.state.laws == {"minister_of_war": 1}


def test_rr_8_11_only_a_planet_that_somebody_controls_is_elected() -> None:
    scene = senate("colonial_redistribution")
    scene.take("sol", "mecatol_rex", "quann")
    scene.play(ResolveAgenda())
    assert [option for option in scene.options() if option[0] == "vote"] == [("vote", "quann")]


def test_rr_8_12_the_outcome_is_named_before_planets_are_exhausted() -> None:
    scene = reveal("mutiny")
    abstain(scene, "letnev")
    assert not [option for option in scene.options() if option[0] == "exhaust"]
    scene.choose("jolnar", "vote", "against")
    facts = scene.ask().about
    assert (facts["agenda"], facts["outcome"], facts["votes"]) == ("mutiny", "against", 0)


def test_rr_8_13_trade_goods_cast_no_votes() -> None:
    scene = senate("mutiny")
    scene.goods("letnev", trade_goods=9)
    scene.state.exhausted = ("wren_terra",)
    scene.play(ResolveAgenda())
    assert ("vote", "for") not in scene.options("letnev")


def test_rr_8_14_a_player_may_abstain() -> None:
    scene = reveal("mutiny")
    abstain(scene, "letnev")
    assert scene.told("abstained") == [(1,)]
    assert scene.state.exhausted == ()


def test_rr_8_15_additional_votes_are_for_the_same_outcome() -> None:
    scene = reveal("mutiny")
    vote(scene, "letnev", "against")
    add_votes(scene.game, 1, 5)
    assert votes_of(scene.state, 1) == 6
    vote(scene, "jolnar", "for")
    abstain(scene, "sol")
    assert scene.told("agenda_resolved") == [("mutiny", "against")]


def test_rr_8_16_who_cannot_vote_casts_no_votes_but_has_his_turn_to_trade() -> None:
    scene = senate("mutiny")
    mark(scene.game, CANNOT_VOTE, seat=1, until=PHASE_ENDS)
    scene.play(ResolveAgenda())
    assert scene.options("letnev") == (("abstain",),)
    assert scene.beside("letnev") == (("transaction", 2), ("transaction", 0))
    assert scene.refusal("letnev", "vote", "for") == "RR 8.16 cannot_vote"
