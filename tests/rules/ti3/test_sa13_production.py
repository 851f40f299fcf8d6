"""Chapter 13: docks and what is built at them; chapter 8 where it says the same of payment and capacity."""

from __future__ import annotations

import pytest

from tests.rules.ti3.producing import build, factory, kinds, order, pay_with_goods, resources_of
from tests.ti3.voyages import LODOR, QUANN, SAUDOR, SOL_HOME
from throneworld.imperium.limits import fighter_room
from throneworld.ti3.control import GainPlanet
from throneworld.ti3.state import SPACE
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.strategic.production import PrimaryProduction
from throneworld.ti3.tables import PLANET
from throneworld.ti3.tables.units import PIECES, UNIT
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.production import Production

SHIPS = ("destroyer", "cruiser", "fighter", "carrier", "dreadnought")
GROUND = ("ground_force", "shock_troop", "mechanized_unit")
REST = ("done",)


# Docks


def test_sa_13_6_1_a_dock_costs_4_and_there_are_six() -> None:
    assert (PIECES["space_dock"], UNIT["space_dock"].cost) == (6, 4)
    scene = factory("lodor", docks=0, goods=4)
    scene.play(Production(seat=0, system=LODOR))
    scene.choose("sol", "build_dock", "lodor")
    assert pay_with_goods(scene) == 4
    scene = factory("lodor", docks=0)
    for planet in ("jord", "quann", "saudor", "thibah", "wellon", "tarmann"):
        scene.take("sol", planet)
        scene.put("sol", planet, space_dock=1)
    scene.play(Production(seat=0, system=LODOR))
    assert scene.done, "none is left"


def test_sa_13_6_2_units_are_built_only_where_a_dock_stands() -> None:
    scene = factory("lodor", docks=0, goods=9)
    scene.play(Production(seat=0, system=LODOR))
    scene.offers("sol", ("build_dock", "lodor"), REST)
    scene = factory("lodor", goods=9)
    scene.play(Production(seat=0, system=LODOR))
    assert scene.prompt == "produce_unit"


def test_sa_13_6_4_and_13_6_7_a_dock_is_built_in_the_production_step_and_rests_for_the_round() -> None:
    scene = factory("lodor", docks=0, goods=8)
    scene.play(TacticalAction(seat=0, system=LODOR))
    assert scene.prompt == "build_dock"
    scene.choose("sol", "build_dock", "lodor")
    pay_with_goods(scene)
    assert scene.done and scene.state.exhausted_docks == ("lodor",)
    assert docks(scene.state, 0, LODOR) == []


def test_sa_13_6_5_one_dock_on_a_planet() -> None:
    scene = factory("lodor", goods=20)
    scene.state.exhausted_docks = ("lodor",)
    scene.play(Production(seat=0, system=LODOR))
    assert scene.done


def test_sa_13_6_6_enemy_ships_do_not_prevent_a_new_dock() -> None:
    scene = factory("lodor", docks=0, goods=4)
    scene.put("letnev", LODOR, cruiser=1)
    scene.play(Production(seat=0, system=LODOR))
    scene.offers("sol", ("build_dock", "lodor"), REST)


def test_sa_13_6_8_a_dock_on_a_planet_is_no_target_of_ships_and_takes_no_part_in_battles() -> None:
    scene = factory("lodor")
    scene.put("letnev", LODOR, cruiser=1)
    scene.put("sol", LODOR, cruiser=1)
    scene.rolls(1, 10)
    scene.state.strategy_cards = [("trade",), ("warfare",), ("technology",)]
    scene.play(TacticalAction(seat=1, system=LODOR))
    while not scene.done:
        quiet = [option for option in scene.options() if option[0] in ("stay", "done")]
        scene.choose(scene.asked[0], *[*quiet, *scene.options()][0])
    assert next(len(each) - 2 for each in scene.rolled if each[1] == "combat") == 1
    assert scene.units("sol", "lodor") == {"space_dock": 1}


def test_sa_13_8_1_a_dock_supports_three_fighters() -> None:
    scene = factory("lodor")
    assert fighter_room(scene.state, 0, LODOR) == 3
    assert fighter_room(scene.state, 0, QUANN) == 0


def test_sa_13_8_2_a_blockaded_dock_builds_no_ships_but_ground_units() -> None:
    scene = factory("lodor", goods=20)
    scene.put("letnev", LODOR, destroyer=1)
    build(scene)
    assert kinds(scene) == ["ground_force", "shock_troop", "mechanized_unit", "pds", "done"]
    scene.refuses("sol", "produce", "cruiser", SPACE[LODOR], rule="SA-13.8.2", key="blockaded")


