from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneworld.table.orders import Condition
from throneworld.table.orders.conditions import NOWHERE, all_at, at

VIEW: dict[str, Any] = {
    "round": 3,
    "battle": None,
    "players": [{"influence": 5, "allies": [1]}, {"influence": 0, "allies": [0, True]}],
    "you": {"hand": ["informant", "energy_rifle"]},
}


def holds(path: str, op: str, value: object) -> bool:
    return msgspec.convert({"path": path, "op": op, "value": value}, Condition).holds(VIEW)


def test_a_number_is_compared_with_a_limit() -> None:
    assert holds("players.0.influence", "at_least", 5)
    assert not holds("players.0.influence", "at_least", 6)
    assert holds("players.0.influence", "at_most", 5)
    assert not holds("players.0.influence", "at_most", 4)


def test_what_is_no_number_reaches_no_limit() -> None:
    assert not holds("you.hand", "at_least", 0)
    assert not holds("battle", "at_most", 100)


def test_equal_means_equal_as_in_json() -> None:
    assert holds("round", "equals", 3)
    assert holds("battle", "equals", None)
    assert not holds("round", "equals", "3")
    assert not holds("players.1.allies.1", "equals", 1)
    assert holds("players.1.allies.1", "equals", True)
    assert holds("round", "differs", 4)
    assert not holds("battle", "differs", None)


def test_a_list_contains_its_elements_and_a_mapping_its_names() -> None:
    assert holds("you.hand", "contains", "informant")
    assert not holds("you.hand", "contains", "double_agent")
    assert holds("you", "contains", "hand")
    assert not holds("you", "contains", 1)
    assert not holds("players.1.allies", "contains", 1)
    assert not holds("round", "contains", 3)


@pytest.mark.parametrize("op", ["at_least", "at_most", "equals", "differs", "contains"])
@pytest.mark.parametrize(
    "path", ["nothing", "battle.space", "players.2", "players.x", "round.0", "you.hand.9"]
)
def test_a_path_that_leads_nowhere_makes_every_condition_false(path: str, op: str) -> None:
    assert not holds(path, op, 0)


def test_a_path_enters_plain_data_only() -> None:
    assert at(VIEW, "players.__len__") is NOWHERE
    assert at(VIEW, "players.-1") is NOWHERE
    assert at(VIEW, "players.²") is NOWHERE
    assert at({"a": Condition("b", "equals", 1)}, "a.path") is NOWHERE


def test_a_star_stands_for_every_position() -> None:
    assert all_at(VIEW, "players.*.influence") == [5, 0]
    assert all_at(VIEW, "battle.sides.*.seat") == []
    assert all_at(VIEW, "you.*") == []


@pytest.mark.parametrize(
    "path", ["", ".", "a..b", "a.", "a b", "a.b.c.d.e.f.g.h.i", "a" * 121, "a[0]", "a.*", "a/b"]
)
def test_a_path_has_a_shape_and_a_bound(path: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        holds(path, "equals", 1)


@pytest.mark.parametrize("value", ["3", True, None])
def test_a_limit_is_a_number(value: object) -> None:
    with pytest.raises(msgspec.ValidationError, match="number"):
        holds("round", "at_least", value)


def test_no_other_comparison_and_no_other_field_is_known() -> None:
    with pytest.raises(msgspec.ValidationError):
        holds("round", "matches", 3)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"path": "a", "op": "equals", "value": 1, "not": True}, Condition)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["a", "b", "0", "c"]), inner, max_size=4)
    ),
    max_leaves=20,
)
views = st.dictionaries(st.sampled_from(["a", "b", "c"]), plain, max_size=3)
paths = st.lists(st.sampled_from(["a", "b", "c", "0", "1"]), min_size=1, max_size=5).map(".".join)
comparisons = st.sampled_from(["equals", "differs", "contains"])


@given(views, paths, comparisons, st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3))
def test_a_condition_reads_the_view_and_leaves_it_as_it_is(
    view: dict[str, Any], path: str, op: str, value: object
) -> None:
    before = copy.deepcopy(view)
    condition = msgspec.convert({"path": path, "op": op, "value": value}, Condition)
    first = condition.holds(view)
    assert view == before
    assert condition.holds(before) is first
    if at(view, path) is NOWHERE:
        assert not first
