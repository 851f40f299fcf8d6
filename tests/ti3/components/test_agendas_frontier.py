"""Laws about asteroids, wormholes and the frontier: what may be voted for, a refusal, what comes of them."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.senate import (
    BOARD,
    HOMES,
    ballot,
    decide,
    forum,
    offers_players,
    offers_sides,
    put_to_vote,
    seal,
    write,
)
from throneworld.imperium.board import MOVING, NEARNESS, adjacency, land
from throneworld.imperium.movement.ways import move_of
from throneworld.ti3.objectives.counting import specialties_of
from throneworld.ti3.steps.technology import specialties
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.movement import Movement


def belt(**more: str) -> Scene:
    """An Asteroid Field between Lodor, at (0, 2), and Saudor, at (1, 0); a void on the other way."""
    homes = dict(zip(HOMES, ("home_sol", "home_letnev", "home_hacan"), strict=False))
    between = {(1, 1): more.get("field", "asteroid_field"), (0, 1): more.get("beside", "void")}
    board = {**BOARD, **homes, **between}
    scene = Scene("sol", "letnev", "hacan", board=board)
    scene.state.exhausted = tuple(scene.state.control)
    return scene


def fly(scene: Scene, kind: str, origin: str, target: str) -> None:
    scene.put("sol", f"space:{origin}", **{kind: 2})
    scene.activate("sol", target)
    scene.state.active_system = scene.system(target)
    scene.play(Movement(seat=0, system=scene.system(target)))
    for _ in range(2):
        scene.choose("sol", "ship", kind, scene.system(origin), 0)
    while scene.asked == ["sol"]:
        scene.choose("sol", "done")


def occurs(scene: Scene, moment: str, *facts: int | str) -> None:
    scene.game.open(moment, *facts)
    scene.play()


@pytest.mark.parametrize(
    ("field", "beside"),
    [("asteroid_field", "void"), ("mehar_xull", "asteroid_field"), ("asteroid_field", "supernova")],
)
def test_new_extraction_methods_give_a_good_for_crossing_an_asteroid_field(field: str, beside: str) -> None:
    """However many ships; they go that way if it is as safe."""
    scene = belt(field=field, beside=beside)
    scene.technologies("sol", "antimass_deflectors")
    offers_sides(scene, "new_extraction_methods")
    ballot(scene, "new_extraction_methods", sol=("for", 1))
    fly(scene, "destroyer", "lodor", "saudor")
    assert scene.units("sol", "space:saudor") == {"destroyer": 2}
    assert scene.state.trade_goods[0] == 1


def test_new_extraction_methods_give_nothing_to_those_who_go_another_way() -> None:
    scene = belt()
    decide(scene, "new_extraction_methods", "for")
    fly(scene, "destroyer", "lodor", "saudor")
    assert scene.units("sol", "space:saudor") == {"destroyer": 2} and scene.state.trade_goods[0] == 0


def test_new_extraction_methods_against_close_asteroid_fields_and_cost_their_friends_a_good() -> None:
    scene = belt()
    scene.technologies("sol", "antimass_deflectors")
    for race in ("sol", "letnev", "hacan"):
        scene.goods(race, 2)
    field = scene.system("asteroid_field")
    assert not land(scene.state, 0).no_passage >> field & 1
    put_to_vote(scene, "new_extraction_methods")
    scene.refuses("sol", "vote", "new_extraction_methods", 0, rule="SA-9.2.2", key="for_or_against")
    write(scene, "sol", "new_extraction_methods", "against", 1)
    seal(scene, "sol")
    write(scene, "letnev", "new_extraction_methods", "for", 1)
    seal(scene, "letnev")
    write(scene, "hacan", "new_extraction_methods", "against", 1)
    seal(scene, "hacan")
    assert scene.state.trade_goods == [2, 1, 2] and scene.state.laws == {}
    assert land(scene.state, 0).no_passage >> field & 1


def rich_in_wormholes() -> Scene:
    """Sol holds Quann with its wormhole, Letnev nothing."""
    scene = forum()
    scene.take("sol", "quann")
    scene.put("sol", "space:quann", cruiser=2, fighter=1, carrier=1)
    return scene


def test_wormhole_research_makes_wormholes_blue() -> None:
    scene = rich_in_wormholes()
    offers_sides(scene, "wormhole_research")
    assert specialties(scene.state, 0, "blue") == 0
    ballot(scene, "wormhole_research", sol=("for", 1))
    assert specialties(scene.state, 0, "blue") == 1 and specialties(scene.state, 0, "red") == 0
    assert specialties_of(scene.state, 0).count("blue") == 1
    assert specialties(scene.state, 1, "blue") == 0
    scene.state.control["quann"] = 1
    assert specialties(scene.state, 0, "blue") == 0, "who controls the system"


def test_ruling_147_wormhole_research_rewards_the_most_wormholes_and_costs_a_ship_of_each_fleet() -> None:
    scene = rich_in_wormholes()
    scene.put("letnev", "space:thibah", cruiser=1)
    decide(scene, "wormhole_research", "for")
    occurs(scene, "round_end")
    assert scene.state.points == [1, 0, 0]
    assert {option[1] for option in scene.options("sol")} == {"cruiser", "carrier"}, "no Fighter"
    scene.refuses("sol", "destroy", "fighter", 0, rule="SA-4.7.1", key="other_kind")
    scene.choose("sol", *next(option for option in scene.options("sol") if option[1] == "cruiser"))
    assert scene.has("sol", "space:quann", "cruiser") == 1 and scene.has("letnev", "space:thibah", "cruiser")


def test_wormhole_research_rewards_nobody_where_two_have_as_many() -> None:
    scene = forum()
    decide(scene, "wormhole_research", "for")
    scene.put("sol", "space:quann", fighter=1)
    occurs(scene, "round_end")
    assert scene.done and scene.state.points == [0, 0, 0]


def test_wormhole_research_against_seals_all_wormholes_even_joined_ones() -> None:
    scene = forum()
    decide(scene, "wormhole_regeneration", "for")
    quann = scene.system("quann")
    decide(scene, "wormhole_research", "against")
    moving, near = (adjacency(scene.state, 0, purpose)[quann] for purpose in (MOVING, NEARNESS))
    assert moving.bit_count() < near.bit_count(), "they stay adjacent, but nobody goes through"


def test_minister_of_exploration_goes_farther_and_unhindered_where_nobody_is() -> None:
    scene = belt(beside="supernova")
    offers_players(scene, "minister_of_exploration")
    ballot(scene, "minister_of_exploration", sol=(0, 1))
    thibah = scene.system("thibah")
    scene.put("letnev", "space:tarmann", cruiser=1)
    scene.play(TacticalAction(seat=0, system=scene.system("tarmann"), stage="activate"))
    assert move_of(scene.state, 0, "carrier", thibah, land(scene.state, 0)) == 1, "ships are there"
    scene.state.marks = ()
    scene.take("hacan", "wellon")
    scene.play(TacticalAction(seat=0, system=scene.system("wellon"), stage="activate"))
    assert move_of(scene.state, 0, "carrier", thibah, land(scene.state, 0)) == 1, "a planet is held"
    scene = belt(beside="supernova")
    scene.law("minister_of_exploration", 0)
    thibah, field = scene.system("thibah"), scene.system("asteroid_field")
    scene.put("sol", "space:lodor", carrier=1)
    scene.put("sol", "space:quann", carrier=1)
    scene.play(TacticalAction(seat=0, system=scene.system("saudor"), stage="activate"))
    assert move_of(scene.state, 0, "carrier", thibah, land(scene.state, 0)) == 2
    assert not land(scene.state, 0).no_passage >> field & 1
    assert land(scene.state, 1).no_passage >> field & 1, "his ships alone"
    assert ("ship", "carrier", scene.system("lodor"), 0) in scene.options("sol")
    quann = scene.system("quann")
    scene.refuses("sol", "ship", "carrier", quann, 0, rule="SA-3.15.1", key="out_of_reach")


def test_ruling_143_minister_of_exploration_gains_a_good_for_special_systems_with_anybodys_ships() -> None:
    scene = belt()
    decide(scene, "minister_of_exploration", 0)
    occurs(scene, "round_end")
    scene.put("letnev", "space:nebula", cruiser=1)
    occurs(scene, "round_end")
    assert scene.state.trade_goods[0] == 0, "one of two"
    scene.put("hacan", "space:asteroid_field", cruiser=1)
    occurs(scene, "round_end")
    assert scene.state.trade_goods[0] == 1
    few = forum()
    decide(few, "minister_of_exploration", 0)
    occurs(few, "round_end")
    assert few.state.trade_goods[0] == 0
    few.put("letnev", "space:nebula", cruiser=1)
    occurs(few, "round_end")
    assert few.state.trade_goods[0] == 1, "the only one there is"
