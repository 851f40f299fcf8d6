"""A process that plays for the server's bots. It has no more than anybody's bot has: the API and a token.

Run as ``python -m throneworld.table.house.worker``; its orders come as one line of JSON on the standard
input, because arguments and environments can be read by others. When the input ends, so does the process. On
the standard output it tells what it is doing, so that whoever started it notices when it does nothing more.
"""

from __future__ import annotations

import hmac
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from threading import Thread
from typing import cast

import msgspec
from msgspec import Struct

import throneworld as tw
from throneworld.client import Ask, Client, ClientError, Noun, Question, Seat
from throneworld.client.bots import PAUSE, WAIT, answer
from throneworld.table.lessons.catalogue import opponent


class Orders(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a worker is told at its start."""

    url: str
    token: str
    shard: int = 0
    shards: int = 1
    """Of so many workers, each takes other tables."""
    poisoned: tuple[str, ...] = ()
    """Questions over which workers have died: these are left to chance."""


class Beat(Struct, frozen=True, omit_defaults=True):
    """A sign of life."""

    deciding: str = ""
    """The question that is being thought about; empty while waiting for one."""


Decide = Callable[[str, int, Seat], Sequence[Noun]]
"""Level, seed and seat to an option."""


def by_level(level: str, seed: int, seat: Seat) -> tw.Option:
    """Ask the library's bot of this level, or that of a lesson; it needs of a seat only what ours has."""
    bot = opponent(level, seat.view["game"], seat.ask.seat) or tw.bot(level, seed)
    return bot.decide(cast(tw.Seat, seat))


def seed_of(secret: str, question: str) -> int:
    """The same question is always answered alike, but nobody without the secret can tell how."""
    return int.from_bytes(hmac.digest(secret.encode(), question.encode(), "sha256")[:8])


class Worker:
    def __init__(self, orders: Orders, decide: Decide, tell: Callable[[Beat], None]) -> None:
        self.orders = orders
        self._decide = decide
        self._tell = tell
        self._poisoned = set(orders.poisoned)

    def work(self) -> None:
        """For ever: wait for questions and answer them."""
        number: int | None = None
        with Client(self.orders.url, self.orders.token, direct=True) as client:
            while True:
                self._tell(Beat())
                number = self.answer_all(client, number)

    def answer_all(self, client: Client, number: int | None) -> int | None:
        """What is asked now. Whatever happens at one table, the others are waiting."""
        part = {"shard": self.orders.shard, "shards": self.orders.shards}
        try:
            asks = client.asks(number, WAIT, views=True, **part)
        except ClientError as error:
            _complain(error)
            return None
        done = [self._answer(client, question) for question in asks.asks]
        return asks.number if all(done) else None

    def _answer(self, client: Client, question: Question) -> bool:
        try:
            return answer(client, question, self.decide)
        except ClientError as error:
            self._poisoned.add(_key(question.table, question.ask))
            _complain(error)
            return False

    def decide(self, seat: Seat) -> Sequence[Noun]:
        """An option, whatever happens to the bot that is to choose it."""
        question = _key(seat.table, seat.ask)
        seed = seed_of(self.orders.token, question)
        self._tell(Beat(question))
        option = None if question in self._poisoned else self._thought(seed, seat)
        self._tell(Beat())
        return by_level("random", seed, seat) if option is None else option

    def _thought(self, seed: int, seat: Seat) -> Sequence[Noun] | None:
        try:
            option = tuple(self._decide(seat.level, seed, seat))
        except Exception:
            traceback.print_exc()
            return None
        return option if seat.offering(option) else None


def _key(table: str, ask: Ask) -> str:
    """What a question is called between a worker and whoever looks after it."""
    return f"{table} {ask.id}"


def _complain(error: ClientError) -> None:
    """A server that does not answer is about to start or to end; anything else somebody should know of."""
    if not error.unreachable:
        print(f"bot worker: {error}", file=sys.stderr, flush=True)
    time.sleep(PAUSE)


class Teller:
    """The standard output, kept to ourselves: what a bot prints goes elsewhere."""

    def __init__(self) -> None:
        self._out = sys.stdout.buffer
        sys.stdout = sys.stderr

    def __call__(self, beat: Beat) -> None:
        self._out.write(msgspec.json.encode(beat) + b"\n")
        self._out.flush()


def _end_with_the_input() -> None:
    """Whoever started us holds the other end; when they are gone, so are we, whatever we are doing."""
    while sys.stdin.buffer.read(4096):
        pass
    os._exit(0)


def main(decide: Decide = by_level) -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    Thread(target=_end_with_the_input, daemon=True).start()
    Worker(orders, decide, Teller()).work()


if __name__ == "__main__":
    main()
