"""SA chapter 12: objectives that ask for a state of the board."""

from __future__ import annotations

from tests.ti3.claims import HACAN, LETNEV, SOL, asks, met, table
from tests.ti3.scene import Scene
from throneworld.imperium.units import SPACE_DOCK
from throneworld.ti3 import deeds
from throneworld.ti3.deeds import note
from throneworld.ti3.objectives.claiming import points_of
from throneworld.ti3.objectives.meeting import met_by
from throneworld.ti3.state import Agreement, Gate
from throneworld.ti3.tables import TECHNOLOGIES
from throneworld.ti3.tables import needs as ask
from throneworld.ti3.tables.windows import STATUS_PHASE

# What objectives ask for (SA-12.1.1)


def test_sa_12_1_1_a_system_is_controlled_with_a_ship_and_all_its_planets() -> None:
    scene = table()
    systems = ask.Systems(n=2, where=(ask.AT_SPECIAL,))
    scene.put("sol", "ion_storm", fighter=1)
    scene.put("sol", "space:cormund", cruiser=1)
    assert not asks(scene, systems), "not the planet of Cormund"
    scene.take("sol", "cormund")
    assert asks(scene, systems)
    assert not asks(scene, ask.Systems(n=2, where=(ask.AT_SPECIAL,), ship=ask.NON_FIGHTER))


def test_sa_12_1_1_every_system_must_be_controlled_where_there_is_one_at_all() -> None:
    scene = table()
    near = ask.Systems(every=True, where=(ask.NEAR_MECATOL,))
    for place in ("quann", "lodor", "home_sol"):
        scene.put("sol", f"space:{place}", cruiser=1)
    scene.take("sol", "quann")
    assert asks(scene, near), "Sol and Quann are next to Mecatol Rex"
    scene.take("letnev", "quann")
    assert not asks(scene, near)
    assert not asks(scene, ask.Presence(kind=(ask.SHIP_ANY,), every=True, where=(ask.AT_SUPERNOVA,))), "none"


def test_sa_12_1_1_systems_may_have_to_lie_apart_and_to_hold_units() -> None:
    scene = table()
    need = ask.Systems(n=2, holding=(("carrier", 1), (ask.GROUND, 4)), planetary=True, apart=2)
    for place in ("lodor", "wellon"):
        scene.take("sol", place)
        scene.fleet("sol", place, "carrier", ground_force=2)
        scene.put("sol", place, ground_force=2)
    assert not asks(scene, need), "they are adjacent"
    scene.take("sol", "saudor")
    scene.fleet("sol", "saudor", "carrier", ground_force=3)
    assert not asks(scene, need), "three ground units"
    scene.put("sol", "saudor", shock_troop=1)
    assert asks(scene, need)


def test_sa_12_1_1_and_ruling_148_distances_count_from_home_at_least_so_many_spaces() -> None:
    scene = table()
    scene.put("sol", "saudor", ground_force=2)
    scene.put("sol", "space:saudor", cruiser=2)
    far = ask.Units(kind=(ask.SHIP_ANY,), n=2, where=(ask.AWAY,), distance=4)
    assert not asks(scene, far) and asks(
        scene, ask.Units(kind=(ask.SHIP_ANY,), n=2, where=(ask.AWAY,), distance=3)
    )
    scene.put("sol", "space:thibah", fighter=2)
    assert asks(scene, far)


def test_sa_12_1_1_unstable_wormholes_are_ignored_stable_tokens_shorten_the_way() -> None:
    scene = table()
    scene.put("sol", "space:thibah", cruiser=2)
    ends = [scene.system("home_sol"), scene.system("saudor")]
    scene.state.gates = tuple(Gate(end, ("A", "B")) for end in ends)
    assert met(scene, "s1_2_ships_4_away") == ["s1_2_ships_4_away"]
    scene.state.gates = tuple(Gate(end, ("A", "A"), laid=True) for end in ends)
    assert met(scene, "s1_2_ships_4_away") == ["s1_2_ships_4_away"], "laid during the game"
    scene.state.gates = tuple(Gate(end, ("A", "A")) for end in ends)
    assert met(scene, "s1_2_ships_4_away") == []


