"""Laws against crossing borders in arms: what may be voted for, a refusal, what comes of both sides."""

from __future__ import annotations

from itertools import pairwise

from tests.rules.ti3.battling import Battlefield
from tests.ti3.landing import scene_at
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, borders_of, decide, forum, offers_players, offers_sides, put_to_vote
from throneworld.imperium.board import MOVING, NEARNESS, adjacency
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NEUTRAL, Mine
from throneworld.ti3.steps.laying import LayMines
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.activation import activatable
from throneworld.ti3.war import act_of_war


def at_war(scene: Scene, one: int, other: int, system: int) -> None:
    act_of_war(scene.game, one, other, system)
    scene.play(*scene.game.stack)


def test_neutrality_pact_asks_two_influence_for_systems_with_enemy_units() -> None:
    scene = forum()
    scene.put("letnev", "lodor", ground_force=1)
    scene.put("neutral", "quann", ground_force=1)
    offers_sides(scene, "neutrality_pact")
    ballot(scene, "neutrality_pact", sol=("for", 1))
    lodor, quann = scene.system("lodor"), scene.system("quann")
    found = activatable(scene.state, 0)
    assert not found >> lodor & 1 and found >> quann & 1, "units of nobody are no enemies"
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("sol", "tactical", lodor, rule="SA-3.14.1", key="activation_price")
    scene.goods("sol", 3)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "tactical", lodor)
    assert scene.state.trade_goods[0] == 1 and scene.state.on_board[0] >> lodor & 1


def test_neutrality_pact_costs_nothing_if_the_activation_is_prevented() -> None:
    scene = forum()
    scene.put("letnev", "lodor", ground_force=1)
    scene.goods("sol", 3)
    decide(scene, "neutrality_pact", "for")
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="pay", prevented=True))
    assert scene.state.trade_goods[0] == 3


