"""All tables of a run. A game that ends makes room for a new one of the same people, as part of the load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tools.load.clients import Client, Drive, Idle, Sitting
from tools.load.seating import SEATS, Host, Person, together


class House:
    def __init__(self, host: Host, tables: int, clients: int, cpu: Callable[[], float]) -> None:
        self.host = host
        self.cpu = cpu
        """Of the server, so far."""
        self.tables = tables
        spectators = max(0, clients - SEATS * tables)
        self.watchers = [spectators // tables + (number < spectators % tables) for number in range(tables)]
        self.people: list[Person] = []
        self.sittings: list[Sitting] = []
        self.drive: Drive = Idle()
        self.renewed = 0
        self._renewing: set[asyncio.Task[None]] = set()

    async def fill(self, tell: Callable[[str], None]) -> None:
        tell(f"{SEATS * self.tables} guests")
        self.people = await self.host.people(SEATS * self.tables)
        tell(f"{self.tables} tables, {SEATS * self.tables + sum(self.watchers)} sockets")
        self.sittings = await together([self._sit(number) for number in range(self.tables)])

    @property
    def clients(self) -> list[Client]:
        return [client for sitting in self.sittings for client in sitting.clients]

    @property
    def lost(self) -> int:
        return sum(client.lost for client in self.clients)

    def let(self, drive: Drive) -> None:
        """From now on clients are driven like this."""
        self.drive = drive
        for sitting in self.sittings:
            sitting.drive = drive

    def renew(self, sitting: Sitting) -> None:
        """The game of a table is over: its people begin another one."""
        task = asyncio.create_task(self._renew(self.sittings.index(sitting)))
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def settle(self) -> None:
        """Until tables that are being made are there."""
        await asyncio.gather(*self._renewing)

    async def close(self) -> None:
        await self.settle()
        for sitting in self.sittings:
            sitting.close()
        await self.host.close()

    async def _renew(self, number: int) -> None:
        old, new = self.sittings[number], await self._sit(number)
        self.sittings[number] = new
        self.renewed += 1
        new.drive = self.drive
        old.close()
        for client in new.asked:
            self.drive.updated(client, 0.0)

    async def _sit(self, number: int) -> Sitting:
        people = self.people[SEATS * number : SEATS * (number + 1)]
        sitting = await self.host.sitting(people, self.watchers[number])
        sitting.renew = self.renew
        return sitting
