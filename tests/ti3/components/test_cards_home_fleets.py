"""Action cards about fleets at home, docks that are shut in, and planets that were lost."""

from __future__ import annotations

from tests.ti3.components.test_cards_docks import in_strategy_phase
from tests.ti3.components.test_cards_transits import NORR_HOME, board
from tests.ti3.playing_cards import PASS, agent_at, interfere
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, SAUDOR
from throneworld.imperium.limits import fleet_limit
from throneworld.ti3.control import GainPlanet, turn_neutral
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.verbs.agreements import open_agreement

NORR, LETNEV, WINNU = 0, 1, 2
DONE = ("done",)
REPARATIONS = ("play", "reparations")
DIG = ("play", "underground_defense_assailment")


# Grand Armada


def armada() -> Scene:
    scene = board()
    scene.counters("norr", 3, 2, 2)
    in_strategy_phase(scene, "grand_armada")
    scene.offers("norr", ("play", "grand_armada"), ("pass",))
    scene.choose("norr", "play", "grand_armada")
    return scene


def test_grand_armada_lifts_the_limit_at_home_until_its_ships_have_gone_out() -> None:
    scene = armada()
    assert fleet_limit(scene.state, NORR, NORR_HOME) > 50 and fleet_limit(scene.state, NORR, LODOR) == 2
    assert fleet_limit(scene.state, LETNEV, NORR_HOME) == 3
    scene.put("norr", NORR_HOME, cruiser=3, carrier=2)
    scene.put("norr", "quinarra", ground_force=1)
    scene.put("norr", SAUDOR, cruiser=1)
    scene.state.on_board[NORR] = 0
    scene.play(StatusPhase(stage="end"))
    assert scene.prompt == "leave_home"
    assert {option[2:4] for option in scene.options("norr")} - {()} == {(NORR_HOME, LODOR)}
    scene.refuses("norr", "step", "cruiser", SAUDOR, LODOR, 0, rule="SA-8.7.1", key="not_from_home")
    scene.choose("norr", "step", "carrier", NORR_HOME, LODOR, 0)
    scene.choose("norr", "load", "ground_force", "quinarra")
    scene.choose("norr", "step", "cruiser", NORR_HOME, LODOR, 0)
    assert scene.units("norr", LODOR) == {"carrier": 1, "cruiser": 1, "ground_force": 1}
    while not scene.done and scene.prompt == "respect_limits":
        scene.choose("norr", "remove", "cruiser", 0)
    assert scene.done and sum(scene.units("norr", NORR_HOME).values()) == 2
    assert fleet_limit(scene.state, NORR, NORR_HOME) == 2


def test_grand_armada_sends_nobody_among_enemy_ships() -> None:
    scene = armada()
    scene.put("norr", NORR_HOME, cruiser=3)
    scene.put("letnev", LODOR, cruiser=1)
    scene.play(StatusPhase(stage="end"))
    assert scene.prompt != "leave_home"


def test_grand_armada_is_cancelled_by_an_agent_at_home() -> None:
    scene = board()
    agent = agent_at(scene, "winnu", NORR_HOME)
    in_strategy_phase(scene, "grand_armada")
    scene.choose("norr", "play", "grand_armada")
    interfere(scene, "winnu", agent)
    assert fleet_limit(scene.state, NORR, NORR_HOME) == 3


# Underground Defense Assailment


def shut_in() -> Scene:
    scene = board()
    scene.take("norr", "lodor")
    scene.put("norr", "lodor", space_dock=1)
    scene.put("letnev", LODOR, destroyer=1)
    scene.put("norr", MECATOL, cruiser=1)
    scene.goods("norr", 20)
    scene.hold("norr", "underground_defense_assailment")
    return scene


def test_underground_defense_assailment_builds_ships_before_the_battle() -> None:
    scene = shut_in()
    scene.play(TacticalAction(seat=NORR, system=LODOR))
    scene.offers("norr", DIG, PASS)
    scene.choose("norr", *DIG)
    scene.choose("norr", "ship", "cruiser", MECATOL, 0)
    if scene.prompt == "move_ships":
        scene.choose("norr", *DONE)
    scene.offers("norr", DIG, PASS)
    scene.choose("norr", *DIG)
    assert {option[1] for option in scene.options("norr") if option[0] == "produce"} <= {
        *("fighter", "destroyer", "cruiser", "carrier", "dreadnought")
    }
    scene.refuses("norr", "produce", "ground_force", "lodor", rule="SA-13.7.1", key="other_kind")
    scene.choose("norr", "produce", "cruiser", scene.place(LODOR))
    scene.rolls(10, 10, 1)
    scene.choose("norr", *DONE)
    while not scene.done and scene.prompt != "produce_unit":
        scene.choose(scene.asked[0], *scene.options(scene.asked[0])[0])
    assert scene.units("letnev", LODOR) == {} and scene.has("norr", LODOR, "cruiser") == 2
    assert scene.prompt == "produce_unit", "the dock builds again in the production step"


