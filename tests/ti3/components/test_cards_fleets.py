"""Action cards about fleets outside battles."""

from __future__ import annotations

from tests.ti3.components.test_cards_docks import in_strategy_phase
from tests.ti3.playing_cards import PASS, act, agent_at, cannot_act, interfere
from tests.ti3.scene import Scene
from throneworld.imperium.units import damaged_count
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.tables import MECATOL_TILE

NORR, LETNEV, WINNU = 0, 1, 2
FLEET = {"carrier": 1, "ground_force": 1, "fighter": 1, "destroyer": 1, "dreadnought": 1}


def table() -> Scene:
    return Scene("norr", "letnev", "winnu")


# The Lost Fleet


def lost(scene: Scene) -> Scene:
    in_strategy_phase(scene, "the_lost_fleet")
    scene.offers("norr", ("play", "the_lost_fleet"), PASS)
    scene.choose("norr", "play", "the_lost_fleet")
    return scene


def test_the_lost_fleet_appears_far_from_all_that_one_has() -> None:
    scene = table()
    scene.put("norr", "arinam_meer", carrier=1)
    scene.put("letnev", "space:saudor", cruiser=1)
    lost(scene)
    goals = {option[1] for option in scene.options("norr")}
    assert scene.system("bereg_lirta_iv") in goals and scene.system("asteroid_field") not in goals
    scene.refuses("norr", "system", MECATOL_TILE, rule="SA-8.7.1", key="far_from_mine")
    scene.refuses("norr", "system", scene.system("saudor"), rule="SA-8.7.1", key="without_enemy_ships")
    asteroids = scene.system("asteroid_field")
    scene.refuses("norr", "system", asteroids, rule="SA-8.7.1", key="to_be_activated")
    scene.choose("norr", "system", scene.system("bereg_lirta_iv"))
    place = scene.place("bereg_lirta_iv")
    assert scene.prompt == "pick_strategy_card" and scene.units("norr", "bereg_lirta_iv") == FLEET
    assert damaged_count(scene.state, NORR, place, "dreadnought") == 1
    assert [(each.kind, sum(each.cargo)) for each in scene.state.aboard[NORR][place]] == [("carrier", 1)]
    assert scene.state.tactic[NORR] == 2
    assert scene.state.on_board[NORR] == 1 << scene.system("bereg_lirta_iv")


def test_the_lost_fleet_is_bound_by_pieces_and_fleet_supply() -> None:
    scene = table()
    scene.counters("norr", 1, 2, 2)
    scene.put("norr", scene.system("home_norr"), destroyer=15)
    scene.counters("norr", 1, 15, 2)
    lost(scene)
    scene.choose("norr", "system", scene.system("bereg_lirta_iv"))
    assert scene.units("norr", "bereg_lirta_iv") == {
        kind: many for kind, many in FLEET.items() if kind != "destroyer"
    }
    scene = table()
    scene.counters("norr", 1, 2, 2)
    lost(scene)
    scene.choose("norr", "system", scene.system("bereg_lirta_iv"))
    assert scene.prompt == "respect_limits"
    scene.choose("norr", "remove", "destroyer", 0)
    assert scene.units("norr", "bereg_lirta_iv") == {
        kind: many for kind, many in FLEET.items() if kind != "destroyer"
    }


def test_the_lost_fleet_needs_a_counter_in_the_command_pool() -> None:
    scene = table()
    scene.counters("norr", 0, 3, 3)
    in_strategy_phase(scene, "the_lost_fleet")
    assert scene.prompt == "pick_strategy_card"


def test_the_lost_fleet_is_cancelled_by_an_agent_in_the_system() -> None:
    scene = table()
    scene.leader("winnu", "agent", "bereg")
    agent = next(iter(scene.state.leaders))
    lost(scene)
    scene.choose("norr", "system", scene.system("bereg_lirta_iv"))
    interfere(scene, "winnu", agent)
    assert scene.units("norr", "bereg_lirta_iv") == {} and scene.state.tactic[NORR] == 3


# Ship Graveyard Salvaging Mission


def voids(scene: Scene) -> list[int]:
    return [tile for tile in scene.state.map if tile in (89, 90, 91)]


