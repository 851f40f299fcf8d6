"""An action card with which ships pass where Special Systems would obstruct them."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, QUANN, SAUDOR, SOL_HOME, THIBAH, WELLON, galaxy
from throneworld.kernel.asks import Option
from throneworld.ti3.phases.turn import Turn
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
    return {option for option in scene.options("sol") if option[0] == "ship"}


GLIDE: Option = ("stance", "glide")
IN_THE_WAY = (0, -1)
"""Between the home of Sol and Mecatol Rex."""


def test_a_path_in_the_dust_leads_through_asteroids() -> None:
    scene = dust((IN_THE_WAY, "asteroid_field"))
    scene.put("sol", SOL_HOME, cruiser=1, carrier=1)
    move(scene, MECATOL)
    scene.offers("sol", GLIDE, ("done",))
    key = "asteroid_field_in_the_way"
    scene.refuses("sol", "ship", "cruiser", SOL_HOME, 0, rule="SA-6.3.1", key=key)
    scene.choose("sol", *GLIDE)
    assert ships(scene) == {("ship", "cruiser", SOL_HOME, 0)}
    scene.refuses("sol", "ship", "carrier", SOL_HOME, 0, rule="SA-3.15.1", key="out_of_reach")
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    scene.offers("sol", GLIDE, ("done",))
    scene.choose("sol", "done")
    assert scene.done and scene.units("sol", MECATOL) == {"cruiser": 1}


def test_a_path_in_the_dust_is_for_three_ships() -> None:
    scene = dust((IN_THE_WAY, "nebula"))
    scene.counters("sol", 3, 8, 2)
    scene.put("sol", SOL_HOME, cruiser=4)
    move(scene, MECATOL)
    for _ in range(3):
        scene.choose("sol", *GLIDE)
        scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    assert scene.done, "nothing is left to be named"
    assert scene.units("sol", MECATOL) == {"cruiser": 3} and scene.units("sol", SOL_HOME) == {"cruiser": 1}


def test_a_path_in_the_dust_lets_a_ship_out_of_a_nebula_at_full_speed() -> None:
    scene = dust((IN_THE_WAY, "nebula"))
    nebula = scene.system("nebula")
    scene.put("sol", nebula, cruiser=1)
    move(scene, QUANN)
    scene.refuses("sol", "ship", "cruiser", nebula, 0, rule="SA-6.4.3", key="slowed_by_nebula")
    scene.choose("sol", *GLIDE)
    scene.choose("sol", "ship", "cruiser", nebula, 0)
    scene.choose("sol", "done")
    assert scene.units("sol", QUANN) == {"cruiser": 1}


def test_a_path_in_the_dust_spares_the_roll_of_a_rift_for_the_ship_of_which_it_is_said() -> None:
    scene = dust(((0, 0), "gravity_rift"))
    rift = scene.system("gravity_rift")
    scene.put("sol", SAUDOR, cruiser=2)
    move(scene, WELLON)
    scene.rolls(1)
    scene.choose("sol", *GLIDE)
    scene.choose("sol", "ship", "cruiser", SAUDOR, 0)
    scene.choose("sol", "ship", "cruiser", SAUDOR, 0)
    scene.choose("sol", "done")
    assert len(scene.rolled) == 1 and scene.units("sol", WELLON) == {"cruiser": 1}
    assert scene.units("sol", rift) == {"cruiser": 1}, "the other one is held"


def test_a_path_in_the_dust_ends_nowhere_in_asteroids_and_with_the_turn() -> None:
    scene = dust((IN_THE_WAY, "asteroid_field"))
    field = scene.system("asteroid_field")
    scene.put("sol", SOL_HOME, cruiser=1)
    assert ("tactical", field) not in scene.options("sol")
    move(scene, MECATOL)
    scene.choose("sol", *GLIDE)
    scene.choose("sol", "done")
    scene.play(Turn(seat=SOL, stage="end"))
    assert not scene.state.marks
    scene.put("sol", WELLON, cruiser=1)
    move(scene, THIBAH)
    scene.refuses("sol", *GLIDE, rule="SA-3.15.1", key="no_such_stance")


def test_a_path_in_the_dust_does_not_open_the_system_of_an_agent() -> None:
    scene = galaxy("sol", "letnev", "winnu", with_={IN_THE_WAY: "nebula"})
    scene.hold("sol", "a_path_in_the_dust")
    agent = agent_at(scene, "winnu", scene.system("nebula"))
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.play(Turn(seat=SOL))
    scene.choose("sol", "play", "a_path_in_the_dust")
    interfere(scene, "winnu", agent)
    scene.state.units[2].clear()
    scene.state.aboard[2].clear()
    scene.state.leaders.clear()
    move(scene, MECATOL)
    scene.choose("sol", *GLIDE)
    assert scene.done, "no ship can come"


def test_a_path_in_the_dust_is_for_ones_own_turn() -> None:
    scene = galaxy(with_={IN_THE_WAY: "nebula"})
    scene.hold("sol", "a_path_in_the_dust")
    scene.play(Turn(seat=LETNEV))
    assert scene.asked == ["letnev"] and scene.prompt == "choose_action"


def test_a_path_in_the_dust_serves_cargo_and_no_docks() -> None:
    scene = galaxy("saar", "letnev", "hacan", with_={IN_THE_WAY: "ion_storm", (0, -2): LODOR})
    scene.hold("saar", "a_path_in_the_dust")
    scene.play(Turn(seat=SOL))
    scene.choose("saar", "play", "a_path_in_the_dust")
    scene.fleet("saar", LODOR, "cruiser")
    scene.put("saar", LODOR, space_dock=1)
    scene.technologies("saar", "stasis_capsules")
    scene.racial("saar", "floating_factories")
    scene.take("saar", "lodor")
    scene.put("saar", "lodor", ground_force=1)
    scene.activate("saar", MECATOL)
    scene.play(Movement(seat=SOL, system=MECATOL))
    scene.choose("saar", *GLIDE)
    assert [option for option in scene.options("saar") if option[0] == "ship"] == [
        ("ship", "cruiser", LODOR, 0)
    ]
    scene.choose("saar", "ship", "cruiser", LODOR, 0)
    scene.choose("saar", "load", "ground_force", "lodor")
    while scene.asked:
        scene.choose("saar", "done")
    assert scene.units("saar", MECATOL) == {"cruiser": 1, "ground_force": 1}