# Building


def test_sa_13_7_1_a_refreshed_dock_of_ones_own_in_the_activated_system_within_all_limits() -> None:
    scene = factory("lodor", goods=6)
    scene.take("sol", "jord", exhausted=True)
    assert resources_of(scene, "lodor") == 3
    build(scene)
    assert sorted(kinds(scene)) == sorted((*SHIPS, *GROUND, "pds", "done"))
    scene.refuses("sol", "produce", "war_sun", SPACE[LODOR], rule="SA-13.22.2", key="needs_technology")
    scene.state.exhausted_docks = ("lodor",)
    build(scene)
    assert scene.done


def test_sa_13_7_2_planets_goods_and_sarween_tools_pay_in_any_mix() -> None:
    scene = factory("lodor", goods=1)
    scene.technologies("sol", "sarween_tools")
    scene.play(TacticalAction(seat=0, system=LODOR))
    order(scene, "dreadnought")
    scene.choose("sol", "done")
    assert (scene.prompt, scene.ask("sol").about["amount"]) == ("pay", 3)
    scene.choose("sol", "trade_good")
    scene.choose("sol", "exhaust", "lodor")
    assert scene.state.exhausted == ("lodor",) and scene.state.trade_goods[0] == 0
    assert scene.units("sol", LODOR) == {"dreadnought": 1}


def test_sa_13_7_3_and_13_7_4_with_three_ships_and_fleet_supply_4_one_more_is_built() -> None:
    scene = factory("lodor", goods=20)
    scene.counters("sol", 3, 4, 2)
    scene.put("sol", LODOR, cruiser=2, carrier=1)
    build(scene)
    scene.choose("sol", "produce", "destroyer", SPACE[LODOR])
    assert not {"destroyer", "cruiser", "carrier", "dreadnought"} & set(kinds(scene))
    assert {"fighter", "ground_force", "pds"} <= set(kinds(scene))
    assert scene.refusal("sol", "produce", "destroyer", SPACE[LODOR]) == "SA-8.5.1 fleet_full"


def test_sa_8_11_5_and_13_7_6_a_planet_of_three_resources_has_capacity_5() -> None:
    scene = factory("lodor", goods=20)
    assert resources_of(scene, "lodor") == 3
    build(scene)
    assert scene.ask("sol").about["most"] == 5
    scene.state.facilities["lodor"] = ("refinery",)
    build(scene)
    assert scene.ask("sol").about["most"] == 6, "its Refinery counts (ruling 217)"


@pytest.mark.parametrize(
    ("kind", "taken"),
    [
        *[(kind, 1) for kind in ("fighter", "ground_force", "destroyer", "cruiser", "carrier", "pds")],
        *[("shock_troop", 1), ("dreadnought", 2), ("mechanized_unit", 2), ("war_sun", 3), ("flagship", 3)],
    ],
)
def test_sa_13_7_7_and_8_11_6_a_unit_takes_as_much_capacity_as_it_rolls_dice_and_a_flagship_3(
    kind: str, taken: int
) -> None:
    for race in ("hacan", "winnu"):
        home = "arretze" if race == "hacan" else "winnu"
        scene = factory(home, race=race, goods=40)
        scene.technologies(race, "war_sun")
        scene.counters(race, 3, 9, 2)
        most = resources_of(scene, home) + 2
        single = "ground_force"
        for fillers in range(most + 1):
            build(scene, home)
            for _ in range(fillers):
                scene.choose(race, "produce", single, home)
            fits = not scene.done and kind in kinds(scene)
            assert fits is (fillers + taken <= most), (race, fillers)


def test_sa_13_7_8_capacity_5_holds_a_destroyer_and_four_fighters_or_a_pds_and_two_dreadnoughts() -> None:
    for first, rest in (("destroyer", ["fighter"] * 4), ("pds", ["dreadnought"] * 2)):
        scene = factory("lodor", goods=20)
        scene.put("sol", LODOR, carrier=1)
        build(scene)
        order(scene, first, *rest)
        pay_with_goods(scene)
        assert scene.done
        built = {**scene.units("sol", LODOR), **scene.units("sol", "lodor")}
        assert built[first] == 1 and built[rest[0]] == len(rest)


