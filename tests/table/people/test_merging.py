"""A guest who signs in brings everything along."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert, select, update

from tests.table.people.stage import PASSWORD, Stage, Visitor, a_seat, a_table, key
from tests.table.people.test_tokens import program, token
from throneworld.table.caller import Caller
from throneworld.table.people.accounts import sign_in
from throneworld.table.storage import schema


@pytest.fixture
def stage(either_stage: Stage) -> Stage:
    return either_stage


def played(stage: Stage, guest: Visitor) -> None:
    """Tables in all states with a guest at them, and all that hangs on that."""
    for table_id, state in (("l1", "lobby"), ("r1", "running"), ("f1", "finished")):
        stage.write(a_table(table_id, state, guest.id), a_seat(table_id, 0, guest.id))
    about: dict[str, Any] = {"table_id": "r1", "person_id": guest.id}
    stage.write(
        a_seat("r1", 1, None, holder="bot", acting="bot"),
        insert(schema.orders).values(id="o1", table_id="r1", seat=0, body="{}", created=1.0),
        insert(schema.orders).values(id="o2", table_id="r1", seat=1, body="{}", created=1.0),
        insert(schema.notes).values(**about, text="guest's note"),
        insert(schema.messages).values(**about, number=1, name="Ann", text="hello", at=1.0),
        insert(schema.entries).values(**about, number=1, kind="choice", body="{}", at=1.0),
        insert(schema.due_notices).values(**about, since=1.0, due=2.0),
    )


def column(stage: Stage, table: str, name: str) -> list[Any]:
    return [row[name] for row in stage.all(table)]


def test_seats_tables_notes_and_words_move_to_the_account_and_the_guest_is_gone(stage: Stage) -> None:
    account = stage.account("ann")
    guest = stage.guest("Guest")
    played(stage, guest)
    guest.comes_in("/sign-in", username="ann", password=PASSWORD)
    assert guest.id == account.id
    assert column(stage, "people", "id") == [account.id]
    assert column(stage, "tables", "owner_id") == [account.id] * 3
    assert sorted(map(str, column(stage, "seats", "person_id"))) == sorted([account.id] * 3 + ["None"])
    for table in ("notes", "messages", "entries", "due_notices"):
        assert column(stage, table, "person_id") == [account.id]
    assert column(stage, "orders", "id") == ["o1", "o2"]


def test_running_tables_hear_of_it_and_no_others(stage: Stage) -> None:
    stage.account("ann")
    guest = stage.guest()
    played(stage, guest)
    stage.write(a_table("r2", "running", guest.id))
    guest.comes_in("/sign-in", username="ann", password=PASSWORD)
    assert sorted(stage.rooms.changed) == ["r1", "r2"]


def test_nothing_moves_with_a_wrong_password(stage: Stage) -> None:
    stage.account("ann")
    guest = stage.guest()
    played(stage, guest)
    assert key(guest.post("/sign-in", username="ann", password="not the one"))[0] == 401
    assert column(stage, "tables", "owner_id") == [guest.id] * 3
    assert guest.is_in
    assert stage.rooms.changed == []


def test_notes_of_both_at_one_table_stand_below_each_other(stage: Stage) -> None:
    account = stage.account("ann")
    guest = stage.guest()
    played(stage, guest)
    both: dict[str, Any] = {"table_id": "r1", "person_id": account.id}
    stage.write(
        insert(schema.notes).values(**both, text="account's note"),
        insert(schema.due_notices).values(**both, since=5.0, due=6.0),
        a_seat("r1", 2, account.id),
    )
    guest.comes_in("/sign-in", username="ann", password=PASSWORD)
    assert column(stage, "notes", "text") == ["account's note\nguest's note"]
    assert column(stage, "due_notices", "since") == [5.0]
    held = select(schema.seats.c.number).where(
        schema.seats.c.person_id == account.id, schema.seats.c.table_id == "r1"
    )
    assert [row["number"] for row in stage.rows(held.order_by("number"))] == [0, 2]


def test_where_notices_go_is_taken_from_the_guest_only_if_the_account_has_not_said(stage: Stage) -> None:
    people = schema.people
    account = stage.account("ann")
    for said, kept in (("{}", '{"urls":["guest"]}'), ('{"urls":["mine"]}', '{"urls":["mine"]}')):
        guest = stage.guest()
        stage.write(update(people).where(people.c.id == guest.id).values(notices='{"urls":["guest"]}'))
        stage.write(update(people).where(people.c.id == account.id).values(notices=said))
        guest.comes_in("/sign-in", username="ann", password=PASSWORD)
        assert column(stage, "people", "notices") == [kept]


def test_sessions_and_tokens_of_the_guest_do_not_get_into_the_account(stage: Stage) -> None:
    """Whoever planted a guest's cookie in a browser must not get in when its owner signs in."""
    stage.account("ann")
    guest = stage.guest()
    planted = guest.secret
    bot = program(stage, token(guest)["secret"])
    assert bot.get("/me").status_code == 200
    guest.comes_in("/sign-in", username="ann", password=PASSWORD)
    assert key(bot.get("/me")) == (401, "unknown_token")
    guest.secret = planted
    assert not guest.is_in


def test_one_account_that_signs_in_as_another_takes_nothing_along(stage: Stage) -> None:
    stage.account("ann")
    ben = stage.account("ben")
    before = ben.id
    stage.write(a_table("l1", "lobby", before), a_seat("l1", 0, before))
    ben.comes_in("/sign-in", username="ann", password=PASSWORD)
    assert ben.id != before
    assert column(stage, "tables", "owner_id") == [before]
    assert len(stage.all("people")) == 2


def test_a_guest_who_has_just_become_an_account_is_not_merged_away(stage: Stage) -> None:
    """Two requests of one browser at the same time, of which the other was faster."""
    stage.account("ann")
    guest = stage.guest()
    before = Caller(guest.id, "Ann", csrf=guest.csrf)
    guest.comes_in("/sign-up", username="ben", password=PASSWORD)
    stage.run(sign_in, stage.database, before, "ann", PASSWORD, 1000.0)
    assert sorted(column(stage, "people", "username")) == ["ann", "ben"]


def test_whatever_belongs_to_people_is_thought_of_here() -> None:
    """A new column that names a person must be moved by a merge and cleared by a farewell, or go too."""
    named = {
        f"{table.name}.{key.parent.name}"
        for table in schema.metadata.tables.values()
        for key in table.foreign_keys
        if key.column.table is schema.people
    }
    moved = {f"{table}.person_id" for table in ("seats", "entries", "messages", "proposals")}
    joined = {"notes.person_id", "due_notices.person_id", "tables.owner_id"}
    assert named == moved | joined | {"sessions.person_id", "tokens.person_id"}
