"""Exact odds of combat: cases that can be reckoned by hand, and the battle that measures speed."""

from __future__ import annotations

from statistics import median
from time import process_time

import pytest
from msgspec.structs import replace

from throneworld.lab.odds import (
    BadCombat,
    Casualty,
    Ending,
    Group,
    Left,
    Odds,
    Outcome,
    Rolls,
    Shot,
    Side,
    Unit,
    bar,
    fight,
    histogram,
)
from throneworld.ti4.odds import UNITS

ATTACKER = {"dreadnought": 2, "carrier": 2, "fighter": 6, "cruiser": 2}
DEFENDER = {"war_sun": 1, "destroyer": 3, "fighter": 4}


def side(units: dict[str, int], **settings: object) -> Side:
    return Side(groups=tuple(Group(UNITS[name], count) for name, count in units.items()), **settings)  # type: ignore[arg-type]


def plain(units: dict[str, int]) -> Side:
    """Without barrage and without sustain."""
    groups = [
        Group(replace(UNITS[name], barrage=None, sustain=False), count) for name, count in units.items()
    ]
    return Side(groups=tuple(groups))


def sure(name: str = "sure", **settings: object) -> Unit:
    """A unit that always hits."""
    return Unit(name=name, combat=1, **settings)  # type: ignore[arg-type]


def harmless(name: str = "harmless", **settings: object) -> Unit:
    return Unit(name=name, combat=11, **settings)  # type: ignore[arg-type]


def group(unit: Unit, count: int = 1, **settings: object) -> Side:
    return Side(groups=(Group(unit, count),), **settings)  # type: ignore[arg-type]


def left(odds: Odds, outcome: Outcome) -> list[Ending]:
    return [ending for ending in odds.endings if ending.outcome is outcome]


# The battle of the benchmark


def test_the_battle_that_is_known_comes_out_to_five_digits() -> None:
    """No faction's abilities; both sides lose the cheapest first and sustain last."""
    odds = fight(side(ATTACKER, sustain="last"), side(DEFENDER, sustain="last"))
    assert odds.attacker == pytest.approx(0.47885, abs=1e-5)
    assert odds.draw == pytest.approx(0.11343, abs=1e-5)
    assert odds.defender == pytest.approx(0.40772, abs=1e-5)


def test_to_sustain_first_is_better_for_whoever_has_more_to_sustain_with() -> None:
    first, last = side(ATTACKER), side(ATTACKER, sustain="last")
    enemy = side(DEFENDER, sustain="last")
    assert fight(first, enemy).attacker > fight(last, enemy).attacker


def test_the_same_battle_without_barrage_and_sustain() -> None:
    odds = fight(plain(ATTACKER), plain(DEFENDER))
    assert odds.attacker == pytest.approx(0.675797, abs=1e-6)
    assert odds.draw == pytest.approx(0.104476, abs=1e-6)
    assert odds.defender == pytest.approx(0.219728, abs=1e-6)


def test_the_battle_of_the_benchmark_is_fast() -> None:
    """Some 5 ms; the bound is generous, for machines that are slow."""
    times = []
    for _ in range(15):
        start = process_time()
        fight(side(ATTACKER), side(DEFENDER))
        times.append(process_time() - start)
    assert median(times) < 0.05


# By hand


def test_two_cruisers_meet() -> None:
    """Each hits with 0.4: they go on while both miss."""
    odds = fight(side({"cruiser": 1}), side({"cruiser": 1}))
    assert odds.attacker == pytest.approx(0.24 / 0.64)
    assert odds.defender == pytest.approx(0.24 / 0.64)
    assert odds.draw == pytest.approx(0.16 / 0.64)
    assert odds.attacker_losses[0].count == pytest.approx(0.4 / 0.64)
    assert odds.attacker_losses[0].cost == pytest.approx(2 * 0.4 / 0.64)


def test_RR_67_9_a_side_without_units_has_lost_before_it_begins() -> None:
    nobody = Side(groups=())
    assert fight(side({"cruiser": 1}), nobody).attacker == 1
    assert fight(nobody, side({"cruiser": 1})).defender == 1
    assert fight(nobody, nobody).draw == 1


