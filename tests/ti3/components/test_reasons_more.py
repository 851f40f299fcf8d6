"""More answers and moments that are refused while others are open."""

from __future__ import annotations

from tests.ti3.components.dueling import duel
from tests.ti3.components.test_reasons_to_land import TWO_PLANETS, at_two_planets, marks_of
from tests.ti3.discovering import hide
from tests.ti3.landing import land, scene_at
from tests.ti3.scene import Scene
from tests.ti3.senate import forum, put_to_vote
from tests.ti3.voyages import EAST, LODOR, MECATOL, SAUDOR, TARMANN, galaxy, moving
from throneworld.imperium.marks import GAME, mark
from throneworld.ti3.cards.gains import ChooseFleets
from throneworld.ti3.cards.strategy_round import ChooseSpecialSystem
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.domains.looking import Probes
from throneworld.ti3.effects.bonuses import COUNTER, BuyBonuses
from throneworld.ti3.effects.mining import ChooseMinedPlanet
from throneworld.ti3.effects.places import RemoveShips
from throneworld.ti3.effects.ransom import GiveUpDock
from throneworld.ti3.factions.yssaril_shuttles import ChooseRoute
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NEUTRAL, SPACE
from throneworld.ti3.steps.bases import anchor
from throneworld.ti3.steps.technology import GainTechnologies
from throneworld.ti3.strategic.diplomacy import PlaceCounterOf
from throneworld.ti3.strategic.trade import PrimaryTrade
from throneworld.ti3.tables import TECHNOLOGY
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.trade.cards import AnswerCards
from throneworld.ti3.verbs.agreements import open_agreement


def test_a_planet_is_mined_in_the_system_that_it_is_about() -> None:
    scene = galaxy()
    scene.play(ChooseMinedPlanet(seat=0, planets=("lodor", "saudor"), amount=1))
    scene.refuses("sol", "planet", "quann", rule="SA-9.2.1", key="another_system_now")


def test_official_sanction_takes_bombardments_too() -> None:
    scene = at_two_planets(marks_of("official_sanction", 0, False))
    scene.put("sol", scene.system(TWO_PLANETS), dreadnought=1)
    land(scene, TWO_PLANETS)
    scene.refuses("sol", "bombard", "dreadnought", "lor", rule="SA-5.2.1", key="bombardment_banned")


def test_sa_3_14_2_a_counter_goes_into_no_system_that_has_one() -> None:
    scene = galaxy()
    scene.take("sol", "lodor", "saudor")
    scene.activate("letnev", LODOR)
    scene.play(PlaceCounterOf(seat=0, other=1))
    scene.refuses("sol", "counter_in", LODOR, rule="SA-3.14.2", key="counter_there")


def test_sa_13_9_1_a_dock_that_is_anchored_stays() -> None:
    scene = galaxy("saar", "letnev", "hacan")
    scene.put("saar", LODOR, space_dock=1, cruiser=1)
    anchor(scene.game, 0, SPACE[LODOR])
    moving(scene, "saar", MECATOL)
    scene.refuses("saar", "ship", "space_dock", LODOR, 0, rule="SA-13.9.1", key="dock_is_anchored")


def test_sa_3_23_4_nothing_is_transferred_beside_enemies() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", MECATOL, cruiser=1)
    scene.put("letnev", MECATOL, cruiser=1)
    scene.play(Turn(seat=0, stage="choose"))
    scene.refuses("sol", "transfer", MECATOL, LODOR, rule="SA-3.23.4", key="enemy_units_there")


def test_forbidden_research_closes_a_colour() -> None:
    scene = galaxy()
    scene.law("forbidden_research", TECHNOLOGY["antimass_deflectors"].colour)
    scene.goods("sol", 30)
    scene.play(GainTechnologies(seat=0))
    scene.refuses("sol", "gain", "antimass_deflectors", rule="SA-9.2.3", key="forbidden_research")


def test_of_each_type_of_ships_half_goes() -> None:
    scene = galaxy()
    scene.put("sol", LODOR, dreadnought=2, cruiser=1)
    scene.damage("sol", LODOR, "dreadnought")
    scene.play(RemoveShips(seat=0, place=SPACE[LODOR], kind="dreadnought", left=1))
    scene.refuses("sol", "remove", "cruiser", 0, rule=RemoveShips.rule, key="half_of_each_type")


