"""Critical Decision: a turn before all others, in which ships carry half of what they could."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS
from tests.ti3.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.ti3.phases.action import ActionPhase

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    """Letnev holds the card, and is second in the order of play."""
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("letnev", "critical_decision")
    return scene


def begin(scene: Scene) -> None:
    scene.play(ActionPhase(stage="begin"))
    scene.offers("letnev", ("play", "critical_decision"), PASS)
    scene.choose("letnev", "play", "critical_decision")


def finish(scene: Scene, player: str, *until: str) -> None:
    """He declines whatever he may until another prompt comes."""
    while scene.asked == [player] and scene.prompt not in until:
        scene.choose(player, *scene.options(player)[-1])


def test_critical_decision_is_a_tactical_action_before_all_turns() -> None:
    scene = table()
    begin(scene)
    assert scene.asked == ["letnev"] and {option[0] for option in scene.options("letnev")} == {"tactical"}
    scene.refuses("letnev", "pass", rule="SA-3.11.1", key="tactical_action_only")
    scene.choose("letnev", "tactical", scene.system("lodor"))
    finish(scene, "letnev", "choose_action")
    assert scene.asked == ["norr"] and scene.prompt == "choose_action", "the order of play begins"
    assert scene.state.tactic[LETNEV] == 2


def test_critical_decision_costs_the_next_action_and_no_other() -> None:
    scene = table()
    begin(scene)
    scene.choose("letnev", "tactical", scene.system("lodor"))
    finish(scene, "letnev", "choose_action")
    assert [each.kind for each in scene.state.marks] == ["due:critical_decision"]
    scene.choose("norr", "tactical", scene.system("saudor"))
    finish(scene, "norr", "choose_action")
    assert scene.asked == ["winnu"], "Letnev's turn begins and ends"
    assert scene.told("action_skipped") == [(LETNEV,)] and scene.state.marks == ()
    scene.choose("winnu", "tactical", scene.system("saudor"))
    finish(scene, "winnu", "choose_action")
    scene.choose("norr", "tactical", scene.system("quann"))
    finish(scene, "norr", "choose_action")
    assert scene.asked == ["letnev"] and LETNEV not in scene.state.passed


def laden(**cargo: int) -> tuple[Scene, int, int]:
    scene = table()
    lodor = scene.system("lodor")
    origin = next(each for each in adjacent_to(scene.state, lodor) if not scene.state.edition.planets[each])
    scene.fleet("letnev", origin, "carrier", **cargo)
    return scene, origin, lodor


def test_critical_decision_halves_the_room_of_ships_that_move() -> None:
    scene, origin, lodor = laden()
    scene.put("letnev", origin, fighter=6)
    begin(scene)
    scene.choose("letnev", "tactical", lodor)
    scene.choose("letnev", "ship", "carrier", origin, 0)
    assert scene.ask("letnev").about["room"] == 3
    for _ in range(3):
        scene.choose("letnev", "load", "fighter", scene.place(origin))
    assert scene.prompt != "load_ship" or scene.options("letnev") == (("done",),)
    finish(scene, "letnev", "choose_action")
    assert scene.units("letnev", lodor) == {"carrier": 1, "fighter": 3}


def test_critical_decision_scuttles_cargo_above_half_and_the_ship_has_its_room_again_afterwards() -> None:
    scene, origin, lodor = laden(ground_force=5)
    begin(scene)
    scene.choose("letnev", "tactical", lodor)
    scene.choose("letnev", "ship", "carrier", origin, 0)
    finish(scene, "letnev", "choose_action", "respect_limits")
    while scene.asked == ["letnev"]:
        scene.choose("letnev", *scene.options("letnev")[0])
    aboard = scene.state.aboard[LETNEV][scene.place(lodor)]
    assert scene.units("letnev", lodor) == {"carrier": 1, "ground_force": 3}
    assert [each.riders for each in aboard] == [()], "no mark is left"


def test_critical_decision_lets_its_player_choose_which_of_the_cargo_is_left_behind() -> None:
    scene, origin, lodor = laden(ground_force=3, shock_troop=1)
    begin(scene)
    scene.choose("letnev", "tactical", lodor)
    scene.choose("letnev", "ship", "carrier", origin, 0)
    finish(scene, "letnev", "choose_action", "respect_limits")
    scene.offers("letnev", ("destroy", "ground_force"), ("destroy", "shock_troop"))
    scene.refuses("letnev", "destroy", "carrier", rule="SA-13.18.6", key="not_in_excess")
    scene.choose("letnev", "destroy", "ground_force")
    finish(scene, "letnev", "choose_action")
    assert scene.units("letnev", lodor) == {"carrier": 1, "ground_force": 2, "shock_troop": 1}


def test_critical_decision_leaves_ships_alone_that_stay() -> None:
    scene, origin, lodor = laden(ground_force=6)
    begin(scene)
    scene.choose("letnev", "tactical", lodor)
    finish(scene, "letnev", "choose_action")
    assert scene.units("letnev", origin) == {"carrier": 1, "ground_force": 6}


def test_critical_decision_needs_something_to_activate() -> None:
    scene = table()
    scene.counters("letnev", 0, 3, 2)
    scene.play(ActionPhase(stage="begin"))
    assert scene.asked == ["norr"]
