"""SA 13: what damage does, and what ships are in a battle (13.3, 13.18, 13.20 to 13.22)."""

from __future__ import annotations

import pytest

from tests.rules.ti3.battling import NEUTRAL, SAUDOR, Battlefield
from throneworld.imperium.combat.sustaining import levels_sustained
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables.units import PIECES, UNIT

FOR_ME = ("for_me",)


@pytest.mark.parametrize(
    ("kind", "levels"),
    [("dreadnought", 1), ("war_sun", 2), ("cruiser", 0), ("mechanized_unit", 1), ("fighter", 0)],
)
def test_sa_13_3_1_dreadnoughts_war_suns_and_mechanized_units_sustain_damage(kind: str, levels: int) -> None:
    scene = Battlefield()
    assert levels_sustained(scene.state, 0, kind, scene.place(SAUDOR)) == levels


def test_sa_13_3_1_a_flagship_sustains_as_its_card_says() -> None:
    scene = Battlefield("xxcha", "letnev", "creuss", board={(0, 0): "saudor"})
    levels = [levels_sustained(scene.state, seat, "flagship", scene.place(SAUDOR)) for seat in range(3)]
    assert levels == [3, 2, 1]


def test_sa_13_3_2_the_first_hit_damages_instead_of_destroying() -> None:
    scene = Battlefield()
    scene.sides({"war_sun": 1}, {"cruiser": 3})
    scene.fight(1, 1, 1, 7, 7, 1)
    scene.choose("letnev", "stay")
    scene.choose("sol", "sustain", "war_sun", 0)
    scene.choose("sol", "sustain", "war_sun", 1)
    assert scene.fleets()[0] == {"war_sun": 1}
    place = scene.place(SAUDOR)
    assert sum(scene.state.damage(0, 1)[place]) == sum(scene.state.damage(0, 2)[place]) == 1


