"""Tables at which coins change hands beside the open question."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.kernel.barter import playing
from tests.table.rooms.scene import ANN, BEN, CAT, caller_of, open_rooms, seat_table, sqlite_at
from throneworld.kernel.asks import Ask
from throneworld.kernel.steps import Step
from throneworld.table.caller import Caller
from throneworld.table.messages import Taken
from throneworld.table.rooms.room import Room
from throneworld.table.rooms.rooms import Rooms
from throneworld.table.terms import Terms

DEAL, TWO, OFFER, TAKE, REFUSE = ("deal", 1), ("coins", 2), ("offer",), ("take",), ("refuse",)
YES = ("say", "yes")
Scene = Callable[[Rooms, Room], Coroutine[Any, Any, None]]


@asynccontextmanager
async def bazaar(
    rooms: Rooms, holders: Sequence[Caller | str] = (ANN, BEN, CAT), terms: Terms | None = None
) -> AsyncIterator[Room]:
    """A table of the game that is being played."""
    yield await seat_table(rooms, holders, terms=terms, name="barter")


def at_bazaar(
    folder: Path,
    scene: Scene,
    *questions: Step,
    holders: Sequence[Caller | str] = (ANN, BEN, CAT),
    terms: Terms | None = None,
    **changes: Any,
) -> None:
    """Play a scene at a table at which these questions are put."""

    async def run() -> None:
        async with open_rooms(sqlite_at(folder)) as rooms, bazaar(rooms, holders, terms) as room:
            await scene(rooms, room)

    with playing(*questions, **changes):
        asyncio.run(run())


def beside(room: Room, seat: int) -> Ask:
    ask = room.standing.ask_beside(seat)
    assert ask is not None
    return ask


def asked(room: Room, seat: int) -> Ask:
    ask = room.standing.ask_of(seat)
    assert ask is not None
    return ask


async def do(room: Room, seat: int, *options: tuple[str | int, ...]) -> Taken:
    """A seat chooses these beside the open question, one after the other."""
    for option in options:
        taken = await room.choose(caller_of(room, seat), seat, beside(room, seat).id, option)
    return taken


async def offer(room: Room, giver: int = 0, taker: int = 1) -> None:
    await do(room, giver, ("deal", taker), TWO, OFFER)
