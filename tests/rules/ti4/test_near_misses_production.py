"""What a player might try when he places, produces, pays or researches, and why not."""

from __future__ import annotations

from tests.rules.ti4.near_misses import three, why
from throneworld.imperium.paying import Pay
from throneworld.imperium.placing import PlaceSeveral, PlaceUnit, TakeUnitBack
from throneworld.imperium.tokens import RedistributeTokens
from throneworld.ti4.cards.notes_units import LandReinforcements
from throneworld.ti4.factions.assimilation import AssimilateTechnology
from throneworld.ti4.steps.prerequisites import SatisfyPrerequisites
from throneworld.ti4.steps.production import ProduceUnit
from throneworld.ti4.steps.research import research_refusal
from throneworld.ti4.strategic.construction import ChooseBuildingSystem
from throneworld.ti4.strategic.diplomacy import ReadyPlanets
from throneworld.ti4.strategic.leadership import BuyTokens
from throneworld.ti4.strategic.warfare import ChooseProducingUnit, RemoveToken
from throneworld.ti4.technologies.production import ProduceOneUnit
from throneworld.ti4.technologies.transfer import MoveForcesNearby, TakeUpForces

SOL = 0


def test_rr_59_3_ground_forces_are_placed_where_something_produced_them() -> None:
    scene = three()
    scene.take("sol", "gral", "centauri")
    scene.goods("sol", 4)
    step = ProduceUnit(seat=SOL, system=34, places=("gral",), most=3)
    assert why(scene, step, "produce", "infantry", "centauri") == "RR 59.3 no_producer_there"
    with_both = ProduceUnit(seat=SOL, system=34, places=("gral", "centauri"), most=3)
    assert why(scene, with_both, "produce", "infantry", "centauri") == ""


def test_rr_59_3_they_are_not_placed_on_planets_of_others_in_space_or_elsewhere() -> None:
    scene = three()
    scene.take("sol", "gral", "corneeq")
    scene.goods("sol", 4)
    step = ProduceUnit(seat=SOL, system=34, places=("gral",), most=3)
    assert why(scene, step, "produce", "infantry", "centauri") == "RR 55.5 not_your_planet"
    assert why(scene, step, "produce", "infantry", "corneeq") == "RR 58.3 produced_elsewhere"
    assert why(scene, step, "produce", "infantry", "34") == "RR 59.3 needs_planet"
    assert why(scene, step, "produce", "cruiser", "gral") == "RR 65.1 needs_space"
    assert why(scene, step, "produce", "cruiser", "34") == ""


def test_rr_25_3_structures_are_not_produced() -> None:
    scene = three()
    scene.goods("sol", 4)
    step = ProduceUnit(seat=SOL, system=34, places=("gral",), most=3)
    assert why(scene, step, "produce", "pds", "gral") == "RR 25.3 not_produced"


def test_rr_58_4_an_effect_may_allow_some_units_only() -> None:
    scene = three()
    scene.goods("sol", 4)
    step = ProduceUnit(seat=SOL, system=34, kinds=("destroyer",), most=3)
    assert why(scene, step, "produce", "cruiser", "34") == "RR 58.4 other_kind"
    assert why(scene, ProduceUnit(seat=SOL, system=34, most=3), "produce", "cruiser", "34") == ""


def test_rr_59_1_a_unit_is_produced_where_something_produces() -> None:
    scene = three()
    scene.goods("sol", 4)
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", "gral", space_dock=1)
    assert why(scene, ProduceOneUnit(seat=SOL), "system", 33) == "RR 59.1 no_production"
    scene.put("sol", "corneeq", space_dock=1)
    assert why(scene, ProduceOneUnit(seat=SOL), "system", 33) == ""


def test_rr_88_3_one_unit_of_the_home_system_produces() -> None:
    scene = three("letnev", "sol", "jolnar")
    scene.put("letnev", "arc_prime", space_dock=1, infantry=1)
    scene.put("letnev", "wren_terra", space_dock=1)
    step = ChooseProducingUnit(seat=0)
    assert why(scene, step, "unit", "space_dock", "gral") == "RR 88.3 not_at_home"
    assert why(scene, step, "unit", "infantry", "arc_prime") == "RR 59.1 does_not_produce"
    assert why(scene, step, "unit", "pds", "arc_prime") == "RR 88.3 no_unit_there"
    assert why(scene, step, "unit", "space_dock", "arc_prime") == ""


