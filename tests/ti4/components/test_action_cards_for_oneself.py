"""Component actions that ready planets, bring goods or technologies, or place units."""

from __future__ import annotations

from tests.ti4.acting import is_used_up, stage, use, why_not

# Planets and goods


def test_economic_initiative_readies_ones_cultural_planets() -> None:
    scene = stage("economic_initiative")
    scene.take("sol", "lodor", "quann", "wellon", exhausted=True)
    scene.take("letnev", "centauri", exhausted=True)
    use(scene, "economic_initiative")
    assert is_used_up(scene)
    assert scene.state.exhausted == ("wellon", "centauri")


def test_economic_initiative_is_refused_if_nothing_would_be_readied() -> None:
    scene = stage("economic_initiative")
    scene.take("sol", "lodor")
    assert why_not(scene, "economic_initiative") == "RR 21.3 nothing_to_ready"


def test_industrial_initiative_brings_a_trade_good_for_each_industrial_planet() -> None:
    scene = stage("industrial_initiative")
    assert why_not(scene, "industrial_initiative") == "RR 21.3 no_such_planet"
    scene.take("sol", "wellon", "arnor", "lodor")
    scene.take("sol", "lor", exhausted=True)
    use(scene, "industrial_initiative")
    assert scene.state.trade_goods[0] == 3


def test_mining_initiative_brings_the_resources_of_a_planet_without_exhausting_it() -> None:
    scene = stage("mining_initiative")
    scene.take("sol", "abyz")
    use(scene, "mining_initiative")
    assert scene.options() == (("planet", "jord"), ("planet", "abyz"))
    scene.choose("sol", "planet", "abyz")
    assert scene.state.trade_goods[0] == 3
    assert scene.state.exhausted == ()


def test_mining_initiative_counts_what_is_attached() -> None:
    scene = stage("mining_initiative")
    scene.law("core_mining", "jord")
    use(scene, "mining_initiative")
    assert scene.state.trade_goods[0] == 6


def test_focused_research_costs_four_trade_goods() -> None:
    scene = stage("focused_research")
    scene.goods("sol", 3)
    assert why_not(scene, "focused_research") == "RR 82.4 too_few_trade_goods"
    scene.goods("sol", 4)
    assert why_not(scene, "focused_research") == ""
    scene.goods("sol", 5)
    use(scene, "focused_research")
    assert scene.state.trade_goods[0] == 1
    assert ("decline",) not in scene.options()
    assert ("research", "neural_motivator") in scene.options()
    assert ("research", "war_sun") not in scene.options(), "prerequisites apply"
    scene.choose("sol", "research", "neural_motivator")
    assert is_used_up(scene)
    assert "neural_motivator" in scene.state.technologies[0]


# Units


def test_frontline_deployment_places_three_infantry_on_one_planet() -> None:
    scene = stage("frontline_deployment")
    scene.take("sol", "abyz")
    use(scene, "frontline_deployment")
    assert scene.options() == (("planet", "jord"), ("planet", "abyz"))
    scene.choose("sol", "planet", "abyz")
    assert is_used_up(scene)
    assert scene.units("sol", "abyz") == {"infantry": 3}


def test_frontline_deployment_cannot_use_a_demilitarized_planet() -> None:
    scene = stage("frontline_deployment")
    scene.law("demilitarized_zone", "jord")
    assert why_not(scene, "frontline_deployment") == "RR 21.3 no_target"


def test_ghost_ship_appears_in_a_system_with_a_wormhole_and_no_ships_of_others() -> None:
    scene = stage("ghost_ship")
    scene.put("letnev", 39, fighter=1)
    scene.put("sol", 40, cruiser=1)
    use(scene, "ghost_ship")
    assert scene.options() == (("system", 25), ("system", 26), ("system", 40))
    assert scene.refusal("sol", "system", 39) == "RR 21.2 without_ships_of_others"
    assert scene.refusal("sol", "system", 18) == "RR 21.2 with_wormhole"
    scene.choose("sol", "system", 26)
    assert is_used_up(scene)
    assert scene.units("sol", 26) == {"destroyer": 1}


def test_ghost_ship_knows_the_gate_of_the_ghosts_but_not_their_home() -> None:
    scene = stage("ghost_ship", others=("creuss", "jolnar"))
    use(scene, "ghost_ship")
    assert ("system", 17) in scene.options()
    assert scene.refusal("sol", "system", 51) == "RR 21.2 not_home"


