"""What clients have sent and what was acknowledged, held against what the database has."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Literal

from throneworld.client import Noun
from throneworld.table.storage.address import address_of
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Entry

Answer = tuple[str, tuple[Noun, ...]]
"""A question and what was answered."""


class Sent:
    """A choice on its way: sent, then taken, or told that it came too late."""

    def __init__(self, table: str, seat: int, ask: str, option: Sequence[Noun]) -> None:
        self.table = table
        self.seat = seat
        self.answer: Answer = (ask, tuple(option))
        self.state: Literal["sent", "taken", "late"] = "sent"
        self.tries = 0


class Ledger:
    """Several threads write into it: each line is appended whole, and only its own sender changes it."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, int], list[Sent]] = defaultdict(list)
        self.taken = 0

    def send(self, table: str, seat: int, ask: str, option: Sequence[Noun]) -> Sent:
        """To be written down before it is sent. A server that lags behind may ask again what was answered:
        then the same answer is sent again, since another one would take its place in a held window."""
        sent, lines = Sent(table, seat, ask, option), self._lines[table, seat]
        before = next((each for each in lines if _repeats(sent, each)), None)
        if before is None:
            lines.append(sent)
        return before or sent

    def take(self, sent: Sent) -> None:
        self.taken += sent.state != "taken"
        sent.state = "taken"

    def lines(self) -> dict[tuple[str, int], list[Sent]]:
        return {key: list(lines) for key, lines in list(self._lines.items())}

    def acknowledged(self) -> dict[tuple[str, int], list[Answer]]:
        """By table and seat, in the order in which they were acknowledged."""
        return {key: _in_state(lines, "taken") for key, lines in self.lines().items()}


def _repeats(sent: Sent, before: Sent) -> bool:
    return sent.answer == before.answer or (before.state == "taken" and before.answer[0] == sent.answer[0])


def _in_state(lines: Sequence[Sent], state: str) -> list[Answer]:
    return [each.answer for each in lines if each.state == state]


def check(ledger: Ledger, database_url: str) -> None:
    """At any moment: what was acknowledged before the look is there, what is there was sent before it."""
    acknowledged = ledger.acknowledged()
    journals = asyncio.run(_journals(database_url, {table for table, _ in acknowledged}))
    for (table, seat), lines in ledger.lines().items():
        stored = _answers(journals.get(table, []), seat)
        assert len(set(stored)) == len(stored), f"doubled: {stored}"
        known = {each.answer for each in lines}
        assert set(stored) <= known or table not in journals, "something is there that nobody sent"
        ours = acknowledged.get((table, seat), [])
        kept = [each for each in stored if each in set(ours)]
        assert kept == ours, f"lost or out of order: {set(ours) - set(kept)}"
    for entries in journals.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


def check_at_rest(ledger: Ledger, database_url: str) -> None:
    """When nobody sends any more: there is exactly what was taken; what came too late has left no trace."""
    check(ledger, database_url)
    journals = asyncio.run(_journals(database_url, {table for table, _ in ledger.lines()}))
    for (table, seat), lines in ledger.lines().items():
        assert not _in_state(lines, "sent"), "somebody never learnt what became of their choice"
        stored, taken = _answers(journals[table], seat), _in_state(lines, "taken")
        assert stored == taken, f"there without having been taken: {set(stored) - set(taken)}"


def _answers(entries: Sequence[Entry], seat: int) -> list[Answer]:
    own = [
        entry for entry in entries if entry.seat == seat and entry.kind in ("choice", "confirmed", "sealed")
    ]
    return [(entry.ask, _option(entry)) for entry in own]


def _option(entry: Entry) -> tuple[Noun, ...]:
    row = entry.body["choices"][0][1:] if entry.kind == "choice" else entry.body["option"]
    return tuple(row)


async def _journals(database_url: str, tables: set[str]) -> dict[str, list[Entry]]:
    database = Database(address_of(database_url))
    try:
        journal = Journal(database)
        return {table: await journal.entries(table) for table in tables}
    finally:
        await database.close()
