"""Getting a table to where something can be seen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from tests.table.leaks.stage import caller_for
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.holds import is_held
from throneworld.table.hall import Hall
from throneworld.table.orders import Order, PassUntil, store
from throneworld.table.rooms.audience import Connection
from throneworld.table.rooms.draft import Draft
from throneworld.table.rooms.room import Room


async def answer(
    table: Room, seat: int, option: Option | None = None, dice: SmallDice | None = None
) -> Option:
    """Answer what a seat is asked, at random unless an option is named."""
    ask = table.standing.ask_of(seat)
    assert ask is not None
    chosen = option or ask.options[(dice or SmallDice(1)).below("what", len(ask.options))]
    await table.choose(caller_for(table, seat), seat, ask.id, chosen)
    return chosen


async def go_on(table: Room, dice: SmallDice) -> None:
    """One choice of somebody, or the end of a window that is held or of the time that an answer waits."""
    if is_held(table.game):
        await table.change(lambda draft: draft.release())
    elif table.standing.pace.sealed:
        await table.change(let_go)
    else:
        seats = table.standing.asked
        await answer(table, seats[dice.below("who", len(seats))], dice=dice)


def let_go(draft: Draft) -> None:
    ask = draft.standing.ask_of(min(draft.standing.pace.sealed))
    assert ask is not None
    draft.let_go(ask)


async def until(table: Room, dice: SmallDice, found: Callable[[Room], bool]) -> None:
    while not found(table):
        assert not table.game.over, "it never came to that"
        await go_on(table, dice)


async def order_to_pass(hall: Hall, table: Room, seat: int, now: float) -> None:
    """A standing order that passes once."""
    order = Order(
        id=secrets.token_urlsafe(9),
        seat=seat,
        game=table.game.definition.id,
        sentence=PassUntil(uses=1),
        created=now,
    )
    async with hall.database.write() as connection:
        await store.add(connection, table.id, order)
    await hall.rooms.seats_changed(table.id)


def prompt_of(table: Room) -> str:
    question = table.game.question
    return "" if question is None else question.prompt


class Watch:
    """Somebody who looks through a seat's eyes and notes what comes."""

    def __init__(self, seat: int | None) -> None:
        self.connection = Connection(None, (seat,))
        self.status: dict[str, Any] = {}
        """As it was told last."""

    async def begin(self, table: Room) -> None:
        await table.enter(self.connection)

    def raw(self) -> list[bytes]:
        found = []
        while not self.connection.messages.empty():
            found.append(self.connection.messages.get_nowait())
        return found

    def messages(self) -> list[dict[str, Any]]:
        found = [msgspec.json.decode(data, type=dict[str, Any]) for data in self.raw()]
        for each in found:
            self.status = each.get("status", self.status)
        return found


async def watch_all(table: Room, *without: int) -> dict[int | None, Watch]:
    """Eyes for every seat but some, and for the spectators."""
    seats = [*(seat for seat in range(table.game.seats) if seat not in without), None]
    watches = {seat: Watch(seat) for seat in seats}
    for each in watches.values():
        await each.begin(table)
    for each in watches.values():
        each.raw()
    return watches
