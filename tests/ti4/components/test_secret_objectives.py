"""Every secret objective: scored when its requirement is met, refused when one is missing."""

from __future__ import annotations

from tests.ti4.components.scoring import (
    CULTURAL,
    HAZARDOUS,
    INDUSTRIAL,
    is_scored,
    is_short,
    offer,
    scores,
    with_objective,
)
from tests.ti4.scene import Scene
from throneworld.imperium.marks import COMBAT, mark
from throneworld.ti4.objectives import (
    LISTENERS,
    SCORED_IN_COMBAT,
    happening,
    objective_refusal,
    public_objectives,
)
from throneworld.ti4.phases.status import ScoreObjectives
from throneworld.ti4.tables import ACTION_PHASE, AGENDA_PHASE

# Secret objectives of the status phase


def test_adapt_new_strategies_counts_faction_technologies() -> None:
    scene = with_objective("adapt_new_strategies")
    scene.technologies("sol", "spec_ops_2", "gravity_drive", "cruiser_2")
    assert is_short(scene, "adapt_new_strategies")
    scene.technologies("sol", "advanced_carrier_2")
    assert scores(scene, "adapt_new_strategies")


def test_adapt_new_strategies_counts_what_an_assimilator_copies_and_not_itself() -> None:
    scene = with_objective("adapt_new_strategies", "nekro", "letnev", "jolnar")
    scene.technologies("nekro", "valefar_assimilator_x", "valefar_assimilator_y", "l4_disruptors")
    assert is_short(scene, "adapt_new_strategies")
    scene.technologies("nekro", "eres_siphons")
    assert scores(scene, "adapt_new_strategies")


def test_become_the_gatekeeper_needs_ships_at_both_wormholes() -> None:
    scene = with_objective("become_the_gatekeeper")
    scene.put("sol", 39, cruiser=1)
    scene.put("sol", 26, cruiser=1)
    assert is_short(scene, "become_the_gatekeeper")
    scene.put("sol", 40, fighter=1)
    assert scores(scene, "become_the_gatekeeper")


def test_control_the_region_needs_ships_in_six_systems() -> None:
    scene = with_objective("control_the_region")
    for system in (1, 18, 19, 22, 23):
        scene.put("sol", system, destroyer=1)
    scene.put("sol", "lodor", infantry=2)
    scene.put("sol", 25, infantry=1)
    assert is_short(scene, "control_the_region")
    scene.put("sol", 25, fighter=1)
    assert scores(scene, "control_the_region")


def test_cut_supply_lines_needs_a_ship_over_a_foreign_space_dock() -> None:
    scene = with_objective("cut_supply_lines")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", 1, cruiser=1)
    scene.put("letnev", "arc_prime", space_dock=1)
    scene.put("sol", 29, cruiser=1)
    assert is_short(scene, "cut_supply_lines")
    scene.put("sol", 10, cruiser=1)
    assert scores(scene, "cut_supply_lines")


def test_establish_a_perimeter_counts_four_pds() -> None:
    scene = with_objective("establish_a_perimeter")
    scene.put("sol", "jord", pds=2)
    scene.put("sol", "lodor", pds=1)
    assert is_short(scene, "establish_a_perimeter")
    scene.put("sol", "quann", pds=1)
    assert scores(scene, "establish_a_perimeter")


def test_forge_an_alliance_counts_cultural_planets() -> None:
    scene = with_objective("forge_an_alliance")
    scene.take("sol", *CULTURAL[:3], *HAZARDOUS)
    assert is_short(scene, "forge_an_alliance")
    scene.take("sol", CULTURAL[3])
    assert scores(scene, "forge_an_alliance")


def test_form_a_spy_network_costs_five_action_cards_one_by_one() -> None:
    scene = with_objective("form_a_spy_network")
    scene.hold("sol", "sabotage", "sabotage", "sabotage", "bribery")
    assert is_short(scene, "form_a_spy_network")
    scene.hold("sol", "spy", "veto")
    offer(scene, "form_a_spy_network")
    assert scene.options() == (
        ("discard", "sabotage"),
        ("discard", "bribery"),
        ("discard", "spy"),
        ("discard", "veto"),
    )
    for title in ("sabotage", "sabotage", "sabotage", "spy", "veto"):
        scene.choose("sol", "discard", title)
    assert is_scored(scene, "form_a_spy_network")
    assert scene.state.hands[0] == ("bribery_1",)


