"""Technologies of docks, workshops and offices, each with it and without it."""

from __future__ import annotations

from tests.ti3.playing_cards import actions
from tests.ti3.scene import Scene
from tests.ti3.voyages import LODOR, MECATOL, SAUDOR, galaxy
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.production.producers import total_value
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.directives.later import QUARANTINE
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.production import Build
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.diplomacy import Annex
from throneworld.ti3.tactical.production import Production

ACTION = ("component", "fleet_logistics")


def dock(*technologies: str) -> Scene:
    """Sol has a dock on Lodor, and has activated it."""
    scene = galaxy()
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.technologies("sol", *technologies)
    scene.activate("sol", LODOR)
    scene.state.active_system = LODOR
    return scene


def test_an_enviro_compensator_adds_one_to_the_capacity_of_each_dock() -> None:
    plain, better = (dock(*owned).state for owned in ((), ("enviro_compensator",)))
    before = [total_value(each) for each in docks(plain, 0, LODOR)]
    assert [total_value(each) for each in docks(better, 0, LODOR)] == [each + 1 for each in before]


def test_sarween_tools_pay_two_resources_of_a_build_in_a_tactical_action() -> None:
    for owned, offered in (((), False), (("sarween_tools",), True)):
        scene = dock(*owned)
        scene.state.control = {"lodor": 0}
        scene.state.exhausted = ("lodor",)
        scene.play(Build(seat=0, system=LODOR))
        options = () if scene.done else scene.options("sol")
        assert (("produce", "cruiser", str(LODOR)) in options) is offered
        assert ("produce", "carrier", str(LODOR)) not in options


def test_sarween_tools_pay_nothing_outside_tactical_actions() -> None:
    scene = dock("sarween_tools")
    scene.state.control, scene.state.exhausted = {"lodor": 0}, ("lodor",)
    scene.state.active_system = 0
    scene.play(Build(seat=0, system=LODOR))
    assert scene.done or ("produce", "cruiser", str(LODOR)) not in scene.options("sol")


# Transfabrication


def test_transfabrication_builds_out_of_ships_and_with_the_capacity_of_other_docks() -> None:
    scene = dock("transfabrication")
    scene.state.control, scene.state.exhausted = {"lodor": 0, "saudor": 0}, ("lodor", "saudor")
    scene.put("sol", "saudor", space_dock=1)
    scene.put("sol", LODOR, dreadnought=1)
    scene.play(Build(seat=0, system=LODOR))
    ship = ("scuttle", "dreadnought", str(LODOR), 0)
    scene.offers("sol", ship, ("dock", "saudor"), ("done",))
    scene.choose("sol", *ship)
    scene.refuses("sol", *ship, rule="SA-13.7.1", key="no_ship_to_scuttle")
    scene.choose("sol", "dock", "saudor")
    assert scene.units("sol", LODOR) == {} and scene.state.exhausted_docks == ("saudor",)
    own = total_value(docks(scene.state, 0, LODOR)[0])
    assert scene.ask("sol").about["most"] == own + 2 + 3
    for kind in ("carrier", "cruiser"):
        scene.choose("sol", "produce", kind, str(LODOR))
    while not scene.done:
        scene.choose("sol", "done")
    assert scene.units("sol", LODOR) == {"carrier": 1, "cruiser": 1}


def test_transfabrication_takes_no_dock_of_an_activated_system() -> None:
    scene = dock("transfabrication")
    scene.take("sol", "saudor")
    scene.put("sol", "saudor", space_dock=1)
    scene.activate("sol", SAUDOR)
    scene.play(Build(seat=0, system=LODOR))
    assert scene.prompt == "produce_unit"


def test_without_transfabrication_ships_are_not_built_out_of_ships() -> None:
    scene = dock()
    scene.put("sol", LODOR, dreadnought=1)
    scene.play(Build(seat=0, system=LODOR))
    assert scene.prompt == "produce_unit"


# Nano Robotics


def test_nano_robotics_repair_at_the_end_of_an_action() -> None:
    for owned, hurt in (((), True), (("nano_robotics",), False)):
        scene = galaxy()
        scene.put("sol", SAUDOR, dreadnought=1)
        scene.damage("sol", SAUDOR, "dreadnought")
        scene.technologies("sol", *owned)
        scene.play(Turn(seat=0, stage="end_action"))
        assert any(any(group) for group in scene.state.damage(0, 1).values()) is hurt


def test_with_nano_robotics_planets_come_refreshed() -> None:
    for owned, exhausted in (((), ("lodor",)), (("nano_robotics",), ())):
        scene = galaxy()
        scene.technologies("sol", *owned)
        scene.play(GainPlanet(seat=0, planet="lodor"))
        assert scene.state.exhausted == exhausted


