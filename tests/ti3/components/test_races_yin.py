"""The Yin Brotherhood."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from throneworld.imperium.marks import ROUND, expire
from throneworld.imperium.planets import values
from throneworld.ti3.factions import yin
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NEUTRAL
from throneworld.ti3.tactical.space_battle import SpaceBattle

PLAYERS = ("yin", "letnev", "hacan")


def battle(number: int) -> Battlefield:
    scene = Battlefield(*PLAYERS, listening=yin.LISTENERS)
    scene.sides({"destroyer": 2, "carrier": 1}, {"dreadnought": 1, "cruiser": 1})
    scene.fight(stage="round_begins", number=number)
    return scene


def test_yin_1_before_the_second_round_a_ship_is_given_for_a_hit() -> None:
    scene = battle(2)
    scene.offers("yin", ("play", "yin.1"), ("pass",))
    scene.choose("yin", "play", "yin.1")
    scene.offers("yin", ("hit", "dreadnought", 0), ("hit", "cruiser", 0))
    scene.refuses("yin", "hit", "fighter", 0, rule="SA-4.7.2", key="no_unit_there")
    assert scene.units("yin", SAUDOR) == {"destroyer": 1, "carrier": 1}
    scene.choose("yin", "hit", "dreadnought", 0)
    scene.offers("letnev", ("sustain", "dreadnought"), ("done",), ("for_me",))
    assert [each.about for each in scene.state.deeds if each.kind == "sacrificed"] == [
        (1, scene.place(SAUDOR))
    ]


def test_yin_1_which_ship_is_given_is_asked_where_there_are_two_kinds() -> None:
    scene = Battlefield(*PLAYERS, listening=yin.LISTENERS)
    scene.sides({"destroyer": 1, "cruiser": 1}, {"cruiser": 2})
    scene.fight(stage="round_begins", number=2)
    scene.choose("yin", "play", "yin.1")
    scene.offers("yin", ("destroy", "cruiser", 0), ("destroy", "destroyer", 0))
    scene.choose("yin", "destroy", "cruiser", 0)
    assert scene.told("units_destroyed")[0][:3] == (0, "cruiser", 1)


def test_yin_1_not_before_another_round() -> None:
    for number in (1, 3):
        scene = battle(number)
        assert scene.done or ("play", "yin.1") not in scene.options()


def test_yin_2_values_of_a_planet_are_swapped_for_a_round() -> None:
    scene = Scene(*PLAYERS)
    before = values(scene.state, "darien")
    assert before[0] != before[1]
    scene.take("yin", "saudor")
    scene.play(Turn(seat=0, stage="choose"))
    assert ("component", "yin.2") in scene.options("yin")
    assert actions(scene, "yin") == ["yin.2"]
    scene.choose("yin", "component", "yin.2")
    scene.offers("yin", ("planet", "darien"), ("planet", "saudor"))
    assert scene.refusal("yin", "planet", "arc_prime")
    scene.choose("yin", "planet", "darien")
    assert values(scene.state, "darien") == before[::-1]
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.refusal("yin", "component", "yin.2") == "SA-1.5.6 once_a_round"
    expire(scene.game, ROUND)
    assert values(scene.state, "darien") == before


def test_yin_2_nobody_else_swaps() -> None:
    scene = Scene(*PLAYERS)
    scene.play(Turn(seat=1, stage="choose"))
    assert scene.refusal("letnev", "component", "yin.2") == "SA-3.11.1 not_yours"


def invasion(*faces: int, **garrison: int) -> Scene:
    scene = scene_at("tarmann", *PLAYERS)
    scene.fleet("yin", "tarmann", "carrier", ground_force=2)
    scene.take("letnev", "tarmann")
    scene.put("letnev", "tarmann", **garrison)
    land(scene, "tarmann")
    set_down(scene, "ground_force", "ground_force", on="tarmann")
    if not scene.done and ("done",) in scene.options():
        scene.choose("yin", "done")
    scene.rolls(*faces)
    return scene


def test_yin_3_an_enemy_is_converted_on_a_five() -> None:
    scene = invasion(5, ground_force=1, shock_troop=1)
    scene.offers("yin", ("play", "yin.3"), ("pass",))
    scene.rolls(5, 1, 1, 1, 1)
    scene.choose("yin", "play", "yin.3")
    assert scene.told("units_destroyed")[0] == (1, "ground_force", 1, "tarmann", 0, "yin.3")
    assert scene.told("units_placed")[0] == (0, "ground_force", 1, "tarmann", "yin.3")
    deeds = [each.about for each in scene.state.deeds if each.kind == "converted"]
    assert deeds == [(1, 1, "tarmann")]


def test_yin_3_not_on_a_four() -> None:
    scene = invasion(4, ground_force=2)
    scene.rolls(4, 1, 1, 1, 1)
    scene.choose("yin", "play", "yin.3")
    assert [each for each in scene.told("units_destroyed") if each[-1] == "yin.3"] == []


def test_yin_3_mechanized_units_are_not_converted() -> None:
    scene = invasion(1, mechanized_unit=1)
    assert scene.done or ("play", "yin.3") not in scene.options()


def test_yin_1_and_3_units_of_nobody_are_no_enemies() -> None:
    scene = scene_at("tarmann", *PLAYERS)
    scene.fleet("yin", "tarmann", "carrier", ground_force=2)
    scene.state.counters["tarmann"] = ("hostile_locals:1",)
    land(scene, "tarmann")
    scene.rolls(*[10] * 6)
    set_down(scene, "ground_force", "ground_force", on="tarmann")
    if scene.asked:
        scene.choose("yin", "done")
    assert scene.done or ("play", "yin.3") not in scene.options()
    assert scene.told("invasion_begins") == [(0, -2, "tarmann")]
    fight = Battlefield(*PLAYERS, listening=yin.LISTENERS)
    fight.sides({"destroyer": 2}, {})
    fight.put("neutral", SAUDOR, fighter=3)
    fight.play(
        SpaceBattle(
            attacker=0, defender=NEUTRAL, system=fight.system("saudor"), stage="round_begins", number=2
        )
    )
    assert fight.done or ("play", "yin.1") not in fight.options()
