"""Cookies and what stands behind them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from tests.table.people.stage import PASSWORD, Stage, stage_in
from tests.waiting import turn_up
from throneworld.table.api import people as people_api
from throneworld.table.api import security
from throneworld.table.caller import Caller
from throneworld.table.people import recognition, sessions
from throneworld.table.people.keys import digest
from throneworld.table.people.sessions import DAY, LIFE
from throneworld.table.storage import schema
from throneworld.table.storage.database import Database


class Clock:
    """Time that only goes on when told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000.0
        for module in (people_api, security):
            monkeypatch.setattr(module, "time", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_the_cookie_is_for_the_server_alone(stage: Stage) -> None:
    header = stage.stranger().post("/guest", name="Ann").headers["set-cookie"]
    parts = {part.strip().lower() for part in header.split(";")}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={180 * 86400}"} <= parts
    assert "secure" not in parts
    assert "domain" not in header.lower()


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with stage_in(tmp_path, secure_cookies=True) as stage:
        header = stage.stranger().post("/guest", name="Ann").headers["set-cookie"]
    assert "Secure" in header


def test_the_database_knows_only_the_hash(stage: Stage) -> None:
    ann = stage.guest()
    [session] = stage.all("sessions")
    assert session["hash"] == digest(ann.secret)
    assert len(ann.secret) == 43
    assert all(
        ann.secret not in str(row) for table in ("people", "sessions", "tokens") for row in stage.all(table)
    )


def test_each_session_has_a_csrf_token_of_its_own(stage: Stage) -> None:
    ann = stage.account("ann")
    assert stage.again("ann").csrf != ann.csrf
    assert len(ann.csrf) == 43


def test_signing_up_gives_a_new_session_and_ends_those_of_the_guest(stage: Stage) -> None:
    ann = stage.guest()
    planted = ann.secret
    ann.comes_in("/sign-up", username="ann", password=PASSWORD)
    assert ann.secret != planted
    assert ann.is_in
    ann.secret = planted
    assert not ann.is_in


def test_signing_in_gives_a_new_session_and_ends_the_one_before(stage: Stage) -> None:
    stage.account("ann")
    ann = stage.again("ann")
    before = ann.secret
    ann.comes_in("/sign-in", username="ann", password=PASSWORD)
    assert ann.secret != before
    ann.secret = before
    assert not ann.is_in


def test_a_cookie_of_ones_own_making_is_never_taken_over(stage: Stage) -> None:
    visitor = stage.stranger()
    visitor.secret = "planted"
    visitor.comes_in("/guest", name="Ann")
    assert visitor.secret != "planted"


def test_an_unknown_cookie_counts_as_a_stranger(stage: Stage) -> None:
    visitor = stage.stranger()
    for secret in ("x", "x" * 5000, '""', "%00", "\u00e9".encode().decode("latin-1")):
        visitor.secret = secret
        assert visitor.get("/caller").json() == {}


def test_a_session_ends_after_half_a_year(stage: Stage, clock: Clock) -> None:
    ann = stage.guest()
    clock.now += LIFE - 1
    stage.write(update(schema.people).values(seen=clock.now))
    secret = ann.secret
    assert ann.is_in
    clock.now += LIFE + 1
    ann.secret = secret
    assert not ann.is_in


def test_the_session_of_somebody_who_comes_by_is_renewed_once_a_day(stage: Stage, clock: Clock) -> None:
    ann = stage.guest()
    clock.now += DAY - 60
    assert "set-cookie" not in ann.get("/me").headers
    clock.now += 120
    renewed = ann.get("/me")
    assert f"throneworld={ann.secret}" in renewed.headers["set-cookie"]
    assert stage.all("sessions")[0]["expires"] == clock.now + LIFE
    assert "set-cookie" not in ann.get("/me").headers


def test_renewal_never_brings_back_a_cookie_that_the_answer_replaces(stage: Stage, clock: Clock) -> None:
    ann = stage.account("ann")
    clock.now += 2 * DAY
    answer = ann.post("/sign-out")
    assert len(answer.headers.get_list("set-cookie")) == 1
    ann = stage.again("ann")
    clock.now += 2 * DAY
    answer = ann.post("/sign-in", username="ann", password=PASSWORD)
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert ann.is_in


def test_when_somebody_was_last_here_is_noted_now_and_then(stage: Stage, clock: Clock) -> None:
    ann = stage.guest()
    born = clock.now
    clock.now += 300
    ann.get("/me")
    assert stage.all("people")[0]["seen"] == born
    clock.now += 400
    ann.get("/me")
    assert stage.all("people")[0]["seen"] == clock.now


def test_expired_sessions_are_swept(stage: Stage, clock: Clock) -> None:
    stage.guest()
    clock.now += 100 * DAY
    stage.guest()
    assert stage.run(sessions.sweep, stage.database, clock.now + 100 * DAY) == 1
    assert len(stage.all("sessions")) == 1


def test_the_server_sweeps_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[Database] = []

    async def sweep(database: Database, now: float) -> int:
        swept.append(database)
        raise RuntimeError("even if it fails once")

    monkeypatch.setattr(security, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(sessions, "sweep", sweep)
    with stage_in(tmp_path) as stage:
        stage.run(turn_up, lambda: len(swept) >= 2)
        assert swept[0] is stage.database


# By heart


def queries(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []
    whole = recognition._row

    async def counted(database: Database, query: Any) -> Any:
        asked.append("asked")
        return await whole(database, query)

    monkeypatch.setattr(recognition, "_row", counted)
    return asked


def test_several_calls_within_seconds_ask_the_database_once(
    stage: Stage, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = stage.guest()
    asked = queries(stage, monkeypatch)
    for _ in range(5):
        assert ann.post("/play").status_code == 200
    assert len(asked) == 1
    clock.now += recognition.BY_HEART
    ann.post("/play")
    assert len(asked) == 2


def test_what_another_process_revokes_counts_within_seconds(stage: Stage, clock: Clock) -> None:
    ann = stage.guest()
    assert ann.is_in
    stage.write(delete(schema.sessions))
    clock.now += recognition.BY_HEART
    assert not ann.is_in


def test_an_answer_from_before_a_revocation_is_not_kept_after_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The session ends while the database is already answering that it is valid."""
    ann = stage.guest()
    whole = recognition._note_visit

    async def slow(database: Database, row: Any, now: float) -> None:
        async with database.write() as connection:
            await sessions.end_all(connection, ann.id)
        recognition.forget(database, ann.id)
        await whole(database, row, now)

    monkeypatch.setattr(recognition, "_note_visit", slow)
    ann.get("/me")
    assert not ann.is_in


def test_only_so_many_are_known_by_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recognition, "MOST", 3)
    memory = recognition.Memory()
    for number in range(5):
        someone = recognition.Recognised(Caller(str(number), "x"))
        memory.keep(str(number), someone, 0.0, memory.changes)
    assert [memory.recall(str(number), 0.0) is not None for number in range(5)] == [
        False,
        False,
        True,
        True,
        True,
    ]