def test_nano_robotics_serve_their_owner_alone() -> None:
    scene = galaxy()
    scene.technologies("sol", "nano_robotics")
    scene.put("sol", SAUDOR, dreadnought=1)
    scene.damage("sol", SAUDOR, "dreadnought")
    scene.play(Turn(seat=1, stage="end_action"))
    assert any(any(group) for group in scene.state.damage(0, 1).values()), "the action is another's"
    scene.play(GainPlanet(seat=1, planet="lodor"))
    assert scene.state.exhausted == ("lodor",)


# Integrated Economy


def test_integrated_economy_may_shift_counters_at_the_end_of_a_turn() -> None:
    scene = galaxy()
    scene.technologies("sol", "integrated_economy")
    scene.play(Turn(seat=0, stage="own_end"))
    scene.offers("sol", ("play", "integrated_economy"), ("pass",))
    scene.choose("sol", "play", "integrated_economy")
    assert scene.prompt == "redistribute_tokens"
    scene.refuses("sol", "move", "tactic", "tactic", rule="SA-3.33.4", key="same_pool")
    scene.choose("sol", "move", "tactic", "strategy")
    scene.choose("sol", "done")
    assert scene.done and (scene.state.tactic[0], scene.state.strategy[0]) == (2, 3)


def test_without_an_integrated_economy_a_turn_just_ends() -> None:
    scene = galaxy()
    scene.play(Turn(seat=0, stage="own_end"))
    assert scene.done


def test_integrated_economy_lets_a_planet_build_without_a_dock() -> None:
    scene = galaxy()
    scene.take("sol", "lodor")
    scene.goods("sol", 9)
    scene.technologies("sol", "integrated_economy", "sarween_tools")
    scene.activate("sol", LODOR)
    scene.state.active_system = LODOR
    scene.play(Production(seat=0, system=LODOR))
    scene.offers("sol", ("planet", "lodor"), ("done",))
    scene.choose("sol", "planet", "lodor")
    assert ("produce", "ground_force", "lodor") in scene.options("sol")
    assert ("produce", "flagship", str(LODOR)) not in scene.options("sol")
    for _ in range(3):
        scene.choose("sol", "produce", "ground_force", "lodor")
    assert [each[0] for each in scene.options("sol")] != ["produce"]
    assert scene.state.exhausted_docks == ()


def test_without_an_integrated_economy_nothing_is_built_without_a_dock() -> None:
    scene = galaxy()
    scene.take("sol", "lodor")
    scene.activate("sol", LODOR)
    scene.state.active_system = LODOR
    scene.play(Production(seat=0, system=LODOR))
    assert scene.prompt != "build_on_planet"


# Transit Diodes

DIODES = ("component", "transit_diodes")


def troops(*technologies: str) -> Scene:
    """Sol holds Lodor and Saudor, with two Ground Forces on Lodor; a carrier lies empty at Mecatol Rex."""
    scene = galaxy()
    scene.take("sol", "lodor", "saudor")
    scene.put("sol", "lodor", ground_force=2)
    scene.put("sol", MECATOL, carrier=1)
    scene.technologies("sol", *technologies)
    scene.play(Turn(seat=0, stage="choose"))
    return scene


def test_transit_diodes_move_ground_units_between_own_planets_and_fleets() -> None:
    scene = troops("transit_diodes")
    assert actions(scene, "sol") == ["sol.2", "transit_diodes"]
    scene.choose("sol", *DIODES)
    scene.offers("sol", ("load", "ground_force", "lodor"), ("done",))
    scene.choose("sol", "load", "ground_force", "lodor")
    assert {("planet", "saudor"), ("ship", "carrier", MECATOL, 0, "empty")} <= set(scene.options("sol"))
    scene.choose("sol", "planet", "saudor")
    scene.choose("sol", "load", "ground_force", "lodor")
    scene.choose("sol", "ship", "carrier", MECATOL, 0, "empty")
    scene.choose("sol", "done")
    assert scene.units("sol", "lodor") == {}
    assert scene.units("sol", "saudor") == {"ground_force": 1}
    assert scene.units("sol", MECATOL) == {"carrier": 1, "ground_force": 1}
    assert scene.state.strategy[0] == 1


def test_transit_diodes_reach_no_activated_system() -> None:
    scene = troops("transit_diodes")
    scene.activate("sol", LODOR)
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.refusal("sol", *DIODES) == "SA-10.1.1 nothing_to_transfer"