def test_sa_13_7_9_and_13_7_10_and_13_17_12_where_new_units_are_placed() -> None:
    scene = factory("lodor", goods=20)
    build(scene)
    order(scene, "cruiser", "ground_force", "pds", "shock_troop")
    scene.choose("sol", "done")
    pay_with_goods(scene)
    assert scene.units("sol", LODOR) == {"cruiser": 1}
    assert scene.units("sol", "lodor") == {"space_dock": 1, "ground_force": 1, "pds": 1, "shock_troop": 1}


@pytest.mark.parametrize(
    ("units", "price"),
    [
        (("fighter",), 1),
        (("fighter", "fighter"), 1),
        (("fighter", "ground_force"), 1),
        (("fighter", "ground_force", "ground_force"), 2),
        (("ground_force", "shock_troop"), 3),
    ],
)
def test_sa_13_7_11_and_ruling_82_fighters_and_ground_forces_are_two_for_one_in_any_mix(
    units: tuple[str, ...], price: int
) -> None:
    scene = factory("lodor", goods=20)
    build(scene)
    order(scene, *units)
    scene.choose("sol", "done")
    assert pay_with_goods(scene) == price


def test_sa_13_11_1_norr_builds_a_carrier_a_destroyer_and_a_cruiser_for_three_planets() -> None:
    scene = factory("lodor", race="norr")
    scene.counters("norr", 3, 4, 2)
    scene.put("norr", LODOR, carrier=1)
    scene.state.control = {"lodor": 0}
    for planet in ("quann", "thibah"):
        scene.take("norr", planet)
    worth = {planet: resources_of(scene, planet) for planet in ("lodor", "quann", "thibah")}
    assert sum(worth.values()) == 6, worth
    build(scene)
    assert scene.ask("norr").about["most"] == 5
    order(scene, "carrier", "destroyer", "cruiser")
    if scene.prompt == "produce_unit":  # capacity is left, Fleet Supply is not
        assert not {"destroyer", "cruiser", "carrier", "dreadnought"} & set(kinds(scene))
        scene.choose("norr", "done")
    while scene.prompt == "pay":
        scene.choose("norr", *scene.options("norr")[0])
    assert set(scene.state.exhausted) == set(worth)
    assert scene.units("norr", LODOR) == {"carrier": 2, "destroyer": 1, "cruiser": 1}


def test_sa_8_3_4_all_units_of_a_production_are_paid_together() -> None:
    scene = factory("lodor", goods=20)
    build(scene)
    order(scene, "fighter", "cruiser", "fighter")
    assert not scene.told("trade_goods_spent") and scene.units("sol", LODOR) == {}
    scene.choose("sol", "done")
    assert pay_with_goods(scene) == 3
    assert len(scene.told("trade_goods_spent")) <= 3


def test_sa_8_3_5_any_planets_pay_for_production_anywhere() -> None:
    scene = factory("lodor")
    scene.take("sol", "quann", "saudor")
    scene.state.exhausted = ("lodor", "jord")
    build(scene)
    order(scene, "cruiser")
    scene.choose("sol", "done")
    scene.offers("sol", ("exhaust", "quann"), ("exhaust", "saudor"), ("for_me",))
    scene.choose("sol", "exhaust", "quann")
    assert scene.units("sol", LODOR) == {"cruiser": 1}


def test_sa_1_5_4_and_8_8_1_and_ruling_97_pieces_limit_all_other_units() -> None:
    scene = factory("lodor", goods=60)
    scene.counters("sol", 3, 12, 2)
    pieces = {kind: PIECES[kind] for kind in ("destroyer", "cruiser", "carrier", "dreadnought")}
    scene.put("sol", "space:quann", **pieces, fighter=30)
    scene.put("sol", "jord", ground_force=40, mechanized_unit=8, pds=9)
    build(scene)
    assert kinds(scene) == ["fighter", "ground_force", "shock_troop", "done"]
    scene.refuses("sol", "produce", "cruiser", SPACE[LODOR], rule="SA-8.8.1", key="none_left")


def test_sa_8_8_2_a_dreadnought_can_be_built_again_when_one_of_the_seven_is_lost() -> None:
    assert PIECES["dreadnought"] == 7
    scene = factory("lodor", goods=20)
    scene.put("sol", "space:quann", dreadnought=7)
    build(scene)
    assert "dreadnought" not in kinds(scene)
    scene.refuses("sol", "produce", "dreadnought", SPACE[LODOR], rule="SA-8.8.1", key="none_left")
    scene = factory("lodor", goods=20)
    scene.put("sol", "space:quann", dreadnought=6)
    build(scene)
    assert "dreadnought" in kinds(scene)