def test_rr_85_3_a_unit_is_placed_where_the_effect_says() -> None:
    scene = three()
    scene.take("sol", "gral", "centauri", "corneeq")
    step = PlaceUnit(seat=SOL, kinds=("pds", "infantry"), places=("gral", "centauri"), how="test")
    assert why(scene, step, "place", "cruiser", "34") == "RR 85.3 other_kind"
    assert why(scene, step, "place", "infantry", "34") == "RR 77.5 needs_planet"
    assert why(scene, step, "place", "infantry", "resculon") == "RR 55.5 not_your_planet"
    assert why(scene, step, "place", "infantry", "corneeq") == "RR 85.3 not_placed_there"
    more = PlaceUnit(seat=SOL, kinds=("infantry",), places=("gral", "corneeq"), how="test")
    assert why(scene, more, "place", "infantry", "corneeq") == ""


def test_rr_65_1_ships_are_placed_in_space() -> None:
    scene = three()
    scene.take("sol", "gral")
    step = PlaceSeveral(seat=SOL, kind="fighter", count=2, places=("34", "33"), how="test")
    assert why(scene, step, "place", "fighter", "gral") == "RR 65.1 needs_space"
    assert why(scene, step, "place", "fighter", "34") == ""


def test_rr_60_1_reinforcements_are_infantry_on_own_planets() -> None:
    scene = three()
    step = LandReinforcements(seat=SOL, count=2, how="test")
    assert why(scene, step, "place", "pds", "jord") == "RR 60.1 other_kind"
    assert why(scene, step, "place", "infantry", "gral") == "RR 55.5 not_your_planet"
    scene.take("sol", "gral")
    assert why(scene, step, "place", "infantry", "gral") == ""


def test_rr_58_5_a_unit_is_taken_back_from_a_system_without_an_own_token() -> None:
    scene = three()
    scene.put("sol", "jord", infantry=1)
    for place in ("gral", "centauri", "corneeq"):
        scene.put("sol", place, pds=2)
    step = TakeUnitBack(seat=SOL, kind="pds", place="jord")
    assert why(scene, step, "take", "resculon") == "RR 58.5 no_unit_there"
    scene.state.on_board[SOL] |= 1 << 33
    assert why(scene, step, "take", "corneeq") == "RR 58.5 own_token"
    scene.state.on_board[SOL] = 0
    assert why(scene, step, "take", "corneeq") == ""


def test_rr_55_5_planets_are_exhausted_and_readied_by_those_who_control_them() -> None:
    scene = three()
    scene.take("sol", "centauri")
    scene.goods("sol", 2)
    assert why(scene, Pay(seat=SOL, amount=1), "exhaust", "gral") == "RR 55.5 not_your_planet"
    scene.take("sol", "gral")
    assert why(scene, Pay(seat=SOL, amount=1), "exhaust", "gral") == ""
    scene.state.exhausted = ("gral", "corneeq", "jord")
    step = ReadyPlanets(seat=SOL, count=2)
    assert why(scene, step, "ready", "corneeq") == "RR 55.5 not_your_planet"
    scene.take("sol", "corneeq")
    assert why(scene, step, "ready", "corneeq") == ""


def test_rr_23_3_a_structure_is_built_in_a_system_with_an_own_planet() -> None:
    scene = three()
    step = ChooseBuildingSystem(seat=SOL)
    assert why(scene, step, "system", 34) == "RR 23.3 no_planet_of_yours"
    scene.take("sol", "gral")
    assert why(scene, step, "system", 34) == ""