def test_neutrality_pact_against_puts_a_counter_into_a_system_with_a_dock() -> None:
    scene = forum()
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", "lodor", space_dock=1)
    scene.put("sol", "quann", space_dock=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.activate("sol", "quann")
    scene.activate("letnev", "home_letnev")
    put_to_vote(scene, "neutrality_pact")
    ballot(scene, "neutrality_pact", sol=("against", 1))
    home, lodor = scene.system("home_sol"), scene.system("lodor")
    scene.offers("sol", ("system", home), ("system", lodor))
    scene.refuses("sol", "system", scene.system("quann"), rule="SA-3.14.2", key="own_token")
    scene.refuses("sol", "system", scene.system("thibah"), rule="SA-9.2.1", key="no_dock_there")
    scene.choose("sol", "system", lodor)
    assert scene.done and scene.state.on_board[0] >> lodor & 1
    assert scene.state.tactic == [3, 3, 3] and scene.state.laws == {}


def test_non_aggression_pact_makes_the_aggressor_of_the_two_pay_with_two_planets() -> None:
    scene = forum("sol", "letnev", "hacan")
    scene.state.exhausted = ()
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    scene.take("letnev", "lodor", "quann")
    put_to_vote(scene, "non_aggression_pact")
    law = "non_aggression_pact"
    scene.offers("sol", ("vote", law, 0, 1), ("vote", law, 0, 2), ("vote", law, 1, 2), ("done",))
    scene.refuses("sol", "vote", law, 1, 1, rule="SA-9.2.1", key="elects_pair_of_players")
    ballot(scene, law, sol=(0, 1, 1))
    system = scene.system("lodor")
    at_war(scene, 1, 2, system)
    assert scene.done and law in scene.state.laws, "another victim"
    at_war(scene, 1, 0, system)
    scene.refuses("letnev", "exhaust", "jord", rule="SA-15.2.1", key="not_your_planet")
    scene.choose("letnev", "exhaust", "lodor")
    scene.choose("letnev", "turn_neutral", "quann")
    assert scene.done and "lodor" in scene.state.exhausted and "quann" not in scene.state.control
    assert scene.state.laws == {} and scene.state.agenda_discards == (law,)


def test_non_aggression_pact_does_not_mind_fire_that_is_an_act_of_war() -> None:
    scene = Battlefield()
    decide(scene, "redefining_war_crimes", "for")
    decide(scene, "non_aggression_pact", 0, 1)
    scene.put("sol", "space:saudor", cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(1)
    scene.choose("letnev", "fire", 1)
    assert scene.told("act_of_war") and "non_aggression_pact" in scene.state.laws


def test_reign_of_absolute_power_gives_a_point_for_each_enemy_home_that_is_controlled() -> None:
    scene = forum()
    scene.take("sol", "arc_prime", "wren_terra")
    offers_sides(scene, "reign_of_absolute_power")
    ballot(scene, "reign_of_absolute_power", sol=("for", 1))
    assert scene.state.points[0] == 0, "a ship has to be there (94)"
    scene.put("sol", "space:home_letnev", cruiser=1)
    scene.put("sol", "space:home_sol", cruiser=1)
    scene.play(Settle())
    assert scene.state.points[0] == 1, "not for his own"
    scene.take("letnev", "wren_terra")
    scene.play(Settle())
    assert scene.state.points[0] == 0


def test_reign_of_absolute_power_against_sends_fleets_home_where_they_fight() -> None:
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    scene.put("sol", "space:home_letnev", cruiser=4, destroyer=1)
    scene.damage("sol", "space:home_letnev", "cruiser", 0)
    scene.fleet("letnev", "home_hacan", "carrier", ground_force=2)
    scene.put("sol", "space:lodor", cruiser=1)
    put_to_vote(scene, "reign_of_absolute_power")
    ballot(scene, "reign_of_absolute_power", sol=("against", 1))
    assert scene.prompt == "respect_limits" or scene.asked == ["sol"]
    while scene.asked == ["sol"]:
        scene.choose("sol", *scene.options("sol")[0])
    assert sum(scene.units("sol", "space:home_sol").values()) == 3, "what is above Fleet Supply goes"
    assert scene.units("sol", "space:lodor") == {"cruiser": 1}
    assert scene.units("letnev", "space:home_letnev") == {"carrier": 1, "ground_force": 2}
    assert not scene.units("letnev", "space:home_hacan") and scene.done


def test_ruling_149_who_meets_enemies_at_home_attacks_them() -> None:
    scene = forum()
    scene.state.strategy_cards = [(), (), ()]
    scene.put("sol", "space:home_letnev", cruiser=1)
    scene.put("hacan", "space:home_sol", cruiser=1)
    decide(scene, "reign_of_absolute_power", "against")
    assert scene.asked == ["hacan"] and scene.prompt == "announce_retreat"
    assert scene.units("sol", "space:home_sol") == {"cruiser": 1}


def test_space_mine_simplification_lays_neutral_mines_for_one_resource() -> None:
    scene = forum()
    scene.goods("sol", 2)
    offers_sides(scene, "space_mine_simplification")
    ballot(scene, "space_mine_simplification", sol=("for", 1))
    saudor, mecatol = scene.system("saudor"), scene.system("mecatol_rex")
    border = min(saudor, mecatol), max(saudor, mecatol)
    scene.play(LayMines(seat=0, system=saudor, left=2, price=2))
    scene.choose("sol", "lay_mine", *border)
    assert scene.state.mines == (Mine(*border, NEUTRAL),) and scene.state.trade_goods[0] == 1
    scene.refuses("sol", "lay_mine", *border, rule="SA-13.19.2", key="own_mine_there")
    scene.play(LayMines(seat=0, system=saudor, left=1))
    scene.choose("sol", "lay_mine", *border)
    assert Mine(*border, 0) in scene.state.mines, "free ones stay his own"


def test_space_mine_simplification_against_makes_all_mines_neutral() -> None:
    scene = forum()
    scene.state.mines = (Mine(10, 20, 0), Mine(10, 20, 1), Mine(10, 21, 2), Mine(10, 22, NEUTRAL))
    decide(scene, "space_mine_simplification", "against")
    assert set(scene.state.mines) == {Mine(10, other, NEUTRAL) for other in (20, 21, 22)}
    assert len(scene.state.mines) == 3


def test_space_time_anomalies_close_a_border_and_wander() -> None:
    scene = forum()
    put_to_vote(scene, "space_time_anomalies")
    saudor, mecatol = scene.place("space:saudor"), scene.place("space:mecatol_rex")
    one, other = sorted((saudor, mecatol), key=int)
    assert [option[2:] for option in scene.options("sol")[:-1]] == borders_of(scene)
    quann, nexus = scene.place("space:quann"), scene.place("space:perimeter")
    scene.refuses("sol", "vote", "space_time_anomalies", quann, nexus, rule="SA-9.2.1", key="elects_border")
    ballot(scene, "space_time_anomalies", sol=(one, other, 1))
    roads = [adjacency(scene.state, 0, purpose)[int(one)] >> int(other) & 1 for purpose in (NEARNESS, MOVING)]
    assert roads == [1, 0], "they stay adjacent (196)"
    movers = []
    for _ in range(4):
        scene.game.open("round_end")
        scene.play()
        movers.append(scene.asked[0])
        was = tuple(str(scene.state.laws["space_time_anomalies"]).split(" "))
        scene.refuses(movers[-1], "elect", *was, rule="SA-9.2.1", key="another_border")
        scene.choose(movers[-1], *scene.options(movers[-1])[0])
        assert str(scene.state.laws["space_time_anomalies"]) != " ".join(was)
    assert all(one != next_one for one, next_one in pairwise(movers))


def test_minister_of_internal_security_hits_an_army_on_mecatol_rex() -> None:
    scene = scene_at("mecatol_rex")
    scene.state.active_system = -1
    scene.state.on_board[0] = 0
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "mecatol_rex", ground_force=3, mechanized_unit=1, pds=1)
    offers_players(scene, "minister_of_internal_security")
    ballot(scene, "minister_of_internal_security", sol=(2, 1))
    scene.play(TacticalAction(seat=0, system=scene.system("mecatol_rex"), stage="activate"))
    scene.offers("hacan", ("play", "minister_of_internal_security"), ("pass",))
    scene.choose("hacan", "play", "minister_of_internal_security")
    scene.offers("hacan", *[("inflict", 1, number) for number in (1, 2, 3, 4)])
    scene.refuses("hacan", "inflict", 0, 2, rule="SA-9.2.3", key="no_army_there")
    scene.refuses("hacan", "inflict", 1, 5, rule="SA-9.2.3", key="not_so_many_hits")
    scene.choose("hacan", "inflict", 1, 2)
    scene.choose("letnev", "hit", "ground_force", 0)
    scene.choose("letnev", "sustain", "mechanized_unit", 0)
    assert scene.units("letnev", "mecatol_rex") == {"ground_force": 2, "mechanized_unit": 1, "pds": 1}
    assert scene.state.laws == {}


def test_minister_of_internal_security_may_act_in_his_own_activation_and_there_only() -> None:
    scene = scene_at("mecatol_rex")
    scene.state.active_system, scene.state.on_board[0] = -1, 0
    scene.put("neutral", "mecatol_rex", ground_force=3)
    decide(scene, "minister_of_internal_security", 0)
    scene.play(TacticalAction(seat=0, system=scene.system("thibah"), stage="activate"))
    assert scene.prompt != "window"
    scene.play(TacticalAction(seat=0, system=scene.system("mecatol_rex"), stage="activate"))
    scene.offers("sol", ("play", "minister_of_internal_security"), ("pass",))
    scene.choose("sol", "play", "minister_of_internal_security")
    scene.refuses("sol", "inflict", 0, 1, rule="SA-9.2.3", key="no_army_there")
    scene.choose("sol", "inflict", -2, 4)
    assert not scene.units("neutral", "mecatol_rex")
