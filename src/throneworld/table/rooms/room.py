"""A room: a table at which a game is played, in this process. All changes go through `change`, in turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.errors import Refused
from throneworld.kernel.game import Game
from throneworld.table.caller import Caller
from throneworld.table.errors import AgainstTheRules, Clash, NotAllowed, NotFound, Stale, TableError
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.messages import OrderOver, OrderUsed, Shown, Taken, Undone
from throneworld.table.orders import Order
from throneworld.table.rooms import timing
from throneworld.table.rooms.audience import Connection
from throneworld.table.rooms.draft import Draft
from throneworld.table.rooms.fanout import Fanout
from throneworld.table.rooms.pace import Sealed
from throneworld.table.rooms.standing import Standing
from throneworld.table.rooms.status import StatusBoard
from throneworld.table.storage.rows import Entry

if TYPE_CHECKING:
    from throneworld.table.rooms.rooms import Rooms

T = TypeVar("T")


class Room:
    def __init__(
        self,
        rooms: Rooms,
        table: TableRow,
        seats: Sequence[SeatRow],
        orders: Sequence[Order],
        standing: Standing,
    ) -> None:
        self.rooms = rooms
        self.table = table
        self.seats = list(seats)
        self.orders = list(orders)
        self.standing = standing
        self.fanout = Fanout(standing, timing.delay(table))
        self.board = StatusBoard()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.news = asyncio.Event()
        """Set, and replaced, when anybody may have something new to see."""

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def game(self) -> Game:
        return self.standing.game

    # Who may do what

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise NotFound("no_such_seat", most=len(self.seats) - 1)
        return self.seats[number]

    def by_bot(self, number: int) -> bool:
        """Whether the server's bots answer for a seat at present."""
        pace = self.standing.pace
        return self.seats[number].by_bot or number in pace.lent or number in pace.absent

    def deals_by_bot(self, number: int) -> bool:
        """Whether they also do for it what is done beside the open question: not where one decision is
        lent to them."""
        return self.seats[number].by_bot or number in self.standing.pace.absent

    @property
    def bots(self) -> list[int]:
        """The seats for which the server's bots answer at present."""
        return [number for number in range(len(self.seats)) if self.by_bot(number)]

    def seats_of(self, caller: Caller | None) -> list[int]:
        """The seats that are the caller's own."""
        held = [] if caller is None else [each for each in self.seats if each.person_id == caller.id]
        return [each.number for each in held]

    def check_sees(self, caller: Caller | None, number: int) -> None:
        """Only those who answer for a seat see what it sees."""
        row = self.seat(number)
        if caller is not None and caller.house and self.by_bot(number):
            return
        if caller is None or row.person_id != caller.id:
            raise NotAllowed("not_your_seat", seat=number)

    def check_plays(self, caller: Caller, number: int) -> None:
        self.check_sees(caller, number)
        row = self.seats[number]
        if row.resigned and not caller.house:
            raise NotAllowed("seat_resigned", seat=number)
        if row.by_bot and not caller.house:
            raise Clash("seat_with_bot")

    # What is asked and answered

    async def choose(self, caller: Caller, number: int, ask_id: str, option: Sequence[Noun]) -> Taken:
        """Take a choice. The same answer to the same question, sent again, gets the first one's answer."""
        self.check_plays(caller, number)
        wanted, sealed = tuple(option), self.standing.pace.sealed.get(number)
        if sealed is not None and sealed.ask == ask_id and sealed.option == wanted:
            return self._taken(number, again=True)
        ask = self.standing.ask_called(number, ask_id)
        if ask is None:
            return await self._stale(number, ask_id, wanted)
        try:
            await self.change(lambda draft: self._choose(draft, caller, ask, wanted))
        except Stale:  # what was faster may have been this very answer
            return await self._stale(number, ask_id, wanted)
        return self._taken(number)

    def _choose(self, draft: Draft, caller: Caller, ask: Ask, option: Option) -> None:
        if draft.before.ask_called(ask.seat, ask.id) != ask:
            raise Stale("stale_choice", self.shown(ask.seat))
        if draft.before.pace.sealed.get(ask.seat) == Sealed(ask.id, option):
            return
        if caller.house and not self.deals_by_bot(ask.seat) and draft.before.is_beside(ask.seat, option):
            raise NotAllowed("not_your_seat", seat=ask.seat)
        if ask.seat in draft.standing.pace.absent and not caller.house:
            draft.give_back(ask.seat, caller.name)
        draft.choose(ask, option, {"by": "bot" if caller.house else "person"}, caller.id)

    async def _stale(self, number: int, ask_id: str, option: Option) -> Taken:
        if await self.rooms.answered(self.id, number, ask_id, option):
            return self._taken(number, again=True)
        raise Stale("stale_choice", self.shown(number))

    def _taken(self, number: int, again: bool = False) -> Taken:
        audience = self.fanout.audiences[number]
        sealed = number in self.standing.pace.sealed
        return Taken(seat=number, epoch=self.fanout.epoch, seq=audience.seq, again=again, sealed=sealed)

    async def undo(self, caller: Caller, number: int) -> Undone:
        """Take back a sealed answer, or the last choice if nothing was learnt by it."""
        self.check_plays(caller, number)
        return self._undone(number, await self.change(lambda draft: _undo(draft, number, caller.id)))

    async def redo(self, caller: Caller, number: int) -> Undone:
        """Choose again what was taken back last."""
        self.check_plays(caller, number)
        return self._undone(number, await self.change(lambda draft: _redo(draft, number, caller.id)))

    def _undone(self, number: int, option: Option) -> Undone:
        audience = self.fanout.audiences[number]
        return Undone(seat=number, epoch=self.fanout.epoch, seq=audience.seq, option=list(option))

    # What is seen

    def shown(self, number: int | None) -> Shown:
        audience = self.fanout.audiences[number]
        return Shown(
            seat=number,
            epoch=self.fanout.epoch,
            seq=audience.seq,
            view=audience.view,
            status=self.board.status(self, number, time.time()),
        )

    def check_watches(self, number: int | None) -> None:
        if number is None and self.table.terms.watching == "after_the_end" and not self.game.over:
            raise NotAllowed("only_after_the_end")

    async def enter(self, connection: Connection) -> None:
        """A client has come."""
        self.fanout.enter(connection)
        await self.come_back(*(seat for seat in connection.seats if seat is not None))
        self.tell_status()

    async def come_back(self, *seats: int) -> None:
        """Whoever was away gets the seat back."""
        if not self.standing.pace.absent:
            return
        await self.change(lambda draft: self._give_back(draft, seats))

    def _give_back(self, draft: Draft, seats: Sequence[int]) -> None:
        for seat in seats:
            if seat in draft.standing.pace.absent:
                draft.give_back(seat, self.seats[seat].name)

    def leave(self, connection: Connection) -> None:
        self.fanout.leave(connection)
        self.tell_status()

    # Change

    async def change(self, act: Callable[[Draft], T]) -> T:
        """Do something on a copy, commit it, show it. Goes through even if the caller hangs up."""
        return await asyncio.shield(asyncio.create_task(self._change(act)))

    async def _change(self, act: Callable[[Draft], T]) -> T:
        async with self.lock:
            while True:
                number = self.standing.number
                try:
                    return await self._attempt(act)
                except Clash:  # if another process was faster: once more, on what it has made of the table
                    if self.standing.number == number:
                        raise

    async def _attempt(self, act: Callable[[Draft], T]) -> T:
        draft = Draft(self.id, self.standing, self.orders, time.time())
        try:
            result = act(draft)
        except Refused as refused:
            raise AgainstTheRules(refused.refusal) from refused
        draft.settle()
        await self._commit(draft)
        return result

    async def _commit(self, draft: Draft) -> None:
        if not draft.entries:
            return
        try:
            await self.rooms.journal.append(draft.append())
        except TableError:  # somebody was faster, or nobody knows whether it was written
            with suppress(TableError):
                await self.rooms.reload(self)
            raise
        before, self.standing, self.orders = self.standing, draft.standing, draft.orders
        self._show(before, draft.entries, draft.now)
        await self._tell_uses(draft)
        self.rooms.moved(self, before)

    def replaced(self, standing: Standing, entries: Sequence[Entry], now: float) -> None:
        """Another process has changed the table."""
        before, self.standing = self.standing, standing
        self._show(before, [entry for entry in entries if entry.number <= standing.number], now)

    def _show(self, before: Standing, entries: Sequence[Entry], now: float) -> None:
        self.fanout.show(before, self.standing, now)
        self.board.note(entries)
        self.tell_status()
        self.wake()
        self.schedule()

    def wake(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    async def _tell_uses(self, draft: Draft) -> None:
        for use in draft.uses:
            message = OrderUsed(
                seat=use.order.seat, order=use.order.id, prompt=use.prompt, option=list(use.option)
            )
            self.fanout.audiences[use.order.seat].broadcast(message)
        for order in draft.over:
            self.fanout.audiences[order.seat].broadcast(OrderOver(seat=order.seat, order=order.id))
        if draft.uses or draft.over:
            await self.rooms.orders_used(
                [use.order.id for use in draft.uses], [each.id for each in draft.over]
            )

    def tell_status(self) -> None:
        """Send how the table stands, if that has changed."""
        self.board.tell(self, time.time())

    # Time

    def schedule(self) -> None:
        """Come back when something is due: a release, a clock, what spectators may see."""
        if self.timer is not None:
            self.timer.cancel()
        due = timing.next_due(self.table, self.standing, self.bots, self.fanout.due)
        if due is not None:
            wait = min(max(0.0, due - time.time()), timing.LONGEST_WAIT)
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.rooms.start(self.tick())

    async def tick(self) -> None:
        self.fanout.catch_up(time.time())
        self.tell_status()
        self.wake()
        due = timing.is_due(self.table, self.standing, self.bots, time.time())
        if due and await self.rooms.keeps(self):
            with suppress(Clash):  # another process was faster
                await self.change(lambda draft: timing.act(draft, self.table, self.bots))
        self.schedule()

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


def _undo(draft: Draft, seat: int, person_id: str) -> Option:
    if seat in draft.standing.pace.sealed:
        return draft.unseal(seat, person_id)
    if draft.game.may_undo(seat) is not None:  # why not, would tell whether others have chosen in secret
        raise Clash("nothing_to_undo")
    return draft.undo(seat, person_id)


def _redo(draft: Draft, seat: int, person_id: str) -> Option:
    options, standing = draft.standing.redo.get(seat, ()), draft.standing
    beside = bool(options) and standing.is_beside(seat, options[-1])
    ask = standing.ask_beside(seat) if beside else standing.ask_of(seat)
    if not options or ask is None:
        raise Clash("nothing_to_redo")
    draft.choose(ask, options[-1], {"by": "person"}, person_id)
    return options[-1]
