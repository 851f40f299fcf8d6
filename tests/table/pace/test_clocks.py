from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneworld.table.clocks import (
    LEAST,
    asked,
    flagged,
    left_at,
    next_due,
    resumed,
    started,
    taken_back,
    timed_out,
)
from throneworld.table.terms import ClockTerms

DAY = 86_400.0
LIVE = started(ClockTerms(bank=100, increment=10), 3)


def test_every_seat_begins_with_its_bank_and_no_clock_runs() -> None:
    assert LIVE.left == (100, 100, 100)
    assert LIVE.since == (None, None, None)
    assert next_due(LIVE, 50) is None
    assert flagged(LIVE, 1e9) == ()
    assert left_at(LIVE, 0, 1e9) == 100


def test_terms_without_time_still_leave_a_moment() -> None:
    assert started(ClockTerms(bank=0, increment=0), 2).left == (LEAST, LEAST)
    assert started(ClockTerms(bank=0, increment=30), 2).left == (30, 30)


def test_the_clock_of_a_seat_runs_while_it_is_asked() -> None:
    clocks = asked(LIVE, [1], 1000)
    assert left_at(clocks, 1, 1030) == 70
    assert left_at(clocks, 0, 1030) == 100


def test_a_seat_that_has_moved_gains_the_increment() -> None:
    clocks = asked(asked(LIVE, [1], 1000), [2], 1030)
    assert left_at(clocks, 1, 5000) == 80
    assert left_at(clocks, 2, 1031) == 99


def test_several_answers_in_a_row_are_one_move() -> None:
    clocks = asked(asked(asked(LIVE, [1], 1000), [1], 1010), [0], 1030)
    assert left_at(clocks, 1, 1030) == 80


def test_asked_together_each_clock_stops_when_its_own_seat_has_answered() -> None:
    clocks = asked(LIVE, [0, 1, 2], 0)
    clocks = asked(clocks, [0, 2], 5)
    clocks = asked(clocks, [2], 20)
    clocks = asked(clocks, [], 60)
    assert clocks.left == (90, 105, 50)


def test_a_seat_whose_question_another_has_settled_pays_but_does_not_gain() -> None:
    clocks = asked(asked(LIVE, [0, 1], 0), [2], 30, moved=[0])
    assert clocks.left == (80, 70, 100)


def test_a_move_taken_back_gains_nothing() -> None:
    clocks = asked(LIVE, [0], 0)
    clocks = asked(clocks, [1], 20)
    assert clocks.left == (90, 100, 100)
    clocks = taken_back(clocks, 0, [0], 25)
    assert (left_at(clocks, 0, 25), left_at(clocks, 1, 25)) == (80, 95)
    clocks = asked(clocks, [1], 30)
    assert left_at(clocks, 0, 30) == 85


def test_taking_back_and_moving_again_is_no_way_to_win_time() -> None:
    clocks = asked(LIVE, [0], 0)
    for _ in range(20):
        clocks = taken_back(asked(clocks, [1], 0), 0, [0], 0)
    assert left_at(clocks, 0, 0) == 100


def test_part_of_a_move_taken_back_changes_no_clock() -> None:
    clocks = taken_back(asked(LIVE, [0], 0), 0, [0], 30)
    assert left_at(clocks, 0, 40) == 60


def test_a_clock_that_is_out_is_flagged_when_it_is_due() -> None:
    clocks = asked(asked(LIVE, [2], 0), [1, 2], 40)
    assert next_due(clocks, 50) == (2, 100)
    assert flagged(clocks, 99.9) == ()
    assert flagged(clocks, 100) == (2,)
    assert flagged(clocks, 140) == (1, 2)
    assert next_due(clocks, 500) == (2, 500)
    assert left_at(clocks, 2, 500) == 0


def test_after_a_time_out_the_seat_has_the_increment_again() -> None:
    clocks = timed_out(asked(LIVE, [1], 0), 1, 130)
    assert clocks.left == (100, 10, 100)
    assert clocks.since[1] is None
    again = asked(clocks, [1], 130)
    assert next_due(again, 130) == (1, 140)


def test_after_a_time_out_without_an_increment_the_seat_still_has_a_moment() -> None:
    clocks = started(ClockTerms(bank=5, increment=0), 2)
    for turn in range(5):
        due = next_due(asked(clocks, [0], turn * 100), turn * 100)
        assert due is not None and due[1] > turn * 100
        clocks = timed_out(asked(clocks, [0], turn * 100), 0, due[1])
        assert clocks.left[0] == LEAST


