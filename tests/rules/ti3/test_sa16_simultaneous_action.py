"""SA 16.8: the Simultaneous Action System, in which any number of systems are activated at once."""

from __future__ import annotations

from typing import Any

from tests.ti3.scene import Scene
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.grid import FullActivation, GridAction, NameGrid

LINE = {(0, 0): "lodor", (1, 0): "quann", (2, 0): "wellon", (3, 0): "saudor", (-1, 0): "thibah"}


def grids(*pool: int, **options: Any) -> Scene:
    scene = Scene("sol", "letnev", "hacan", board=LINE, simultaneous_action=True, **options)
    scene.counters("sol", *(pool or (4, 4, 2)))
    scene.state.exhausted = tuple(scene.state.control)
    return scene


def name(scene: Scene, *systems: str, full: tuple[str, ...] = ()) -> None:
    """All that is named of the grid; what has one answer answers itself."""
    scene.play(NameGrid(seat=0))
    for verb, names in (("include", systems), ("upgrade", full)):
        for each in names:
            if scene.prompt == "name_grid":
                scene.choose("sol", verb, scene.system(each))
    if not scene.done and scene.prompt == "name_grid":
        scene.choose("sol", "done")


def test_sa_16_8_1_it_is_an_action_of_a_turn_beside_the_transfer_action() -> None:
    for on in (True, False):
        scene = grids()
        scene.game.options = {**scene.game.options, "simultaneous_action": on}
        scene.put("sol", "lodor", cruiser=1)
        scene.put("sol", "quann", cruiser=1)
        scene.state.strategy_cards = [(), ("leadership",), ("diplomacy",)]
        scene.play(Turn(seat=0, stage="choose"))
        lodor, quann = sorted([scene.system("lodor"), scene.system("quann")])
        assert ("transfer", lodor, quann) in scene.options("sol")
        assert (("grid",) in scene.options("sol")) is on
        assert scene.refusal("sol", "grid") == ("" if on else "SA-16.8.1 no_grids_here")


def test_sa_16_8_2_one_counter_from_the_reinforcements_the_others_from_the_pool() -> None:
    scene = grids()
    for each in ("space:lodor", "space:quann", "space:saudor"):
        scene.put("sol", each, cruiser=1)
    name(scene, "lodor", "quann", "saudor")
    systems = {scene.system(each) for each in ("lodor", "quann", "saudor")}
    assert scene.state.tactic[0] == 2 and set(scene.state.active_systems()) == systems
    assert scene.state.on_board[0] == sum(1 << each for each in systems)


def test_sa_16_8_2_no_counter_in_the_reinforcements_and_no_second_system_is_no_grid() -> None:
    scene = grids(10, 10, 4)
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("sol", "space:quann", cruiser=1)
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.refusal("sol", "grid") == "SA-16.8.2 no_counter_left"
    scene = grids(1, 3, 2)
    scene.put("sol", "space:lodor", cruiser=1)
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.refusal("sol", "grid") == "SA-16.8.2 two_systems_needed", "a system without ships costs two"


def test_sa_16_8_2_the_first_system_is_not_upgraded_with_what_the_second_one_costs() -> None:
    scene = grids(1, 3, 2)
    for each in ("lodor", "quann"):
        scene.put("sol", f"space:{each}", cruiser=1)
    scene.play(NameGrid(seat=0))
    scene.choose("sol", "include", scene.system("lodor"))
    assert scene.done or scene.options("sol")[0][0] != "upgrade"
    assert scene.state.tactic[0] == 0 and scene.state.on_board[0].bit_count() == 2, "there was one way only"


def test_sa_16_8_2_who_can_name_no_second_system_any_more_takes_another_action() -> None:
    scene = grids(1, 3, 2)
    for each in ("lodor", "quann", "wellon"):
        scene.put("sol", f"space:{each}", cruiser=1)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", "grid")
    scene.choose("sol", "include", scene.system("lodor"))
    assert scene.refusal("sol", "decline") == "SA-16.8.2 grid_goes_on"
    scene.counters("sol", 0, 3, 2)
    scene.play(NameGrid(seat=0, systems=(scene.system("lodor"),)), Turn(seat=0, stage="choose", used=True))
    assert scene.prompt == "choose_action", "it was not used"


def test_sa_16_8_3_ships_start_and_end_in_the_grid_and_pass_what_lies_between() -> None:
    scene = grids()
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("sol", "space:quann", cruiser=1)
    scene.put("sol", "space:wellon", destroyer=1)
    name(scene, "lodor", "wellon")
    lodor, quann, wellon = [scene.system(each) for each in ("lodor", "quann", "wellon")]
    assert scene.options("sol") == (("ship", "destroyer", wellon, 0), ("done",))
    assert scene.refusal("sol", "ship", "cruiser", quann, 0) == "SA-16.8.3 not_in_the_grid"
    scene.choose("sol", "ship", "destroyer", wellon, 0)
    assert scene.options("sol") == (("ship", "cruiser", lodor, 0), ("done",)), "into the second one"
    scene.choose("sol", "ship", "cruiser", lodor, 0)
    assert scene.units("sol", "space:lodor") == {"destroyer": 1}
    assert scene.units("sol", "space:wellon") == {"cruiser": 1}


