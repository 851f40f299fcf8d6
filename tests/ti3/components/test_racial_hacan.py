"""The Emirates of Hacan: Commerce Nexus, Quantum Datahub Node, Merchant Convoys and the Kenaran Sun."""

from __future__ import annotations

from tests.ti3.components.dueling import duel
from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.production import Build
from throneworld.ti3.verbs.agreements import open_agreement

PLAYERS = ("hacan", "sol", "letnev")


def trading(goods: int, strategy: int = 2) -> Scene:
    scene = Scene(*PLAYERS)
    scene.racial("hacan", "commerce_nexus")
    scene.goods("hacan", goods)
    scene.counters("hacan", 3, 3, strategy)
    scene.play(Turn(seat=0, stage="choose"))
    return scene


def test_commerce_nexus_shares_four_goods_once_a_round() -> None:
    scene = trading(5)
    assert actions(scene, "hacan") == ["commerce_nexus"]
    scene.choose("hacan", "component", "commerce_nexus")
    scene.offers("hacan", ("player", 1), ("player", 2))
    scene.choose("hacan", "player", 1)
    scene.choose("hacan", "player", 2)
    assert scene.state.trade_goods == [7, 1, 1] and scene.state.strategy[0] == 1
    scene.goods("hacan", 0)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("hacan", "component", "commerce_nexus", rule="SA-10.1.1", key="used_this_round")


def test_commerce_nexus_may_give_both_to_one_player() -> None:
    scene = trading(0)
    scene.choose("hacan", "component", "commerce_nexus")
    scene.choose("hacan", "player", 2)
    scene.choose("hacan", "player", 2)
    assert scene.state.trade_goods == [2, 0, 2]


def test_commerce_nexus_is_for_those_with_few_goods_and_a_counter() -> None:
    trading(6).refuses("hacan", "component", "commerce_nexus", rule="SA-11.1.1", key="too_many_goods")
    trading(0, 0).refuses("hacan", "component", "commerce_nexus", rule="SA-8.4.1", key="empty_pool")


def test_flagship_hacan_raises_dice_for_goods() -> None:
    scene = duel(*PLAYERS)
    scene.goods("hacan", 3)
    scene.sides({"flagship": 1, "cruiser": 1}, {"cruiser": 2})
    scene.fight(6, 4, 5, 1, 1)
    scene.choose("sol", "stay")
    scene.offers("hacan", ("play", "flagship:hacan"), ("pass",))
    scene.choose("hacan", "play", "flagship:hacan")
    scene.offers("hacan", ("raise", "flagship", 4, 1), ("raise", "cruiser", 5, 0))
    scene.refuses("hacan", "raise", "flagship", 6, 1, rule="SA-13.23.1", key="has_hit_already")
    scene.choose("hacan", "raise", "cruiser", 5, 0)
    scene.choose("hacan", "play", "flagship:hacan")
    scene.choose("hacan", "raise", "cruiser", 5, 0)
    assert scene.state.trade_goods[0] == 1
    scene.choose("hacan", "pass")
    assert scene.fleets() == ({"flagship": 1, "cruiser": 1}, {}), "two hits"


def test_flagship_hacan_raises_nothing_elsewhere() -> None:
    scene = duel(*PLAYERS)
    scene.goods("hacan", 3)
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.put("hacan", "space:thibah", flagship=1)
    scene.fight(1, 1)
    scene.choose("sol", "stay")
    assert scene.prompt == "announce_retreat" and scene.state.trade_goods[0] == 3


# Quantum Datahub Node


def choosing(*partners: str) -> Scene:
    """Hacan holds leadership, Sol diplomacy, Letnev assembly."""
    scene = Scene(*PLAYERS)
    scene.racial("hacan", "quantum_datahub_node")
    for partner in partners:
        open_agreement(scene.game, "hacan:1", f"{partner}:1")
    scene.state.bonus = {"diplomacy": 1}
    scene.play(StrategyPhase(stage="end"))
    return scene


