"""Reasons of what is played from a hand: each alone in the way, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.steps import Step
from throneworld.rex.cards.effects import ChooseShield, FreeRecruits
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.recruitment import RecruitmentPhase

RACES = ("letnev", "xxcha", "sol", "hacan")
SHIELDED = ("imperial_palace", "iaf_hq", "imperial_navy_base")
Reason = tuple[str, str] | None


@pytest.mark.parametrize(("held", "reason"), [(False, ("Rex p.21", "not_yours")), (True, None)])
def test_strategy_fresh_recruits_is_played_by_who_holds_it(held: bool, reason: Reason) -> None:
    made = Scene(*RACES)
    made.casualties("letnev", 3)
    made.hand("letnev", "double_agent", *(("fresh_recruits",) if held else ()))
    made.play(RecruitmentPhase())
    assert made.refusal("letnev", "play", "fresh_recruits") == reason


@pytest.mark.parametrize(
    ("phase", "reason"),
    [(RecruitmentPhase(), ("Rex p.21", "not_this_moment")), (BiddingPhase(), None)],
)
def test_strategy_diplomatic_interference_has_its_moments(phase: Step, reason: Reason) -> None:
    made = Scene(*RACES)
    made.casualties("letnev", 3)
    for race in RACES:
        made.influence(race, 5)
    made.hand("letnev", "fresh_recruits", "diplomatic_interference")
    made.play(phase)
    assert made.refusal("letnev", "play", "diplomatic_interference") == reason


@pytest.mark.parametrize(("count", "reason"), [(2, ("Rex p.21", "casualties_at_most")), (3, None)])
def test_strategy_fresh_recruits_brings_back_no_more_than_have_fallen(count: int, reason: Reason) -> None:
    made = Scene(*RACES)
    made.casualties("letnev", count)
    made.play(FreeRecruits(seat=0))
    assert made.refusal("letnev", "units", 3) == reason


@pytest.mark.parametrize(
    ("dead", "reason"), [(("letnev_1",), ("Rex p.21", "leader_is_alive")), (("letnev_1", "letnev_2"), None)]
)
def test_strategy_fresh_recruits_brings_back_a_leader_who_is_dead(
    dead: tuple[str, ...], reason: Reason
) -> None:
    made = Scene(*RACES)
    made.kill(*dead)
    made.casualties("letnev", 1)
    made.play(FreeRecruits(seat=0))
    assert made.refusal("letnev", "leader", "letnev_2") == reason


def test_strategy_fresh_recruits_never_brings_back_nobody_nor_another_races_leader() -> None:
    made = Scene(*RACES)
    made.kill("letnev_1", "sol_1")
    made.casualties("letnev", 2)
    made.play(FreeRecruits(seat=0))
    assert made.refusal("letnev", "units", 0) == ("Rex p.21", "at_least_one_unit")
    assert made.refusal("letnev", "leader", "sol_1") == ("Rex p.21", "not_your_leader")
    assert made.refusal("letnev", "units", 1) is None
    assert made.refusal("letnev", "leader", "letnev_1") is None


@pytest.mark.parametrize(("units", "reason"), [(0, ("Rex p.22", "facedown_there")), (1, None)])
def test_strategy_graviton_negator_does_not_know_facedown_units(units: int, reason: Reason) -> None:
    wanted, *others = SHIELDED
    made = Scene(*RACES)
    made.place("xxcha", wanted, units, facedown=1 - units)
    for space in others:
        made.place("xxcha", space, 1)
    made.hand("xxcha", "graviton_negator")
    made.play(BattlePhase())
    made.choose("xxcha", "play", "graviton_negator")
    assert isinstance(made.game.question, ChooseShield)
    assert made.refusal("xxcha", "space", wanted) == reason
