"""Action cards of the agenda phase."""

from __future__ import annotations

import pytest

from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.kernel.asks import Noun
from throneworld.ti4.cards.senate import LISTENERS
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.tables import ACTION_CARD, AGENDA_PHASE, TIMING_WINDOWS
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.predictions import PREDICTS

RIDERS = tuple(card for card in ACTION_CARD if card.endswith("_rider"))


def stage(*agendas: str, factions: tuple[str, ...] = (), **hands: str) -> Scene:
    """These agendas lie on top; each player named holds a card."""
    scene = senate(*agendas, factions=factions)
    for faction, title in hands.items():
        scene.hold(faction, title)
    return scene


def ride(scene: Scene, title: str, outcome: Noun = "for", predicted: Noun = "for") -> None:
    """Letnev plays a rider on Mutiny; nobody votes and the speaker decides."""
    scene.play(ResolveAgenda())
    assert scene.options("letnev") == (("play", title), ("pass",))
    scene.choose("letnev", "play", title)
    assert scene.options("letnev") == (("predict", "for"), ("predict", "against"))
    scene.choose("letnev", "predict", predicted)
    assert scene.refusal("letnev", "vote", "for") == "RR 8.16 cannot_vote"
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", outcome)
    assert scene.told("prediction_came_true") == ([(1, title)] if outcome == predicted else [])
    assert not [mark for mark in scene.state.marks if mark.kind == PREDICTS + title] or outcome != predicted


def test_every_card_of_the_agenda_phase_is_declared_at_its_windows() -> None:
    phase = {window.id for window in TIMING_WINDOWS if window.phase == AGENDA_PHASE}
    declared = {(each.component, each.window) for each in LISTENERS}
    cards = [card for card in ACTION_CARD.values() if card.moment in phase]
    wanted = {(card.id, card.moment) for card in cards} | {
        (card.id, card.payoff) for card in cards if card.payoff
    }
    assert declared == wanted
    assert len(cards) == 14


def test_ancient_burial_sites_exhausts_all_cultural_planets_of_a_player() -> None:
    scene = stage("mutiny", sol="ancient_burial_sites")
    scene.take("letnev", "tarmann", "quann", "lodor")
    scene.play(AgendaPhase())
    scene.choose("sol", "play", "ancient_burial_sites")
    assert scene.options("sol") == (("player", 0), ("player", 1), ("player", 2))
    scene.choose("sol", "player", 1)
    assert set(scene.state.exhausted) == {"quann", "lodor"}


def test_notes_4_3f_assassinate_representative_takes_the_vote_but_not_the_riders() -> None:
    scene = stage("mutiny", sol="assassinate_representative", letnev="trade_rider")
    scene.play(ResolveAgenda())
    scene.choose("sol", "play", "assassinate_representative")
    scene.choose("sol", "player", 1)
    assert scene.options("letnev") == (("play", "trade_rider"), ("pass",))
    scene.choose("letnev", "pass")
    assert scene.refusal("letnev", "vote", "for") == "RR 8.16 cannot_vote"


def test_bribery_buys_votes_for_the_outcome_that_the_player_voted_for() -> None:
    scene = stage("mutiny", letnev="bribery")
    scene.goods("letnev", 6)
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "for")
    vote(scene, "jolnar", "against")
    abstain(scene, "sol")
    scene.choose("letnev", "play", "bribery")
    assert scene.options("letnev") == tuple(("spend", amount) for amount in range(1, 7))
    scene.choose("letnev", "spend", 5)
    assert scene.state.trade_goods[1] == 1
    assert scene.told("votes_added") == [(1, 5)]
    assert scene.told("agenda_resolved") == [("mutiny", "for")]


def test_bribery_may_be_paid_with_the_last_trade_good() -> None:
    scene = stage("mutiny", letnev="bribery")
    scene.goods("letnev", 1)
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "for")
    abstain(scene, "jolnar", "sol")
    assert scene.options("letnev") == (("play", "bribery"), ("pass",))


def test_bribery_needs_votes_cast_and_trade_goods() -> None:
    scene = stage("mutiny", letnev="bribery")
    scene.goods("letnev", 6)
    scene.play(ResolveAgenda())
    abstain(scene, "letnev", "jolnar", "sol")
    assert scene.ask().prompt == "break_tie"


def test_notes_4_8b_bribery_that_is_cancelled_costs_no_trade_goods() -> None:
    scene = stage("mutiny", letnev="bribery", sol="sabotage")
    scene.goods("letnev", 6)
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "for")
    abstain(scene, "jolnar", "sol")
    scene.choose("letnev", "play", "bribery")
    scene.choose("letnev", "spend", 5)
    scene.choose("sol", "play", "sabotage")
    assert scene.state.trade_goods[1] == 6
    assert scene.state.hands[1] == ()


def test_confusing_legal_text_elects_another_player() -> None:
    scene = stage("archived_secret", jolnar="confusing_legal_text", letnev="trade_rider")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "trade_rider")
    scene.choose("letnev", "predict", 0)
    abstain(scene, "letnev")
    vote(scene, "jolnar", 2)
    abstain(scene, "sol")
    scene.choose("jolnar", "play", "confusing_legal_text")
    assert scene.options("jolnar") == (("player", 0), ("player", 1))
    scene.choose("jolnar", "player", 0)
    assert [len(secrets) for secrets in scene.state.secrets] == [1, 0, 0]
    assert scene.state.trade_goods[1] == 5  # predictions are judged on the new one


def test_confusing_legal_text_is_only_for_the_elected_player() -> None:
    scene = stage("archived_secret", letnev="confusing_legal_text")
    scene.play(ResolveAgenda())
    abstain(scene, "letnev")
    vote(scene, "jolnar", 2)
    abstain(scene, "sol")
    assert [len(secrets) for secrets in scene.state.secrets] == [0, 0, 1]


