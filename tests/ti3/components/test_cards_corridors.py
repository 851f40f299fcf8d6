"""Corridor of Tranquility: two borders of a Special System between which ships pass it unharmed."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import EAST, LODOR, MECATOL, SAUDOR, SOL_HOME, THIBAH, WEST, galaxy, moving
from throneworld.imperium.marks import ROUND, mark
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import SPACE

ASTEROIDS, SUPERNOVA, NEBULA, STORM, RIFT = 70, 74, 76, 79, 82
CARD = "corridor_of_tranquility"


def table(tile: int) -> Scene:
    """The Special System lies where Lodor would be, south of the home of Sol."""
    scene = galaxy(with_={(0, -1): tile})
    scene.put("sol", SOL_HOME, cruiser=1)
    return scene


def begin(scene: Scene) -> None:
    scene.hold("letnev", CARD)
    scene.state.phase, scene.state.active, scene.state.strategy_cards = "strategy", -1, [(), (), ()]
    scene.play(StrategyPhase(stage="during"))


def corridor(scene: Scene, tile: int, one: int, other: int) -> None:
    mark(scene.game, "corridor", seat=1, subject=f"{tile} {one} {other}", until=ROUND)


def can_come(scene: Scene, system: int, race: str = "sol") -> bool:
    moving(scene, race, system)
    return ("ship", "cruiser", SOL_HOME, 0) in scene.options(race) if not scene.done else False


def test_corridor_of_tranquility_names_a_special_system_and_two_of_its_borders() -> None:
    scene = table(ASTEROIDS)
    begin(scene)
    scene.offers("letnev", ("play", CARD), PASS)
    scene.choose("letnev", "play", CARD)
    borders = [("border_to", each) for each in (SOL_HOME, MECATOL, SAUDOR, THIBAH)]
    assert set(scene.options("letnev")) == set(borders), "there is but one Special System"
    scene.refuses("letnev", "border_to", EAST, rule="SA-6.3.1", key="no_such_border")
    scene.choose("letnev", "border_to", SOL_HOME)
    scene.refuses("letnev", "border_to", SOL_HOME, rule="SA-6.3.1", key="border_named")
    scene.choose("letnev", "border_to", MECATOL)
    assert scene.told("corridor_opened") == [(ASTEROIDS, SOL_HOME, MECATOL)]
    assert can_come(scene, MECATOL), "for the ships of all"
    scene.play(Round(stage="next_round"))
    assert not [each for each in scene.state.marks if each.kind == "corridor"]


def test_corridor_of_tranquility_leads_past_what_bars_ships_between_its_borders_alone() -> None:
    for tile in (ASTEROIDS, SUPERNOVA, NEBULA, STORM):
        assert not can_come(table(tile), MECATOL)
        scene = table(tile)
        corridor(scene, tile, MECATOL, SOL_HOME)
        assert can_come(scene, MECATOL), "in both directions"
        scene = table(tile)
        corridor(scene, tile, SOL_HOME, MECATOL)
        assert not can_come(scene, THIBAH) and not can_come(scene, SAUDOR)


def test_corridor_of_tranquility_is_no_way_out_by_a_third_border() -> None:
    scene = table(NEBULA)
    corridor(scene, NEBULA, SOL_HOME, MECATOL)
    scene.put("sol", WEST, cruiser=1)
    moving(scene, "sol", THIBAH)
    scene.refuses("sol", "ship", "cruiser", SOL_HOME, 0, rule="SA-6.4.2", key="nebula_in_the_way")
    scene.choose("sol", "ship", "cruiser", WEST, 0)
    assert scene.units("sol", SOL_HOME) == scene.units("sol", THIBAH) == {"cruiser": 1}


def test_corridor_of_tranquility_lets_nobody_end_a_move_where_he_could_not() -> None:
    for tile, ends in ((ASTEROIDS, False), (SUPERNOVA, False), (NEBULA, True), (STORM, True)):
        scene = table(tile)
        corridor(scene, tile, SOL_HOME, MECATOL)
        assert can_come(scene, tile) is ends


def test_corridor_of_tranquility_does_not_hinder_ships_elsewhere() -> None:
    scene = table(NEBULA)
    corridor(scene, NEBULA, SAUDOR, MECATOL)
    scene.put("sol", THIBAH, cruiser=1)
    moving(scene, "sol", NEBULA)
    assert {("ship", "cruiser", SOL_HOME, 0), ("ship", "cruiser", THIBAH, 0)} <= set(scene.options("sol"))


def test_corridor_of_tranquility_through_a_rift_means_no_roll_and_the_bonus_stays() -> None:
    scene = table(RIFT)
    corridor(scene, RIFT, SOL_HOME, SAUDOR)
    assert can_come(scene, EAST), "three steps, one bend"
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    while scene.asked == ["sol"]:
        scene.choose("sol", *scene.options("sol")[-1])
    assert scene.units("sol", EAST) == {"cruiser": 1} and not scene.rolled


def test_corridor_of_tranquility_spares_no_roll_to_those_who_come_by_another_border() -> None:
    scene = table(RIFT)
    corridor(scene, RIFT, THIBAH, SAUDOR)
    scene.rolls(10)
    assert can_come(scene, EAST)
    scene.choose("sol", "ship", "cruiser", SOL_HOME, 0)
    while scene.asked == ["sol"]:
        scene.choose("sol", *scene.options("sol")[-1])
    assert len(scene.rolled) == 1 and scene.units("sol", EAST) == {"cruiser": 1}


def test_corridor_of_tranquility_is_a_way_through_and_not_back() -> None:
    scene = table(ASTEROIDS)
    corridor(scene, ASTEROIDS, SOL_HOME, MECATOL)
    scene.put("sol", ASTEROIDS, fighter=1)
    scene.put("sol", SOL_HOME, carrier=1)
    scene.technologies("sol", "xrd_transporters")
    moving(scene, "sol", SOL_HOME)
    assert scene.done, "nothing could come back with the Fighter"


def test_corridor_of_tranquility_lets_ships_take_up_what_waits_on_the_way() -> None:
    scene = table(NEBULA)
    corridor(scene, NEBULA, SOL_HOME, MECATOL)
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", NEBULA, fighter=1)
    scene.technologies("sol", "xrd_transporters")
    moving(scene, "sol", MECATOL)
    scene.choose("sol", "ship", "carrier", SOL_HOME, 0)
    assert ("load", "fighter", SPACE[NEBULA]) in scene.options("sol")


def test_corridor_of_tranquility_leaves_a_system_as_it_is_where_an_agent_stops_it() -> None:
    scene = galaxy("sol", "letnev", "winnu", with_={(0, -1): NEBULA})
    agent = agent_at(scene, "winnu", NEBULA)
    begin(scene)
    scene.choose("letnev", "play", CARD)
    scene.choose("letnev", "border_to", SOL_HOME)
    scene.choose("letnev", "border_to", MECATOL)
    interfere(scene, "winnu", agent)
    assert not scene.told("corridor_opened") and scene.prompt == "pick_strategy_card"


def test_corridor_of_tranquility_needs_a_special_system() -> None:
    scene = galaxy()
    begin(scene)
    assert scene.prompt == "pick_strategy_card" and scene.state.map.count(LODOR) == 1