def test_sa_12_1_1_closer_to_an_opponent_is_not_equally_far() -> None:
    scene = table()
    scene.take("sol", "thibah", "mecatol_rex")
    need = ask.Planets(n=2, where=(ask.CLOSER_TO_OPPONENT,))
    assert not asks(scene, need), "Mecatol Rex is nearer to Sol"
    scene.take("sol", "saudor")
    assert asks(scene, need), "saudor: two spaces from Letnev, three from Sol"


def test_sa_12_1_1_units_aboard_and_on_planets_make_presence() -> None:
    scene = table()
    scene.fleet("sol", "wellon", "carrier", ground_force=2)
    scene.put("sol", "lodor", ground_force=1)
    assert asks(scene, ask.Presence(kind=(ask.GROUND,), n=2, outside=ask.OWN_HOME))
    assert not asks(scene, ask.Presence(kind=(ask.GROUND,), n=2, each=2))
    assert asks(scene, ask.Units(kind=(ask.GROUND,), n=3, systems=2))
    assert not asks(scene, ask.Units(kind=(ask.GROUND,), n=3, systems=3))


def test_sa_12_1_1_presence_around_the_homes_of_several_opponents() -> None:
    scene = table()
    need = ask.Presence(kind=("cruiser",), n=1, where=(ask.NEAR_OPPONENT_HOME,), owners=2)
    scene.put("sol", "space:thibah", cruiser=1)
    assert not asks(scene, need)
    scene.put("sol", "space:quann", cruiser=1)
    assert asks(scene, need)


def test_sa_12_1_1_a_line_of_ships_needs_shared_borders() -> None:
    scene = table()
    for place in ("lodor", "wellon", "thibah"):
        scene.put("sol", f"space:{place}", fighter=1)
    assert not asks(scene, ask.Chain((ask.SHIP_ANY,), 3))
    scene.put("sol", "space:saudor", destroyer=1)
    assert asks(scene, ask.Chain((ask.SHIP_ANY,), 3)) and not asks(scene, ask.Chain((ask.SHIP_ANY,), 4))


def test_sa_12_1_1_technologies_by_number_and_colour_racial_ones_never() -> None:
    scene = table()
    scene.technologies("sol", "hylar_v_laser", "impulsion_shields", "automated_turrets", "ion_drive")
    scene.racial("sol", "advanced_fleet_tactics")
    assert asks(scene, ask.Technologies(n=4)) and not asks(scene, ask.Technologies(n=5))
    assert asks(scene, ask.Technologies(n=3, colour="red")) and not asks(
        scene, ask.Technologies(n=1, colour="green")
    )
    assert asks(scene, ask.Technologies(n=1, in_colours=2)) and not asks(
        scene, ask.Technologies(n=2, in_colours=2)
    )
    green = [each.id for each in TECHNOLOGIES if each.colour == "green"]
    scene.technologies("sol", *green[:-1])
    assert not asks(scene, ask.Technologies(every=True, colour="green"))
    scene.technologies("sol", green[-1])
    assert asks(scene, ask.Technologies(every=True, colour="green"))


def test_sa_12_1_1_one_colour_is_the_same_in_all_parts_of_an_objective() -> None:
    blue = {
        (0, 1): "elnath",
        (0, 2): "rigel",
        (0, 3): "tequran_torkan",
        (0, 4): "lisis_velnor",
        (0, 5): "vefut_ii",
    }
    scene = Scene("sol", "letnev", board={(0, 0): "home_sol", (1, 0): "home_letnev", **blue})
    scene.state.phase = STATUS_PHASE
    red = ("hylar_v_laser", "impulsion_shields", "automated_turrets", "deep_space_cannon")
    scene.technologies("sol", *red)
    scene.take("sol", "elnath", "rigel_iii", "torkan")
    assert met(scene, "s1_3_same_specialty", "focused") == ["s1_3_same_specialty"], "blue planets"
    scene.take("sol", "vefut_ii", "tequran", "velnor")
    assert met(scene, "s1_3_same_specialty", "focused") == ["s1_3_same_specialty", "focused"]


def test_sa_6_12_2_artifacts_count_as_specialties_only_where_the_card_says_so() -> None:
    scene = table()
    scene.take("sol", "vefut_ii", "wellon")
    scene.state.artifacts["lazax_armory"] = "wellon"
    assert asks(scene, ask.Planets(n=2, specialty="red", artifacts=True))
    assert not asks(scene, ask.Planets(n=2, specialty="red")) and not asks(
        scene, ask.Planets(n=2, specialty=ask.ANY)
    )
    assert asks(scene, ask.Specialties(n=2, in_colours=1)) and not asks(
        scene, ask.Specialties(n=1, in_colours=2)
    )
    scene.state.artifacts["precursor_fossil"] = "wellon"
    assert asks(scene, ask.Specialties(n=1, in_colours=2))
    assert asks(scene, ask.Planets(n=1, specialty=ask.ANY, artifacts=True, in_colours=2))


