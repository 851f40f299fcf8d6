"""At the table: what a seat sees and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from throneworld.client.messages import Asks, Chosen, Noun, Position
from throneworld.client.socket import TableSocket
from throneworld.client.wire import Wire, at, read


class Play(Wire):
    def view(
        self, table: str, seat: int | None = None, *, after: Position | None = None, wait: float = 0.0
    ) -> Position:
        """How the table stands. With `after`, wait up to so many seconds until it stands otherwise."""
        known = {} if after is None else {"after": after.seq, "epoch": after.epoch}
        return read(Position, self.get(at(table, "view"), wait=wait, seat=seat, **known))

    def choose(self, table: str, seat: int, ask: str, option: Sequence[Noun]) -> Chosen:
        """Answer a question. It may safely be sent twice: the second time changes nothing."""
        body = {"seat": seat, "ask": ask, "option": list(option)}
        return read(Chosen, self.post(at(table, "choose"), body, again=True))

    def asks(
        self,
        after: int | None = None,
        wait: float = 0.0,
        *,
        views: bool = False,
        shard: int | None = None,
        shards: int | None = None,
    ) -> Asks:
        """All questions open to me, at all tables; with `wait`, as soon as there are any that are new.

        `views`: with what each seat sees. Several programs may divide the tables among themselves: each
        takes another of the `shards`.
        """
        more = {"after": after, "views": views or None, "shard": shard, "shards": shards}
        return read(Asks, self.get("/me/asks", wait=wait, **more))

    def undo(self, table: str, seat: int) -> dict[str, Any]:
        return self._dict("undo", table, seat)

    def redo(self, table: str, seat: int) -> dict[str, Any]:
        return self._dict("redo", table, seat)

    def _dict(self, verb: str, table: str, seat: int) -> dict[str, Any]:
        return read(dict[str, Any], self.post(at(table, verb), {"seat": seat}))

    def about(self, table: str, thing: str, seat: int | None = None) -> dict[str, Any]:
        """What everybody can work out about one thing of the game, such as a space."""
        return read(dict[str, Any], self.get(at(table, "about", thing), seat=seat))

    def explain(self, table: str, seat: int) -> list[dict[str, Any]]:
        """Everything that one might think of now, each with the reason why not."""
        return read(list[dict[str, Any]], self.get(at(table, "explain"), seat=seat))

    def log(
        self, table: str, seat: int | None = None, *, start: int | None = None, limit: int | None = None
    ) -> dict[str, Any]:
        """A page of what happened, as the seat may read it."""
        return read(dict[str, Any], self.get(at(table, "log"), seat=seat, start=start, limit=limit))

    def watch(self, table: str) -> TableSocket:
        """The table by websocket, to be used in a `with`."""
        return TableSocket(self.url, table, self.headers)

    # Standing orders

    def orders(self, table: str, seat: int) -> list[dict[str, Any]]:
        return read(list[dict[str, Any]], self.get(at(table, "orders"), seat=seat))

    def order(self, table: str, seat: int, sentence: Mapping[str, Any]) -> dict[str, Any]:
        """Give a standing order for one of my seats."""
        return read(dict[str, Any], self.post(at(table, "orders"), sentence, seat=seat))

    def order_uses(self, table: str, seat: int) -> list[dict[str, Any]]:
        """What orders have answered for one of my seats, newest first."""
        return read(list[dict[str, Any]], self.get(at(table, "orders", "uses"), seat=seat))

    def cancel_order(self, table: str, order: str) -> None:
        self.delete(at(table, "orders", order))

    # What needs the consent of the table

    def proposals(self, table: str) -> list[dict[str, Any]]:
        return read(list[dict[str, Any]], self.get(at(table, "proposals")))

    def propose(self, table: str, kind: str, **more: Any) -> dict[str, Any]:
        """Propose an undo beyond the barrier, a mended position, or to end the game."""
        return read(dict[str, Any], self.post(at(table, "proposals"), {"kind": kind, **more}))

    def vote(self, table: str, proposal: str, seat: int, agree: bool) -> None:
        self.post(at(table, "proposals", proposal, "vote"), {"seat": seat, "agree": agree})

    def withdraw(self, table: str, proposal: str) -> None:
        self.delete(at(table, "proposals", proposal))