def test_ghost_ship_respects_the_fleet_pool() -> None:
    scene = stage("ghost_ship")
    scene.state.fleet[0] = 1
    scene.put("sol", 40, cruiser=1)
    use(scene, "ghost_ship")
    scene.choose("sol", "system", 40)
    assert scene.ask().prompt == "respect_limits"
    scene.choose("sol", "remove", "cruiser", 0)
    assert scene.units("sol", 40) == {"destroyer": 1}


def test_ghost_ship_is_refused_where_a_full_fleet_pool_would_only_give_it_back() -> None:
    scene = stage("ghost_ship")
    scene.state.fleet[0] = 1
    scene.put("sol", 40, destroyer=1)
    use(scene, "ghost_ship")
    assert scene.options() == (("system", 25), ("system", 26), ("system", 39))
    assert scene.refusal("sol", "system", 40) == "RR 21.2 takes_destroyer"


def test_ghost_ship_needs_a_fleet_pool() -> None:
    scene = stage("ghost_ship")
    scene.state.fleet[0] = 0
    assert why_not(scene, "ghost_ship") == "RR 21.3 no_target"


def test_war_effort_may_exchange_a_ship_where_the_fleet_pool_is_full() -> None:
    scene = stage("war_effort")
    scene.state.fleet[0] = 2
    scene.put("sol", 40, cruiser=1, destroyer=1)
    scene.put("sol", 1, cruiser=2)
    scene.put("sol", 18, carrier=1)
    use(scene, "war_effort")
    assert scene.refusal("sol", "system", 1) == "RR 21.2 takes_cruiser"
    scene.choose("sol", "system", 40)
    assert scene.options() == (("remove", "cruiser", 0), ("remove", "destroyer", 0))
    scene.choose("sol", "remove", "destroyer", 0)
    assert scene.units("sol", 40) == {"cruiser": 2}


def test_war_effort_places_a_cruiser_beside_ones_ships() -> None:
    scene = stage("war_effort")
    scene.put("sol", 40, fighter=1, carrier=1)
    scene.put("sol", 1, carrier=1)
    scene.put("sol", "jord", infantry=1, space_dock=1)
    use(scene, "war_effort")
    assert scene.options() == (("system", 1), ("system", 40))
    scene.choose("sol", "system", 1)
    assert is_used_up(scene)
    assert scene.units("sol", 1) == {"carrier": 1, "cruiser": 1}


def test_war_effort_takes_a_cruiser_off_the_board_if_none_is_left() -> None:
    scene = stage("war_effort")
    scene.state.fleet[0] = 8
    scene.put("sol", 40, cruiser=7)
    scene.put("sol", 19, cruiser=1)
    use(scene, "war_effort")
    scene.choose("sol", "system", 40)
    assert scene.units("sol", 40) == {"cruiser": 8}
    assert scene.units("sol", 19) == {}


def test_rise_of_a_messiah_places_one_infantry_on_every_planet() -> None:
    scene = stage("rise_of_a_messiah")
    scene.take("sol", "abyz", "fria")
    scene.take("sol", "wellon")
    scene.law("demilitarized_zone", "wellon")
    scene.put("sol", "fria", infantry=2)
    use(scene, "rise_of_a_messiah")
    assert is_used_up(scene)
    assert [scene.has("sol", planet, "infantry") for planet in ("jord", "abyz", "fria", "wellon")] == [
        1,
        1,
        3,
        0,
    ]


def test_rise_of_a_messiah_lets_one_choose_when_the_plastic_pieces_do_not_last() -> None:
    scene = stage("rise_of_a_messiah")
    stacks = (
        "jord",
        "wellon",
        "thibah",
        "tarmann",
        "saudor",
        "quann",
        "lodor",
        "tequran",
        "qucenn",
        "mellon",
    )
    scene.take("sol", *stacks[1:], "abyz", "fria", "bereg")
    for planet in stacks:
        scene.put("sol", planet, infantry=1)
    scene.put("sol", 18, carrier=1, infantry=1)
    use(scene, "rise_of_a_messiah")
    assert scene.ask().prompt == "place_while_pieces_last"
    assert scene.options() == tuple(("place", "infantry", each) for each in ("abyz", "fria", "bereg"))
    scene.choose("sol", "place", "infantry", "fria")
    assert is_used_up(scene)
    assert [scene.has("sol", each, "infantry") for each in ("jord", "abyz", "fria", "bereg")] == [2, 0, 1, 0]