def test_sa_12_1_1_a_supernova_of_muaat_gives_a_red_specialty() -> None:
    board = {(0, 0): "home_muaat", (1, 0): "supernova", (2, 0): "home_letnev"}
    for race, gives in (("muaat", True), ("letnev", False)):
        scene = Scene("muaat", "letnev", board=board)
        scene.put(race, "supernova", war_sun=1)
        assert asks(scene, ask.Specialties(n=1, in_colours=1), scene.seat(race)) is gives


def test_sa_12_1_1_trade_stations_two_or_all() -> None:
    board = {(0, 0): "home_sol", (1, 0): "home_letnev", (0, 1): "sumerian_arcturus"}
    scene = Scene("sol", "letnev", board=board)
    need = ask.TradeStations(n=2, or_all=True)
    assert not asks(scene, need)
    scene.state.control["sumerian"] = SOL
    assert asks(scene, need) and asks(scene, ask.TradeStations(every=True))
    assert not asks(scene, ask.TradeStations(n=2)) and not asks(scene, ask.Planets(n=1, outside=ask.OWN_HOME))
    assert not asks(table(), ask.TradeStations(every=True)), "there is none"


def test_sa_6_2_6_conqueror_is_worth_half_if_only_the_home_of_saar_is_taken() -> None:
    scene = Scene("sol", "saar", "letnev")
    scene.take("sol", "lisis_ii", "ragh")
    assert met(scene, "conqueror") and points_of(scene.game, SOL, "conqueror") == 1
    scene.take("sol", "arc_prime")
    assert points_of(scene.game, SOL, "conqueror") == 1 and not met(scene, "s2_domination")
    scene.take("sol", "wren_terra")
    assert points_of(scene.game, SOL, "conqueror") == 2 and met(scene, "s2_domination")


def test_sa_12_1_1_units_around_a_home_that_was_taken() -> None:
    scene = table()
    need = ask.OpponentHomes(n=1, around=(("flagship", 1), (SPACE_DOCK, 2)))
    scene.take("sol", "arc_prime", "wren_terra")
    scene.put("sol", "arc_prime", space_dock=1)
    scene.put("sol", "space:thibah", flagship=1)
    assert not asks(scene, need)
    scene.put("sol", "thibah", space_dock=1)
    assert asks(scene, need)


def test_sa_12_1_1_planets_hold_units_and_a_leader_who_is_no_captive() -> None:
    scene = table()
    scene.take("sol", "mecatol_rex")
    need = ask.Planets(n=1, which=("mecatol_rex",), holding=((ask.GROUND, 2), (ask.LEADER_OWN, 1)))
    scene.put("sol", "mecatol_rex", ground_force=1, mechanized_unit=1)
    scene.leader("letnev", "general", "mecatol_rex", captor="sol")
    assert not asks(scene, need) and asks(scene, ask.Number(of=ask.CAPTIVES, n=1))
    scene.leader("sol", "agent", "mecatol_rex")
    assert asks(scene, need)


def test_sa_12_1_1_resources_of_exhausted_planets_count() -> None:
    scene = table()
    scene.take("sol", "lodor", "wellon", exhausted=True)
    worth = 3 + 1
    assert asks(scene, ask.PlanetResources(n=worth, outside=ask.OWN_HOME))
    assert not asks(scene, ask.PlanetResources(n=worth + 1, outside=ask.OWN_HOME))


def test_sa_20_1_8_a_dock_is_blockaded_by_ships_in_its_system_but_none_in_space() -> None:
    scene = Scene(
        "sol",
        "saar",
        "letnev",
        board={(0, 0): "home_sol", (1, 0): "lodor", (2, 0): "home_saar", (0, 1): "home_letnev"},
    )
    scene.put("saar", "space:lodor", space_dock=1)
    scene.put("sol", "space:lodor", cruiser=1)
    assert not met(scene, "s1_blockade_dock")
    scene.put("letnev", "lodor", space_dock=1)
    assert met(scene, "s1_blockade_dock", "s2_two_docks") == ["s1_blockade_dock"]
    note(scene.game, deeds.DESTROYED, SOL, SPACE_DOCK, 1, 1, scene.place("space:lodor"), "blockade", "")
    assert met(scene, "s2_two_docks"), "one destroyed, one blockaded"