def test_sa_13_5_2_and_13_12_6_plastic_alone_limits_nothing() -> None:
    scene = factory("lodor", goods=20)
    for planet in list(PLANET)[:40]:
        scene.put("sol", planet, ground_force=1)
    build(scene)
    assert "ground_force" in kinds(scene)
    scene.accepts("sol", "produce", "ground_force", "lodor")


def test_sa_13_12_1_a_ground_force_costs_a_half_and_hits_on_8() -> None:
    row = UNIT["ground_force"]
    assert (row.cost, row.produced, row.combat, row.dice, PIECES["ground_force"]) == (1, 2, 8, 1, 24)


def test_sa_13_14_3_shock_troops_are_built_at_a_dock_for_2_unless_they_are_left_out() -> None:
    scene = factory("lodor", goods=2)
    scene.take("sol", "lodor", "jord", exhausted=True)
    build(scene)
    scene.choose("sol", "produce", "shock_troop", "lodor")
    assert scene.state.trade_goods[0] == 0, "2 goods were all he had, so nothing was asked"
    assert scene.units("sol", "lodor") == {"space_dock": 1, "shock_troop": 1}
    scene = factory("lodor", goods=9, shock_troops=False)
    build(scene)
    assert "shock_troop" not in kinds(scene)


def test_sa_13_16_1_and_13_19_1_carrier_and_cruiser_as_printed() -> None:
    carrier, cruiser = UNIT["carrier"], UNIT["cruiser"]
    assert (PIECES["carrier"], carrier.cost, carrier.combat, carrier.move, carrier.capacity) == (
        6,
        3,
        9,
        1,
        6,
    )
    assert (PIECES["cruiser"], cruiser.cost, cruiser.combat, cruiser.move) == (12, 2, 7, 2)
    assert cruiser.space_mines == 2


def test_sa_13_19_2_and_ruling_53_two_mines_for_each_cruiser_on_different_borders_for_2_each() -> None:
    scene = factory("lodor", docks=0, goods=20)
    scene.state.control.pop("lodor")
    scene.put("sol", LODOR, cruiser=1)
    scene.play(Production(seat=0, system=LODOR))
    offered = scene.options("sol")
    assert ("lay_mine", SOL_HOME, LODOR) in offered and ("lay_mine", LODOR, SAUDOR) in offered
    scene.choose("sol", "lay_mine", SOL_HOME, LODOR)
    assert pay_with_goods(scene) == 2
    scene.refuses("sol", "lay_mine", SOL_HOME, LODOR, rule="SA-13.19.2", key="own_mine_there")
    scene.choose("sol", "lay_mine", LODOR, SAUDOR)
    assert pay_with_goods(scene) == 2
    assert scene.done, "a Cruiser lays two"
    scene.state.mines = ()
    scene.put("sol", LODOR, cruiser=1)
    scene.play(Production(seat=0, system=LODOR))
    laid = 0
    while scene.prompt == "lay_mines":
        scene.choose("sol", *scene.options("sol")[0])
        pay_with_goods(scene)
        laid += 1
    assert laid == 4


def test_sa_13_22_2_only_with_their_technology_are_war_suns_produced() -> None:
    scene = factory("lodor", goods=20)
    build(scene)
    scene.refuses("sol", "produce", "war_sun", SPACE[LODOR], rule="SA-13.22.2", key="needs_technology")
    scene.technologies("sol", "war_sun")
    build(scene)
    scene.accepts("sol", "produce", "war_sun", SPACE[LODOR])


def test_sa_13_22_3_and_ruling_153_a_war_sun_is_weaker_without_its_technology() -> None:
    scene = factory("lodor")
    row = scene.state.edition.profile(scene.state, 0, "war_sun")
    assert (row.move, row.bombardment and row.bombardment.dice) == (1, 1)
    scene.technologies("sol", "war_sun")
    row = scene.state.edition.profile(scene.state, 0, "war_sun")
    assert (row.move, row.bombardment and row.bombardment.dice) == (2, 3)


def test_sa_1_5_8_and_13_23_1_one_flagship_for_10_that_takes_3() -> None:
    scene = factory("jord", goods=20)
    assert PIECES["flagship"] == 1
    build(scene, "jord")
    assert scene.ask("sol").about["most"] == resources_of(scene, "jord") + 2
    scene.choose("sol", "produce", "flagship", SPACE[SOL_HOME])
    assert scene.ask("sol").about["cost"] == 10
    assert "flagship" not in kinds(scene)
    scene.refuses("sol", "produce", "flagship", SPACE[SOL_HOME], rule="SA-8.8.1", key="none_left")


