"""Action cards of those who pass: Billion Year Particle Storm."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS
from tests.ti3.scene import Scene
from throneworld.ti3.phases.turn import Turn

NORR, LETNEV, WINNU = 0, 1, 2
CARD = "billion_year_particle_storm"


def passing() -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", CARD)
    scene.state.passed = (NORR,)
    scene.counters("letnev", 3, 5, 2)
    return scene


def begin(scene: Scene) -> None:
    scene.play(Turn(seat=NORR, stage="passing", used=True))
    scene.offers("norr", ("play", CARD), PASS)
    scene.choose("norr", "play", CARD)


def test_billion_year_particle_storm_rolls_for_each_ship_and_thins_fighters_out() -> None:
    scene = passing()
    scene.put("letnev", "space:lodor", carrier=2, cruiser=1, fighter=12)
    scene.put("winnu", "space:quann", destroyer=1)
    begin(scene)
    lodor, quann = scene.place("space:lodor"), scene.place("space:quann")
    scene.offers("norr", ("storm", LETNEV, lodor), ("storm", WINNU, quann))
    scene.refuses("norr", "storm", LETNEV, quann, rule="SA-8.7.1", key="no_fleet_of_his_there")
    scene.choose("norr", "storm", LETNEV, lodor)
    scene.offers("norr", ("storm", WINNU, quann), ("done",))
    scene.refuses("norr", "storm", LETNEV, lodor, rule="SA-8.7.1", key="fleet_of_his_named")
    scene.rolls(8, 7, 1)
    scene.choose("norr", "done")
    assert scene.has("letnev", "space:lodor", "fighter") == 10
    assert scene.asked == ["letnev"] and scene.prompt == "take_mine_hit"
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-3.16.2", key="has_not_crossed")
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.units("letnev", "space:lodor") == {"carrier": 2, "fighter": 10}
    assert scene.units("winnu", "space:quann") == {"destroyer": 1} and scene.done


def test_billion_year_particle_storm_strikes_one_fleet_of_each_of_three_players() -> None:
    scene = passing()
    scene.put("norr", "space:saudor", cruiser=1)
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.put("winnu", "space:quann", dreadnought=1)
    begin(scene)
    scene.choose("norr", "storm", LETNEV, scene.place("space:lodor"))
    scene.choose("norr", "storm", NORR, scene.place("space:saudor"))
    scene.rolls(10, 9, 8)
    scene.choose("norr", "storm", WINNU, scene.place("space:quann"))
    scene.choose("winnu", "sustain", "dreadnought", 0)
    assert scene.units("letnev", "space:lodor") == {} == scene.units("norr", "space:saudor")
    assert scene.units("winnu", "space:quann") == {"dreadnought": 1} and scene.state.damaged[WINNU]


def test_billion_year_particle_storm_does_not_find_ships_that_no_mine_finds() -> None:
    """What helps against mines helps: Transparasteel Plating keeps Cruisers and Destroyers out of it."""
    scene = passing()
    scene.racial("letnev", "transparasteel_plating")
    scene.put("letnev", "space:lodor", cruiser=2, carrier=1)
    scene.rolls(8)
    begin(scene)
    assert scene.rolled == [(LETNEV, "space_mine", 8)]
    assert scene.units("letnev", "space:lodor") == {"cruiser": 2}


def test_billion_year_particle_storm_may_be_weakened_by_antimass_deflectors() -> None:
    scene = passing()
    scene.technologies("letnev", "antimass_deflectors")
    scene.put("letnev", "space:lodor", cruiser=2)
    scene.rolls(8, 8)
    begin(scene)
    scene.offers("letnev", ("yes",), ("no",))
    scene.choose("letnev", "yes")
    assert scene.units("letnev", "space:lodor") == {"cruiser": 1}
    assert scene.told("storm_shielded") == [(LETNEV,)]


def test_billion_year_particle_storm_leaves_what_fighters_cannot_do_without_to_the_limits() -> None:
    scene = passing()
    scene.put("letnev", "space:lodor", carrier=1, fighter=6)
    scene.rolls(8)
    scene.play(Turn(seat=NORR, stage="passing", used=True))
    scene.choose("norr", "play", CARD)
    assert scene.units("letnev", "space:lodor") == {}, "nothing carries the Fighters any more"


def test_billion_year_particle_storm_is_for_those_who_pass() -> None:
    scene = passing()
    scene.state.passed = ()
    scene.put("letnev", "space:lodor", cruiser=1)
    scene.play(Turn(seat=NORR, stage="passing", used=True))
    assert scene.done
