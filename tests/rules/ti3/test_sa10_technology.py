"""Chapters 10, 7.4 and 15.7: the tree, what it costs, specialties, and Scientists who strengthen them."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from tests.ti3.setting_up import SettingUp
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.leaders.persons import leaders_of
from throneworld.ti3.phases.racial import BuyRacialTechnology
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Deed, Leader
from throneworld.ti3.steps.technology import GainTechnologies, specialties, technology_price
from throneworld.ti3.strategic.technology import PrimaryTechnology, SecondaryTechnology
from throneworld.ti3.tables import (
    RACE,
    RACES,
    RACIAL_TECHNOLOGIES,
    RACIAL_TECHNOLOGIES_OF,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from throneworld.ti3.tactical.cannons import guns_at

TOP_ROW = (
    *("enviro_compensator", "transfabrication", "hylar_v_laser", "impulsion_shields"),
    *("antimass_deflectors", "ion_drive"),
)
GREEN = ("lodor", "quann", "new_albion")
RED = ("lor", "bereg", "vefut_ii")


def school(*planets: str, race: str = "sol", goods: int = 0) -> Scene:
    """A player with some planets, all technologies to come."""
    scene = Scene(race, *[each for each in ("letnev", "hacan", "yin") if each != race][:2])
    scene.take(race, *planets)
    scene.goods(race, goods)
    return scene


def offered(scene: Scene, race: str) -> set[object]:
    return {option[1] for option in scene.options(race) if option[0] == "gain"}


def pays(scene: Scene) -> int:
    """What was due; trade goods pay it."""
    due = int(scene.ask().about["amount"]) if scene.prompt == "pay" else 0
    while scene.prompt == "pay":
        scene.choose(scene.asked[0], "trade_good")
    return due


# 10.1 The tree


def test_sa_1_3_4_and_10_1_1_the_same_tree_of_four_colours_for_everybody() -> None:
    assert {row.colour for row in TECHNOLOGIES} == {"red", "green", "blue", "yellow"}
    colours = {
        each: TECHNOLOGY[each].colour
        for each in ("hylar_v_laser", "stasis_capsules", "ion_drive", "sarween_tools")
    }
    assert list(colours.values()) == ["red", "green", "blue", "yellow"]
    for race in ("sol", "hacan"):
        scene = school(race=race)
        scene.play(GainTechnologies(seat=0, free=True))
        assert offered(scene, race) == {*TOP_ROW, "xenopsychology"}


def test_sa_10_1_2_each_player_starts_with_the_technologies_of_his_race() -> None:
    stage = SettingUp("sol", "yssaril", "krotoan", bids=False)
    stage.begin()
    stage.go_on("pick_strategy_card", {"place_starting_pieces": ("for_me",)})
    started = [set(each) for each in stage.state.technologies]
    assert started == [set(RACE[race].start_technologies) for race in ("sol", "yssaril", "krotoan")]


def test_sa_10_1_3_with_deep_space_cannon_pds_reach_adjacent_systems() -> None:
    for owned, systems in (((), ["quann"]), (("deep_space_cannon",), ["quann", "lodor", "thibah"])):
        scene = Scene("sol", "letnev", "hacan", board={(0, 0): "lodor", (1, 0): "quann", (2, 0): "thibah"})
        scene.take("letnev", "quann")
        scene.put("letnev", "quann", pds=1)
        scene.technologies("letnev", *owned)
        at = {name: scene.system(name) for name in ("quann", "lodor", "thibah")}
        assert [name for name, system in at.items() if guns_at(scene.state, 1, 0, system)] == systems


def test_sa_10_1_4_players_give_each_other_no_technologies() -> None:
    scene = school()
    scene.technologies("sol", "hylar_v_laser")
    scene.play(Turn(seat=0, stage="choose"))
    open_to_him = (*scene.options("sol"), *scene.beside("sol"))
    assert not [option for option in open_to_him if "hylar_v_laser" in option]
    assert scene.why_not("sol", "give", 1, "hylar_v_laser") is not None


# 10.2 Prerequisites


def test_sa_10_2_2_and_ruling_33_prerequisites_are_owned_first_and_nothing_is_skipped() -> None:
    scene = school()
    scene.technologies("sol", "ion_drive")
    scene.play(GainTechnologies(seat=0, free=True))
    scene.refuses("sol", "gain", "light_wave_deflectors", rule="SA-10.2.3", key="needs_all")
    scene.refuses("sol", "gain", "gen_synthesis", rule="SA-10.2.2", key="needs_one")
    assert {"xrd_transporters", "cybernetics", "maneuvering_jets"} <= offered(scene, "sol")
    scene = school(race="yssaril")
    scene.technologies("yssaril", *RACE["yssaril"].start_technologies)
    scene.play(GainTechnologies(seat=0, free=True))
    for each in offered(scene, "yssaril"):
        row = TECHNOLOGY[str(each)]
        owned = set(RACE["yssaril"].start_technologies)
        assert set(row.all_of) <= owned and (not row.any_of or set(row.any_of) & owned)


def test_sa_10_2_3_where_both_are_needed_one_is_not_enough() -> None:
    for owned, allowed in (
        (("cybernetics",), False),
        (("micro_technology",), False),
        (("cybernetics", "micro_technology"), True),
    ):
        scene = school()
        scene.technologies("sol", *owned)
        scene.play(GainTechnologies(seat=0, free=True))
        assert ("integrated_economy" in offered(scene, "sol")) is allowed
    scene = school()
    scene.technologies("sol", "cybernetics")
    scene.play(GainTechnologies(seat=0, free=True))
    refusal = scene.refuses("sol", "gain", "integrated_economy", rule="SA-10.2.3", key="needs_all")
    assert refusal.args == ("integrated_economy", "micro_technology")


def test_sa_10_2_4_micro_technology_needs_one_of_two_and_war_sun_both() -> None:
    for owned, allowed in (
        ((), set()),
        (("stasis_capsules",), {"micro_technology"}),
        (("sarween_tools",), {"micro_technology"}),
        (("deep_space_cannon",), set()),
        (("deep_space_cannon", "sarween_tools"), {"micro_technology", "war_sun"}),
    ):
        scene = school()
        scene.technologies("sol", *owned)
        scene.play(GainTechnologies(seat=0, free=True))
        assert offered(scene, "sol") & {"micro_technology", "war_sun"} == allowed


def test_sa_10_2_5_the_top_row_and_xenopsychology_need_nothing() -> None:
    free = {row.id for row in TECHNOLOGIES if not row.any_of and not row.all_of}
    assert free == {*TOP_ROW, "xenopsychology"}
    scene = school()
    scene.play(GainTechnologies(seat=0, free=True))
    scene.accepts("sol", "gain", "xenopsychology")


# 10.3, 7.4 Specialties


def test_sa_7_1_1_and_7_4_1_each_refreshed_specialty_takes_one_off_its_colour() -> None:
    scene = school("lodor", "quann", "vefut_ii")
    three = ("xenopsychology", "hylar_v_laser", "ion_drive")
    assert [technology_price(scene.state, 0, each) for each in three] == [3, 4, 5]
    assert technology_price(scene.state, 1, "xenopsychology") == 5


def test_ruling_11_and_ruling_215_the_secondary_has_it_too_and_two_symbols_are_two() -> None:
    scene = school("faunus", race="letnev", goods=9)
    assert specialties(scene.state, 0, "green") == 2
    scene.play(SecondaryTechnology(seat=0))
    scene.choose("letnev", "gain", "xenopsychology")
    assert scene.ask("letnev").about["amount"] == 3


def test_sa_7_4_2_an_exhausted_planet_gives_none_and_the_discount_exhausts_nobody() -> None:
    scene = school("lodor", "quann", goods=9)
    scene.state.exhausted = ("lodor",)
    assert technology_price(scene.state, 0, "xenopsychology") == 4
    scene.play(GainTechnologies(seat=0))
    scene.choose("sol", "gain", "xenopsychology")
    assert pays(scene) == 4
    assert scene.state.exhausted == ("lodor",), "quann has helped and stays as it is"


def test_sa_7_4_3_and_10_3_2_three_green_planets_make_green_technologies_cheaper_by_3() -> None:
    scene = school(*GREEN)
    assert technology_price(scene.state, 0, "xenopsychology") == 5 - 3
    assert technology_price(scene.state, 0, "hylar_v_laser") == 5


def test_sa_6_12_1_an_artifact_gives_its_colour_and_is_never_exhausted() -> None:
    scene = school("mecatol_rex")
    scene.state.artifacts["lazax_armory"] = "mecatol_rex"
    for exhausted in ((), ("mecatol_rex",)):
        scene.state.exhausted = exhausted
        assert specialties(scene.state, 0, "red") == 1
    assert specialties(scene.state, 0, "green") == 0 and specialties(scene.state, 1, "red") == 0


def test_sa_6_12_1_so_does_one_in_space_to_whoever_holds_it() -> None:
    scene = school()
    scene.state.artifacts["lazax_armory"] = scene.place("space:lodor")
    assert specialties(scene.state, 0, "red") == 0
    scene.state.artifact_holders["lazax_armory"] = 0
    assert [specialties(scene.state, seat, "red") for seat in (0, 1)] == [1, 0]


# 14.4 Scientists


def test_sa_14_4_1_a_scientist_adds_one_discount_of_the_colour_of_his_planet() -> None:
    scene = school("quann", race="hacan")
    scene.leader("hacan", "scientist", "quann")
    assert [specialties(scene.state, 0, colour) for colour in ("green", "red")] == [2, 0]
    scene = school("mecatol_rex", race="hacan")
    scene.leader("hacan", "scientist", "mecatol_rex")
    assert specialties(scene.state, 0, "green") == 0, "nothing to strengthen"
    scene = school("quann", race="hacan")
    scene.leader("hacan", "scientist", "quann", captor="letnev")
    assert specialties(scene.state, 0, "green") == 1, "a captive helps nobody"


def test_sa_14_4_1_and_6_12_3_in_space_he_strengthens_an_artifact_in_his_system() -> None:
    scene = school(race="hacan")
    scene.state.artifacts["lazax_armory"] = scene.place("space:lodor")
    scene.state.artifact_holders["lazax_armory"] = 0
    scene.put("hacan", "space:lodor", cruiser=1)
    scene.leader("hacan", "scientist", "lodor", ship="cruiser")
    assert specialties(scene.state, 0, "red") == 2
    scene.state.artifact_holders["lazax_armory"] = 1
    assert specialties(scene.state, 0, "red") == 0


def test_sa_6_12_3_on_the_planet_of_an_artifact_he_adds_one_of_its_colour() -> None:
    scene = school("mecatol_rex", race="hacan")
    scene.state.artifacts["lazax_armory"] = "mecatol_rex"
    scene.leader("hacan", "scientist", "mecatol_rex")
    assert specialties(scene.state, 0, "red") == 2


def test_sa_14_4_2_where_both_are_together_he_strengthens_just_one() -> None:
    scene = school("vefut_ii", race="hacan")
    scene.state.artifacts["lazax_armory"] = "vefut_ii"
    assert specialties(scene.state, 0, "red") == 2
    scene.leader("hacan", "scientist", "vefut_ii")
    assert specialties(scene.state, 0, "red") == 3


def test_sa_14_4_3_his_bonus_lasts_while_the_planet_is_refreshed() -> None:
    scene = school("vefut_ii", race="hacan")
    scene.leader("hacan", "scientist", "vefut_ii")
    scene.state.exhausted = ("vefut_ii",)
    assert specialties(scene.state, 0, "red") == 0
    scene.state.artifacts["lazax_armory"] = "vefut_ii"
    assert specialties(scene.state, 0, "red") == 2, "the Artifact is never exhausted"


def test_sa_14_4_4_three_red_technologies_with_a_scientist_on_red_cost_2_less_each() -> None:
    scene = school("vefut_ii", race="hacan", goods=9)
    scene.leader("hacan", "scientist", "vefut_ii")
    scene.play(PrimaryTechnology(seat=0))
    scene.choose("hacan", "primary", "b")
    paid = 0
    for technology in ("hylar_v_laser", "impulsion_shields", "automated_turrets"):
        scene.choose("hacan", "gain", technology)
        paid += pays(scene) or 3
    assert paid == 3 * 5 - 6 and scene.state.trade_goods[0] == 0


def test_sa_14_4_8_two_scientists_never_strengthen_the_same_but_specialty_and_artifact() -> None:
    scene = school("vefut_ii", race="jolnar")
    names = [each for each in leaders_of(RACE["jolnar"]) if "scientist" in each]
    assert len(names) == 2
    for name in names:
        scene.state.leaders[name] = Leader("vefut_ii")
    assert specialties(scene.state, 0, "red") == 2
    scene.state.artifacts["lazax_armory"] = "vefut_ii"
    assert specialties(scene.state, 0, "red") == 4


# 10.4 Racial technologies


def test_sa_1_5_7_and_10_4_1_three_of_each_race_never_through_the_technology_card() -> None:
    assert all(len(RACIAL_TECHNOLOGIES_OF[race.id]) == 3 for race in RACES)
    assert len(RACIAL_TECHNOLOGIES) == 51
    scene = school(goods=20)
    scene.play(GainTechnologies(seat=0))
    for technology in ("berzerker_genome", RACIAL_TECHNOLOGIES_OF["sol"][0]):
        scene.refuses("sol", "gain", technology, rule="SA-10.4.1", key="racial_technology")


def test_sa_10_4_4_and_10_4_5_what_modifies_abilities_of_a_race_is_not_copied() -> None:
    scene = Scene("krotoan", "saar", "hacan")
    scene.goods("krotoan", 20)
    scene.racial("saar", *RACIAL_TECHNOLOGIES_OF["saar"])
    beaten = Deed(DESTROYED, 0, ("cruiser", 1, 1, "1", "combat", "space_battle"))
    scene.state.deeds = (beaten,)
    scene.play(BuyRacialTechnology(seat=0))
    sold = {option[1] for option in scene.options("krotoan") if option[0] == "gain"}
    assert sold <= set(RACIAL_TECHNOLOGIES_OF["saar"]) - {"floating_factories"} and sold
    scene.refuses("krotoan", "gain", "floating_factories", rule="SA-10.4.4", key="not_copyable")


# 15.7 The card


def test_sa_15_7_1_one_technology_free_or_up_to_three_at_5_each() -> None:
    scene = school(goods=0)
    scene.play(PrimaryTechnology(seat=0))
    scene.offers("sol", ("primary", "a"), ("primary", "b"))
    scene.choose("sol", "primary", "a")
    scene.choose("sol", "gain", "hylar_v_laser")
    assert scene.done and scene.state.technologies[0] == ("hylar_v_laser",)
    assert scene.state.exhausted == ()
    scene = school(goods=15)
    scene.take("sol", "jord", exhausted=True)
    scene.play(PrimaryTechnology(seat=0))
    scene.choose("sol", "primary", "b")
    for left in (3, 2, 1):
        assert scene.ask("sol").about["left"] == left
        scene.choose("sol", "gain", TOP_ROW[left])
        pays(scene)
        assert scene.state.trade_goods[0] == 5 * (left - 1)
    assert scene.done and len(scene.state.technologies[0]) == 3


def test_sa_15_7_2_and_ruling_39_earlier_ones_lead_to_later_ones() -> None:
    scene = school(goods=15)
    scene.play(PrimaryTechnology(seat=0))
    scene.choose("sol", "primary", "b")
    for technology in ("enviro_compensator", "stasis_capsules", "cybernetics"):
        assert technology in offered(scene, "sol")
        scene.choose("sol", "gain", technology)
        pays(scene)
    assert scene.state.technologies[0] == ("enviro_compensator", "stasis_capsules", "cybernetics")


def test_sa_15_7_3_norr_pays_2_and_3_with_three_red_planets_one_of_which_is_exhausted() -> None:
    scene = school(*RED, race="norr")
    scene.state.control = dict.fromkeys(RED, 0) | {"mecatol_rex": 0}
    scene.goods("norr", 9)
    scene.play(PrimaryTechnology(seat=0))
    scene.choose("norr", "primary", "b")
    scene.choose("norr", "gain", "hylar_v_laser")
    assert scene.ask("norr").about["amount"] == 5 - 3
    payer = next(option for option in scene.options("norr") if option[0] == "exhaust" and option[1] in RED)
    scene.choose("norr", *payer)
    pays(scene)
    scene.choose("norr", "gain", "impulsion_shields")
    assert scene.ask("norr").about["amount"] == 5 - 2


def test_sa_15_7_4_the_secondary_buys_one_for_5_and_a_counter() -> None:
    scene = school(race="letnev", goods=20)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(SecondaryTechnology(seat=0))
    scene.choose("letnev", "gain", "hylar_v_laser")
    pays(scene)
    assert scene.done and scene.state.technologies[0] == ("hylar_v_laser",)
    assert (scene.state.trade_goods[0], scene.state.strategy[0]) == (15, 1)


@pytest.mark.parametrize("goods", [4, 5])
def test_sa_15_7_4_nobody_buys_what_he_cannot_pay(goods: int) -> None:
    scene = school(race="letnev", goods=goods)
    scene.state.exhausted = tuple(scene.state.control)
    assert SecondaryTechnology.is_offered(scene.game, 0) is (goods == 5)


def test_sa_20_1_2_the_free_technology_is_not_bought() -> None:
    scene = school()
    scene.play(PrimaryTechnology(seat=0))
    scene.choose("sol", "primary", "a")
    scene.choose("sol", "gain", "hylar_v_laser")
    assert [args[-1] for args in scene.told("technology_gained")] == ["free"]
