"""What counts beyond hits, reckoned by hand: trade goods, stakes, sacrifices, openings, answers."""

from __future__ import annotations

import pytest

from tests.lab.test_odds import group, harmless, side, sure
from tests.lab.test_odds_sampled import GROUND, SPACE
from throneworld.galaxy.odds.rounds import CombatByRounds, counts_more_than_hits
from throneworld.lab.odds import Ending, Group, Left, Outcome, Rolls, Shot, Side, Unit, apply, fight
from throneworld.ti4.odds import EDGES

PLAIN = [
    (attacker, defender, ground)
    for cases, ground in ((SPACE, False), (GROUND, True))
    for attacker, defender in cases.values()
    if not counts_more_than_hits(attacker) and not counts_more_than_hits(defender)
]


def even(name: str = "even", **settings: object) -> Unit:
    """A unit that hits every other time."""
    return Unit(name=name, combat=6, **settings)  # type: ignore[arg-type]


def test_all_ways_to_reckon_agree() -> None:
    """The slow way, which can do everything, against the fast ones."""
    assert len(PLAIN) > 40
    for attacker, defender, ground in PLAIN:
        fast = fight(attacker, defender, ground=ground)
        slow = CombatByRounds(attacker, defender, ground).odds()
        chances = {(each.outcome, each.attacker, each.defender): each.probability for each in slow.endings}
        for each in fast.endings:
            found = chances.pop((each.outcome, each.attacker, each.defender), 0.0)
            assert found == pytest.approx(each.probability, abs=1e-12)
        assert sum(chances.values()) < 1e-12


# Wrath of Kenara


def test_a_trade_good_makes_a_hit_of_a_die_that_lacks_one() -> None:
    """6 of 10 faces hit in the first round, and 5 later once the trade good is gone."""
    rich = group(even(raises=True), trade_goods=1)
    odds = fight(rich, group(sure("other")))
    assert odds.draw == pytest.approx(0.6)
    assert fight(group(even(), trade_goods=1), group(sure("other"))).draw == pytest.approx(0.5)


def test_trade_goods_last_for_so_many_dice() -> None:
    """Two dice that always lack one: one trade good makes one hit, two make two."""
    ship = Unit(name="short", combat=11, dice=2, raises=True)
    near = Rolls(9)  # a 1 is a 10 then, and all else hits
    assert fight(group(ship, rolls=near, trade_goods=1), group(sure("other"), 2)).draw == pytest.approx(0.99)
    assert fight(group(ship, rolls=near, trade_goods=2), group(sure("other"), 2)).draw == pytest.approx(1)


def test_misses_are_rolled_again_before_trade_goods_are_spent() -> None:
    odds = fight(group(even(raises=True), rolls=Rolls(0, "misses"), trade_goods=1), group(sure("other")))
    assert odds.draw == pytest.approx(0.5 + 0.5 * 0.6)


def test_trade_goods_that_are_spent_are_gone() -> None:
    """Two hits are needed, and only one die of the two rounds may be raised."""
    rich = group(even(raises=True, sustain=True), trade_goods=1, retreat_at=0)
    odds = fight(rich, group(sure("other", sustain=True)))
    assert odds.draw == pytest.approx(0.5 * 0.6 + 0.1 * 0.5)


# The Crown of Thalnos


def test_a_unit_that_misses_again_is_lost_and_its_hits_stand() -> None:
    """0.5 hit at once, 0.25 hit with the second roll, 0.25 are lost."""
    odds = fight(group(even(), stakes=1), group(harmless("other")))
    assert odds.attacker == pytest.approx(0.75) and odds.defender == pytest.approx(0.25)


def test_a_unit_of_several_dice_is_lost_only_if_no_second_roll_hits() -> None:
    """One of two dice missed and misses again, or both missed and both miss again."""
    gambler = group(even(dice=2), stakes=1, first_rolls=(Rolls(),), rolls=Rolls(silent=True))
    odds = fight(gambler, group(harmless("other"), 9))
    assert odds.defender == pytest.approx(0.5 * 0.5 + 0.25 * 0.25)


