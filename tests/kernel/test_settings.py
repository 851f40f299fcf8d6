"""Settings of a game: what they accept and how they are told."""

import pytest

from throneworld.kernel.registry import Number, Text


def test_a_number_may_go_in_steps() -> None:
    points = Number("points", 10, 10, 14, step=4)
    assert points.refuse(14) is None
    assert points.refuse(12) == "is a whole number from 10 to 14 in steps of 4"
    assert points.data() == {"kind": "number", "default": 10, "least": 10, "most": 14, "step": 4}
    assert "step" not in Number("limit", 4, 1, 20).data()


@pytest.mark.parametrize("value", [3, True, "far too long"])
def test_a_text_has_a_longest_length(value: object) -> None:
    note = Text("note", "", 5)
    assert note.refuse("short") is None
    assert note.refuse(value) == "is a text of at most 5 characters"
    assert note.data() == {"kind": "text", "default": "", "longest": 5}
