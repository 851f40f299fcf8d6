"""Action cards that help ships, and troops, on their way into the activated system."""

from __future__ import annotations

from tests.ti3.components.test_cards_transits import board
from tests.ti3.playing_cards import PASS, act, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import EAST, LODOR, MECATOL, QUANN, SAUDOR, TARMANN, WEST
from throneworld.imperium.marks import ROUND, TACTICAL_ACTION, expire
from throneworld.imperium.modifiers import banned_by, total
from throneworld.imperium.quantities import MAY_BOMBARD, MAY_LAND, SHIPS_MOVE
from throneworld.kernel.asks import Noun
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.hastening import bound_way
from throneworld.ti3.verbs.in_play import cards_in_play

NORR, LETNEV, WINNU = 0, 1, 2
DONE = ("done",)
URGENT, UNEXPECTED = ("play", "urgent_navigation"), ("play", "unexpected_action")


def ways(scene: Scene, *verbs: str) -> set[tuple[Noun, ...]]:
    return {option for option in ([] if scene.done else scene.options("norr")) if option[0] in verbs}


def rest(scene: Scene) -> None:
    """Nothing more is done, as long as that is the question."""
    while not scene.done and scene.asked == ["norr"] and DONE in scene.options("norr"):
        scene.choose("norr", *DONE)


# Urgent Navigation


def urgent(scene: Scene, system: int) -> Scene:
    scene.hold("norr", "urgent_navigation")
    scene.play(TacticalAction(seat=NORR, system=system))
    scene.offers("norr", URGENT, PASS)
    scene.choose("norr", *URGENT)
    return scene


def test_urgent_navigation_hastens_ships_worth_two() -> None:
    scene = board()
    scene.fleet("norr", EAST, "carrier", ground_force=1)
    scene.put("norr", EAST, carrier=2)
    urgent(scene, MECATOL)
    card = "urgent_navigation"
    assert ways(scene, "ship") == set()
    empty, laden = ("carrier", EAST, 0, "empty"), ("carrier", EAST, 0, "ground_force:1")
    assert ways(scene, "hasten") == {("hasten", card, *empty), ("hasten", card, *laden)}
    scene.choose("norr", "hasten", card, *laden)
    (moves,) = ways(scene, "ship")
    assert moves[:4] == ("ship", "carrier", EAST, 0) and "ground_force:1" in str(moves[4])
    scene.choose("norr", *moves)
    scene.choose("norr", "hasten", card, "carrier", EAST, 0)
    assert ways(scene, "hasten") == set()
    scene.refuses("norr", "hasten", card, "carrier", EAST, 0, rule="SA-8.7.1", key="no_gain_in_that")
    (moves,) = ways(scene, "ship")
    scene.choose("norr", *moves)
    rest(scene)
    assert scene.units("norr", MECATOL) == {"carrier": 2, "ground_force": 1}
    assert scene.units("norr", EAST) == {"carrier": 1}


def test_urgent_navigation_takes_a_ship_one_system_farther_and_no_more() -> None:
    scene = board()
    scene.put("norr", EAST, carrier=1)
    urgent(scene, TARMANN)
    assert {option[2] for option in ways(scene, "hasten")} == {"carrier"}
    scene = board()
    scene.put("norr", EAST, carrier=1)
    urgent(scene, QUANN)
    assert ways(scene, "hasten") == ways(scene, "ship") == set(), "three systems away"
    scene = board()
    scene.put("norr", EAST, carrier=1)
    urgent(scene, TARMANN)
    scene.choose("norr", *next(iter(ways(scene, "hasten"))))
    (ship,) = scene.state.aboard[NORR][scene.place(EAST)]
    assert [total(scene.state, SHIPS_MOVE, seat, ship) for seat in (NORR, LETNEV)] == [1, 0]


def test_urgent_navigation_weighs_a_war_sun_too_heavy() -> None:
    scene = board()
    scene.technologies("norr", "war_sun")
    scene.put("norr", WEST, war_sun=1, dreadnought=1)
    urgent(scene, QUANN)
    assert {option[2] for option in ways(scene, "hasten")} <= {"dreadnought"}


def test_urgent_navigation_begins_no_invasion_but_lands_where_nobody_resists() -> None:
    scene = board()
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", ground_force=1)
    scene.put("norr", SAUDOR, dreadnought=1)
    scene.fleet("norr", EAST, "carrier", ground_force=1)
    urgent(scene, SAUDOR)
    scene.choose("norr", "ship", "carrier", EAST, 0)
    while scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("norr", *DONE)
    scene.refuses("norr", "land", "ground_force", "saudor", rule="SA-8.7.1", key="no_invasion_now")
    rest(scene)
    assert scene.state.control["saudor"] == LETNEV and scene.has("norr", SAUDOR, "ground_force") == 1
    scene = board()
    scene.take("letnev", "saudor")
    scene.fleet("norr", EAST, "carrier", ground_force=1)
    urgent(scene, SAUDOR)
    scene.choose("norr", "ship", "carrier", EAST, 0)
    while scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("norr", *DONE)
    scene.choose("norr", "land", "ground_force", "saudor")
    while not scene.done:
        scene.choose("norr", *scene.options("norr")[-1])
    assert scene.state.control["saudor"] == NORR
    assert not [each for each in scene.state.marks if each.kind == "unwarlike"]


