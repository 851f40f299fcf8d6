"""Action cards of turns and actions: at their beginning, at their end, and when all have passed."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.limits import fleet_limit
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tables import HOME_TILE

NORR, LETNEV, WINNU = 0, 1, 2


def table(*cards: str) -> Scene:
    """The three have nothing that they could be asked about, but these cards of N'orr."""
    scene = Scene("norr", "letnev", "winnu")
    scene.hold("norr", *cards)
    return scene


def test_supply_reserve_adds_a_counter_that_goes_home_at_the_end_of_the_round() -> None:
    scene = table("supply_reserve")
    before = reinforcements(scene.state, NORR)
    scene.play(Turn(seat=NORR))
    scene.offers("norr", ("play", "supply_reserve"), PASS)
    scene.choose("norr", "play", "supply_reserve")
    assert fleet_limit(scene.state, NORR, scene.system("lodor")) == 4
    assert scene.state.fleet[NORR] == 3 and reinforcements(scene.state, NORR) == before - 1
    scene.put("norr", "space:lodor", cruiser=4)
    scene.play(StatusPhase(stage="round_over"))
    assert reinforcements(scene.state, NORR) == before
    assert scene.has("norr", "space:lodor", "cruiser") == 3, "what is above the limit goes with it"


def test_supply_reserve_goes_with_a_ship_of_ones_choice_that_takes_up_supply() -> None:
    scene = table("supply_reserve")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "play", "supply_reserve")
    scene.put("norr", "space:lodor", cruiser=3, carrier=1, fighter=1)
    scene.play(StatusPhase(stage="round_over"))
    assert scene.asked == ["norr"] and scene.told("counter_given_back") == []
    scene.offers("norr", ("remove", "carrier", 0), ("remove", "cruiser", 0))
    scene.refuses("norr", "remove", "fighter", 0, rule="SA-8.5.4", key="not_in_excess")
    scene.choose("norr", "remove", "cruiser", 0)
    assert scene.units("norr", "space:lodor") == {"carrier": 1, "cruiser": 2, "fighter": 1}


def test_supply_reserve_needs_a_counter_in_the_reinforcements() -> None:
    scene = table("supply_reserve")
    scene.counters("norr", 10, 7, 7)
    scene.play(Turn(seat=NORR))
    assert scene.prompt == "choose_action"
    scene.play(Turn(seat=LETNEV))
    assert scene.asked == ["letnev"], "it is for the own turn"


def test_supply_reserve_is_cancelled_by_an_agent_at_home() -> None:
    scene = table("supply_reserve")
    agent = agent_at(scene, "winnu", HOME_TILE["norr"])
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "play", "supply_reserve")
    interfere(scene, "winnu", agent)
    assert fleet_limit(scene.state, NORR, scene.system("lodor")) == 3 and not scene.told("counter_lent")


def test_coactive_operations_allow_one_more_action_with_its_own_beginning_and_end() -> None:
    scene = table("command_summit", "coactive_operations", "intel_operations")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "component", "command_summit")
    scene.offers("norr", ("play", "coactive_operations"), PASS)
    scene.choose("norr", "play", "coactive_operations")
    assert scene.prompt == "choose_action"
    scene.choose("norr", "component", "intel_operations")
    assert scene.done and scene.state.tactic[NORR] == 4 and len(scene.state.hands[NORR]) == 1


def test_coactive_operations_allow_any_action_after_a_tactical_one_that_came_early() -> None:
    """Naalu and Critical Decision: only their own action has to be a Tactical Action (ruling 111)."""
    scene = table("coactive_operations", "intel_operations")
    scene.play(Turn(seat=NORR, tactical=True))
    assert {option[0] for option in scene.options("norr")} == {"tactical"}
    scene.choose("norr", "tactical", scene.system("lodor"))
    while scene.prompt != "window":
        scene.choose("norr", "done")
    scene.choose("norr", "play", "coactive_operations")
    assert {"tactical", "strategic", "component"} <= {option[0] for option in scene.options("norr")}


