"""To those who do not belong there a private table is not there: not even by the way it is denied."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.safety.matrix import blocks, body_of, path_of
from tests.table.safety.stage import STRANGER, Person, Place, at_place
from tests.table.safety.tables import Cast, Scene, cast, scene
from throneworld.table.lobby.rows import State


@pytest.mark.parametrize("state", ["lobby", "running", "finished"])
def test_a_private_table_and_none_at_all_are_answered_alike(state: State, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "private", state)
        nowhere = Scene("AAAAAAAAAAAA", table.code, table.ask, table.order, table.proposal)
        for who in (STRANGER, people.spectator):
            await _compare(place, who, table, nowhere)

    at_place(tmp_path, work)


async def _compare(place: Place, who: Person, table: Scene, nowhere: Scene) -> None:
    for row in blocks()["private running"].rows:
        if row.method == "WS":
            assert await _code(place, who, table) == await _code(place, who, nowhere) == 4404
            continue
        hidden, missing = [
            await place.call(who, row.method, path_of(row, each), body_of(row, each, "spectator"))
            for each in (table, nowhere)
        ]
        assert (hidden.status_code, hidden.content) == (missing.status_code, missing.content), row.path


async def _code(place: Place, who: Person, table: Scene) -> int | None:
    async with place.socket(who, table.id) as wire:
        return wire.code


def test_no_list_names_a_private_table_to_others(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        hidden = [(await scene(place, people, "private", state)).id for state in STATES]
        for who in (STRANGER, people.spectator, people.admin, people.house):
            found = await _listed(place, who)
            assert not found & set(hidden)
        assert set(hidden) <= await _listed(place, people.seat)
        assert set(hidden) <= await _listed(place, people.owner)

    at_place(tmp_path, work)


STATES: tuple[State, ...] = ("lobby", "running", "finished")


async def _listed(place: Place, who: Person) -> set[str]:
    pages = [
        await place.call(who, "GET", f"/tables?list={each}")
        for each in ("open", "running", "finished", "mine")
    ]
    return {table["id"] for page in pages if page.is_success for table in page.json()["tables"]}


def test_codes_are_shown_to_the_owner_alone(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "open", "lobby")
        await _check_codes(place, people, table)

    at_place(tmp_path, work)


async def _check_codes(place: Place, people: Cast, table: Scene) -> None:
    for who in (STRANGER, people.spectator, people.seat, people.other, people.admin, people.house):
        shown = (await place.call(who, "GET", f"/tables/{table.id}")).json()
        assert shown["invite"] == "" and all(seat["invite"] == "" for seat in shown["seats"])
    shown = (await place.call(people.owner, "GET", f"/tables/{table.id}")).json()
    assert shown["invite"] == table.code and shown["seats"][3]["invite"]


def test_the_seed_is_nowhere_before_the_end(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        people = await cast(place)
        table = await scene(place, people, "open", "running")
        for who in (STRANGER, people.seat, people.owner, people.admin, people.house):
            shown = (await place.call(who, "GET", f"/tables/{table.id}")).json()
            assert shown["seed"] is None and shown["salt"] is None

    at_place(tmp_path, work)
