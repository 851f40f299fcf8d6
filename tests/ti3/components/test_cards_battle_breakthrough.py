"""Breakthrough!: the action goes on in the next system (rulings 124, 169)."""

from __future__ import annotations

from tests.ti3.fighting import PASS
from tests.ti3.playing_cards import interfere
from tests.ti3.scene import Scene
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti3.state import Mine
from throneworld.ti3.tactical.action import TacticalAction

BREAKTHROUGH = ("play", "breakthrough")
BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "saudor",
    (1, 0): "thibah",
    (-1, 0): "void",
    (0, 1): "supernova",
    (0, -1): "quann",
}


def attack(
    *dice: int,
    pool: int = 3,
    sol: tuple[str, ...] = ("breakthrough",),
    letnev: tuple[str, ...] = (),
    flagship: str = "",
) -> Scene:
    """Sol has activated Saudor and attacks a Cruiser of Letnev there; troops wait aboard a Carrier."""
    scene = Scene("sol", "letnev", "winnu", board=BOARD)
    scene.state.strategy_cards = [("warfare",), ("technology",), ("trade",)]
    scene.counters("sol", pool, 5, 2)
    scene.state.active_system = scene.system("saudor")
    scene.activate("sol", "saudor")
    scene.put("sol", "space:saudor", cruiser=2)
    scene.fleet("sol", "saudor", "carrier", ground_force=2)
    scene.put("letnev", "space:saudor", cruiser=1)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=1)
    scene.hold("sol", *sol)
    scene.hold("letnev", *letnev)
    if flagship:
        scene.put("letnev", flagship, flagship=1)
    scene.rolls(*dice)
    scene.play(TacticalAction(seat=0, system=scene.system("saudor"), stage="space_battle"))
    scene.choose("letnev", "stay")
    return scene


def test_breakthrough_carries_the_fleet_on_and_the_action_with_it() -> None:
    scene = attack(7, 1, 1, 1)
    scene.offers("sol", BREAKTHROUGH, PASS)
    scene.choose("sol", *BREAKTHROUGH)
    thibah, void, quann = (scene.system(name) for name in ("thibah", "void", "quann"))
    assert sorted(scene.options("sol")) == sorted([("system", thibah), ("system", void), ("system", quann)])
    scene.refuses("sol", "system", scene.system("saudor"), rule="SA-8.7.1", key="lets_fleet_on")
    scene.rolls(1)
    scene.choose("sol", "system", quann)
    assert scene.units("sol", "space:quann") == {"cruiser": 2, "carrier": 1, "ground_force": 2}
    assert scene.state.on_board[0] >> quann & 1 and scene.state.tactic[0] == 3, "out of the reinforcements"
    assert scene.asked == ["letnev"] and scene.prompt == "fire_pds", "the step of PDS fire is next"
    scene.choose("letnev", "hold_fire")
    assert scene.prompt == "assign_landings"
    scene.choose("sol", "land", "ground_force", "quann")
    scene.choose("sol", "done")
    assert scene.told("system_activated") == [(0, quann)]


def test_breakthrough_meets_mines_on_its_way() -> None:
    scene = attack(7, 1, 1, 1)
    one, other = sorted((scene.system("saudor"), scene.system("quann")))
    scene.state.mines = (Mine(one, other, 1),)
    scene.choose("sol", *BREAKTHROUGH)
    scene.rolls(1, 1, 1)
    scene.choose("sol", "system", scene.system("quann"))
    assert (0, "space_mine", 1, 1, 1) in scene.rolled and not scene.state.mines


def test_breakthrough_needs_a_counter_in_the_reinforcements() -> None:
    scene = attack(7, 1, 1, 1, pool=16)
    assert reinforcements(scene.state, 0) == 0
    assert scene.state.hands[0] == ("breakthrough",) and not scene.told("played")


def test_breakthrough_is_for_a_swift_victory() -> None:
    scene = attack(1, 1, 1, 1, 7, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.told("space_battle_ends") == [(scene.system("saudor"), 0)]
    assert scene.state.hands[0] == ("breakthrough",) and not scene.told("played")


def test_breakthrough_is_cancelled_by_an_agent_where_it_leads() -> None:
    scene = attack(7, 1, 1, 1)
    scene.take("winnu", "thibah")
    agent = scene.leader("winnu", "agent", "thibah")
    scene.choose("sol", *BREAKTHROUGH)
    scene.choose("sol", "system", scene.system("thibah"))
    interfere(scene, "winnu", agent)
    assert scene.told("cancelled") == [(0, "breakthrough")] and not scene.told("fleet_goes_on")


def test_breakthrough_waits_until_nobody_takes_the_round_back() -> None:
    scene = attack(7, 1, 1, 1, letnev=("a_beacon_of_hope",), flagship="space:thibah")
    scene.offers("letnev", ("play", "a_beacon_of_hope"), PASS)
    scene.choose("letnev", "play", "a_beacon_of_hope")
    assert scene.units("letnev", "space:saudor") == {"cruiser": 1, "flagship": 1}
    assert scene.prompt == "announce_retreat" and not scene.told("fleet_goes_on")
    assert scene.state.hands[0] == ("breakthrough",), "it can still be played"
