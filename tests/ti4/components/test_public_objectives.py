"""Every public objective: scored when its requirement is met, refused when one is missing."""

from __future__ import annotations

from tests.ti4.components.scoring import (
    HAZARDOUS,
    INDUSTRIAL,
    is_scored,
    is_short,
    offer,
    scores,
    with_objective,
)

# Stage I


def test_corner_the_market_counts_planets_of_one_trait() -> None:
    scene = with_objective("corner_the_market")
    scene.take("sol", *HAZARDOUS[:3], *INDUSTRIAL[:3], "mecatol_rex")
    assert is_short(scene, "corner_the_market")
    scene.take("sol", HAZARDOUS[3])
    assert scores(scene, "corner_the_market")


def test_develop_weaponry_counts_upgraded_types() -> None:
    scene = with_objective("develop_weaponry")
    scene.technologies("sol", "spec_ops_2", "gravity_drive")
    assert is_short(scene, "develop_weaponry")
    scene.technologies("sol", "infantry_2")
    assert is_short(scene, "develop_weaponry")
    scene.technologies("sol", "cruiser_2")
    assert scores(scene, "develop_weaponry")


def test_diversify_research_needs_two_colours_twice() -> None:
    scene = with_objective("diversify_research")
    scene.technologies("sol", "antimass_deflectors", "gravity_drive", "neural_motivator", "cruiser_2")
    assert is_short(scene, "diversify_research")
    scene.technologies("sol", "dacxive_animators")
    assert scores(scene, "diversify_research")


def test_erect_a_monument_is_paid_with_eight_resources() -> None:
    scene = with_objective("erect_a_monument")
    scene.take("sol", "starpoint")
    assert is_short(scene, "erect_a_monument")
    scene.goods("sol", 1)
    assert scores(scene, "erect_a_monument")
    assert set(scene.state.exhausted) == {"jord", "starpoint"}
    assert scene.state.trade_goods[0] == 0


def test_expand_borders_leaves_home_systems_out() -> None:
    scene = with_objective("expand_borders")
    scene.take("sol", *HAZARDOUS[:4], "mecatol_rex", "arc_prime")
    assert is_short(scene, "expand_borders")
    scene.take("sol", HAZARDOUS[4])
    assert scores(scene, "expand_borders")


def test_found_research_outposts_counts_specialties() -> None:
    scene = with_objective("found_research_outposts")
    scene.take("sol", "wellon", "thibah", *HAZARDOUS)
    assert is_short(scene, "found_research_outposts")
    scene.take("sol", "tarmann")
    assert scores(scene, "found_research_outposts")


def test_intimidate_council_needs_ships_next_to_mecatol_rex() -> None:
    scene = with_objective("intimidate_council")
    scene.put("sol", 18, cruiser=1)
    scene.put("sol", 19, fighter=1)
    scene.put("sol", "tarmann", infantry=1)
    assert is_short(scene, "intimidate_council")
    scene.put("sol", 22, destroyer=1)
    assert scores(scene, "intimidate_council")


def test_lead_from_the_front_is_paid_from_two_pools_one_by_one() -> None:
    scene = with_objective("lead_from_the_front")
    scene.state.tactic[0], scene.state.strategy[0] = 1, 1
    assert is_short(scene, "lead_from_the_front")
    scene.state.strategy[0] = 3
    offer(scene, "lead_from_the_front")
    assert scene.options() == (("spend", "tactic"), ("spend", "strategy"))
    scene.choose("sol", "spend", "tactic")
    assert is_scored(scene, "lead_from_the_front")
    assert (scene.state.tactic[0], scene.state.fleet[0], scene.state.strategy[0]) == (0, 3, 1)


def test_negotiate_trade_routes_costs_five_trade_goods() -> None:
    scene = with_objective("negotiate_trade_routes")
    scene.goods("sol", 4, commodities=4)
    assert is_short(scene, "negotiate_trade_routes")
    scene.goods("sol", 6)
    assert scores(scene, "negotiate_trade_routes")
    assert scene.state.trade_goods[0] == 1


def test_sway_the_council_is_paid_with_eight_influence() -> None:
    scene = with_objective("sway_the_council")
    scene.take("sol", "meer", "zohbat")
    assert is_short(scene, "sway_the_council")
    scene.goods("sol", 1)
    assert scores(scene, "sway_the_council")
    assert scene.state.trade_goods[0] == 0


