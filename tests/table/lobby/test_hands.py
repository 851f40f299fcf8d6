"""Resigning, handing a seat to a bot, taking it back."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from sqlalchemy import update

from tests.table.lobby.desk import Desk
from throneworld.table.storage.schema import seats, tables


@pytest.fixture
def table(desk: Desk) -> str:
    """A running game: Ann, Ben, a bot, Ann."""
    made = desk.make("me", "open", "bot", "me")
    desk.post(f"/tables/{made['id']}/join", "ben")
    desk.post(f"/tables/{made['id']}/start", "ann")
    return str(made["id"])


def seat(desk: Desk, table: str, number: int) -> tuple[str, str, bool]:
    data = desk.get(f"/tables/{table}")["seats"][number]
    return data["acting"], data["level"], data["resigned"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(desk: Desk, table: str) -> None:
    path = f"/tables/{table}/seats/1"
    told = desk.post(f"{path}/hand-over", "ben", {"level": "random"})
    assert told["seats"][1]["acting"] == "bot" and told["seats"][1]["mine"]
    assert seat(desk, table, 1) == ("bot", "random", False)
    desk.post(f"{path}/take-back", "ben")
    assert seat(desk, table, 1) == ("self", "", False)
    assert desk.rooms.told == [(table, 1, "handed_over", "Ben"), (table, 1, "taken_back", "Ben")]


def test_asking_for_what_is_so_already_is_no_event(desk: Desk, table: str) -> None:
    path = f"/tables/{table}/seats/1"
    desk.post(f"{path}/take-back", "ben")
    assert desk.rooms.told == []
    desk.post(f"{path}/hand-over", "ben")
    desk.post(f"{path}/hand-over", "ben")
    assert seat(desk, table, 1) == ("bot", "heuristic", False)
    assert len(desk.rooms.told) == 1
    desk.post(f"{path}/hand-over", "ben", {"level": "random"})
    assert len(desk.rooms.told) == 2


def test_whoever_resigns_does_so_for_good(desk: Desk, table: str) -> None:
    path = f"/tables/{table}/seats/1"
    desk.post(f"{path}/resign", "ben")
    assert seat(desk, table, 1) == ("bot", "heuristic", True)
    assert desk.rooms.told == [(table, 1, "resigned", "Ben")]
    for what in ("resign", "hand-over", "take-back"):
        assert desk.post(f"{path}/{what}", "ben") == (409, "seat_resigned")
    assert desk.get(f"/tables/{table}", "ben")["seats"][1]["mine"]


def test_each_of_several_seats_is_resigned_by_itself(desk: Desk, table: str) -> None:
    desk.post(f"/tables/{table}/seats/3/resign", "ann")
    assert seat(desk, table, 3)[2] and not seat(desk, table, 0)[2]


@pytest.mark.parametrize("what", ["resign", "hand-over", "take-back"])
def test_nobody_decides_about_the_seat_of_another(desk: Desk, table: str, what: str) -> None:
    path = f"/tables/{table}/seats/1/{what}"
    assert desk.post(path) == (401, "sign_in_first")
    for who in ("ann", "cem", "house"):
        assert desk.post(path, who) == (403, "not_your_seat")
    assert desk.post(path, "ben", scopes="read,tables") == (403, "token_lacks_scope")
    assert desk.post(f"/tables/{table}/seats/5/{what}", "ben") == (404, "no_such_seat")
    assert seat(desk, table, 1) == ("self", "", False) and desk.rooms.told == []


def test_an_admin_may_hand_over_a_seat_but_not_resign_it_or_take_it_back(desk: Desk, table: str) -> None:
    path = f"/tables/{table}/seats/1"
    assert desk.post(f"{path}/resign", "root") == (403, "not_your_seat")
    desk.post(f"{path}/hand-over", "root")
    assert desk.rooms.told == [(table, 1, "handed_over", "Root")]
    assert desk.post(f"{path}/take-back", "root") == (403, "not_your_seat")
    desk.post(f"{path}/take-back", "ben")
    assert seat(desk, table, 1)[0] == "self"


def test_the_owner_may_hand_over_a_seat_whose_person_is_gone_for_good(desk: Desk, table: str) -> None:
    desk.write(update(seats).where(seats.c.number == 1).values(person_id=None))
    assert desk.post(f"/tables/{table}/seats/1/hand-over", "cem") == (403, "not_your_seat")
    desk.post(f"/tables/{table}/seats/1/hand-over", "ann")
    assert seat(desk, table, 1)[0] == "bot"


def test_the_seat_of_a_bot_stays_with_it(desk: Desk, table: str) -> None:
    assert desk.post(f"/tables/{table}/seats/2/hand-over", "root") == (409, "seat_of_bot")
    assert desk.post(f"/tables/{table}/seats/2/take-back", "ann") == (403, "not_your_seat")


@pytest.mark.parametrize("what", ["resign", "hand-over", "take-back"])
def test_seats_change_hands_only_while_the_game_runs(desk: Desk, table: str, what: str) -> None:
    lobby = desk.make("me", "open", "open")["id"]
    assert desk.post(f"/tables/{lobby}/seats/0/{what}", "ann") == (409, "not_running")
    desk.write(update(tables).where(tables.c.id == table).values(state="finished", finished=1.0))
    assert desk.post(f"/tables/{table}/seats/0/{what}", "ann") == (409, "not_running")


def test_a_change_of_another_shape_is_refused(desk: Desk, table: str) -> None:
    bodies: list[Any] = [{"level": "genius"}, {"level": None}, {"seat": 0}, []]
    for what, body in product(("resign", "hand-over"), bodies):
        assert desk.post(f"/tables/{table}/seats/1/{what}", "ben", body)[0] == 400
    assert seat(desk, table, 1) == ("self", "", False)
