"""RR 8.17 to 8.22: tallying, ties, what becomes of the card, predictions; cards that interfere."""

from __future__ import annotations

from tests.ti4.scene import ALL
from tests.ti4.senate import abstain, reveal, senate, vote, write_text
from throneworld.imperium.council import AgendaText, current_agenda, voters_for
from throneworld.imperium.marks import AGENDA, is_marked, mark
from throneworld.imperium.owning import RESTRAINED
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.declare import action_card, always
from throneworld.ti4.order import speaker_order
from throneworld.ti4.state import of
from throneworld.ti4.verbs.notes import play_note_to_area
from throneworld.ti4.voting.agenda import (
    RETURNS_AFTER_AGENDA,
    ResolveAgenda,
    decide_outcome,
    vote_again,
)
from throneworld.ti4.voting.predictions import predictions


class TellOutcome(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        laws = ",".join(of(game).laws)
        game.tell("effect", self.seat, *self.occasion.facts, *self.targets, laws)
        return None


class Decide(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        decide_outcome(game, self.seat)
        return None


class Revote(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        vote_again(game, str(self.targets[0]))
        return None


def test_rr_8_17_an_outcome_is_resolved_after_the_vote() -> None:
    scene = reveal("mutiny")
    vote(scene, "letnev", "for")
    abstain(scene, "jolnar")
    assert scene.told("agenda_resolved") == []
    vote(scene, "sol", "against")
    assert scene.told("agenda_resolved") == [("mutiny", "against")]


def test_rr_8_18_the_text_of_the_card_is_carried_out_for_the_speaker() -> None:
    scene = senate("mutiny")
    scene.state.speaker = 1
    write_text(scene, AgendaText("mutiny", on_for=(TellOutcome(),)))
    scene.play(ResolveAgenda())
    vote(scene, "jolnar", "for")
    abstain(scene, "sol", "letnev")
    assert scene.told("effect") == [(1, "mutiny", "for", "for", "")]


def test_rr_8_18_a_law_is_in_force_when_its_text_is_carried_out() -> None:
    scene = reveal("shard_of_the_throne")
    write_text(scene, AgendaText("shard_of_the_throne", on_elect=(TellOutcome(),)))
    vote(scene, "letnev", 1)
    abstain(scene, "jolnar", "sol")
    assert scene.told("effect") == [(0, "shard_of_the_throne", 1, 1, "shard_of_the_throne")]


def test_rr_8_18_who_voted_for_what_is_known_to_the_text() -> None:
    scene = reveal("mutiny")
    vote(scene, "letnev", "against")
    vote(scene, "jolnar", "for")
    assert voters_for(scene.state, "for", speaker_order(scene.state)) == (2,)
    assert voters_for(scene.state, "against", speaker_order(scene.state)) == (1,)


def test_rr_8_19_the_speaker_decides_between_tied_outcomes() -> None:
    scene = reveal("minister_of_war")
    scene.choose("letnev", "abstain")
    scene.choose("jolnar", "vote", 2)
    scene.choose("jolnar", "exhaust", "jol")
    scene.choose("jolnar", "done")
    vote(scene, "sol", 0)
    assert scene.ask().seat == scene.seat("sol")
    assert scene.options() == (("resolve", 0), ("resolve", 2))
    scene.choose("sol", "resolve", 2)
    assert scene.state.laws == {"minister_of_war": 2}


def test_rr_8_19_without_any_vote_the_speaker_chooses_among_all_outcomes() -> None:
    scene = reveal("mutiny")
    abstain(scene, "letnev", "jolnar", "sol")
    assert scene.options("sol") == (("resolve", "for"), ("resolve", "against"))


def test_rr_8_20_a_law_that_is_passed_or_elects_remains_in_play() -> None:
    scene = reveal("minister_of_war")
    vote(scene, "letnev", 1)
    abstain(scene, "jolnar", "sol")
    assert scene.told("law_placed") == [("minister_of_war", 1)]
    assert scene.state.agenda_discards == ()


def test_rr_8_21_a_directive_or_a_law_that_is_voted_down_is_discarded() -> None:
    scene = reveal("wormhole_reconstruction")
    vote(scene, "letnev", "against")
    abstain(scene, "jolnar", "sol")
    assert scene.state.agenda_discards == ("wormhole_reconstruction",)


def test_rr_8_22_a_prediction_is_a_possible_outcome_and_costs_the_vote() -> None:
    scene = senate("mutiny")
    scene.hold("letnev", "trade_rider")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "trade_rider")
    assert scene.options("letnev") == (("predict", "for"), ("predict", "against"))
    scene.choose("letnev", "predict", "for")
    assert scene.told("predicted") == [(1, "trade_rider", "for")]
    assert scene.refusal("letnev", "vote", "for") == "RR 8.16 cannot_vote"


def test_rr_8_22_a_right_prediction_pays_after_the_outcome_a_wrong_one_does_not() -> None:
    for predicted, goods in (("for", 5), ("against", 0)):
        scene = senate("mutiny")
        scene.hold("letnev", "trade_rider")
        scene.play(ResolveAgenda())
        scene.choose("letnev", "play", "trade_rider")
        scene.choose("letnev", "predict", predicted)
        abstain(scene, "letnev")
        vote(scene, "jolnar", "for")
        abstain(scene, "sol")
        assert scene.done
        assert scene.state.trade_goods[1] == goods
        assert predictions(scene.state) == ()


def test_rr_8_22_right_predictions_pay_in_the_order_in_which_they_were_made() -> None:
    scene = senate("mutiny")
    scene.hold("letnev", "trade_rider")
    scene.hold("sol", "imperial_rider")
    scene.play(ResolveAgenda())
    scene.choose("sol", "pass")
    scene.choose("letnev", "play", "trade_rider")
    scene.choose("letnev", "predict", "for")
    scene.choose("sol", "play", "imperial_rider")
    scene.choose("sol", "predict", "for")
    abstain(scene, "letnev")
    vote(scene, "jolnar", "for")
    abstain(scene, "sol")
    assert scene.told("prediction_came_true") == [(1, "trade_rider"), (0, "imperial_rider")]
    assert scene.state.points[0] == 1


def test_rr_8_22_nothing_is_predicted_where_no_outcome_is_possible() -> None:
    scene = senate("core_mining")
    scene.hold("letnev", "trade_rider")
    scene.play(ResolveAgenda())
    assert scene.done
    assert len(scene.state.hands[1]) == 1


# What cards do to an agenda (NOTES: replacing, deciding, redirecting, voting again)


def test_rr_8_2_a_replaced_agenda_is_discarded_and_all_may_react_to_the_next() -> None:
    scene = senate(
        "mutiny",
        "minister_of_war",
        "economic_equality",
        factions=("sol", "xxcha", "jolnar"),
    )
    scene.hold("sol", "veto")
    scene.play(ResolveAgenda())
    scene.choose("sol", "play", "veto")
    assert scene.told_at("agenda_revealed_when") == {"agenda": "minister_of_war"}
    assert scene.options("xxcha") == (("play", "quash"), ("pass",))
    scene.choose("xxcha", "play", "quash")
    assert current_agenda(scene.state) == "economic_equality"
    scene.choose("xxcha", "pass")
    assert scene.ask().prompt == "choose_vote"
    assert scene.state.agenda_discards == ("minister_of_war", "mutiny")


def test_rr_60_3_a_note_that_held_for_the_agenda_returns_when_it_is_replaced_or_done() -> None:
    scene = senate("mutiny", "minister_of_war")
    scene.hold("sol", "veto")
    note = scene.note("letnev", "political_secret", "jolnar")
    scene.play(ResolveAgenda())
    play_note_to_area(scene.game, 1, note)
    mark(scene.game, RETURNS_AFTER_AGENDA, seat=1, subject=note, until=AGENDA)
    mark(scene.game, RESTRAINED, seat=2, until=AGENDA)
    scene.choose("sol", "play", "veto")
    assert note in scene.state.notes[2]
    assert not is_marked(scene.state, RESTRAINED)


def test_rr_8_16_who_is_restrained_by_a_note_cannot_vote() -> None:
    scene = senate("mutiny")
    mark(scene.game, RESTRAINED, seat=1, until=AGENDA)
    scene.play(ResolveAgenda())
    assert scene.refusal("letnev", "vote", "for") == "RR 8.16 cannot_vote"


def test_rr_8_2_an_election_that_is_decided_before_the_vote_needs_none() -> None:
    committee = action_card("bribery", "vote_before", always, Decide())
    scene = senate("minister_of_war", listeners=[*ALL, *committee])
    scene.hold("letnev", "bribery")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "bribery")
    assert scene.done
    assert scene.state.laws == {"minister_of_war": 1}
    assert scene.told("abstained") == []


def test_rr_8_22_predictions_are_judged_on_whoever_is_elected_in_the_end() -> None:
    scene = senate("minister_of_war")
    scene.hold("letnev", "confusing_legal_text")
    scene.hold("jolnar", "trade_rider")
    scene.play(ResolveAgenda())
    scene.choose("jolnar", "play", "trade_rider")
    scene.choose("jolnar", "predict", 0)
    vote(scene, "letnev", 1)
    abstain(scene, "jolnar", "sol")
    scene.choose("letnev", "play", "confusing_legal_text")
    scene.choose("letnev", "player", 0)
    assert scene.state.laws == {"minister_of_war": 0}
    assert scene.state.trade_goods[2] == 5


def test_rr_7_2_a_law_that_is_voted_on_again_stays_in_force_until_the_vote_is_over() -> None:
    scene = senate("miscount_disclosed")
    scene.law("regulated_conscription")
    write_text(scene, AgendaText("miscount_disclosed", on_elect=(Revote(),)))
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "regulated_conscription")
    abstain(scene, "jolnar", "sol")
    assert scene.ask().about["agenda"] == "regulated_conscription"
    assert scene.state.laws == {"regulated_conscription": ""}
    abstain(scene, "letnev")
    vote(scene, "jolnar", "against")
    abstain(scene, "sol")
    assert scene.done
    assert scene.state.agenda_discards == ("regulated_conscription", "miscount_disclosed")


def test_rr_7_5_a_law_that_is_replaced_while_it_is_voted_on_again_leaves_play() -> None:
    scene = senate("economic_equality")
    scene.law("regulated_conscription")
    scene.hold("sol", "veto")
    scene.play(ResolveAgenda(agenda="regulated_conscription"))
    scene.choose("sol", "play", "veto")
    assert scene.state.laws == {}
    assert current_agenda(scene.state) == "economic_equality"
