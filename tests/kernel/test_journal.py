import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneworld.kernel.journal import Journal


def test_forks_share_the_past_and_not_the_future() -> None:
    trunk = Journal([1, 2])
    branch = trunk.fork()
    trunk.append(3)
    branch.append(4)
    branch.append(5)
    trunk.append(6)
    assert list(trunk) == [1, 2, 3, 6]
    assert list(branch) == [1, 2, 4, 5]


def test_it_reads_like_a_list() -> None:
    journal = Journal("abc").fork()
    assert journal[0] == "a" and journal[-1] == "c" and journal[1:] == ["b", "c"] and len(journal) == 3
    with pytest.raises(IndexError):
        journal[3]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 99)), max_size=60))
def test_any_number_of_forks_behave_like_lists(moves: list[tuple[int, int]]) -> None:
    journals: list[Journal[int]] = [Journal()]
    lists: list[list[int]] = [[]]
    for which, value in moves:
        index = which % len(journals)
        if value % 5 == 0 and len(journals) < 4:
            journals.append(journals[index].fork())
            lists.append(lists[index].copy())
        else:
            journals[index].append(value)
            lists[index].append(value)
    assert [list(journal) for journal in journals] == lists
