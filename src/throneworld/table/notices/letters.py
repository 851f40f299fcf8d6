"""What is written to a person: which tables wait, and where to find them. Nothing of what goes on there."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import func, select

from throneworld.table.storage.schema import due_notices, tables
from throneworld.words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST_LINES = 20
HARMLESS = str.maketrans({"@": "＠", "<": "‹", ">": "›"})  # noqa: RUF001 - they shall look alike
"""Signs by which chat services call everybody in a room or hide where a link leads: the name of a table is
somebody else's words."""


class Waiting(Struct, frozen=True):
    """A table that waits for a person, or where somebody has made him an offer."""

    table_id: str
    name: str
    game: str
    offer: bool = False


class Letter(Struct, frozen=True):
    title: str
    body: str


class Scribe:
    def __init__(self, words: Words, base_url: str) -> None:
        self._words = words
        self._base_url = base_url.rstrip("/")
        self._games: dict[str, str] = {}

    def turn(self, waiting: Sequence[Waiting]) -> Letter:
        """Where tables wait, and below it where offers lie."""
        parts = {
            "notice-turn": [each for each in waiting if not each.offer],
            "notice-offer": [each for each in waiting if each.offer],
        }
        told = {key: each for key, each in parts.items() if each}
        key, first = next(iter(told.items()))
        title = self._words.say(f"{key}.title", count=len(first), table=plain(first[0].name))
        return Letter(title, "\n".join(line for part in told.items() for line in self._part(*part)))

    def _part(self, key: str, waiting: Sequence[Waiting]) -> list[str]:
        count = len(waiting)
        lines = [self._line(each) for each in waiting[:MOST_LINES]]
        if count > MOST_LINES:
            lines.append(self._words.say("notice-more", count=count - MOST_LINES, link=self._base_url))
        return [self._words.say(key, count=count), *lines]

    @cached_property
    def test(self) -> Letter:
        say = self._words.say
        return Letter(say("notice-test.title"), say("notice-test", link=self._base_url))

    def _line(self, waiting: Waiting) -> str:
        link = f"{self._base_url}/tables/{waiting.table_id}"
        name, game = plain(waiting.name), self._game(waiting.game)
        return self._words.say("notice-table", table=name, game=game, link=link)

    def _game(self, game: str) -> str:
        if game not in self._games:
            self._games[game] = self._words.of_game(game).say("game.short")
        return self._games[game]


def plain(text: str) -> str:
    """One line that no service takes for more than text."""
    return re.sub(r"[\s\x00-\x1f\x7f]+", " ", text).strip().translate(HARMLESS)


async def read(connection: AsyncConnection, person_id: str, ids: Collection[str]) -> list[Waiting]:
    """Those of the tables that are being played, the one that has waited longest first."""
    wanted = (
        select(tables.c.id, tables.c.name, tables.c.game, due_notices.c.since)
        .join(due_notices, due_notices.c.table_id == tables.c.id)
        .where(due_notices.c.person_id == person_id, tables.c.id.in_(ids), tables.c.state == "running")
        .order_by(func.abs(due_notices.c.since), tables.c.id)
    )
    found = await connection.execute(wanted)
    return [Waiting(row.id, row.name, row.game, offer=row.since < 0) for row in found]
