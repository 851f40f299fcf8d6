"""Components that change what is produced, where, and what it costs."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.imperium.board import adjacent_to
from throneworld.imperium.paying import RESOURCES, Pay, purse
from throneworld.imperium.planets import influence, resources
from throneworld.ti4.steps.production import ProduceUnits, UseProduction, production_value
from throneworld.ti4.strategic.warfare import has_means


def dock(faction: str, planet: str, system: int) -> Scene:
    others = [each for each in ("sol", "letnev", "jolnar") if each != faction]
    scene = Scene(faction, *others[:2])
    scene.put(faction, planet, space_dock=1)
    scene.state.active_system = system
    return scene


def test_sarween_tools_takes_one_off_the_combined_cost() -> None:
    scene = dock("sol", "jord", 1)
    scene.technologies("sol", "sarween_tools")
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "dreadnought", "1")
    assert scene.ask().about["cost"] == 3
    scene.choose("sol", "produce", "fighter", "1")
    scene.choose("sol", "produce", "fighter", "1")
    assert scene.done
    assert scene.units("sol", 1) == {"dreadnought": 1, "fighter": 2}
    assert scene.state.exhausted == ("jord",)


def test_sarween_tools_make_a_unit_that_costs_one_free() -> None:
    scene = dock("sol", "jord", 1)
    scene.take("sol", "jord", exhausted=True)
    scene.technologies("sol", "sarween_tools")
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "destroyer", "1")
    assert scene.done
    assert scene.units("sol", 1) == {"destroyer": 1}


def test_sarween_tools_are_means_enough_for_the_secondary_of_warfare() -> None:
    scene = dock("sol", "jord", 1)
    scene.take("sol", "jord", exhausted=True)
    assert not has_means(scene.state, 0)
    scene.technologies("sol", "sarween_tools")
    assert has_means(scene.state, 0)


def test_sarween_tools_are_named_where_the_rest_is_too_dear() -> None:
    scene = dock("sol", "jord", 1)
    scene.technologies("sol", "sarween_tools")
    scene.play(UseProduction(seat=0, system=1))
    refusal = scene.game.refusal(0, ("produce", "flagship", "1"))
    assert refusal is not None and refusal.args[-1] == "sarween_tools -1"


def test_sarween_tools_do_not_help_production_by_an_ability() -> None:
    scene = dock("sol", "jord", 1)
    scene.take("sol", "jord", exhausted=True)
    scene.technologies("sol", "sarween_tools")
    scene.play(ProduceUnits(seat=0, system=1, places=("jord",), most=1))
    assert scene.done
    assert scene.units("sol", 1) == {}


def test_hegemonic_trade_policy_swaps_the_values_of_a_planet_for_one_production() -> None:
    scene = dock("winnu", "winnu", 7)
    scene.technologies("winnu", "hegemonic_trade_policy")
    scene.take("winnu", "mecatol_rex")
    scene.play(UseProduction(seat=0, system=7))
    assert scene.options() == (("play", "hegemonic_trade_policy"), ("pass",))
    scene.choose("winnu", "play", "hegemonic_trade_policy")
    assert scene.options() == (("swap", "winnu"), ("swap", "mecatol_rex"))
    scene.choose("winnu", "swap", "mecatol_rex")
    assert scene.state.exhausted_technologies[0] == ("hegemonic_trade_policy",)
    assert resources(scene.state, "mecatol_rex") == 6
    assert purse(scene.state, 0, RESOURCES) == 9
    scene.choose("winnu", "produce", "flagship", "7")
    scene.choose("winnu", "done")
    assert scene.units("winnu", 7) == {"flagship": 1}
    assert resources(scene.state, "mecatol_rex") == 1


def test_hegemonic_trade_policy_changes_the_production_of_a_dock() -> None:
    scene = dock("winnu", "winnu", 7)
    scene.technologies("winnu", "hegemonic_trade_policy")
    scene.play(UseProduction(seat=0, system=7))
    scene.choose("winnu", "play", "hegemonic_trade_policy")
    assert scene.ask().about["most"] == 2 + 4


def test_hegemonic_trade_policy_ends_even_if_nothing_is_produced() -> None:
    scene = dock("winnu", "winnu", 7)
    scene.technologies("winnu", "hegemonic_trade_policy")
    scene.play(UseProduction(seat=0, system=7))
    scene.choose("winnu", "play", "hegemonic_trade_policy")
    scene.choose("winnu", "done")
    assert (scene.done, scene.state.marks) == (True, ())


def test_prophecy_of_ixth_is_kept_by_two_fighters() -> None:
    scene = dock("sol", "jord", 1)
    scene.law("prophecy_of_ixth", 0)
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "fighter", "1")
    scene.choose("sol", "produce", "fighter", "1")
    scene.choose("sol", "done")
    assert scene.state.laws == {"prophecy_of_ixth": 0}


def test_prophecy_of_ixth_is_discarded_after_a_production_with_fewer() -> None:
    scene = dock("sol", "jord", 1)
    scene.law("prophecy_of_ixth", 0)
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "produce", "fighter", "1")
    scene.choose("sol", "done")
    assert scene.state.laws == {}
    assert scene.told("agenda_discarded") == [("prophecy_of_ixth",)]


def test_prophecy_of_ixth_stays_if_production_is_not_used() -> None:
    scene = dock("sol", "jord", 1)
    scene.law("prophecy_of_ixth", 0)
    scene.play(UseProduction(seat=0, system=1))
    scene.choose("sol", "done")
    assert scene.state.laws == {"prophecy_of_ixth": 0}


def test_mitosis_docks_produce_no_infantry() -> None:
    scene = dock("arborec", "nestphar", 5)
    scene.play(UseProduction(seat=0, system=5))
    assert not [option for option in scene.options() if option[1:2] == ("infantry",)]


def test_mitosis_leaves_infantry_to_what_letani_warriors_can_produce() -> None:
    scene = dock("arborec", "nestphar", 5)
    scene.put("arborec", "nestphar", infantry=2)
    scene.play(UseProduction(seat=0, system=5))
    assert scene.ask().about["most"] == 2 + 3 + 2
    for _ in range(2):
        scene.choose("arborec", "produce", "infantry", "nestphar")
    assert scene.refusal("arborec", "produce", "infantry", "nestphar") == "RR 59.1 infantry_limit"
    assert ("produce", "fighter", "5") in scene.options()


def test_letani_warrior_1_produces_where_it_stands() -> None:
    scene = Scene("arborec", "sol", "jolnar")
    scene.take("arborec", "wellon")
    scene.put("arborec", "wellon", infantry=1)
    scene.play(UseProduction(seat=0, system=19))
    assert ("produce", "infantry", "wellon") in scene.options()


def test_demilitarized_zone_takes_no_produced_units() -> None:
    scene = Scene("saar", "sol", "jolnar")
    scene.put("saar", 34, space_dock=1)
    scene.take("saar", "centauri", "gral")
    scene.law("demilitarized_zone", "centauri")
    scene.play(UseProduction(seat=0, system=34))
    places = [option[2] for option in scene.options() if option[1:2] == ("infantry",)]
    assert places == ["gral", "34"]


def test_demilitarized_zone_stops_production_by_abilities_too() -> None:
    scene = Scene("sol", "saar", "jolnar")
    scene.take("sol", "lodor")
    scene.law("demilitarized_zone", "lodor")
    scene.play(ProduceUnits(seat=0, system=26, places=("lodor",), kinds=("infantry",)))
    assert scene.done


def test_holy_planet_of_ixth_stops_production_of_units_on_it() -> None:
    scene = dock("sol", "lodor", 26)
    scene.take("sol", "lodor")
    assert production_value(scene.state, 0, 26) == 5
    scene.law("holy_planet_of_ixth", "lodor")
    assert production_value(scene.state, 0, 26) == 0


def test_regulated_conscription_gives_one_unit_for_the_cost() -> None:
    scene = dock("sol", "jord", 1)
    scene.law("regulated_conscription")
    scene.play(UseProduction(seat=0, system=1))
    for cost in (1, 2, 3):
        scene.choose("sol", "produce", "infantry", "jord")
        assert scene.ask().about["cost"] == cost


def stymied(system: int) -> Scene:
    """Arborec infantry on Wellon, the note in front of Letnev, and a ship of Letnev in a system."""
    scene = Scene("arborec", "letnev", "jolnar")
    scene.take("arborec", "wellon")
    scene.put("arborec", "wellon", infantry=2)
    note = scene.note("letnev", "stymie", "arborec")
    scene.state.notes[1] = tuple(each for each in scene.state.notes[1] if each != note)
    scene.state.notes_in_play[1] = (note,)
    scene.put("letnev", system, cruiser=1)
    return scene


def test_stymie_stops_production_in_a_system_with_units_of_its_holder() -> None:
    assert production_value(stymied(19).state, 0, 19) == 0


def test_stymie_stops_production_next_to_units_of_its_holder() -> None:
    scene = stymied(18)
    assert 18 in adjacent_to(scene.state, 19)
    assert production_value(scene.state, 0, 19) == 0


def test_stymie_leaves_systems_alone_that_are_far_from_its_holder() -> None:
    scene = stymied(27)
    assert 27 not in adjacent_to(scene.state, 19)
    assert production_value(scene.state, 0, 19) == 2


def test_stymie_does_not_count_units_in_home_systems() -> None:
    scene = stymied(5)
    scene.put("arborec", "nestphar", infantry=1)
    assert production_value(scene.state, 0, 5) == 1


def test_stymie_stops_abilities_that_produce_too() -> None:
    scene = stymied(19)
    scene.play(ProduceUnits(seat=0, system=19, places=("wellon",)))
    assert scene.done


def test_mirror_computing_doubles_what_a_trade_good_pays() -> None:
    scene = Scene("mentak", "sol", "jolnar")
    scene.technologies("mentak", "mirror_computing")
    scene.take("mentak", "moll_primus", exhausted=True)
    scene.goods("mentak", trade_goods=3)
    assert purse(scene.state, 0, RESOURCES) == 6
    scene.play(Pay(seat=0, amount=5, currency=RESOURCES, why="test"))
    assert scene.done
    assert scene.state.trade_goods[0] == 0


def test_core_mining_senate_sanctuary_and_terraforming_initiative_add_to_values() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.law("core_mining", "vefut_ii")
    scene.law("terraforming_initiative", "vefut_ii")
    scene.law("senate_sanctuary", "lodor")
    assert (resources(scene.state, "vefut_ii"), influence(scene.state, "vefut_ii")) == (5, 3)
    assert (resources(scene.state, "lodor"), influence(scene.state, "lodor")) == (3, 3)


def test_core_mining_raises_the_production_of_a_dock() -> None:
    scene = dock("sol", "vefut_ii", 20)
    scene.take("sol", "vefut_ii")
    scene.law("core_mining", "vefut_ii")
    assert production_value(scene.state, 0, 20) == 2 + 4


def test_fighter_2_may_be_produced_beyond_the_capacity_within_the_fleet_pool() -> None:
    scene = dock("letnev", "arc_prime", 10)
    scene.technologies("letnev", "fighter_2")
    scene.put("letnev", 10, fighter=3, cruiser=3)
    scene.play(UseProduction(seat=0, system=10))
    for _ in range(2):
        scene.choose("letnev", "produce", "fighter", "10")
    assert scene.refusal("letnev", "produce", "fighter", "10") == "RR 34.1 fleet_full"


def test_hybrid_crystal_fighter_2_counts_as_half_a_ship() -> None:
    scene = dock("naalu", "druaa", 9)
    scene.technologies("naalu", "hybrid_crystal_fighter_2")
    scene.put("naalu", 9, fighter=3, cruiser=2)
    scene.play(UseProduction(seat=0, system=9))
    for _ in range(2):
        scene.choose("naalu", "produce", "fighter", "9")
    assert scene.refusal("naalu", "produce", "fighter", "9") == "RR 34.1 fleet_full"


def test_war_sun_needs_its_technology_and_prototype_war_sun_1_does_not() -> None:
    scene = dock("muaat", "muaat", 4)
    scene.goods("muaat", trade_goods=8)
    scene.play(UseProduction(seat=0, system=4))
    assert ("produce", "war_sun", "4") in scene.options()


def test_use_production_of_one_unit_alone() -> None:
    scene = dock("letnev", "arc_prime", 10)
    scene.put("letnev", "wren_terra", space_dock=1)
    scene.play(UseProduction(seat=0, system=10, kind="space_dock", only="wren_terra"))
    assert scene.ask().about["most"] == 4
    assert ("produce", "infantry", "arc_prime") not in scene.options()
