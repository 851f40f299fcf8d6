"""Racial technologies: which are sold, at what price, what the Krotoan Virus copies; what Flagships are."""

from __future__ import annotations

import pytest
from tools.missing import standing_rules

from tests.ti3.scene import Scene, definition
from throneworld.imperium.modifiers import Modifier, contributions
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.edition import EDITION
from throneworld.ti3.phases.racial import BuyRacialTechnology, copy_refusal
from throneworld.ti3.quantities import RACIAL_SLOTS
from throneworld.ti3.state import Deed
from throneworld.ti3.steps.production import Build
from throneworld.ti3.tables import FLAGSHIPS, RACIAL_TECHNOLOGY, UNITS
from throneworld.ti3.tables.listening import LISTENING
from throneworld.ti3.unsaid import UNSAID

ROW_ALONE = frozenset({"letnev", "xxcha"})
"""Flagships without a text: their row says all."""


# What is carried out


def windows_of(component: str) -> set[str]:
    """The windows of the registry at which something carries out what a component says."""
    EDITION.modifiers["hand_limit"]
    altering: list[Modifier] = [each for rows in EDITION.modifiers.values() for each in rows]
    listening = [each.window for each in definition().listeners if each.id == component]  # type: ignore[attr-defined]
    noted = [window for each, window in standing_rules("ti3") if each == component]
    return {*listening, *[each.window for each in altering if each.component == component], *noted}


@pytest.mark.parametrize("technology", RACIAL_TECHNOLOGY)
def test_a_racial_technology_is_carried_out_at_each_of_its_windows(technology: str) -> None:
    by_row = OF_ROW if any(row.technology == technology for row in UNITS) else set()
    assert windows_of(technology) == set(LISTENING["racial_technologies"][technology]) - by_row


OF_ROW = {"cargo_static", "production_static", "movement_static"}
"""What a row of a unit carries out that counts with a technology."""
ROWS = {
    "pre_combat_when": "pre_combat_shots",
    "afb_when": "anti_fighter_barrage",
    "bombardment_static": "bombardment",
    "space_cannon_static": "space_cannon",
}
"""What the row of a Flagship carries out by itself."""


@pytest.mark.parametrize("race", [each.race for each in FLAGSHIPS])
def test_a_flagship_is_carried_out_at_each_of_its_windows(race: str) -> None:
    row = next(each for each in FLAGSHIPS if each.race == race)
    by_row = {window for window, column in ROWS.items() if getattr(row, column) is not None}
    if row.damage_levels > 1 and race in ROW_ALONE:
        by_row.add("sustain_damage_static")
    said = set(LISTENING["flagships"][race])
    assert windows_of(f"flagship:{race}") >= said - by_row
    assert windows_of(f"flagship:{race}") <= said


# Buying


def buying(scene: Scene, points: int = 0, goods: int = 20) -> None:
    scene.state.points[0] = points
    scene.goods(scene.players[0], goods)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(BuyRacialTechnology(seat=0))


def test_sa_3_30_1_one_technology_of_his_own_race() -> None:
    scene = Scene("norr", "sol", "letnev")
    buying(scene)
    scene.offers(
        "norr", ("gain", "berzerker_genome"), ("gain", "valkyrie_armor"), ("gain", "exotrireme"), ("done",)
    )
    scene.refuses("norr", "gain", "mark_ii_advanced_carriers", rule="SA-10.4.1", key="not_of_your_race")
    scene.refuses("norr", "gain", "hylar_v_laser", rule="SA-10.4.1", key="no_racial_technology")
    scene.choose("norr", "gain", "exotrireme")
    assert scene.done and scene.state.racial_technologies[0] == ("exotrireme",)
    assert scene.state.trade_goods[0] == 16


def test_sa_3_30_2_the_price_falls_with_points_and_rises_with_what_one_has() -> None:
    scene = Scene("norr", "sol", "letnev")
    scene.racial("norr", "exotrireme")
    buying(scene, points=2, goods=6)
    assert scene.ask("norr").about == {
        "price_berzerker_genome": 7,
        "price_valkyrie_armor": 5,
        "price_exotrireme": 6,
    }
    scene.offers("norr", ("gain", "valkyrie_armor"), ("done",))
    scene.refuses("norr", "gain", "berzerker_genome", rule="SA-3.30.2", key="not_enough_resources")
    scene.refuses("norr", "gain", "exotrireme", rule="SA-3.30.1", key="technology_owned")
    scene.choose("norr", "gain", "valkyrie_armor")
    assert scene.state.trade_goods[0] == 1


def test_ruling_151_never_below_nothing() -> None:
    scene = Scene("norr", "sol", "letnev")
    buying(scene, points=9, goods=0)
    scene.choose("norr", "gain", "berzerker_genome")
    assert scene.done and scene.state.racial_technologies[0] == ("berzerker_genome",)


def test_nothing_is_sold_that_nothing_carries_out() -> None:
    scene = Scene("norr", "sol", "letnev")
    scene.game.definition.listeners = tuple(
        each for each in scene.game.definition.listeners if each.id != "exotrireme"
    )
    buying(scene)
    assert ("gain", "exotrireme") not in scene.options("norr")
    assert ("gain", "berzerker_genome") in scene.options("norr")


# Copying


def beats(scene: Scene, race: str, how: str = "combat") -> None:
    deed = Deed(DESTROYED, 0, ("cruiser", 1, scene.seat(race), "1", how, "space_battle"))
    scene.state.deeds = (*scene.state.deeds, deed)


