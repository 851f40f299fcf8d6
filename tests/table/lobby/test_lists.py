"""The lists of tables."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import delete, update

from tests.table.lobby.desk import Desk, json
from throneworld.table.storage.schema import positions, tables


def names(desk: Desk, which: str, who: str = "") -> list[str]:
    return [table["name"] for table in desk.get(f"/tables?list={which}", who)["tables"]]


def paced(desk: Desk, table: Any, **pace: Any) -> None:
    newest = update(positions).where(positions.c.table_id == table["id"])
    desk.write(newest.values(number=3, position="{}", pace=json(pace)))


def ended(desk: Desk, table: Any, at: float) -> None:
    over = update(tables).where(tables.c.id == table["id"])
    desk.write(
        over.values(state="finished", finished=at, result=json({"winners": [], "ranking": [], "how": "x"}))
    )


def test_open_tables_with_a_free_seat_are_listed_newest_first(desk: Desk) -> None:
    for name, holders, access in (
        ("first", ("me", "open", "bot"), "open"),
        ("full", ("me", "bot", "bot"), "open"),
        ("kept", ("me", "invited", "bot"), "open"),
        ("hidden", ("me", "open", "bot"), "private"),
        ("second", ("open", "open", "open"), "open"),
    ):
        desk.make(*holders, name=name, access=access)
    desk.started("me", "open", "bot", name="begun")
    for who in ("", "ann", "ben", "root"):
        assert names(desk, "open", who) == ["second", "first"]
    assert desk.get("/tables")["tables"][0]["name"] == "second"


def test_open_games_that_may_be_watched_are_listed(desk: Desk) -> None:
    desk.started("me", "me", "me", name="live")
    desk.started("me", "me", "me", name="late", terms={"watching": "delayed", "delay": 60})
    desk.started("me", "me", "me", name="closed", terms={"watching": "after_the_end"})
    desk.started("me", "me", "me", name="hidden", access="private")
    desk.make(name="lobby")
    assert names(desk, "running") == ["late", "live"]


def test_my_tables_are_those_where_i_sit_or_that_i_own(desk: Desk) -> None:
    mine = desk.make("open", "open", "open", name="owned", who="ben", access="private")
    sitting = desk.make("me", "open", "open", name="sitting")
    desk.post(f"/tables/{sitting['id']}/join", "ben")
    desk.make(name="of others")
    finished = desk.started("me", "me", "me", name="over", who="ben")
    ended(desk, finished, 5.0)
    assert names(desk, "mine", "ben") == ["over", "sitting", "owned"]
    assert mine["owner"] and names(desk, "mine", "cem") == []
    assert desk.get("/tables?list=mine") == (401, "sign_in_first")


def test_finished_games_are_listed_as_far_as_one_may_see_them(desk: Desk) -> None:
    for at, (name, access) in enumerate((("b", "open"), ("hidden", "private"), ("a", "open"))):
        ended(desk, desk.started("me", "me", "me", name=name, access=access), 10.0 - at)
    assert names(desk, "finished") == names(desk, "finished", "ben") == ["b", "a"]
    assert names(desk, "finished", "ann") == ["b", "hidden", "a"]


def test_lists_come_in_pages(desk: Desk) -> None:
    for number in range(5):
        desk.make(name=str(number))
    pages = [desk.get(f"/tables?start={start}&limit=2") for start in (0, 2, 4, 6)]
    assert [[each["name"] for each in page["tables"]] for page in pages] == [
        ["4", "3"],
        ["2", "1"],
        ["0"],
        [],
    ]
    assert [(page["start"], page["more"]) for page in pages] == [(0, True), (2, True), (4, False), (6, False)]


def test_lists_that_are_asked_for_in_another_way_are_refused(desk: Desk) -> None:
    for query in ("list=all", "start=-1", "start=1e9", "limit=0", "limit=101", "limit=x"):
        assert desk.get(f"/tables?{query}", "ann")[0] == 400


# Whose turn


def two_at_a_table(desk: Desk, **more: Any) -> Any:
    table = desk.make("me", "open", "bot", "me", **more)
    code = {"code": table["invite"]}
    desk.post(f"/tables/{table['id']}/join", "ben", code)
    return desk.post(f"/tables/{table['id']}/start", "ann")


def turn(desk: Desk, table: Any, who: str = "") -> Any:
    return desk.get(f"/tables/{table['id']}", who)["turn"]


def test_everybody_sees_whom_the_table_waits_for_and_only_i_whether_i_am_asked(desk: Desk) -> None:
    table = two_at_a_table(desk)
    paced(desk, table, waiting=[0, 1, 3], asked=[1], since=77.5, clocks=None, sealed={"1": []})
    known = {"waiting": [0, 1, 3], "since": 77.5}
    assert turn(desk, table, "ben") == {**known, "mine": True}
    for who in ("", "ann", "cem", "root"):
        assert turn(desk, table, who) == {**known, "mine": False}
    assert [each["turn"]["mine"] for each in desk.get("/tables?list=mine", "ben")["tables"]] == [True]
    assert [each["turn"]["mine"] for each in desk.get("/tables?list=mine", "ann")["tables"]] == [False]


def test_any_of_my_seats_makes_it_my_turn(desk: Desk) -> None:
    table = two_at_a_table(desk)
    paced(desk, table, waiting=[3], asked=[3], since=1.0)
    assert turn(desk, table, "ann")["mine"] and not turn(desk, table, "ben")["mine"]


def test_what_others_are_asked_leaves_no_trace_in_what_i_am_told(desk: Desk) -> None:
    one, two = two_at_a_table(desk), two_at_a_table(desk)
    paced(desk, one, waiting=[0, 1], asked=[1], since=1.0)
    paced(desk, two, waiting=[0, 1], asked=[], since=1.0)
    for who in ("", "ann", "cem", "root"):
        assert turn(desk, one, who) == turn(desk, two, who)


def test_it_is_not_my_turn_while_a_bot_plays_my_seat(desk: Desk) -> None:
    table = two_at_a_table(desk)
    paced(desk, table, waiting=[1], asked=[1], since=1.0)
    desk.post(f"/tables/{table['id']}/seats/1/hand-over", "ben")
    assert turn(desk, table, "ben") == {"waiting": [1], "since": 1.0, "mine": False}


@pytest.mark.parametrize("terms", [{"watching": "delayed", "delay": 60}, {"watching": "after_the_end"}])
def test_whoever_watches_later_does_not_learn_whose_turn_it_is(desk: Desk, terms: Any) -> None:
    table = two_at_a_table(desk, terms=terms)
    paced(desk, table, waiting=[1], asked=[1], since=1.0)
    assert turn(desk, table) is None and turn(desk, table, "cem") is None
    assert turn(desk, table, "ben")["mine"]


def test_a_game_waits_for_somebody_from_its_start_on(desk: Desk) -> None:
    table = two_at_a_table(desk)
    shown = turn(desk, table, "ann")
    assert shown["waiting"] and shown["since"] == table["started"]


def test_a_game_whose_position_is_missing_waits_for_nobody(desk: Desk) -> None:
    table = two_at_a_table(desk)
    desk.write(delete(positions))
    assert turn(desk, table, "ann") == {"waiting": [], "since": None, "mine": False}
