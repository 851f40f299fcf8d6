"""What everybody sees of the agenda, the combat and the offer that the table is busy with."""

from __future__ import annotations

from typing import Any

from tests.rules.ti4.fighting import HIT, MISS, SIDES, VOID, combat, stage
from tests.ti4.market import approach, market, offer
from tests.ti4.scene import Scene
from tests.ti4.senate import abstain, reveal, senate, vote
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.trade.offers import AnswerOffer
from throneworld.ti4.view import private, public
from throneworld.ti4.voting.agenda import ResolveAgenda
from throneworld.ti4.voting.predictions import predict

NOTHING = {"trade_goods": 0, "commodities": 0, "cards": 0, "pledge": ""}


def seen(scene: Scene, what: str) -> Any:
    return public(scene.game)[what]


def test_nothing_is_told_while_nothing_is_underway() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert [seen(scene, what) for what in ("agenda", "combat", "offers")] == [None, None, []]


# Agendas


def test_an_agenda_is_told_with_its_outcomes_and_who_is_still_to_vote() -> None:
    scene = reveal("mutiny")
    assert seen(scene, "agenda") == {
        "id": "mutiny",
        "outcomes": ["for", "against"],
        "tally": [],
        "votes": [],
        "to_vote": [1, 2, 0],
        "predictions": [],
        "outcome": None,
    }


def test_votes_are_told_by_player_and_by_outcome() -> None:
    scene = reveal("mutiny")
    vote(scene, "letnev", "against")
    vote(scene, "jolnar", "for")
    told = seen(scene, "agenda")
    assert told["tally"] == [{"outcome": "against", "votes": 1}, {"outcome": "for", "votes": 5}]
    assert told["votes"] == [
        {"seat": 1, "outcome": "against", "votes": 1},
        {"seat": 2, "outcome": "for", "votes": 5},
    ]
    assert told["to_vote"] == [0]


def test_predictions_are_told_in_the_order_in_which_they_were_made() -> None:
    scene = reveal("public_execution")
    predict(scene.game, 2, "trade_rider", 0)
    predict(scene.game, 1, "imperial_rider", 2)
    assert seen(scene, "agenda")["outcomes"] == [0, 1, 2]
    assert seen(scene, "agenda")["predictions"] == [
        {"seat": 2, "component": "trade_rider", "outcome": 0},
        {"seat": 1, "component": "imperial_rider", "outcome": 2},
    ]


def test_an_agenda_that_is_done_is_told_no_more() -> None:
    scene = senate("mutiny")
    scene.play(ResolveAgenda())
    abstain(scene, "letnev", "jolnar", "sol")
    assert scene.ask().prompt == "break_tie" and seen(scene, "agenda")["to_vote"] == []
    scene.choose("sol", "resolve", "against")
    assert scene.done and seen(scene, "agenda") is None


# Combats


def test_a_space_combat_is_told_with_its_sides_and_an_announced_retreat() -> None:
    scene = stage({"cruiser": 1}, {"cruiser": 1})
    for system in (33, 34):
        scene.put("hacan", system, cruiser=1)
    combat(scene, MISS, MISS, MISS, MISS)
    expected = {
        "kind": "space",
        "system": VOID,
        "planet": "",
        "attacker": 0,
        "defender": 1,
        "round": 1,
        "retreating": -1,
        "retreat_barred": False,
        "hits": [],
    }
    assert scene.ask().prompt == "announce_retreat" and seen(scene, "combat") == expected
    scene.choose("hacan", "stay")
    assert seen(scene, "combat") == {**expected, "round": 2}
    scene.choose("hacan", "retreat")
    assert scene.ask().prompt == "choose_retreat"
    assert seen(scene, "combat") == {**expected, "round": 2, "retreating": 1}


