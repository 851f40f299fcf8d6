"""Several at once, with either database: one of them is first, and nothing breaks."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.people.stage import PASSWORD, Stage
from tests.table.people.test_tokens import program
from throneworld.table.caller import Caller
from throneworld.table.errors import TableError
from throneworld.table.people import accounts, sessions
from throneworld.table.people.house import house_person
from throneworld.table.people.leaving import leave_for_good


def outcomes(stage: Stage, *doings: Any) -> list[str]:
    """What came of things done at the same time: "ok" or the key of the refusal."""

    async def together() -> list[str]:
        done = await asyncio.gather(*(doing() for doing in doings), return_exceptions=True)
        return sorted(outcome(each) for each in done)

    result: list[str] = stage.run(together)
    return result


def outcome(done: object) -> str:
    if isinstance(done, TableError):
        return done.key
    if isinstance(done, BaseException):
        raise done
    return "ok"


def test_one_of_several_gets_the_user_name(either_stage: Stage) -> None:
    stage = either_stage

    async def sign_up() -> object:
        return await accounts.sign_up(stage.database, None, "ann", PASSWORD, None, 1000.0)

    assert outcomes(stage, *[sign_up] * 4) == ["ok"] + ["username_taken"] * 3
    assert [row["username"] for row in stage.all("people")] == ["ann"]


def test_a_guest_becomes_one_account(either_stage: Stage) -> None:
    stage = either_stage
    guest = stage.guest()
    caller = Caller(guest.id, "Ann")

    def under(username: str) -> Any:
        return lambda: accounts.sign_up(stage.database, caller, username, PASSWORD, None, 1000.0)

    assert outcomes(stage, under("ann"), under("ben"), under("cem")) == ["ok"] + ["sign_in_first"] * 2
    assert len(stage.all("people")) == len(stage.all("sessions")) == 1


def test_nobody_signs_in_to_an_account_that_is_being_deleted(either_stage: Stage) -> None:
    stage = either_stage
    ann = stage.account("ann")
    caller = Caller(ann.id, "ann", "ann")

    def sign_in() -> Any:
        return accounts.sign_in(stage.database, None, "ann", PASSWORD, 1000.0)

    def leave() -> Any:
        return leave_for_good(stage.database, caller)

    assert set(outcomes(stage, sign_in, leave, sign_in)) <= {"ok", "wrong_credentials"}
    assert stage.all("people") == stage.all("sessions") == []


def test_servers_that_start_at_once_share_the_house(either_stage: Stage) -> None:
    stage = either_stage

    def start() -> Any:
        return house_person(stage.database, 1000.0)

    assert outcomes(stage, *[start] * 4) == ["ok"] * 4
    assert len(stage.all("people")) == 1
    assert len(stage.all("tokens")) == 4


def test_the_whole_life_of_an_account(either_stage: Stage) -> None:
    ann = either_stage.guest("Ann")
    ann.comes_in("/sign-up", username="ann", password=PASSWORD)
    made = ann.post("/me/tokens", name="bot", scopes=["read", "play"]).json()
    assert program(either_stage, made["secret"]).post("/play").status_code == 200
    assert ann.patch("/me", name="Anna").json()["name"] == "Anna"
    assert ann.post("/me/password", old=PASSWORD, new="battery staple").status_code == 204
    assert len(ann.get("/me/tokens").json()) == 1
    assert ann.delete(f"/me/tokens/{made['id']}").status_code == 204
    assert either_stage.run(accounts.make_admin, either_stage.database, "ann").name == "Anna"
    assert either_stage.run(sessions.sweep, either_stage.database, 9e9) == 1
