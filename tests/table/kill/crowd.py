"""People at several tables who play on whatever happens to the server: some over HTTP, some by socket."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from websockets.exceptions import WebSocketException

from tests.table.kill.ledger import Ledger, Sent
from tests.table.whole.players import Decide, decider
from tests.waiting import LAST_RESORT, wait_for
from throneworld.client import Client, ClientError, Seat, TableSocket
from throneworld.client.bots import STALE

PAUSE = 0.05
"""Between two attempts to reach a server that is not there."""


class Player(threading.Thread):
    """Answers until told to stop. A choice without an answer is sent again, the same, until there is one."""

    def __init__(self, client: Client, ledger: Ledger, done: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.ledger = ledger
        self.done = done
        self.decide: Decide = decider(seed=seed)
        self.problem: BaseException | None = None
        self.outages = 0

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self.play()
            except ClientError as error:
                if not error.unreachable:
                    self.problem = error
                    return
                self.outages += 1
                time.sleep(PAUSE)
            except WebSocketException:  # the server died while it answered the handshake
                self.outages += 1
            except BaseException as problem:
                self.problem = problem
                return

    def play(self) -> None:
        raise NotImplementedError

    def answer(self, table: str, view: dict[str, Any], seat: Seat, choose: Callable[..., object]) -> None:
        if view["table"]["sealed"] is None:
            option = self.decide(seat)
            self._insist(self.ledger.send(table, seat.ask.seat, seat.ask.id, option), choose)

    def _insist(self, sent: Sent, choose: Callable[..., object]) -> None:
        """Even when everybody is to stop: no choice may be left open."""
        ask, option = sent.answer
        while True:
            sent.tries += 1
            try:
                choose(sent.seat, ask, option)
            except ClientError as error:
                if error.key == STALE:
                    sent.state = "late"
                    return
                if not error.unreachable:
                    raise
                self.outages += 1
                time.sleep(PAUSE)
            except WebSocketException:
                self.outages += 1
            else:
                self.ledger.take(sent)
                return


class OverHttp(Player):
    """At all tables at once."""

    number: int | None = None

    def play(self) -> None:
        asks = self.client.asks(self.number, 0.5)
        for question in asks.asks:
            if self.done.is_set():
                return
            shown = self.client.view(question.table, question.seat)
            if shown.ask is not None:
                self._choose(question.table, shown.view, Seat(shown.view, shown.ask))
        self.number = asks.number

    def _choose(self, table: str, view: dict[str, Any], seat: Seat) -> None:
        self.answer(table, view, seat, lambda *answer: self.client.choose(table, *answer))


class BySocket(Player):
    """At one table."""

    def __init__(self, table: str, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.table = table

    def play(self) -> None:
        with self.client.watch(self.table) as socket:
            while not self.done.is_set():
                socket.next(0.1)
                self._answer_all(socket)

    def _answer_all(self, socket: TableSocket) -> None:
        for seat in list(socket.mirror.seats.values()):
            if seat.ask is not None and not self.done.is_set():
                self.answer(self.table, seat.view, Seat(seat.view, seat.ask), socket.choose)


class Crowd:
    def __init__(self, players: Sequence[Player], ledger: Ledger, done: threading.Event) -> None:
        self.players = players
        self.ledger = ledger
        self.done = done

    def __enter__(self) -> Crowd:
        for player in self.players:
            player.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.done.set()
        for player in self.players:
            player.join(LAST_RESORT)
        self.check()

    def check(self) -> None:
        for player in self.players:
            if player.problem is not None:
                raise player.problem

    def wait_for(self, taken: int) -> None:
        """Until so many choices were taken in all."""

        def reached() -> bool:
            self.check()
            return self.ledger.taken >= taken

        wait_for(reached, lambda: f"no game goes on: {self.ledger.taken} choices")
