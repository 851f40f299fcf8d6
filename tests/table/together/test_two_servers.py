"""Two server processes on one database: what is sent to one reaches the clients of the other, once."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from tests.table.leaks.stage import open_hall, seat_table
from tests.table.postgres import Databases
from tests.table.redis_server import redis_server, url_of
from tests.table.rooms.discreet import confirming, every_game
from tests.table.server import ServerProcess, running
from tests.waiting import LAST_RESORT, wait_for
from throneworld.client import Client, ClientError, Question, TableSocket
from throneworld.kernel.game import Game
from throneworld.table.caller import Caller
from throneworld.table.storage.database import Database
from throneworld.table.storage.journal import Journal
from throneworld.table.terms import Terms
from throneworld.table.trust.rerun import game_after

BLIND = {"throneworld.table.rooms.rooms:BEAT": 100 * LAST_RESORT}
"""Servers that never look around: what reaches them they were told."""
A_WHILE = 2.0
"""Seconds after which somebody who was not told is asked about another choice."""


class Two(NamedTuple):
    one: ServerProcess
    other: ServerProcess
    database: str


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres_server: Databases) -> Iterator[Two]:
    """For all tests that leave both of them running: each test has a table of its own."""
    name = postgres_server.create()
    with _two(tmp_path_factory.mktemp("two"), postgres_server.url(name), "postgresql", BLIND) as both:
        yield both
    postgres_server.drop(name)


@contextmanager
def _two(
    folder: Path, database: str, channels: str, constants: dict[str, float] | None = None
) -> Iterator[Two]:
    shared = ("--database", database, "--channels", channels)
    with (
        running(folder / "one", *shared, "--bots", "1", constants=constants) as one,
        running(folder / "other", *shared, "--bots", "0", constants=constants) as other,
    ):
        yield Two(one, other, database)


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


class Match:
    """Several clients who play at one table, all at once, until it is over or they have played enough."""

    def __init__(self, table: str, *clients: Client) -> None:
        self.table = table
        self.clients = clients
        self.taken: Counter[Client] = Counter()

    def play(self, choices: int = sys.maxsize) -> None:
        goal, until = self.taken.total() + choices, time.monotonic() + LAST_RESORT
        with ThreadPoolExecutor(len(self.clients)) as threads:
            for each in [threads.submit(self._play, client, goal, until) for client in self.clients]:
                each.result()

    def _play(self, client: Client, goal: int, until: float) -> None:
        """Answer whatever is asked, at random."""
        dice = random.Random(1)
        while self.taken.total() < goal and client.table(self.table)["state"] != "finished":
            assert time.monotonic() < until, f"{self.taken.total()} of {goal} choices only"
            for each in client.asks(wait=0.3).asks:
                if each.table == self.table:
                    self.taken[client] += self._answer(client, each, dice)

    def _answer(self, client: Client, asked: Question, dice: random.Random) -> bool:
        option = dice.choice(asked.ask.options)
        try:
            return not client.choose(self.table, asked.seat, asked.ask.id, option).again
        except ClientError as problem:
            assert problem.key in ("stale_choice", "already_happened"), problem
            return False


def test_people_at_two_servers_play_one_game_to_the_end(two: Two) -> None:
    (ann,), (ben,) = person(two.one, "Ann"), person(two.other, "Ben")
    table = table_of(ann, ben, terms={"release": "instant"})
    match = Match(table, ann, ben)
    match.play()
    assert min(match.taken[each] for each in (ann, ben)) > 5
    assert ann.table(table)["state"] == ben.table(table)["state"] == "finished"
    assert ann.view(table).view == ben.view(table).view


def test_a_choice_sent_to_one_server_reaches_the_clients_of_the_other(two: Two) -> None:
    _reaches_the_other(two)


def test_a_choice_reaches_the_other_server_through_redis(tmp_path: Path, postgres_url: str) -> None:
    with redis_server(tmp_path) as port, _two(tmp_path, postgres_url, url_of(port), BLIND) as servers:
        _reaches_the_other(servers)


def test_what_redis_has_lost_is_found_in_the_database(tmp_path: Path, postgres_url: str) -> None:
    with ExitStack() as servers:
        with redis_server(tmp_path) as port:
            both = servers.enter_context(_two(tmp_path, postgres_url, url_of(port)))
            here, there = person(both.one, "Ann", both.other)
            table = table_of(here, bot=False, spare=2, terms={"release": "instant"})
        assert is_seen(here, there, table, LAST_RESORT)


def test_servers_outlive_an_outage_of_redis(tmp_path: Path, postgres_url: str) -> None:
    """What is told meanwhile is lost; then all is as before."""
    with ExitStack() as servers:
        with redis_server(tmp_path) as port:
            both = servers.enter_context(_two(tmp_path, postgres_url, url_of(port), BLIND))
            here, there = person(both.one, "Ann", both.other)
            table = table_of(here, bot=False, spare=2, terms={"release": "instant"})
            assert is_seen(here, there, table, LAST_RESORT)
        assert not is_seen(here, there, table, A_WHILE)
        with redis_server(tmp_path, port):
            heal(here, there, table)


def test_servers_find_each_other_again_when_postgresql_has_hung_up(two: Two) -> None:
    here, there = person(two.one, "Ann", two.other)
    table = table_of(here, bot=False, spare=2, terms={"release": "instant"})
    assert is_seen(here, there, table, LAST_RESORT)
    asyncio.run(_hang_up(two.database))
    heal(here, there, table)


async def _hang_up(url: str) -> None:
    database = await Database.open(url)
    try:
        async with database.write() as connection:
            ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            here = "datname = current_database() AND query ILIKE 'LISTEN%'"
            found = await connection.execute(text(f"{ended} WHERE {here}"))
            assert found.scalar() == 2
    finally:
        await database.close()


def heal(here: Client, there: Client, table: str) -> None:
    """Word gets around again, sooner or later: choices are seen by a server that does not look around."""
    wait_for(lambda: is_seen(here, there, table, A_WHILE), "word never gets around again")


def is_seen(here: Client, there: Client, table: str, seconds: float) -> bool:
    """Whether a choice that is made here is seen there."""
    question = here.asks().asks[0]
    before, until = there.view(table, question.seat), time.monotonic() + seconds
    here.choose(table, question.seat, question.ask.id, question.ask.options[0])
    while time.monotonic() < until:
        if there.view(table, question.seat, after=before, wait=min(seconds, 15.0)).seq > before.seq:
            return True
    return False


def _reaches_the_other(two: Two) -> None:
    (ann, ann_there), (ben,) = person(two.one, "Ann", two.other), person(two.other, "Ben")
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
    """Whether what one server shows comes through the other server's socket."""
    until = time.monotonic() + LAST_RESORT
    while time.monotonic() < until:
        if seat in socket.mirror.seats and socket.mirror.seats[seat].view == expected():
            return True
        socket.next(0.2)
    return False


