"""Laws about fights, retreats and wormholes: both sides of each vote."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import definition
from tests.ti3.senate import ballot, decide, forum, offers_sides
from tests.ti3.voyages import EAST, MECATOL, QUANN, WELLON, galaxy, moving
from throneworld.kernel.windows import Listener
from throneworld.ti3.state import Gate
from throneworld.ti3.strategic.warfare_moves import SecondaryWarfare


def of_honor() -> tuple[Listener, ...]:
    return tuple([each for each in definition().listeners if each.id == "code_of_honor"])


def duel(attacker: dict[str, int], defender: dict[str, int], law: bool = True) -> Battlefield:
    scene = Battlefield(listening=of_honor())
    if law:
        scene.law("code_of_honor")
    scene.sides(attacker, defender)
    return scene


def test_code_of_honor_lets_nobody_leave_in_the_first_round() -> None:
    scene = forum()
    offers_sides(scene, "code_of_honor")
    ballot(scene, "code_of_honor", sol=("for", 1))
    assert scene.state.laws == {"code_of_honor": ""}
    scene = duel({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1)
    assert scene.told("dice_rolled") and scene.prompt == "announce_retreat", "asked before the second round"
    assert any(option[0] == "retreat" for option in scene.options("letnev"))
    scene = duel({"cruiser": 1}, {"cruiser": 1}, law=False)
    scene.fight()
    assert not scene.told("dice_rolled") and scene.prompt == "announce_retreat"


def test_code_of_honor_lets_whoever_has_more_dice_choose_as_many_as_the_other_has() -> None:
    scene = duel({"dreadnought": 1, "destroyer": 2}, {"cruiser": 2})
    scene.fight(10, 10, 1, 1)
    assert scene.asked == ["sol"] and scene.prompt == "rest_dice" and scene.ask().about["left"] == 2
    scene.offers("sol", ("rest", "dreadnought", 5), ("rest", "destroyer", 9), ("for_me",))
    scene.refuses("sol", "rest", "cruiser", 7, rule="SA-8.7.1", key="no_such_die")
    scene.choose("sol", "for_me")
    assert scene.fleets() == ({"dreadnought": 1, "destroyer": 2}, {}), "the two dice of the Dreadnought hit"
    assert [len(roll) - 3 for roll in scene.told("dice_rolled")] == [2, 2]


def test_code_of_honor_binds_troops_on_planets_in_each_round() -> None:
    scene = scene_at("quann")
    scene.law("code_of_honor")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=3)
    scene.rolls(1, 1, 10, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", "ground_force", on="quann")
    rolls = [(seat, len(faces)) for seat, why, _, *faces in scene.told("dice_rolled") if why == "combat"]
    assert rolls == [(0, 1), (1, 1)] * 2 and scene.state.control["quann"] == 0


def test_code_of_honor_against_takes_counters_of_retreats_from_the_reinforcements() -> None:
    scene = forum()
    decide(scene, "code_of_honor", "against")
    assert scene.state.laws == {}
    marks = scene.state.marks
    for free in (True, False):
        scene = duel({"cruiser": 1}, {"cruiser": 1}, law=False)
        scene.state.marks = marks if free else ()
        scene.activate("letnev", "saudor")
        scene.counters("letnev", 3, 3, 0)
        scene.fight(1, 1)
        assert (scene.prompt == "announce_retreat") == free, "else he has no counter for it"
        if free:
            target = next(option[1] for option in scene.options("letnev") if option[0] == "retreat")
            scene.choose("letnev", "retreat", target)
            assert scene.done and scene.has("letnev", int(target), "cruiser") == 1
            assert scene.state.on_board[1] >> int(target) & 1 and scene.state.strategy[1] == 0


def test_closing_the_wormholes_makes_a_passage_the_whole_move() -> None:
    scene = forum()
    offers_sides(scene, "closing_the_wormholes")
    ballot(scene, "closing_the_wormholes", sol=("for", 1))
    assert scene.state.laws == {"closing_the_wormholes": ""}


def test_closing_the_wormholes_lets_ships_come_straight_through_and_no_other_way() -> None:
    """From Quann to a wormhole beyond Saudor it is one step, from Wellon by Quann two."""
    for law in (False, True):
        scene = galaxy()
        scene.state.gates = (Gate(EAST, ("B", "B")),)
        if law:
            scene.law("closing_the_wormholes")
        scene.put("sol", QUANN, cruiser=1)
        scene.put("sol", WELLON, cruiser=1)
        moving(scene, "sol", EAST)
        ships = [option[2] for option in scene.options("sol") if option[0] == "ship"]
        assert ships == ([QUANN] if law else sorted([QUANN, WELLON]))


def test_closing_the_wormholes_does_not_concern_creuss() -> None:
    scene = galaxy("creuss", "letnev", "hacan")
    scene.state.gates = (Gate(EAST, ("B", "B")),)
    scene.law("closing_the_wormholes")
    scene.put("creuss", WELLON, cruiser=1)
    moving(scene, "creuss", EAST)
    assert [option[2] for option in scene.options("creuss") if option[0] == "ship"] == [WELLON]


def test_closing_the_wormholes_keeps_the_secondary_of_warfare_to_borders() -> None:
    for law in (False, True):
        scene = galaxy()
        scene.state.gates = (Gate(EAST, ("B", "B")),)
        if law:
            scene.law("closing_the_wormholes")
        scene.put("sol", QUANN, cruiser=1)
        scene.play(SecondaryWarfare(seat=0))
        targets = {option[3] for option in scene.options("sol") if option[0] == "step"}
        assert MECATOL in targets and (EAST in targets) != law
        if law:
            key = "no_wormholes_in_step"
            scene.refuses("sol", "step", "cruiser", QUANN, EAST, 0, rule="SA-15.6.4", key=key)
            scene.choose("sol", "step", "cruiser", QUANN, MECATOL, 0)
            assert scene.has("sol", MECATOL, "cruiser") == 1


def test_closing_the_wormholes_against_costs_a_ship_of_each_fleet_at_a_wormhole() -> None:
    scene = forum()
    scene.put("sol", "space:lodor", cruiser=1, dreadnought=1, fighter=1)
    scene.put("sol", "space:thibah", cruiser=2)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", space_dock=1)
    scene.put("letnev", "space:quann", fighter=3)
    decide(scene, "closing_the_wormholes", "against")
    scene.offers("sol", ("destroy", "dreadnought", 0), ("destroy", "cruiser", 0))
    scene.refuses("sol", "destroy", "fighter", 0, rule="SA-4.7.1", key="other_kind")
    scene.choose("sol", "destroy", "cruiser", 0)
    assert scene.done and scene.has("sol", "space:lodor", "dreadnought") == 1
    assert (
        scene.has("sol", "space:thibah", "cruiser") == 2
        and scene.has("letnev", "space:quann", "fighter") == 3
    )