def test_sa_12_1_1_numbers_that_are_simply_counted() -> None:
    scene = table()
    scene.state.agreements = (Agreement("sol:1", "letnev:1"),)
    assert asks(scene, ask.Number(of=ask.AGREEMENTS, n=1)) and not asks(
        scene, ask.Number(of=ask.AGREEMENTS, n=1), HACAN
    )
    scene.racial("sol", "advanced_fleet_tactics")
    assert not asks(scene, ask.Number(of=ask.RACIAL_COPIES, n=1))
    scene.racial("letnev", "advanced_fleet_tactics")
    assert asks(scene, ask.Number(of=ask.RACIAL_COPIES, n=1), LETNEV)
    assert not asks(scene, ask.Number(of=ask.HAND, n=1))


def test_sa_12_1_1_and_ruling_107_influence_is_compared_with_both_neighbours_and_a_tie_is_not_more() -> None:
    scene = Scene("sol", "letnev", "hacan", "norr")
    scene.state.control = {"jord": SOL, "arretze": HACAN, "wellon": LETNEV, "mecatol_rex": HACAN}
    need = ask.More(of="influence", than="each_neighbour")
    assert not asks(scene, need), "2 against the 2 of Letnev; Hacan sits across the table"
    scene.take("sol", "meer")
    assert asks(scene, need) and not asks(scene, ask.More(of="influence", than="each_opponent"))
    assert asks(scene, ask.More(of="influence", than="sum_of_neighbours"))
    scene.take("norr", "torkan")
    scene.take("letnev", "lodor")
    assert not asks(scene, ask.More(of="influence", than="sum_of_neighbours"))


def test_sa_12_1_1_most_planets_may_be_shared_fewest_may_not() -> None:
    scene = table()
    scene.take("sol", "lodor")
    scene.take("letnev", "thibah")
    assert met_by(scene.game, "s1_most_planets") == [SOL, LETNEV]
    assert met_by(scene.game, "isolated") == [HACAN]
    scene.take("hacan", "quann")
    assert met_by(scene.game, "isolated") == []


def test_sa_12_1_1_offices() -> None:
    scene = table()
    for need in (ask.Is("minister"), ask.Is("voice_of_the_council")):
        assert not asks(scene, need)
    assert asks(scene, ask.Is("speaker")) and not asks(scene, ask.Is("speaker"), LETNEV)
    scene.law("minister_of_war", SOL)
    scene.state.voice = SOL
    assert asks(scene, ask.Is("minister")) and not asks(scene, ask.Is("minister"), LETNEV)
    assert asks(scene, ask.Is("voice_of_the_council"))


def test_sa_12_1_1_threatening_divides_what_stands_next_to_both_homes() -> None:
    board = {
        (0, 0): "lodor",
        (1, 0): "home_letnev",
        (-1, 0): "home_hacan",
        (4, 0): "home_sol",
        (2, 0): "wellon",
    }
    scene = Scene("sol", "letnev", "hacan", board=board)
    scene.put("sol", "space:lodor", cruiser=5, fighter=6)
    scene.put("sol", "lodor", ground_force=8)
    assert not met(scene, "threatening"), "eleven ships for two homes"
    scene.put("sol", "space:wellon", destroyer=1)
    assert met(scene, "threatening"), "one more stands next to Letnev alone"


def test_sa_12_1_1_a_colony_counts_as_influence_a_refinery_only_where_the_card_does_not_ignore_it() -> None:
    scene = table()
    scene.take("sol", "lodor", exhausted=True)
    scene.take("letnev", "wellon")
    need = ask.More(of="influence", than="each_opponent")
    assert not asks(scene, need), "3 against 3"
    scene.state.facilities["lodor"] = ("colony", "refinery")
    assert asks(scene, need)
    assert asks(scene, ask.PlanetResources(n=4, outside=ask.OWN_HOME))
    assert not asks(scene, ask.PlanetResources(n=4, outside=ask.OWN_HOME, refineries=False))
    assert asks(scene, ask.PlanetResources(n=3, outside=ask.OWN_HOME, refineries=False))