def test_sa_16_8_4_and_16_8_5_without_a_full_activation_nothing_follows_step_three() -> None:
    scene = grids(1, 4, 2)
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.fleet("sol", "lodor", "carrier", ground_force=1)
    scene.put("sol", "space:quann", cruiser=1)
    scene.goods("sol", 5)
    name(scene, "lodor", "quann")
    while not scene.done:
        assert scene.prompt in ("move_ships", "load_ship", "stow")
        scene.choose("sol", "done")
    assert scene.state.active_systems() == ()


def test_sa_16_8_5_and_ruling_218_enemy_ships_and_no_ships_of_ones_own_ask_for_a_full_activation() -> None:
    scene = grids()
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("sol", "space:quann", cruiser=1)
    scene.put("letnev", "space:quann", carrier=1)
    scene.play(NameGrid(seat=0))
    for each in ("lodor", "quann", "saudor"):
        scene.choose("sol", "include", scene.system(each))
    assert scene.refusal("sol", "done") == "SA-16.8.5 full_activation_needed"
    assert scene.refusal("sol", "upgrade", scene.system("lodor")) == "SA-16.8.6 counters_do_not_suffice"
    assert {option[1] for option in scene.options("sol")} == {scene.system("quann"), scene.system("saudor")}


def test_sa_16_8_6_and_ruling_218_the_counter_of_an_upgrade_goes_into_the_reinforcements() -> None:
    scene = grids()
    scene.put("sol", "space:lodor", cruiser=1)
    scene.put("sol", "space:quann", cruiser=1)
    name(scene, "lodor", "quann", full=("quann",))
    assert scene.state.tactic[0] == 2 and scene.state.on_board[0].bit_count() == 2
    assert scene.told("grid_activated") == [
        (0, scene.system("lodor"), 0),
        (0, scene.system("quann"), 1),
    ]


def test_sa_16_8_7_three_systems_two_of_them_activated_fully_cost_four_counters_of_the_pool() -> None:
    scene = grids()
    for each in ("lodor", "quann", "wellon"):
        scene.put("sol", f"space:{each}", cruiser=1)
    name(scene, "lodor", "quann", "wellon", full=("lodor", "quann"))
    assert scene.state.tactic[0] == 0 and scene.state.on_board[0].bit_count() == 3


def test_ruling_104_each_pds_fires_once_in_the_whole_action() -> None:
    scene = grids()
    scene.technologies("letnev", "deep_space_cannon")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=1, ground_force=1)
    for each in ("space:lodor", "space:wellon"):
        scene.put("sol", each, cruiser=1)
    name(scene, "lodor", "wellon")
    while scene.prompt != "fire_pds":
        scene.choose("sol", "done")
    scene.rolls(10)
    scene.choose("letnev", "fire", 1)
    assert scene.units("sol", "space:lodor") == {} and scene.units("sol", "space:wellon") == {"cruiser": 1}
    assert not scene.told("pds_declared")[1:], "not asked for the second system"


def test_ruling_104_systems_that_are_activated_fully_follow_in_the_order_of_the_active_player() -> None:
    scene = grids()
    scene.goods("sol", 9)
    for each in ("lodor", "quann"):
        scene.take("sol", each, exhausted=True)
        scene.put("sol", each, space_dock=1)
        scene.put("sol", f"space:{each}", cruiser=1)
    name(scene, "lodor", "quann", full=("lodor", "quann"))
    while scene.prompt != "next_system":
        scene.choose("sol", "done")
    lodor, quann = scene.system("lodor"), scene.system("quann")
    assert scene.options("sol") == (("system", lodor), ("system", quann))
    assert scene.refusal("sol", "system", scene.system("saudor")) == "SA-16.8.4 not_activated_fully"
    scene.choose("sol", "system", quann)
    assert scene.state.active_systems() == (quann,)
    assert scene.game.nearest(FullActivation) is not None and scene.game.nearest(GridAction) is not None


def test_sa_16_8_1_a_system_whose_activation_is_prevented_falls_out_of_the_grid() -> None:
    scene = Scene("sol", "xxcha", "hacan", board=LINE, simultaneous_action=True)
    scene.counters("sol", 4, 4, 2)
    scene.racial("xxcha", "diplomats")
    scene.take("xxcha", "wellon")
    scene.put("xxcha", "space:wellon", cruiser=1)
    for each in ("lodor", "quann"):
        scene.put("sol", f"space:{each}", cruiser=1)
    name(scene, "lodor", "quann", "wellon", full=("wellon",))
    scene.choose("xxcha", "play", "diplomats")
    wellon = scene.system("wellon")
    assert scene.state.tactic[0] == 3 and not scene.state.on_board[0] >> wellon & 1
    assert set(scene.state.active_systems()) == {scene.system("lodor"), scene.system("quann")}