def test_general_1_leads_nobody_from_afar() -> None:
    scene = duel("letnev", "sol", "hacan")
    scene.leader("letnev", "general", "arc_prime")
    scene.hold("letnev", "recheck")
    scene.sides({"cruiser": 2}, {"cruiser": 1})
    scene.fight(1, 1, 1)
    scene.stay()
    scene.refuses("letnev", "play", "general.1", rule="SA-14.6.1", key="no_general_there")


def test_archon_energy_shells_have_nothing_to_absorb_once_all_is_held_off() -> None:
    scene = duel("letnev", "xxcha", "hacan")
    scene.racial("xxcha", "archon_energy_shells")
    scene.hold("xxcha", "shields_holding", "stray_shot")
    scene.sides({"cruiser": 2}, {"cruiser": 2})
    scene.fight(10, 10, 1, 1)
    scene.stay()
    scene.choose("xxcha", "play", "shields_holding")
    scene.refuses("xxcha", "play", "archon_energy_shells", rule="SA-4.7.1", key="no_hits_left")


def test_hacan_3_no_more_cards_are_handed_over_than_are_wanted() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.hold("sol", "veto", "sabotage")
    scene.play(AnswerCards(1, 0, (), 1, ("veto",), 0, 0))
    scene.refuses("sol", "hand_over", "sabotage", rule="SA-1.5.6", key="no_more_wanted")


def test_shuttle_logistics_fly_to_the_next_system_and_no_farther() -> None:
    scene = galaxy("yssaril", "letnev", "hacan")
    scene.take("yssaril", "lodor", "saudor", "quann")
    scene.put("yssaril", "lodor", ground_force=2)
    scene.put("yssaril", "saudor", ground_force=2)
    scene.play(ChooseRoute(seat=0))
    scene.refuses("yssaril", "shuttle", "lodor", "quann", rule="SA-10.4.1", key="no_route")


def test_a_corridor_leads_by_a_special_system() -> None:
    scene = galaxy(with_={(1, -1): "nebula", (-1, 1): "ion_storm"})
    scene.play(ChooseSpecialSystem(seat=0))
    scene.refuses("sol", "special", SPACE[LODOR], rule="SA-6.3.1", key="no_special_system")


def test_joint_fleet_exercise_needs_fleets_side_by_side() -> None:
    scene = galaxy()
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.put("sol", LODOR, cruiser=1)
    scene.put("sol", TARMANN, cruiser=1)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.play(ChooseFleets(seat=0))
    scene.refuses("sol", "fleets", 1, SPACE[LODOR], SPACE[EAST], rule="SA-8.7.1", key="no_such_fleets")


def test_a_ransom_is_paid_by_who_has_the_goods() -> None:
    scene = galaxy()
    scene.take("sol", "lodor")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", "lodor", space_dock=1)
    scene.goods("sol", 1)
    scene.play(GiveUpDock(seat=0, price=3))
    scene.refuses("sol", "ransom", rule="SA-8.3.4", key="not_enough_goods")


def test_bonuses_are_bought_with_votes_that_are_left() -> None:
    scene = galaxy()
    scene.play(BuyBonuses(seat=0, left=2, why="test"))
    scene.refuses("sol", "bonus", COUNTER, rule=BuyBonuses.rule, key="not_enough_votes_left")


def test_scavenger_fleets_raise_nothing_of_nobody() -> None:
    scene = duel("saar", "letnev", "hacan")
    scene.racial("saar", "scavenger_fleets")
    scene.hold("saar", "breakthrough")
    scene.sides({"war_sun": 1}, {})
    scene.put("neutral", "space:saudor", fighter=1)
    scene.rolls(10, 10, 10, 1)
    saudor = scene.system("saudor")
    action = TacticalAction(seat=0, system=saudor, stage="close")
    scene.play(SpaceBattle(attacker=0, defender=NEUTRAL, system=saudor), action)
    scene.refuses("saar", "play", "scavenger_fleets", rule="SA-4.9.1", key="not_the_winner")