def test_quantum_datahub_node_swaps_a_strategy_card_with_a_partner() -> None:
    scene = choosing("sol")
    scene.offers("hacan", ("play", "quantum_datahub_node"), ("pass",))
    scene.choose("hacan", "play", "quantum_datahub_node")
    own, theirs, others = [cards[0] for cards in scene.state.strategy_cards]
    assert scene.done and (own, theirs) == ("diplomacy", "leadership")
    assert scene.state.strategy_cards[2] == (others,)
    assert scene.state.bonus == {"diplomacy": 1}
    assert scene.state.play_order[:2] == (1, 0), "the order of play counts what they have now"


def test_quantum_datahub_node_is_for_partners_alone() -> None:
    scene = choosing()
    assert scene.done and scene.state.strategy_cards[0] == ("leadership",)


def test_quantum_datahub_node_lets_its_owner_say_which_cards() -> None:
    scene = Scene(*PLAYERS)
    scene.racial("hacan", "quantum_datahub_node")
    open_agreement(scene.game, "hacan:1", "sol:1")
    scene.state.strategy_cards[0] = ("leadership", "warfare")
    scene.state.strategy_cards[1] = ("diplomacy", "trade")
    scene.play(StrategyPhase(stage="end"))
    scene.choose("hacan", "play", "quantum_datahub_node")
    scene.offers(
        "hacan",
        ("swap", "leadership", "diplomacy"),
        ("swap", "leadership", "trade"),
        ("swap", "warfare", "diplomacy"),
        ("swap", "warfare", "trade"),
    )
    scene.refuses("hacan", "swap", "warfare", "assembly", rule="SA-10.4.1", key="no_agreement_with")
    scene.refuses("hacan", "swap", "trade", "trade", rule="SA-10.4.1", key="card_not_with")
    scene.choose("hacan", "swap", "warfare", "diplomacy")
    assert scene.state.strategy_cards[:2] == [("leadership", "diplomacy"), ("warfare", "trade")]


# Merchant Convoys


def convoys(goods: int, carrier: bool = True) -> Scene:
    scene = Scene(*PLAYERS)
    scene.racial("hacan", "merchant_convoys")
    scene.put("hacan", "hercant", space_dock=1)
    home = scene.system("home_hacan")
    scene.put("hacan", home, **({"carrier": 1} if carrier else {"cruiser": 1}))
    scene.goods("hacan", goods)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(Build(seat=0, system=home, activated=True))
    return scene


def test_merchant_convoys_make_three_goods_worth_two_each() -> None:
    scene = convoys(3)
    space = scene.place("home_hacan")
    scene.choose("hacan", "produce", "dreadnought", space)
    scene.refuses("hacan", "produce", "cruiser", space, rule="SA-8.3.4", key="too_expensive")
    scene.choose("hacan", "produce", "destroyer", space)
    assert scene.done and scene.state.trade_goods[0] == 0
    assert scene.units("hacan", "home_hacan") == {"dreadnought": 1, "destroyer": 1, "carrier": 1}


def test_merchant_convoys_need_a_carrier_there_and_help_resources_alone() -> None:
    scene = convoys(5, carrier=False)
    space = scene.place("home_hacan")
    scene.choose("hacan", "produce", "cruiser", space)
    scene.refuses("hacan", "produce", "dreadnought", space, rule="SA-8.3.4", key="too_expensive")
    assert not can_pay(scene.state, 0, 6, RESOURCES)


def test_merchant_convoys_count_beside_planets() -> None:
    scene = convoys(5)
    scene.state.exhausted = ("hercant", "kamdorn")
    scene.play(Pay(seat=0, amount=6, currency=RESOURCES, dear=3))
    scene.choose("hacan", "trade_good")
    scene.choose("hacan", "trade_good")
    scene.choose("hacan", "trade_good")
    assert scene.done and scene.state.trade_goods[0] == 2