def test_coactive_operations_do_not_follow_a_pass() -> None:
    scene = table("coactive_operations")
    scene.state.exhausted_cards = ("leadership",)
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "pass")
    assert scene.done and scene.state.hands[NORR] == ("coactive_operations",)


def test_coactive_operations_that_are_sabotaged_end_the_turn() -> None:
    scene = table("command_summit", "coactive_operations")
    scene.hold("letnev", "sabotage")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "component", "command_summit")
    scene.choose("letnev", "pass")
    scene.choose("norr", "play", "coactive_operations")
    scene.choose("letnev", "play", "sabotage")
    assert scene.done


def jammer() -> Scene:
    scene = table("signal_jamming", "command_summit")
    scene.put("norr", "space:lodor", cruiser=1)
    scene.put("norr", "space:quann", cruiser=1)
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "component", "command_summit")
    return scene


def test_signal_jamming_places_counters_of_two_opponents() -> None:
    scene = jammer()
    lodor, quann = scene.system("lodor"), scene.system("quann")
    scene.offers("norr", ("play", "signal_jamming"), PASS)
    scene.choose("norr", "play", "signal_jamming")
    scene.offers("norr", ("system", lodor), ("system", quann))
    scene.refuses("norr", "system", scene.system("saudor"), rule="SA-8.7.1", key="with_my_ships")
    scene.choose("norr", "system", lodor)
    scene.offers("norr", ("player", LETNEV), ("player", WINNU))
    scene.choose("norr", "player", WINNU)
    scene.offers("norr", ("player", LETNEV), ("done",))
    scene.choose("norr", "player", LETNEV)
    assert scene.done and scene.state.on_board == [0, 1 << lodor, 1 << lodor]
    assert scene.state.tactic == [4, 3, 3]


def test_signal_jamming_takes_a_counter_of_the_sheet_if_none_is_left() -> None:
    scene = jammer()
    scene.counters("letnev", 10, 7, 7)
    scene.choose("norr", "play", "signal_jamming")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.choose("norr", "player", LETNEV)
    scene.choose("norr", "done")
    scene.offers("letnev", ("from", "tactic"), ("from", "fleet"), ("from", "strategy"))
    scene.choose("letnev", "from", "strategy")
    assert scene.state.strategy[LETNEV] == 6 and scene.state.on_board[LETNEV]


def test_signal_jamming_is_cancelled_by_an_agent_in_the_system() -> None:
    scene = jammer()
    agent = agent_at(scene, "winnu", "lodor")
    scene.choose("norr", "play", "signal_jamming")
    scene.choose("norr", "system", scene.system("lodor"))
    scene.choose("norr", "player", LETNEV)
    scene.choose("norr", "done")
    interfere(scene, "winnu", agent)
    assert not any(scene.state.on_board)


def all_passed() -> Scene:
    scene = table("strategic_delay", "command_summit")
    scene.state.passed = (0, 1, 2)
    scene.state.exhausted_cards = ("leadership", "diplomacy", "assembly")
    for race, planet in (("norr", "trenlak"), ("letnev", "arc_prime"), ("winnu", "winnu")):
        scene.put(race, planet, ground_force=1)
    return scene


def test_strategic_delay_gives_one_action_when_all_have_passed() -> None:
    scene = all_passed()
    scene.play(ActionPhase(stage="end"))
    scene.offers("norr", ("play", "strategic_delay"), PASS)
    scene.choose("norr", "play", "strategic_delay")
    assert scene.prompt == "choose_action" and scene.asked == ["norr"]
    scene.choose("norr", "component", "command_summit")
    assert scene.done and scene.state.tactic[NORR] == 4
    assert set(scene.state.passed) == {0, 1, 2} and scene.state.active == -1


def test_strategic_delay_is_for_no_other_moment_and_takes_place_nowhere() -> None:
    scene = all_passed()
    agent_at(scene, "winnu", HOME_TILE["norr"])
    scene.play(ActionPhase(stage="end"))
    scene.choose("norr", "play", "strategic_delay")
    assert scene.prompt == "choose_action", "no Agent can cancel it"
    key = "no_action_of_this"
    scene.refuses("norr", "component", "strategic_delay", rule="SA-3.11.1", key=key)