def virus() -> Scene:
    """Of Sol and N'orr the Virus has destroyed units by combat rolls, of Yin by a mine."""
    scene = Scene("krotoan", "sol", "norr", "yin")
    scene.racial("sol", "mark_ii_advanced_carriers", "versatile_combat_tactics")
    scene.racial("norr", "berzerker_genome")
    scene.racial("yin", "yin_spinner")
    beats(scene, "sol")
    beats(scene, "norr", "bombardment")
    beats(scene, "yin", "space_mine")
    return scene


def test_sa_10_4_3_assimilation_slot_i_takes_what_a_beaten_player_holds() -> None:
    scene = virus()
    buying(scene, points=3)
    scene.offers(
        "krotoan",
        ("gain", "mark_ii_advanced_carriers"),
        ("gain", "versatile_combat_tactics"),
        ("gain", "berzerker_genome"),
        ("done",),
    )
    scene.refuses("krotoan", "gain", "yin_spinner", rule="SA-10.4.3", key="not_of_the_beaten")
    scene.refuses("krotoan", "gain", "assimilation_slot_i", rule="SA-10.4.3", key="not_of_the_beaten")
    scene.choose("krotoan", "gain", "mark_ii_advanced_carriers")
    assert scene.state.racial_technologies[0] == ("mark_ii_advanced_carriers",)
    assert scene.state.racial_technologies[1] == ("mark_ii_advanced_carriers", "versatile_combat_tactics")
    assert scene.state.trade_goods[0] == 19


def test_assimilation_slot_ii_costs_the_copy_before_it_too() -> None:
    scene = virus()
    scene.racial("krotoan", "mark_ii_advanced_carriers")
    buying(scene, points=3)
    assert scene.ask("krotoan").about == {"price_versatile_combat_tactics": 6, "price_berzerker_genome": 6}
    scene.refuses("krotoan", "gain", "mark_ii_advanced_carriers", rule="SA-3.30.1", key="technology_owned")
    scene.choose("krotoan", "gain", "berzerker_genome")
    assert scene.state.trade_goods[0] == 14


def test_sa_10_4_3_and_10_4_4_assimilation_slot_iii_is_the_last_and_no_ability_of_a_race_is_copied() -> None:
    scene = virus()
    scene.racial("krotoan", "mark_ii_advanced_carriers", "yin_spinner")
    scene.racial("norr", "subliminal_command")
    buying(scene, goods=30)
    scene.refuses("krotoan", "gain", "subliminal_command", rule="SA-10.4.4", key="not_copyable")
    scene.choose("krotoan", "gain", "berzerker_genome")
    assert len(scene.state.racial_technologies[0]) == 3
    scene.play(BuyRacialTechnology(seat=0))
    assert scene.done, "there is no slot left"
    assert copy_refusal(scene.state, 0, "versatile_combat_tactics") is UNSAID


# Flagships


def test_sa_13_23_1_one_flagship_for_ten_at_home_takes_three_of_the_capacity() -> None:
    scene = Scene("norr", "sol", "letnev")
    scene.put("norr", "quinarra", space_dock=1)
    scene.counters("norr", 3, 3, 2)
    scene.goods("norr", 20)
    scene.state.exhausted = ("trenlak", "quinarra")
    home = scene.system("home_norr")
    scene.play(Build(seat=0, system=home))
    space = scene.place(home)
    assert ("produce", "flagship", space) in scene.options("norr")
    scene.choose("norr", "produce", "flagship", space)
    scene.choose("norr", "produce", "cruiser", space)
    scene.refuses("norr", "produce", "dreadnought", space, rule="SA-8.11.5", key="production_limit")
    scene.choose("norr", "done")
    assert scene.done and scene.units("norr", home) == {"flagship": 1, "cruiser": 1}
    assert scene.state.trade_goods[0] == 8
    scene.state.exhausted_docks = ()
    scene.goods("norr", 20)
    scene.play(Build(seat=0, system=home))
    scene.refuses("norr", "produce", "flagship", space, rule="SA-8.8.1", key="none_left")


def test_sa_13_23_3_without_the_option_nobody_builds_one() -> None:
    scene = Scene("norr", "sol", "letnev", flagships=False)
    scene.put("norr", "quinarra", space_dock=1)
    scene.goods("norr", 12)
    home = scene.system("home_norr")
    scene.play(Build(seat=0, system=home))
    scene.refuses("norr", "produce", "flagship", scene.place(home), rule="SA-0.1.1", key="not_in_this_game")


@pytest.mark.parametrize("slot", ["assimilation_slot_i", "assimilation_slot_ii", "assimilation_slot_iii"])
def test_slots_each_hold_one_copy(slot: str) -> None:
    scene = virus()
    full = ("mark_ii_advanced_carriers", "versatile_combat_tactics", "yin_spinner")
    assert RACIAL_TECHNOLOGY[slot].race == "krotoan"
    assert [contribution(scene, slot, seat) for seat in range(4)] == [1, 0, 0, 0]
    for number in range(len(full)):
        scene.state.racial_technologies[0] = full[:number]
        assert copy_refusal(scene.state, 0, "berzerker_genome") is None
    scene.state.racial_technologies[0] = full
    assert copy_refusal(scene.state, 0, "berzerker_genome") is UNSAID, "nobody is asked: nothing else is his"


def contribution(scene: Scene, slot: str, seat: int) -> int:
    """How many slots a player has by this one."""
    found = contributions(scene.state, RACIAL_SLOTS, seat)
    return sum(each.amount for each in found if each.component == slot)
