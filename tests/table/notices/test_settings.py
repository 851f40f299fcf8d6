"""When a person is told: quiet hours by the clock on the wall, and digests."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throneworld.table.errors import Invalid
from throneworld.table.notices import settings as wishes
from throneworld.table.notices.settings import Quiet, Settings, checked, due, undisturbed

ROME = "Europe/Rome"


def at(text: str, zone: str = ROME, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def test_outside_quiet_hours_a_notice_is_due_at_once() -> None:
    quiet = Quiet("22:00", "07:00", ROME)
    for text in ("2025-06-10T07:00", "2025-06-10T12:00", "2025-06-10T21:59:59"):
        assert undisturbed(quiet, at(text)) == at(text)
    assert undisturbed(None, at("2025-06-10T03:00")) == at("2025-06-10T03:00")


@pytest.mark.parametrize(
    "now", ["2025-06-10T22:00", "2025-06-10T23:59", "2025-06-11T00:00", "2025-06-11T06:59"]
)
def test_quiet_hours_over_midnight_end_in_the_morning(now: str) -> None:
    assert undisturbed(Quiet("22:00", "07:00", ROME), at(now)) == at("2025-06-11T07:00")


def test_quiet_hours_within_a_day_end_the_same_day() -> None:
    quiet = Quiet("09:00", "17:30", ROME)
    assert undisturbed(quiet, at("2025-06-10T09:00")) == at("2025-06-10T17:30")
    assert undisturbed(quiet, at("2025-06-10T17:30")) == at("2025-06-10T17:30")
    assert undisturbed(quiet, at("2025-06-10T08:59")) == at("2025-06-10T08:59")


def test_quiet_hours_follow_the_zone_of_the_person() -> None:
    midnight_in_rome = at("2025-06-11T00:00")
    assert undisturbed(Quiet("22:00", "07:00", "America/New_York"), midnight_in_rome) == midnight_in_rome
    in_tokyo = undisturbed(Quiet("22:00", "07:30", "Asia/Tokyo"), midnight_in_rome)
    assert in_tokyo == at("2025-06-11T07:30", "Asia/Tokyo")


def test_a_night_in_which_the_clock_is_set_forward_is_an_hour_shorter() -> None:
    evening = at("2025-03-29T22:00")
    assert undisturbed(Quiet("22:00", "07:00", ROME), evening) - evening == 8 * 3600


def test_a_night_in_which_the_clock_is_set_back_is_an_hour_longer() -> None:
    evening = at("2025-10-25T22:00")
    assert undisturbed(Quiet("22:00", "07:00", ROME), evening) - evening == 10 * 3600


def test_an_end_that_the_clock_shows_twice_is_the_second_one() -> None:
    quiet = Quiet("22:00", "02:30", ROME)
    second = at("2025-10-26T02:30", fold=1)
    assert undisturbed(quiet, at("2025-10-26T01:00")) == second
    assert undisturbed(quiet, at("2025-10-26T02:10", fold=1)) == second


def test_an_end_that_the_clock_leaves_out_comes_within_the_hour_after_it() -> None:
    end = undisturbed(Quiet("22:00", "02:30", ROME), at("2025-03-30T01:59"))
    assert at("2025-03-30T03:00") <= end <= at("2025-03-30T03:30")


minutes = st.integers(0, 24 * 60 - 1).map(lambda minute: f"{minute // 60:02}:{minute % 60:02}")


@given(
    st.floats(at("2025-01-01T00:00"), at("2026-12-31T00:00")),
    minutes,
    minutes,
    st.sampled_from([ROME, "UTC", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu"]),
)
def test_nobody_is_ever_told_in_quiet_hours_nor_more_than_a_day_and_an_hour_late(
    now: float, start: str, end: str, zone: str
) -> None:
    quiet = Quiet(start, end, zone)
    told = undisturbed(quiet, now)
    assert now <= told <= now + 25 * 3600
    assert undisturbed(quiet, told) == told or start == end


def test_a_digest_is_due_when_its_time_is_over_but_not_in_quiet_hours() -> None:
    settings = Settings(digest=60, quiet=Quiet("22:00", "07:00", ROME))
    assert due(settings, at("2025-06-10T12:00")) == at("2025-06-10T13:00")
    assert due(settings, at("2025-06-10T21:30")) == at("2025-06-11T07:00")


def test_settings_that_say_nothing_are_written_as_an_empty_object() -> None:
    assert wishes.write(Settings()) == "{}"
    assert wishes.read("{}") == Settings()


def test_settings_come_back_as_they_were_written() -> None:
    settings = Settings((wishes.Service("a", "json://x", "json://..."),), Quiet("22:00", "07:00", ROME), 30)
    assert wishes.read(wishes.write(settings)) == settings
    assert '"from":"22:00"' in wishes.write(settings)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"digest": -1}', '{"quiet": {"from": "22:00"}}'])
def test_settings_that_cannot_be_read_count_as_none(text: str) -> None:
    assert wishes.read(text) == Settings()


def test_a_zone_that_the_machine_has_forgotten_is_taken_for_utc() -> None:
    assert undisturbed(Quiet("22:00", "07:00", "Old/Zone"), at("2025-06-10T23:00", "UTC")) == at(
        "2025-06-11T07:00", "UTC"
    )


@pytest.mark.parametrize("zone", ["Rome", "../../etc/passwd", "/etc/localtime", "Europe", ""])
def test_a_zone_that_does_not_exist_is_refused(zone: str) -> None:
    with pytest.raises(Invalid, match="notices_unknown_zone"):
        checked(Quiet("22:00", "07:00", zone))


def test_quiet_hours_that_never_end_are_refused() -> None:
    with pytest.raises(Invalid, match="notices_quiet_all_day"):
        checked(Quiet("22:00", "22:00", ROME))
