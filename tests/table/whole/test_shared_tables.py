"""Two server processes share their tables, and tell each other through PostgreSQL or Redis."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.table.kill.crowd import BySocket, Crowd, OverHttp, Player
from tests.table.kill.ledger import Ledger, check, check_at_rest
from tests.table.server import ServerProcess, running
from tests.table.whole.players import sit_down
from tests.table.whole.redis_server import redis_server, small_redis, url_of
from throneworld.client import Client

CHANNELS = ("postgresql", "redis")
INSTANT: dict[str, Any] = {"release": "instant"}
UNIFORM: dict[str, Any] = {"release": "uniform", "hold": 0.05}
CLOCK: dict[str, Any] = {"clock": {"bank": 900.0, "increment": 5.0}}


class Two(NamedTuple):
    one: ServerProcess
    other: ServerProcess
    database: str


@pytest.fixture(params=CHANNELS)
def two(request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str) -> Iterator[Two]:
    """Bots work for the other one only."""
    with redis_server(tmp_path) as port:
        channels = "postgresql" if request.param == "postgresql" else url_of(port)
        shared = ("--database", postgres_url, "--channels", channels)
        with (
            running(tmp_path / "one", *shared, "--bots", "0") as one,
            running(tmp_path / "other", *shared, "--bots", "1") as other,
        ):
            yield Two(one, other, postgres_url)


def arrive(url: str, name: str, elsewhere: str) -> tuple[Client, Client]:
    """Somebody at one server, and the same person at the other one."""
    client = Client(url)
    client.guest(name)
    return client, Client(elsewhere, client.make_token("elsewhere")["secret"])


def test_a_choice_is_seen_at_the_other_server_within_a_second(two: Two) -> None:
    here, there = arrive(two.one.url, "Ann", two.other.url)
    table = sit_down([here], "000")
    waits: list[float] = []
    with there.watch(table) as socket:
        for _ in range(40):
            question = here.asks().asks[0]
            here.choose(table, question.seat, question.ask.id, question.ask.options[0])
            began, shown = time.monotonic(), here.view(table, question.seat)
            while shown.seat not in socket.mirror.seats or socket.mirror.seats[shown.seat].view != shown.view:
                assert time.monotonic() < began + 10, "it never arrives"
                socket.next(0.05)
            waits.append(time.monotonic() - began)
    assert statistics.median(waits) < 1.0
    for seat in (None, 0, 1, 2):
        assert here.view(table, seat).view == there.view(table, seat).view
        assert here.log(table, seat) == there.log(table, seat)


def test_people_at_both_servers_lose_nothing_even_if_one_server_dies(two: Two) -> None:
    """Those who were there go on at the server that is left; so do clocks, windows and bots."""
    ledger, done = Ledger(), threading.Event()
    ann, ben = (arrive(two.one.url, name, two.other.url) for name in ("Ann", "Ben"))
    cat, dan = (arrive(two.other.url, name, two.one.url) for name in ("Cat", "Dan"))
    people = [each[0] for each in (ann, cat, ben, dan)]
    tables = [sit_down(people, "0123", terms=terms) for terms in (INSTANT, CLOCK, UNIFORM, UNIFORM)]
    tables.append(sit_down(people, "01r2", terms=UNIFORM))
    players: list[Player] = [OverHttp(each, ledger, done, n) for n, each in enumerate(people[:3])]
    players += [BySocket(table, dan[0], ledger, done, n) for n, table in enumerate(tables[:4])]
    with Crowd(players, ledger, done) as crowd:
        crowd.wait_for(150)
        check(ledger, two.database)
        two.one.kill()
        players[0].client, players[2].client = ann[1], ben[1]
        before = ledger.taken
        crowd.wait_for(before + 150)
    check_at_rest(ledger, two.database)
    assert "Traceback" not in two.other.said


def test_servers_outlive_the_channel_and_find_it_again(tmp_path: Path, postgres_url: str) -> None:
    """What is told meanwhile gets lost; what is written does not, and is found a few seconds later."""
    with small_redis(0) as port:
        shared = ("--database", postgres_url, "--channels", url_of(port), "--bots", "0")
        one, other = ServerProcess(tmp_path / "one", *shared), ServerProcess(tmp_path / "other", *shared)
        one.start()
        other.start()
    try:
        here, there = arrive(one.url, "Ann", other.url)
        table = sit_down([here], "000")
        assert seen_after(here, there, table) < 10
        with small_redis(port):
            assert min(seen_after(here, there, table) for _ in range(4)) < 0.5
            assert [server.stop() for server in (one, other)] == [0, 0]
    finally:
        one.kill()
        other.kill()


def seen_after(here: Client, there: Client, table: str) -> float:
    """Seconds until a choice that is made here is seen there."""
    question = here.asks().asks[0]
    before = there.view(table, question.seat)
    here.choose(table, question.seat, question.ask.id, question.ask.options[0])
    began = time.monotonic()
    assert there.view(table, question.seat, after=before, wait=15.0).seq > before.seq
    return time.monotonic() - began
