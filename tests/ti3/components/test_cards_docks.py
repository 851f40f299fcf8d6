"""Action cards about docks and what is built."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.production.producers import total_value
from throneworld.ti3.deeds import DESTROYED, deeds_of
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.movement import Movement

NORR, LETNEV, WINNU = 0, 1, 2


def table() -> Scene:
    scene = Scene("norr", "letnev", "winnu")
    scene.take("norr", "lodor", "quann")
    return scene


def in_strategy_phase(scene: Scene, *cards: str) -> Scene:
    scene.hold(scene.players[0], *cards)
    scene.state.phase, scene.state.active = "strategy", -1
    scene.state.strategy_cards = [() for _ in scene.players]
    scene.play(StrategyPhase(stage="during"))
    return scene


def built(scene: Scene, player: str, system: str) -> list[int]:
    """What each dock of a system builds."""
    return [total_value(dock) for dock in docks(scene.state, scene.seat(player), scene.system(system))]


# Productivity Spike


def test_productivity_spike_raises_a_dock_by_the_influence_of_its_planet() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    scene.put("norr", "quann", space_dock=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    before, beside = built(scene, "norr", "lodor"), built(scene, "norr", "quann")
    in_strategy_phase(scene, "productivity_spike")
    scene.offers("norr", ("play", "productivity_spike"), PASS)
    scene.choose("norr", "play", "productivity_spike")
    scene.offers("norr", ("target_dock", NORR, "lodor"), ("target_dock", NORR, "quann"))
    scene.refuses("norr", "target_dock", LETNEV, "arc_prime", rule="SA-8.7.1", key="dock_of_mine")
    scene.choose("norr", "target_dock", NORR, "lodor")
    assert built(scene, "norr", "lodor") == [before[0] + 1]  # Lodor is worth 3 / 1
    assert built(scene, "norr", "quann") == beside, "one dock alone"
    assert [each.until for each in scene.state.marks] == ["round"]
    scene.state.facilities["lodor"] = ("colony",)
    assert built(scene, "norr", "lodor") == [before[0] + 2]  # a Colony adds influence


def test_productivity_spike_adds_one_to_one_dock_of_saar_which_moves_first() -> None:
    scene = Scene("saar", "letnev", "winnu")
    scene.take("saar", "lodor")
    scene.put("saar", "space:lodor", space_dock=2)
    before = built(scene, "saar", "lodor")
    in_strategy_phase(scene, "productivity_spike")
    scene.choose("saar", "play", "productivity_spike")
    assert built(scene, "saar", "lodor") == [before[0] + 1, before[1]]
    scene.activate("saar", "centauri_gral")
    scene.state.phase, scene.state.active = "action", 0
    scene.play(Movement(seat=0, system=scene.system("centauri_gral")))
    scene.choose("saar", "ship", "space_dock", scene.system("lodor"), 0)
    scene.choose("saar", "done")
    assert built(scene, "saar", "lodor") == [before[1]]
    scene.state.marks = tuple([each for each in scene.state.marks if each.kind != "dock_moved"])
    assert built(scene, "saar", "centauri_gral") == [before[0] + 1]


def test_productivity_spike_needs_a_dock_and_is_cancelled_by_an_agent_beside_it() -> None:
    scene = in_strategy_phase(table(), "productivity_spike")
    assert scene.prompt == "pick_strategy_card"
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    agent = agent_at(scene, "winnu", "lodor")
    in_strategy_phase(scene, "productivity_spike")
    scene.choose("norr", "play", "productivity_spike")
    interfere(scene, "winnu", agent)
    assert {each.kind for each in scene.state.marks} == {"rests"}


# Equipment Sabotage


def harmed(**units: int) -> Scene:
    scene = table()
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", **units)
    act(scene, "norr", "equipment_sabotage")
    scene.choose("norr", "planet", "saudor")
    return scene


def test_equipment_sabotage_removes_a_pds() -> None:
    scene = harmed(pds=2)
    scene.offers("norr", ("harm", "pds"), ("harm", "exhausted"), ("harm", "building"))
    scene.refuses("norr", "harm", "colony", rule="SA-8.7.1", key="no_such_harm")
    scene.choose("norr", "harm", "pds")
    assert scene.done and scene.units("letnev", "saudor") == {"pds": 1}
    assert len(deeds_of(scene.state, DESTROYED, NORR)) == 1


def test_equipment_sabotage_removes_a_facility() -> None:
    scene = table()
    scene.take("letnev", "saudor", exhausted=True)
    scene.state.facilities["saudor"] = ("refinery", "refinery")
    act(scene, "norr", "equipment_sabotage")
    scene.choose("norr", "planet", "saudor")
    scene.offers("norr", ("harm", "refinery"), ("harm", "building"))
    scene.choose("norr", "harm", "refinery")
    assert scene.state.facilities == {"saudor": ("refinery",)}


def test_equipment_sabotage_halves_what_a_dock_builds_in_the_order_of_the_cards() -> None:
    scene = harmed(space_dock=1)
    before = built(scene, "letnev", "saudor")
    assert before == [4]
    scene.choose("norr", "harm", "building")
    assert scene.done and built(scene, "letnev", "saudor") == [2]
    act(scene, "norr", "uprising")  # two less, after that
    scene.choose("norr", "system", scene.system("saudor"))
    assert built(scene, "letnev", "saudor") == []
    scene.state.marks = tuple(reversed(scene.state.marks))  # as if the other had come first
    assert built(scene, "letnev", "saudor") == [1]


def building(scene: Scene, player: str, system: str, many: int) -> None:
    """He builds so many Destroyers; in place of the last one there is no room for a larger ship."""
    scene.goods(player, 9)
    scene.state.fleet[scene.seat(player)] = 7
    scene.state.on_board[scene.seat(player)] = 0
    scene.play(TacticalAction(seat=scene.seat(player), system=scene.system(system)))
    while scene.prompt != "produce_unit":
        scene.choose(player, *scene.options(player)[-1])
    place = next(str(each[2]) for each in scene.options(player) if each[0] == "produce")
    for _ in range(many - 1):
        scene.choose(player, "produce", "destroyer", place)
    scene.refuses(player, "produce", "dreadnought", place, rule="SA-8.11.5", key="production_limit")
    scene.choose(player, "produce", "destroyer", place)
    while not scene.done:
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[-1])
    assert scene.has(player, scene.system(system), "destroyer") == many


def test_equipment_sabotage_lets_a_dock_build_half_and_no_more() -> None:
    scene = harmed(space_dock=1)
    scene.choose("norr", "harm", "building")
    building(scene, "letnev", "saudor", 2)


def test_productivity_spike_lets_a_dock_build_so_much_more_and_no_more() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    (before,) = built(scene, "norr", "lodor")
    in_strategy_phase(scene, "productivity_spike")
    scene.choose("norr", "play", "productivity_spike")
    building(scene, "norr", "lodor", before + 1)  # Lodor has an influence of 1


def test_uprising_lets_a_dock_build_two_less() -> None:
    scene = table()
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", space_dock=1)
    act(scene, "norr", "uprising")
    scene.choose("norr", "system", scene.system("saudor"))
    building(scene, "letnev", "saudor", 2)


def test_equipment_sabotage_exhausts_a_planet() -> None:
    scene = harmed()
    scene.choose("norr", "harm", "exhausted")
    assert scene.done and "saudor" in scene.state.exhausted


def test_equipment_sabotage_is_for_planets_to_which_something_can_be_done() -> None:
    scene = table()
    act(scene, "norr", "equipment_sabotage")
    scene.refuses("norr", "planet", "saudor", rule="SA-8.7.1", key="harmed_somehow")
    assert ("planet", "lodor") in scene.options("norr")
    scene = table()
    scene.state.control = {}
    assert cannot_act(scene, "norr", "equipment_sabotage") == "SA-8.7.1 no_target"


def test_equipment_sabotage_is_cancelled_by_an_agent_beside_the_planet() -> None:
    scene = table()
    scene.take("letnev", "saudor")
    agent = agent_at(scene, "winnu", "saudor")
    act(scene, "norr", "equipment_sabotage")
    scene.choose("norr", "planet", "saudor")
    scene.choose("norr", "harm", "exhausted")
    interfere(scene, "winnu", agent)
    assert "saudor" not in scene.state.exhausted


# Massive Transport


def test_massive_transport_moves_a_dock_along_an_open_route() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    scene.take("norr", "saudor")
    scene.put("norr", "saudor", space_dock=1)
    scene.state.exhausted_docks = ("lodor",)
    act(scene, "norr", "massive_transport")
    scene.offers("norr", ("target_dock", NORR, "lodor"), ("target_dock", NORR, "saudor"))
    scene.choose("norr", "target_dock", NORR, "lodor")
    scene.refuses("norr", "planet", "saudor", rule="SA-8.7.1", key="takes_chosen_dock")
    scene.refuses("norr", "planet", "arc_prime", rule="SA-8.7.1", key="takes_chosen_dock")
    scene.choose("norr", "planet", "quann")
    assert scene.done and scene.units("norr", "quann") == {"space_dock": 1}
    assert scene.units("norr", "lodor") == {} and scene.state.exhausted_docks == ("quann",)


def test_massive_transport_leaves_a_dock_in_use() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    act(scene, "norr", "massive_transport")
    scene.choose("norr", "planet", "quann")
    assert scene.units("norr", "quann") == {"space_dock": 1} and scene.state.exhausted_docks == ()


def test_massive_transport_needs_a_route_without_enemy_ships() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    scene.put("letnev", "space:lodor", fighter=1)
    assert cannot_act(scene, "norr", "massive_transport") == "SA-8.7.1 no_target"
    scene = table()
    scene.state.control = {"lodor": NORR, "quann": NORR}
    scene.put("norr", "lodor", space_dock=1)
    scene.put("letnev", "space:quann", cruiser=1)
    assert cannot_act(scene, "norr", "massive_transport") == "SA-8.7.1 no_target"


def test_massive_transport_takes_a_dock_of_saar_into_space_beside_the_planet() -> None:
    scene = Scene("saar", "letnev", "winnu")
    scene.state.control = {"lodor": 0, "quann": 0}
    scene.put("saar", "space:lodor", space_dock=1)
    act(scene, "saar", "massive_transport")
    assert scene.done and scene.units("saar", "space:quann") == {"space_dock": 1}


def test_massive_transport_is_cancelled_by_an_agent_where_the_dock_would_go() -> None:
    scene = table()
    scene.put("norr", "lodor", space_dock=1)
    scene.state.control = {"lodor": NORR, "quann": NORR}
    scene.hold("norr", "massive_transport")
    agent = scene.leader("winnu", "agent", "quann")
    scene.play(Turn(seat=NORR))
    scene.choose("norr", "component", "massive_transport")
    interfere(scene, "winnu", agent)
    assert scene.units("norr", "lodor") == {"space_dock": 1}