def test_sa_13_3_3_a_damaged_unit_loses_a_die_for_each_hit_and_keeps_one() -> None:
    scene = Battlefield()
    scene.sides({"dreadnought": 2}, {"war_sun": 1})
    scene.damage("sol", SAUDOR, "dreadnought")
    scene.damage("letnev", SAUDOR, "war_sun", 1)
    scene.fight(1, 1, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled == [(0, "combat", 1, 1, 1), (1, "combat", 1, 1)]


def test_sa_13_3_4_a_war_sun_with_two_hits_rolls_one_die() -> None:
    scene = Battlefield()
    scene.sides({"war_sun": 1}, {"cruiser": 1})
    scene.damage("sol", SAUDOR, "war_sun", 2)
    scene.fight(1, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled == [(0, "combat", 1), (1, "combat", 1)]


def test_sa_13_3_4_a_flagship_of_one_die_keeps_it() -> None:
    scene = Battlefield("creuss", "letnev", "sol", board={(0, 0): "saudor", (1, 0): "thibah"})
    scene.sides({"flagship": 1}, {"cruiser": 1})
    scene.damage("creuss", SAUDOR, "flagship")
    scene.fight(1, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled[0] == (0, "combat", 1)


def test_sa_13_2_3_a_lost_carrier_takes_its_own_load_along() -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.fleet("sol", "saudor", "carrier", ground_force=4)
    scene.put("sol", SAUDOR, destroyer=1)
    scene.put("letnev", SAUDOR, cruiser=2)
    scene.fight(1, 1, 7, 1)
    scene.choose("sol", "hit", "carrier", 0)
    assert scene.told("units_destroyed")[:2] == [
        (0, "ground_force", 4, scene.place(SAUDOR), 1, "combat"),
        (0, "carrier", 1, scene.place(SAUDOR), 1, "combat"),
    ]


def test_sa_13_2_4_units_aboard_roll_no_dice() -> None:
    scene = Battlefield()
    scene.fleet("sol", "saudor", "carrier", ground_force=4, pds=1, mechanized_unit=1)
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.fight(1, 1)
    scene.choose("letnev", "stay")
    assert scene.rolled == [(0, "combat", 1), (1, "combat", 1)]


def test_sa_13_18_1_a_fighter_costs_a_half_and_hits_on_9() -> None:
    assert (PIECES["fighter"], UNIT["fighter"].cost, UNIT["fighter"].produced) == (20, 1, 2)
    scene = Battlefield()
    scene.sides({"fighter": 2, "carrier": 1}, {"cruiser": 2})
    scene.fight(1, 8, 9, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.told("hits_produced")[0] == (0, "combat", 1)


def test_sa_13_18_6_fighters_without_capacity_are_lost_after_the_battle_not_in_it() -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.sides({"carrier": 1, "fighter": 2}, {"cruiser": 1})
    scene.fight(1, 1, 1, 7, 9, 1, 1)
    scene.choose("sol", "hit", "carrier", 0)
    assert scene.rolled[2] == (0, "combat", 9, 1), "both Fighters fight on"
    assert scene.done and scene.won() == [(0, "attacker")]
    assert scene.fleets() == ({}, {}), "then they have no support"


def test_sa_13_18_7_a_dock_and_a_carrier_with_two_ground_forces_support_seven_fighters() -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.take("sol", "saudor")
    scene.put("sol", "saudor", space_dock=1)
    scene.fleet("sol", "saudor", "carrier", ground_force=2)
    scene.put("sol", SAUDOR, fighter=9)
    scene.put("letnev", SAUDOR, destroyer=1)
    scene.fight(1, 1, *[9] * 10, 1)
    assert scene.fleets() == ({"carrier": 1, "ground_force": 2, "fighter": 7}, {})


def test_sa_13_18_8_and_ruling_161_what_is_looked_at_amid_a_battle_spares_its_fighters() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1, "fighter": 3}, {"cruiser": 1})
    scene.put("sol", "space:thibah", fighter=1)
    scene.fight(1, 1, 1, 1, 10)
    scene.game.stack.append(Settle())
    scene.game.proceed()
    assert scene.fleets()[0] == {"cruiser": 1, "fighter": 3}
    assert scene.units("sol", "space:thibah") == {}, "elsewhere it goes on"


def test_sa_13_18_8_capacity_does_not_matter_during_a_battle() -> None:
    scene = Battlefield(board={(0, 0): "saudor"})
    scene.sides({"fighter": 3}, {"cruiser": 2})
    scene.fight(1, 1, 1, 1, 1, 9, 9, 9, 1, 1)
    assert scene.rolled[0] == (0, "combat", 1, 1, 1) and scene.rolled[2] == (0, "combat", 9, 9, 9)
    assert scene.won() == [(0, "attacker")] and scene.fleets() == ({}, {}), "won, then unsupported"


def test_sa_13_20_1_a_destroyer_costs_1_hits_on_9_and_has_two_dice_of_barrage() -> None:
    row = UNIT["destroyer"]
    assert (PIECES["destroyer"], row.cost, row.combat, row.move) == (15, 1, 9, 2)
    assert row.anti_fighter_barrage is not None and row.anti_fighter_barrage.dice == 2


def test_sa_13_21_1_a_dreadnought_rolls_two_dice_on_5() -> None:
    row = UNIT["dreadnought"]
    assert (PIECES["dreadnought"], row.cost, row.combat, row.dice, row.move) == (7, 5, 5, 2, 1)
    scene = Battlefield()
    scene.sides({"dreadnought": 1}, {"cruiser": 3})
    scene.fight(4, 5, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.told("hits_produced")[0] == (0, "combat", 1)


def test_sa_13_22_1_a_war_sun_rolls_three_dice_on_3() -> None:
    row = UNIT["war_sun"]
    assert (PIECES["war_sun"], row.cost, row.combat, row.dice, row.capacity) == (3, 12, 3, 3, 6)
    scene = Battlefield()
    scene.sides({"war_sun": 1}, {"cruiser": 3})
    scene.fight(2, 3, 10, 1, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.told("hits_produced")[0] == (0, "combat", 2)


def test_sa_13_22_4_it_takes_three_hits_to_destroy_a_war_sun() -> None:
    scene = Battlefield()
    scene.sides({"war_sun": 1}, {"cruiser": 3})
    scene.fight(1, 1, 1, 7, 7, 7)
    scene.choose("letnev", "stay")
    assert scene.done and scene.fleets() == ({}, {"cruiser": 3})


def test_sa_13_22_4_two_hits_cannot_be_sustained_again() -> None:
    scene = Battlefield()
    scene.sides({"war_sun": 1, "fighter": 1}, {"cruiser": 3})
    scene.damage("sol", SAUDOR, "war_sun", 2)
    scene.fight(1, 1, 7, 1, 1)
    scene.choose("letnev", "stay")
    scene.offers("sol", ("hit", "war_sun", 2), ("hit", "fighter", 0), FOR_ME)
    scene.refuses("sol", "sustain", "war_sun", 2, rule="SA-13.22.4", key="cannot_sustain")


def test_sa_13_9_4_a_dock_of_saar_in_space_rolls_nothing_takes_no_hit_and_does_not_retreat() -> None:
    scene = Battlefield("sol", "saar", "hacan")
    scene.sides({"cruiser": 2}, {"cruiser": 1, "carrier": 1, "space_dock": 1})
    scene.fight(7, 1, 1, 1)
    scene.choose("saar", "retreat", scene.system("thibah"))
    assert scene.rolled == [(0, "combat", 7, 1), (1, "combat", 1), (1, "combat", 1)]
    scene.offers("saar", ("hit", "carrier", 0), ("hit", "cruiser", 0), FOR_ME)
    scene.refuses("saar", "hit", "space_dock", 0, rule="SA-13.9.4", key="takes_no_part")
    scene.choose("saar", "hit", "carrier", 0)
    assert scene.units("saar", "space:thibah") == {"cruiser": 1}
    assert scene.units("saar", SAUDOR) == {}, "SA-13.9.5: alone with an enemy it is destroyed"


def test_sa_13_9_5_a_dock_of_saar_stays_if_nobody_has_ships_left() -> None:
    scene = Battlefield("sol", "saar", "hacan")
    scene.sides({"destroyer": 1}, {"destroyer": 1, "space_dock": 1})
    scene.fight(9, 10)
    scene.stay()
    assert scene.units("saar", SAUDOR) == {"space_dock": 1}


def test_sa_6_4_1_the_defender_in_a_nebula_has_1_more() -> None:
    scene = Battlefield(board={(0, 0): "everra"})
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(6, 6)
    assert scene.done and scene.fleets() == ({}, {"cruiser": 1})


def test_sa_6_6_3_fighters_roll_nothing_in_an_ion_storm_and_may_be_casualties() -> None:
    scene = Battlefield(board={(0, 0): "ion_storm"})
    scene.sides({"cruiser": 1}, {"carrier": 1, "fighter": 1})
    scene.fight(7, 1)
    assert scene.rolled == [(0, "combat", 7), (1, "combat", 1)]
    scene.offers("letnev", ("hit", "carrier", 0), ("hit", "fighter", 0), FOR_ME)


def test_sa_6_6_3_and_6_4_1_terrain_concerns_ships_of_nobody_too() -> None:
    scene = Battlefield(board={(0, 0): "ion_storm"})
    scene.put("sol", "space:ion_storm", cruiser=1)
    scene.put("neutral", "space:ion_storm", fighter=1, destroyer=1)
    scene.fight(1, 1, defender=NEUTRAL)
    assert [(roll[0], len(roll) - 2) for roll in scene.rolled[:2]] == [(0, 1), (NEUTRAL, 1)], "one Destroyer"
    scene = Battlefield(board={(0, 0): "everra"})
    scene.put("sol", "space:everra", cruiser=1)
    scene.put("neutral", "space:everra", cruiser=1)
    scene.fight(6, 6, defender=NEUTRAL)
    assert scene.done and scene.fleets()[0] == {} and scene.units("neutral", "space:everra") == {"cruiser": 1}


def test_sa_15_6_1_high_alert_adds_1_to_all_combat_rolls_of_its_owner_there() -> None:
    scene = Battlefield()
    scene.state.high_alert, scene.state.high_alert_of = scene.system("saudor"), 0
    scene.sides({"destroyer": 1, "cruiser": 1}, {"fighter": 1, "cruiser": 1})
    scene.fight(8, 1, 6, 1, 6)
    assert scene.fleets()[1] == {"cruiser": 1}, "the barrage hits on 8"
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"destroyer": 1, "cruiser": 1}, {})


def test_ruling_155_after_two_rounds_without_a_die_that_could_hit_the_defender_is_lost() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1, mute=1)
    scene.choose("letnev", "stay")
    assert not scene.told("stalemate"), "a die that could hit begins the count anew"
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.fight(1, 1, stage="announce_retreat", quiet=29)
    scene.choose("letnev", "stay")
    assert scene.told("stalemate") and scene.fleets() == ({"cruiser": 1}, {})
