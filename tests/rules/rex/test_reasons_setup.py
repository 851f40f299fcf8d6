"""Reasons of the set-up: each stands alone in the way, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.rex.setup import FleetDials, PlaceStartingUnits, PredictWinner, SelectTraitor

SIX = ("letnev", "sol", "hacan", "lazax", "xxcha", "jol_nar")
LANDING = "imperial_palace"
Reason = tuple[str, str] | None


def test_victory_xxcha_prediction_names_one_of_the_eight_rounds_and_never_another() -> None:
    made = Scene(*SIX)
    made.play(PredictWinner(seat=made.seat("xxcha"), race="sol"))
    for number in (0, 9):
        assert made.refusal("xxcha", "round", number) == ("Rex p.13", "no_such_round")
    assert made.refusal("xxcha", "round", 8) is None


def test_victory_xxcha_prediction_is_never_about_the_xxcha() -> None:
    made = Scene(*SIX)
    made.play(PredictWinner(seat=made.seat("xxcha")))
    assert made.refusal("xxcha", "race", "xxcha") == ("Rex p.14", "predict_another")
    assert made.refusal("xxcha", "race", "letnev") is None


@pytest.mark.parametrize(
    ("races", "reason"),
    [(("letnev", "sol", "xxcha"), ("Rex p.14", "race_not_at_table")), (("letnev", "hacan", "xxcha"), None)],
)
def test_victory_xxcha_prediction_is_about_a_race_that_plays(races: tuple[str, ...], reason: Reason) -> None:
    made = Scene(*races)
    made.play(PredictWinner(seat=made.seat("xxcha")))
    assert made.refusal("xxcha", "race", "hacan") == reason


@pytest.mark.parametrize(("fourth", "reason"), [("sol_4", ("Rex p.5", "traitor_not_dealt")), ("sol_5", None)])
def test_p05_6_only_a_traitor_card_that_was_dealt_is_kept(fourth: str, reason: Reason) -> None:
    made = Scene(*SIX)
    made.traitors("hacan", "sol_1", "sol_2", "sol_3", fourth)
    made.play(SelectTraitor(who=(made.seat("hacan"),)))
    assert made.refusal("hacan", "keep", "sol_5") == reason


def test_p05_9_the_dials_for_the_fleet_end_at_20_and_never_show_more() -> None:
    made = Scene(*SIX)
    made.play(FleetDials(who=(made.seat("sol"), made.seat("jol_nar"))))
    assert made.refusal("sol", "dial", 21) == ("Rex p.5", "dial_ends")
    assert made.refusal("sol", "dial", 20) is None


@pytest.mark.parametrize(("left", "reason"), [(3, ("Rex p.5", "starting_units_left")), (4, None)])
def test_p05_14_sol_places_no_more_units_than_are_left(left: int, reason: Reason) -> None:
    made = Scene(*SIX)
    made.play(PlaceStartingUnits(seat=made.seat("sol"), left=left, space=LANDING))
    assert made.refusal("sol", "units", 4) == reason


def test_p05_14_placing_no_unit_in_a_chosen_space_is_never_accepted() -> None:
    made = Scene(*SIX)
    made.play(PlaceStartingUnits(seat=made.seat("sol"), left=4, space=LANDING))
    assert made.refusal("sol", "units", 0) == ("Rex p.5", "at_least_one_unit")
    assert made.refusal("sol", "units", 1) is None


def test_p05_14_sol_never_starts_outside_its_three_sectors() -> None:
    made = Scene(*SIX)
    made.play(PlaceStartingUnits(seat=made.seat("sol"), left=4))
    assert made.refusal("sol", "space", "sallab_slums") == ("Rex p.5", "outside_landing_zone")
    assert made.refusal("sol", "space", LANDING) is None
