"""Chances and distributions of hits (RR 10.2, 47, 63, 67.5)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from throneworld.galaxy.dice import (
    at_least,
    binomial,
    capped,
    chance,
    convolve,
    exact_chance,
    exact_hits,
    expected,
    hits,
    hitting_faces,
    rerolled,
)

HALF = Fraction(1, 2)


def test_rr_67_5_a_result_of_at_least_the_combat_value_hits() -> None:
    assert [hitting_faces(value) for value in (1, 3, 9, 10)] == [10, 8, 2, 1]
    assert exact_chance(9) == Fraction(1, 5)
    assert chance(9) == 0.2


def test_rr_47_2_a_modifier_is_added_to_the_result_and_no_chance_exceeds_certainty_or_falls_below_none() -> (
    None
):
    assert [hitting_faces(9, modifier) for modifier in (-3, -1, 1, 2)] == [0, 1, 3, 4]
    assert hitting_faces(1, 2) == 10
    assert exact_chance(10, 1) == Fraction(1, 5)


def test_rr_63_a_missed_die_that_is_rerolled_hits_with_the_chance_of_either_roll() -> None:
    assert rerolled(Fraction(3, 10)) == Fraction(51, 100)
    assert rerolled(0.5) == 0.75


def test_equal_dice_hit_binomially() -> None:
    assert binomial(2, HALF) == (Fraction(1, 4), HALF, Fraction(1, 4))
    assert binomial(0, HALF) == (Fraction(1),)
    assert binomial(3, 1.0) == (0.0, 0.0, 0.0, 1.0)


def test_the_hits_of_several_groups_are_counted_as_all_their_dice_would_fall() -> None:
    groups = ((2, 8), (1, 2))
    counts = [0] * 4
    for one, two, three in product(range(1, 11), repeat=3):
        counts[(one >= 3) + (two >= 3) + (three >= 9)] += 1
    assert exact_hits(groups) == tuple(Fraction(count, 1000) for count in counts)
    assert hits(groups) == pytest.approx([count / 1000 for count in counts])


def test_no_dice_make_no_hits() -> None:
    assert hits(()) == (1.0,)
    assert exact_hits(()) == (Fraction(1),)
    assert hits(((0, 5), (1, 10))) == (0.0, 1.0)


def test_distributions_add_up_to_one_and_come_out_the_same_in_either_order() -> None:
    first, second = binomial(3, Fraction(1, 5)), binomial(2, Fraction(7, 10))
    assert sum(convolve(first, second)) == 1
    assert convolve(first, second) == convolve(second, first)


def test_rr_10_2_hits_in_excess_of_the_targets_have_no_effect() -> None:
    three = binomial(3, HALF)
    assert capped(three, 1) == (Fraction(1, 8), Fraction(7, 8))
    assert capped(three, 0) == (Fraction(1),)
    assert capped(three, 3) == capped(three, 5) == three


def test_averages_and_tails() -> None:
    four = binomial(4, Fraction(3, 10))
    assert expected(four) == Fraction(6, 5)
    assert at_least(four, 0) == at_least(four, -1) == 1
    assert at_least(four, 4) == Fraction(81, 10000)
    assert at_least(four, 5) == 0
    assert expected(hits(((2, 5), (3, 1)))) == pytest.approx(1.3)