def test_fuel_the_war_machine_counts_three_space_docks() -> None:
    scene = with_objective("fuel_the_war_machine")
    scene.put("sol", "jord", space_dock=1)
    scene.put("sol", "lodor", space_dock=1)
    assert is_short(scene, "fuel_the_war_machine")
    scene.put("sol", "quann", space_dock=1)
    assert scores(scene, "fuel_the_war_machine")


def test_gather_a_mighty_fleet_counts_five_dreadnoughts() -> None:
    scene = with_objective("gather_a_mighty_fleet")
    scene.put("sol", 1, dreadnought=3)
    scene.put("sol", 18, dreadnought=1)
    assert is_short(scene, "gather_a_mighty_fleet")
    scene.put("sol", 19, dreadnought=1)
    assert scores(scene, "gather_a_mighty_fleet")


def test_learn_the_secrets_of_the_cosmos_needs_ships_next_to_anomalies() -> None:
    scene = with_objective("learn_the_secrets_of_the_cosmos")
    scene.put("sol", 42, cruiser=1)
    scene.put("sol", 23, cruiser=1)
    scene.put("sol", 30, cruiser=1)
    scene.put("sol", 1, cruiser=1)
    assert is_short(scene, "learn_the_secrets_of_the_cosmos")
    scene.put("sol", 33, cruiser=1)
    assert scores(scene, "learn_the_secrets_of_the_cosmos")


def test_master_the_laws_of_physics_needs_four_of_one_colour() -> None:
    scene = with_objective("master_the_laws_of_physics")
    scene.technologies("sol", "antimass_deflectors", "gravity_drive", "fleet_logistics", "carrier_2")
    assert is_short(scene, "master_the_laws_of_physics")
    scene.technologies("sol", "light_wave_deflector")
    assert scores(scene, "master_the_laws_of_physics")


def test_master_the_laws_of_physics_gives_a_copied_text_no_colour() -> None:
    scene = with_objective("master_the_laws_of_physics", "nekro", "creuss", "jolnar")
    scene.technologies("nekro", "antimass_deflectors", "gravity_drive", "fleet_logistics")
    scene.technologies("nekro", "wormhole_generator")
    assert is_short(scene, "master_the_laws_of_physics")


def test_mine_rare_minerals_counts_hazardous_planets() -> None:
    scene = with_objective("mine_rare_minerals")
    scene.take("sol", *HAZARDOUS[:3], *CULTURAL)
    assert is_short(scene, "mine_rare_minerals")
    scene.take("sol", HAZARDOUS[3])
    assert scores(scene, "mine_rare_minerals")


def test_monopolize_production_counts_industrial_planets() -> None:
    scene = with_objective("monopolize_production")
    scene.take("sol", *INDUSTRIAL[:3], *CULTURAL)
    assert is_short(scene, "monopolize_production")
    scene.take("sol", INDUSTRIAL[3])
    assert scores(scene, "monopolize_production")


def test_occupy_the_seat_of_the_empire_needs_mecatol_rex_and_three_ships_there() -> None:
    scene = with_objective("occupy_the_seat_of_the_empire")
    scene.put("sol", 18, carrier=1, fighter=2)
    assert is_short(scene, "occupy_the_seat_of_the_empire")
    scene.take("sol", "mecatol_rex")
    assert scores(scene, "occupy_the_seat_of_the_empire")
    scene = with_objective("occupy_the_seat_of_the_empire")
    scene.take("sol", "mecatol_rex")
    scene.put("sol", 18, carrier=1, fighter=1, infantry=2)
    assert is_short(scene, "occupy_the_seat_of_the_empire")


def test_threaten_enemies_needs_a_ship_next_to_a_foreign_home_system() -> None:
    scene = with_objective("threaten_enemies")
    scene.put("sol", 31, cruiser=1)
    scene.put("sol", 10, cruiser=1)
    assert is_short(scene, "threaten_enemies")
    scene.put("sol", 29, cruiser=1)
    assert scores(scene, "threaten_enemies")


# Secret objectives of the action phase


def in_action_phase(objective: str) -> Scene:
    scene = Scene("sol", "letnev", "jolnar")
    scene.secret("sol", objective)
    return scene


