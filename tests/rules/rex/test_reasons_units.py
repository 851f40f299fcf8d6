"""Reasons of movement, deployment and turning over: each alone, and without it the same is accepted."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.deployment import ChooseDeployment, DeploymentStep, Terms, TransferTo
from throneworld.rex.phases.flipping import Flip, Flipping
from throneworld.rex.phases.movement import CountMoving, MoveTo
from throneworld.rex.phases.recruitment import Recruit
from throneworld.rex.phases.sol_offensive import Relocate

SIX = ("letnev", "sol", "hacan", "lazax", "xxcha", "jol_nar")
FOUR = SIX[:4]
FIELD, NEXT = "sallab_slums", "vel_terro_residential"
WEST, EAST, RUINS = "trauma_and_physiology_zone", "hirzall_industrial", 12
"""Mecatol Power South, in this sector, lies on the only short way between the two."""
Reason = tuple[str, str] | None


def scene(*races: str, fleet: int = 3, coexist: bool = False) -> Scene:
    made = Scene(*(races or SIX), fleet=fleet, facedown_coexist=coexist)
    for race in made.races:
        made.influence(race, 6)
    return made


@pytest.mark.parametrize(
    ("races", "fleet", "reason"),
    [
        (FOUR, RUINS, ("Rex p.11", "way_barred_twice")),
        (FOUR, 3, ("Rex p.23", "way_demolished")),
        (SIX, RUINS, ("Rex p.11", "way_bombarded")),
        (SIX, 3, None),
    ],
)
def test_p11_4_fleet_and_ruins_bar_a_way_each_alone_or_both(
    races: tuple[str, ...], fleet: int, reason: Reason
) -> None:
    """With both in the way, taking away one leaves the other; without either the way is open."""
    made = scene(*races, fleet=fleet)
    made.place("letnev", WEST, 1)
    made.play(MoveTo(seat=made.seat("letnev"), origin=WEST))
    assert made.refusal("letnev", "to", EAST) == reason


@pytest.mark.parametrize(
    ("race", "question", "rule"),
    [("letnev", MoveTo, "Rex p.11"), ("hacan", TransferTo, "Rex p.22"), ("sol", Relocate, "Rex p.22")],
)
def test_p11_2_units_go_to_another_space_than_theirs(
    race: str, question: type[MoveTo | TransferTo | Relocate], rule: str
) -> None:
    for origin, reason in ((FIELD, (rule, "already_there")), (NEXT, None)):
        made = scene()
        made.place(race, origin, 2)
        made.play(question(seat=made.seat(race), origin=origin))
        assert made.refusal(race, "to", FIELD) == reason


@pytest.mark.parametrize(("facedown", "reason"), [(0, ("Rex p.11", "at_least_one_unit")), (2, None)])
def test_p11_2_a_group_has_one_unit_at_least(facedown: int, reason: Reason) -> None:
    """Nobody goes of one kind only if another can."""
    made = scene()
    made.place("xxcha", FIELD, 2, facedown=facedown)
    made.play(CountMoving(seat=made.seat("xxcha"), origin=FIELD, target=NEXT))
    assert made.refusal("xxcha", "units", 0) == reason


def test_p10_3_recruiting_no_unit_is_never_recruiting() -> None:
    made = scene()
    made.casualties("letnev", 2)
    made.play(Recruit(seat=made.seat("letnev")))
    assert made.refusal("letnev", "units", 0) == ("Rex p.10", "at_least_one_unit")
    assert made.refusal("letnev", "units", 1) is None


def test_p10_3_another_races_leader_is_never_recruited() -> None:
    made = scene()
    made.kill("letnev_1", "sol_1")
    made.casualties("letnev", 2)
    made.play(Recruit(seat=made.seat("letnev")))
    assert made.refusal("letnev", "leader", "sol_1") == ("Rex p.10", "not_your_leader")
    made.play(Recruit(seat=made.seat("sol")))
    assert made.refusal("sol", "leader", "sol_1") is None


def test_p11_2_one_kind_is_counted_after_the_other() -> None:
    made = scene()
    made.place("lazax", FIELD, 2, 2)
    made.play(CountMoving(seat=made.seat("lazax"), origin=FIELD, target=NEXT))
    assert made.refusal("lazax", "mechanized", 1) == ("Rex p.11", "other_kind_asked")
    made.choose("lazax", "units", 1)
    assert made.refusal("lazax", "mechanized", 1) is None
    assert made.refusal("lazax", "units", 1) == ("Rex p.11", "other_kind_asked")


@pytest.mark.parametrize(
    ("allied", "reason"), [(True, ("Rex p.22", "only_facedown_beside_ally")), (False, None)]
)
def test_p22_14_only_facedown_units_come_to_stand_beside_an_ally(allied: bool, reason: Reason) -> None:
    made = scene(coexist=True)
    made.place("xxcha", FIELD, 2, facedown=2)
    made.place("letnev", NEXT, 1)
    if allied:
        made.ally("xxcha", "letnev")
    made.play(CountMoving(seat=made.seat("xxcha"), origin=FIELD, target=NEXT))
    assert made.refusal("xxcha", "units", 1) == reason


@pytest.mark.parametrize(("count", "reason"), [(0, ("Rex p.22", "no_units_there")), (1, None)])
def test_advantage_hacan_shipping_takes_units_from_where_they_stand(count: int, reason: Reason) -> None:
    made = scene()
    made.place("hacan", NEXT, 1)
    if count:
        made.place("hacan", FIELD, count)
    seat = made.seat("hacan")
    question = ChooseDeployment(seat=seat, terms=Terms(halved=True, transfer=True))
    made.play(question, DeploymentStep(seat=seat, stage="announce"))
    assert made.refusal("hacan", "transfer", FIELD) == reason


@pytest.mark.parametrize(
    ("cancelled", "reason"), [(True, ("Rex p.21", "advantage_cancelled")), (False, None)]
)
def test_advantage_hacan_shipping_that_was_cancelled_is_gone_for_this_deployment(
    cancelled: bool, reason: Reason
) -> None:
    made = scene()
    made.place("hacan", FIELD, 2)
    made.hand("sol", "informant")
    made.play(DeploymentStep(seat=made.seat("hacan")))
    if cancelled:
        made.choose("hacan", "transfer", FIELD)
        made.choose("sol", "play", "informant")
    assert made.refusal("hacan", "transfer", FIELD) == reason


@pytest.mark.parametrize(
    ("verb", "units", "facedown", "reason"),
    [
        ("facedown", 0, 2, ("Rex p.22", "all_facedown")),
        ("facedown", 2, 0, None),
        ("faceup", 2, 0, ("Rex p.22", "all_faceup")),
        ("faceup", 0, 2, None),
        ("facedown", 0, 0, ("Rex p.22", "no_units_there")),
        ("faceup", 0, 0, ("Rex p.22", "no_units_there")),
    ],
)
def test_advantage_xxcha_facedown_only_what_shows_the_other_side_is_turned_over(
    verb: str, units: int, facedown: int, reason: Reason
) -> None:
    made = scene()
    made.place("xxcha", NEXT, 1)
    made.place("xxcha", FIELD, units, facedown=facedown)
    if not units + facedown:
        del made.state.forces[made.seat("xxcha")][FIELD]
    made.play(Flip(seat=made.seat("xxcha")), Flipping(seat=made.seat("xxcha"), stage="announce"))
    assert made.refusal("xxcha", verb, FIELD) == reason


def test_advantage_xxcha_facedown_turns_the_units_of_a_space_over_once() -> None:
    made = scene()
    made.place("xxcha", NEXT, 1)
    made.place("xxcha", FIELD, 1)
    turned, right = (Flipping(seat=made.seat("xxcha"), flipped=spaces) for spaces in ((FIELD,), ()))
    made.refused_until(right, turned, "xxcha", "facedown", FIELD, because="Rex p.22 flipped_already")


@pytest.mark.parametrize(("fallen", "reason"), [(19, ("Rex p.11", "reserve_empty")), (18, None)])
def test_p11_7_only_units_of_the_reserve_are_deployed(fallen: int, reason: Reason) -> None:
    made = scene()
    made.place("hacan", NEXT, 1)
    made.casualties("hacan", fallen)
    seat = made.seat("hacan")
    question = ChooseDeployment(seat=seat, terms=Terms(halved=True, transfer=True))
    made.play(question, DeploymentStep(seat=seat, stage="announce"))
    assert made.refusal("hacan", "deploy", FIELD) == reason
