"""The promissory notes of every colour, and that no clause of any note is missing."""

from __future__ import annotations

import pytest

from tests.rules.ti4.moving import movers
from tests.ti4.declared import standing_rules
from tests.ti4.market import approach, market, offer
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, senate, vote
from throneworld.imperium.marks import is_marked
from throneworld.imperium.owning import RESTRAINED
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.notes import LISTENERS
from throneworld.ti4.declare import Clause
from throneworld.ti4.meta import GAME
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.steps.elimination import Eliminate
from throneworld.ti4.strategic.trade import Replenish
from throneworld.ti4.tables import PROMISSORY_NOTES
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.verbs.notes import play_note_to_area
from throneworld.ti4.voting.agenda import ResolveAgenda

SUPPORT = "support_for_the_throne"


def activate(scene: Scene, system: int, faction: str = "sol") -> None:
    scene.state.active = scene.seat(faction)
    scene.play(TacticalAction(seat=scene.seat(faction), system=system))


def owned(scene: Scene, note: str) -> bool:
    """Whether a note is in the hand of its owner."""
    return note in scene.state.notes[int(note.partition(":")[2])]


def test_every_clause_of_every_note_is_declared() -> None:
    declared = [each for each in GAME.listeners if isinstance(each, Clause)]
    listened = {(each.component, each.window): each.must for each in declared}
    for note in PROMISSORY_NOTES:
        for clause in note.clauses:
            key = (note.id, clause.moment)
            assert key in listened or key in standing_rules(), key
            if key in listened:
                assert listened[key] == (clause.mode == "must"), key


# Ceasefire


def test_notes_4_22a_ceasefire_keeps_its_owner_from_moving_into_the_system() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    card = scene.note("letnev", "ceasefire", "sol")
    scene.put("sol", 23, cruiser=1)
    scene.put("letnev", 22, cruiser=1)
    activate(scene, 22)
    assert scene.options("letnev") == (("play", "ceasefire"), ("pass",))
    scene.choose("letnev", "play", "ceasefire")
    assert movers(scene) == []
    assert scene.done
    assert owned(scene, card)


def test_ceasefire_may_be_kept() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "ceasefire", "sol")
    scene.put("sol", 23, cruiser=1)
    scene.put("letnev", 22, cruiser=1)
    activate(scene, 22)
    scene.choose("letnev", "pass")
    assert movers(scene) == [("cruiser", 23, 0)]


def test_ceasefire_needs_units_in_the_system_and_the_note_of_the_active_player() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "ceasefire", "jolnar")
    scene.note("jolnar", "ceasefire", "sol")
    scene.put("letnev", 22, cruiser=1)
    activate(scene, 22)
    assert scene.done


def test_notes_4_22b_ceasefire_leaves_the_units_that_are_there_free_to_act() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "ceasefire", "sol")
    scene.put("sol", 22, carrier=1, infantry=1)
    scene.put("letnev", "tarmann", infantry=1)
    scene.take("letnev", "tarmann")
    activate(scene, 22)
    scene.choose("letnev", "play", "ceasefire")
    assert scene.ask("sol").prompt == "commit_ground_forces"


def test_ceasefire_may_be_held_by_anybody_to_all_that_others_know() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("letnev", 22, cruiser=1)
    scene.put("jolnar", "tarmann", infantry=1)
    clause = next(each for each in LISTENERS if each.id == "ceasefire")
    occasion = Occasion(MOMENTS["system_activated"], (0, 22))
    assert clause.suspects(scene.game, occasion) == [1, 2]
    scene.note("letnev", "ceasefire", "sol")
    assert clause.suspects(scene.game, occasion) == [1, 2]


# Trade Agreement


def test_notes_4_21c_trade_agreement_takes_all_commodities_of_its_owner() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    card = scene.note("letnev", "trade_agreement", "sol")
    scene.play(Replenish(seat=0))
    scene.choose("letnev", "play", "trade_agreement")
    assert scene.state.commodities[0] == 0
    assert scene.state.trade_goods == [0, 4, 0]
    assert owned(scene, card)


def test_notes_4_21b_trade_agreement_comes_though_nothing_was_needed_and_only_for_its_owner() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.note("letnev", "trade_agreement", "sol")
    scene.play(Replenish(seat=2))
    assert scene.done
    scene.goods("sol", commodities=4)
    scene.play(Replenish(seat=0))
    scene.choose("letnev", "play", "trade_agreement")
    assert scene.state.trade_goods[1] == 4


def test_notes_4_21d_trade_agreement_is_a_gain_that_can_be_pillaged() -> None:
    scene = Scene("sol", "letnev", "mentak")
    scene.note("letnev", "trade_agreement", "sol")
    scene.put("letnev", 22, cruiser=1)
    scene.put("mentak", 22, cruiser=1)
    scene.play(Replenish(seat=0))
    scene.choose("letnev", "play", "trade_agreement")
    assert scene.options("mentak") == (("play", "pillage"), ("pass",))


