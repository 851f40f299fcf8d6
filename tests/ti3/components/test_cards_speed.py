"""Action cards of whoever has activated a system: farther, and past others' fleets."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, QUANN, SAUDOR, SOL_HOME, galaxy, ships
from throneworld.ti3.tactical.action import TacticalAction

FLANK, SILENCE = ("play", "flank_speed"), ("play", "in_the_silence_of_space")
HASTE, SLIP = ("stance", "haste"), ("stance", "slip")


def sails(system: int, *cards: str, fleet: int = 3, **fleets: int) -> Scene:
    """Sol, whose ships are at home, activates a system and plays these cards."""
    scene = galaxy()
    scene.counters("sol", 3, fleet, 2)
    scene.hold("sol", *cards)
    scene.put("sol", SOL_HOME, **(fleets or {"cruiser": 2, "destroyer": 1}))
    scene.play(TacticalAction(seat=0, system=system))
    if cards:
        scene.offers("sol", *[("play", card) for card in cards], ("pass",))
    for card in cards:
        scene.choose("sol", "play", card)
    return scene


def settled(scene: Scene) -> None:
    while not scene.done and scene.asked == ["sol"] and ("done",) in scene.options("sol"):
        scene.choose("sol", "done")


def test_flank_speed_costs_a_counter_and_lets_half_as_many_ships_go_farther() -> None:
    scene = sails(QUANN, "flank_speed", fleet=4, carrier=1, cruiser=2)
    assert scene.state.fleet[0] == 3 and scene.units("sol", SOL_HOME) == {"carrier": 1, "cruiser": 2}
    assert ships(scene, "sol") == [], "home is three systems away"
    scene.choose("sol", *HASTE)
    assert ships(scene, "sol") == [("ship", "cruiser", SOL_HOME, 0)]
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    settled_prompts(scene)
    assert scene.has("sol", QUANN, "cruiser") == 1 and ships(scene, "sol") == [], "it was said of one ship"
    scene.choose("sol", *HASTE)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    settled_prompts(scene)
    assert scene.has("sol", QUANN, "cruiser") == 2


def settled_prompts(scene: Scene) -> None:
    while scene.prompt == "load_ship":
        scene.choose("sol", "done")


def test_flank_speed_loses_what_the_lower_fleet_supply_does_not_hold() -> None:
    scene = sails(MECATOL, "flank_speed", fleet=3, cruiser=3)
    assert scene.has("sol", SOL_HOME, "cruiser") == 2
    assert scene.state.fleet[0] == 2


def test_flank_speed_that_was_said_of_no_ship_is_over_with_the_movement() -> None:
    scene = sails(QUANN, "flank_speed", cruiser=1)
    scene.choose("sol", *HASTE)
    scene.refuses("sol", *HASTE, rule="SA-3.15.1", key="no_such_stance")
    settled(scene)
    assert scene.done and scene.units("sol", SOL_HOME) == {"cruiser": 1}


def test_flank_speed_is_for_whoever_activates_and_has_fleet_supply() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 0, 2)
    scene.hold("sol", "flank_speed")
    scene.hold("letnev", "flank_speed")
    scene.play(TacticalAction(seat=0, system=MECATOL))
    assert scene.done and scene.state.hands[0] == ("flank_speed",) == scene.state.hands[1]


def test_flank_speed_lets_nobody_land_when_two_play() -> None:
    for seats, landed in ((("sol", "letnev"), False), (("sol", "letnev", "hacan"), True)):
        scene = galaxy(*seats)
        scene.hold("sol", "flank_speed")
        scene.fleet("sol", LODOR, "carrier", ground_force=1)
        scene.play(TacticalAction(seat=0, system=LODOR))
        scene.choose("sol", *FLANK)
        while not scene.done and scene.prompt in ("move_ships", "stow"):
            scene.choose("sol", "done")
        assert scene.done != landed
        if landed:
            assert ("land", "ground_force", "lodor") in scene.options("sol")
        else:
            assert scene.has("sol", LODOR, "ground_force") == 1, "nothing could land"


def silent(**fleets: int) -> Scene:
    scene = galaxy()
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    scene.hold("sol", "in_the_silence_of_space")
    scene.put("sol", SOL_HOME, **fleets)
    scene.put("letnev", LODOR, cruiser=1)
    scene.put("letnev", MECATOL, cruiser=1)
    scene.play(TacticalAction(seat=0, system=MECATOL))
    scene.offers("sol", SILENCE, PASS)
    scene.choose("sol", *SILENCE)
    return scene


def test_in_the_silence_of_space_ships_pass_an_enemy_fleet_and_shoot_first() -> None:
    scene = silent(cruiser=2, dreadnought=1)
    assert ships(scene, "sol") == [], "the way is blocked at Lodor"
    scene.choose("sol", *SLIP)
    assert ("ship", "cruiser", SOL_HOME, 0) in ships(scene, "sol")
    scene.refuses("sol", "ship", "dreadnought", SOL_HOME, 0, rule="SA-3.15.1", key="out_of_reach")
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    scene.choose("sol", *SLIP)
    scene.rolls(1, 7)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    settled(scene)
    assert scene.rolled[0] == (0, "pre_combat", 1, 7), "one roll for each"
    assert [each[0] for each in scene.rolled if each[1] == "pre_combat"] == [0], "nobody else fires first"
    assert scene.has("letnev", MECATOL, "cruiser") == 0


def test_in_the_silence_of_space_gives_no_shot_to_who_has_come_by_an_open_way() -> None:
    scene = galaxy()
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    scene.hold("sol", "in_the_silence_of_space")
    scene.put("sol", SAUDOR, cruiser=1)
    scene.put("letnev", MECATOL, cruiser=1)
    scene.play(TacticalAction(seat=0, system=MECATOL))
    scene.choose("sol", *SILENCE)
    scene.choose("sol", "ship", "cruiser", SAUDOR, 0)
    scene.rolls(1, 7)
    settled(scene)
    while not scene.done and ("stay",) in scene.options():
        scene.choose(scene.asked[0], "stay")
    assert scene.rolled == [(0, "combat", 1), (1, "combat", 7)] and scene.has("sol", MECATOL, "cruiser") == 0


def test_in_the_silence_of_space_only_so_much_passes() -> None:
    scene = silent(cruiser=1, dreadnought=1)
    scene.refuses("sol", *HASTE, rule="SA-3.15.1", key="no_such_stance")
    scene.choose("sol", *SLIP)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    assert scene.prompt == "move_ships" and ships(scene, "sol") == []
    scene.choose("sol", *SLIP)
    assert scene.has("sol", SOL_HOME, "dreadnought") == 1, "it weighs 2, and 1 is left"
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    assert not [name for each in scene.state.aboard[0].values() for ship in each for name in ship.riders]


def test_in_the_silence_of_space_four_fighters_come_along_at_most() -> None:
    scene = galaxy()
    scene.hold("sol", "in_the_silence_of_space")
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", SOL_HOME, carrier=2, fighter=9)
    scene.put("letnev", LODOR, cruiser=1)
    scene.play(TacticalAction(seat=0, system=MECATOL))
    scene.choose("sol", *SILENCE)
    for number in (3, 1):
        scene.choose("sol", *SLIP)
        scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
        for _ in range(number):
            scene.choose("sol", "load", "fighter", str(SOL_HOME))
        if number == 3:
            scene.choose("sol", "done")
    assert scene.has("sol", MECATOL, "fighter") == 4
    assert scene.prompt != "load_ship" or ("load", "fighter", str(SOL_HOME)) not in scene.options("sol")


def test_in_the_silence_of_space_is_for_whoever_activates() -> None:
    scene = galaxy()
    scene.hold("letnev", "in_the_silence_of_space")
    scene.play(TacticalAction(seat=0, system=MECATOL))
    assert scene.done and scene.state.hands[1] == ("in_the_silence_of_space",)
