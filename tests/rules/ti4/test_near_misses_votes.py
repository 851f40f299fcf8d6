"""Outcomes that an agenda does not have; where the agenda asks for such a thing, the same vote is cast."""

from __future__ import annotations

import pytest

from tests.rules.ti4.near_misses import why
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.kernel.asks import Noun
from throneworld.ti4.voting.casting import ChooseVote

SOL = 0


def chamber() -> Scene:
    scene = senate()
    scene.law("fleet_regulations")
    scene.state.scored[1] = ("mine_rare_minerals",)
    scene.take("sol", "mecatol_rex", "qucenn", "gral", "corneeq")
    return scene


@pytest.mark.parametrize(
    ("agenda", "outcome", "reason", "fitting"),
    [
        ("mutiny", "jord", "RR 8.8 for_or_against", "compensated_disarmament"),
        ("public_execution", "for", "RR 8.9 elects_player", "mutiny"),
        ("compensated_disarmament", 1, "RR 8.9 elects_planet", "public_execution"),
        ("judicial_abolishment", "jord", "RR 8.9 elects_law", "compensated_disarmament"),
        (
            "classified_document_leaks",
            "fleet_regulations",
            "RR 8.9 elects_scored_secret_objective",
            "judicial_abolishment",
        ),
        (
            "judicial_abolishment",
            "mine_rare_minerals",
            "RR 8.9 elects_law",
            "classified_document_leaks",
        ),
    ],
)
def test_rr_8_8_and_8_9_the_same_vote_is_cast_on_an_agenda_that_elects_such_a_thing(
    agenda: str, outcome: Noun, reason: str, fitting: str
) -> None:
    assert why(chamber(), ChooseVote(seat=SOL, agenda=agenda), "vote", outcome) == reason
    assert why(chamber(), ChooseVote(seat=SOL, agenda=fitting), "vote", outcome) == ""


@pytest.mark.parametrize(
    ("agenda", "planet", "reason", "fitting"),
    [
        ("colonial_redistribution", "jord", "must_be_non_home", "compensated_disarmament"),
        ("colonial_redistribution", "mecatol_rex", "must_be_not_mecatol_rex", "compensated_disarmament"),
        ("senate_sanctuary", "gral", "must_be_cultural", "research_team_biotic"),
        ("research_team_biotic", "corneeq", "must_be_industrial", "senate_sanctuary"),
        ("core_mining", "corneeq", "must_be_hazardous", "senate_sanctuary"),
    ],
)
def test_rr_8_9_the_same_planet_is_elected_by_an_agenda_that_wants_such_planets(
    agenda: str, planet: str, reason: str, fitting: str
) -> None:
    scene = chamber()
    scene.take("sol", "tequran", "quann", "qucenn", "centauri")
    assert why(scene, ChooseVote(seat=SOL, agenda=agenda), "vote", planet) == f"RR 8.9 {reason}"
    assert why(scene, ChooseVote(seat=SOL, agenda=fitting), "vote", planet) == ""
