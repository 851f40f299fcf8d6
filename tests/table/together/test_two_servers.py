"""Two server processes on one database: what is sent to one reaches the clients of the other, once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.table.server import ServerProcess, running
from throneworld.client import Client, ClientError, TableSocket
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.trust.rerun import game_after

PATIENCE = 90.0


@pytest.fixture
def two(tmp_path: Path, postgres_url: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    shared = ("--database", postgres_url, "--channels", "postgresql")
    with (
        running(tmp_path / "one", *shared, "--bots", "1") as one,
        running(tmp_path / "other", *shared, "--bots", "0") as other,
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


def table_of(host: Client, *others: Client, bot: bool = True, **more: object) -> str:
    third = {"holder": "bot", "level": "random"} if bot else {"holder": "me"}
    seats = [{"holder": "me"}, *[{"holder": "open"}] * len(others), third]
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
    one, other = two
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
