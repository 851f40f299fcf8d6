"""Deals, limits of components, rounding, timing and the board (Rex p.20)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.board import reach
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.ceasefire import Ceasefire
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.phases.recruitment import RecruitmentPhase

SIX = ("sol", "lazax", "jol_nar", "letnev", "hacan", "xxcha")
SOL, LAZAX, JOL_NAR, LETNEV, HACAN, XXCHA = range(6)


def test_p20_4_a_gift_binds_nobody_and_is_final() -> None:
    scene = Scene(*SIX)
    scene.influence("sol", 4)
    scene.play(Ceasefire())
    scene.choose("sol", "give", LAZAX)
    scene.choose("sol", "amount", 4)
    assert scene.has("lazax") == 4
    refusal = scene.game.may_undo(SOL)
    assert refusal is not None
    assert refusal.key == "cannot_unlearn"
    for race in scene.asked:  # nobody has to do anything in return
        scene.choose(race, "ready")
    assert scene.done
    assert (scene.has("sol"), scene.has("lazax")) == (0, 4)


def test_p20_5_nothing_but_influence_can_be_given() -> None:
    scene = Scene(*SIX)
    scene.influence("sol", 2)
    scene.hand("sol", "energy_rifle")
    scene.traitors("sol", "lazax_1")
    scene.play(Ceasefire())
    assert {option[0] for option in scene.options("sol")} == {"ready", "propose", "give"}
    for thing in ("energy_rifle", "lazax_1", "sol_1", "units"):
        assert scene.refusal("sol", "give", thing) == ("Rex p.15", "not_offered")
        assert scene.refusal("sol", "give", LAZAX, thing) == ("Rex p.20", "only_influence")
    scene.choose("sol", "give", LAZAX)
    assert scene.options("sol") == [("amount", 1), ("amount", 2)]


def deal_row_from(scene: Scene, left: int) -> set[str]:
    """Deal a row from a deck of so many cards; the others lie on the discards and are returned."""
    deck = scene.state.strategy_deck
    scene.state.strategy_deck, scene.state.strategy_discards = deck[:left], deck[left:]
    scene.influence(scene.races[0], 1)
    scene.play(BiddingPhase())
    return set(deck[left:])


def test_p20_6_when_the_last_card_is_drawn_the_discards_become_the_deck() -> None:
    scene = Scene("lazax", "hacan", "xxcha")
    discards = deal_row_from(scene, 3)
    assert len(scene.state.row) == 3
    assert set(scene.state.strategy_deck) == discards
    assert len(discards) == 39
    assert scene.state.strategy_discards == ()


def test_p20_6_before_the_last_card_is_drawn_the_discards_stay() -> None:
    scene = Scene("lazax", "hacan", "xxcha")
    discards = deal_row_from(scene, 4)
    assert len(scene.state.row) == 3
    assert len(scene.state.strategy_deck) == 1
    assert set(scene.state.strategy_discards) == discards


def test_p20_6_the_same_deal_goes_on_with_the_new_deck() -> None:
    scene = Scene("lazax", "hacan", "xxcha")
    deal_row_from(scene, 1)
    assert len(scene.state.row) == 3
    assert len(scene.state.strategy_deck) == 39


def test_p20_6_if_both_are_empty_fewer_cards_are_on_offer() -> None:
    scene = Scene("lazax", "hacan", "xxcha")
    scene.state.strategy_deck = scene.state.strategy_deck[:2]
    scene.influence("lazax", 1)
    scene.play(BiddingPhase())
    assert scene.events("row_dealt") == [(2,)]


def test_p20_7_the_pool_pays_in_order_of_play_what_it_holds() -> None:
    scene = Scene("lazax", "hacan", "xxcha")
    scene.first("hacan")
    scene.influence("lazax", scene.state.pool - 3)
    before = scene.has("lazax")
    scene.play(CollectionPhase())
    assert (scene.has("hacan"), scene.has("xxcha"), scene.has("lazax")) == (2, 1, before)
    assert scene.state.pool == 0
    assert scene.events("influence_gained") == [(1, 2, "fleet_support"), (2, 1, "fleet_support")]


def test_p20_7_influence_is_placed_from_left_to_right_as_far_as_the_pool_reaches() -> None:
    scene = Scene(*SIX)
    scene.influence("lazax", scene.state.pool - 12)
    scene.stack_influence_deck("public_support")
    scene.play(InfluencePhase())
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 2}
    assert scene.state.pool == 0


def test_p20_7_nobody_deploys_more_units_than_his_reserve_holds() -> None:
    scene = Scene("letnev", "hacan", "xxcha")
    scene.casualties("letnev", 18)
    scene.influence("letnev", 9)
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", "tarraguth_slums")
    assert scene.options("letnev") == [("units", 1), ("units", 2)]


def test_p20_7_nobody_recruits_more_units_than_lie_in_the_casualty_pool() -> None:
    scene = Scene("letnev", "hacan", "xxcha")
    scene.casualties("letnev", 3)
    scene.influence("letnev", 20)
    scene.play(RecruitmentPhase())
    assert scene.options("letnev") == [("done",), ("units", 1), ("units", 2), ("units", 3)]


@pytest.mark.parametrize(("units", "price"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_p20_8_example_half_of_a_price_is_rounded_up(units: int, price: int) -> None:
    scene = Scene("hacan", "letnev", "lazax")
    scene.influence("hacan", 8)
    scene.play(DeploymentStep(seat=0))
    scene.choose("hacan", "deploy", "tarraguth_slums")
    scene.choose("hacan", "units", units)
    assert scene.units("hacan", "tarraguth_slums") == units
    assert scene.has("hacan") == 8 - price


def test_p20_8_the_whole_price_is_halved_not_each_unit() -> None:
    scene = Scene("hacan", "letnev", "lazax")
    scene.influence("hacan", 3)
    scene.play(DeploymentStep(seat=0))
    scene.choose("hacan", "deploy", "tarraguth_slums")
    assert scene.options("hacan")[-1] == ("units", 6)


@pytest.mark.parametrize("first", ["letnev", "hacan"])
def test_p20_9_cards_played_at_the_same_moment_resolve_in_order_of_play(first: str) -> None:
    scene = Scene("letnev", "hacan", "xxcha")
    second = "hacan" if first == "letnev" else "letnev"
    scene.first(first)
    for race in ("letnev", "hacan"):
        scene.casualties(race, 7)
        scene.hand(race, "fresh_recruits")
    scene.play(RecruitmentPhase())
    assert sorted(scene.asked) == ["hacan", "letnev"]
    scene.choose(second, "play", "fresh_recruits")
    assert scene.asked == [first]  # what was played waits for those who may act earlier
    scene.choose(first, "play", "fresh_recruits")
    assert (scene.prompt, scene.asked) == ("free_recruits", [first])
    scene.choose(first, "units", 5)
    assert (scene.prompt, scene.asked) == ("free_recruits", [second])


def test_p20_9_a_cancelling_card_comes_before_what_it_cancels() -> None:
    scene = Scene("xxcha", "letnev", "lazax")
    scene.place("xxcha", "tarraguth_slums", 2)
    scene.place("letnev", "tarraguth_slums", 2)
    scene.hand("letnev", "informant", "energy_rifle")
    scene.play(BattlePhase())
    scene.choose("xxcha", "done")
    assert scene.options("xxcha") == [("play", "xxcha_command"), ("pass",)]
    scene.choose("xxcha", "play", "xxcha_command")
    assert scene.asked == ["letnev"]
    assert scene.told_at("advantage_used") == {"advantage": "xxcha_command", "seat": 0}
    scene.choose("letnev", "play", "informant")
    assert scene.events("cancelled") == [(0, "xxcha_command")]
    assert scene.prompt == "battle_plan"
    assert scene.events("title_forbidden") == []


def test_p20_9_a_cancelled_payment_never_arrives() -> None:
    scene = Scene("letnev", "hacan", "lazax", "xxcha", "sol")
    scene.influence("letnev", 2)
    scene.hand("lazax", "informant")
    pool = scene.state.pool
    scene.play(DeploymentStep(seat=0))
    scene.choose("letnev", "deploy", "tarraguth_slums")
    scene.choose("letnev", "units", 2)
    assert scene.ask("lazax").about["advantage"] == "hacan_deploy_income"
    assert (scene.has("letnev"), scene.has("hacan")) == (2, 0)
    scene.choose("lazax", "play", "informant")
    assert (scene.has("letnev"), scene.has("hacan"), scene.state.pool) == (0, 0, pool + 2)


@pytest.mark.parametrize(
    ("one", "other"),
    [("embassy_quarters", "vel_terro_residential"), ("hall_of_cartography", "adminus_imperialis")],
)
def test_p20_10_these_spaces_are_two_apart(one: str, other: str) -> None:
    scene = Scene("letnev", "hacan", "lazax", fleet=11)
    for origin, target in ((one, other), (other, one)):
        assert target not in reach(scene.state, origin, 1)
        assert target in reach(scene.state, origin, 2)
    scene.place("letnev", one, 1)
    scene.play(MovementStep(seat=0))
    scene.choose("letnev", "from", one)
    scene.choose("letnev", "to", other)
    assert scene.units("letnev", other) == 1
