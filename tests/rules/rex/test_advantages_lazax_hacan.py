"""The race advantages of Lazax and Hacan, and the Informant against them (race sheets, Rex p.21-22)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from tests.rules.rex.test_p21_informant import buy, cancel, spare, threatened
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.recruitment import RecruitmentPhase
from throneworld.rex.state import RESERVE
from throneworld.rex.tables import SPACES

# Lazax 1: income from bidding


def auction(*, informant: str = "") -> Scene:
    scene = Scene("lazax", "sol", "hacan")
    scene.influence("lazax", 5)
    scene.influence("hacan", 5)
    if informant:
        scene.hand(informant, "informant")
    scene.play(BiddingPhase())
    return scene


def test_advantage_lazax_bid_income_is_what_others_pay_for_strategy_cards() -> None:
    scene = auction()
    pool = scene.state.pool
    buy(scene, "hacan", 3)
    assert (scene.has("lazax"), scene.has("hacan"), scene.state.pool) == (8, 2, pool)
    assert scene.events("influence_given") == [(2, 0, 3, "bid")]


def test_advantage_lazax_bid_income_does_not_come_from_lazax_itself() -> None:
    scene = auction()
    pool = scene.state.pool
    buy(scene, "lazax", 3)
    assert (scene.has("lazax"), scene.state.pool) == (2, pool + 3)


def test_advantage_lazax_bid_income_cancelled_goes_to_the_pool() -> None:
    scene = auction(informant="sol")
    pool = scene.state.pool
    buy(scene, "hacan", 3)
    cancel(scene, "sol", "lazax_bid_income")
    assert (scene.has("lazax"), scene.has("hacan"), scene.state.pool) == (5, 2, pool + 3)
    assert scene.titles("sol") == []


def test_advantage_lazax_bid_income_can_be_cancelled_by_the_buyer() -> None:
    scene = auction(informant="hacan")
    buy(scene, "hacan", 3)
    cancel(scene, "hacan", "lazax_bid_income")
    assert scene.has("lazax") == 5


def test_advantage_lazax_bid_income_is_not_for_its_owner_to_cancel() -> None:
    scene = auction(informant="lazax")
    buy(scene, "hacan", 3)
    assert threatened(scene) == ""
    assert scene.has("lazax") == 8


# Lazax 2: mechanized units


def test_advantage_lazax_mechanized_units_have_strength_two() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.place("lazax", ARENA, 1, mechanized=3)
    scene.place("sol", ARENA, 5)
    scene.play(BattlePhase())
    assert scene.options("lazax") == [("dial", number) for number in range(8)]
    plan(scene, "lazax", 7, "lazax_1")
    plan(scene, "sol", 1, "sol_5")
    assert scene.events("battle_won") == [(0, ARENA, 9, 1, 8)]


def test_advantage_lazax_mechanized_units_are_deployed_at_the_price_of_a_unit() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.influence("lazax", 5)
    scene.play(DeploymentStep(seat=0))
    scene.choose("lazax", "deploy", ARENA)
    scene.choose("lazax", "units", 1)
    scene.choose("lazax", "mechanized", 4)
    assert scene.force("lazax", ARENA) == (1, 4, 0)
    assert scene.has("lazax") == 0


def test_advantage_lazax_mechanized_units_are_recruited_one_a_round_free_or_for_two() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.casualties("lazax", 3, mechanized=3)
    scene.influence("lazax", 2)
    scene.play(RecruitmentPhase())
    assert scene.options("lazax") == [("done",), ("units", 1), ("units", 2), ("mechanized",)]
    scene.choose("lazax", "mechanized")
    assert scene.has("lazax") == 2
    assert scene.refusal("lazax", "mechanized") == ("Rex p.10", "one_mechanized_a_round")
    scene.choose("lazax", "units", 1)
    assert scene.has("lazax") == 0
    assert scene.force("lazax", RESERVE) == (13, 3, 0)


def test_advantage_lazax_mechanized_units_cost_two_once_the_free_recruit_is_taken() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.casualties("lazax", 3, mechanized=3)
    scene.influence("lazax", 2)
    scene.play(RecruitmentPhase())
    scene.choose("lazax", "units", 1)
    scene.choose("lazax", "mechanized")
    assert scene.has("lazax") == 0


def test_advantage_lazax_mechanized_units_collect_like_a_unit() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.place("lazax", ARENA, 0, mechanized=2)
    scene.ground(ARENA, 9)
    scene.play(CollectionPhase())
    assert scene.events("influence_collected") == [(0, ARENA, 4)]


def test_advantage_lazax_mechanized_units_cannot_be_cancelled() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.hand("sol", "informant")
    scene.hand("letnev", "informant")
    scene.place("lazax", ARENA, 0, mechanized=2)
    scene.place("sol", ARENA, 2)
    scene.play(BattlePhase())
    assert scene.options("lazax") == [("dial", number) for number in range(5)]
    plan(scene, "lazax", 3, "lazax_5")
    plan(scene, "sol", 0, "sol_1")
    assert scene.done
    assert scene.events("played") == []


# Hacan 1: shipping


def shipping(influence: int = 4, *, informant: bool = False) -> Scene:
    scene = Scene("hacan", "sol", "jol_nar")
    scene.influence("hacan", influence)
    scene.place("hacan", "adminus_imperialis", 3)
    scene.place("jol_nar", "iaf_hq", 2)
    if informant:
        scene.hand("sol", "informant")
    scene.play(DeploymentStep(seat=0))
    return scene


@pytest.mark.parametrize(
    ("space", "units", "price"), [(ARENA, 3, 2), (ARENA, 4, 2), ("iaf_hq", 3, 3), ("iaf_hq", 1, 1)]
)
def test_advantage_hacan_shipping_halves_the_price_and_rounds_up(space: str, units: int, price: int) -> None:
    scene = shipping(4)
    scene.choose("hacan", "deploy", space)
    pair = int(scene.ask("hacan").about["pair"])
    assert -(-pair * units // 2) == price, "the question tells the price of two"
    scene.choose("hacan", "units", units)
    assert scene.units("hacan", space) == units
    assert scene.has("hacan") == 4 - price


def test_advantage_hacan_shipping_moves_units_from_any_space_to_any_other_instead() -> None:
    scene = shipping(4)
    pool = scene.state.pool
    scene.choose("hacan", "transfer", "adminus_imperialis")
    closed = ("adminus_imperialis", "sector_incarcetorum", "mecatol_power_south")
    assert scene.options("hacan") == [("to", space) for space in SPACES if space not in closed]
    scene.choose("hacan", "to", "iaf_hq")
    assert scene.options("hacan") == [("units", 1), ("units", 2), ("units", 3)]
    scene.choose("hacan", "units", 2)
    assert (scene.units("hacan", "iaf_hq"), scene.units("hacan", "adminus_imperialis")) == (2, 1)
    assert (scene.has("hacan"), scene.state.pool) == (2, pool + 2)
    assert scene.done


def test_advantage_hacan_shipping_does_not_leave_a_bombarded_space() -> None:
    scene = Scene("hacan", "sol", "jol_nar", fleet=7)
    scene.influence("hacan", 4)
    scene.place("hacan", "adminus_imperialis", 3)
    scene.play(DeploymentStep(seat=0))
    assert scene.refusal("hacan", "transfer", "adminus_imperialis") == ("Rex p.22", "space_bombarded")


def test_advantage_hacan_shipping_is_no_deployment_for_the_xxcha() -> None:
    scene = Scene("hacan", "xxcha", "jol_nar")
    scene.influence("hacan", 4)
    scene.place("hacan", ARENA, 3)
    scene.play(DeploymentStep(seat=0))
    scene.choose("hacan", "transfer", ARENA)
    scene.choose("hacan", "to", "iaf_hq")
    scene.choose("hacan", "units", 2)
    assert scene.done


def test_advantage_hacan_shipping_discount_cancelled_means_standard_cost() -> None:
    scene = shipping(4, informant=True)
    scene.choose("hacan", "deploy", "iaf_hq")
    cancel(scene, "sol", "hacan_shipping")
    scene.choose("hacan", "deploy", "iaf_hq")
    assert scene.options("hacan") == [("units", 1), ("units", 2)]
    scene.choose("hacan", "units", 2)
    assert scene.has("hacan") == 0


def test_advantage_hacan_shipping_transfer_cancelled_means_none_this_turn() -> None:
    scene = shipping(4, informant=True)
    scene.choose("hacan", "transfer", "adminus_imperialis")
    cancel(scene, "sol", "hacan_shipping")
    assert scene.units("hacan", "adminus_imperialis") == 3
    assert {option[0] for option in scene.options("hacan")} == {"none", "deploy"}
    assert scene.refusal("hacan", "transfer", "adminus_imperialis") == ("Rex p.21", "advantage_cancelled")


def test_advantage_hacan_shipping_is_not_used_by_who_does_not_deploy() -> None:
    scene = shipping(4, informant=True)
    scene.choose("hacan", "none")
    assert scene.done


# Hacan 2: income from deployment


def test_advantage_hacan_deploy_income_is_what_others_pay_to_deploy() -> None:
    scene = Scene("hacan", "letnev", "jol_nar")
    scene.influence("letnev", 6)
    scene.place("jol_nar", ARENA, 1)
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=1))
    scene.choose("letnev", "deploy", ARENA)
    scene.choose("letnev", "units", 3)
    assert (scene.has("hacan"), scene.has("letnev"), scene.state.pool) == (6, 0, pool)


def test_advantage_hacan_deploy_income_does_not_come_from_hacan_itself() -> None:
    scene = shipping(4)
    pool = scene.state.pool
    scene.choose("hacan", "deploy", ARENA)
    scene.choose("hacan", "units", 4)
    assert (scene.has("hacan"), scene.state.pool) == (2, pool + 2)


def test_advantage_hacan_deploy_income_does_not_come_from_free_landings() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.hand("letnev", "informant")
    scene.play(DeploymentStep(seat=1))
    scene.choose("sol", "deploy", ARENA)
    spare(scene, "letnev", "sol_landing_zone")
    scene.choose("sol", "units", 3)
    assert scene.done
    assert scene.has("hacan") == 0


def test_advantage_hacan_deploy_income_cancelled_goes_to_the_pool() -> None:
    scene = Scene("hacan", "letnev", "jol_nar")
    scene.hand("jol_nar", "informant")
    scene.influence("letnev", 6)
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=1))
    scene.choose("letnev", "deploy", ARENA)
    scene.choose("letnev", "units", 4)
    cancel(scene, "jol_nar", "hacan_deploy_income")
    assert (scene.has("hacan"), scene.has("letnev"), scene.state.pool) == (0, 2, pool + 4)
