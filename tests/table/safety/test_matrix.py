"""Who may do what: every call by everybody, at every kind of table. The expectations are in matrix.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.safety.matrix import HERE, Block, Row, blocks, body_of, path_of, routes_of
from tests.table.safety.stage import STRANGER, Person, Place, at_place
from tests.table.safety.tables import Cast, Scene, cast, scene

BLOCKS = blocks()
AT_TABLES = [each for each in BLOCKS.values() if each.name != "anywhere"]


class Rehearsal:
    """One block, call by call. What was refused has changed nothing; what was done needs another table."""

    def __init__(self, place: Place, people: Cast, block: Block) -> None:
        self.place = place
        self.people = people
        self.block = block
        self.wrong: list[str] = []
        self._scene: Scene | None = None

    async def run(self) -> list[str]:
        for row in self.block.rows:
            for role, expected in row.cells.items():
                found = await self.outcome(row, role)
                if found != expected:
                    self.wrong.append(f"{row.method} {row.path} by {role}: {found}, not {expected}")
        return self.wrong

    async def outcome(self, row: Row, role: str) -> str:
        if self._scene is None:
            self._scene = await scene(self.place, self.people, self.block.access, self.block.state)
        table, who = self._scene, await self.who(row, role)
        before = self.place.ledger.dump()
        found = await self.called(row, role, who, table)
        same = self.place.ledger.dump() == before
        self._scene = table if same else None
        if not same and (found != "ok" or not row.writes):
            self.wrong.append(f"{row.method} {row.path} by {role}: {found}, and yet something has changed")
        return found

    async def who(self, row: Row, role: str) -> Person:
        if role == "stranger":
            return STRANGER
        if role in ("lacking", "only"):
            return await self.place.token(self.people.seat, row.lacking if role == "lacking" else row.only)
        person: Person = getattr(self.people, role)
        return person

    async def called(self, row: Row, role: str, who: Person, table: Scene) -> str:
        if row.method == "WS":
            return await self.connected(who, table)
        body = body_of(row, table, role)
        answer = await self.place.call(who, row.method, path_of(row, table), body)
        return "ok" if answer.is_success else str(answer.status_code)

    async def connected(self, who: Person, table: Scene) -> str:
        async with self.place.socket(who, table.id) as wire:
            return "ok" if wire.accepted else str((wire.code or 4500) - 4000)


@pytest.mark.parametrize("name", [each.name for each in AT_TABLES])
def test_everybody_may_do_what_is_theirs_and_nothing_else_at_a_table(name: str, tmp_path: Path) -> None:
    async def work(place: Place) -> list[str]:
        return await Rehearsal(place, await cast(place), BLOCKS[name]).run()

    assert at_place(tmp_path, work) == []


def test_the_matrix_names_every_call_that_the_server_answers(tmp_path: Path) -> None:
    async def work(place: Place) -> set[tuple[str, str]]:
        return routes_of(place.app)

    routes = at_place(tmp_path, work)
    about_tables = {each for each in routes if HERE in each[1]}
    assert {row.route for row in BLOCKS["anywhere"].rows} == routes - about_tables
    for block in AT_TABLES:
        assert {row.route for row in block.rows} == about_tables, block.name
