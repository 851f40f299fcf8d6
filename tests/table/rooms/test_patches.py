"""What is sent of a change, applied to what the client had, gives what it should have."""

from __future__ import annotations

from typing import Any

import jsonpatch
import msgspec
from hypothesis import given
from hypothesis import strategies as st

import throneworld as tw
from throneworld.table.rooms.patches import differences

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab/~", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=3)
    ),
    max_leaves=12,
)
objects = st.dictionaries(st.text("ab/~", max_size=2), values, max_size=4)


def applied(old: dict[str, Any], new: dict[str, Any]) -> Any:
    return jsonpatch.apply_patch(old, msgspec.to_builtins(differences(old, new)))


@given(objects, objects)
def test_a_patch_leads_from_the_one_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert msgspec.json.encode(applied(old, new), order="sorted") == msgspec.json.encode(new, order="sorted")


@given(objects)
def test_nothing_is_sent_of_what_stays(data: dict[str, Any]) -> None:
    assert differences(data, msgspec.json.decode(msgspec.json.encode(data))) == []


def test_a_choice_is_sent_as_a_fraction_of_the_view() -> None:
    game, sent, whole = tw.new_game("rex", seats=6, seed=3), 0, 0
    bot, view = tw.bot("random", 3), game.view(0)
    for _ in range(200):
        seat = game.asked[0]
        game.choose(seat, bot.decide(tw.Seat(game, seat)))
        before, view = view, game.view(0)
        assert applied(before, view) == view
        sent += len(msgspec.json.encode(differences(before, view)))
        whole += len(msgspec.json.encode(view))
    assert sent * 8 < whole
