"""Agendas read to the letter: second docks, further votes, planets that shine, votes that count alone."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.senate import assemble, ballot, decide, forum, put_to_vote, seal
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.council.docket import NO_VOTES
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.council.voting import NewVotes
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.verbs.radiation import RADIATION


def pass_windows(scene: Scene) -> None:
    while scene.prompt == "window":
        scene.choose(scene.asked[0], "pass")


# What is revealed and what is exhausted


@pytest.mark.parametrize("agenda", ["rescind", "resource_management"])
def test_an_objective_that_an_agenda_reveals_is_of_stage_one_even_in_stage_two(agenda: str) -> None:
    """ "One random Stage I Objective", "one more Stage I Objective"."""
    scene = forum()
    state = scene.state
    state.objectives, state.objective_deck = state.objective_deck[:10], state.objective_deck[10:]
    top, second = state.objective_deck[0], state.objectives_2
    decide(scene, agenda, "against")
    assert state.objectives[-1] == top and state.objectives_2 == second


def test_desperate_measures_exhaust_both_docks_in_a_space_area() -> None:
    scene = forum("saar", "letnev", "hacan")
    scene.put("saar", "space:lodor", space_dock=2, cruiser=1)
    lodor = scene.place("space:lodor")
    decide(scene, "desperate_measures", lodor)
    assert scene.state.exhausted_docks == (lodor, lodor)
    assert scene.told("dock_exhausted") == [(0, lodor), (0, lodor)]


def test_industrial_lobby_against_meets_radiation_first() -> None:
    scene = forum()
    scene.take("letnev", "perimeter", "saudor", "mecatol_rex", exhausted=True)
    scene.state.counters["mecatol_rex"] = (RADIATION,)
    decide(scene, "industrial_lobby", "against")
    assert "mecatol_rex" in scene.state.exhausted and "mecatol_rex" not in scene.state.counters


# Votes


def test_council_elder_counts_alone_in_that_council_only() -> None:
    """The agenda that he has named is struck off; in a later round all votes on it count."""
    scene = forum()
    scene.law("council_elder", 1)
    scene.law("veto_power", 2)
    assemble(scene, deck="relics_of_the_past emperor mutiny")
    scene.choose("sol", "primary", "a")
    for verb in ("agenda", "next"):
        for agenda in ("mutiny", "relics_of_the_past"):
            scene.choose("sol", verb, agenda)
    while scene.asked != ["letnev"]:
        scene.choose(scene.asked[0], "pass")
    scene.choose("letnev", "play", "council_elder")
    scene.choose("letnev", "agenda", "relics_of_the_past")
    while scene.asked != ["hacan"]:
        scene.choose(scene.asked[0], "pass")
    scene.choose("hacan", "play", "veto_power")
    scene.choose("hacan", "strike", "relics_of_the_past")
    pass_windows(scene)
    while scene.prompt == "voting_slip":
        scene.choose(scene.asked[0], "done")
    assert scene.done
    put_to_vote(scene, "relics_of_the_past")
    ballot(scene, "relics_of_the_past", sol=(2, 1))
    assert scene.state.trade_goods == [0, 0, 5]


def test_industrial_lobby_sells_no_votes_where_nothing_can_be_voted_for() -> None:
    """No Dreadnought is there to be elected."""
    scene = forum()
    scene.law("industrial_lobby")
    scene.goods("letnev", 3)
    scene.agenda("deck", "herald_of_the_empire")
    scene.play(PrimaryAssembly(seat=0, stage="vote", agendas=("herald_of_the_empire",)))
    while scene.prompt == "voting_slip":
        scene.choose(scene.asked[0], "done")
    assert scene.done


def test_ruling_118_nothing_is_voted_on_in_a_round_in_which_the_council_was_disbanded() -> None:
    """Neither what a decree calls for nor the agendas of another council."""
    scene = forum()
    scene.law("emperor", 1)
    scene.law("council_precept", 0)
    scene.politics("sol", "revote")
    mark(scene.game, NO_VOTES, until=ROUND)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "component", "council_precept")
    assert scene.prompt != "voting_slip" and scene.state.laws == {"emperor": 1}
    scene.agenda("deck", "mutiny")
    scene.play(PrimaryAssembly(seat=0, stage="vote", agendas=("mutiny",)))
    assert scene.done and "mutiny" in scene.state.agenda_discards


def test_rescind_on_top_of_the_deck_comes_true_after_its_vote() -> None:
    """Political Focus is voted down, and Rescind is the top card (ruling 145)."""
    scene = forum()
    scene.law("emperor", 1)
    decide(scene, "political_focus", "against")
    scene.state.agenda_deck = ("rescind", *[x for x in scene.state.agenda_deck if x != "rescind"])
    scene.play(NewVotes(seat=0))
    ballot(scene, "rescind", hacan=("for", 1))
    assert scene.asked == ["hacan"]
    scene.choose("hacan", "law", "emperor")
    assert votes_of(scene.state, 2) == 4
    ballot(scene, "emperor", hacan=(2, 4))
    assert scene.done and scene.state.laws == {"emperor": 2}


def test_political_coup_is_followed_by_what_its_outcome_calls_for() -> None:
    """Outside a council its end is at once (ruling 136): the top card is voted on, and Enforcer acts."""
    scene = forum()
    scene.law("political_focus")
    scene.state.agenda_deck = ("enforcer", *[x for x in scene.state.agenda_deck if x != "enforcer"])
    scene.hold("sol", "political_coup")
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "component", "political_coup")
    if scene.prompt == "choose_new_vote":
        scene.choose("sol", "vote_anew", "political_focus")
    ballot(scene, "political_focus", sol=("against", 1))
    assert scene.prompt == "voting_slip" and scene.state.laws == {}
    ballot(scene, "enforcer", letnev=(2, 1))
    assert scene.asked == ["hacan"] and scene.prompt == "choose_extra_action"
    seal(scene, "hacan")