def test_urgent_navigation_is_cancelled_by_an_agent_in_the_system() -> None:
    scene = board()
    scene.put("norr", EAST, carrier=1)
    scene.take("winnu", "tarmann")
    agent = scene.leader("winnu", "agent", "tarmann")
    scene.hold("norr", "urgent_navigation")
    scene.play(TacticalAction(seat=NORR, system=TARMANN))
    scene.choose("norr", *URGENT)
    interfere(scene, "winnu", agent)
    assert {each.kind for each in scene.state.marks} == {"rests"}


# Navigation Beacon


def lit(scene: Scene, system: int) -> Scene:
    act(scene, "norr", "navigation_beacon")
    scene.choose("norr", "system", system)
    assert cards_in_play(scene.state, NORR) == ["navigation_beacon"]
    assert "navigation_beacon" not in scene.state.action_discards
    return scene


def test_navigation_beacon_leads_two_ships_through_its_system() -> None:
    scene = board()
    scene.put("norr", EAST, carrier=3)
    scene.put("norr", WEST, carrier=1)
    lit(scene, SAUDOR)
    scene.play(TacticalAction(seat=NORR, system=MECATOL))
    card = "navigation_beacon"
    assert ways(scene, "hasten") == {("hasten", card, "carrier", EAST, 0)}
    for left in (1, 0):
        scene.choose("norr", *next(iter(ways(scene, "hasten"))))
        if not left:
            scene.refuses("norr", "hasten", card, "carrier", EAST, 0, rule="SA-8.7.1", key="no_gain_in_that")
        (moves,) = ways(scene, "ship")
        scene.choose("norr", *moves)
        assert bool(ways(scene, "hasten")) == bool(left)
    rest(scene)
    assert scene.units("norr", MECATOL) == {"carrier": 2}


def test_navigation_beacon_lets_nothing_hostile_follow() -> None:
    scene = board()
    scene.put("norr", EAST, carrier=1)
    scene.put("letnev", MECATOL, fighter=1, carrier=1)
    lit(scene, SAUDOR)
    scene.play(TacticalAction(seat=NORR, system=MECATOL))
    assert ways(scene, "hasten") == set()
    scene = board()
    scene.take("letnev", "tarmann")
    scene.fleet("norr", EAST, "carrier", ground_force=1)
    scene.put("norr", TARMANN, dreadnought=1)
    lit(scene, SAUDOR)
    scene.play(TacticalAction(seat=NORR, system=TARMANN))
    scene.choose("norr", *next(iter(ways(scene, "hasten"))))
    scene.choose("norr", *next(iter(ways(scene, "ship"))))
    rest(scene)
    assert scene.done and scene.state.control["tarmann"] == LETNEV, "neither landing nor bombs were possible"
    assert scene.has("norr", "space:tarmann", "ground_force") == 1


def led_to_tarmann() -> Scene:
    """A Carrier comes from the east, by the beacon at Saudor."""
    scene = board()
    scene.take("letnev", "tarmann")
    scene.fleet("norr", EAST, "carrier", ground_force=1)
    scene.put("norr", TARMANN, dreadnought=1)
    lit(scene, SAUDOR)
    scene.play(TacticalAction(seat=NORR, system=TARMANN))
    return scene


def test_navigation_beacon_keeps_its_players_from_all_that_is_hostile_for_the_action() -> None:
    scene = led_to_tarmann()
    assert hindered(scene) == ["", ""]
    scene.choose("norr", *next(iter(ways(scene, "hasten"))))
    assert hindered(scene) == ["navigation_beacon", "navigation_beacon"]
    expire(scene.game, TACTICAL_ACTION)
    assert hindered(scene) == ["", ""]


def hindered(scene: Scene) -> list[str]:
    """What forbids to land, and to bombard, at Tarmann; it says nothing of one's own planets."""
    assert not any(banned_by(scene.state, each, NORR, "quinarra") for each in (MAY_LAND, MAY_BOMBARD))
    return [banned_by(scene.state, each, NORR, "tarmann") for each in (MAY_LAND, MAY_BOMBARD)]


def test_navigation_beacon_takes_ships_by_its_system_and_one_system_farther() -> None:
    scene = led_to_tarmann()
    scene.choose("norr", *next(iter(ways(scene, "hasten"))))
    ships = scene.state.aboard[NORR][scene.place(EAST)]
    (ship,) = [each for each in ships if each.riders]
    assert bound_way(scene.state, NORR, ship) == 1 << SAUDOR
    assert (
        total(scene.state, SHIPS_MOVE, NORR, ship) == 1 and total(scene.state, SHIPS_MOVE, LETNEV, ship) == 0
    )


