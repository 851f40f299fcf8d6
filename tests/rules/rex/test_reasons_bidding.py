"""Reasons of auctions and loans: each stands alone in the way, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.bidding import BiddingPhase

FOUR = ("hacan", "letnev", "sol", "lazax")
Reason = tuple[str, str] | None


def auction(*races: str) -> Scene:
    made = Scene(*(races or FOUR))
    for race in made.races:
        made.influence(race, 6)
    return made


@pytest.mark.parametrize(("banned", "reason"), [(True, ("Rex p.21", "bid_banned")), (False, None)])
def test_strategy_diplomatic_interference_a_player_who_is_named_does_not_bid(
    banned: bool, reason: Reason
) -> None:
    made = auction()
    made.hand("letnev", "diplomatic_interference")
    made.play(BiddingPhase())
    if banned:
        made.choose("letnev", "play", "diplomatic_interference")
        made.choose("letnev", "name", made.seat("hacan"))
    else:
        made.choose("letnev", "pass")
    assert made.prompt == "bid"
    assert made.refusal("hacan", "bid", 1) == reason


@pytest.mark.parametrize(
    ("opening", "reason"), [(("pass",), ("Rex p.9", "passed_already")), (("bid", 1), None)]
)
def test_p09_6_who_has_passed_bids_no_more_on_this_card(
    opening: tuple[str | int, ...], reason: Reason
) -> None:
    made = auction()
    made.play(BiddingPhase())
    made.choose("hacan", *opening)
    for race, amount in (("letnev", 2), ("sol", 3), ("lazax", 4)):
        made.choose(race, "bid", amount)
    assert made.refusal("hacan", "bid", 5) == reason


def test_p09_3_nothing_is_no_bid_and_never_becomes_one() -> None:
    made = auction()
    made.play(BiddingPhase())
    assert made.refusal("hacan", "bid", 0) == ("Rex p.9", "at_least_one_influence")
    assert made.refusal("hacan", "bid", 1) is None


def loan(purse: int) -> Scene:
    """Lazax are about to lend to the first bidder, their ally."""
    made = auction()
    made.influence("lazax", purse)
    made.ally("hacan", "lazax")
    made.play(BiddingPhase())
    made.choose("lazax", "play", "lazax_loan")
    return made


@pytest.mark.parametrize(("purse", "reason"), [(3, ("Rex p.22", "loan_at_most")), (4, None)])
def test_ally_lazax_lends_no_more_than_it_can_spare(purse: int, reason: Reason) -> None:
    assert loan(purse).refusal("lazax", "amount", 4) == reason


def test_ally_lazax_a_loan_of_nothing_is_never_one() -> None:
    made = loan(3)
    assert made.refusal("lazax", "amount", 0) == ("Rex p.22", "at_least_one_influence")
    assert made.refusal("lazax", "amount", 1) is None
