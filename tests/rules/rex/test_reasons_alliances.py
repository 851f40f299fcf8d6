"""Reasons of a Ceasefire, and of what has its time there: each alone, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.asks import Noun, Option
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.ceasefire import Ceasefire, GiftAmount
from throneworld.rex.phases.recruitment import Recruit

SIX = ("letnev", "sol", "hacan", "lazax", "xxcha", "jol_nar")
LETNEV, SOL, HACAN, LAZAX, XXCHA, JOL_NAR = range(6)
Reason = tuple[str, str] | None


def scene(*races: str) -> Scene:
    made = Scene(*(races or SIX))
    for race in made.races:
        made.influence(race, 6)
    return made


def ceasefire(*allies: str) -> Scene:
    made = scene()
    if allies:
        made.ally(*allies)
    made.play(Ceasefire())
    return made


@pytest.mark.parametrize("thing", ["energy_rifle", "sol_1", "letnev_1", "units"])
def test_p20_5_cards_leaders_and_units_can_never_be_given_but_influence_can(thing: str) -> None:
    made = ceasefire()
    made.refuses("letnev", "give", SOL, thing, rule="Rex p.20", key="only_influence")
    assert made.refusal("letnev", "give", SOL) is None


def test_p15_2_what_one_gives_goes_to_another_and_never_to_oneself() -> None:
    made = ceasefire()
    assert made.refusal("letnev", "give", LETNEV) == ("Rex p.15", "give_to_another")
    assert made.refusal("sol", "give", LETNEV) is None


def test_p15_2_a_gift_of_nothing_is_never_one() -> None:
    made = scene()
    made.play(GiftAmount(seat=LETNEV, receiver=SOL))
    assert made.refusal("letnev", "amount", 0) == ("Rex p.15", "at_least_one_influence")
    assert made.refusal("letnev", "amount", 1) is None


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        (("give", SOL), "Rex p.20"),
        (("propose", LETNEV, SOL), "Rex p.15"),
        (("leave",), "Rex p.15"),
    ],
)
def test_p15_8_influence_and_alliances_change_hands_only_in_a_ceasefire(option: Option, rule: str) -> None:
    allies = ("letnev", "hacan") if option == ("leave",) else ()
    made = scene()
    made.casualties("letnev", 2)
    if allies:
        made.ally(*allies)
    made.play(Recruit(seat=LETNEV))
    assert made.refusal("letnev", *option) == (rule, "only_in_ceasefire")
    assert ceasefire(*allies).refusal("letnev", *option) is None


@pytest.mark.parametrize("verb", ["permit", "withhold"])
def test_p15_11_permissions_change_in_a_ceasefire_and_in_ones_own_recruitment(verb: str) -> None:
    for step, reason in (
        (BiddingPhase(), ("Rex p.15", "permission_has_its_time")),
        (Recruit(seat=HACAN), None),
        (Ceasefire(), None),
    ):
        made = scene()
        made.ally("hacan", "sol")
        made.first("hacan")
        made.state.withheld[HACAN] = (SOL,) if verb == "permit" else ()
        made.play(step)
        assert made.refusal("hacan", verb, SOL) == reason


def test_p15_5_nobody_proposes_an_alliance_of_others() -> None:
    made = ceasefire()
    assert made.refusal("letnev", "propose", SOL, HACAN) == ("Rex p.15", "propose_with_yourself")
    assert made.refusal("sol", "propose", SOL, HACAN) is None


@pytest.mark.parametrize(
    "members", [(SOL, LETNEV), (LETNEV, LETNEV), (LETNEV, SOL, SOL), (LETNEV, HACAN, SOL)]
)
def test_p15_5_each_member_is_named_once_in_the_order_of_the_seats(members: tuple[Noun, ...]) -> None:
    made = ceasefire()
    assert made.refusal("letnev", "propose", *members) == ("Rex p.15", "members_in_order")
    others = {LETNEV, SOL, *members}
    assert made.refusal("letnev", "propose", *sorted(int(member) for member in others)) is None


@pytest.mark.parametrize(
    ("races", "reason"),
    [
        (("letnev", "sol", "lazax", "xxcha"), ("Rex p.15", "no_permission_needed")),
        (("hacan", "sol", "lazax", "xxcha"), None),
    ],
)
def test_p15_11_only_an_advantage_worded_as_a_choice_needs_permission(
    races: tuple[str, ...], reason: Reason
) -> None:
    made = scene(*races)
    made.ally(races[0], "sol")
    made.play(Ceasefire())
    assert made.refusal(races[0], "withhold", 1) == reason


def test_p15_11_a_permission_that_stands_is_not_given_again() -> None:
    made = ceasefire("hacan", "sol")
    assert made.refusal("hacan", "permit", SOL) == ("Rex p.15", "permission_stands")
    made.choose("hacan", "withhold", SOL)
    assert made.refusal("hacan", "permit", SOL) is None
    assert made.refusal("hacan", "withhold", SOL) == ("Rex p.15", "permission_stands")


@pytest.mark.parametrize(("allies", "reason"), [((), ("Rex p.15", "not_an_ally")), (("sol",), None)])
def test_p15_11_only_an_ally_is_permitted_anything(allies: tuple[str, ...], reason: Reason) -> None:
    made = scene()
    made.ally("hacan", "lazax", *allies)
    made.play(Ceasefire())
    assert made.refusal("hacan", "withhold", SOL) == reason


@pytest.mark.parametrize(("purse", "reason"), [(0, ("Rex p.15", "nothing_to_permit")), (1, None)])
def test_p15_11_what_an_ally_could_not_pay_for_needs_no_permission(purse: int, reason: Reason) -> None:
    made = scene()
    made.ally("hacan", "sol")
    made.casualties("hacan", 2)
    made.influence("sol", purse)
    made.state.phase = "recruitment"
    made.play(Recruit(seat=HACAN))
    assert made.refusal("hacan", "withhold", SOL) == reason
