"""Laws by which goods come to somebody or go: what may be voted for, a refusal, what comes of it."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.senate import COLONIES, ballot, decide, forum, homes, offers_players, put_to_vote
from throneworld.imperium.planets import values
from throneworld.ti3.phases.produce_goods import ProduceGoods, worth_for_goods
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.tables import PLANET
from throneworld.ti3.tactical.action import TacticalAction


def occurs(scene: Scene, moment: str, *facts: int | str) -> None:
    scene.game.open(moment, *facts)
    scene.play()


def test_lord_of_the_merchants_gains_goods_each_round_and_loses_one_to_whoever_beats_him() -> None:
    scene = forum()
    offers_players(scene, "lord_of_the_merchants")
    ballot(scene, "lord_of_the_merchants", sol=(1, 1))
    occurs(scene, "strategy_phase_start")
    assert scene.state.trade_goods == [0, 3, 0]
    occurs(scene, "combat_end_after", 2, 1, "lodor")
    scene.offers("hacan", ("take_good", 1), ("decline",))
    scene.refuses("hacan", "take_good", 0, rule="SA-9.2.3", key="nothing_to_take")
    scene.choose("hacan", "take_good", 1)
    assert scene.done and scene.state.trade_goods == [0, 2, 1], "one, and no more"
    occurs(scene, "combat_end_after", 0, 1, scene.place("space:lodor"))
    scene.choose("sol", "decline")
    assert scene.state.trade_goods == [0, 2, 1]
    occurs(scene, "combat_end_after", -2, 1, "lodor")
    occurs(scene, "combat_end_after", 1, 2, "lodor")
    assert scene.done, "neutral units take nothing, and he takes nothing"


def test_massive_dig_makes_a_planet_rich_and_takes_its_influence_and_its_guards() -> None:
    scene = forum()
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=4, shock_troop=1, pds=2, space_dock=1)
    put_to_vote(scene, "massive_dig")
    assert {option[2] for option in scene.options("sol")[:-1]} == {*COLONIES, *homes(*scene.players)}, (
        "any planet"
    )
    scene.refuses("sol", "vote", "massive_dig", 0, rule="SA-9.2.1", key="elects_planet")
    ballot(scene, "massive_dig", sol=("lodor", 1))
    assert scene.units("letnev", "lodor") == {"ground_force": 1, "shock_troop": 1, "pds": 1, "space_dock": 1}
    assert scene.state.goods_on == {"lodor": 10} and scene.state.facilities == {"lodor": ("refinery",)}
    assert values(scene.state, "lodor") == (PLANET["lodor"].resources + 1, 0)
    decide(scene, "repeal", "massive_dig")
    assert values(scene.state, "lodor")[1] == PLANET["lodor"].influence and scene.state.goods_on


def test_massive_dig_takes_what_there_is_and_neutral_units_too() -> None:
    scene = forum()
    scene.put("neutral", "lodor", ground_force=2)
    decide(scene, "massive_dig", "lodor")
    assert scene.units("neutral", "lodor") == {} and scene.state.goods_on == {"lodor": 10}


def test_ruling_141_goods_of_massive_dig_are_taken_one_at_a_time_by_whoever_controls_the_planet() -> None:
    scene = forum()
    scene.take("letnev", "lodor")
    decide(scene, "massive_dig", "lodor")
    scene.play(TacticalAction(seat=1, system=scene.system("lodor"), stage="end"))
    scene.offers("letnev", ("play", "natural_wealth"), ("pass",))
    scene.choose("letnev", "play", "natural_wealth")
    assert scene.state.trade_goods == [0, 1, 0] and scene.state.goods_on == {"lodor": 9}
    scene.play(TacticalAction(seat=1, system=scene.system("quann"), stage="end"))
    assert scene.done, "only in that system"
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="end"))
    assert scene.done, "only in his own actions"
    scene.state.goods_on["arc_prime"] = 1
    scene.play(StatusPhase(stage="refresh"))
    scene.choose("letnev", "play", "natural_wealth")
    scene.offers("letnev", ("collect", "lodor"), ("collect", "arc_prime"))
    scene.refuses("letnev", "collect", "quann", rule="SA-16.3.5", key="no_wealth_there")
    scene.choose("letnev", "collect", "arc_prime")
    scene.choose("letnev", "done")
    assert scene.state.trade_goods == [0, 2, 0] and scene.state.goods_on == {"lodor": 9}


def test_ruling_141_goods_in_space_go_to_the_only_player_with_ships_there() -> None:
    scene = forum()
    nebula = scene.place("space:nebula")
    scene.state.goods_on[nebula] = 2
    scene.put("sol", "space:nebula", cruiser=1)
    scene.put("hacan", "space:nebula", cruiser=1)
    scene.play(TacticalAction(seat=0, system=scene.system("nebula"), stage="end"))
    assert scene.done
    scene.state.units[2].clear()
    scene.play(TacticalAction(seat=0, system=scene.system("nebula"), stage="end"))
    scene.choose("sol", "play", "natural_wealth")
    assert scene.state.goods_on == {nebula: 1} and scene.state.trade_goods[0] == 1


def test_minister_of_commerce_takes_goods_of_two_players_after_trade() -> None:
    scene = forum("sol", "letnev", "hacan", "norr")
    for race in ("letnev", "hacan", "norr"):
        scene.goods(race, 2)
    offers_players(scene, "minister_of_commerce")
    ballot(scene, "minister_of_commerce", sol=(0, 1))
    occurs(scene, "after_secondaries", 1, "technology")
    assert scene.done
    occurs(scene, "after_secondaries", 1, "trade")
    scene.offers("sol", ("take_good", 1), ("take_good", 2), ("take_good", 3), ("decline",))
    scene.choose("sol", "take_good", 2)
    scene.offers("sol", ("take_good", 1), ("take_good", 3), ("decline",))
    scene.refuses("sol", "take_good", 2, rule="SA-9.2.3", key="nothing_to_take")
    scene.choose("sol", "take_good", 1)
    assert scene.done and scene.state.trade_goods == [2, 1, 1, 2]


def test_minister_of_commerce_has_a_good_for_each_influence_in_the_status_phase() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "thibah", "lodor")
    decide(scene, "minister_of_commerce", 0)
    resources, influence = values(scene.state, "lodor")
    assert (resources, influence) == (3, 1)
    scene.play(ProduceGoods(seat=0))
    scene.choose("sol", "exhaust", "lodor")
    assert scene.ask("sol").about["spent"] == 3, "resources where they are more"
    scene.choose("sol", "exhaust", "thibah")
    scene.choose("sol", "done")
    assert values(scene.state, "thibah")[1] * 2 > values(scene.state, "thibah")[0]
    assert scene.state.trade_goods[0] == (3 + 2 * values(scene.state, "thibah")[1]) // 2


def test_minister_of_commerce_has_twice_as_many_goods_as_micro_technology() -> None:
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "mecatol_rex")
    assert values(scene.state, "mecatol_rex") == (1, 6)
    decide(scene, "minister_of_commerce", 2)
    assert worth_for_goods(scene.state, 0, "mecatol_rex") == 1, "the minister alone"
    scene = forum()
    scene.state.exhausted = ()
    scene.take("sol", "mecatol_rex")
    decide(scene, "minister_of_commerce", 0)
    assert worth_for_goods(scene.state, 0, "mecatol_rex") == 12, "a good for each influence"


def test_lord_of_the_merchants_gains_when_the_strategy_phase_begins() -> None:
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    decide(scene, "lord_of_the_merchants", 2)
    scene.play(StrategyPhase())
    assert scene.state.trade_goods == [0, 0, 3]
