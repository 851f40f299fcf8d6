"""Choices that come twice, too late, too early or to the wrong place change nothing that they should not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from tests.table.safety.stage import Person, Place, at_place, key
from tests.table.safety.tables import Cast, Scene, cast, scene

Work = Callable[[Place, Cast, Scene], Awaitable[None]]


def at_table(tmp_path: Path, work: Work) -> None:
    async def whole(place: Place) -> None:
        people = await cast(place)
        await work(place, people, await scene(place, people, "private", "running"))

    at_place(tmp_path, whole)


async def choose(place: Place, who: Person, table: Scene, **changes: Any) -> httpx.Response:
    body = {"seat": 0, "ask": table.ask["id"], "option": table.ask["options"][0], **changes}
    return await place.call(who, "POST", f"/tables/{table.id}/choose", body)


def test_the_same_choice_sent_again_counts_once(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        first = await choose(place, people.seat, table)
        kept = place.ledger.dump()
        for _ in range(3):
            again = await choose(place, people.seat, table)
            assert (again.status_code, again.json()["again"]) == (200, True)
        assert first.json()["again"] is False
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_another_answer_to_a_question_that_is_closed_is_refused_with_the_present_state(
    tmp_path: Path,
) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        await choose(place, people.seat, table)
        kept = place.ledger.dump()
        late = await choose(place, people.seat, table, option=table.ask["options"][1])
        assert key(late) == (409, "stale_choice")
        assert late.json()["state"]["seat"] == 0 and late.json()["state"]["view"]["game"] == "rex"
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_a_question_of_the_future_cannot_be_answered_beforehand(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        kept = place.ledger.dump()
        for ask in ("0-1-6-0", "0-0-5-1", "1-0-6-0", "no-such-thing"):
            early = await choose(place, people.seat, table, ask=ask)
            assert key(early) == (409, "stale_choice")
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        kept = place.ledger.dump()
        assert key(await choose(place, people.other, table)) == (403, "not_your_seat")
        assert key(await choose(place, people.other, table, seat=1)) == (409, "stale_choice")
        assert key(await choose(place, people.seat, table, seat=2)) == (403, "not_your_seat")
        assert key(await choose(place, people.seat, table, seat=7)) == (404, "no_such_seat")
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_a_choice_for_one_table_does_nothing_at_another(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        another = await scene(place, people, "private", "finished")
        kept = place.ledger.dump()
        wrong = Scene(another.id, "", table.ask, "", "")
        assert key(await choose(place, people.seat, wrong)) == (409, "stale_choice")
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_what_is_not_on_offer_is_refused_by_its_rule(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        kept = place.ledger.dump()
        for option in (["race", "creuss"], ["pass"], ["race", "sol", "sol"], [7], ["race\x00"]):
            answer = await choose(place, people.seat, table, option=option)
            assert key(answer) == (409, "refused") and answer.json()["refusal"]["rule"]
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_an_undo_sent_again_takes_nothing_more_back(tmp_path: Path) -> None:
    async def work(place: Place, people: Cast, table: Scene) -> None:
        undo, redo = f"/tables/{table.id}/undo", f"/tables/{table.id}/redo"
        assert (await place.call(people.seat, "POST", undo, {"seat": 0})).status_code == 409
        await choose(place, people.seat, table)
        assert (await place.call(people.seat, "POST", undo, {"seat": 0})).status_code == 200
        kept = place.ledger.dump()
        assert (await place.call(people.seat, "POST", undo, {"seat": 0})).status_code == 409
        assert place.ledger.dump() == kept
        assert (await place.call(people.seat, "POST", redo, {"seat": 0})).status_code == 200
        kept = place.ledger.dump()
        assert key(await place.call(people.seat, "POST", redo, {"seat": 0})) == (409, "nothing_to_redo")
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)


def test_a_question_that_was_taken_back_is_another_when_it_is_put_again(tmp_path: Path) -> None:
    """So an old message that arrives late cannot answer it."""

    async def work(place: Place, people: Cast, table: Scene) -> None:
        await choose(place, people.seat, table)
        await place.call(people.seat, "POST", f"/tables/{table.id}/undo", {"seat": 0})
        kept = place.ledger.dump()
        late = await choose(place, people.seat, table, option=table.ask["options"][1])
        assert key(late) == (409, "stale_choice")
        assert place.ledger.dump() == kept

    at_table(tmp_path, work)