def test_hits_of_both_sides_are_told_until_they_are_assigned() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", VOID, cruiser=2, destroyer=1)
    scene.put("hacan", VOID, cruiser=2, destroyer=1)
    combat(scene, HIT, HIT, MISS, HIT, MISS, MISS)
    assert scene.ask().seat == 0
    assert seen(scene, "combat")["hits"] == [{"seat": 0, "hits": 1}, {"seat": 1, "hits": 2}]
    scene.choose("letnev", "destroy", "cruiser", 0)
    assert scene.ask().seat == 1
    assert seen(scene, "combat")["hits"] == [{"seat": 1, "hits": 2}]


def test_a_ground_combat_names_its_planet() -> None:
    scene = Scene(*SIDES)
    scene.put("letnev", "bereg", infantry=2)
    scene.put("hacan", "bereg", infantry=2)
    scene.rolls(HIT, MISS, HIT, MISS)
    scene.play(GroundCombat(attacker=0, defender=1, planet="bereg"))
    assert scene.done and seen(scene, "combat") is None
    scene.game.stack = [GroundCombat(attacker=0, defender=1, planet="bereg", number=2)]
    told = seen(scene, "combat")
    assert (told["kind"], told["system"], told["planet"], told["round"]) == ("ground", 35, "bereg", 2)


# Offers


def test_of_an_offer_everybody_hears_the_goods_and_how_many_cards() -> None:
    scene = market()
    scene.goods("sol", trade_goods=2)
    approach(scene)
    assert seen(scene, "offers") == [], "nobody has heard of it"
    note = scene.state.notes[0][0]
    offer(scene, "sol", ("give_trade_goods", 1), ("give_note", note), ("ask_pledge", "peace"))
    told = {
        "seat": 0,
        "other": 1,
        "proposer": 0,
        "gives": {**NOTHING, "trade_goods": 1, "cards": 1},
        "asks": {**NOTHING, "pledge": "peace"},
    }
    assert seen(scene, "offers") == [told]
    assert note not in str(seen(scene, "offers"))


def test_a_third_player_imagines_the_same_offer() -> None:
    scene = market()
    approach(scene)
    offer(scene, "sol", ("give_note", scene.state.notes[0][0]))
    world = scene.game.imagine(2, 1)
    assert isinstance(world.beside[0], AnswerOffer) and not world.beside[0].gives.note
    assert world.view(2)["offers"] == seen(scene, "offers")


def test_an_offer_that_is_answered_is_told_no_more() -> None:
    scene = market()
    approach(scene)
    offer(scene, "sol", ("pledge", "peace"))
    scene.choose("letnev", "decline")
    assert seen(scene, "offers") == []


# Objectives


def test_classified_document_leaks_puts_its_objective_among_the_public_ones() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.scored[1] = ("unveil_flagship",)
    scene.law("classified_document_leaks", "unveil_flagship")
    assert seen(scene, "objectives")[-1] == {
        "id": "unveil_flagship",
        "scored_by": [1],
        "open_to": [0, 2],
        "met_by": [],
        "leaked": True,
    }
    assert [each["leaked"] for each in seen(scene, "objectives")] == [False, False, True]


def test_whoever_fulfils_an_objective_is_told_before_it_is_scored() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.objectives = ("centralize_galactic_trade",)
    scene.state.trade_goods[1] = 10
    assert seen(scene, "objectives")[0]["met_by"] == [1]
    scene.state.secrets[1] = ("centralize_galactic_trade", "unveil_flagship")
    assert private(scene.game, 1)["met"] == ["centralize_galactic_trade"]


def test_the_figures_of_all_units_on_the_sheets_are_told() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    figures = {"cost": 3, "produced": 1, "combat": 9, "dice": 1, "move": 1, "capacity": 6}
    assert seen(scene, "figures")["advanced_carrier_1"] == {"type": "carrier", **figures}


def test_a_player_who_is_out_scores_nothing_more() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.eliminated = (2,)
    assert seen(scene, "objectives")[0]["open_to"] == [0, 1]