def is_scored_when_it_happens(objective: str) -> bool:
    """Nothing is offered to the player who did something else, nor in the status phase."""
    scene = in_action_phase(objective)
    others = [each.id for each in LISTENERS if each.id != objective]
    for other in others:
        happening(scene.game, 0, other)
    happening(scene.game, 1, objective)
    scene.play()
    assert scene.done
    scene.play(ScoreObjectives(seat=0))
    assert scene.done and scene.state.scored[0] == ()
    scene.state.phase = AGENDA_PHASE
    happening(scene.game, 0, objective)
    scene.play()
    assert scene.done
    scene.state.phase = ACTION_PHASE
    happening(scene.game, 0, objective)
    scene.play()
    assert scene.options() == (("play", objective), ("pass",))
    scene.choose("sol", "play", objective)
    return is_scored(scene, objective)


def is_limited_in_combat(objective: str) -> bool:
    scene = in_action_phase(objective)
    mark(scene.game, SCORED_IN_COMBAT, seat=0, until=COMBAT)
    happening(scene.game, 0, objective)
    scene.play()
    return scene.done


def test_destroy_their_greatest_ship_is_scored_when_it_happens() -> None:
    assert is_scored_when_it_happens("destroy_their_greatest_ship")
    assert is_limited_in_combat("destroy_their_greatest_ship")


def test_make_an_example_of_their_world_is_scored_when_it_happens() -> None:
    assert is_scored_when_it_happens("make_an_example_of_their_world")
    assert is_limited_in_combat("make_an_example_of_their_world")


def test_spark_a_rebellion_is_scored_when_it_happens() -> None:
    assert is_scored_when_it_happens("spark_a_rebellion")
    assert is_limited_in_combat("spark_a_rebellion")


def test_turn_their_fleets_to_dust_is_scored_when_it_happens_and_is_no_part_of_a_combat() -> None:
    assert is_scored_when_it_happens("turn_their_fleets_to_dust")
    assert not is_limited_in_combat("turn_their_fleets_to_dust")


def test_unveil_flagship_is_scored_when_it_happens() -> None:
    assert is_scored_when_it_happens("unveil_flagship")
    assert is_limited_in_combat("unveil_flagship")


# Standing rules


def test_nomadic_players_score_public_objectives_without_their_home_planets() -> None:
    for faction, allowed in (("saar", True), ("letnev", False)):
        scene = with_objective("negotiate_trade_routes", faction, "mentak", "jolnar")
        scene.goods(faction, 5)
        scene.take("mentak", "ragh" if allowed else "wren_terra")
        refusal = objective_refusal(scene.game, 0, "negotiate_trade_routes")
        assert (refusal is None) == allowed


def test_notes_4_25f_classified_document_leaks_lets_others_score_the_objective_as_a_public_one() -> None:
    scene = with_objective("negotiate_trade_routes")
    scene.state.scored[1] = ("establish_a_perimeter",)
    scene.law("classified_document_leaks", "establish_a_perimeter")
    scene.put("sol", "jord", pds=4)
    scene.put("letnev", "arc_prime", pds=4)
    assert public_objectives(scene.state) == ("negotiate_trade_routes", "establish_a_perimeter")
    scene.play(ScoreObjectives(seat=1))
    assert scene.done and scene.state.points[1] == 0
    scene.goods("sol", 5)
    scene.play(ScoreObjectives(seat=0))
    scene.choose("sol", "score", "establish_a_perimeter")
    assert scene.done, "one public objective is all"
    assert scene.state.points[0] == 1
    scene.take("letnev", "jord")
    scene.state.scored[0] = ()
    refusal = objective_refusal(scene.game, 0, "establish_a_perimeter")
    assert refusal is not None and refusal.rule == "RR 52.16"


def test_notes_4_25a_classified_document_leaks_keeps_the_timing_of_the_elected_objective() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.state.scored[1] = ("unveil_flagship",)
    scene.law("classified_document_leaks", "unveil_flagship")
    happening(scene.game, 1, "unveil_flagship")
    scene.play()
    assert scene.done
    happening(scene.game, 0, "unveil_flagship")
    scene.play()
    scene.choose("sol", "play", "unveil_flagship")
    assert scene.state.scored[0] == ("unveil_flagship",)
    assert scene.state.points == [1, 0, 0]