def test_RR_10_barrage_takes_fighters_only_and_the_excess_is_lost() -> None:
    gun = harmless(barrage=Shot(1, 5))
    odds = fight(group(gun), Side(groups=(Group(UNITS["fighter"], 2), Group(sure(), 1))))
    [ending] = odds.endings
    assert ending == Ending(Outcome.DEFENDER, 1.0, (), (Left("sure", 1, 0),))


def test_RR_10_barrage_does_not_come_on_the_ground() -> None:
    gun = harmless(barrage=Shot(1, 5))
    assert fight(group(gun), side({"fighter": 1})).attacker == 1
    odds = fight(group(gun), side({"fighter": 1, "infantry": 1}), ground=True)
    assert odds.defender == pytest.approx(1)


def test_RR_10_1_modifiers_and_rerolls_leave_barrage_and_volleys_alone() -> None:
    gun = group(harmless(barrage=Shot(11)), rolls=Rolls(-9, "misses"), volley=(Shot(11, 3),))
    assert fight(gun, group(sure(fighter=True))).defender == 1


def test_RR_76_a_unit_sustains_once_and_is_damaged_then() -> None:
    odds = fight(group(harmless(sustain=True, cost=9)), group(sure()))
    assert odds.defender == 1
    odds = fight(group(sure(sustain=True)), group(sure("other")))
    assert odds.endings == (Ending(Outcome.ATTACKER, 1.0, (Left("sure", 1, 1),), ()),)


def test_RR_76_3_a_damaged_unit_cannot_sustain_again() -> None:
    damaged = Side(groups=(Group(sure(sustain=True), 1, damaged=1),))
    assert fight(damaged, group(sure("other"))).draw == 1


def test_RR_76_6_one_use_may_cancel_two_hits() -> None:
    shielded = group(sure(sustain=True), sustain_cancels=2)
    assert fight(shielded, group(sure("other", dice=2))).attacker == 1
    assert fight(group(sure(sustain=True)), group(sure("other", dice=2))).draw == 1


def test_RR_67_4_a_retreat_is_announced_in_the_second_round_and_follows_it() -> None:
    fleet = group(harmless(), 9, retreat_at=9)
    [ending] = fight(fleet, group(sure())).endings
    assert ending.outcome is Outcome.ATTACKER_RETREATS
    assert ending.attacker == (Left("harmless", 7, 0),), "one lost in each of two rounds"
    assert fight(fleet, group(sure())).retreat == 1


def test_RR_67_4_if_the_defender_announces_the_attacker_cannot() -> None:
    odds = fight(group(harmless(), 9, retreat_at=9), group(harmless("other"), 9, retreat_at=9))
    assert odds.chances[Outcome.DEFENDER_RETREATS] == 1


def test_RR_67_9_nobody_retreats_from_an_opponent_who_is_gone() -> None:
    odds = fight(group(sure(), 4, retreat_at=4), group(sure("other"), 2))
    assert odds.attacker == 1 and odds.retreat == 0


def test_RR_38_there_is_no_retreat_from_the_ground() -> None:
    odds = fight(side({"infantry": 2}, retreat_at=2), side({"infantry": 2}), ground=True)
    assert odds.retreat == 0


def test_RR_66_and_15_a_volley_comes_before_the_combat() -> None:
    odds = fight(group(harmless(), volley=(Shot(1, 2), Shot(1))), group(sure("other"), 3))
    assert odds.attacker == 1


def test_RR_76_4_space_cannon_hits_can_be_sustained() -> None:
    [ending] = fight(group(sure(sustain=True)), group(harmless("other"), volley=(Shot(1),))).endings
    assert ending.attacker == (Left("sure", 1, 1),)


def test_aimed_shots_go_past_fighters() -> None:
    enemy = Side(groups=(Group(UNITS["fighter"], 1), Group(sure(), 1)))
    odds = fight(group(harmless(), volley=(Shot(1, 1, True),)), enemy)
    assert all(ending.defender == (Left("fighter", 1, 0),) for ending in odds.endings)


