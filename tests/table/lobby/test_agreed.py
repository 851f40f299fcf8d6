"""What a table's terms come to, and words made fit to keep."""

from __future__ import annotations

import pytest

from throneworld.table.lobby.agreed import resolved
from throneworld.table.lobby.text import tidy, tidy_line
from throneworld.table.terms import ClockTerms, Terms


def test_answers_are_released_at_once_among_friends_and_evenly_among_strangers() -> None:
    assert resolved(Terms(), "private").release == "instant"
    assert resolved(Terms(), "open").release == "uniform"
    assert resolved(Terms(release="uniform"), "private").release == "uniform"
    assert resolved(Terms(release="instant"), "open").release == "instant"


@pytest.mark.parametrize(
    ("terms", "hold"),
    [
        (Terms(), 20.0),
        (Terms(clock=ClockTerms(increment=20)), 3.0),
        (Terms(clock=ClockTerms(increment=3599)), 3.0),
        (Terms(clock=ClockTerms(increment=3600)), 300.0),
        (Terms(hold=12.0), 12.0),
        (Terms(hold=12.0, clock=ClockTerms(increment=20)), 12.0),
    ],
)
def test_a_window_is_held_for_seconds_in_a_live_game_and_for_minutes_in_a_slow_one(
    terms: Terms, hold: float
) -> None:
    assert resolved(terms, "open").hold == hold


def test_what_was_settled_stays_as_it_is() -> None:
    terms = Terms(clock=ClockTerms(1.0, 2.0, "pass"), watching="delayed", delay=9.0)
    once = resolved(terms, "open")
    assert resolved(once, "private") == once
    assert (once.clock, once.watching, once.delay) == (terms.clock, "delayed", 9.0)


def test_text_keeps_its_lines_and_loses_what_cannot_be_shown() -> None:
    assert tidy(" a\r\nb\rc\td\x00\x1b[31m\u202e ") == "a\nb\nc\td[31m"
    assert tidy_line(" a\r\n  b\tc ") == "a b c"
    assert tidy("\u2066\u200f") == ""
