"""Joining and leaving before the start, and what the owner does with seats."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select, update

from tests.table.lobby.desk import Desk, alone, outcomes
from throneworld.table.caller import Caller
from throneworld.table.lobby.making import NewSeat, NewTable, make_table
from throneworld.table.lobby.seating import Join, join
from throneworld.table.lobby.tables import seats_of
from throneworld.table.storage.schema import messages, seats, tables


def holders(table: Any) -> list[str]:
    return [seat["name"] or seat["holder"] for seat in table["seats"]]


# Sitting down


def test_anybody_signed_in_takes_the_first_open_seat_of_an_open_table(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'invited', 'bot', 'open', 'open')['id']}"
    assert desk.post(f"{path}/join") == (401, "sign_in_first")
    assert holders(desk.post(f"{path}/join", "ben")) == ["Ann", "invited", "bot", "Ben", "open"]
    assert holders(desk.post(f"{path}/join", "cem", {})) == ["Ann", "invited", "bot", "Ben", "Cem"]
    assert desk.post(f"{path}/join", "root") == (403, "seat_code_needed")


def test_a_second_seat_must_be_asked_for_by_number(desk: Desk) -> None:
    path = f"/tables/{desk.make('open', 'open', 'open')['id']}"
    desk.post(f"{path}/join", "ben")
    assert desk.post(f"{path}/join", "ben") == (409, "already_seated")
    assert holders(desk.post(f"{path}/join", "ben", {"seat": 2})) == ["Ben", "open", "Ben"]


def test_a_seat_that_is_taken_or_a_bots_cannot_be_joined(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'bot', 'bot')['id']}"
    for seat in (0, 1):
        assert desk.post(f"{path}/join", "ben", {"seat": seat}) == (409, "seat_taken")
    assert desk.post(f"{path}/join", "ben") == (409, "no_free_seat")
    assert desk.post(f"{path}/join", "ben", {"seat": 3}) == (404, "no_such_seat")


def test_a_private_table_needs_its_code(desk: Desk) -> None:
    table = desk.make("me", "open", "invited", access="private")
    path = f"/tables/{table['id']}"
    assert desk.post(f"{path}/join", "ben", {"code": "wrong"}) == (404, "no_such_table")
    assert desk.post(f"{path}/join", "root", {"seat": 1}) == (403, "table_code_needed")
    body = {"code": table["invite"], "seat": 2}
    assert desk.post(f"{path}/join", "ben", body) == (403, "seat_code_needed")
    assert holders(desk.post(f"{path}/join", "ben", {"code": table["invite"]})) == ["Ann", "Ben", "invited"]


def test_the_code_of_a_seat_leads_to_that_seat_and_no_other(desk: Desk) -> None:
    table = desk.make("me", "open", "invited", "invited", access="private")
    path, code = f"/tables/{table['id']}", table["seats"][3]["invite"]
    assert desk.post(f"{path}/join", "ben", {"code": code, "seat": 2}) == (403, "seat_code_needed")
    assert desk.post(f"{path}/join", "ben", {"code": code, "seat": 1}) == (403, "table_code_needed")
    assert holders(desk.post(f"{path}/join", "ben", {"code": code})) == ["Ann", "open", "invited", "Ben"]
    assert desk.post(f"{path}/join", "cem", {"code": code}) == (409, "seat_taken")


def test_whoever_sits_at_a_private_table_may_take_an_open_seat_too(desk: Desk) -> None:
    table = desk.make("open", "open", "open", access="private")
    path = f"/tables/{table['id']}"
    desk.post(f"{path}/join", "ben", {"code": table["invite"]})
    assert holders(desk.post(f"{path}/join", "ben", {"seat": 2})) == ["Ben", "open", "Ben"]
    assert holders(desk.post(f"{path}/join", "ann")) == ["Ben", "Ann", "Ben"]


def test_nobody_joins_a_game_that_has_begun(desk: Desk) -> None:
    path = f"/tables/{desk.started('me', 'open', 'open')['id']}"
    assert desk.post(f"{path}/join", "ben", {"seat": 1}) == (409, "already_started")
    assert desk.post(f"{path}/join", "ben") == (409, "no_free_seat")


def test_a_join_of_another_shape_is_refused(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    seats: list[Any] = [{"seat": -1}, {"seat": 12}, {"seat": "x"}, {"seat": 1.5}]
    for body in [*seats, {"code": 7}, {"code": "x" * 65}, {"who": 1}]:
        assert desk.post(f"{path}/join", "ben", body)[0] == 400
    assert holders(desk.get(path)) == ["Ann", "open", "open"]


def test_of_two_who_join_at_once_one_gets_the_seat(database_url: str) -> None:
    async def rush(desk: Desk) -> tuple[list[str], int]:
        async with desk.database.write() as connection:
            wanted = NewTable(game="rex", seats=[NewSeat("bot"), NewSeat("bot"), NewSeat("open")])
            table_id = await make_table(connection, Caller("ann", "Ann"), wanted, 1.0)

        async def sit(who: str) -> None:
            async with desk.database.write() as connection:
                await join(connection, Caller(who, who), table_id, Join(seat=2))

        came = await outcomes(*(sit(who) for who in ("ann", "ben", "cem", "root")))
        async with desk.database.read() as connection:
            return came, sum(seat.holder == "person" for seat in await seats_of(connection, table_id))

    assert alone(database_url, rush) == (["ok", "seat_taken", "seat_taken", "seat_taken"], 1)


# Standing up


def test_a_seat_that_is_left_is_as_it_was(desk: Desk) -> None:
    table = desk.make("me", "invited", "open")
    path, code = f"/tables/{table['id']}", table["seats"][1]["invite"]
    for body in ({"code": code}, {"seat": 2}):
        desk.post(f"{path}/join", "ben", body)
    assert desk.post(f"{path}/leave", "ben") is None
    assert holders(desk.get(path)) == ["Ann", "invited", "open"]
    assert holders(desk.post(f"{path}/join", "cem", {"code": code})) == ["Ann", "Cem", "open"]


def test_one_of_several_seats_can_be_left(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'me', 'open')['id']}"
    assert desk.post(f"{path}/leave", "ann", {"seat": 1}) is None
    assert holders(desk.get(path)) == ["Ann", "open", "open"]
    assert desk.post(f"{path}/leave", "ann", {"seat": 1}) == (409, "not_seated")
    assert desk.post(f"{path}/leave", "ben") == (409, "not_seated")


def test_when_the_owner_leaves_somebody_else_at_the_table_owns_it(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'bot', 'open')['id']}"
    desk.post(f"{path}/join", "ben")
    assert desk.post(f"{path}/leave", "ann") is None
    seen = desk.get(path, "ben")
    assert seen["owner"] and seen["owner_name"] == "Ben" and holders(seen) == ["open", "bot", "Ben"]


def test_an_owner_who_leaves_one_seat_by_number_keeps_the_table(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'bot', 'bot')['id']}"
    desk.post(f"{path}/leave", "ann", {"seat": 0})
    assert desk.get(path, "ann")["owner"]


def test_a_table_that_everybody_has_left_is_gone(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'bot', 'open')['id']}"
    desk.post(f"{path}/chat", "ann", {"text": "anybody?"})
    desk.post(f"{path}/leave", "ann")
    assert desk.get(path, "ann") == (404, "no_such_table")
    assert [count(desk, each) for each in (tables, seats, messages)] == [0, 0, 0]


def test_nobody_leaves_a_game_that_has_begun(desk: Desk) -> None:
    path = f"/tables/{desk.started('me', 'me', 'me')['id']}"
    assert desk.post(f"{path}/leave", "ann") == (409, "resign_instead")


# The owner


def test_the_owner_says_for_whom_a_seat_is(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'open', 'open')['id']}"
    assert holders(desk.put(f"{path}/seats/1", "ann", {"holder": "me"})) == ["Ann", "Ann", "open"]
    changed = desk.put(f"{path}/seats/1", "ann", {"holder": "bot", "level": "random"})
    assert (changed["seats"][1]["level"], changed["seats"][1]["acting"]) == ("random", "bot")
    assert not changed["seats"][1]["mine"]
    changed = desk.put(f"{path}/seats/1", "ann", {"holder": "invited"})
    assert changed["seats"][1]["invite"] and changed["seats"][1]["acting"] == "self"
    again = desk.put(f"{path}/seats/1", "ann", {"holder": "invited", "faction": "sol"})
    assert again["seats"][1]["invite"] == changed["seats"][1]["invite"]
    assert again["seats"][1]["faction"] == "sol"


def test_a_seat_keeps_what_is_not_changed(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'open', 'bot')['id']}"
    desk.post(f"{path}/join", "ben")
    desk.put(f"{path}/seats/1", "ann", {"faction": "sol"})
    desk.put(f"{path}/seats/2", "ann", {"level": "random"})
    changed = desk.put(f"{path}/seats/2", "ann", {"holder": "bot", "faction": "lazax"})
    assert holders(changed) == ["Ann", "Ben", "bot"]
    assert [seat["faction"] for seat in changed["seats"]] == ["", "sol", "lazax"]
    assert changed["seats"][2]["level"] == "random"
    assert desk.put(f"{path}/seats/1", "ann", {"faction": ""})["seats"][1]["faction"] == ""


def test_somebody_sent_away_cannot_come_back_with_the_old_code(desk: Desk) -> None:
    table = desk.make("me", "invited", "open")
    path, code = f"/tables/{table['id']}", table["seats"][1]["invite"]
    desk.post(f"{path}/join", "ben", {"code": code})
    assert holders(desk.put(f"{path}/seats/1", "ann", {"holder": "invited"})) == ["Ann", "invited", "open"]
    assert desk.post(f"{path}/join", "ben", {"code": code, "seat": 1}) == (403, "seat_code_needed")


def test_factions_are_known_and_unique(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    desk.put(f"{path}/seats/0", "ann", {"faction": "sol"})
    for faction in ("orcs", "sol"):
        assert desk.put(f"{path}/seats/1", "ann", {"faction": faction}) == (400, "bad_setup")
    assert [seat["faction"] for seat in desk.get(path)["seats"]] == ["sol", "", ""]


def test_only_the_owner_arranges_seats_and_only_before_the_start(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    desk.post(f"{path}/join", "ben")
    for who in ("ben", "cem", "root"):
        assert desk.put(f"{path}/seats/2", who, {"holder": "me"}) == (403, "owner_only")
    assert desk.put(f"{path}/seats/2", "", {"holder": "me"}) == (401, "sign_in_first")
    assert desk.put(f"{path}/seats/7", "ann", {"holder": "me"}) == (404, "no_such_seat")
    assert desk.put(f"{path}/seats/12", "ann", {"holder": "me"})[0] == 400
    desk.post(f"{path}/start", "ann", {"fill_with_bots": "random"})
    assert desk.put(f"{path}/seats/2", "ann", {"holder": "me"}) == (409, "already_started")


@pytest.mark.parametrize("who", ["ann", "root"])
def test_owner_and_admin_clear_a_table_away_before_the_start(desk: Desk, who: str) -> None:
    path = f"/tables/{desk.make()['id']}"
    assert desk.delete(path, "ben") == (403, "owner_only")
    assert desk.delete(path) == (401, "sign_in_first")
    assert desk.delete(path, who) is None
    assert [count(desk, each) for each in (tables, seats)] == [0, 0]


@pytest.mark.parametrize("who", ["ann", "root"])
def test_nobody_clears_a_game_away(desk: Desk, who: str) -> None:
    table = desk.started("me", "me", "me")
    assert desk.delete(f"/tables/{table['id']}", who) == (409, "already_started")
    desk.write(update(tables).values(state="finished", finished=1.0))
    assert desk.delete(f"/tables/{table['id']}", who) == (409, "already_started")


def count(desk: Desk, table: Any) -> int:
    async def work() -> int:
        async with desk.database.read() as connection:
            return await connection.scalar(select(func.count()).select_from(table)) or 0

    return int(desk.run(work))
