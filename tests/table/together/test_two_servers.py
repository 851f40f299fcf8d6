"""Two server processes on one database: what is sent to one reaches the clients of the other, once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.table.redis_server import redis_server, url_of
from tests.table.server import ServerProcess, running
from throneworld.client import Client, ClientError, TableSocket
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.trust.rerun import game_after

PATIENCE = 90.0
PROMPT, SWEPT = 1.5, 15.0
"""Seconds until something is seen at the other server: by being told, and by looking around."""


@pytest.fixture
def two(tmp_path: Path, postgres_url: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with _two(tmp_path, postgres_url, "postgresql") as both:
        yield both


@contextmanager
def _two(folder: Path, database: str, channels: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    shared = ("--database", database, "--channels", channels)
    with (
        running(folder / "one", *shared, "--bots", "1") as one,
        running(folder / "other", *shared, "--bots", "0") as other,
    ):
        yield one, other


def person(server: ServerProcess, name: str, as_well: ServerProcess | None = None) -> tuple[Client, ...]:
    """Somebody at one server and, with a token, the same person at the other."""
    client = Client(server.url)
    client.guest(name)
    if as_well is None:
        return (client,)
    token = client.make_token("elsewhere", scopes=["read", "play", "tables"])["secret"]
    return client, Client(as_well.url, token)


def table_of(host: Client, *others: Client, bot: bool = True, spare: int = 1, **more: object) -> str:
    """The seats that are left over are for a bot, or for the host as well."""
    third = {"holder": "bot", "level": "random"} if bot else {"holder": "me"}
    seats = [{"holder": "me"}, *[{"holder": "open"}] * len(others), *[third] * spare]
    table = str(host.create_table("rex", seats, access="open", **more)["id"])
    for other in others:
        other.join(table)
    host.start(table)
    return table


def play(client: Client, table: str, until: float) -> int:
    """Answer whatever is asked, at random; returns how many answers were taken."""
    made, dice = 0, random.Random(1)
    while time.monotonic() < until:
        if client.table(table)["state"] == "finished":
            return made
        for each in client.asks(wait=0.3).asks:
            try:
                made += not client.choose(table, each.seat, each.ask.id, dice.choice(each.ask.options)).again
            except ClientError as problem:
                assert problem.key in ("stale_choice", "already_happened"), problem
    return made


def test_people_at_two_servers_play_one_game_to_the_end(two: tuple[ServerProcess, ServerProcess]) -> None:
    one, other = two
    (ann,), (ben,) = person(one, "Ann"), person(other, "Ben")
    table = table_of(ann, ben, terms={"release": "instant"})
    assert min(together(table, (ann, ben), PATIENCE)) > 5
    assert ann.table(table)["state"] == ben.table(table)["state"] == "finished"
    assert ann.view(table).view == ben.view(table).view


def test_a_choice_sent_to_one_server_reaches_the_clients_of_the_other(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    _reaches_the_other(*two)


def test_a_choice_reaches_the_other_server_through_redis(tmp_path: Path, postgres_url: str) -> None:
    with redis_server(tmp_path) as port, _two(tmp_path, postgres_url, url_of(port)) as (one, other):
        _reaches_the_other(one, other)


def test_servers_outlive_an_outage_of_redis(tmp_path: Path, postgres_url: str) -> None:
    """What is told meanwhile is lost; what is written is found in the database, and then all is as before."""
    with ExitStack() as servers:
        with redis_server(tmp_path) as port:
            one, other = servers.enter_context(_two(tmp_path, postgres_url, url_of(port)))
            here, there = person(one, "Ann", other)
            table = table_of(here, bot=False, spare=2, terms={"release": "instant"})
            assert seen_after(here, there, table) < PROMPT
        assert seen_after(here, there, table) < SWEPT
        with redis_server(tmp_path, port):
            assert heals(here, there, table)


def test_servers_find_each_other_again_when_postgresql_has_hung_up(tmp_path: Path, postgres_url: str) -> None:
    with _two(tmp_path, postgres_url, "postgresql") as (one, other):
        here, there = person(one, "Ann", other)
        table = table_of(here, bot=False, spare=2, terms={"release": "instant"})
        assert seen_after(here, there, table) < PROMPT
        asyncio.run(_hang_up(postgres_url))
        assert heals(here, there, table)


async def _hang_up(url: str) -> None:
    database = await Database.open(url)
    try:
        async with database.write() as connection:
            ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            found = await connection.execute(text(f"{ended} WHERE query ILIKE 'LISTEN%'"))
            assert found.scalar() == 2
    finally:
        await database.close()


def heals(here: Client, there: Client, table: str) -> bool:
    """Whether word gets around at once again before long: each choice is seen without waiting for a sweep."""
    until = time.monotonic() + 40
    while time.monotonic() < until:
        if max(seen_after(here, there, table) for _ in range(3)) < PROMPT:
            return True
        time.sleep(0.5)
    return False


def seen_after(here: Client, there: Client, table: str) -> float:
    """Seconds until a choice that is made here is seen there."""
    question = here.asks().asks[0]
    before = there.view(table, question.seat)
    here.choose(table, question.seat, question.ask.id, question.ask.options[0])
    began = time.monotonic()
    assert there.view(table, question.seat, after=before, wait=15.0).seq > before.seq
    return time.monotonic() - began


def _reaches_the_other(one: ServerProcess, other: ServerProcess) -> None:
    (ann, ann_there), (ben,) = person(one, "Ann", other), person(other, "Ben")
    table = table_of(ann, ben, terms={"release": "instant"})
    with ann_there.watch(table) as there, ben.watch(table) as bens:
        for _ in range(8):
            shown = ann.view(table, 0)
            if shown.ask is not None:
                ann.choose(table, 0, shown.ask.id, shown.ask.options[0])
            assert arrives(there, 0, lambda: ann.view(table, 0).view)
            assert arrives(bens, 1, lambda: ben.view(table, 1).view)
        assert ann.log(table, 0)["lines"] == ann_there.log(table, 0)["lines"]


def arrives(socket: TableSocket, seat: int, expected: Callable[[], dict[str, Any]]) -> bool:
    """Whether what one server shows comes through the other server's socket before long."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        if seat in socket.mirror.seats and socket.mirror.seats[seat].view == expected():
            return True
        socket.next(0.2)
    return False


