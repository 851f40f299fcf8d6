"""The server is killed again and again while people play: what it acknowledged is there, once."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import pytest

from tests.table.server import ServerProcess, running
from tests.waiting import LAST_RESORT, wait_for
from throneworld.client import Client, ClientError
from throneworld.client.errors import UNREACHABLE
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Entry
from throneworld.table.trust.rerun import game_after

T = TypeVar("T")

PEOPLE, SEATS = 6, 6
KILLS = 10
CHOICES = int(os.environ.get("KILL_CHOICES", "600"))
"""`make fuzz` asks for more."""


class Answer(NamedTuple):
    table: str
    seat: int
    ask: str
    option: tuple[str | int, ...]


class Evening:
    """Who has played what, as far as the server has said that it was taken."""

    def __init__(self, server: ServerProcess, url: str) -> None:
        self.server = server
        self.database = url
        self.taken: list[Answer] = []
        self.lost: list[Answer] = []
        """Sent, never acknowledged, and out of date when sent again: not taken the first time either."""
        self.kills = 0
        self.over = threading.Event()
        self.problems: list[BaseException] = []
        self.lock = threading.Lock()

    def note(self, answer: Answer) -> None:
        with self.lock:
            self.taken.append(answer)
            if len(self.taken) >= CHOICES and self.kills >= KILLS:
                self.over.set()

    def wait_for(self, goal: int) -> None:
        """Until so many choices were taken, or everything is over."""
        wait_for(
            lambda: self.over.is_set() or len(self.taken) >= goal,
            lambda: f"{len(self.taken)} choices only: {self.server.said[-2000:]}",
        )


class Player(threading.Thread):
    """Plays all seats of one person at random. After a crash the same answer is sent again."""

    def __init__(self, evening: Evening, client: Client, number: int) -> None:
        super().__init__(daemon=True)
        self.evening = evening
        self.client = client
        self.dice = random.Random(number)
        self.number: int | None = None
        """Of the questions that were answered last: the next are waited for."""

    def run(self) -> None:
        try:
            while not self.evening.over.is_set():
                self.turn()
        except BaseException as problem:
            self.evening.problems.append(problem)
            self.evening.over.set()

    def turn(self) -> None:
        asked = self.patiently(lambda: self.client.asks(self.number, wait=1.0))
        self.number = None if asked is None else asked.number
        for each in () if asked is None else asked.asks:
            if not self.evening.over.is_set():
                option = self.dice.choice(each.ask.options)
                self.answer(Answer(each.table, each.seat, each.ask.id, option))

    def answer(self, answer: Answer) -> None:
        try:
            done = self.patiently(lambda: self.client.choose(*answer))
        except ClientError as problem:
            if problem.key != "stale_choice":
                raise
            self.evening.lost.append(answer)
            return
        if done is not None:
            self.evening.note(answer)

    def patiently(self, what: Callable[[], T]) -> T | None:
        """Do it as soon as a server is there; None when the evening is over first."""
        while True:
            try:
                return what()
            except ClientError as problem:
                if problem.status != UNREACHABLE and problem.status < 500:
                    raise
                if self.evening.over.is_set():
                    return None
                time.sleep(0.1)


def begin(url: str) -> list[Client]:
    """Everybody sits with two others at three tables, two seats each."""
    people = [Client(url) for _ in range(PEOPLE)]
    for number, client in enumerate(people):
        client.guest(f"Guest {number}")
    for number in range(PEOPLE):
        host, *others = [people[(number + place) % PEOPLE] for place in range(SEATS // 2)]
        seats = [{"holder": "me"}] * 2 + [{"holder": "open"}] * (SEATS - 2)
        table = host.create_table("rex", seats, access="open", terms={"release": "instant"})["id"]
        for place, client in enumerate(others, start=1):
            client.join(table, 2 * place)
            client.join(table, 2 * place + 1)
        host.start(table)
    return people


def restart_now_and_then(evening: Evening) -> None:
    """Kill the server at random moments. What was acknowledged before is there after."""
    dice = random.Random(7)
    while not evening.over.is_set():
        evening.wait_for(len(evening.taken) + dice.randrange(CHOICES // KILLS // 2, CHOICES // KILLS))
        time.sleep(dice.random() * 0.02)
        with evening.lock:
            taken = list(evening.taken)
        evening.server.kill()
        evening.kills += 1
        check(evening, taken, stored(evening))
        evening.server.start()


def stored(evening: Evening) -> dict[str, list[Entry]]:
    async def read() -> dict[str, list[Entry]]:
        database = await Database.open(evening.database)
        try:
            journal = Journal(database)
            tables = {answer.table for answer in evening.taken}
            return {table: await journal.entries(table) for table in tables}
        finally:
            await database.close()

    return asyncio.run(read())


def check(evening: Evening, taken: list[Answer], found: dict[str, list[Entry]]) -> None:
    """All of it, in order, once; and nothing that was refused."""
    asks = [
        (entry.table_id, entry.seat, entry.ask)
        for entries in found.values()
        for entry in entries
        if entry.ask
    ]
    assert max(Counter(asks).values(), default=1) == 1
    kept = {place: number for number, place in enumerate(asks)}
    for table in found:
        for seat in range(SEATS):
            mine = [answer for answer in taken if (answer.table, answer.seat) == (table, seat)]
            places = [kept[answer.table, answer.seat, answer.ask] for answer in mine]
            assert places == sorted(places)
    chosen = {
        (entry.table_id, entry.seat, entry.ask): tuple(entry.body["choices"][0][1:])
        for entries in found.values()
        for entry in entries
        if entry.ask
    }
    assert all(chosen[answer[:3]] == answer.option for answer in taken)
    assert not [answer for answer in evening.lost if chosen.get(answer[:3]) == answer.option]
    for entries in found.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_that_was_acknowledged_is_lost_or_doubled(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'throneworld.db'}"
    options = ["--bots", "0"]
    if kind == "postgresql":
        url = request.getfixturevalue("postgres_url")
        options += ["--database", url]
    with running(tmp_path, *options) as server:
        evening = Evening(server, url)
        players = [Player(evening, client, number) for number, client in enumerate(begin(server.url))]
        for player in players:
            player.start()
        restart_now_and_then(evening)
        for player in players:
            player.join(LAST_RESORT)
        assert not evening.problems, evening.problems
        assert len(evening.taken) >= CHOICES and evening.kills >= KILLS
        assert not any(player.is_alive() for player in players)
        server.stop()
    found = stored(evening)
    check(evening, evening.taken, found)
    asyncio.run(runs_again(url, found))


async def runs_again(url: str, found: dict[str, list[Entry]]) -> None:
    """The journal leads to the position that it ends with."""
    database = await Database.open(url)
    try:
        for table, entries in found.items():
            base = await Journal(database).newest_base(table, up_to=0)
            assert base is not None
            game = game_after(base, entries, entries[-1].number)
            assert game.digest() == entries[-1].digest
    finally:
        await database.close()
