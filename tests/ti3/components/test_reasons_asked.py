"""Why an answer to a question is refused while others are open."""

from __future__ import annotations

from tests.ti3.components.test_reasons_to_land import TWO_PLANETS, at_two_planets, marks_of
from tests.ti3.landing import land, scene_at
from tests.ti3.scene import Scene
from tests.ti3.senate import ballot, forum, put_to_vote
from tests.ti3.voyages import LODOR, MECATOL, SAUDOR, SOL_HOME, TARMANN, galaxy, moving
from throneworld.imperium.marks import GAME, TACTICAL_ACTION, mark
from throneworld.ti3.cards.activation_propaganda import TurnTroops
from throneworld.ti3.cards.battle_boarding import TakePrize
from throneworld.ti3.effects.gas import ChooseMinefield
from throneworld.ti3.effects.places import ScuttleUnits
from throneworld.ti3.effects.secondaries import ChooseSecondary
from throneworld.ti3.effects.unlearning import TechnologyOrUnits
from throneworld.ti3.objectives.claiming import ClaimWithBureaucracy
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import SPACE, Mine
from throneworld.ti3.steps.laying import borders_of
from throneworld.ti3.steps.production import Build
from throneworld.ti3.strategic.prospect import ChooseProspect
from throneworld.ti3.strategic.warfare_moves import MoveOneStep
from throneworld.ti3.tactical.capture import Capture
from throneworld.ti3.tactical.friendly import FriendlyLandings
from throneworld.ti3.tactical.homecoming import CallHome
from throneworld.ti3.technologies.transit import TransferTroops
from throneworld.ti3.trade.cards import ChoosePartner


def test_mines_are_laid_around_no_system_that_has_them_all() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    scene.state.mines = tuple([Mine(one, other, 0) for one, other in borders_of(scene.state, TARMANN)])
    scene.play(ChooseMinefield(seat=0, why="gas"))
    scene.refuses("sol", "system", TARMANN, rule=ChooseMinefield.rule, key="all_mined")


def test_hacan_3_nobody_trades_cards_where_both_have_none() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.hold("sol", "veto")
    scene.play(ChoosePartner(seat=0))
    scene.refuses("hacan", "player", 2, rule="SA-1.5.6", key="no_cards_to_trade")


def test_sa_15_9_2_prospect_finds_no_objective_in_an_empty_deck() -> None:
    scene = Scene("sol", "letnev", "hacan", "jolnar")
    scene.state.objective_deck = ()
    scene.play(ChooseProspect(seat=0))
    scene.refuses("sol", "primary", "a", rule="SA-15.9.2", key="no_objective_left")


def test_sa_8_8_1_a_prize_needs_a_piece_and_is_one_of_what_was_boarded() -> None:
    scene = galaxy()
    scene.counters("sol", 3, 5, 2)
    scene.put("sol", SAUDOR, cruiser=1)
    scene.put("sol", LODOR, flagship=1)
    scene.play(TakePrize(seat=0, place=SPACE[SAUDOR], prey=("destroyer", "flagship", "carrier")))
    scene.refuses("sol", "kind", "flagship", rule=TakePrize.rule, key="no_room_for_prize")
    scene.refuses("sol", "kind", "dreadnought", rule=TakePrize.rule, key="no_prize")


def test_a_secondary_ability_that_is_closed_to_all_is_closed_to_its_owner() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.marks = marks_of("technology_investigation_committee", "for", False)
    scene.state.strategy_cards[0] = ("technology", "warfare", "production")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.play(ChooseSecondary(seat=0, cards=("technology", "warfare", "production")))
    scene.refuses("sol", "secondary", "technology", rule="SA-9.2.3", key="no_secondary_now")


def test_transit_takes_nobody_out_of_a_closed_system() -> None:
    scene = galaxy()
    scene.state.marks = marks_of("sector_quarantine", SPACE[LODOR], True)
    scene.take("sol", "lodor", "saudor")
    scene.put("sol", "lodor", ground_force=1)
    scene.put("sol", "jord", ground_force=1)
    scene.play(TransferTroops(seat=0))
    scene.refuses("sol", "load", "ground_force", "lodor", rule="SA-10.1.1", key="nowhere_to_go")


def test_sa_15_9_2_an_objective_of_another_is_his_alone() -> None:
    scene = forum()
    private = scene.state.objective_deck[0]
    scene.state.objective_deck = scene.state.objective_deck[1:]
    scene.state.private_objectives[1] = (private,)
    scene.state.objectives = ("s1_5_planets",)
    scene.take("sol", "lodor", "quann", "thibah", "wellon", "saudor")
    scene.play(ClaimWithBureaucracy(seat=0))
    scene.refuses("sol", "claim", private, rule="SA-15.9.2", key="objective_of_another")


