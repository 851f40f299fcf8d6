"""Ways in that looked open once: each of these went through, or broke the server, before it was closed."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from tests.table.safety.stage import STRANGER, Place, at_place, key
from tests.table.safety.tables import cast, scene
from tests.waiting import reported, turn_up
from throneworld.table.api.bodies import StrictRequest
from throneworld.table.config import Limits
from throneworld.table.rooms import waiting
from throneworld.table.storage import schema
from throneworld.table.terms import Terms


def test_a_vote_given_at_one_table_does_not_count_at_another(tmp_path: Path) -> None:
    """Proposals of open tables can be read by all, and seats have the same numbers everywhere."""

    async def work(place: Place) -> None:
        people = await cast(place)
        theirs = await scene(place, people, "open", "running")
        mine = await scene(place, replace(people, other=people.spectator), "private", "running")
        before = place.ledger.dump()
        forged = await place.call(
            people.spectator,
            "POST",
            f"/tables/{mine.id}/proposals/{theirs.proposal}/vote",
            {"seat": 1, "agree": True},
        )
        assert key(forged) == (404, "no_such_proposal")
        assert place.ledger.dump() == before
        table = await place.call(STRANGER, "GET", f"/tables/{theirs.id}")
        assert table.json()["state"] == "running"

    at_place(tmp_path, work)


def test_a_name_that_nobody_can_have_is_a_plain_no_however_many_guests_there_are(tmp_path: Path) -> None:
    """Guests have no user name at all; no name must not be taken for theirs."""

    async def work(place: Place) -> None:
        for name in ("Ann", "Ben", "Cem"):
            await place.person(name)
        for username in ("a b", "\u00e9", "x", "ANN!", "\u200b" * 3):
            answer = await place.call(
                STRANGER, "POST", "/sign-in", {"username": username, "password": "whatever"}
            )
            assert key(answer) == (401, "wrong_credentials"), username

    at_place(tmp_path, work)


def test_whoever_may_watch_only_after_the_end_sees_nothing_before(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "open", "running")
        terms = '{"watching":"after_the_end","release":"instant"}'
        async with place.hall.database.write() as connection:
            here = update(schema.tables).where(schema.tables.c.id == table.id)
            await connection.execute(here.values(terms=terms))
        room = place.hall.rooms._rooms.pop(table.id)
        room.close()
        for who in (STRANGER, people.spectator, people.owner, people.admin, people.house):
            for path in ("view", "log", "steps", "steps/0"):
                answer = await place.call(who, "GET", f"/tables/{table.id}/{path}")
                assert key(answer) == (403, "only_after_the_end"), path
            async with place.socket(who, table.id) as wire:
                assert wire.code == 4403
        for path in ("view", "log", "steps", "steps/0"):
            assert (await place.call(people.seat, "GET", f"/tables/{table.id}/{path}?seat=0")).is_success
        assert (await place.hall.rooms.open(table.id)).table.terms == Terms(
            watching="after_the_end", release="instant"
        )

    at_place(tmp_path, work)


def test_an_order_of_another_seat_is_not_there(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        first, second = [await scene(place, people, "private", "running") for _ in range(2)]
        before = place.ledger.dump()
        for who, table in ((people.other, first), (people.seat, second), (people.owner, first)):
            answer = await place.call(who, "DELETE", f"/tables/{table.id}/orders/{first.order}")
            assert key(answer) == (404, "no_such_order")
        assert place.ledger.dump() == before

    at_place(tmp_path, work)


def test_whoever_waits_for_news_is_answered_when_the_server_is_about_to_end(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        ann = await place.person("Ann")
        waiting = asyncio.create_task(place.call(ann, "GET", "/me/asks?wait=20"))
        await turn_up(lambda: place.hall.rooms.asks._waits[ann.id] == 1)
        loop = asyncio.get_running_loop()
        now = loop.time()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "time", lambda: now)  # no time passes: nobody has waited long enough
            place.hall.rooms.farewell()
            assert (await waiting).is_success

    with reported("whoever waits is not answered"):
        at_place(tmp_path, work)


def test_many_long_waits_of_one_person_are_not_all_kept(tmp_path: Path) -> None:
    """Each is looked after whenever anything happens at any table."""

    async def work(place: Place) -> None:
        ann, ben = await place.person("Ann"), await place.person("Ben")
        waits = [
            asyncio.create_task(place.call(ann, "GET", "/me/asks?wait=20"))
            for _ in range(waiting.MOST_WAITS + 3)
        ]
        kept = place.hall.rooms.asks._waits
        await turn_up(lambda: sum(each.done() for each in waits) == 3 and kept[ann.id] == waiting.MOST_WAITS)
        other = asyncio.create_task(place.call(ben, "GET", "/me/asks?wait=20"))
        await turn_up(lambda: kept[ben.id] == 1)
        assert sum(each.done() for each in waits) == 3 and not other.done()
        for task in (*waits, other):
            task.cancel()
        await asyncio.gather(*waits, other, return_exceptions=True)

    at_place(tmp_path, work)


def test_nobody_writes_without_end_whatever_it_is_that_they_write(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "open", "running")
        notes = f"/tables/{table.id}/notes"
        for who in (people.spectator, await place.person("Eve")):
            answers = [await place.call(who, "PUT", notes, {"text": f"{each}"}) for each in range(7)]
            assert [each.status_code for each in answers] == [200] * 6 + [429]
            assert int(answers[-1].headers["retry-after"]) > 0
        answers = [
            await place.call(STRANGER, "POST", f"/tables/{table.id}/peek", {"code": "x"}) for _ in range(7)
        ]
        assert [each.status_code for each in answers] == [200] * 6 + [429]

    at_place(tmp_path, work, limits=Limits(choices="6/minute"))


def test_no_secret_gets_into_the_log_whoever_writes_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(place: Place) -> None:
        library = logging.getLogger("some.library")
        library.error("body: %s", '{"password": "hunter2-hunter2"}')
        library.error("headers: %s", [(b"cookie", b"throneworld=verysecretcookie")])
        library.error("GET /x with Authorization: Bearer tw_abcdefgh12345678")

    at_place(tmp_path, work)
    assert len([each for each in caplog.records if each.name == "some.library"]) == 3
    assert not any(word in caplog.text for word in ("hunter2", "verysecret", "abcdefgh1234"))


def test_every_body_is_read_strictly(tmp_path: Path) -> None:
    """So no handler ever gets a number that was sent in quotes."""

    async def work(place: Place) -> None:
        assert place.app.request_class is StrictRequest

    at_place(tmp_path, work)
