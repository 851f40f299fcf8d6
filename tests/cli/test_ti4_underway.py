"""The agenda, the combat and the offer that the table is busy with, above the question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.mid_game import mid_game, seen, words
from throneworld.cli.boards import board_for
from throneworld.cli.ti4.players import standing
from throneworld.cli.ti4.underway import underway
from throneworld.words import languages

AGENDA: dict[str, Any] = {
    "id": "mutiny",
    "outcomes": ["for", "against"],
    "tally": [{"outcome": "for", "votes": 4}, {"outcome": "against", "votes": 1}],
    "votes": [{"seat": 1, "outcome": "for", "votes": 4}, {"seat": 2, "outcome": "against", "votes": 1}],
    "to_vote": [3, 0],
    "predictions": [{"seat": 4, "component": "trade_rider", "outcome": "for"}],
    "outcome": None,
}
COMBAT: dict[str, Any] = {
    "kind": "space",
    "system": 18,
    "planet": "",
    "attacker": 0,
    "defender": 1,
    "round": 2,
    "retreating": 1,
    "retreat_barred": False,
    "hits": [{"seat": 0, "hits": 2}, {"seat": 1, "hits": 1}],
}
GOODS = {"trade_goods": 2, "commodities": 0, "cards": 1, "pledge": ""}
PEACE = {"trade_goods": 0, "commodities": 0, "cards": 0, "pledge": "peace"}
OFFER: dict[str, Any] = {"seat": 0, "other": 1, "proposer": 1, "gives": GOODS, "asks": PEACE}


def lines(language: str = "en", **facts: Any) -> list[str]:
    view = {"agenda": None, "combat": None, "modifiers": [], "offers": [], **facts}
    return underway(view, words(language))


def test_nothing_is_said_while_nothing_is_underway() -> None:
    assert underway(seen(mid_game().game), words()) == []
    assert board_for("rex").underway({}, words()) == []


def test_an_agenda_is_told_with_votes_and_predictions() -> None:
    assert lines(agenda=AGENDA) == [
        "Agenda: Mutiny. Votes: For 4 and Against 1. Still to vote: Creuss and Sol.",
        "Jol-Nar predicts: For (Trade Rider).",
    ]


def test_a_combat_is_told_with_retreats_and_hits() -> None:
    told = "Space combat, system 18, round 2: Sol against Hacan."
    hits = "Hits to assign: Sol 2 and Hacan 1."
    assert lines(combat=COMBAT) == [f"{told} Hacan is about to retreat. {hits}"]
    assert lines(combat={**COMBAT, "retreat_barred": True}) == [f"{told} {hits}"]


def test_what_is_added_to_dice_is_told_for_each_side() -> None:
    norr = {"seat": 0, "to": "rolls", "component": "unrelenting", "amount": 1, "kinds": []}
    fighters = {**norr, "component": "prophecy_of_ixth", "kinds": ["fighter"]}
    dice = {
        **norr,
        "seat": 1,
        "to": "dice",
        "component": "salai_sai_corian",
        "amount": 2,
        "kinds": ["flagship"],
    }
    fragile = {**norr, "seat": 1, "component": "fragile", "amount": -1}
    assert lines(modifiers=[norr, fighters, dice, fragile]) == [
        "Sol: +1 Unrelenting, +1 Prophecy of Ixth (Fighter)",
        "Hacan: +2 Salai Sai Corian (dice, Flagship), \u22121 Fragile",
    ]


def test_an_offer_is_told_by_what_everybody_has_heard() -> None:
    assert lines(offers=[OFFER]) == [
        "Hacan offers Sol: [2 trade goods] [1 card].",
        "Hacan asks Sol for: [peace until the end of the round].",
    ]
    assert len(lines(offers=[OFFER, {**OFFER, "seat": 2}])) == 4


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(language: str) -> None:
    ground = {**COMBAT, "kind": "ground", "planet": "mecatol_rex", "retreating": -1, "hits": []}
    assert len(lines(language, agenda=AGENDA, combat=ground, offers=[OFFER])) == 5


def test_classified_document_leaks_is_about_an_objective() -> None:
    scene = mid_game()
    scene.law("classified_document_leaks", "unveil_flagship")
    laws = standing(seen(scene.game), words())[0]
    assert "Classified Document Leaks (objective Unveil Flagship)" in laws