def test_sa_13_17_2_two_pds_are_the_most_that_a_friendly_planet_holds() -> None:
    scene = galaxy(with_={(1, -1): "arnor_lor"})
    system = scene.system("arnor_lor")
    scene.take("sol", "arnor", "lor")
    scene.put("sol", "arnor", pds=2)
    scene.fleet("sol", system, "carrier", pds=1)
    scene.play(FriendlyLandings(seat=0, system=system))
    scene.refuses("sol", "land", "pds", "arnor", rule="SA-13.17.2", key="pds_full")


def test_units_that_are_scuttled_are_of_the_kind_that_is_named() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1, fighter=2)
    scene.put("sol", TARMANN, cruiser=1)
    scene.play(ScuttleUnits(seat=0, kind="cruiser", left=1, why="test"))
    scene.refuses("sol", "scuttle", "fighter", SPACE[LODOR], 0, rule="SA-9.2.3", key="scuttle_this_kind")


def test_technological_jihad_takes_no_units_that_are_not_worth_enough() -> None:
    scene = galaxy()
    scene.technologies("sol", "antimass_deflectors", "stasis_capsules", "enviro_compensator")
    scene.put("sol", LODOR, fighter=2)
    scene.play(TechnologyOrUnits(seat=0, kept="antimass_deflectors", left=20))
    key = "units_worth_too_little"
    scene.refuses("sol", "scuttle", "fighter", SPACE[LODOR], 0, rule="SA-9.2.3", key=key)


def test_sa_13_14_11_a_captured_piece_needs_an_own_one_and_a_dock_that_was_left_is_lost() -> None:
    scene = scene_at("quann")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", pds=1, space_dock=1)
    scene.state.facilities["quann"] = ("refinery",)
    mark(scene.game, "evacuated", seat=1, subject="quann", until=TACTICAL_ACTION)
    scene.play(Capture(seat=0, planet="quann", other=1))
    scene.refuses("sol", "capture", "space_dock", rule="SA-13.14.8", key="not_to_be_captured")


def test_sector_quarantine_holds_ships_and_lets_none_in() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", SOL_HOME, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    scene.state.marks = marks_of("sector_quarantine", SPACE[LODOR], True)
    scene.play(MoveOneStep(seat=0))
    scene.refuses("sol", "step", "cruiser", LODOR, MECATOL, 0, rule="SA-15.6.4", key="held_there")
    scene.refuses("sol", "step", "cruiser", SOL_HOME, LODOR, 0, rule="SA-15.6.4", key="closed_to_ships")


def test_letnev_2_needs_the_token_and_somewhere_to_put_it() -> None:
    scene = galaxy("letnev", "sol", "hacan")
    scene.hold("letnev", "coactive_operations")
    scene.play(Turn(seat=0, stage="end_action"))
    scene.refuses("letnev", "play", "letnev.2", rule="SA-15.6.1", key="no_high_alert")
    scene.state.high_alert, scene.state.high_alert_of = LODOR, 0
    scene.play(Turn(seat=0, stage="end_action"))
    scene.refuses("letnev", "play", "letnev.2", rule="SA-15.6.1", key="no_other_system")


def test_sa_3_24_2_nobody_acts_on_after_he_has_passed() -> None:
    scene = galaxy("letnev", "sol", "hacan")
    scene.put("letnev", LODOR, cruiser=1)
    scene.put("letnev", MECATOL, cruiser=1)
    scene.state.high_alert, scene.state.high_alert_of = LODOR, 0
    scene.state.passed = (0,)
    scene.hold("letnev", "coactive_operations")
    scene.play(Turn(seat=0, stage="end_action"))
    scene.refuses("letnev", "play", "coactive_operations", rule="SA-3.24.2", key="has_passed")


def test_cards_of_the_strategy_phase_that_find_nothing() -> None:
    scene = galaxy()
    everything = scene.state.action_deck
    scene.hold("letnev", *[each for each in everything if each not in ("grand_armada", "synchronicity")])
    scene.hold("sol", "grand_armada", "synchronicity")
    scene.law("minister_of_annihilation", 0)
    mark(scene.game, "minister_of_annihilation", seat=0, subject=LODOR, until=GAME)
    scene.play(StrategyPhase(stage="during"))
    while scene.asked != ["sol"] or scene.ask().about["moment"] != "strategy_phase_any":
        scene.choose(scene.asked[0], "pass")
    scene.refuses("sol", "play", "synchronicity", rule="SA-8.7.4", key="deck_is_empty")
    scene.refuses("sol", "play", "minister_of_annihilation", rule="SA-9.2.3", key="system_named")