def test_sa_13_23_3_a_flagship_is_built_in_the_own_home_system_only() -> None:
    scene = factory("lodor", goods=20)
    build(scene)
    scene.refuses("sol", "produce", "flagship", SPACE[LODOR], rule="SA-13.23.3", key="only_at_home")
    assert "flagship" not in kinds(scene)
    scene = factory("jord", goods=20)
    build(scene, "jord")
    scene.accepts("sol", "produce", "flagship", SPACE[SOL_HOME])
    scene = factory("jord", goods=20, flagships=False)
    build(scene, "jord")
    assert "flagship" not in kinds(scene)


# Saar and Arborec


def test_sa_13_9_2_saar_build_docks_where_a_planet_was_held_all_round_and_at_home_always() -> None:
    scene = factory("", race="saar", goods=20, docks=0)
    scene.play(GainPlanet(seat=0, planet="lodor"), Production(seat=0, system=LODOR))
    assert scene.done
    scene.state.deeds = ()
    scene.play(Production(seat=0, system=LODOR))
    scene.offers("saar", ("build_dock", SPACE[LODOR]), REST)
    home = scene.system("home_saar")
    scene.state.control.pop("lisis_ii", None)
    scene.play(GainPlanet(seat=0, planet="lisis_ii"), Production(seat=0, system=home))
    assert ("build_dock", SPACE[home]) in scene.options("saar")


def test_sa_13_9_6_ground_units_of_a_dock_in_space_go_onto_a_planet_or_aboard() -> None:
    scene = factory("", race="saar", goods=20, docks=0)
    scene.put("saar", LODOR, space_dock=1)
    build(scene, "lodor")
    assert not [kind for kind in kinds(scene) if kind in GROUND]
    scene.put("saar", LODOR, carrier=1)
    build(scene, "lodor")
    assert ("produce", "ground_force", SPACE[LODOR]) in scene.options("saar")
    scene.take("saar", "lodor")
    build(scene, "lodor")
    assert ("produce", "ground_force", "lodor") in scene.options("saar")


def test_sa_13_10_1_arborec_build_no_docks() -> None:
    for race, asked in (("norr", "build_dock"), ("arborec", "")):
        scene = factory("lodor", race=race, docks=0, goods=9)
        scene.play(Production(seat=0, system=LODOR))
        assert scene.prompt == asked


def test_sa_13_13_1_arborec_ground_forces_cost_1_each() -> None:
    scene = factory("lodor", race="arborec", goods=9)
    build(scene)
    order(scene, "ground_force", "ground_force")
    scene.choose("arborec", "done")
    assert pay_with_goods(scene) == 2


def test_sa_8_11_7_and_8_11_8_and_13_13_2_ground_forces_of_arborec_build_without_a_dock() -> None:
    scene = factory("quann", race="arborec", docks=0, goods=20)
    assert resources_of(scene, "quann") == 2
    scene.put("arborec", "quann", ground_force=4)
    build(scene, "quann")
    assert scene.ask("arborec").about["most"] == 4


def test_sa_13_13_3_two_arborec_ground_forces_on_three_resources_build_two_fighters() -> None:
    scene = factory("lodor", race="arborec", docks=0, goods=20)
    scene.put("arborec", "lodor", ground_force=2)
    scene.put("arborec", LODOR, carrier=1)
    build(scene)
    order(scene, "fighter", "fighter")
    pay_with_goods(scene)
    assert scene.done and scene.units("arborec", LODOR) == {"carrier": 1, "fighter": 2}


def test_sa_13_13_4_with_the_production_card_they_add_to_a_dock() -> None:
    scene = factory("lodor", race="arborec", goods=20)
    scene.put("arborec", "lodor", ground_force=2)
    scene.play(PrimaryProduction(seat=0))
    while scene.prompt != "produce_unit":
        scene.choose("arborec", *scene.options("arborec")[0])
    assert scene.ask("arborec").about["most"] == 3 + 2 + 2


def test_sa_8_11_14_and_ruling_217_capacities_change_with_technologies_and_flagships_have_their_own() -> None:
    scene = factory("lodor", goods=20)
    scene.technologies("sol", "enviro_compensator")
    build(scene)
    assert scene.ask("sol").about["most"] == 6
    profile = scene.state.edition.profile(scene.state, 0, "flagship")
    other = scene.state.edition.profile(scene.state, 1, "flagship")
    assert (profile.capacity, other.capacity) == (12, 2)
