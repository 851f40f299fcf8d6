from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from throneworld.kernel.dice import Dice, derive


def test_the_same_seed_and_stream_give_the_same_numbers() -> None:
    one, other = Dice(7), Dice(7)
    assert [one.below("deck", 100) for _ in range(50)] == [other.below("deck", 100) for _ in range(50)]


def test_drawing_from_one_stream_leaves_the_others_alone() -> None:
    disturbed, calm = Dice(7), Dice(7)
    for _ in range(10):
        disturbed.below("rolls", 6)
    assert disturbed.below("deck", 1000) == calm.below("deck", 1000)


def test_the_derivation_of_streams_never_changes() -> None:
    """Records of old games depend on it."""
    assert derive(7, "deck") == 13084816117650665779
    dice = Dice(7)
    assert [dice.below("deck", 1000) for _ in range(4)] == [138, 292, 284, 843]


def test_numbers_are_even() -> None:
    dice = Dice(3)
    counts = Counter(dice.below("rolls", 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@given(st.integers(), st.lists(st.text(max_size=3), max_size=30))
def test_a_shuffle_keeps_every_item(seed: int, items: list[str]) -> None:
    assert sorted(Dice(seed).shuffle("deck", items)) == sorted(items)


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice(1)
    dice.below("deck", 10)
    copy = dice.copy()
    ahead = [copy.below("deck", 1000) for _ in range(3)]
    assert [dice.below("deck", 1000) for _ in range(3)] == ahead