def test_navigation_beacon_goes_when_the_round_ends() -> None:
    scene = lit(board(), SAUDOR)
    scene.play(StatusPhase(stage="round_over"))
    assert cards_in_play(scene.state) == []
    assert scene.state.action_discards[0] == "navigation_beacon"
    expire(scene.game, ROUND)
    scene.put("norr", EAST, carrier=1)
    scene.put("norr", WEST, cruiser=1)
    scene.play(TacticalAction(seat=NORR, system=MECATOL))
    way = ("hasten", "navigation_beacon", "carrier", EAST, 0)
    scene.refuses("norr", *way, rule="SA-8.7.1", key="no_gain_in_that")


def test_navigation_beacon_is_cancelled_by_an_agent_there() -> None:
    scene = board()
    agent = agent_at(scene, "winnu", SAUDOR)
    act(scene, "norr", "navigation_beacon")
    scene.choose("norr", "system", SAUDOR)
    interfere(scene, "winnu", agent)
    assert cards_in_play(scene.state) == []


# Unexpected Action


def surprised(scene: Scene, system: int) -> Scene:
    scene.hold("norr", "unexpected_action")
    scene.play(Turn(seat=NORR))
    scene.offers("norr", UNEXPECTED, PASS)
    scene.choose("norr", *UNEXPECTED)
    scene.choose("norr", "tactical", system)
    return scene


def test_unexpected_action_frees_two_ships_with_what_they_pick_up() -> None:
    scene = board()
    scene.put("norr", EAST, carrier=1, cruiser=2, fighter=2)
    scene.put("norr", LODOR, destroyer=1)
    scene.activate("norr", EAST, LODOR)
    surprised(scene, SAUDOR)
    assert {option[1:3] for option in ways(scene, "ship")} == {
        ("carrier", EAST),
        ("cruiser", EAST),
        ("destroyer", LODOR),
    }
    scene.choose("norr", "ship", "carrier", EAST, 0)
    scene.choose("norr", "load", "fighter", scene.place(EAST))
    scene.choose("norr", *DONE)
    scene.choose("norr", "ship", "destroyer", LODOR, 0)
    assert ways(scene, "ship") == set()
    rest(scene)
    assert scene.units("norr", SAUDOR) == {"carrier": 1, "destroyer": 1, "fighter": 1}
    assert scene.units("norr", EAST) == {"cruiser": 2}, "a Fighter without support is scuttled"


def test_unexpected_action_lets_two_ground_units_march_and_land() -> None:
    scene = board()
    scene.take("norr", "lodor")
    scene.put("norr", "lodor", ground_force=3)
    scene.activate("norr", LODOR)
    surprised(scene, SAUDOR)
    place = "lodor"
    assert ways(scene, "march") == {("march", "ground_force", place)}
    scene.refuses("norr", "march", "shock_troop", place, rule="SA-8.7.1", key="no_march")
    scene.choose("norr", "march", "ground_force", place)
    scene.choose("norr", "march", "ground_force", place)
    assert scene.prompt == "assign_landings"
    scene.choose("norr", "land", "ground_force", "saudor")
    scene.choose("norr", *DONE)
    assert scene.state.control["saudor"] == NORR and scene.units("norr", "lodor") == {"ground_force": 1}
    assert scene.units("norr", "space:saudor") == {}, "who stays behind is scuttled"
    assert scene.units("norr", "saudor") == {"ground_force": 1}


def test_unexpected_action_loses_those_who_march_into_enemy_ships() -> None:
    scene = board()
    scene.take("norr", "lodor")
    scene.put("norr", "lodor", ground_force=1)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.activate("norr", LODOR)
    surprised(scene, SAUDOR)
    scene.choose("norr", "march", "ground_force", "lodor")
    rest(scene)
    assert scene.units("norr", "lodor") == {} and scene.units("norr", "space:saudor") == {}


def test_unexpected_action_holds_for_one_action() -> None:
    scene = board()
    scene.put("norr", EAST, cruiser=1)
    scene.activate("norr", EAST)
    scene.hold("norr", "unexpected_action")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", *UNEXPECTED)
    scene.choose("norr", "tactical", SAUDOR)
    assert ways(scene, "ship") == {("ship", "cruiser", EAST, 0)}
    rest(scene)
    assert not [each for each in scene.state.marks if each.kind == "loose"]


def test_unexpected_action_is_not_for_the_actions_of_others() -> None:
    scene = board()
    scene.hold("letnev", "unexpected_action")
    scene.play(Turn(seat=NORR))
    assert scene.asked == ["norr"] and scene.refusal("letnev", *UNEXPECTED)