def test_wormhole_research_against_seals_wormholes_to_ships() -> None:
    scene = galaxy(with_={(2, -2): "wormhole_a"})
    scene.state.marks = marks_of("wormhole_research", "against", False)
    wormhole = scene.system("wormhole_a")
    scene.put("sol", wormhole, carrier=1)
    scene.put("sol", MECATOL, cruiser=1)
    moving(scene, "sol", LODOR)
    scene.refuses("sol", "ship", "carrier", wormhole, 0, rule="SA-6.10.1", key="travel_ban")


def test_sa_8_10_1_nobody_surrenders_in_a_game_without_it() -> None:
    scene = Scene("sol", "letnev", "hacan", surrender=False)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("letnev", "surrender", rule="SA-1.5.9", key="without_surrender")


def test_imperial_peace_lets_nobody_join_a_fight_for_the_capital() -> None:
    scene = scene_at("mecatol_rex")
    scene.take("letnev", "mecatol_rex")
    scene.put("letnev", "mecatol_rex", ground_force=2)
    scene.law("imperial_peace")
    scene.play(TurnTroops(seat=0, planet="mecatol_rex", owner=1, points=2, gone=("ground_force",)))
    scene.refuses("sol", "place", "ground_force", "mecatol_rex", rule="SA-9.2.3", key="imperial_peace")


def test_call_home_needs_a_home_planet_with_room() -> None:
    scene = galaxy()
    scene.put("sol", "jord", pds=2)
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", pds=1, ground_force=1)
    scene.play(CallHome(seat=0, system=SOL_HOME))
    scene.refuses("sol", "call_home", "pds", "lodor", 0, rule="SA-3.15.1", key="no_home_planet_for_it")


def test_a_secondary_ability_that_would_do_nothing_is_out_of_reach() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.state.strategy_cards[0] = ("assembly", "warfare", "production")
    scene.put("sol", "space:lodor", cruiser=1)
    scene.play(ChooseSecondary(seat=0, cards=("assembly", "warfare", "production")))
    scene.refuses("sol", "secondary", "assembly", rule="SA-3.12.2", key="secondary_out_of_reach")


def test_sa_0_1_1_what_the_table_has_left_out_is_not_built() -> None:
    scene = galaxy(mechanized_units=False)
    scene.take("sol", "lodor")
    scene.put("sol", "lodor", space_dock=1)
    scene.goods("sol", 20)
    scene.play(Build(seat=0, system=LODOR))
    key = "not_in_this_game"
    scene.refuses("sol", "produce", "mechanized_unit", "lodor", rule="SA-0.1.1", key=key)


def test_industrial_lobby_sells_no_votes_outside_assembly() -> None:
    scene = forum()
    scene.law("industrial_lobby")
    scene.goods("letnev", 3)
    scene.hold("letnev", "bribery")
    put_to_vote(scene, "relics_of_the_past")
    ballot(scene, "relics_of_the_past", sol=(0, 1))
    scene.refuses("letnev", "play", "industrial_lobby", rule="SA-9.2.3", key="only_in_assembly")


def test_whoever_sails_by_a_beacon_lands_on_no_planet_of_others() -> None:
    scene = at_two_planets()
    mark(scene.game, "navigation_beacon", seat=0, until=TACTICAL_ACTION)
    land(scene, TWO_PLANETS)
    scene.refuses("sol", "land", "ground_force", "lor", rule="SA-8.7.1", key="nothing_hostile_now")


def test_ancillary_workforce_works_at_a_dock_of_the_build() -> None:
    scene = galaxy(with_={(0, -1): "arnor_lor"})
    scene.take("sol", "arnor", "lor", "quann")
    scene.put("sol", "arnor", space_dock=1)
    scene.put("sol", "lor", space_dock=1)
    scene.put("sol", "quann", space_dock=1)
    scene.goods("sol", 20)
    scene.hold("sol", "ancillary_workforce")
    scene.play(Build(seat=0, system=scene.system("arnor_lor")))
    scene.choose("sol", "produce", "ground_force", "arnor")
    while scene.prompt == "produce_unit":
        scene.choose("sol", "done")
    scene.choose("sol", "play", "ancillary_workforce")
    scene.refuses("sol", "dock", "quann", rule="SA-13.7.1", key="no_dock_of_build")
