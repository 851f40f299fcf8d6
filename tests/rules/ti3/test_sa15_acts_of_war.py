"""SA 8.1, 11.4, 15.2: what an act of war costs, and what it breaks."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.scene import Scene
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.verbs.agreements import open_agreement
from throneworld.ti3.war import ActOfWar


def war(**cards: tuple[str, ...]) -> Battlefield:
    scene = Battlefield()
    scene.state.control.clear()
    for race, held in cards.items():
        scene.state.strategy_cards[scene.seat(race)] = held
    return scene


def act(scene: Battlefield, seat: int = 0, victim: int = 1) -> None:
    scene.play(ActOfWar(seat=seat, victim=victim, system=scene.system("saudor")))


def test_sa_11_4_4_a_space_battle_breaks_the_agreement_of_the_two_before_a_die_is_rolled() -> None:
    scene = war()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    open_agreement(scene.game, "sol:1", "letnev:1")
    open_agreement(scene.game, "sol:2", "hacan:1")
    scene.fight()
    assert scene.rolled == [] and len(scene.state.agreements) == 1
    assert scene.state.contracts_home[1] == ("letnev:1", "letnev:2")


def test_sa_11_4_5_the_attackers_goods_are_lost_and_the_defender_collects_all_of_his() -> None:
    scene = war()
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.state.goods_on = {"sol:1": 4, "letnev:1": 3}
    act(scene)
    assert scene.state.trade_goods == [0, 4, 0] and scene.state.goods_on == {}
    assert scene.state.agreements == ()


def test_sa_8_1_3_an_act_of_war_is_one_without_an_agreement_too() -> None:
    scene = war()
    act(scene)
    assert [(deed.kind, deed.seat, deed.about) for deed in scene.state.deeds] == [
        ("act_of_war", 0, (1, scene.system("saudor")))
    ]


def test_sa_15_2_1_an_act_of_war_against_diplomacy_costs_a_planet_exhausted_or_given_up() -> None:
    scene = war(letnev=("diplomacy",))
    scene.take("sol", "thibah")
    scene.take("sol", "saudor", exhausted=True)
    scene.put("sol", "saudor", ground_force=1, pds=1)
    act(scene)
    scene.offers("sol", ("exhaust", "thibah"), ("turn_neutral", "thibah"), ("turn_neutral", "saudor"))
    scene.refuses("sol", "exhaust", "saudor", rule="SA-15.2.1", key="planet_exhausted")
    scene.choose("sol", "turn_neutral", "saudor")
    assert scene.state.control == {"thibah": 0} and scene.units("sol", "saudor") == {}


def test_sa_15_2_1_and_ruling_66_it_is_paid_once_for_an_action_and_a_victim() -> None:
    scene = war(letnev=("diplomacy",))
    scene.take("sol", "thibah", "saudor")
    act(scene)
    scene.choose("sol", "exhaust", "thibah")
    act(scene)
    assert scene.done and scene.state.exhausted == ("thibah",)


def test_sa_15_2_1_who_has_no_planet_pays_nothing() -> None:
    scene = war(letnev=("diplomacy",))
    act(scene)
    assert scene.done and len(scene.state.deeds) == 1


def test_sa_15_2_1_a_card_that_was_executed_protects_all_the_same() -> None:
    scene = war(letnev=("diplomacy",))
    scene.state.exhausted_cards = ("diplomacy",)
    scene.take("sol", "thibah")
    act(scene)
    assert scene.prompt == "pay_for_war"


def test_sa_15_2_2_the_protection_ends_with_an_act_of_war_of_the_holder() -> None:
    scene = war(letnev=("diplomacy",))
    scene.take("sol", "thibah")
    act(scene, seat=1, victim=2)
    act(scene)
    assert scene.done and scene.state.exhausted == ()


def test_sa_7_3_6_a_trade_station_under_own_ships_cannot_be_given_up() -> None:
    scene = Battlefield(board={(0, 0): "saudor", (1, 0): "sumerian_arcturus"})
    scene.state.control.clear()
    scene.state.strategy_cards[1] = ("diplomacy",)
    scene.take("sol", "sumerian", "arcturus")
    scene.put("sol", "sumerian_arcturus", destroyer=1)
    act(scene)
    scene.refuses("sol", "turn_neutral", "sumerian", rule="SA-7.3.6", key="station_under_own_ships")


def test_ruling_67_a_battle_that_never_begins_is_no_act_of_war() -> None:
    scene = war()
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fight()
    assert scene.done and scene.state.deeds == ()


def test_sa_15_2_1_and_ruling_67_to_land_on_a_planet_of_ones_own_is_no_act_of_war() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.strategy_cards[0] = ("diplomacy",)
    scene.take("sol", "lodor")
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    scene.play(Landings(seat=0, system=scene.system("lodor")))
    scene.choose("sol", "land", "ground_force", "lodor")
    if not scene.done:
        scene.choose("sol", "done")
    assert scene.has("sol", "lodor", "ground_force") == 1
    assert not scene.told("act_of_war") and not scene.state.deeds
