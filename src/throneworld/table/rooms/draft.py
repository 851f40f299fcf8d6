"""A change of a table in the making: every entry that a choice leads to, on a copy of how the table stands.

Standing orders answer inside it, so whoever has given them never waits and is never waited for.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.errors import Refused
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_refusal, is_discreet, is_held, release
from throneworld.kernel.steps import Step
from throneworld.kernel.undo import last_choice
from throneworld.table import clocks
from throneworld.table.orders import Order, expired, first_answer
from throneworld.table.orders.store import noted
from throneworld.table.rooms.pace import Sealed
from throneworld.table.rooms.standing import Standing, events_of
from throneworld.table.storage.rows import Append, Base, Entry, Finish, Kind


class Use:
    """A standing order that answered, for its owner to know."""

    __slots__ = ("option", "order", "prompt")

    def __init__(self, order: Order, prompt: str, option: Option) -> None:
        self.order = order
        self.prompt = prompt
        self.option = option


BY_THEMSELVES = ("bot", "order", "clock")


class Draft:
    def __init__(self, table_id: str, standing: Standing, orders: Sequence[Order], now: float) -> None:
        self.table_id = table_id
        self.before = standing
        self.standing = standing.copy()
        self.orders = list(orders)
        self.now = now
        self.entries: list[Entry] = []
        self.base: Base | None = None
        self.uses: list[Use] = []
        self.over: list[Order] = []
        """Orders that have come to their end."""
        self.took_back: int | None = None
        self.moved: set[int] = set()

    @property
    def game(self) -> Game:
        return self.standing.game

    # What may happen

    def choose(self, ask: Ask, option: Option, said: dict[str, Any], person_id: str | None = None) -> None:
        """An answer: sealed while the window is held, else carried out at once. Raises Refused.

        One that comes by itself to a discreet question is sealed, too: a bot that has a choice and one that
        has none shall take the same time. `said` tells in the journal by whom it was given.
        """
        by_itself = said["by"] in BY_THEMSELVES and is_discreet(self.game, ask.seat)
        if (is_held(self.game) or by_itself) and not self.standing.is_beside(ask.seat, option):
            self._seal(ask, option, said, person_id)
        else:
            self._carry_out(ask.seat, ask.id, option, said, person_id)

    def _carry_out(
        self, seat: int, ask: str, option: Option, said: dict[str, Any], person_id: str | None = None
    ) -> None:
        logged, confirms = self.game.log.size, seat in self.game.confirming
        beside, waited = self.standing.is_beside(seat, option), self._open_question
        self.game.choose(seat, option)
        about: dict[str, Any] = {"seat": seat, "person_id": person_id, "ask": ask, "logged": logged}
        if confirms:
            self.moved.add(seat)
            self._revised((seat,))  # the next question gets another id, though nothing was chosen
            self._enter("confirmed", {"option": list(option), **said}, **about)
        else:
            self._chosen(seat, option)
            if not beside:
                self.moved.add(seat)
            if not beside or self._open_question != waited:
                self._moved_on()
            self._enter("choice", {"choices": [[seat, *option]], **said}, **about)

    def let_go(self, ask: Ask) -> None:
        """The agreed time is over for a discreet question that is answered by itself. A bot that has not
        decided by now had a choice, which nobody may learn: the answer is left to chance."""
        sealed = self.standing.pace.sealed.get(ask.seat)
        if sealed is None:
            self._carry_out(ask.seat, ask.id, secrets.choice(ask.options), {"by": "chance"})
        else:
            self._carry_out(ask.seat, sealed.ask, sealed.option, {"by": "hold"})

    def _seal(self, ask: Ask, option: Option, said: dict[str, Any], person_id: str | None) -> None:
        held = is_held(self.game)
        refusal = (held_refusal if held else Game.refusal)(self.game, ask.seat, option)
        if refusal is not None:
            raise Refused(refusal)
        self._set(sealed={**self.standing.pace.sealed, ask.seat: Sealed(ask.id, option)})
        body = {"option": list(option), **said}
        self._enter("sealed", body, seat=ask.seat, person_id=person_id, ask=ask.id)

    def unseal(self, seat: int, person_id: str | None) -> Option:
        """Take back an answer before its window is released."""
        kept = dict(self.standing.pace.sealed)
        option = kept.pop(seat).option
        self._set(sealed=kept)
        self._enter("sealed", {"option": None}, seat=seat, person_id=person_id)
        return option

    def release(self) -> None:
        """The held window is over: what was sealed happens, in the order of the rules."""
        logged = self.game.log.size
        answers = {seat: sealed.option for seat, sealed in self.standing.pace.sealed.items()}
        made = release(self.game, answers)
        for seat, option in made:
            self._chosen(seat, option)
            self.moved.add(seat)
        self._moved_on()
        self._enter("release", {"choices": [[seat, *option] for seat, option in made]}, logged=logged)

    def undo(self, seat: int, person_id: str | None) -> Option:
        """Take the seat's last choice back. Raises Refused beyond the barrier."""
        index, made, waited = last_choice(self.game, seat), list(self.game.choices), self._open_question
        option = self.game.undo(seat)
        if self._open_question != waited:  # what was chosen beside it has given nobody time
            self.took_back = seat
        dropped = made[len(self.game.choices) + 1 :]
        kept = self.standing.redo.get(seat, ())
        self._keep_redo(seat, (*kept, option))
        self._revised((seat, *(choice.seat for choice in dropped)))
        body = {"choice": index, **({"dropped": len(dropped)} if dropped else {})}
        self._based("undo", body, seat=seat, person_id=person_id)
        return option

    def rewind(self, to: int, proposal: str, seat: int | None) -> None:
        self.game.rewind(to)
        self._revised(range(self.game.seats))
        self.standing.redo = {}
        self._based("rewind", {"to": len(self.game.choices), "proposal": proposal}, seat=seat)

    def mend(self, game: Game, body: dict[str, Any]) -> None:
        """Put another position in the place of this one."""
        self.standing.game = game
        self._revised(range(game.seats))
        self.standing.redo = {}
        self._based("mend", body)

    def end(self, reason: str, name: str) -> None:
        """The table stops the game by consent: nobody has won."""
        self.game.finish((), (), "stopped")
        self._based("end", {"reason": reason, "name": name})

    def tell_seat(self, seat: int, what: str, name: str) -> None:
        """Somebody else answers for a seat now, and has the agreed time for it."""
        put = self.standing.pace.put
        if seat in put:
            self._set(put={**put, seat: (put[seat][0], self.now)})
        self._enter("seat", {"what": what, "name": name}, seat=seat)

    def lend(self, seat: int) -> None:
        """The seat's time is up: a bot makes this decision."""
        self._set(lent=(*self.standing.pace.lent, seat))
        self._out_of_time(seat, "time_up")

    def take_seat(self, seat: int) -> None:
        """The seat's time is up: a bot plays it until its owner comes back."""
        self._set(absent=(*self.standing.pace.absent, seat))
        self._out_of_time(seat, "bot_plays")

    def give_back(self, seat: int, name: str) -> None:
        self._set(absent=tuple(one for one in self.standing.pace.absent if one != seat))
        self.tell_seat(seat, "returned", name)

    # What follows from it

    def settle(self) -> None:
        """Let standing orders answer, then see whom the table waits for."""
        while self._ordered():
            pass
        self._wait()

    def append(self) -> Append:
        result = self.game.result
        finish = None if result is None or self.before.game.over else Finish(self.now, result.data())
        position = self.standing.position(self.table_id)
        return Append(self.table_id, tuple(self.entries), position, self.base, finish)

    def _ordered(self) -> bool:
        """Whether an order has answered a question that is open now."""
        if not self.orders or self.game.over:
            return False
        open_to = [(seat, self.standing.ask_of(seat)) for seat in self.standing.asked]
        beside = [(seat, self.standing.ask_beside(seat)) for seat in self.standing.offered]
        return any(self._is_ordered(seat, ask) for seat, ask in (*open_to, *beside))

    def _is_ordered(self, seat: int, ask: Ask | None) -> bool:
        view = partial(self.game.view, seat)
        self._drop_expired(seat, ask, view)
        found = None if ask is None else first_answer(self.orders, seat, ask, view)
        if ask is None or found is None:
            return False
        self._use(found[0], ask, found[1])
        return True

    def _drop_expired(self, seat: int, ask: Ask | None, view: Callable[[], dict[str, Any]]) -> None:
        over = expired(self.orders, seat, ask, view)
        self.over += over
        self.orders = [order for order in self.orders if order not in over]

    def _use(self, order: Order, ask: Ask, option: Option) -> None:
        self.choose(ask, option, noted(order, ask))
        self.uses.append(Use(order, ask.prompt, option))
        self.orders = [each.used_again() if each.id == order.id else each for each in self.orders]

    def _wait(self) -> None:
        """Clocks run for those whom the table seems to wait for: who is really asked may be a secret. In
        windows none does, nor does that of somebody for whom a bot decides because time was up."""
        standing, before = self.standing, self.before
        waiting, in_window = self.game.waited_for, standing.in_window
        same = waiting == before.pace.waiting and self.game.told == before.game.told
        lent = standing.pace.lent if same else ()
        late = (*lent, *standing.pace.absent)
        running = self._running([] if in_window else [seat for seat in waiting if seat not in late])
        opened = standing.pace.opened if in_window else None
        self._set(
            waiting=waiting,
            asked=standing.asked,
            since=before.pace.since if same else self.now,
            opened=self.now if in_window and opened is None else opened,
            clocks=running,
            lent=lent,
            put=standing.put(self.now),
            saved=self.now,
        )

    def _running(self, asked: Sequence[int]) -> clocks.Clocks | None:
        before = self.standing.pace.clocks
        if before is None:
            return None
        if self.took_back is not None:
            return clocks.taken_back(before, self.took_back, asked, self.now)
        alike = self.before.pace.waiting if self.before.discreet else ()
        return clocks.asked(before, asked, self.now, self.moved.union(alike))

    # Bookkeeping

    def _chosen(self, seat: int, option: Option) -> None:
        """Whoever chooses what he took back may still redo the rest; anything else ends that."""
        kept = self.standing.redo.get(seat, ())
        self._keep_redo(seat, kept[:-1] if kept and kept[-1] == option else ())

    @property
    def _open_question(self) -> tuple[int, Step | None]:
        """The same as long as nobody is asked anything else; what is done beside it changes nothing."""
        return self.game.told, None if self.game.over else self.game.top

    def _keep_redo(self, seat: int, options: tuple[Option, ...]) -> None:
        """That others chose something in secret changes nothing for those who may redo, or it would tell."""
        told = self.game.told != self.before.game.told
        self.standing.redo = {**({} if told else self.standing.redo), seat: options}

    def _moved_on(self) -> None:
        """What was sealed is over, but for answers to discreet questions that others still have open."""
        sealed = self.standing.pace.sealed.items()
        kept = {seat: each for seat, each in sealed if self._is_open(seat, each)}
        self._set(opened=None, sealed=kept)

    def _is_open(self, seat: int, sealed: Sealed) -> bool:
        ask, put = self.standing.ask_of(seat), self.standing.pace.put.get(seat)
        return ask is not None and put is not None and ask.id == put[0] == sealed.ask

    def _revised(self, seats: Sequence[int]) -> None:
        revisions = [count + (seat in seats) for seat, count in enumerate(self.standing.pace.revisions)]
        self._set(revisions=tuple(revisions))
        self._moved_on()

    def _out_of_time(self, seat: int, what: str) -> None:
        running = self.standing.pace.clocks
        if running is not None:
            self._set(clocks=clocks.timed_out(running, seat, self.now))
        self.tell_seat(seat, what, "")

    def _set(self, **changes: Any) -> None:
        self.standing.pace = replace(self.standing.pace, **changes)

    def _based(self, kind: Kind, body: dict[str, Any], **more: Any) -> None:
        """An entry after which log and choices are not those before it with more at the end."""
        self._enter(kind, body, **more)
        self.base = Base(self.table_id, self.standing.number, self.game.snapshot())

    def _enter(
        self,
        kind: Kind,
        body: dict[str, Any],
        *,
        seat: int | None = None,
        person_id: str | None = None,
        ask: str = "",
        logged: int | None = None,
    ) -> None:
        self.standing.number += 1
        self.entries.append(
            Entry(
                table_id=self.table_id,
                number=self.standing.number,
                kind=kind,
                at=self.now,
                body=body,
                seat=seat,
                person_id=person_id,
                ask=ask,
                events=[] if logged is None else events_of(self.game, logged),
                digest=self.game.digest(),
            )
        )