# Technologies


def test_armor_repairs_one_unit_that_did_not_sustain_in_the_round() -> None:
    """One hit in each of two rounds: the second ship sustains the second, and the first is whole again."""
    ships = Side(
        groups=(Group(harmless(sustain=True), 1), Group(harmless("dearer", sustain=True, cost=2), 1)),
        repairs_one=True,
        retreat_at=2,
    )
    [ending] = fight(ships, group(sure("other"))).endings
    assert ending.outcome is Outcome.ATTACKER_RETREATS
    assert ending.attacker == (Left("harmless", 1, 0), Left("dearer", 1, 1))


def test_armor_does_not_save_a_lonely_unit_that_is_hit_in_every_round() -> None:
    assert fight(group(harmless(sustain=True), repairs_one=True), group(sure())).defender == 1


def test_armor_works_in_the_last_round_too() -> None:
    ships = Side(groups=(Group(sure(sustain=True), 2, damaged=2),), repairs_one=True)
    [ending] = fight(ships, group(harmless())).endings
    assert ending.attacker == (Left("sure", 2, 1),)


def test_armor_repairs_what_space_cannon_has_damaged() -> None:
    ships = group(sure(sustain=True), repairs_one=True)
    [ending] = fight(ships, group(harmless("other"), volley=(Shot(1),))).endings
    assert ending.attacker == (Left("sure", 1, 0),)


def test_armor_keeps_an_old_damage_apart_from_that_of_the_round() -> None:
    """One damaged before, one that sustains and is lost to the second hit: the older one is repaired."""
    ships = Side(groups=(Group(harmless(sustain=True), 2, damaged=1),), repairs_one=True, retreat_at=1)
    enemy = group(sure("other", dice=2), rolls=Rolls(-99), first_rolls=(Rolls(),))
    [ending] = fight(ships, enemy).endings
    assert ending.attacker == (Left("harmless", 1, 0),)


def test_two_armors_that_repair_all_that_can_be_hit_never_end() -> None:
    def pair(name: str) -> Side:
        kinds = (harmless(f"{name} shield", sustain=True), sure(name, sustain=True))
        return Side(groups=tuple(Group(kind, 1) for kind in kinds), repairs_one=True)

    odds = fight(pair("one"), pair("other"))
    assert odds.chances[Outcome.ENDLESS] == pytest.approx(1)
    assert odds.attacker_losses[0].count == odds.attacker_losses[1].count == 0
    assert fight(pair("one"), replace(pair("other"), repairs_one=False)).attacker == 1


def test_armors_that_only_rarely_fail_still_end() -> None:
    """Four shields have to be worn down by shots that nearly always miss."""
    pair = (Group(Unit(name="poor", combat=10, sustain=True), 4),)
    odds = fight(Side(groups=pair, repairs_one=True), Side(groups=pair, repairs_one=True))
    assert odds.attacker == pytest.approx(odds.defender)
    assert odds.chances[Outcome.ENDLESS] == 0
    assert sum(odds.chances.values()) == pytest.approx(1, abs=1e-9)


def test_a_combat_may_come_to_where_it_never_ends() -> None:
    """Two shields take in turn all that one gun hits, but not what two hit; a shot may silence one."""
    shields = group(harmless(sustain=True), 2, repairs_one=True, volley=(Shot(6),))
    odds = fight(shields, group(Unit(name="gun", combat=6), 2))
    assert odds.chances[Outcome.ENDLESS] == pytest.approx(0.5)
    assert odds.defender == pytest.approx(0.5)


def test_armor_without_anything_to_repair_changes_nothing() -> None:
    plainly = fight(side({"cruiser": 3, "fighter": 2}), side({"destroyer": 4}))
    armored = fight(side({"cruiser": 3, "fighter": 2}, repairs_one=True), side({"destroyer": 4}))
    for outcome, chance in plainly.chances.items():
        assert armored.chances[outcome] == pytest.approx(chance, abs=1e-12)


