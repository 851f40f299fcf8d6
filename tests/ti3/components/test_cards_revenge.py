"""Action cards of those who have lost a planet to an invasion."""

from __future__ import annotations

from tests.ti3.fighting import PASS
from tests.ti3.landing import scene_at
from tests.ti3.scene import Scene
from throneworld.ti3.cards.invasion_revenge import GiveUpTroopsOrPlanet
from throneworld.ti3.tactical.action import TacticalAction

TRAP, SCORCHED = ("play", "demolition_trap"), ("play", "scorched_earth")


def invaded(
    card: str,
    troops: dict[str, int],
    *captures: str,
    commandos: int = 0,
    agent: bool = False,
) -> Scene:
    """Sol takes Quann from Letnev, whose Ground Force falls, and captures some of what stands there."""
    scene = scene_at("quann")
    scene.state.on_board[0] = 0
    scene.take("letnev", "quann", "thibah")
    scene.put("letnev", "quann", ground_force=1, pds=1, space_dock=1)
    scene.state.facilities["quann"] = ("refinery",)
    scene.hold("letnev", card)
    scene.fleet("sol", "quann", "carrier", **troops)
    name = scene.leader("sol", "agent", "quann", "carrier") if agent else ""
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    while scene.prompt in ("move_ships", "stow"):
        scene.choose("sol", "done")
    scene.choose("letnev", "hold_fire")
    while scene.prompt == "stow":
        scene.choose("sol", "done")
    for kind, many in troops.items():
        for _ in range(many):
            scene.choose("sol", "land", kind, "quann")
    if agent:
        scene.choose("sol", "land", name, "quann")
    if scene.prompt == "assign_landings":
        scene.choose("sol", "done")
    if scene.prompt == "fire_defence":
        scene.choose("letnev", "hold_fire")
    scene.rolls(*[10] * 12)
    if scene.prompt == "name_commandos":
        scene.choose("sol", "commando", commandos)
    for piece in captures:
        scene.choose("sol", "capture", piece)
    while scene.prompt in ("capture", "promote", "next_fate") and ("done",) in scene.options("sol"):
        scene.choose("sol", "done")
    return scene


def test_demolition_trap_takes_one_shock_troop_of_those_that_fought() -> None:
    scene = invaded("demolition_trap", {"shock_troop": 3, "ground_force": 2}, "pds", "space_dock", "refinery")
    scene.offers("letnev", TRAP, PASS)
    scene.choose("letnev", *TRAP)
    assert scene.units("sol", "quann") == {"shock_troop": 1, "ground_force": 2}, "one fell in the fight"
    assert scene.state.facilities == {} and scene.state.control["quann"] == 0
    assert "quann" not in scene.state.exhausted_docks


def test_demolition_trap_takes_each_commando_that_has_captured_something() -> None:
    scene = invaded("demolition_trap", {"ground_force": 3, "shock_troop": 3}, "pds", "refinery", commandos=3)
    before = scene.units("sol", "quann")
    assert before["shock_troop"] == 3 and before["pds"] == 1
    scene.choose("letnev", *TRAP)
    assert scene.has("sol", "quann", "shock_troop") == 1 and scene.has("sol", "quann", "pds") == 0


def test_demolition_trap_kills_an_agent_who_has_captured_it_all() -> None:
    scene = invaded("demolition_trap", {"ground_force": 3}, "space_dock", agent=True)
    scene.choose("letnev", *TRAP)
    if scene.prompt == "window":
        scene.choose("sol", "pass")
    assert scene.state.leaders == {} and scene.told("leader_killed")
    assert scene.has("sol", "quann", "space_dock") == 0


def test_demolition_trap_needs_something_that_was_captured() -> None:
    scene = invaded("demolition_trap", {"ground_force": 3})
    assert "letnev" not in scene.asked and scene.state.hands[1] == ("demolition_trap",)


def test_scorched_earth_may_cost_the_invader_his_troops() -> None:
    scene = invaded("scorched_earth", {"shock_troop": 2, "ground_force": 1}, "pds", agent=False)
    scene.offers("letnev", SCORCHED, PASS)
    scene.choose("letnev", *SCORCHED)
    scene.offers("sol", ("lose_troops",), ("turn_neutral", "quann"))
    scene.refuses("sol", "turn_neutral", "thibah", rule="SA-8.7.1", key="not_this_planet")
    scene.choose("sol", "lose_troops")
    assert scene.units("sol", "quann") == {"pds": 1} and scene.state.control["quann"] == 0


def test_scorched_earth_may_send_them_back_aboard_and_leave_the_planet_to_nobody() -> None:
    scene = invaded("scorched_earth", {"shock_troop": 2, "ground_force": 1}, "pds", agent=True)
    scene.choose("letnev", *SCORCHED)
    if scene.prompt == "window":
        scene.choose("sol", "pass")
    left = {kind: many for kind, many in scene.units("sol", "quann").items() if kind != "pds"}
    scene.choose("sol", "turn_neutral", "quann")
    assert scene.units("sol", "quann") == {} and "quann" not in scene.state.control
    assert scene.units("sol", "space:quann") == {"carrier": 1, **left}
    (ship,) = scene.state.aboard[0][scene.place("space:quann")]
    assert ship.riders == tuple(scene.state.leaders), "the Agent went back, too"


def test_scorched_earth_leaves_the_choice_at_a_home_too() -> None:
    """Home planets are exempt from bombardment to neutral alone (rulings 13, 129)."""
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "arc_prime")
    scene.put("sol", "arc_prime", ground_force=1)
    scene.play(GiveUpTroopsOrPlanet(seat=0, planet="arc_prime", by=1))
    scene.offers("sol", ("lose_troops",), ("turn_neutral", "arc_prime"))
    scene.choose("sol", "turn_neutral", "arc_prime")
    assert "arc_prime" not in scene.state.control


def test_demolition_trap_is_for_who_holds_it() -> None:
    scene = invaded("scorched_earth", {"ground_force": 3})
    scene.refuses("letnev", *TRAP, rule="SA-8.7.1", key="not_yours")
