"""Chance: nobody can foresee it, nobody is favoured by it, and old games keep theirs."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import throneworld as tw
from throneworld.kernel.dice import GENERATORS, MOST_SEED, Chance, Dice, SmallDice, check_seed, derive

KINDS = list(GENERATORS.values())
KNOWN = {
    7: [157, 171, 765, 932, 669, 317, 143, 677],
    MOST_SEED: [127, 116, 788, 827, 347, 832, 153, 425],
}
SHUFFLED = "edagchbf"


def drawn(dice: Chance, count: int = 50, stream: str = "deck", bound: int = 1000) -> list[int]:
    return [dice.below(stream, bound) for _ in range(count)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_and_stream_give_the_same_numbers(kind: type[Chance]) -> None:
    assert drawn(kind(7)) == drawn(kind(7)) != drawn(kind(8))


@pytest.mark.parametrize("kind", KINDS)
def test_drawing_from_one_stream_leaves_the_others_alone(kind: type[Chance]) -> None:
    disturbed, calm = kind(7), kind(7)
    drawn(disturbed, 10, "rolls", 6)
    assert drawn(disturbed) == drawn(calm)


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_its_own_way(kind: type[Chance]) -> None:
    dice = kind(1)
    drawn(dice, 10)
    copy = dice.copy()
    ahead = drawn(copy)
    drawn(copy, 500)
    assert drawn(dice) == ahead
    assert type(copy) is kind and copy.states is not dice.states


@pytest.mark.parametrize("kind", KINDS)
def test_the_state_is_one_whole_number_for_each_stream(kind: type[Chance]) -> None:
    dice = kind(5)
    drawn(dice, 37)
    drawn(dice, 3, "rolls", 6)
    assert set(dice.states) == {"deck", "rolls"}
    assert all(type(state) is int for state in dice.states.values())
    assert drawn(kind(5, dict(dice.states))) == drawn(dice)


@given(st.integers(0, MOST_SEED), st.lists(st.text(max_size=3), max_size=30))
def test_a_shuffle_keeps_every_item(seed: int, items: list[str]) -> None:
    assert sorted(Dice(seed).shuffle("deck", items)) == sorted(items)


# The numbers themselves never change: records depend on them


def test_numbers_are_those_of_the_keyed_hash() -> None:
    """Reckoned here from the description in docs/export-format.md."""
    seed, words = 2**200 + 7, []
    for number in range(3):
        text = f"deck/2/{number}".encode()
        digest = blake2b(text, key=seed.to_bytes(32, "big"), digest_size=64).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 64, 4)]
    assert drawn(Dice(seed, rewinds=2), 48, bound=2**32) == words


def test_known_answers() -> None:
    assert drawn(Dice(7), 8) == KNOWN[7]
    assert drawn(Dice(MOST_SEED), 8) == KNOWN[MOST_SEED]
    assert Dice(7).shuffle("deck", "abcdefgh") == tuple(SHUFFLED)


def test_the_first_generator_never_changes() -> None:
    assert derive(7, "deck") == 13084816117650665779
    assert drawn(SmallDice(7), 4) == [138, 292, 284, 843]


# Fairness


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 100])
def test_every_number_is_equally_likely(bound: int) -> None:
    """Chi-square at a thousandth, with a fixed seed: 99 degrees of freedom at most."""
    counts = Counter(drawn(Dice(3), 20_000, "rolls", bound))
    even = 20_000 / bound
    chi = sum((counts[number] - even) ** 2 / even for number in range(bound))
    assert set(counts) == set(range(bound))
    assert chi < {2: 10.83, 3: 13.82, 6: 20.52, 10: 27.88, 100: 148.23}[bound]


def test_a_bound_that_does_not_divide_the_words_favours_nobody() -> None:
    """Without rejection, of three parts of the range the first would come up half as often again."""
    bound = 3 * 2**30
    low = sum(number < 2**30 for number in drawn(Dice(4), 6000, bound=bound))
    assert 1850 < low < 2150


def test_streams_do_not_follow_each_other() -> None:
    dice = Dice(9)
    pairs = Counter((dice.below("one", 10), dice.below("two", 10)) for _ in range(20_000))
    chi = sum((pairs[one, two] - 200) ** 2 / 200 for one in range(10) for two in range(10))
    assert chi < 148.23


# Rewinds


def test_after_a_rewind_the_same_place_gives_other_numbers() -> None:
    dice = Dice(7)
    drawn(dice, 5)
    again = dice.copy()
    again.rewinds = 1
    assert drawn(again) != drawn(dice)


def test_a_copy_that_was_rewound_does_not_change_the_numbers_of_the_other() -> None:
    """They share the hashes that they have reckoned."""
    dice, calm = Dice(7), Dice(7)
    again = dice.copy()
    again.rewinds = 1
    mixed = [(dice.below("deck", 1000), again.below("deck", 1000)) for _ in range(50)]
    assert [number for number, _ in mixed] == drawn(calm)


def test_the_first_generator_knows_of_no_rewinds() -> None:
    assert drawn(SmallDice(7, rewinds=3)) == drawn(SmallDice(7))


# Seeds from outside


@pytest.mark.parametrize("seed", [-1, 2**256, 10**5000, True, "7", None, 1.5, b"7"], ids=range(8))
def test_a_seed_that_is_none_is_refused_in_words(seed: Any) -> None:
    with pytest.raises(tw.BadSetup, match=r"a seed is a whole number from 0 to 2\*\*256 - 1, not"):
        check_seed(seed)
    with pytest.raises(tw.BadSetup, match="whole number"):
        tw.new_game("rex", 3, seed)
    with pytest.raises(tw.BadSetup, match="whole number"):
        tw.new_game("rex", 3, 7).imagine(0, seed)


@pytest.mark.parametrize("seed", [0, 7, 2**64, MOST_SEED])
def test_any_number_of_256_bits_is_a_seed(seed: int) -> None:
    game = tw.new_game("rex", 3, seed)
    assert tw.replay(game.record).digest() == game.digest()
    assert tw.load(game.snapshot()).seed == seed


def test_dice_that_nobody_knows_are_refused_in_words() -> None:
    with pytest.raises(tw.BadSave, match="no dice 'loaded'; there are: splitmix64, blake2b"):
        tw.replay({**tw.new_game("rex", 3, 7).record, "generator": "loaded"})


def test_a_bound_that_no_throw_can_reach_is_an_error_and_no_endless_throwing() -> None:
    with pytest.raises(ValueError, match=r"at most 2\*\*32"):
        drawn(Dice(1), bound=2**32 + 1)
