"""The server is killed while people sit down and start: a table that was said to run can be played."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

from tests.table.kill.test_killed_in_windows import options
from tests.table.server import guests, running
from tests.waiting import LAST_RESORT, PAUSE, wait_for
from throneworld.client import Client, ClientError

KILLS = 4
EACH_TIME = 2
"""So many tables more may everybody start before the server is killed once more."""


class Starter(threading.Thread):
    """Makes a table and starts it, over and over; writes down what was acknowledged."""

    def __init__(self, client: Client, done: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.done = done
        self.most = EACH_TIME
        self.started: list[str] = []
        self.doubtful: list[str] = []
        self.problem: BaseException | None = None

    def run(self) -> None:
        while not self.done.is_set():
            if len(self.started) + len(self.doubtful) >= self.most:
                time.sleep(PAUSE)
                continue
            try:
                self._start(self.client.create_table("rex", [{"holder": "me"}] * 3, access="private")["id"])
            except ClientError as error:
                if not error.unreachable:
                    self.problem = error
                    return
                time.sleep(PAUSE)

    def _start(self, table: str) -> None:
        self.doubtful.append(table)
        self.client.start(table)
        self.started.append(self.doubtful.pop())


def test_a_table_is_either_started_or_not_whenever_the_server_is_killed(
    tmp_path: Path, database_url: str
) -> None:
    dice, done = random.Random(4), threading.Event()
    with (
        running(tmp_path / "data", *options(database_url)) as server,
        guests(server.url, "Ann", "Ben", "Cat") as people,
    ):
        starters = [Starter(each, done) for each in people]
        for each in starters:
            each.start()
        for _ in range(KILLS):
            wait_for_another(starters)
            time.sleep(dice.uniform(0, 0.05))
            server.kill()
            server.start()
        done.set()
        for each in starters:
            each.join(LAST_RESORT)
            check(each)


def wait_for_another(starters: list[Starter]) -> None:
    before = count(starters)
    for each in starters:
        each.most += EACH_TIME
    wait_for(lambda: count(starters) > before, "nobody can start a table any more")


def count(starters: list[Starter]) -> int:
    return sum(len(each.started) for each in starters)


def check(starter: Starter) -> None:
    client = starter.client
    assert starter.problem is None, starter.problem
    for table in starter.started:
        assert plays(client, table)
    for table in starter.doubtful:
        shown: dict[str, Any] = client.table(table)
        if shown["state"] == "lobby":
            client.start(table)
        assert plays(client, table)


def plays(client: Client, table: str) -> bool:
    """One choice goes through."""
    assert client.table(table)["state"] == "running"
    shown = next(shown for shown in (client.view(table, seat) for seat in range(3)) if shown.ask is not None)
    assert shown.ask is not None and shown.seat is not None
    return not client.choose(table, shown.seat, shown.ask.id, shown.ask.options[0]).again
