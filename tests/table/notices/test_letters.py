"""What stands in a message, and what never does."""

from __future__ import annotations

import pytest

from tests.table.notices.scene import HOME, WORDS
from throneworld.table.notices.letters import MOST_LINES, Scribe, Waiting, plain

SCRIBE = Scribe(WORDS, HOME)


def test_the_title_counts_the_tables() -> None:
    one = Waiting("t1", "Friday", "rex")
    assert SCRIBE.turn([one]).title == "Your turn: Friday"
    assert SCRIBE.turn([one, Waiting("t2", "Sunday", "rex")]).title == "Your turn at 2 tables"


def test_a_long_list_is_cut() -> None:
    letter = SCRIBE.turn([Waiting(f"t{number}", "Friday", "rex") for number in range(MOST_LINES + 5)])
    assert len(letter.body.splitlines()) == MOST_LINES + 2
    assert letter.body.endswith("... and 5 more: https://table.example")


def test_a_test_message_says_so() -> None:
    assert SCRIBE.test.title == "A test message from Throneworld"
    assert SCRIBE.test.body.endswith("https://table.example")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("@everyone come", "＠everyone come"),  # noqa: RUF001
        ("<!channel>", "‹!channel›"),  # noqa: RUF001
        ("a\r\nSubject: b\x00\tc", "a Subject: b c"),
        ("  spaced   out ", "spaced out"),
    ],
)
def test_the_name_of_a_table_is_nothing_but_text(name: str, text: str) -> None:
    assert plain(name) == text
    assert SCRIBE.turn([Waiting("t1", name, "rex")]).title == f"Your turn: {text}"
