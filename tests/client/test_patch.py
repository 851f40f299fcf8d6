"""Patches do what RFC 6902 says; the reference is the jsonpatch library."""

from copy import deepcopy
from typing import Any

import jsonpatch
import jsonpointer
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import throneworld as tw
from throneworld.client import PatchError, apply

KEYS = st.sampled_from(["a", "b", "a/b", "~", "~1", "", "0", "-", "ü"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=20,
)
OBJECTS = st.dictionaries(KEYS, JSON, max_size=5)


def changes(old: Any, new: Any) -> list[dict[str, Any]]:
    """The library's patch, with each move taken apart into what the server sends."""
    document, found = deepcopy(old), []
    for operation in jsonpatch.make_patch(old, new):
        parts = [operation]
        if operation["op"] == "move":
            value = jsonpointer.resolve_pointer(document, operation["from"])
            parts = [
                {"op": "remove", "path": operation["from"]},
                {"op": "add", "path": operation["path"], "value": deepcopy(value)},
            ]
        document = jsonpatch.apply_patch(document, parts)
        found += parts
    return found


@settings(max_examples=400)
@given(OBJECTS, OBJECTS)
def test_a_patch_turns_the_old_document_into_the_new_one(old: Any, new: Any) -> None:
    before = deepcopy(old)
    patch = changes(old, new)
    assert apply(old, patch) == new == jsonpatch.apply_patch(old, patch)
    assert old == before, "the old document must stay as it was"


def test_views_of_a_whole_game_follow_from_patches() -> None:
    game = tw.new_game("rex", seats=3, seed=5)
    bots = [tw.bot("random", seed) for seed in range(3)]
    mirrors = [game.view(seat) for seat in range(3)]
    for _ in range(60):
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
        for number, old in enumerate(mirrors):
            new = game.view(number)
            mirrors[number] = apply(old, changes(old, new))
            assert mirrors[number] == new


def test_what_did_not_change_is_shared_and_what_did_is_not() -> None:
    old = {"same": {"x": 1}, "other": {"y": [1, 2]}}
    new = apply(old, [{"op": "add", "path": "/other/y/-", "value": 3}])
    assert new == {"same": {"x": 1}, "other": {"y": [1, 2, 3]}}
    assert new["same"] is old["same"] and old["other"] == {"y": [1, 2]}


@pytest.mark.parametrize(
    "operation",
    [
        {"op": "replace", "path": "/none", "value": 1},
        {"op": "remove", "path": "/none"},
        {"op": "remove", "path": "/list/2"},
        {"op": "remove", "path": "/list/-"},
        {"op": "add", "path": "/list/3", "value": 1},
        {"op": "add", "path": "/list/01", "value": 1},
        {"op": "add", "path": "/list/-1", "value": 1},
        {"op": "add", "path": "/list/x", "value": 1},
        {"op": "add", "path": "/none/deeper", "value": 1},
        {"op": "add", "path": "/number/deeper", "value": 1},
        {"op": "add", "path": "no-slash", "value": 1},
        {"op": "add", "path": "/new"},
        {"op": "remove", "path": ""},
        {"op": "move", "path": "/new", "from": "/number"},
        {"path": "/number", "value": 1},
        {"op": "replace", "value": 1},
    ],
)
def test_a_change_that_does_not_fit_is_refused(operation: dict[str, Any]) -> None:
    document = {"list": [1, 2], "number": 7}
    with pytest.raises(PatchError):
        apply(document, [operation])
    assert document == {"list": [1, 2], "number": 7}


def test_the_empty_path_means_the_whole_document() -> None:
    assert apply({"a": 1}, [{"op": "replace", "path": "", "value": {"b": 2}}]) == {"b": 2}