def test_days_work_like_seconds() -> None:
    clocks = started(ClockTerms(bank=3 * DAY, increment=DAY), 2)
    clocks = asked(clocks, [0], 1.7e9)
    clocks = asked(clocks, [1], 1.7e9 + 2 * DAY)
    assert left_at(clocks, 0, 1.7e9 + 9 * DAY) == 2 * DAY
    assert next_due(clocks, 1.7e9) == (1, 1.7e9 + 5 * DAY)


def test_time_that_jumps_back_charges_nothing() -> None:
    clocks = asked(asked(LIVE, [0], 1000), [1], 900)
    assert clocks.left[0] == 110


def test_time_without_a_server_is_charged_to_nobody() -> None:
    clocks = asked(LIVE, [0, 1], 1000)
    clocks = resumed(clocks, 1020, 9000)
    assert left_at(clocks, 0, 9000) == 80
    assert left_at(clocks, 0, 9030) == 50
    assert left_at(clocks, 2, 9030) == 100


def test_time_up_to_the_last_sign_of_life_is_charged() -> None:
    clocks = resumed(asked(LIVE, [0], 1000), 1060, 5000)
    assert left_at(clocks, 0, 5000) == 40


def test_a_clock_that_was_started_is_a_sign_of_life() -> None:
    clocks = resumed(asked(asked(LIVE, [0], 1000), [0, 1], 1030), 900, 5000)
    assert left_at(clocks, 0, 5000) == 70
    assert left_at(clocks, 1, 5000) == 100


def test_resuming_at_once_changes_nothing() -> None:
    clocks = asked(LIVE, [0, 2], 1000)
    assert resumed(clocks, 1010, 1010) == clocks
    assert resumed(clocks, 1010, 1005) == clocks


SEATS = 4
moves = st.lists(
    st.tuples(st.sets(st.integers(0, SEATS - 1)), st.integers(0, 10_000)), min_size=1, max_size=30
)


@given(moves, st.integers(0, 50))
def test_what_is_charged_is_the_time_during_which_a_seat_was_asked(
    steps: list[tuple[set[int], int]], increment: int
) -> None:
    bank = 1_000_000
    clocks = started(ClockTerms(bank=bank, increment=increment), SEATS)
    now, waited, moved = 0, [0] * SEATS, [0] * SEATS
    before: set[int] = set()
    for seats, pause in steps:
        for seat in before - seats:
            moved[seat] += 1
        clocks = asked(clocks, seats, now)
        for seat in seats:
            waited[seat] += pause
        now, before = now + pause, seats
    for seat in range(SEATS):
        assert left_at(clocks, seat, now) == bank + increment * moved[seat] - waited[seat]


@given(moves)
def test_seats_that_pay_for_the_same_windows_have_the_same_time(steps: list[tuple[set[int], int]]) -> None:
    clocks = started(ClockTerms(bank=900, increment=20), SEATS)
    now = 0
    for seats, pause in steps:
        waiting = {0, 1} | seats if {0, 1} & seats else seats  # both might hold the card, to all knowledge
        clocks = asked(clocks, waiting, now)
        now += pause
    assert left_at(clocks, 0, now) == left_at(clocks, 1, now)


@given(moves, st.integers(0, 20))
def test_whoever_is_due_next_is_flagged_then_and_nobody_before(
    steps: list[tuple[set[int], int]], increment: int
) -> None:
    clocks = started(ClockTerms(bank=300, increment=increment), SEATS)
    now = 0.0
    for seats, pause in steps:
        clocks = asked(clocks, seats, now)
        now += pause
        due = next_due(clocks, now)
        if due is None:
            assert not flagged(clocks, 1e12)
            continue
        assert due[0] in flagged(clocks, due[1])
        assert due[1] == now or not flagged(clocks, now)


@pytest.mark.parametrize("increment", [0, 0.5, 3])
def test_a_table_where_nobody_ever_answers_goes_on(increment: float) -> None:
    clocks, now, decisions = started(ClockTerms(bank=2, increment=increment), 2), 0.0, 0
    seat = 0
    while decisions < 50:
        clocks = asked(clocks, [seat], now)
        due = next_due(clocks, now)
        assert due is not None
        now = due[1]
        clocks = timed_out(clocks, seat, now)
        decisions += 1
        seat = 1 - seat
    assert 50 * min(LEAST, 1) <= now < 50 * 5
