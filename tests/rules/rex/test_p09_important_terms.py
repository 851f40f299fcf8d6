"""Important terms: control, and where paid influence goes (Rex p.9)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.board import controller
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.state import NOBODY


def test_p09_11_who_alone_has_units_in_a_space_controls_it() -> None:
    scene = Scene("letnev", "hacan", "sol")
    assert controller(scene.state, "imperial_palace") == NOBODY
    scene.place("hacan", "imperial_palace", 1)
    assert controller(scene.state, "imperial_palace") == scene.seat("hacan")
    assert [player["strongholds"] for player in scene.view()["players"]] == [0, 1, 0]


def test_p09_11_two_players_in_a_space_control_nothing() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.place("hacan", "imperial_palace", 9)
    scene.place("letnev", "imperial_palace", 1)
    assert controller(scene.state, "imperial_palace") == NOBODY
    assert [player["strongholds"] for player in scene.view()["players"]] == [0, 0, 0]


def test_p09_11_mechanized_units_are_units() -> None:
    scene = Scene("lazax", "hacan", "sol")
    scene.place("lazax", "imperial_palace", 0, mechanized=1)
    assert controller(scene.state, "imperial_palace") == scene.seat("lazax")
    scene.place("hacan", "imperial_palace", 3)
    assert controller(scene.state, "imperial_palace") == NOBODY


@pytest.mark.parametrize(
    ("races", "buyer", "pool", "lazax"),
    [
        (("letnev", "hacan", "sol"), "hacan", 4, 0),
        (("lazax", "hacan", "sol"), "hacan", 0, 4),
        (("lazax", "hacan", "sol"), "lazax", 4, -4),
    ],
)
def test_p09_12_bids_are_paid_to_the_pool_unless_lazax_takes_them(
    races: tuple[str, ...], buyer: str, pool: int, lazax: int
) -> None:
    scene = Scene(*races)
    for race in races:
        scene.influence(race, 9)
    before = scene.state.pool
    scene.play(BiddingPhase())
    for race in races:
        scene.choose(race, *(("bid", 4) if race == buyer else ("pass",)))
    assert scene.state.pool - before == pool
    assert scene.has(races[0]) - 9 == lazax
    assert scene.has("hacan") == (5 if buyer == "hacan" else 9)


@pytest.mark.parametrize(("other", "pool", "income"), [("sol", 3, 0), ("hacan", 0, 3)])
def test_p09_12_deployments_are_paid_to_the_pool_unless_hacan_takes_them(
    other: str, pool: int, income: int
) -> None:
    scene = Scene("letnev", "lazax", other)
    scene.influence("letnev", 5)
    before = scene.state.pool
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", "iaf_hq")
    scene.choose("letnev", "units", 3)
    assert scene.state.pool - before == pool
    assert (scene.has("letnev"), scene.has(other)) == (2, income)


def test_p09_12_recruits_are_paid_to_the_pool() -> None:
    scene = Scene("letnev", "lazax", "hacan")
    scene.casualties("letnev", 5)
    scene.influence("letnev", 6)
    before = scene.state.pool
    scene.play(RecruitmentPhase())
    scene.choose("letnev", "units", 5)
    assert scene.has("letnev") == 0
    assert scene.state.pool - before == 6