def test_both_servers_take_a_choice_only_once(two: Two) -> None:
    """The same person answers at both servers at the same time, again and again."""
    one, other, database = two
    (ann, ann_there), (ben, ben_there) = person(one, "Ann", other), person(other, "Ben", one)
    table = table_of(ann, ben, terms={"release": "instant"})
    Match(table, ann, ann_there, ben, ben_there).play(choices=120)
    asyncio.run(_is_sound(database, table))


@every_game
def test_a_confirmation_sent_to_one_server_reaches_the_clients_of_the_other(
    two: Two, tmp_path: Path, name: str
) -> None:
    (ann, ann_there), (ben,) = person(two.one, "Ann", two.other), person(two.other, "Ben")
    game = confirming(name)
    seat = game.confirming[0]
    holders = [ann if one == seat else ben for one in range(game.seats)]
    table = asyncio.run(_put_down(tmp_path, two.database, game, holders))
    with ann_there.watch(table) as there:
        before = ann.view(table, seat)
        assert before.ask is not None and len(before.ask.options) == 1
        assert arrives(there, seat, lambda: before.view)
        assert not ann.choose(table, seat, before.ask.id, before.ask.options[0]).again
        after = ann.view(table, seat)
        assert after.view != before.view and arrives(there, seat, lambda: after.view)
        assert ann_there.choose(table, seat, before.ask.id, before.ask.options[0]).again


async def _put_down(folder: Path, url: str, game: Game, clients: list[Client]) -> str:
    """A table of these people at which nothing happens by itself, in the middle of a game."""
    holders = [Caller(id=str(client.me()["id"]), name="") for client in clients]
    terms = Terms(release="uniform", hold=86_400)
    async with open_hall(folder, on_disk=True, database_url=url, alone=False) as hall:
        return (await seat_table(hall, game, holders, terms, owner=holders[0].id)).id


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


def test_what_is_due_is_done_by_whoever_is_left(tmp_path: Path, postgres_url: str) -> None:
    """Windows are released and the game goes on when the server that did it before is gone."""
    with _two(tmp_path, postgres_url, "postgresql") as (one, other, _):
        (ann, ann_there), (ben,) = person(one, "Ann", other), person(other, "Ben")
        table = table_of(ann, ben, bot=False, terms={"release": "uniform", "hold": 0.05})
        Match(table, ann, ben).play(choices=30)
        one.kill()
        seq, lines = ben.view(table, 1).seq, ben.log(table, 1)["size"]
        Match(table, ann_there, ben).play(choices=40)
        assert ben.view(table, 1).seq > seq + 10 and ben.log(table, 1)["size"] > lines + 10