def test_a_broadside_needs_three_ships_that_are_no_fighters() -> None:
    enemy = group(sure("other"))
    assert fight(group(harmless(), 3, broadside=3), enemy).attacker == 1
    assert fight(group(harmless(), 2, broadside=3), enemy).defender == 1
    assert fight(group(harmless(fighter=True), 5, broadside=3), enemy).defender == 1


def test_a_broadside_destroys_the_cheapest_ship_that_is_no_fighter_and_nothing_sustains_it() -> None:
    enemy = side({"fighter": 2, "war_sun": 1, "dreadnought": 1}, rolls=Rolls(-99))
    [ending] = fight(group(sure(dice=0), 3, broadside=3), enemy).endings
    assert ending.defender == (Left("fighter", 2, 0), Left("war_sun", 1, 0))
    first = replace(enemy, order=(Casualty("war_sun"),))
    [ending] = fight(group(sure(dice=0), 3, broadside=3), first).endings
    assert ending.defender == (Left("fighter", 2, 0), Left("dreadnought", 1, 0))


def test_the_attackers_broadside_comes_first_and_may_silence_the_other() -> None:
    three = group(harmless(), 3, broadside=3)
    [ending] = fight(three, group(harmless("other"), 3, broadside=3)).endings
    assert (ending.attacker, ending.defender) == ((Left("harmless", 3, 0),), (Left("other", 2, 0),))


def test_there_is_no_broadside_on_the_ground() -> None:
    [ending] = fight(group(harmless(), 3, broadside=3), group(harmless("other"), 3), ground=True).endings
    assert ending.defender == (Left("other", 3, 0),)


# Rolls


def test_a_modifier_makes_a_hit_likelier() -> None:
    odds = fight(side({"cruiser": 1}, rolls=Rolls(2)), side({"cruiser": 1}))
    assert odds.draw == pytest.approx(0.6 * 0.4 / (1 - 0.4 * 0.6))


def test_misses_are_rolled_again_once() -> None:
    odds = fight(side({"cruiser": 1}, rolls=Rolls(0, "misses")), group(harmless()))
    assert odds.attacker == pytest.approx(1)
    hit = 1 - 0.6**2
    odds = fight(side({"cruiser": 1}, rolls=Rolls(0, "misses")), side({"cruiser": 1}))
    assert odds.draw == pytest.approx(hit * 0.4 / (1 - (1 - hit) * 0.6))


def test_the_whole_roll_comes_again_if_it_fell_below_its_mean() -> None:
    """Two dice of 0.4 bring 0.8 hits on average: only a roll without a hit is repeated."""
    again = group(Unit(name="two", combat=7, dice=2), first_rolls=(Rolls(0, "all"),), rolls=Rolls(-9))
    odds = fight(again, group(harmless(), 2))
    two = 0.16 + 0.36 * 0.16
    assert odds.attacker == pytest.approx(two)
    assert odds.chances[Outcome.ENDLESS] == pytest.approx(1 - two)


def test_the_first_round_may_have_rolls_of_its_own() -> None:
    odds = fight(side({"cruiser": 1}, first_rolls=(Rolls(9),)), side({"cruiser": 1}))
    assert odds.attacker == pytest.approx(0.6) and odds.draw == pytest.approx(0.4)


def test_extra_hits_count_natural_nines_and_tens() -> None:
    """With a modifier that forbids any other hit."""
    ship = Unit(name="hylarim", combat=6, extra_hits=2)
    odds = fight(group(ship, first_rolls=(Rolls(-9),), rolls=Rolls(-9)), group(harmless(), 2))
    assert odds.attacker == pytest.approx(1)
    odds = fight(group(ship, rolls=Rolls(-9)), group(sure("other"), 2))
    assert odds.draw == pytest.approx(0.2) and odds.defender == pytest.approx(0.8)


def test_a_unit_lifts_the_rolls_of_the_others_but_not_its_own() -> None:
    lifting = Group(harmless("lifting", lifts=10, cost=9), 1)
    odds = fight(Side(groups=(lifting, Group(harmless(), 2))), group(sure("other"), 2))
    assert odds.attacker == 1, "two hits in the first round, none of them its own"
    assert fight(Side(groups=(lifting,)), group(sure("other"), 2)).defender == 1