# Stage II


def test_centralize_galactic_trade_costs_ten_trade_goods_as_such() -> None:
    scene = with_objective("centralize_galactic_trade", "hacan", "mentak", "jolnar")
    scene.technologies("hacan", "mirror_computing")
    scene.goods("hacan", 9)
    assert is_short(scene, "centralize_galactic_trade")
    scene.goods("hacan", 10)
    assert scores(scene, "centralize_galactic_trade")
    assert scene.state.trade_goods[0] == 0


def test_conquer_the_weak_needs_a_planet_of_another_home_system() -> None:
    scene = with_objective("conquer_the_weak")
    scene.take("sol", "mecatol_rex")
    assert is_short(scene, "conquer_the_weak")
    scene.take("sol", "wren_terra")
    assert scores(scene, "conquer_the_weak")


def test_form_galactic_brain_trust_counts_five_specialties() -> None:
    scene = with_objective("form_galactic_brain_trust")
    scene.take("sol", "wellon", "thibah", "tarmann", "lazar")
    assert is_short(scene, "form_galactic_brain_trust")
    scene.take("sol", "gral")
    assert scores(scene, "form_galactic_brain_trust")


def test_found_a_golden_age_is_paid_with_sixteen_resources() -> None:
    scene = with_objective("found_a_golden_age")
    scene.take("sol", "starpoint", "zohbat", "bereg")
    scene.goods("sol", 2)
    assert is_short(scene, "found_a_golden_age")
    scene.goods("sol", 3)
    assert scores(scene, "found_a_golden_age")
    assert len(scene.state.exhausted) == 4


def test_galvanize_the_people_costs_six_tokens() -> None:
    scene = with_objective("galvanize_the_people")
    scene.state.tactic[0], scene.state.strategy[0], scene.state.fleet[0] = 3, 2, 5
    assert is_short(scene, "galvanize_the_people")
    scene.state.tactic[0] = 4
    offer(scene, "galvanize_the_people")
    for pool in ("tactic", "tactic", "tactic", "tactic"):
        scene.choose("sol", "spend", pool)
    assert is_scored(scene, "galvanize_the_people")
    assert (scene.state.tactic[0], scene.state.strategy[0], scene.state.fleet[0]) == (0, 0, 5)


def test_manipulate_galactic_law_is_paid_with_sixteen_influence() -> None:
    scene = with_objective("manipulate_galactic_law")
    scene.take("sol", "mecatol_rex", "meer", "torkan")
    assert is_short(scene, "manipulate_galactic_law")
    scene.goods("sol", 1)
    assert scores(scene, "manipulate_galactic_law")


def test_master_the_sciences_needs_all_four_colours_twice() -> None:
    scene = with_objective("master_the_sciences")
    scene.technologies("sol", "antimass_deflectors", "gravity_drive", "neural_motivator", "dacxive_animators")
    scene.technologies("sol", "plasma_scoring", "magen_defense_grid", "sarween_tools")
    assert is_short(scene, "master_the_sciences")
    scene.technologies("sol", "graviton_laser_system")
    assert scores(scene, "master_the_sciences")


def test_revolutionize_warfare_counts_three_upgraded_types() -> None:
    scene = with_objective("revolutionize_warfare")
    scene.technologies("sol", "cruiser_2", "pds_2", "sarween_tools")
    assert is_short(scene, "revolutionize_warfare")
    scene.technologies("sol", "fighter_2")
    assert scores(scene, "revolutionize_warfare")


def test_subdue_the_galaxy_counts_eleven_planets() -> None:
    scene = with_objective("subdue_the_galaxy")
    scene.take("sol", *HAZARDOUS, *INDUSTRIAL)
    assert is_short(scene, "subdue_the_galaxy")
    scene.take("sol", "mecatol_rex")
    assert scores(scene, "subdue_the_galaxy")


def test_unify_the_colonies_counts_six_planets_of_one_trait() -> None:
    scene = with_objective("unify_the_colonies")
    scene.take("sol", *HAZARDOUS[:5], *INDUSTRIAL)
    assert is_short(scene, "unify_the_colonies")
    scene.take("sol", HAZARDOUS[5])
    assert scores(scene, "unify_the_colonies")
