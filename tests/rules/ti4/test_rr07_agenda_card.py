"""RR 7: laws and directives, where they lie and when they are discarded."""

from __future__ import annotations

from collections import Counter

from tests.ti4.senate import abstain, reveal, senate, vote
from throneworld.imperium.owning import law_owner
from throneworld.ti4.tables import AGENDAS, DIRECTIVE, LAW
from throneworld.ti4.verbs.agendas import discard_agenda
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.ballots import given_votes


def test_rr_7_1_there_are_laws_and_directives() -> None:
    assert Counter(agenda.kind for agenda in AGENDAS) == {LAW: 34, DIRECTIVE: 16}


def test_rr_7_2_a_law_changes_the_rules_for_good() -> None:
    scene = reveal("representative_government")
    vote(scene, "letnev", "for")
    abstain(scene, "jolnar", "sol")
    assert given_votes(scene.state, 0)


def test_rr_7_3_a_law_that_is_passed_lies_in_the_common_play_area() -> None:
    scene = reveal("regulated_conscription")
    vote(scene, "letnev", "for")
    abstain(scene, "jolnar", "sol")
    assert scene.state.laws == {"regulated_conscription": ""}
    assert "regulated_conscription" not in scene.state.agenda_discards


def test_rr_7_3_a_law_that_elects_a_planet_lies_on_it() -> None:
    scene = senate("senate_sanctuary")
    scene.take("sol", "quann", "lodor")
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "lodor")
    abstain(scene, "jolnar", "sol")
    assert scene.state.laws == {"senate_sanctuary": "lodor"}


def test_rr_7_4_a_law_before_a_player_is_his() -> None:
    scene = reveal("minister_of_commerce")
    vote(scene, "letnev", 2)
    abstain(scene, "jolnar", "sol")
    assert law_owner(scene.state, "minister_of_commerce") == scene.seat("jolnar")


def test_rr_7_5_a_law_that_leaves_play_ends_and_lies_on_top_of_the_discards() -> None:
    scene = senate()
    scene.law("representative_government")
    discard_agenda(scene.game, "mutiny")
    discard_agenda(scene.game, "representative_government")
    assert not given_votes(scene.state, 0)
    assert scene.state.agenda_discards == ("representative_government", "mutiny")


def test_rr_7_6_a_law_that_is_voted_down_is_discarded() -> None:
    scene = reveal("regulated_conscription")
    vote(scene, "letnev", "against")
    abstain(scene, "jolnar", "sol")
    assert scene.state.laws == {}
    assert scene.state.agenda_discards == ("regulated_conscription",)


def test_rr_7_7_a_directive_has_an_effect_once() -> None:
    scene = reveal("economic_equality")
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "for")
    assert scene.told("agenda_resolved") == [("economic_equality", "for")]
    assert scene.state.laws == {}


def test_rr_7_8_a_directive_is_discarded_whatever_was_voted() -> None:
    for outcome in ("for", "against"):
        scene = reveal("economic_equality")
        vote(scene, "letnev", outcome)
        abstain(scene, "jolnar", "sol")
        assert scene.state.agenda_discards == ("economic_equality",)


def test_rr_7_3_a_law_that_is_elected_again_is_readied() -> None:
    scene = senate()
    scene.take("sol", "lodor", "abyz")
    scene.law("research_team_biotic", "wellon")
    scene.state.exhausted_laws = ("research_team_biotic",)
    scene.take("jolnar", "wellon", "vefut_ii", "rarron")
    scene.play(ResolveAgenda(agenda="research_team_biotic"))
    abstain(scene, "letnev")
    outcome = next(option[1] for option in scene.options() if option[0] == "vote")
    vote(scene, "jolnar", outcome)
    abstain(scene, "sol")
    assert scene.state.laws == {"research_team_biotic": outcome}
    assert not scene.state.exhausted_laws


def test_rr_31_3_a_law_whose_owner_has_left_during_the_vote_lies_in_one_place() -> None:
    scene = senate()
    scene.law("minister_of_war", 1)
    scene.play(ResolveAgenda(agenda="minister_of_war"))
    discard_agenda(scene.game, "minister_of_war")
    abstain(scene, "letnev")
    vote(scene, "jolnar", 2)
    abstain(scene, "sol")
    assert scene.state.laws == {"minister_of_war": 2}
    assert scene.state.agenda_discards == ()


def test_rr_31_3_no_agenda_is_discarded_twice() -> None:
    scene = senate()
    scene.law("homeland_defense_act")
    scene.play(ResolveAgenda(agenda="homeland_defense_act"))
    discard_agenda(scene.game, "homeland_defense_act")
    abstain(scene, "letnev")
    vote(scene, "jolnar", "against")
    abstain(scene, "sol")
    assert scene.state.agenda_discards == ("homeland_defense_act",)