def test_a_combat_in_which_nobody_can_hit_is_told_as_such() -> None:
    assert fight(group(harmless()), group(harmless("other"))).chances[Outcome.ENDLESS] == 1


# Casualties


def test_the_cheapest_unit_is_lost_first() -> None:
    fleet = side({"carrier": 1, "fighter": 1, "cruiser": 1})
    [ending] = left(fight(fleet, group(harmless("other"), volley=(Shot(1, 2),))), Outcome.ATTACKER)
    assert ending.attacker == (Left("carrier", 1, 0),)


def test_a_casualty_order_can_be_given() -> None:
    order = (Casualty("carrier"), Casualty("fighter", keep=1), Casualty("cruiser"))
    fleet = side({"carrier": 1, "fighter": 2, "cruiser": 1}, order=order)
    gunner = group(harmless("other"), volley=(Shot(1, 3),))
    [ending] = left(fight(fleet, gunner), Outcome.ATTACKER)
    assert ending.attacker == (Left("fighter", 1, 0),)


def test_an_order_may_say_when_to_sustain() -> None:
    order = (Casualty("fighter"), Casualty("dreadnought", sustain=True))
    fleet = side({"dreadnought": 1, "fighter": 1, "cruiser": 1}, order=order)
    [ending] = left(fight(fleet, group(harmless("other"), volley=(Shot(1, 2),))), Outcome.ATTACKER)
    assert ending.attacker == (Left("dreadnought", 1, 1), Left("cruiser", 1, 0))


@pytest.mark.parametrize(
    "wrong",
    [
        Side(groups=(Group(UNITS["cruiser"], 1), Group(UNITS["cruiser"], 2))),
        Side(groups=(Group(UNITS["cruiser"], -1),)),
        Side(groups=(Group(UNITS["dreadnought"], 1, damaged=2),)),
        Side(groups=(Group(UNITS["cruiser"], 1),), order=(Casualty("fighter"),)),
        Side(groups=(Group(UNITS["cruiser"], 1),), order=(Casualty("cruiser", sustain=True),)),
        Side(groups=(Group(UNITS["cruiser"], 1),), sustain_cancels=0),
        Side(groups=(Group(UNITS["cruiser"], 1),), trade_goods=-1),
        Side(groups=(Group(UNITS["cruiser"], 1),), rolls=Rolls(0, "all"), stakes=1),
        Side(groups=(Group(UNITS["cruiser"], 1),), first_rolls=(Rolls(0, "all"),), trade_goods=1),
    ],
)
def test_a_combat_that_makes_no_sense_is_refused(wrong: Side) -> None:
    with pytest.raises(BadCombat):
        fight(wrong, side({"cruiser": 1}))
    with pytest.raises(BadCombat):
        fight(side({"cruiser": 1}), wrong)


# What is told


def test_the_endings_make_up_the_chances() -> None:
    odds = fight(side(ATTACKER), side(DEFENDER, retreat_at=2))
    for outcome, chance in odds.chances.items():
        assert sum(ending.probability for ending in left(odds, outcome)) == pytest.approx(chance)
    assert sum(odds.chances.values()) == pytest.approx(1, abs=1e-12)
    likely = [ending.probability for ending in odds.endings]
    assert likely == sorted(likely, reverse=True)


def test_the_histogram_goes_from_the_attackers_best_to_the_defenders_best() -> None:
    rows = histogram(fight(side({"cruiser": 2}), side({"cruiser": 2})))
    assert [(outcome, units) for outcome, units, _ in rows] == [
        (Outcome.ATTACKER, 2),
        (Outcome.ATTACKER, 1),
        (Outcome.DRAW, 0),
        (Outcome.DEFENDER, 1),
        (Outcome.DEFENDER, 2),
    ]
    assert sum(chance for *_, chance in rows) == pytest.approx(1)


def test_a_bar_is_as_long_as_it_is_likely() -> None:
    assert (bar(1, 10), bar(0.25, 10), bar(0, 10)) == ("##########", "##-", "")
