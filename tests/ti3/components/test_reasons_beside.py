"""Why something does not happen, or may not be used: told to whoever may use something else then."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.components.dueling import duel
from tests.ti3.landing import land, scene_at, set_down
from tests.ti3.scene import Scene
from tests.ti3.voyages import EAST, LODOR, MECATOL, SAUDOR, galaxy
from throneworld.imperium.marks import GAME, ROUND, mark
from throneworld.ti3.edition import BORROWED
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NEUTRAL, SPACE, Gate
from throneworld.ti3.steps.bases import anchor
from throneworld.ti3.steps.production import Build
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.space_battle import SpaceBattle


def test_flagship_jolnar_finds_nothing_to_silence_where_nobody_knows_a_technology() -> None:
    scene = duel("jolnar", "letnev", "hacan")
    scene.hold("jolnar", "surprise_assault")
    scene.sides({"flagship": 1}, {"cruiser": 1})
    scene.fight(stage="begin")
    scene.refuses("jolnar", "play", "flagship:jolnar", rule="SA-13.23.1", key="no_technology_there")


def test_yin_3_finds_nobody_to_convert_among_machines() -> None:
    scene = scene_at("tarmann", "yin", "letnev", "hacan")
    scene.hold("yin", "guerilla_warfare")
    scene.fleet("yin", "tarmann", "carrier", ground_force=2)
    scene.take("letnev", "tarmann")
    scene.put("letnev", "tarmann", mechanized_unit=2)
    land(scene, "tarmann")
    set_down(scene, "ground_force", on="tarmann")
    scene.choose("yin", "done")
    scene.refuses("yin", "play", "yin.3", rule="SA-1.5.6", key="nobody_to_convert")


def borrows(scene: Scene, ability: str) -> None:
    """The first player has the use of an ability of another race, by Multiculturalism."""
    mark(scene.game, BORROWED, seat=0, subject=ability, until=ROUND)


def gates(scene: Scene) -> Scene:
    """Krotoan has copied what folds the gate, and something to use when the Status Phase begins."""
    scene.racial("krotoan", "lazax_gate_folding", "slave_wormhole_generator")
    scene.put("neutral", "mecatol_rex", ground_force=1)
    scene.play(StatusPhase(stage="begin"))
    return scene


def test_lazax_gate_folding_does_not_fold_into_the_arms_of_neutral_units() -> None:
    scene = gates(Scene("krotoan", "sol", "letnev"))
    scene.refuses("krotoan", "play", "lazax_gate_folding", rule="SA-7.1.1", key="neutral_units_there")


def test_lazax_gate_folding_needs_mecatol_rex() -> None:
    scene = gates(scene_at("quann", "krotoan", "sol", "letnev"))
    scene.refuses("krotoan", "play", "lazax_gate_folding", rule="SA-7.1.1", key="no_such_planet")


def test_vorhal_peace_prize_is_for_the_fewest_counters_in_fleet_supply() -> None:
    scene = Scene("creuss", "sol", "letnev")
    scene.racial("creuss", "slave_wormhole_generator")
    scene.law("vorhal_peace_prize", 0)
    scene.counters("creuss", 3, 4, 2)
    scene.play(StatusPhase(stage="begin"))
    scene.refuses("creuss", "play", "vorhal_peace_prize", rule="SA-9.2.3", key="not_the_fewest")


def test_quantum_datahub_node_needs_a_partner() -> None:
    scene = Scene("hacan", "sol", "letnev")
    scene.racial("hacan", "quantum_datahub_node")
    scene.hold("hacan", "inception")
    scene.politics("hacan", "veto")
    scene.agenda("sol", "emperor")
    scene.play(StrategyPhase(stage="end"))
    scene.refuses("hacan", "play", "quantum_datahub_node", rule="SA-10.4.1", key="no_cards_of_partners")


def test_cybernetic_overlords_settle_nothing_that_fell_without_a_combat() -> None:
    """Ruling 167."""
    scene = scene_at("tarmann", "lizix", "sol", "hacan")
    scene.racial("lizix", "cybernetic_overlords")
    scene.hold("lizix", "liberation")
    scene.take("sol", "tarmann")
    scene.fleet("lizix", "tarmann", "carrier", ground_force=2)
    land(scene, "tarmann")
    set_down(scene, "ground_force", on="tarmann")
    scene.choose("lizix", "done")
    scene.refuses("lizix", "play", "cybernetic_overlords", rule="SA-5.6.2", key="no_combat_won")


def test_salvage_operations_pay_nothing_for_neutral_ships() -> None:
    scene = duel("mentak", "letnev", "hacan")
    scene.racial("mentak", "salvage_operations")
    scene.hold("mentak", "breakthrough")
    scene.sides({"war_sun": 1}, {})
    scene.put("neutral", "space:saudor", fighter=1)
    scene.rolls(10, 10, 10, 1)
    saudor = scene.system("saudor")
    action = TacticalAction(seat=0, system=saudor, stage="over")
    scene.play(SpaceBattle(attacker=0, defender=NEUTRAL, system=saudor), action)
    scene.refuses("mentak", "play", "salvage_operations", rule="SA-4.9.1", key="not_against_a_player")


def test_minelayers_wait_for_ships_that_set_mines_off() -> None:
    """Fighters do not (ruling 53)."""
    scene = galaxy()
    scene.technologies("sol", "advanced_fighters")
    scene.hold("letnev", "minelayers", "incoming")
    scene.put("sol", LODOR, fighter=2)
    scene.take("letnev", "saudor")
    scene.put("letnev", "saudor", pds=1)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.play(TacticalAction(seat=0, system=SAUDOR))
    scene.choose("sol", "ship", "fighter", LODOR, 0)
    while scene.prompt in ("load_ship", "move_ships", "stow"):
        scene.choose("sol", "done")
    scene.refuses("letnev", "play", "minelayers", rule="SA-3.16.2", key="nobody_came")


def test_communications_breakdown_makes_up_for_no_turn_that_was_not_skipped() -> None:
    scene = Scene("sol", "letnev", "hacan")
    mark(scene.game, "cut_off", seat=0, until=GAME)
    scene.technologies("sol", "integrated_economy")
    scene.play(Turn(seat=0, stage="own_end"))
    scene.refuses("sol", "play", "communications_breakdown", rule="SA-3.11.1", key="not_skipped")


def test_minister_of_annihilation_has_nothing_in_store_for_an_owner_who_has_named_no_system() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.law("minister_of_annihilation", 0)
    scene.technologies("sol", "hyper_metabolism")
    scene.hold("sol", "veto")
    scene.play(StatusPhase(stage="end"))
    scene.refuses("sol", "play", "minister_of_annihilation", rule="SA-9.2.3", key="nothing_put_off")


def test_arborec_5_swaps_nothing_where_no_dock_could_go() -> None:
    scene = Scene("arborec", "letnev", "hacan")
    scene.technologies("arborec", "hyper_metabolism")
    scene.hold("arborec", "veto")
    scene.play(StatusPhase(stage="end"))
    scene.refuses("arborec", "play", "arborec.5", rule="SA-1.5.6", key="no_planet")


def test_hacan_3_trades_no_cards_where_nobody_has_any() -> None:
    """Beside it Shuttle Logistics may move ground units."""
    scene = Scene("yssaril", "sol", "hacan")
    scene.racial("yssaril", "shuttle_logistics")
    borrows(scene, "hacan.3")
    scene.put("yssaril", "retillion", ground_force=2)
    scene.take("yssaril", "lodor")
    scene.play(StatusPhase(stage="begin"))
    scene.refuses("yssaril", "play", "hacan.3", rule="SA-1.5.6", key="nobody_has_action_cards")


def test_minister_of_technology_needs_technologies_of_others() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.law("minister_of_technology", 0)
    scene.hold("sol", "temporary_stability")
    scene.play(StrategyPhase(stage="beginning"))
    scene.refuses("sol", "play", "minister_of_technology", rule="SA-9.2.3", key="nobody_has_technologies")


def test_cut_supply_lines_leave_one_counter() -> None:
    scene = galaxy()
    scene.law("minister_of_internal_security", 1)
    scene.hold("letnev", "cut_supply_lines")
    scene.goods("letnev", 5)
    scene.take("hacan", "mecatol_rex")
    scene.put("hacan", "mecatol_rex", ground_force=2)
    scene.counters("sol", 3, 1, 2)
    scene.play(TacticalAction(seat=0, system=MECATOL))
    scene.refuses("letnev", "play", "cut_supply_lines", rule="SA-8.5.1", key="supply_too_low")


def test_magen_defense_grid_is_spent_shield_by_shield() -> None:
    """Beside it, whoever is rallied may save what would be lost."""
    scene = scene_at("quann")
    scene.technologies("letnev", "magen_defense_grid")
    mark(scene.game, "rallied", seat=1, until=GAME)
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "carrier", ground_force=3)
    scene.rolls(10, 10, 10, 1)
    land(scene, "quann")
    set_down(scene, "ground_force", "ground_force", "ground_force", on="quann")
    scene.refuses("letnev", "play", "magen_defense_grid", rule="SA-5.2.7", key="no_shield_left")


def splicing(**defenders: int) -> Battlefield:
    """Creuss may shoot first, as Mentak does, and has Dimensional Splicer."""
    scene = duel("creuss", "letnev", "mentak")
    scene.racial("creuss", "dimensional_splicer")
    borrows(scene, "mentak.2")
    scene.sides({"destroyer": 2}, defenders)
    return scene


def test_dimensional_splicer_tears_no_space_without_a_wormhole_and_no_fighters() -> None:
    scene = splicing(cruiser=1)
    scene.fight(stage="shots")
    scene.refuses("creuss", "play", "dimensional_splicer", rule="SA-10.4.1", key="no_wormhole_there")
    scene = splicing(fighter=1)
    scene.state.gates = (Gate(scene.system("saudor"), ("A", "A")),)
    scene.fight(stage="shots")
    scene.refuses("creuss", "play", "dimensional_splicer", rule="SA-10.4.1", key="fighters_alone")


def test_impulsion_shields_hold_off_no_hit_that_nobody_rolled() -> None:
    scene = duel("sol", "letnev", "hacan")
    scene.technologies("sol", "impulsion_shields")
    scene.hold("sol", "stray_shot")
    scene.hold("letnev", "rule_by_terror")
    scene.sides({"cruiser": 3}, {"war_sun": 1})
    scene.fight(stage="begin")
    scene.choose("letnev", "play", "rule_by_terror")
    if scene.prompt == "flee_or_suffer":
        scene.choose("sol", "suffer")
    scene.refuses("sol", "play", "impulsion_shields", rule="SA-20.1.12", key="no_combat_roll")


def test_exotrireme_rams_nobody_where_nobody_is_left() -> None:
    scene = duel("norr", "letnev", "hacan")
    scene.racial("norr", "exotrireme")
    scene.hold("norr", "wing_commander")
    scene.sides({"dreadnought": 2}, {"destroyer": 1})
    scene.fight(10, 10, 1)
    scene.stay()
    scene.refuses("norr", "play", "exotrireme", rule="SA-4.8.1", key="nobody_left_there")


def test_yin_spinner_spins_nothing_at_a_base_in_space() -> None:
    scene = galaxy("yin", "letnev", "hacan")
    scene.racial("yin", "yin_spinner")
    scene.hold("yin", "ancillary_workforce")
    scene.goods("yin", 20)
    scene.put("yin", EAST, space_dock=1)
    anchor(scene.game, 0, SPACE[EAST])
    scene.play(Build(seat=0, system=EAST))
    scene.choose("yin", "produce", "destroyer", SPACE[EAST])
    while scene.prompt == "produce_unit":
        scene.choose("yin", "done")
    scene.refuses("yin", "play", "yin_spinner", rule="SA-13.7.1", key="no_dock_builds")
