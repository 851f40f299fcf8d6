"""Somebody deletes themselves."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tests.table.people.stage import PASSWORD, Stage, Visitor, a_seat, a_table, key
from tests.table.people.test_merging import column, played
from tests.table.people.test_tokens import program, token
from throneworld.table.caller import Caller
from throneworld.table.errors import NotSignedIn
from throneworld.table.people.leaving import FORMER, leave_for_good
from throneworld.table.storage import schema


@pytest.fixture
def stage(either_stage: Stage) -> Stage:
    return either_stage


def seat(stage: Stage, table_id: str, number: int = 0) -> dict[str, Any]:
    here = (schema.seats.c.table_id == table_id) & (schema.seats.c.number == number)
    [row] = stage.rows(select(schema.seats).where(here))
    return {name: row[name] for name in ("holder", "acting", "level", "person_id", "name")}


def leave(visitor: Visitor, **body: Any) -> None:
    answer = visitor.delete("/me", **body)
    assert answer.status_code == 204, answer.text


def test_a_guest_goes_with_one_click(stage: Stage) -> None:
    ann = stage.guest()
    secret = ann.secret
    answer = ann.delete("/me")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    ann.secret = secret
    assert not ann.is_in
    assert stage.all("people") == stage.all("sessions") == []


def test_an_account_goes_only_with_its_password(stage: Stage) -> None:
    ann = stage.account("ann")
    assert key(ann.delete("/me")) == (403, "wrong_password")
    assert key(ann.delete("/me", password="not the one")) == (403, "wrong_password")
    assert ann.is_in
    leave(ann, password=PASSWORD)
    assert key(stage.stranger().post("/sign-in", username="ann", password=PASSWORD))[0] == 401
    assert stage.account("ann").is_in


def test_a_bot_takes_the_seat_in_a_running_game(stage: Stage) -> None:
    ann = stage.guest()
    played(stage, ann)
    leave(ann)
    bot = {"holder": "bot", "acting": "bot", "level": "heuristic", "person_id": None, "name": FORMER}
    assert seat(stage, "r1") == bot
    assert stage.rooms.changed == ["r1"]


def test_it_is_the_best_bot_of_the_game(stage: Stage) -> None:
    ann = stage.guest()
    played(stage, ann)
    stage.write(a_table("r2", "running", ann.id, game="pebbles"), a_seat("r2", 0, ann.id))
    leave(ann)
    assert [seat(stage, each)["level"] for each in ("r1", "r2")] == ["heuristic", "random"]


def test_standing_orders_of_the_seat_go_and_those_of_others_stay(stage: Stage) -> None:
    ann = stage.guest()
    played(stage, ann)
    leave(ann)
    assert column(stage, "orders", "id") == ["o2"]


def test_before_the_start_the_seat_is_free_again(stage: Stage) -> None:
    ann, ben = stage.guest(), stage.guest()
    stage.write(
        a_table("l1", "lobby", ben.id),
        a_seat("l1", 0, ann.id),
        a_seat("l1", 1, ann.id, invite="code"),
        a_seat("l1", 2, ben.id),
    )
    leave(ann)
    assert (seat(stage, "l1", 0)["holder"], seat(stage, "l1", 0)["name"]) == ("open", "")
    assert seat(stage, "l1", 1)["holder"] == "invited"
    assert seat(stage, "l1", 2)["person_id"] == ben.id


def test_in_a_finished_game_a_person_played_but_nobody_knows_who(stage: Stage) -> None:
    ann = stage.guest()
    played(stage, ann)
    leave(ann)
    left = seat(stage, "f1")
    assert (left["holder"], left["person_id"], left["name"]) == ("person", None, FORMER)


def test_a_table_that_nobody_else_has_joined_goes_and_others_stay(stage: Stage) -> None:
    ann, ben = stage.guest("Ann"), stage.guest("Ben")
    played(stage, ann)
    stage.write(a_table("l2", "lobby", ann.id), a_seat("l2", 0, ann.id), a_seat("l2", 1, ben.id))
    stage.write(a_table("l3", "lobby", ben.id), a_seat("l3", 0, None))
    leave(ann)
    assert sorted(column(stage, "tables", "id")) == ["f1", "l2", "l3", "r1"]
    owners = {row["id"]: row["owner_id"] for row in stage.all("tables")}
    assert owners == {"f1": None, "l2": None, "l3": ben.id, "r1": None}


def test_everything_personal_goes(stage: Stage) -> None:
    ann = stage.guest("Ann the Unforgettable")
    token(ann)
    played(stage, ann)
    mine = schema.tables.c.id == "f1"
    stage.write(
        update(schema.tables).where(mine).values(name="Rex \u00b7 Ann the Unforgettable"),
        update(schema.seats).values(name="Ann the Unforgettable"),
        update(schema.messages).values(name="Ann the Unforgettable", text="my telephone number"),
    )
    leave(ann)
    for table in ("people", "sessions", "tokens", "notes", "due_notices"):
        assert stage.all(table) == []
    kept = str([stage.all(table) for table in ("tables", "seats", "messages", "entries", "orders")])
    for personal in (ann.id, "telephone"):
        assert personal not in kept
    assert "Unforgettable" not in str(
        [stage.all("tables"), stage.all("messages"), seat(stage, "r1"), seat(stage, "f1")]
    )
    assert len(stage.all("messages")) == len(stage.all("entries")) == 1


def test_journals_forget_the_name_and_nothing_else(stage: Stage) -> None:
    ann = stage.guest("Ann")
    played(stage, ann)
    bodies = ('{"what":"handed_over","name":"Ann"}', '{"what":"taken_back","name":"Ben"}')
    for number, body in enumerate(bodies, 2):
        row: dict[str, Any] = {"table_id": "r1", "number": number, "kind": "seat", "body": body, "at": 1.0}
        stage.write(insert(schema.entries).values(**row))
    leave(ann)
    kept = [row["body"] for row in sorted(stage.all("entries"), key=lambda row: int(row["number"]))]
    assert kept == ["{}", '{"what":"handed_over","name":"former player"}', bodies[1]]


def test_what_others_have_stays(stage: Stage) -> None:
    ann, ben = stage.guest("Ann"), stage.account("ben")
    stage.write(
        a_table("r1", "running", ben.id), a_seat("r1", 0, ann.id), a_seat("r1", 1, ben.id, name="Ben")
    )
    stage.write(insert(schema.notes).values(table_id="r1", person_id=ben.id, text="mine"))
    leave(ann)
    assert ben.is_in
    assert seat(stage, "r1", 1)["person_id"] == ben.id
    assert column(stage, "notes", "text") == ["mine"]
    assert column(stage, "tables", "owner_id") == [ben.id]


def test_tokens_of_whoever_left_are_void_at_once(stage: Stage) -> None:
    ann = stage.guest()
    bot = program(stage, token(ann)["secret"])
    assert bot.get("/me").status_code == 200
    leave(ann)
    assert key(bot.get("/me")) == (401, "unknown_token")


def test_a_guest_who_has_just_become_an_account_is_not_deleted_without_a_password(stage: Stage) -> None:
    guest = stage.guest()
    before = Caller(guest.id, "Ann")
    guest.comes_in("/sign-up", username="ann", password=PASSWORD)
    with pytest.raises(NotSignedIn):
        stage.run(leave_for_good, stage.database, before)
    assert guest.is_in