def test_transit_diodes_lead_nobody_into_a_quarantine_or_out_of_one() -> None:
    """Nothing enters or leaves the system (SA-9.2.3)."""
    scene = troops("transit_diodes")
    mark(scene.game, QUARANTINE, subject=scene.place("space:saudor"), until=ROUND)
    scene.play(Turn(seat=0, stage="choose"))
    scene.choose("sol", *DIODES)
    scene.choose("sol", "load", "ground_force", "lodor")
    assert ("planet", "saudor") not in scene.options("sol")
    assert ("ship", "carrier", MECATOL, 0, "empty") in scene.options("sol")
    scene = troops("transit_diodes")
    mark(scene.game, QUARANTINE, subject=scene.place("space:lodor"), until=ROUND)
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.refusal("sol", *DIODES) == "SA-10.1.1 nothing_to_transfer"


def test_without_transit_diodes_nobody_is_transferred() -> None:
    assert DIODES not in troops().options("sol")


# Xenopsychology


def annexing(*technologies: str, forces: int) -> Scene:
    """Letnev holds Lodor, next to Sol's Saudor; Sol executes the secondary of Diplomacy."""
    scene = galaxy()
    scene.state.strategy_cards = [(), (), ("diplomacy",)]
    scene.take("sol", "saudor")
    scene.take("letnev", "lodor")
    scene.put("letnev", "lodor", ground_force=forces, pds=1)
    scene.goods("sol", 2)
    scene.technologies("sol", *technologies)
    scene.play(Annex(seat=0))
    return scene


def test_xenopsychology_takes_a_planet_with_its_last_ground_unit() -> None:
    scene = annexing("xenopsychology", forces=1)
    scene.refuses("sol", "annex", "arc_prime", rule="SA-15.2.6", key="too_far_away")
    scene.choose("sol", "annex", "lodor")
    while not scene.done:
        scene.choose("sol", *scene.options("sol")[0])
    assert scene.state.control["lodor"] == 0 and scene.units("letnev", "lodor") == {}
    assert scene.state.strategy[0] == 1


def test_xenopsychology_only_weakens_a_stronger_garrison() -> None:
    scene = annexing("xenopsychology", forces=2)
    scene.choose("sol", "annex", "lodor")
    while not scene.done:
        scene.choose("sol", *scene.options("sol")[0])
    assert scene.state.control["lodor"] == 1
    assert scene.units("letnev", "lodor") == {"ground_force": 1, "pds": 1}


def test_without_xenopsychology_a_garrison_keeps_its_planet() -> None:
    assert annexing(forces=1).refusal("sol", "annex", "lodor") == "SA-15.2.6 planet_not_empty"


# Fleet Logistics


def test_fleet_logistics_take_a_counter_off_and_tire_the_docks_there() -> None:
    scene = dock("fleet_logistics")
    scene.activate("sol", MECATOL)
    scene.play(Turn(seat=0, stage="choose"))
    assert actions(scene, "sol") == ["sol.2", "fleet_logistics"]
    scene.choose("sol", *ACTION)
    scene.offers("sol", ("system", MECATOL), ("system", LODOR))
    scene.choose("sol", "system", LODOR)
    assert scene.state.on_board[0] == 1 << MECATOL
    assert scene.state.exhausted_docks == ("lodor",)
    assert scene.state.strategy[0] == 1


def test_fleet_logistics_are_used_once_a_round_and_need_a_counter() -> None:
    scene = dock("fleet_logistics")
    scene.activate("sol", MECATOL)
    scene.play(Turn(seat=0, stage="choose"), Turn(seat=0, stage="choose"))
    scene.choose("sol", *ACTION)
    scene.choose("sol", "system", LODOR)
    assert ACTION not in scene.options("sol")
    assert scene.refusal("sol", *ACTION) == "SA-10.1.1 used_this_round"
    scene = dock("fleet_logistics")
    scene.counters("sol", 3, 3, 0)
    scene.play(Turn(seat=0, stage="choose"))
    assert scene.refusal("sol", *ACTION) == "SA-8.4.1 empty_pool"


def test_without_fleet_logistics_counters_stay() -> None:
    scene = dock()
    scene.play(Turn(seat=0, stage="choose"))
    assert ACTION not in scene.options("sol")


def test_with_nano_robotics_trade_stations_come_refreshed_too() -> None:
    scene = galaxy(with_={(1, -1): "sumerian_arcturus"})
    scene.technologies("sol", "nano_robotics")
    scene.put("sol", "space:sumerian_arcturus", cruiser=1)
    scene.play(Settle())
    assert scene.state.control["sumerian"] == 0 and "sumerian" not in scene.state.exhausted
