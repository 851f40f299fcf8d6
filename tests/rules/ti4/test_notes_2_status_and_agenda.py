"""The order of the steps of the status phase and of an agenda."""

from __future__ import annotations

from tests.rules.ti4.recording import RECORDED, answer, course, recorded, stops
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.ti4.phases.agenda import AgendaPhase
from throneworld.ti4.phases.status import StatusPhase
from throneworld.ti4.voting.agenda import ResolveAgenda

STATUS = (
    "objective_scored",
    "objective_revealed",
    "action_card_drawn",
    "tokens_removed",
    "token_gained",
    "cards_readied",
    "all_repaired",
    "strategy_cards_returned",
)
AGENDA = ("agenda_revealed", "votes_cast", "abstained", "agenda_resolved", "planets_readied")


def without_repeats(found: list[str]) -> list[str]:
    return [each for number, each in enumerate(found) if each not in found[:number]]


def test_notes_2_5a_the_status_phase_goes_through_its_steps_in_this_order() -> None:
    scene = recorded("sol", "letnev", "jolnar")
    scene.put("sol", 1, dreadnought=1)
    scene.damage("sol", 1, "dreadnought")
    scene.state.on_board[0] = 1 << 19
    scene.state.objectives = ("negotiate_trade_routes",)
    scene.goods("sol", trade_goods=5)
    scene.play(StatusPhase())
    answer(scene, ("score", "negotiate_trade_routes"))
    assert without_repeats(course(scene, *STATUS)) == [
        "status_phase_start",
        *STATUS[:-1],
        "status_return_strategy_cards_when",
        STATUS[-1],
        "status_phase_end",
    ]


def test_notes_2_5b_objectives_are_scored_in_initiative_order() -> None:
    scene = recorded("sol", "letnev", "jolnar")
    scene.state.strategy_cards = [("warfare",), ("trade",), ("leadership",)]
    scene.state.objectives = ("negotiate_trade_routes",)
    for faction in scene.factions:
        scene.goods(faction, trade_goods=5)
    scene.play(StatusPhase())
    answer(scene, ("score", "negotiate_trade_routes"))
    assert [scored[0] for scored in scene.told("objective_scored")] == [2, 1, 0]


def test_notes_2_5c_the_game_ends_in_the_second_step_if_there_is_no_objective_to_reveal() -> None:
    scene = recorded("sol", "letnev", "jolnar")
    scene.state.objective_deck = ()
    scene.state.points = [1, 3, 2]
    scene.play(StatusPhase())
    assert scene.game.result is not None and scene.game.result.winners == (1,)
    assert stops(scene) == ["status_phase_start"] and scene.told("action_card_drawn") == []


def test_notes_2_4a_two_agendas_stop_in_this_order_and_then_planets_are_readied() -> None:
    scene = senate("mutiny", "minister_of_war", listeners=RECORDED)
    scene.play(AgendaPhase())
    answer(scene, ("vote", "for"), ("all",))
    assert course(scene, *AGENDA) == [
        "agenda_phase_start",
        "agenda_revealed",
        "agenda_revealed_when",
        "agenda_revealed_after",
        "vote_before",
        *["votes_cast", "self_voted_after"] * 3,
        "speaker_voted_after",
        "agenda_resolved",
        "prediction_resolve_after",
        "agenda_revealed",
        "agenda_revealed_when",
        "agenda_revealed_after",
        "vote_before",
        *["abstained"] * 3,
        "speaker_voted_after",
        "self_elected_when",
        "agenda_resolved",
        "prediction_resolve_after",
        "planets_readied",
    ]
    assert [cast[0] for cast in scene.told("votes_cast")] == [1, 2, 0]


def test_notes_2_4a_nothing_but_planets_is_readied_after_the_agendas() -> None:
    scene = senate("mutiny", "minister_of_war")
    scene.technologies("sol", "transit_diodes")
    scene.state.exhausted_technologies[0] = ("transit_diodes",)
    scene.take("sol", "jord", exhausted=True)
    scene.play(AgendaPhase())
    answer(scene)
    assert scene.state.exhausted == ()
    assert scene.state.exhausted_technologies[0] == ("transit_diodes",)


def test_notes_2_4b_an_agenda_that_cannot_be_used_is_replaced_before_anybody_may_react() -> None:
    scene = senate("judicial_abolishment", "mutiny", listeners=RECORDED)
    scene.play(ResolveAgenda())
    assert scene.told("agenda_revealed") == [("judicial_abolishment",), ("mutiny",)]
    assert scene.told("passing")[0] == ("agenda_revealed_when", "mutiny")


def test_notes_2_4c_a_replaced_agenda_starts_the_reactions_anew_and_no_rider_is_asked_for_it() -> None:
    scene = senate("mutiny", "seed_of_an_empire", listeners=RECORDED)
    scene.hold("letnev", "veto")
    scene.hold("jolnar", "trade_rider")
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "veto")
    assert [facts for facts in scene.told("passing") if str(facts[0]).startswith("agenda")] == [
        ("agenda_revealed_when", "mutiny"),
        ("agenda_revealed_when", "seed_of_an_empire"),
        ("agenda_revealed_after", "seed_of_an_empire"),
    ]
    assert ("play", "trade_rider") in scene.options("jolnar")


def test_notes_2_4d_the_speaker_breaks_a_tie_of_no_votes_at_all() -> None:
    scene = senate("mutiny", listeners=RECORDED)
    scene.play(ResolveAgenda())
    for faction in ("letnev", "jolnar", "sol"):
        scene.choose(faction, "abstain")
    assert stops(scene)[-1] == "speaker_voted_after"
    assert (scene.ask().seat, scene.options()) == (0, (("resolve", "for"), ("resolve", "against")))


def test_notes_2_4e_what_is_decided_before_the_vote_needs_none() -> None:
    scene: Scene = senate("minister_of_war", listeners=RECORDED)
    scene.law("committee_formation", 1)
    scene.play(ResolveAgenda())
    scene.choose("letnev", "play", "committee_formation")
    answer(scene)
    order = stops(scene)
    assert order[order.index("vote_before") + 1] == "self_elected_when"
    assert scene.told("abstained") == scene.told("votes_cast") == []
