"""An action card with which ships pass where Special Systems would obstruct them."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import MECATOL, QUANN, SOL_HOME, THIBAH, WELLON, galaxy
from throneworld.kernel.asks import Option
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.movement import Movement

SOL, LETNEV = 0, 1


def dust(*specials: tuple[tuple[int, int], str]) -> Scene:
    """Sol have played it at the beginning of their turn."""
    scene = galaxy(with_=dict(specials))
    scene.hold("sol", "a_path_in_the_dust")
    scene.play(Turn(seat=SOL))
    scene.offers("sol", ("play", "a_path_in_the_dust"), PASS)
    scene.choose("sol", "play", "a_path_in_the_dust")
    return scene


def move(scene: Scene, system: int) -> None:
    scene.activate("sol", system)
    scene.play(Movement(seat=SOL, system=system))


def ships(scene: Scene) -> set[Option]:
    return {option for option in scene.options("sol") if option[0] in ("ship", "free_ship")}


IN_THE_WAY = (0, -1)
"""Between the home of Sol and Mecatol Rex."""


def test_a_path_in_the_dust_leads_through_asteroids() -> None:
    scene = dust((IN_THE_WAY, "asteroid_field"))
    scene.fleet("sol", SOL_HOME, "cruiser")
    scene.put("sol", SOL_HOME, carrier=1)
    move(scene, MECATOL)
    assert ships(scene) == {("free_ship", "cruiser", SOL_HOME, 0)}, "the Carrier is too slow"
    key = "asteroid_field_in_the_way"
    scene.refuses("sol", "ship", "cruiser", SOL_HOME, 0, rule="SA-6.3.1", key=key)
    scene.refuses("sol", "free_ship", "carrier", SOL_HOME, 0, rule="SA-3.15.1", key="gains_nothing_by_it")
    scene.choose("sol", "free_ship", "cruiser", SOL_HOME, 0)
    assert {option[:3] for option in ships(scene)} == {("ship", "cruiser", SOL_HOME)}
    scene.choose("sol", *next(iter(ships(scene))))
    while scene.asked:
        scene.choose("sol", "done")
    assert scene.units("sol", MECATOL) == {"cruiser": 1}


def test_a_path_in_the_dust_is_for_three_ships() -> None:
    scene = dust((IN_THE_WAY, "nebula"))
    scene.counters("sol", 3, 8, 2)
    scene.put("sol", SOL_HOME, cruiser=4)
    move(scene, MECATOL)
    for _ in range(3):
        freed = next(option for option in scene.options("sol") if option[0] == "free_ship")
        scene.choose("sol", *freed)
        scene.choose("sol", *next(option for option in scene.options("sol") if option[0] == "ship"))
    assert scene.done, "nothing is left to be named"
    assert scene.units("sol", MECATOL) == {"cruiser": 3} and scene.units("sol", SOL_HOME) == {"cruiser": 1}


def test_a_path_in_the_dust_lets_a_ship_out_of_a_nebula_at_full_speed() -> None:
    scene = dust((IN_THE_WAY, "nebula"))
    nebula = scene.system("nebula")
    scene.put("sol", nebula, cruiser=1)
    move(scene, QUANN)
    scene.refuses("sol", "ship", "cruiser", nebula, 0, rule="SA-6.4.3", key="slowed_by_nebula")
    scene.choose("sol", "free_ship", "cruiser", nebula, 0)
    scene.choose("sol", *next(iter(ships(scene))))
    assert scene.units("sol", QUANN) == {"cruiser": 1}


def test_a_path_in_the_dust_spares_the_roll_of_a_rift_and_not_its_bonus() -> None:
    scene = dust(((0, 0), "gravity_rift"))
    rift = scene.system("gravity_rift")
    scene.put("sol", 29, cruiser=2)
    move(scene, 36)
    assert ships(scene) == {("ship", "cruiser", 29, 0), ("free_ship", "cruiser", 29, 0)}
    scene.choose("sol", "free_ship", "cruiser", 29, 0)
    scene.choose("sol", *next(each for each in ships(scene) if each[0] == "ship" and each[-1] != "empty"))
    scene.choose("sol", "done")
    assert not scene.rolled and scene.units("sol", rift) == {}


def test_a_path_in_the_dust_ends_nowhere_in_asteroids_and_with_the_turn() -> None:
    scene = dust((IN_THE_WAY, "asteroid_field"))
    field = scene.system("asteroid_field")
    scene.put("sol", SOL_HOME, cruiser=1)
    assert ("tactical", field) not in scene.options("sol")
    move(scene, MECATOL)
    scene.choose("sol", "free_ship", "cruiser", SOL_HOME, 0)
    scene.choose("sol", "done")
    scene.play(Turn(seat=SOL, stage="end"))
    assert not scene.state.marks and not any(scene.state.aboard)
    move(scene, QUANN)
    assert scene.done, "it was for one turn"
    scene.put("sol", WELLON, cruiser=1)
    move(scene, THIBAH)
    key = "no_ship_is_freed"
    scene.refuses("sol", "free_ship", "cruiser", SOL_HOME, 0, rule="SA-3.15.1", key=key)


def test_a_path_in_the_dust_does_not_open_the_system_of_an_agent() -> None:
    scene = galaxy("sol", "letnev", "winnu", with_={IN_THE_WAY: "nebula"})
    scene.hold("sol", "a_path_in_the_dust")
    agent = agent_at(scene, "winnu", scene.system("nebula"))
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.play(Turn(seat=SOL))
    scene.choose("sol", "play", "a_path_in_the_dust")
    interfere(scene, "winnu", agent)
    del scene.state.units[2][str(scene.system("nebula"))]
    scene.state.aboard[2].clear()
    scene.state.leaders.clear()
    move(scene, MECATOL)
    assert scene.done


def test_a_path_in_the_dust_is_for_ones_own_turn() -> None:
    scene = galaxy(with_={IN_THE_WAY: "nebula"})
    scene.hold("sol", "a_path_in_the_dust")
    scene.play(Turn(seat=LETNEV))
    assert scene.asked == ["letnev"] and scene.prompt == "choose_action"


def test_a_path_in_the_dust_serves_cargo_and_whole_actions() -> None:
    scene = dust((IN_THE_WAY, "ion_storm"))
    scene.fleet("sol", SOL_HOME, "dreadnought")
    scene.technologies("sol", "type_iv_drive", "stasis_capsules")
    scene.put("sol", "jord", ground_force=1)
    scene.play(TacticalAction(seat=SOL, system=MECATOL))
    scene.choose("sol", "free_ship", "dreadnought", SOL_HOME, 0)
    scene.choose("sol", *next(iter(ships(scene))))
    scene.choose("sol", "load", "ground_force", "jord")
    while scene.prompt in ("load_ship", "move_ships"):
        scene.choose("sol", "done")
    assert scene.units("sol", MECATOL) == {"ground_force": 1, "dreadnought": 1}