def test_only_units_that_are_cheap_enough_are_staked() -> None:
    dear = group(even(cost=4), stakes=3.5)
    assert fight(dear, group(harmless("other"))).attacker == pytest.approx(1)


def test_the_defender_counts_what_the_attacker_has_lost_by_his_own_roll() -> None:
    """The crown destroys two before the other side rolls: two dice instead of four, both sustained."""
    counting = Unit(name="counting", combat=1, dice=0, dice_by_enemy=True)
    dear = harmless("dear", cost=9, sustain=True)
    ours = Side(groups=(Group(harmless(), 2), Group(dear, 2)), stakes=1)
    odds = fight(ours, group(counting, first_rolls=(Rolls(),), rolls=Rolls(silent=True)))
    assert odds.chances[Outcome.ENDLESS] == pytest.approx(1)
    assert odds.endings[0].attacker == (Left("dear", 2, 2),)


# Exotrireme II and Devotion


def test_a_ship_is_given_up_for_the_two_dearest_if_they_are_worth_it() -> None:
    ram = harmless(takes_along=2, cost=4)
    enemy = Side(
        groups=(Group(harmless("small", cost=1), 2), Group(harmless("great", cost=5, sustain=True), 1))
    )
    [ending] = fight(group(ram, gives_up_for=6), enemy).endings
    assert ending == Ending(Outcome.DEFENDER, 1.0, (), (Left("small", 1, 0),))
    assert fight(group(ram, gives_up_for=6.5), enemy).chances[Outcome.ENDLESS] == 1
    assert fight(group(ram), enemy).chances[Outcome.ENDLESS] == 1


def test_several_are_given_up_in_one_round_and_none_on_the_ground() -> None:
    ram = harmless(takes_along=2, cost=4)
    odds = fight(group(ram, 3, gives_up_for=2), group(sure("other"), 3))
    [ending] = odds.endings
    assert ending.outcome is Outcome.DEFENDER, "three hits, so nobody is left to be given up"
    assert fight(group(ram, 3, gives_up_for=2), group(harmless("other"), 4)).endings[0].attacker == (
        Left("harmless", 1, 0),
    ), "two take four along"
    assert fight(group(ram, 3, gives_up_for=2), group(sure("other"), 3), ground=True).defender == 1


def test_nothing_is_given_up_against_a_side_that_retreats() -> None:
    ram = harmless(takes_along=2)
    odds = fight(group(ram, 2, gives_up_for=9), group(harmless("other", cost=4), 2, retreat_at=2))
    assert odds.chances[Outcome.DEFENDER_RETREATS] == 1


def test_a_light_ship_is_given_up_once_in_a_round_to_what_cannot_sustain() -> None:
    light = group(harmless(light=True, cost=1), 2, spends_light_for=2)
    [ending] = fight(light, group(harmless("other", cost=2), 2)).endings
    assert ending.outcome is Outcome.DRAW, "one for one, in two rounds"
    late = group(sure("other", cost=2), 2, first_rolls=(Rolls(silent=True),))
    assert fight(light, late).defender == 1, "the second is lost before it may be given up"
    shielded = fight(light, group(harmless("other", cost=2, sustain=True), 2))
    assert shielded.chances[Outcome.ENDLESS] == 1
    assert fight(light, group(harmless("other", cost=1), 2)).chances[Outcome.ENDLESS] == 1


# Openings


def test_an_ambush_is_of_the_best_light_ships_and_nothing_modifies_it() -> None:
    ships = (Group(even(light=True), 1), Group(harmless(light=True), 3), Group(sure(cost=9), 1))
    raiders = Side(groups=ships, opening_shots=1, rolls=Rolls(-99))
    odds = fight(raiders, group(harmless("other")))
    assert odds.attacker == pytest.approx(0.5) and odds.chances[Outcome.ENDLESS] == pytest.approx(0.5)