def test_underground_defense_assailment_needs_a_dock_that_is_shut_in_and_ready() -> None:
    scene = shut_in()
    scene.state.exhausted_docks = ("lodor",)
    scene.play(TacticalAction(seat=NORR, system=LODOR))
    assert scene.prompt == "move_ships"
    scene = shut_in()
    scene.state.units[LETNEV] = {}
    scene.play(TacticalAction(seat=NORR, system=LODOR))
    assert scene.prompt == "move_ships"


def test_underground_defense_assailment_may_be_left_when_the_time_comes() -> None:
    scene = shut_in()
    scene.play(TacticalAction(seat=NORR, system=LODOR))
    scene.choose("norr", *DIG)
    scene.choose("norr", *DONE)
    scene.offers("norr", DIG, PASS)
    scene.choose("norr", *PASS)
    assert scene.units("norr", LODOR) == {}


# Reparations


def robbed() -> Scene:
    scene = board()
    scene.take("norr", "lodor", "quann")
    scene.goods("letnev", 2)
    scene.hold("norr", "reparations")
    open_agreement(scene.game, "letnev:1", "winnu:1")
    scene.state.goods_on = {"winnu:1": 3, "letnev:1": 1}
    return scene


def test_reparations_are_taken_from_whoever_took_a_planet_in_the_turn() -> None:
    scene = robbed()
    begun = len(scene.state.deeds)
    scene.play(GainPlanet(seat=LETNEV, planet="lodor"), Turn(seat=LETNEV, stage="end", begun=begun))
    scene.offers("norr", REPARATIONS, PASS)
    scene.choose("norr", *REPARATIONS)
    assert scene.ask("norr").about == {"other": LETNEV, "left": 3}  # Lodor is worth 3 / 1
    held = next(option for option in scene.options("norr") if len(option) == 3)
    scene.offers("norr", ("take_good", LETNEV), held, ("decline",))
    scene.refuses("norr", "take_good", WINNU, rule="SA-8.7.1", key="nothing_to_take")
    scene.choose("norr", *held)
    scene.choose("norr", "take_good", LETNEV)
    scene.choose("norr", "take_good", LETNEV)
    assert scene.done and scene.state.trade_goods == [3, 0, 0]


def test_reparations_are_due_for_planets_turned_neutral_as_far_as_there_are_goods() -> None:
    scene = robbed()
    scene.state.goods_on = {}
    begun = len(scene.state.deeds)
    turn_neutral(scene.game, "quann", LETNEV)
    turn_neutral(scene.game, "lodor", LETNEV)
    scene.play(Turn(seat=LETNEV, stage="end", begun=begun))
    scene.choose("norr", *REPARATIONS)
    assert scene.ask("norr").about["left"] == 5
    scene.choose("norr", "take_good", LETNEV)
    scene.choose("norr", "take_good", LETNEV)
    assert scene.done and scene.state.trade_goods == [2, 0, 0]


def test_reparations_need_a_planet_lost_in_this_very_turn() -> None:
    scene = robbed()
    turn_neutral(scene.game, "quann", LETNEV)
    scene.play(Turn(seat=LETNEV, stage="end", begun=len(scene.state.deeds)))
    assert scene.done
    scene = robbed()
    begun = len(scene.state.deeds)
    turn_neutral(scene.game, "quann")
    scene.play(Turn(seat=LETNEV, stage="end", begun=begun))
    assert scene.done, "nobody did it"


def test_reparations_are_cancelled_by_an_agent_where_a_planet_was_lost() -> None:
    scene = robbed()
    begun = len(scene.state.deeds)
    turn_neutral(scene.game, "lodor", LETNEV)
    agent = agent_at(scene, "winnu", LODOR)
    scene.play(Turn(seat=LETNEV, stage="end", begun=begun))
    scene.choose("norr", *REPARATIONS)
    interfere(scene, "winnu", agent)
    assert scene.state.trade_goods == [0, 2, 0]