def test_ship_graveyard_salvaging_mission_finds_goods_that_are_taken_one_by_one() -> None:
    scene = table()
    one, other, _ = voids(scene)
    scene.put("norr", one, cruiser=1)
    scene.put("letnev", other, cruiser=1)
    scene.put("norr", "space:lodor", cruiser=1)
    scene.hold("norr", "ship_graveyard_salvaging_mission")
    act(scene, "norr", "ship_graveyard_salvaging_mission")
    assert scene.done and scene.state.trade_goods[NORR] == 1
    assert scene.state.goods_on == {f"wrecks:{one}": 4}
    scene.play(StatusPhase(stage="refresh"))
    scene.offers("norr", ("play", "ship_graveyard_salvaging_mission"), PASS)
    scene.choose("norr", "play", "ship_graveyard_salvaging_mission")
    assert scene.state.trade_goods[NORR] == 2 and scene.state.goods_on == {f"wrecks:{one}": 3}


def test_ship_graveyard_salvaging_mission_serves_whoever_controls_the_system_then() -> None:
    scene = table()
    (one, *_) = voids(scene)
    scene.state.goods_on = {f"wrecks:{one}": 1}
    scene.put("letnev", one, fighter=1, carrier=1)
    scene.play(StatusPhase(stage="refresh"))
    scene.offers("letnev", ("play", "ship_graveyard_salvaging_mission"), PASS)
    scene.choose("letnev", "play", "ship_graveyard_salvaging_mission")
    assert scene.state.trade_goods[LETNEV] == 1 and scene.state.goods_on == {}


def test_ship_graveyard_salvaging_mission_needs_a_void_of_ones_own() -> None:
    scene = table()
    scene.put("norr", "space:lodor", cruiser=1)
    scene.put("letnev", voids(scene)[0], cruiser=1)
    assert cannot_act(scene, "norr", "ship_graveyard_salvaging_mission") == "SA-8.7.1 no_target"


def test_ship_graveyard_salvaging_mission_is_cancelled_by_an_agent_there() -> None:
    scene = table()
    (one, *_) = voids(scene)
    scene.put("norr", one, cruiser=1)
    agent = agent_at(scene, "winnu", one)
    act(scene, "norr", "ship_graveyard_salvaging_mission")
    interfere(scene, "winnu", agent)
    assert scene.state.goods_on == {} and scene.state.trade_goods[NORR] == 0


# Hidden Warheads


def blockaded(**ships: int) -> Scene:
    scene = table()
    scene.take("norr", "lodor")
    scene.put("letnev", "space:lodor", **ships)
    return scene


def test_hidden_warheads_fire_three_times_at_a_fleet_that_blockades_a_planet() -> None:
    scene = blockaded(cruiser=2, destroyer=1)
    scene.put("winnu", "space:saudor", cruiser=1)
    scene.put("winnu", "space:lodor", cruiser=1)
    scene.rolls(6, 7, 10)
    act(scene, "norr", "hidden_warheads")
    area = scene.place("space:lodor")
    scene.offers("norr", ("fleet_of", LETNEV, area), ("fleet_of", WINNU, area))
    elsewhere = scene.place("space:saudor")
    scene.refuses("norr", "fleet_of", WINNU, elsewhere, rule="SA-8.7.1", key="no_such_blockade")
    scene.choose("norr", "fleet_of", LETNEV, area)
    scene.offers("letnev", ("hit", "cruiser", 0), ("hit", "destroyer", 0), ("for_me",))
    scene.choose("letnev", "hit", "destroyer", 0)
    assert scene.done and scene.units("letnev", "space:lodor") == {"cruiser": 1}
    assert scene.rolled == [(NORR, "hidden_warheads", 6, 7, 10)]


def test_hidden_warheads_take_two_fighters_for_each_that_is_hit() -> None:
    scene = blockaded(carrier=1, cruiser=2, fighter=3)
    scene.rolls(7, 7, 7)
    act(scene, "norr", "hidden_warheads")
    scene.choose("letnev", "hit", "fighter", 0)
    scene.choose("letnev", "hit", "fighter", 0)
    scene.offers("letnev", ("hit", "carrier", 0), ("hit", "cruiser", 0), ("for_me",))
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.done and scene.units("letnev", "space:lodor") == {"carrier": 1, "cruiser": 1}


def test_hidden_warheads_need_a_blockade() -> None:
    scene = table()
    scene.put("letnev", "space:saudor", cruiser=1)
    scene.put("neutral", scene.system("home_norr"), fighter=1)
    assert cannot_act(scene, "norr", "hidden_warheads") == "SA-8.7.1 no_target"


def test_hidden_warheads_are_cancelled_by_an_agent_there() -> None:
    scene = blockaded(cruiser=1)
    agent = agent_at(scene, "winnu", "lodor")
    act(scene, "norr", "hidden_warheads")
    scene.choose("norr", "fleet_of", LETNEV, scene.place("space:lodor"))
    interfere(scene, "winnu", agent)
    assert scene.units("letnev", "space:lodor") == {"cruiser": 1}
