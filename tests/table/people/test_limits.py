"""How often callers may knock."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.people.stage import PASSWORD, Stage, key, stage_in
from throneworld.table.config import Limits
from throneworld.table.errors import TooMany
from throneworld.table.people.limits import RateLimits, neighbourhood
from throneworld.table.people.windows import Windows


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def until_refused(call: Callable[[], Any], most: int = 2000) -> int:
    for number in range(most):
        try:
            call()
        except TooMany:
            return number
    return most


def test_a_sign_in_is_limited_by_address() -> None:
    limits = RateLimits(Limits(), Clock())
    names = iter(range(100))
    assert until_refused(lambda: limits.sign_in("10.0.0.1", f"user{next(names)}")) == 10
    limits.sign_in("10.0.0.2", "ann")


def test_a_sign_in_is_limited_by_account_from_however_many_addresses() -> None:
    limits = RateLimits(Limits(), Clock())
    addresses = iter(range(100))
    names = iter(["ann", "Ann", "ANN"] * 50)
    assert until_refused(lambda: limits.sign_in(f"10.0.0.{next(addresses)}", next(names))) == 10
    limits.sign_in("10.0.1.1", "ben")


def test_the_refusal_says_how_long_to_wait_and_after_that_it_works() -> None:
    clock = Clock()
    limits = RateLimits(Limits(sign_up="2/minute"), clock)
    limits.sign_up("10.0.0.1")
    clock.now += 20
    limits.sign_up("10.0.0.1")
    with pytest.raises(TooMany) as refused:
        limits.sign_up("10.0.0.1")
    assert (refused.value.key, refused.value.args_named) == ("too_fast", {"seconds": 40})
    clock.now += 40
    limits.sign_up("10.0.0.1")
    with pytest.raises(TooMany) as again:
        limits.sign_up("10.0.0.1")
    assert again.value.args_named == {"seconds": 20}


def test_guests_count_as_sign_ups() -> None:
    limits = RateLimits(Limits(), Clock())
    assert until_refused(lambda: limits.guest("10.0.0.1")) == 20
    assert until_refused(lambda: limits.sign_up("10.0.0.1")) == 0


def test_friends_behind_one_router_can_always_come_in_as_guests() -> None:
    limits = RateLimits(Limits(sign_up="1/hour"), Clock())
    assert until_refused(lambda: limits.guest("10.0.0.1")) == 20
    generous = RateLimits(Limits(sign_up="100/minute"), Clock())
    assert until_refused(lambda: generous.guest("10.0.0.1")) == 100


def test_choices_and_chat_are_limited_by_person() -> None:
    limits = RateLimits(Limits(choices="5/second"), Clock())
    assert until_refused(lambda: limits.choice("ann")) == 5
    assert until_refused(lambda: limits.chat("ann")) == 30
    limits.choice("ben")
    limits.chat("ben")


def test_a_home_with_millions_of_addresses_counts_as_one() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:10.0.0.1") == "10.0.0.1"
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2%eth0")
    assert neighbourhood("10.0.0.1") == "10.0.0.1"
    assert neighbourhood("unknown") == "unknown"


def test_windows_that_are_over_take_no_memory() -> None:
    clock = Clock()
    windows = Windows(clock)
    for number in range(500):
        windows.acquire_entry(f"key {number}", 10, 60)
    clock.now += 120
    windows.acquire_entry("another", 10, 60)
    assert list(windows._times) == ["another"]


def test_counting_starts_no_threads() -> None:
    limits = RateLimits(Limits())
    limits._windows.storage.timer.join()  # type: ignore[attr-defined]
    before = threading.active_count()
    for number in range(500):
        limits.choice(str(number))
    assert threading.active_count() == before


# Over HTTP


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    with stage_in(tmp_path, limits=Limits(sign_in="3/minute", sign_up="25/hour")) as stage:
        yield stage


def test_guessing_a_password_is_stopped_even_for_the_right_one(strict: Stage) -> None:
    strict.account("ann")
    for _ in range(3):
        assert key(strict.stranger().post("/sign-in", username="ann", password="guess"))[0] == 401
    answer = strict.stranger().post("/sign-in", username="ann", password=PASSWORD)
    assert key(answer) == (429, "too_fast")
    assert 0 < answer.json()["args"]["seconds"] <= 60


def test_the_password_cannot_be_guessed_by_way_of_changing_or_deleting_either(strict: Stage) -> None:
    ann = strict.account("ann")
    for _ in range(3):
        assert key(ann.post("/me/password", old="guess", new=PASSWORD)) == (403, "wrong_password")
    assert key(ann.delete("/me", password="guess")) == (429, "too_fast")
    assert key(ann.post("/me/password", old=PASSWORD, new=PASSWORD)) == (429, "too_fast")


def test_coming_in_is_limited_but_being_in_is_not(strict: Stage) -> None:
    ann = strict.guest()
    for _ in range(24):
        strict.guest()
    assert key(strict.stranger().post("/guest", name="Ann")) == (429, "too_fast")
    assert key(strict.stranger().post("/sign-up", username="x23", password=PASSWORD)) == (429, "too_fast")
    assert ann.post("/guest", name="Ann").status_code == 200
