"""The action card of words against troops."""

from __future__ import annotations

from tests.ti3.fighting import PASS
from tests.ti3.landing import scene_at
from tests.ti3.scene import Scene
from throneworld.imperium.planets import influence
from throneworld.ti3.tactical.action import TacticalAction

PROPAGANDA = ("play", "propaganda_warfare")


def besieged(goods: int = 20, diplomat: bool = False, **garrison: int) -> Scene:
    """Sol's Cruiser is at Quann, which is Letnev's, and Sol activates the system."""
    scene = scene_at("quann", "sol", "xxcha", "hacan")
    scene.state.on_board[0] = 0
    scene.take("xxcha", "quann", "thibah")
    scene.put("xxcha", "quann", **(garrison or {"ground_force": 3}))
    scene.put("sol", "space:quann", cruiser=1)
    scene.state.control = {each: seat for each, seat in scene.state.control.items() if seat != 0}
    scene.goods("sol", goods)
    if diplomat:
        scene.leader("xxcha", "diplomat", "quann")
    scene.hold("sol", "propaganda_warfare")
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    return scene


def pays(scene: Scene, points: int) -> None:
    """So many points beyond the influence of the planet."""
    scene.offers("sol", PROPAGANDA, PASS)
    scene.choose("sol", *PROPAGANDA)
    worth = influence(scene.state, "quann")
    assert scene.options("sol")[0] == ("influence", worth + 1)
    scene.refuses("sol", "influence", worth, rule="SA-8.3.3", key="too_little_influence")
    scene.choose("sol", "influence", worth + points)


def test_propaganda_warfare_removes_two_ground_units_for_a_point() -> None:
    scene = besieged()
    pays(scene, 1)
    assert scene.state.trade_goods[0] == 20 - influence(scene.state, "quann") - 1
    scene.offers("sol", ("destroy", "ground_force", 0), ("done",))
    scene.choose("sol", "destroy", "ground_force", 0)
    scene.refuses("sol", "place", "ground_force", "quann", rule="SA-8.7.1", key="one_more_goes")
    scene.choose("sol", "destroy", "ground_force", 0)
    assert scene.units("xxcha", "quann") == {"ground_force": 1}
    assert scene.told("act_of_war") == [], "nobody has landed"


def test_propaganda_warfare_puts_own_units_there_and_the_planet_is_fought_for() -> None:
    scene = besieged()
    pays(scene, 2)
    scene.choose("sol", "destroy", "ground_force", 0)
    scene.choose("sol", "destroy", "ground_force", 0)
    scene.offers("sol", ("destroy", "ground_force", 0), ("place", "ground_force", "quann"), ("done",))
    scene.rolls(8, 1)
    scene.choose("sol", "place", "ground_force", "quann")
    assert scene.told("act_of_war") == [(0, 1, scene.system("quann"))]
    while not scene.done and ("done",) in scene.options("sol"):
        scene.choose("sol", "done")
    assert scene.told("invasion_begins") == [(0, 1, "quann")]
    assert scene.state.control["quann"] == 0 and scene.units("sol", "quann") == {"ground_force": 1}


def test_propaganda_warfare_takes_a_planet_that_nobody_is_left_to_defend() -> None:
    scene = besieged(ground_force=2, shock_troop=1)
    pays(scene, 3)
    for kind in ("ground_force", "ground_force", "shock_troop"):
        scene.choose("sol", "destroy", kind, 0)
    scene.offers("sol", ("place", "ground_force", "quann"), ("place", "shock_troop", "quann"), ("done",))
    scene.choose("sol", "place", "ground_force", "quann")
    while not scene.done and ("done",) in scene.options("sol"):
        scene.choose("sol", "done")
    assert scene.state.control["quann"] == 0


def test_propaganda_warfare_is_no_landing_if_a_diplomat_says_so() -> None:
    scene = besieged(diplomat=True)
    pays(scene, 2)
    for _ in range(2):
        scene.choose("sol", "destroy", "ground_force", 0)
    scene.choose("sol", "place", "ground_force", "quann")
    scene.choose("xxcha", "protect", "quann")
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    assert scene.units("sol", "quann") == {} and scene.units("xxcha", "quann") == {"ground_force": 1}
    assert scene.told("act_of_war") == []


def test_propaganda_warfare_needs_ships_there_troops_and_enough_influence() -> None:
    for change in ("poor", "no_troops", "no_ships"):
        scene = scene_at("quann", "sol", "xxcha", "hacan")
        scene.state.on_board[0] = 0
        scene.take("xxcha", "quann")
        scene.put("xxcha", "quann", **({"pds": 1} if change == "no_troops" else {"ground_force": 2}))
        scene.put("sol", "space:wellon" if change == "no_ships" else "space:quann", cruiser=1)
        scene.state.control = {"quann": 1}
        scene.goods("sol", 0 if change == "poor" else 20)
        scene.hold("sol", "propaganda_warfare")
        scene.play(TacticalAction(seat=0, system=scene.system("quann")))
        assert scene.done or scene.prompt != "window", change