def test_rr_45_2_and_19_3_tokens_are_bought_as_long_as_there_are_any() -> None:
    scene = three()
    scene.goods("sol", 9)
    assert why(scene, BuyTokens(seat=SOL), "buy", 17) == "RR 19.3 no_tokens_left"
    assert why(scene, BuyTokens(seat=SOL), "buy", 0) == "RR 45.2 at_least_one"
    assert why(scene, BuyTokens(seat=SOL), "buy", 1) == ""


def test_rr_70_5_a_token_moves_to_another_pool() -> None:
    scene = three()
    step = RedistributeTokens(seat=SOL)
    assert why(scene, step, "move", "tactic", "tactic") == "RR 70.5 same_pool"
    assert why(scene, step, "move", "tactic", "fleet") == ""


def test_rr_88_1_a_token_is_taken_from_where_it_lies() -> None:
    scene = three()
    scene.state.on_board[SOL] = 1 << 33 | 1 << 19
    assert why(scene, RemoveToken(seat=SOL), "system", 34) == "RR 88.1 with_my_token"
    scene.state.on_board[SOL] |= 1 << 34
    assert why(scene, RemoveToken(seat=SOL), "system", 34) == ""


def test_rr_79_14_what_ignores_a_prerequisite_has_its_colour() -> None:
    scene = three()
    scene.take("sol", "wellon", "lazar", "gral")
    step = SatisfyPrerequisites(seat=SOL, technology="graviton_laser_system")
    assert why(scene, step, "ignore_with", "gral") == "RR 79.14 does_not_help"
    assert why(scene, step, "ignore_with", "mecatol_rex") == "RR 55.5 not_your_planet"
    assert why(scene, step, "ignore_with", "wellon") == ""


def test_rr_79_12_the_refusal_names_the_colours_that_are_missing() -> None:
    scene = three()
    scene.technologies("sol", "antimass_deflectors")
    refusal = research_refusal(scene.state, SOL, "fleet_logistics")
    assert refusal is not None and refusal.args == ("fleet_logistics", "blue 1")
    scene.technologies("sol", "gravity_drive")
    assert research_refusal(scene.state, SOL, "fleet_logistics") is None


def test_rr_79_5_what_is_taken_over_is_owned_by_the_other() -> None:
    scene = three("nekro", "letnev", "jolnar")
    scene.technologies("nekro", "valefar_assimilator_x", "valefar_assimilator_y")
    scene.technologies("letnev", "l4_disruptors", "gravity_drive", "sarween_tools")
    step = AssimilateTechnology(seat=0, other=1)
    assert why(scene, step, "gain", "neural_motivator") == "RR 79.5 not_his_technology"
    assert why(scene, step, "gain", "l4_disruptors") == "RR 79.11 faction_technology"
    assimilator = "valefar_assimilator_x"
    assert why(scene, step, "assimilate", "gravity_drive", assimilator) == "RR 79.11 no_faction_technology"
    assert why(scene, step, "assimilate", "l4_disruptors", "gravity_drive") == "RR 79.2 no_assimilator"
    assert why(scene, step, "assimilate", "l4_disruptors", assimilator) == ""
    scene.technologies("letnev", "neural_motivator")
    assert why(scene, step, "gain", "neural_motivator") == ""


def test_rr_39_1_ground_forces_are_taken_up_from_where_they_are() -> None:
    scene = three()
    scene.put("sol", "jord", infantry=1)
    step = TakeUpForces(seat=SOL, most=4, how="test")
    assert why(scene, step, "take", "gral") == "RR 39.1 no_unit_there"
    scene.put("sol", "gral", infantry=1)
    assert why(scene, step, "take", "gral") == ""


def test_rr_39_1_ground_forces_move_between_own_planets() -> None:
    scene = three()
    scene.take("sol", "gral")
    scene.put("sol", "gral", infantry=1)
    step = MoveForcesNearby(seat=SOL, how="test")
    scene.take("sol", "corneeq", "resculon")
    assert why(scene, step, "move", "gral", "centauri") == "RR 55.5 not_your_planet"
    assert why(scene, step, "move", "gral", "gral") == "RR 39.1 already_there"
    scene.take("sol", "centauri")
    assert why(scene, step, "move", "gral", "centauri") == ""