def test_distinguished_councilor_adds_five_votes() -> None:
    scene = stage("mutiny", letnev="distinguished_councilor")
    scene.play(ResolveAgenda())
    vote(scene, "letnev", "for")
    scene.choose("letnev", "play", "distinguished_councilor")
    assert scene.told("votes_added") == [(1, 5)]
    vote(scene, "jolnar", "against")
    abstain(scene, "sol")
    assert scene.told("agenda_resolved") == [("mutiny", "for")]
    assert scene.state.points == [0, 1, 0]


def test_distinguished_councilor_is_not_played_after_abstaining() -> None:
    scene = stage("mutiny", letnev="distinguished_councilor")
    scene.play(ResolveAgenda())
    abstain(scene, "letnev")
    assert scene.ask().seat == 2


def test_veto_reveals_the_next_agenda_instead() -> None:
    scene = stage("mutiny", "economic_equality", letnev="veto")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "veto")
    assert scene.told("agenda_revealed") == [("mutiny",), ("economic_equality",)]
    assert scene.state.agenda_discards == ("mutiny",)
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "for")
    assert scene.state.trade_goods == [5, 5, 5]


def test_veto_comes_before_riders() -> None:
    scene = stage("mutiny", letnev="veto", sol="trade_rider")
    scene.play(ResolveAgenda())
    assert scene.options() == (("play", "veto"), ("pass",))
    scene.choose("letnev", "pass")
    assert scene.options() == (("play", "trade_rider"), ("pass",))


# Riders


@pytest.mark.parametrize("title", RIDERS)
def test_a_wrong_prediction_brings_nothing(title: str) -> None:
    scene = stage("mutiny", letnev=title)
    ride(scene, title, outcome="against")
    assert scene.done
    assert scene.told("prediction_came_true") == []


def test_leadership_rider_gains_three_tokens() -> None:
    scene = stage("mutiny", letnev="leadership_rider")
    ride(scene, "leadership_rider")
    for _ in range(3):
        scene.choose("letnev", "gain", "tactic")
    assert scene.state.tactic == [3, 6, 3]
    assert scene.done


def test_diplomacy_rider_places_tokens_of_all_others() -> None:
    scene = stage("mutiny", letnev="diplomacy_rider")
    scene.take("letnev", "mecatol_rex")
    ride(scene, "diplomacy_rider")
    assert scene.options("letnev") == (("system", 10), ("system", 18))
    scene.choose("letnev", "system", 18)
    assert [bool(tokens >> 18 & 1) for tokens in scene.state.on_board] == [True, False, True]


def test_politics_rider_draws_three_cards_and_takes_the_speaker_token() -> None:
    scene = stage("mutiny", letnev="politics_rider")
    ride(scene, "politics_rider")
    assert len(scene.state.hands[1]) == 3
    assert scene.state.speaker == 1


def test_construction_rider_places_a_space_dock_on_a_controlled_planet() -> None:
    scene = stage("mutiny", letnev="construction_rider")
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.take("letnev", "quann")
    ride(scene, "construction_rider")
    assert [option[2] for option in scene.options("letnev")] == ["wren_terra", "quann"]
    scene.choose("letnev", "place", "space_dock", "quann")
    assert scene.has("letnev", "quann", "space_dock") == 1


def test_trade_rider_gains_five_trade_goods() -> None:
    scene = stage("mutiny", letnev="trade_rider")
    ride(scene, "trade_rider")
    assert scene.state.trade_goods == [0, 5, 0]


def test_warfare_rider_places_a_dreadnought_where_ships_are() -> None:
    scene = stage("mutiny", letnev="warfare_rider")
    scene.put("letnev", 22, destroyer=1)
    scene.put("letnev", 19, fighter=1)
    scene.put("sol", 18, cruiser=1)
    ride(scene, "warfare_rider")
    assert set(scene.options("letnev")) == {("place", "dreadnought", "19"), ("place", "dreadnought", "22")}
    scene.choose("letnev", "place", "dreadnought", "22")
    assert scene.units("letnev", 22) == {"destroyer": 1, "dreadnought": 1}


def test_warfare_rider_places_nothing_without_ships() -> None:
    scene = stage("mutiny", letnev="warfare_rider")
    ride(scene, "warfare_rider")
    assert scene.done


def test_technology_rider_researches() -> None:
    scene = stage("mutiny", letnev="technology_rider")
    ride(scene, "technology_rider")
    assert scene.ask("letnev").prompt == "choose_technology"
    scene.choose("letnev", "research", "sarween_tools")
    assert scene.state.technologies[1] == ("sarween_tools",)


def test_notes_4_3c_imperial_rider_gains_a_victory_point_after_the_outcome() -> None:
    scene = stage("seed_of_an_empire", letnev="imperial_rider")
    scene.state.points[:] = [2, 1, 0]
    ride(scene, "imperial_rider", outcome="for")
    assert scene.state.points == [3, 2, 0]
    assert scene.told("points_gained") == [(0, 1, "seed_of_an_empire"), (1, 1, "imperial_rider")]


def test_notes_4_3e_two_riders_of_one_player_may_contradict_each_other() -> None:
    scene = stage("mutiny")
    scene.hold("letnev", "trade_rider", "imperial_rider")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "trade_rider")
    scene.choose("letnev", "predict", "for")
    scene.choose("letnev", "play", "imperial_rider")
    scene.choose("letnev", "predict", "against")
    abstain(scene, "letnev", "jolnar", "sol")
    scene.choose("sol", "resolve", "against")
    assert scene.state.points == [0, 1, 0]
    assert scene.state.trade_goods == [0, 0, 0]
