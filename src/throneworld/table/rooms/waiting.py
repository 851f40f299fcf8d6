"""The open questions of a caller at all tables: what a bot or a script waits for.

The number that goes with them is made from these questions alone, and a caller is woken only when they have
become others: whatever else happens on the server, in the open or in secret, is not to be told from it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

from throneworld.table.caller import Caller
from throneworld.table.lobby.levels import best_for
from throneworld.table.messages import OpenAsk, OpenAsks

if TYPE_CHECKING:
    from throneworld.table.rooms.room import Room
    from throneworld.table.rooms.rooms import Rooms

MOST_WAITS = 8
"""So many calls of one person wait at once: each looks at all tables whenever anything happens at any."""


class Waiting:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._news = asyncio.Event()
        self._waits: Counter[str] = Counter()

    def changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def of(
        self, caller: Caller, after: int, wait: float, *, views: bool, shard: int, shards: int
    ) -> OpenAsks:
        """The caller's open questions, once there are some that are not those numbered `after`."""
        many = self._waits[caller.id] >= MOST_WAITS and not caller.house
        self._waits[caller.id] += 1
        try:
            return await self._of(caller, after, 0.0 if many else wait, views, shard, shards)
        finally:
            self._waits -= Counter((caller.id,))

    async def _of(
        self, caller: Caller, after: int, wait: float, views: bool, shard: int, shards: int
    ) -> OpenAsks:
        deadline = asyncio.get_running_loop().time() + wait
        while True:
            news, asks = self._news, self._asks(caller, views, shard, shards)
            number, left = number_of(asks), deadline - asyncio.get_running_loop().time()
            if asks and number != after:
                return OpenAsks(number, asks)
            if left <= 0 or self._rooms.leaving:
                return OpenAsks(number, [])
            try:
                async with asyncio.timeout(left):
                    await news.wait()
            except TimeoutError:
                continue

    def _asks(self, caller: Caller, views: bool, shard: int, shards: int) -> list[OpenAsk]:
        rooms = [room for room in self._rooms if shards < 2 or _shard(room.id, shards) == shard]
        return [ask for room in rooms if not room.game.over for ask in asks_at(room, caller, views)]


def number_of(asks: Sequence[OpenAsk]) -> int:
    """The same for the same questions as the same seats see them."""
    named = repr([(each.table, each.epoch, each.seat, each.seq) for each in asks])
    return int.from_bytes(blake2b(named.encode(), digest_size=6).digest())


def asks_at(room: Room, caller: Caller, views: bool) -> list[OpenAsk]:
    """What lies beside the open question comes first: nobody waits for it, but it soon lapses."""
    beside = [seat for seat in room.standing.spoken_to if _deals(room, caller, seat)]
    asked = [seat for seat in room.standing.pace.asked if seat not in beside]
    found = [_open_ask(room, caller, seat, views) for seat in asked if _answers(room, caller, seat)]
    return [*(_open_ask(room, caller, seat, views, "beside") for seat in beside), *found]


def _answers(room: Room, caller: Caller, seat: int) -> bool:
    """Whether the caller is to answer for a seat."""
    if caller.house:
        return room.by_bot(seat)
    return room.seats[seat].person_id == caller.id and not room.seats[seat].by_bot


def _deals(room: Room, caller: Caller, seat: int) -> bool:
    """Whether the caller is also to do for a seat what is done beside the open question."""
    return _answers(room, caller, seat) and (not caller.house or room.deals_by_bot(seat))


def _open_ask(room: Room, caller: Caller, seat: int, views: bool, which: str = "ask") -> OpenAsk:
    audience = room.fanout.audiences[seat]
    view = audience.view if _deals(room, caller, seat) else {**audience.view, "beside": None}
    return OpenAsk(
        table=room.id,
        game=room.table.game,
        seat=seat,
        level=room.seats[seat].level or best_for(room.table.game),
        epoch=room.fanout.epoch,
        seq=audience.seq,
        ask=audience.private[which],
        view=view if views else None,
    )


def _shard(table_id: str, shards: int) -> int:
    return zlib.crc32(table_id.encode()) % shards
