"""SA-15.6: the secondary ability of Warfare moves ships one step, with cargo and past mines."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, SAUDOR, SOL_HOME, TARMANN, THIBAH, galaxy
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.ti3.state import Mine
from throneworld.ti3.steps.standing_in import StandIn
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare
from throneworld.ti3.tactical.retreat import Leave
from throneworld.ti3.war import PAID_FOR

LETNEV = 1


def follows(scene: Scene, race: str = "sol") -> None:
    scene.play(SecondaryWarfare(seat=scene.seat(race), granted=True))


def steps(scene: Scene, race: str = "sol") -> list[tuple[object, ...]]:
    return [option[1:] for option in scene.options(race) if option[0] == "step"]


def test_sa_15_6_4_up_to_two_ships_go_from_systems_that_are_not_activated_into_adjacent_ones() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", SAUDOR, destroyer=1)
    scene.activate("sol", SAUDOR)
    scene.put("letnev", THIBAH, cruiser=1)
    follows(scene)
    targets = {option[2] for option in steps(scene)}
    assert MECATOL in targets and SOL_HOME in targets and THIBAH not in targets
    assert {option[0] for option in steps(scene)} == {"cruiser"}
    scene.refuses("sol", "step", "destroyer", SAUDOR, MECATOL, 0, rule="SA-15.6.4", key="own_token")
    scene.refuses("sol", "step", "cruiser", LODOR, THIBAH, 0, rule="SA-15.6.4", key="enemy_ships_there")
    scene.choose("sol", "step", "cruiser", LODOR, MECATOL, 0)
    assert scene.done and scene.has("sol", MECATOL, "cruiser") == 1, "nobody else can go: nobody goes twice"


def test_sa_15_6_4_no_more_ships_than_fleet_supply_allows() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 1, 2)
    scene.put("sol", LODOR, cruiser=2)
    scene.put("sol", SAUDOR, cruiser=1)
    follows(scene)
    scene.choose("sol", "step", "cruiser", LODOR, MECATOL, 0)
    scene.refuses("sol", "step", "cruiser", LODOR, MECATOL, 0, rule="SA-8.5.1", key="fleet_full")
    scene.choose("sol", "done")
    assert scene.has("sol", MECATOL, "cruiser") == 1


def test_sa_15_6_5_units_are_picked_up_where_the_ship_starts_and_ends_but_nothing_lands() -> None:
    scene = galaxy()
    scene.take("sol", "lodor", "mecatol_rex")
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", "lodor", ground_force=1)
    scene.put("sol", "mecatol_rex", ground_force=2)
    admiral = scene.leader("sol", "admiral", "lodor")
    follows(scene)
    scene.choose("sol", "step", "carrier", LODOR, MECATOL, 0)
    scene.offers(
        "sol",
        ("load", "ground_force", "lodor"),
        ("load", "ground_force", "mecatol_rex"),
        ("leader", admiral),
        ("done",),
    )
    scene.refuses("sol", "load", "fighter", "lodor", rule="SA-3.15.4", key="no_unit_there")
    scene.choose("sol", "load", "ground_force", "lodor")
    scene.choose("sol", "load", "ground_force", "mecatol_rex")
    scene.choose("sol", "leader", admiral)
    scene.choose("sol", "done")
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 2}
    assert scene.units("sol", "mecatol_rex") == {"ground_force": 1} and not scene.units("sol", "lodor")
    assert scene.state.on_board[0] == 0, "it activates nothing"


def test_sa_15_6_5_nothing_is_picked_up_where_an_own_counter_lies() -> None:
    scene = galaxy()
    scene.take("sol", "mecatol_rex")
    scene.put("sol", LODOR, carrier=1)
    scene.put("sol", "mecatol_rex", ground_force=1)
    scene.put("sol", "lodor", ground_force=1)
    scene.activate("sol", MECATOL)
    follows(scene)
    scene.choose("sol", "step", "carrier", LODOR, MECATOL, 0)
    scene.offers("sol", ("load", "ground_force", "lodor"), ("done",))
    scene.refuses("sol", "load", "ground_force", "mecatol_rex", rule="SA-13.2.8", key="own_token")


def test_ruling_53_and_207_mines_go_off_when_both_ships_have_moved() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", SAUDOR, destroyer=1)
    scene.state.mines = (Mine(MECATOL, LODOR, LETNEV), Mine(SAUDOR, TARMANN, LETNEV))
    scene.rolls(8, 1)
    follows(scene)
    scene.choose("sol", "step", "cruiser", LODOR, MECATOL, 0)
    assert scene.rolled == [], "not before both have gone"
    scene.choose("sol", "step", "destroyer", SAUDOR, TARMANN, 0)
    assert scene.rolled == [(0, "space_mine", 8), (0, "space_mine", 1)]
    assert not scene.state.mines and not scene.units("sol", MECATOL)
    assert scene.units("sol", TARMANN) == {"destroyer": 1}


def test_ruling_198_whoever_moves_in_the_action_of_another_stands_for_the_active_player() -> None:
    scene = galaxy(with_={(1, -1): 74, (-1, 0): 75})
    scene.state.active = 0
    scene.put("letnev", LODOR, cruiser=1)
    scene.state.mines = (Mine(MECATOL, LODOR, 0), Mine(MECATOL, LODOR, 2), Mine(MECATOL, LODOR, LETNEV))
    follows(scene, "letnev")
    scene.choose("letnev", "step", "cruiser", LODOR, MECATOL, 0)
    assert scene.asked == ["letnev"]
    scene.offers("letnev", ("mine", 0), ("mine", 2))
    scene.rolls(3)
    scene.choose("letnev", "mine", 2)
    assert scene.rolled == [(LETNEV, "space_mine", 3)]
    assert list(scene.state.mines) == [Mine(MECATOL, LODOR, LETNEV)]


def test_sa_15_6_2_the_token_may_go_along_with_a_fleet_that_retreats() -> None:
    for chosen, system in ((("system", THIBAH), THIBAH), (("stay",), SAUDOR)):
        scene = galaxy("sol", "letnev", "hacan")
        scene.state.high_alert, scene.state.high_alert_of = SAUDOR, 1
        scene.put("letnev", SAUDOR, cruiser=1)
        scene.play(Leave(seat=1, system=SAUDOR, target=THIBAH))
        scene.offers("letnev", ("system", THIBAH), ("stay",))
        scene.choose("letnev", *chosen)
        assert scene.done and scene.state.high_alert == system


def test_ruling_66_what_was_paid_in_a_fight_of_an_agenda_does_not_count_in_the_next_action() -> None:
    scene = galaxy("sol", "letnev", "hacan")
    scene.play(StandIn(seat=0))
    mark(scene.game, PAID_FOR, seat=0, subject=1, until=TACTICAL_ACTION)
    scene.play(StandIn(seat=0, active=2, stage="step_back"))
    assert not is_marked(scene.state, PAID_FOR) and scene.state.active == 2
