"""Bodies that are too large, malformed or of another kind get a clear no, and change nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.table.safety.matrix import Row, blocks, path_of
from tests.table.safety.stage import Person, Place, at_place, key
from tests.table.safety.tables import Cast, Scene, cast, scene
from throneworld.table.api.schema import operations_of
from throneworld.table.config import Limits

JSON = {"content-type": "application/json"}
SMALL = Limits(choices="100000/minute", body=20_000)

JUNK: dict[str, bytes] = {
    "not closed": b'{"seat": 0',
    "no JSON": b"seat=0",
    "no text": b'{"seat": "\xff\xfe"}',
    "UTF-16": '{"seat": 0}'.encode("utf-16"),
    "half a character": b'{"text": "\\ud800"}',
    "something behind it": b"{} {}",
    "nothing": b"null",
    "a list": b"[]",
    "a word": b'"seat"',
    "an unknown field": b'{"surely_not_a_field": 1}',
    "not a number": b'{"seat": NaN}',
    "endless": b'{"seat": Infinity}',
    "a huge number": b'{"seat": 1e999}',
    "a number of a thousand digits": b'{"seat": ' + b"9" * 1000 + b"}",
    "deep lists": b"[" * 9000,
    "deep objects": b'{"patch":' * 1500,
    "a deep option": b'{"option": ' + b"[" * 9000,
    "a null byte": b'{"seat": 0}\x00',
}
"""None of these fits anything that can be sent."""


def writes_with_a_body(place: Place) -> set[tuple[str, str]]:
    return {(each.method, each.path) for each in operations_of(place.app) if each.body is not None}


def test_junk_is_refused_by_everything_that_takes_a_body(tmp_path: Path) -> None:
    rows = [row for row in blocks()["private running"].rows if row.writes]

    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        before = place.ledger.dump()
        for row in rows:
            if (row.method, f"/api/v1{row.route[1]}") in writes_with_a_body(place):
                await _junk(place, people, table, row)
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


async def _junk(place: Place, people: Cast, table: Scene, row: Row) -> None:
    for name, content in JUNK.items():
        answer = await place.call(people.seat, row.method, path_of(row, table), content=content, headers=JSON)
        assert answer.status_code == 400, (row.path, name, answer.text)
        assert answer.json()["error"] == "bad_request" and answer.json()["message"], (row.path, name)


CHOICES: dict[str, dict[str, Any]] = {
    "a seat in quotes": {"seat": "0"},
    "half a seat": {"seat": 0.5},
    "a seat that is true": {"seat": True},
    "no seat": {"seat": None},
    "a seat below the first": {"seat": -1},
    "a seat beyond any table": {"seat": 12},
    "a seat beyond any number": {"seat": 10**30},
    "a question that is a number": {"ask": 0},
    "a question without a name": {"ask": ""},
    "a question with a long name": {"ask": "x" * 41},
    "a word instead of an option": {"option": "race"},
    "an option with names": {"option": {"0": "race"}},
    "an empty option": {"option": []},
    "a list in an option": {"option": [["race", "sol"]]},
    "half a number in an option": {"option": ["bid", 1.5]},
    "true in an option": {"option": ["bid", True]},
    "nothing in an option": {"option": ["race", None]},
    "an option without end": {"option": ["x"] * 41},
    "a word without end": {"option": ["x" * 81]},
    "a number without end": {"option": ["bid", 2**60]},
    "more than was asked": {"person_id": "me"},
}


def test_a_choice_of_the_wrong_shape_is_refused(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        before = place.ledger.dump()
        plain = {"seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0]}
        for name, wrong in CHOICES.items():
            answer = await place.call(people.seat, "POST", f"/tables/{table.id}/choose", {**plain, **wrong})
            assert key(answer) == (400, "bad_request"), name
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


FORMS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json")
NAMES_OF_JSON = ("application/json", "Application/JSON; charset=utf-8", "application/x+json")


def test_what_a_form_of_another_site_could_send_is_not_read(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        ann = await place.person("Ann")
        before = place.ledger.dump()
        for kind in FORMS:
            assert key(await _renamed(place, ann, {"content-type": kind})) == (415, "not_json"), kind
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


def test_json_by_any_of_its_names_is_read_and_also_without_a_name(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        ann = await place.person("Ann")
        for headers in [{}, *({"content-type": kind} for kind in NAMES_OF_JSON)]:
            assert key(await _renamed(place, ann, headers)) == (200, ""), headers

    at_place(tmp_path, work)


async def _renamed(place: Place, who: Person, headers: dict[str, str]) -> httpx.Response:
    return await place.call(who, "PATCH", "/me", content=b'{"name": "Eve"}', headers=headers)


# Size


async def _in_pieces(size: int) -> AsyncIterator[bytes]:
    """Without a length in front, as with chunked encoding."""
    yield b'{"text": "'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


@pytest.mark.parametrize("whole", [True, False])
def test_a_body_that_is_too_large_is_refused_with_and_without_a_length(whole: bool, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        before = place.ledger.dump()
        large: Any = msgspec.json.encode({"text": "x" * 30_000}) if whole else _in_pieces(30_000)
        answer = await place.call(
            people.seat, "PUT", f"/tables/{table.id}/notes", content=large, headers=JSON
        )
        assert key(answer) == (413, "too_large")
        assert place.ledger.dump() == before

    at_place(tmp_path, work, limits=SMALL)


def test_a_body_just_within_the_limit_is_read(tmp_path: Path) -> None:
    async def work(place: Place) -> int:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        body = msgspec.json.encode({"text": "x" * 19_000}).ljust(20_000)
        answer = await place.call(people.seat, "PUT", f"/tables/{table.id}/notes", content=body, headers=JSON)
        return answer.status_code

    assert at_place(tmp_path, work, limits=SMALL) == 200


def test_a_name_that_is_sent_twice_is_checked_as_it_is_used(tmp_path: Path) -> None:
    """The last counts, for the permission as for the deed."""

    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", "running")
        plain = msgspec.json.encode({"ask": table.ask["id"], "option": table.ask["options"][0]}).decode()
        before = place.ledger.dump()
        twice = '{"seat": 1, "seat": 0, ' + plain[1:]
        answer = await place.call(
            people.other, "POST", f"/tables/{table.id}/choose", content=twice.encode(), headers=JSON
        )
        assert key(answer) == (403, "not_your_seat")
        assert place.ledger.dump() == before

    at_place(tmp_path, work)
