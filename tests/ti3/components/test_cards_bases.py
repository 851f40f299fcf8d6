"""The action card of a dock in space: what it builds, at whom it fires, and when it falls."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import EAST, SAUDOR, galaxy
from throneworld.imperium.limits import fighter_room
from throneworld.imperium.production.producers import total_value
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.cannons import PdsFire, guns_at
from throneworld.ti3.tactical.retreat import Leave

BASE = ("play", "asteroid_base")


def arrives(*races: str, target: int = EAST, played: bool = True) -> Scene:
    """Sol's Cruiser moves from Saudor into the Void beside it."""
    scene = galaxy(*races)
    scene.hold(scene.players[0], "asteroid_base")
    scene.put(scene.players[0], SAUDOR, cruiser=1)
    scene.play(TacticalAction(seat=0, system=target))
    scene.choose(scene.players[0], "ship", "cruiser", SAUDOR, 0)
    while not scene.done and scene.prompt in ("move_ships", "load_ship", "stow"):
        scene.choose(scene.players[0], "done")
    if played:
        scene.offers(scene.players[0], BASE, PASS)
        scene.choose(scene.players[0], *BASE)
    return scene


def finished(scene: Scene) -> Scene:
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    return scene


def test_asteroid_base_is_an_exhausted_dock_of_capacity_three_that_supports_fighters() -> None:
    scene = finished(arrives())
    assert scene.units("sol", EAST) == {"cruiser": 1, "space_dock": 1}
    assert scene.state.exhausted_docks == (str(EAST),) and docks(scene.state, 0, EAST) == []
    assert fighter_room(scene.state, 0, EAST) == 3
    scene.state.exhausted_docks = ()
    assert [total_value(each) for each in docks(scene.state, 0, EAST)] == [3]


def test_asteroid_base_rests_until_the_status_phase_and_builds_then() -> None:
    scene = finished(arrives())
    scene.state.on_board[0] = 0
    scene.play(StatusPhase(stage="refresh"))
    while scene.state.exhausted_docks and not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    assert scene.state.exhausted_docks == () and scene.has("sol", EAST, "space_dock") == 1
    scene.goods("sol", 9)
    scene.play(TacticalAction(seat=0, system=EAST))
    while scene.prompt != "produce_unit":
        scene.choose("sol", "done")
    for _ in range(2):
        scene.choose("sol", "produce", "destroyer", str(EAST))
    scene.refuses("sol", "produce", "dreadnought", str(EAST), rule="SA-8.11.5", key="production_limit")
    scene.choose("sol", "done")
    finished(scene)
    assert scene.has("sol", EAST, "destroyer") == 2


def test_asteroid_base_fires_into_its_own_system_and_those_beside_it() -> None:
    scene = finished(arrives())
    guns = [guns_at(scene.state, 0, 1, system) for system in (EAST, SAUDOR, 38)]
    assert [[(gun.kind, gun.needs, gun.dice) for gun in each] for each in guns] == [
        [("space_dock", 6, 1)],
        [("space_dock", 6, 1)],
        [],
    ]
    assert guns_at(scene.state, 1, 0, EAST) == []


def test_asteroid_base_falls_when_an_action_ends_with_enemy_ships_there() -> None:
    scene = finished(arrives())
    scene.play(EndOfAction(seat=1))
    assert scene.has("sol", EAST, "space_dock") == 1
    scene.put("letnev", EAST, fighter=1)
    scene.play(EndOfAction(seat=1))
    assert scene.units("sol", EAST) == {"cruiser": 1} and scene.state.exhausted_docks == ()
    assert scene.state.marks == () or not [each for each in scene.state.marks if each.kind == "anchored"]
    scene.take("sol", "saudor")
    scene.put("sol", "saudor", pds=1)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.play(PdsFire(seat=1, system=SAUDOR))
    scene.offers("sol", ("fire", 1), ("hold_fire",))
    scene.refuses("sol", "fire", 2, rule="SA-13.17.6", key="not_so_many_guns")


def test_asteroid_base_stays_where_it_is_when_its_fleet_leaves_and_enemies_only_pass() -> None:
    scene = finished(arrives())
    scene.play(Leave(seat=0, system=EAST, target=SAUDOR))
    assert scene.units("sol", EAST) == {"space_dock": 1}


def test_asteroid_base_of_the_saar_does_not_move() -> None:
    scene = finished(arrives("saar", "letnev", "hacan"))
    scene.play(TacticalAction(seat=0, system=SAUDOR))
    assert ("ship", "space_dock", EAST, 0) not in (scene.options("saar") if scene.asked == ["saar"] else ())


def test_asteroid_base_needs_a_deserted_system_into_which_one_has_moved() -> None:
    scene = finished(arrives(target=19, played=False))
    assert scene.state.hands[0] == ("asteroid_base",) and not scene.told("played")
    scene = galaxy()
    scene.hold("sol", "asteroid_base")
    scene.put("sol", EAST, cruiser=1)
    scene.play(TacticalAction(seat=0, system=EAST))
    finished(scene)
    assert scene.state.hands[0] == ("asteroid_base",)


def test_asteroid_base_needs_a_piece() -> None:
    scene = galaxy()
    scene.hold("sol", "asteroid_base")
    scene.put("sol", "wellon", space_dock=6)
    scene.put("sol", SAUDOR, cruiser=1)
    scene.play(TacticalAction(seat=0, system=EAST))
    scene.choose("sol", "ship", "cruiser", SAUDOR, 0)
    finished(scene)
    assert scene.state.hands[0] == ("asteroid_base",)


def test_asteroid_base_is_cancelled_by_an_agent_in_the_system() -> None:
    scene = galaxy("sol", "winnu", "hacan")
    agent = agent_at(scene, "winnu", EAST)
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    scene.hold("sol", "asteroid_base")
    scene.put("sol", SAUDOR, cruiser=1)
    scene.play(TacticalAction(seat=0, system=EAST))
    scene.choose("sol", "ship", "cruiser", SAUDOR, 0)
    while scene.prompt in ("move_ships", "load_ship", "stow"):
        scene.choose("sol", "done")
    scene.choose("sol", *BASE)
    interfere(scene, "winnu", agent)
    assert scene.has("sol", EAST, "space_dock") == 0
