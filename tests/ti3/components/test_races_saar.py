"""The Clan of Saar."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.imperium.giving_up import check_blockades
from throneworld.imperium.limits import fighter_room
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.points import mind_homes
from throneworld.ti3.state import SPACE
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.production import Build
from throneworld.ti3.steps.scuttling import Scuttle
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import TILE_OF, TRADE_STATIONS
from throneworld.ti3.tables.windows import STRATEGY_PHASE
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.production import BuildDock


def test_saar_1_no_points_are_lost_with_the_home() -> None:
    scene = Scene("saar", "sol", "hacan")
    scene.state.points[:2] = [5, 5]
    scene.take("hacan", "ragh", "jord")
    mind_homes(scene.game)
    assert scene.state.points[:2] == [5, 3]


def test_saar_1_the_flagship_is_built_at_any_of_their_docks() -> None:
    for race, expected in (("saar", True), ("sol", False)):
        scene = Scene(race, "letnev", "hacan")
        lodor = scene.system("lodor")
        scene.take(race, "lodor", "saudor", "quann", "vefut_ii", "mecatol_rex", "hopes_end")
        scene.goods(race, 20)
        scene.put(race, "space:lodor" if race == "saar" else "lodor", space_dock=1)
        scene.play(Build(seat=0, system=lodor))
        assert (("produce", "flagship", SPACE[lodor]) in scene.options(race)) == expected


def test_saar_2_their_docks_stand_in_space_two_to_a_system() -> None:
    scene = Scene("saar", "sol", "hacan")
    lodor = scene.system("lodor")
    scene.take("saar", "lodor")
    scene.goods("saar", 12)
    scene.play(BuildDock(seat=0, system=lodor))
    scene.offers("saar", ("build_dock", SPACE[lodor]), ("done",))
    scene.refuses("saar", "build_dock", "lodor", rule="SA-13.9.1", key="needs_space")
    for goods in (8, 4):
        scene.choose("saar", "build_dock", SPACE[lodor])
        while scene.prompt == "pay":
            scene.choose("saar", "trade_good")
        assert scene.has("saar", "space:lodor", "space_dock") == (12 - goods) // 4
    assert scene.done and scene.state.exhausted_docks == (SPACE[lodor],) * 2
    scene.play(BuildDock(seat=0, system=lodor))
    assert scene.done, "two are enough"


def test_saar_2_only_where_a_planet_was_held_all_round() -> None:
    scene = Scene("saar", "sol", "hacan")
    scene.goods("saar", 12)
    scene.play(GainPlanet(seat=0, planet="lodor"))
    scene.play(BuildDock(seat=0, system=scene.system("lodor")))
    assert scene.done


def test_saar_2_each_dock_builds_three_and_supports_three_fighters() -> None:
    scene = Scene("saar", "sol", "hacan")
    lodor = scene.system("lodor")
    scene.take("saar", "lodor")
    scene.put("saar", "space:lodor", space_dock=2)
    assert [[each.value for each in dock] for dock in docks(scene.state, 0, lodor)] == [[3], [3]]
    assert fighter_room(scene.state, 0, lodor) == 6
    scene.state.exhausted_docks = (SPACE[lodor],)
    assert len(docks(scene.state, 0, lodor)) == 1


def test_saar_2_and_sa_13_9_5_docks_in_space_are_never_blockaded() -> None:
    scene = Scene("saar", "sol", "hacan")
    lodor = scene.system("lodor")
    scene.put("saar", "space:lodor", space_dock=1, cruiser=1)
    scene.put("sol", "space:lodor", fighter=1)
    scene.goods("saar", 3)
    scene.play(Build(seat=0, system=lodor))
    assert ("produce", "cruiser", SPACE[lodor]) in scene.options("saar")
    scene = Scene("sol", "saar", "hacan")
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("saar", "space:lodor", fighter=1)
    scene.goods("sol", 3)
    scene.play(Build(seat=0, system=lodor))
    scene.refuses("sol", "produce", "cruiser", SPACE[lodor], rule="SA-13.8.2", key="blockaded")


def test_saar_2_a_dock_moves_like_a_ship_and_does_not_build_in_that_action() -> None:
    scene = Scene("saar", "sol", "hacan", board={(0, 0): "mecatol_rex", (1, 0): "lodor", (-1, 0): "quann"})
    lodor, mecatol = scene.system("lodor"), scene.system("mecatol_rex")
    scene.put("saar", "space:lodor", space_dock=1)
    scene.activate("saar", mecatol)
    scene.play(Movement(seat=0, system=mecatol))
    scene.choose("saar", "ship", "space_dock", lodor, 0)
    while not scene.done:
        scene.choose("saar", "done")
    assert scene.has("saar", "space:mecatol_rex", "space_dock") == 1
    assert docks(scene.state, 0, mecatol) == []
    scene.state.marks = ()
    assert len(docks(scene.state, 0, mecatol)) == 1


def test_saar_2_a_dock_moves_no_farther_than_one_system() -> None:
    scene = Scene("saar", "sol", "hacan", board={(0, 0): "mecatol_rex", (1, 0): "lodor", (2, 0): "quann"})
    lodor, mecatol = scene.system("lodor"), scene.system("mecatol_rex")
    scene.put("saar", "space:lodor", space_dock=1, cruiser=1)
    scene.put("saar", "space:quann", space_dock=1)
    scene.activate("saar", mecatol)
    scene.play(Movement(seat=0, system=mecatol))
    scene.choose("saar", "ship", "space_dock", lodor, 0)
    scene.refuses(
        "saar", "ship", "space_dock", scene.system("quann"), 0, rule="SA-3.15.1", key="out_of_reach"
    )
    assert scene.has("saar", "space:mecatol_rex", "space_dock") == 1


def test_saar_2_a_dock_alone_with_enemy_ships_is_destroyed() -> None:
    for own, left in ((1, 1), (0, 0)):
        scene = Scene("saar", "sol", "hacan")
        scene.put("saar", "space:lodor", space_dock=1)
        if own:
            scene.put("saar", "space:lodor", cruiser=1)
        scene.put("sol", "space:lodor", cruiser=1)
        check_blockades(scene.game, scene.system("lodor"))
        assert scene.has("saar", "space:lodor", "space_dock") == left


def test_saar_3_a_trade_good_for_every_planet_gained_in_the_action_phase() -> None:
    scene = Scene("saar", "sol", "hacan")
    scene.play(GainPlanet(seat=0, planet="lodor"), GainPlanet(seat=1, planet="saudor"))
    assert scene.state.trade_goods == [1, 0, 0]
    scene.state.phase = STRATEGY_PHASE
    scene.play(GainPlanet(seat=0, planet="quann"))
    assert scene.state.trade_goods == [1, 0, 0]


def test_saar_3_a_trade_good_for_trade_stations_too() -> None:
    station = TRADE_STATIONS[0]
    tile = TILE_OF[station]
    scene = Scene("saar", "sol", "hacan", board={(0, 0): "mecatol_rex", (1, 0): tile})
    scene.put("saar", tile, cruiser=1)
    scene.play(Settle())
    assert scene.state.control[station] == 0 and scene.state.trade_goods == [1, 0, 0]


def test_what_is_aboard_a_dock_goes_with_it_when_it_is_scuttled() -> None:
    scene = Scene("saar", "sol", "hacan")
    lodor = SPACE[scene.system("lodor")]
    scene.fleet("saar", "lodor", "space_dock", ground_force=2)
    scene.fleet("saar", "lodor", "carrier", ground_force=1)
    scene.play(Scuttle(seat=0))
    ships = {each for each in scene.options("saar") if each[0] == "scuttle"}
    assert ships == {("scuttle", "carrier", lodor, 0), ("scuttle", "space_dock", lodor, 0)}
    scene.refuses("saar", "scuttle", "ground_force", lodor, 0, rule="SA-3.29.3", key="aboard_a_ship")
    scene.choose("saar", "scuttle", "space_dock", lodor, 0)
    assert scene.units("saar", "space:lodor") == {"carrier": 1, "ground_force": 1}


def beside_sol() -> Scene:
    """A dock and a Cruiser of Saar, and a Cruiser of Sol that has come; Lodor has a Diplomat of Hacan."""
    scene = Scene("sol", "saar", "hacan", board={(0, 0): "lodor", (1, 0): "quann"})
    scene.state.strategy_cards = [(), (), ()]
    scene.put("saar", "space:lodor", space_dock=1, cruiser=1)
    scene.put("sol", "space:lodor", cruiser=1)
    return scene


def test_saar_2_and_ruling_161_a_dock_whose_fleet_falls_to_cannons_is_lost_without_a_battle() -> None:
    scene = beside_sol()
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", pds=1)
    scene.rolls(10)
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="pds_fire"))
    scene.choose("sol", "fire", 1)
    assert scene.units("saar", "space:lodor") == {} and scene.told("space_battle_begins") == []


def test_saar_2_and_ruling_161_a_dock_whose_fleet_was_let_go_is_lost() -> None:
    scene = beside_sol()
    scene.take("hacan", "lodor")
    scene.leader("hacan", "diplomat", "lodor")
    scene.play(TacticalAction(seat=0, system=scene.system("lodor"), stage="space_battle"))
    scene.choose("saar", "mercy", scene.system("quann"))
    scene.choose("sol", "accept")
    assert scene.units("saar", "space:lodor") == {} and scene.units("saar", "space:quann") == {"cruiser": 1}


def test_saar_2_a_dock_that_comes_where_an_exhausted_one_was_lost_is_not_exhausted() -> None:
    scene = beside_sol()
    space = scene.place("space:lodor")
    scene.state.exhausted_docks = (space, space)
    scene.state.units[1] = {}
    scene.put("saar", "space:lodor", space_dock=2)
    check_blockades(scene.game, scene.system("lodor"))
    assert scene.units("saar", "space:lodor") == {} and list(scene.state.exhausted_docks) == []


def test_saar_2_a_dock_that_is_scuttled_rests_no_more() -> None:
    scene = Scene("saar", "sol", "hacan")
    scene.put("saar", "space:lodor", space_dock=2)
    space = scene.place("space:lodor")
    scene.state.exhausted_docks = (space, space)
    scene.play(Scuttle(seat=0))
    scene.choose("saar", "scuttle", "space_dock", space, 0)
    assert list(scene.state.exhausted_docks) == [space]
