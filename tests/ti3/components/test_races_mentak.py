"""The Mentak Coalition."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from throneworld.ti3.deeds import TOOK_GOODS, deeds_of
from throneworld.ti3.factions.mentak import LISTENERS
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.setup.pieces import take_sheet


def raid(*races: str, **ships: int) -> Battlefield:
    scene = Battlefield(*races, board={(0, 0): "saudor"}, listening=LISTENERS)
    scene.sides(ships, {"carrier": 2})
    return scene


def test_mentak_2_two_of_their_raiders_shoot_before_the_first_round() -> None:
    scene = raid("mentak", "letnev", "hacan", cruiser=2, destroyer=1)
    scene.fight(7, 9)
    scene.offers("mentak", ("play", "mentak.2"), ("pass",))
    scene.choose("mentak", "play", "mentak.2")
    scene.offers("mentak", ("shoot", "cruiser"), ("shoot", "destroyer"))
    scene.refuses("mentak", "shoot", "carrier", rule="SA-4.2.1", key="other_kind")
    scene.choose("mentak", "shoot", "destroyer")
    scene.offers("mentak", ("shoot", "cruiser"), ("done",))
    scene.choose("mentak", "shoot", "cruiser")
    assert scene.rolled == [(0, "pre_combat", 7), (0, "pre_combat", 9)]
    assert scene.done and scene.fleets() == ({"cruiser": 2, "destroyer": 1}, {})


def test_mentak_2_they_shoot_as_defenders_too_with_as_many_as_they_like() -> None:
    scene = Battlefield("letnev", "mentak", "hacan", board={(0, 0): "saudor"}, listening=LISTENERS)
    scene.sides({"carrier": 1}, {"cruiser": 2})
    scene.fight(7)
    scene.choose("mentak", "play", "mentak.2")
    scene.offers("mentak", ("shoot", "cruiser"), ("done",))
    scene.choose("mentak", "done")
    assert scene.rolled == [(1, "pre_combat", 7)] and scene.done


def test_mentak_2_nobody_else_shoots_nor_do_they_without_raiders() -> None:
    for races, ships in ((("letnev", "mentak"), {"cruiser": 1}), (("mentak", "letnev"), {"carrier": 1})):
        scene = raid(*races, "hacan", **ships)
        scene.fight(*[9] * 3)
        assert all(why == "combat" for _, why, *_ in scene.rolled)


def test_mentak_3_a_good_of_each_of_two_opponents_for_a_counter_as_an_action() -> None:
    scene = Scene("mentak", "letnev", "hacan", "sol")
    scene.goods("letnev", 1)
    scene.goods("sol", 3)
    scene.play(Turn(seat=0, stage="choose"))
    assert actions(scene, "mentak") == ["mentak.3"]
    scene.choose("mentak", "component", "mentak.3")
    scene.offers("mentak", ("player", 1), ("player", 3))
    scene.refuses("mentak", "player", 2, rule="SA-11.1.1", key="no_goods_there")
    scene.choose("mentak", "player", 3)
    scene.offers("mentak", ("player", 1), ("done",))
    scene.refuses("mentak", "player", 3, rule="SA-11.1.1", key="chosen_already")
    scene.choose("mentak", "player", 1)
    assert scene.state.trade_goods == [2, 0, 0, 2] and scene.state.strategy[0] == 1
    assert [each.about for each in deeds_of(scene.state, TOOK_GOODS, 0)] == [(1, 3), (1, 1)]
    assert scene.done


def test_mentak_3_takes_nothing_from_a_third() -> None:
    scene = Scene("mentak", "letnev", "hacan", "sol")
    for race in ("letnev", "hacan", "sol"):
        scene.goods(race, 1)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("mentak", "component", "mentak.3")
    scene.choose("mentak", "player", 1)
    scene.choose("mentak", "player", 2)
    assert scene.done and scene.state.trade_goods == [2, 0, 0, 1]


def test_mentak_3_nothing_to_take_from_the_poor() -> None:
    scene = Scene("mentak", "letnev", "hacan")
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("mentak", "component", "mentak.3", rule="SA-11.1.1", key="nothing_to_take")
    scene.goods("letnev", 1)
    scene.counters("mentak", 3, 3, 0)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("mentak", "component", "mentak.3", rule="SA-8.4.1", key="no_strategy_counter")


def test_mentak_1_they_start_with_four_counters_in_fleet_supply_others_with_three() -> None:
    scene = Scene("mentak", "letnev", "hacan")
    take_sheet(scene.game, 0)
    take_sheet(scene.game, 1)
    assert scene.state.fleet[:2] == [4, 3]
