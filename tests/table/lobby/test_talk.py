"""Chat and notes."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import update

from tests.table.lobby.desk import Desk, alone
from throneworld.table.caller import Caller
from throneworld.table.lobby.making import NewSeat, NewTable, make_table
from throneworld.table.lobby.talk import LONGEST_NOTES, Say, say, talk
from throneworld.table.storage.schema import messages, tables


def said(desk: Desk, path: str, who: str = "", query: str = "") -> list[str]:
    return [message["text"] for message in desk.get(f"{path}/chat{query}", who)["messages"]]


def test_what_is_said_is_numbered_kept_and_delivered(desk: Desk) -> None:
    table = desk.make("me", "open", "open")["id"]
    path = f"/tables/{table}"
    desk.post(f"{path}/join", "ben")
    first = desk.post(f"{path}/chat", "ann", {"text": "  hello \r\n there\x00\u202e "})
    assert (first["number"], first["name"], first["seat"], first["text"]) == (1, "Ann", 0, "hello \n there")
    second = desk.post(f"{path}/chat", "ben", {"text": "hi"})
    assert (second["number"], second["seat"]) == (2, 1)
    assert desk.get(f"{path}/chat") == {"messages": [first, second], "newest": 2}
    assert desk.rooms.told == [("said", table, first), ("said", table, second)]


def test_chat_is_read_from_any_message_on(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    for number in range(1, 6):
        desk.post(f"{path}/chat", "ann", {"text": str(number)})
    assert said(desk, path, query="?after=2&limit=2") == ["3", "4"]
    assert said(desk, path, query="?after=5") == []
    for query in ("?after=-1", "?limit=0", "?limit=201", "?after=99999999999999999999", "?after=x"):
        assert desk.get(f"{path}/chat{query}")[0] == 400


def test_whoever_holds_several_seats_says_for_which_one_speaks(desk: Desk) -> None:
    path = f"/tables/{desk.make('me', 'open', 'me')['id']}"
    assert desk.post(f"{path}/chat", "ann", {"text": "a"})["seat"] == 0
    assert desk.post(f"{path}/chat", "ann", {"text": "a", "seat": 2})["seat"] == 2
    assert desk.post(f"{path}/chat", "ann", {"text": "a", "seat": 1}) == (400, "not_your_seat")


def test_an_owner_without_a_seat_may_speak(desk: Desk) -> None:
    path = f"/tables/{desk.make('open', 'open', 'open')['id']}"
    assert desk.post(f"{path}/chat", "ann", {"text": "welcome"})["seat"] is None


def test_spectators_listen_until_the_end(desk: Desk) -> None:
    table = desk.started("me", "me", "me")
    path = f"/tables/{table['id']}"
    for who in ("ben", "root"):
        assert desk.post(f"{path}/chat", who, {"text": "well done"}) == (403, "spectators_listen")
    assert desk.post(f"{path}/chat", "", {"text": "well done"}) == (401, "sign_in_first")
    desk.write(update(tables).values(state="finished", finished=1.0))
    assert desk.post(f"{path}/chat", "ben", {"text": "well done"})["seat"] is None
    assert said(desk, path) == ["well done"]


def test_spectators_hear_no_more_than_they_may_see(desk: Desk) -> None:
    for terms, heard in (
        ({"watching": "live"}, ["lobby", "old", "new"]),
        ({"watching": "delayed", "delay": 3600}, ["lobby", "old"]),
        ({"watching": "after_the_end"}, ["lobby"]),
    ):
        path = talked_about(desk, terms)
        assert said(desk, path) == said(desk, path, "ben") == heard
        assert desk.get(f"{path}/chat", "ben")["newest"] == len(heard)
        assert said(desk, path, "ann") == ["lobby", "old", "new"]
        desk.write(update(tables).values(state="finished", finished=1.0))
        assert said(desk, path) == ["lobby", "old", "new"]


def talked_about(desk: Desk, terms: Any) -> str:
    """A game in which something was said in the lobby, long ago and just now."""
    table = desk.make("me", "me", "me", terms=terms)
    path = f"/tables/{table['id']}"
    for text in ("lobby", "old", "new"):
        desk.post(f"{path}/chat", "ann", {"text": text})
    desk.post(f"{path}/start", "ann")
    desk.write(
        update(tables).where(tables.c.id == table["id"]).values(started=100.0),
        update(messages).where(messages.c.text == "lobby").values(at=99.0),
        update(messages).where(messages.c.text == "old").values(at=101.0),
    )
    return path


def test_a_message_of_another_shape_is_refused(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    texts: list[Any] = [{}, {"text": ""}, {"text": "x" * 1001}, {"text": None}]
    for body in [*texts, {"text": "a", "to": 1}, {"text": "a", "seat": -1}]:
        assert desk.post(f"{path}/chat", "ann", body)[0] == 400
    assert said(desk, path) == [] and desk.rooms.told == []


def test_a_message_of_nothing_but_blanks_is_refused(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    assert desk.post(f"{path}/chat", "ann", {"text": " \n\x07\u202e"}) == (400, "nothing_said")


def test_whoever_talks_too_fast_is_told_so(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    desk.limits.talkative.add("ann")
    assert desk.post(f"{path}/chat", "ann", {"text": "x"}) == (429, "too_fast")
    assert said(desk, path) == []


def test_several_who_speak_at_once_all_get_a_number(database_url: str) -> None:
    async def chatter(desk: Desk) -> list[int]:
        ann = Caller("ann", "Ann")
        async with desk.database.write() as connection:
            wanted = NewTable(game="rex", seats=[NewSeat("me")] * 3)
            table_id = await make_table(connection, ann, wanted, 1.0)
        await asyncio.gather(*(say(desk.hall, ann, table_id, Say(str(n)), 2.0) for n in range(20)))
        async with desk.database.read() as connection:
            return [
                message.number for message in (await talk(connection, ann, table_id, 0, 50, 3.0)).messages
            ]

    assert alone(database_url, chatter) == list(range(1, 21))


# Notes


def test_notes_are_everybodys_own(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}"
    assert desk.get(f"{path}/notes", "ann") == {"text": ""}
    assert desk.put(f"{path}/notes", "ann", {"text": "Ben holds\na shield\x00"}) == {
        "text": "Ben holds\na shield"
    }
    desk.put(f"{path}/notes", "ben", {"text": "I only watch"})
    assert desk.get(f"{path}/notes", "ann") == {"text": "Ben holds\na shield"}
    assert desk.get(f"{path}/notes", "ben") == {"text": "I only watch"}
    assert desk.get(f"{path}/notes", "root") == {"text": ""}
    assert desk.get(f"{path}/notes") == (401, "sign_in_first")
    assert desk.put(f"{path}/notes", "", {"text": "x"}) == (401, "sign_in_first")


def test_notes_are_written_over_and_wiped(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}/notes"
    for text in ("one", "two", ""):
        desk.put(path, "ann", {"text": text})
        assert desk.get(path, "ann") == {"text": text}


def test_notes_have_a_length(desk: Desk) -> None:
    path = f"/tables/{desk.make()['id']}/notes"
    assert len(desk.put(path, "ann", {"text": "x" * LONGEST_NOTES})["text"]) == LONGEST_NOTES
    for body in ({"text": "x" * (LONGEST_NOTES + 1)}, {}, {"text": 1}, {"text": "a", "person_id": "ben"}):
        assert desk.put(path, "ann", body)[0] == 400