def test_both_servers_take_a_choice_only_once(
    two: tuple[ServerProcess, ServerProcess], postgres_url: str
) -> None:
    """The same person answers at both servers at the same time, again and again."""
    one, other = two
    (ann, ann_there), (ben, ben_there) = person(one, "Ann", other), person(other, "Ben", one)
    table = table_of(ann, ben, terms={"release": "instant"})
    together(table, (ann, ann_there, ben, ben_there), seconds=20)
    asyncio.run(_is_sound(postgres_url, table))


async def _is_sound(url: str, table: str) -> None:
    database = await Database.open(url)
    try:
        entries = await Journal(database).entries(table)
        base = await Journal(database).newest_base(table, up_to=0)
        assert base is not None and len(entries) > 50
        asks = Counter((entry.seat, entry.ask) for entry in entries if entry.ask)
        assert max(asks.values()) == 1
        game = game_after(base, entries, entries[-1].number)
        assert game.digest() == entries[-1].digest
    finally:
        await database.close()


def test_what_is_due_is_done_by_whoever_is_left(two: tuple[ServerProcess, ServerProcess]) -> None:
    """Windows are released and the game goes on when the server that did it before is gone."""
    one, other = two
    (ann, ann_there), (ben,) = person(one, "Ann", other), person(other, "Ben")
    table = table_of(ann, ben, bot=False, terms={"release": "uniform", "hold": 0.05})
    together(table, (ann, ben), seconds=4)
    one.kill()
    seq, lines = ben.view(table, 1).seq, ben.log(table, 1)["size"]
    together(table, (ann_there, ben), seconds=25)
    assert ben.view(table, 1).seq > seq + 10 and ben.log(table, 1)["size"] > lines + 10


def together(table: str, clients: tuple[Client, ...], seconds: float) -> list[int]:
    """All of them play at once, for a while or to the end; how many choices of each were taken."""
    until = time.monotonic() + seconds
    with ThreadPoolExecutor(len(clients)) as threads:
        playing = [threads.submit(play, client, table, until) for client in clients]
        return [each.result() for each in playing]
