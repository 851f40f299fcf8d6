"""Texts that databases, logs and file systems stumble over, wherever a text may be sent."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import throneworld as tw
from tests.table.safety.stage import STRANGER, Person, Place, at_place
from tests.table.safety.tables import Cast, Scene, cast, scene
from throneworld.table.rooms.rooms import Rooms

TEXTS = (
    "\x00",
    "a\x00b",
    "'; DROP TABLE people; --",
    '" OR 1=1 --',
    "%00",
    "../../etc/passwd",
    "..%2f..%2f",
    "{0.__class__}",
    "%s%n%(x)s",
    "$(reboot)",
    "\u202egnp.exe",
    "\r\nERROR injected line",
    "\uffff\U0010ffff",
    "<script>alert(1)</script>",
    "-1",
    "null",
)
PLACES = (
    "/tables/{}",
    "/tables/{}/view",
    "/tables/{}/steps/0",
    "/tables/{}/chat",
    "/tables/{}/export",
    "/docs/{}",
    "/{}",
)


def test_no_text_in_an_address_breaks_anything(database_url: str, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "open", "running")
        for text in TEXTS:
            for path in PLACES:
                answer = await place.call(people.seat, "GET", path.format(quote(text, safe="")))
                assert answer.status_code in (400, 404, 405), (path, text, answer.text)
            await _inner_ids(place, people, table, quote(text, safe=""))

    at_place(tmp_path, work, database=database_url)


async def _inner_ids(place: Place, people: Cast, table: Scene, text: str) -> None:
    calls: list[tuple[str, str, Any]] = [
        ("DELETE", f"/tables/{table.id}/orders/{text}", None),
        ("DELETE", f"/tables/{table.id}/proposals/{text}", None),
        ("POST", f"/tables/{table.id}/proposals/{text}/vote", {"seat": 0, "agree": True}),
        ("DELETE", f"/me/tokens/{text}", None),
    ]
    for method, path, body in calls:
        answer = await place.call(people.seat, method, path, body)
        assert answer.status_code in (400, 404, 405), (path, answer.text)


def test_no_text_in_a_body_breaks_anything(database_url: str, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        lobby = await scene(place, people, "open", "lobby")
        table = await scene(place, people, "open", "running")
        broken = [
            (path, body)
            for text in TEXTS
            for who, method, path, body in _said(people, lobby, table, text)
            if (await place.call(who, method, path, body)).status_code >= 500
        ]
        assert broken == []

    at_place(tmp_path, work, database=database_url)


def _said(people: Cast, lobby: Scene, table: Scene, text: str) -> list[tuple[Person, str, str, Any]]:
    seats = [{"holder": "me", "faction": text}, {"holder": "open"}, {"holder": "bot"}]
    plain = [{"holder": "me"}, {"holder": "open"}, {"holder": "bot"}]
    here, there = f"/tables/{table.id}", f"/tables/{lobby.id}"
    order = {"kind": "answer", "option": [text], "about": {"facts": {"fact": text}}}
    return [
        (people.seat, "PATCH", "/me", {"name": text}),
        (people.seat, "POST", "/me/tokens", {"name": text, "scopes": ["read"]}),
        (people.seat, "PUT", "/me/notices", {"keep": [text]}),
        (people.seat, "PUT", "/me/notices", {"quiet": {"from": "22:00", "to": "07:00", "zone": text}}),
        (STRANGER, "POST", "/guest", {"name": text}),
        (STRANGER, "POST", "/sign-in", {"username": text, "password": text}),
        (STRANGER, "POST", "/sign-up", {"username": "abc", "password": text * 9, "name": text}),
        (people.seat, "POST", "/tables", {"game": text, "seats": plain}),
        (people.seat, "POST", "/tables", {"game": "rex", "seats": plain, "name": text}),
        (people.seat, "POST", "/tables", {"game": "rex", "seats": seats}),
        (people.seat, "POST", "/tables", {"game": "rex", "seats": plain, "options": {text: text}}),
        (people.owner, "PUT", f"{there}/seats/2", {"faction": text}),
        (people.spectator, "POST", f"{there}/peek", {"code": text}),
        (people.spectator, "POST", f"{there}/join", {"code": text, "seat": 3}),
        (people.seat, "POST", f"{here}/chat", {"text": text}),
        (people.seat, "PUT", f"{here}/notes", {"text": text}),
        (people.seat, "POST", f"{here}/choose", {"seat": 0, "ask": text, "option": [text]}),
        (
            people.seat,
            "POST",
            f"{here}/choose",
            {"seat": 0, "ask": table.ask["id"], "option": ["race", text]},
        ),
        (people.seat, "POST", f"{here}/orders?seat=0", order),
        (people.seat, "POST", f"{here}/orders?seat=0", {"kind": "pass", "about": {"prompt": text}}),
        (people.other, "POST", f"{here}/proposals", {"kind": "end", "reason": text}),
        (
            people.admin,
            "POST",
            f"{here}/proposals",
            {"kind": "mend", "reason": text, "patch": [{text: text}]},
        ),
        *(_files(people, text) if text in TEXTS[:3] else ()),
    ]


def _files(people: Cast, text: str) -> list[tuple[Person, str, str, Any]]:
    """Each is played from beginning to end first, which takes its time."""
    changes: list[dict[str, Any]] = [
        {"salt": text},
        {"players": [{"seat": 0, "name": text, "faction": text}]},
        {"players": [{"seat": 0, "name": "x", "bot": text}]},
        {"table": {"name": text}},
        {"game": text},
    ]
    return [(people.seat, "POST", "/import", {**game_file(), **change}) for change in changes]


@cache
def game_file() -> dict[str, Any]:
    """A game that two random bots and a third have played to its end."""
    game = tw.new_game("rex", seats=3, seed=5)
    tw.play(game, [tw.bot("random", seed=seat) for seat in range(3)])
    assert game.result is not None
    return {
        "format": "throneworld-game",
        "version": 2,
        "generator": game.dice.generator,
        "game": "rex",
        "seats": 3,
        "options": dict(game.options),
        "seed": "5",
        "salt": "",
        "commitment": "",
        "players": [],
        "table": {},
        "choices": [[choice.seat, *choice.option] for choice in game.choices],
        "digests": [""] * len(game.choices),
        "result": game.result.data(),
    }


def test_nobody_writes_lines_of_their_own_into_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr(Rooms, "open", broken)

    async def work(place: Place) -> None:
        for line in ("%0aERROR%20all%20is%20lost", "%0d%0aERROR%20all%20is%20lost"):
            answer = await place.call(STRANGER, "GET", f"/tables/{line}/view")
            assert answer.status_code == 500

    at_place(tmp_path, work)
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("throneworld")]
    assert len(ours) == 2 and not any("\n" in each or "\r" in each for each in ours)