# Political Secret


def test_political_secret_silences_its_owner_until_the_agenda_is_resolved() -> None:
    scene = senate("mutiny", "economic_equality")
    card = scene.note("letnev", "political_secret", "jolnar")
    scene.hold("jolnar", "trade_rider")
    scene.play(ResolveAgenda(), ResolveAgenda())
    scene.choose("letnev", "play", "political_secret")
    assert scene.state.notes_in_play[1] == (card,)
    abstain(scene, "letnev")
    assert scene.refusal("jolnar", "vote", "for") == "RR 8.16 cannot_vote"
    abstain(scene, "jolnar", "sol")
    scene.choose("sol", "resolve", "for")
    assert owned(scene, card)
    assert not is_marked(scene.state, RESTRAINED)
    assert scene.options("jolnar") == (("play", "trade_rider"), ("pass",))


def test_notes_4_9b_political_secret_goes_back_when_the_agenda_is_replaced() -> None:
    scene = senate("mutiny", "economic_equality")
    card = scene.note("letnev", "political_secret", "jolnar")
    scene.hold("sol", "veto")
    scene.play(ResolveAgenda())
    scene.choose("sol", "pass")
    scene.choose("letnev", "play", "political_secret")
    scene.choose("sol", "play", "veto")
    assert owned(scene, card)
    abstain(scene, "letnev")
    vote(scene, "jolnar", "for")


def test_political_secret_of_two_players_may_be_played_on_one_agenda() -> None:
    scene = senate("mutiny")
    scene.note("letnev", "political_secret", "jolnar")
    scene.note("letnev", "political_secret", "sol")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "political_secret")
    assert scene.options("letnev") == (("player", 2), ("player", 0))
    scene.choose("letnev", "player", 0)
    assert scene.options("letnev") == (("play", "political_secret"), ("pass",))
    scene.choose("letnev", "play", "political_secret")
    assert is_marked(scene.state, RESTRAINED, 0)
    assert is_marked(scene.state, RESTRAINED, 2)


# Support for the Throne


def test_notes_4_38a_support_for_the_throne_is_a_point_as_soon_as_it_is_received() -> None:
    scene = market()
    approach(scene)
    offer(scene, "sol", ("give_note", f"{SUPPORT}:0"))
    scene.choose("letnev", "accept")
    assert scene.state.notes_in_play[1] == (f"{SUPPORT}:0",)
    assert scene.state.points == [0, 1, 0]


def test_notes_4_38e_support_for_the_throne_exchanged_scores_for_the_active_player_first() -> None:
    scene = market()
    scene.state.points[:] = [9, 9, 0]
    approach(scene)
    offer(scene, "sol", ("give_note", f"{SUPPORT}:0"), ("ask_note", f"{SUPPORT}:1"))
    scene.choose("letnev", "accept")
    assert scene.game.result is not None
    assert scene.game.result.winners == (0,)


def supported(*owners: str) -> Scene:
    """Sol has the support of these players."""
    scene = Scene("sol", "letnev", "jolnar")
    for owner in owners:
        play_note_to_area(scene.game, 0, scene.note("sol", SUPPORT, owner))
        scene.state.points[0] += 1
    return scene


def test_notes_4_38b_support_for_the_throne_is_lost_by_activating_a_system_with_units_of_its_owner() -> None:
    scene = supported("letnev")
    scene.state.points[0] = 3
    scene.put("letnev", "tarmann", pds=1)
    activate(scene, 22)
    assert scene.state.points == [2, 0, 0]
    assert owned(scene, f"{SUPPORT}:1")


def test_support_for_the_throne_of_two_players_is_lost_at_once() -> None:
    scene = supported("letnev", "jolnar")
    scene.put("letnev", "tarmann", pds=1)
    scene.put("jolnar", 22, cruiser=1)
    activate(scene, 22)
    assert scene.state.points == [0, 0, 0]
    assert scene.state.notes_in_play[0] == ()


@pytest.mark.parametrize("active", ["sol", "jolnar"])
def test_support_for_the_throne_stays_otherwise(active: str) -> None:
    scene = supported("letnev")
    scene.put("letnev", 22, cruiser=1)
    activate(scene, 23 if active == "sol" else 22, active)
    assert scene.state.points == [1, 0, 0]


def test_support_for_the_throne_goes_with_a_player_who_is_eliminated() -> None:
    scene = supported("letnev", "jolnar")
    scene.play(Eliminate(seat=1))
    assert scene.state.points == [1, 0, 0]
    assert scene.state.notes_in_play[0] == (f"{SUPPORT}:2",)