def test_adaptable_ordnance_rigs_armour_nobody_in_a_round_of_combat() -> None:
    scene = duel("mentak", "letnev", "hacan")
    scene.racial("mentak", "adaptable_ordnance_rigs")
    scene.hold("mentak", "shields_holding")
    scene.sides({"cruiser": 2}, {"cruiser": 2})
    scene.fight(1, 1, 10, 10, stage="start_round")
    scene.stay()
    scene.choose("mentak", "pass")
    scene.refuses("mentak", "play", "adaptable_ordnance_rigs", rule="SA-10.4.1", key="nothing_changes")


def test_new_extraction_methods_pay_for_asteroids_that_were_crossed() -> None:
    scene = galaxy()
    scene.law("new_extraction_methods", 0)
    scene.hold("sol", "asteroid_base")
    scene.put("sol", SAUDOR, cruiser=1)
    scene.play(TacticalAction(seat=0, system=EAST))
    scene.choose("sol", "ship", "cruiser", SAUDOR, 0)
    while scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("sol", "done")
    scene.refuses("sol", "play", "new_extraction_methods", rule="SA-9.2.3", key="nothing_crossed")


def test_saar_3_gains_goods_in_the_action_phase_alone() -> None:
    scene = galaxy("saar", "letnev", "hacan")
    scene.state.phase = "status"
    scene.hold("saar", "rare_mineral")
    scene.play(GainPlanet(seat=0, planet="lodor"))
    scene.refuses("saar", "play", "saar.3", rule="SA-3.10.1", key="only_in_the_action_phase")


def test_morale_boost_saves_nobody_where_some_would_be_left() -> None:
    scene = duel("sol", "letnev", "hacan")
    mark(scene.game, "rallied", seat=0, until=GAME)
    scene.hold("sol", "shields_holding")
    scene.sides({"cruiser": 3}, {"cruiser": 1})
    scene.fight(1, 1, 1, 10)
    scene.stay()
    scene.refuses("sol", "play", "morale_boost", rule="SA-8.7.1", key="some_would_be_left")


def test_sa_9_2_2_pax_magnifica_places_votes() -> None:
    scene = forum()
    put_to_vote(scene, "pax_magnifica")
    scene.refuses("sol", "vote", "pax_magnifica", "for", rule="SA-9.2.2", key="votes_are_placed")


def test_krotoan_3_buys_no_technology_of_aliens() -> None:
    scene = Scene("krotoan", "letnev", "hacan")
    scene.hold("krotoan", "alien_technology")
    scene.play(Turn(seat=0, stage="choose"))
    key = "buys_no_technologies"
    scene.refuses("krotoan", "component", "alien_technology", rule="SA-10.2.2", key=key)


def test_forced_economic_independence_keeps_two_players_from_trading() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.law("forced_economic_independence", "0 1")
    scene.play(PrimaryTrade(seat=0, stage="negotiate"))
    option = ("propose", 1, "sol:1", "letnev:1")
    scene.refuses("sol", *option, rule="SA-9.2.3", key="forced_economic_independence")


def test_sa_16_2_4_a_dock_probes_once() -> None:
    scene = scene_at("vega")
    scene.put("sol", "wellon", space_dock=1)
    scene.put("sol", "saudor", space_dock=1)
    for planet, front in (("vega_minor", "settlers"), ("vega_major", "bio_hazard")):
        hide(scene, planet, front)
    scene.play(Probes(who=(0,)))
    scene.choose("sol", "probe", "vega_major", "wellon")
    scene.refuses("sol", "probe", "vega_minor", "wellon", rule="SA-16.2.4", key="dock_has_probed")


def test_spatial_conduit_network_joins_two_systems_of_its_owner() -> None:
    scene = galaxy("jolnar", "letnev", "hacan")
    scene.racial("jolnar", "spatial_conduit_network")
    scene.hold("jolnar", "faulty_targeting")
    scene.play(TacticalAction(seat=0, system=LODOR))
    key = "controls_no_two_systems"
    scene.refuses("jolnar", "play", "spatial_conduit_network", rule="SA-10.4.1", key=key)