def test_a_chosen_hit_finds_the_dearest_ship_that_cannot_sustain_it() -> None:
    enemy = Side(
        groups=(Group(harmless("whole", cost=9, sustain=True), 1), Group(harmless("weak", cost=2), 2))
    )
    [ending] = fight(group(harmless(), chosen_hit=True), enemy).endings
    assert ending.defender == (Left("whole", 1, 0), Left("weak", 1, 0))
    [ending] = fight(group(harmless(), chosen_hit=True), group(harmless("whole", sustain=True), 2)).endings
    assert ending.defender == (Left("whole", 2, 1),)


def test_a_ram_costs_a_light_ship_and_its_hit_spares_fighters() -> None:
    ships = Side(groups=(Group(harmless(light=True), 1), Group(harmless("heavy"), 1)), ram=True)
    enemy = Side(groups=(Group(harmless("fighter", fighter=True), 1), Group(harmless("other", cost=5), 1)))
    [ending] = fight(ships, enemy).endings
    assert (ending.attacker, ending.defender) == ((Left("heavy", 1, 0),), (Left("fighter", 1, 0),))


def test_openings_come_in_turn() -> None:
    """The attacker's ambush comes after the defender's broadside, which leaves nobody to lie in it."""
    ours = group(sure(light=True), 3, opening_shots=3, broadside=3, rolls=Rolls(silent=True))
    theirs = group(harmless("other"), 4, broadside=3)
    [ending] = fight(ours, theirs).endings
    assert (ending.attacker, ending.defender) == ((Left("sure", 2, 0),), (Left("other", 1, 0),))


# On the ground


def test_one_is_converted_after_the_volley() -> None:
    [ending] = fight(
        group(harmless(), converts=True, volley=(Shot(1),)), group(harmless("other"), 3), ground=True
    ).endings
    assert (ending.attacker, ending.defender) == ((Left("harmless", 2, 0),), (Left("other", 1, 0),))


def test_a_hit_is_answered_with_one_hit_more_even_by_who_cannot_roll() -> None:
    silenced = group(harmless(), more_hits=True, rolls=Rolls(silent=True))
    assert fight(silenced, group(sure("other")), ground=True).draw == 1
    assert fight(silenced, group(sure("other"))).defender == 1, "in space there is no answer"


def test_harrow_comes_in_the_round_in_which_the_last_unit_falls() -> None:
    odds = fight(group(harmless(), closing_volley=(Shot(6),)), group(sure("other")), ground=True)
    assert odds.draw == pytest.approx(0.5) and odds.defender == pytest.approx(0.5)


def test_fighters_alone_hold_no_planet() -> None:
    both = side({"hybrid_crystal_fighter": 2, "infantry": 1}, rolls=Rolls(99))
    [ending] = fight(both, group(harmless("other"), 3), ground=True).endings
    assert ending.outcome is Outcome.ATTACKER
    [ending] = fight(side({"fighter": 1}, rolls=Rolls(99)), group(harmless("other")), ground=True).endings
    assert ending == Ending(Outcome.DRAW, 1.0, (Left("fighter", 1, 0),), ())


# Names


def test_every_edge_changes_one_of_the_sides() -> None:
    own, other = side({"cruiser": 1}), side({"cruiser": 2})
    for name, edge in EDGES.items():
        changed = apply(edge, edge.usual or 0, own, other)
        assert changed != (own, other), name


def test_munitions_last_for_as_many_rounds_as_are_paid_for() -> None:
    own, other = side({"cruiser": 1}, first_rolls=(Rolls(3),)), side({"cruiser": 1})
    limited, _ = apply(EDGES["munitions_reserves"], 2, own, other)
    assert limited.first_rolls == (Rolls(3, "misses"), Rolls(0, "misses"))
    assert limited.rolls == Rolls()
    for_ever, _ = apply(EDGES["munitions_reserves"], 0, own, other)
    assert for_ever.rolls == Rolls(0, "misses")
