"""The way out to people's services: bounded in time and number, whatever the services do."""

from __future__ import annotations

import asyncio
import itertools
import logging

from throneworld.table.notices.parcels import Check, Letter, Parcel, Reply
from throneworld.table.notices.runner import Runner

LOG = logging.getLogger(__name__)
PATIENCE = 15.0
MOST_AT_ONCE = 64
MOST_HANGING = 16
"""How many errands may hang before the process is replaced by a fresh one."""


class Courier:
    """Starts the errands process when it is first needed, and a new one when it has died or is stuck.

    `private` lets people's services stand in the server's own network, loopback included.
    """

    def __init__(self, *, private: bool = False, patience: float = PATIENCE) -> None:
        self.private = private
        self.patience = patience
        self._numbers = itertools.count(1)
        self._runner: Runner | None = None
        self._starting = asyncio.Lock()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._leaving: set[asyncio.Task[None]] = set()

    async def check(self, url: str) -> Reply:
        return await self._run(Check(next(self._numbers), url))

    async def send(self, url: str, title: str, body: str) -> bool:
        answer = await self._run(Letter(next(self._numbers), url, title, body))
        return not answer.problem

    async def close(self) -> None:
        async with self._starting:
            runner, self._runner = self._runner, None
        for task in self._leaving:
            task.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)
        if runner is not None:
            await runner.end()

    async def _run(self, parcel: Parcel) -> Reply:
        async with self._at_once:
            try:
                runner = await self._ready()
                return await runner.run(parcel, self.patience)
            except TimeoutError:
                return Reply(parcel.id, "late")
            except OSError as problem:
                LOG.warning("the errands process fails: %s", problem)
                return Reply(parcel.id, "failed")

    async def _ready(self) -> Runner:
        async with self._starting:
            if self._runner is not None and self._runner.hanging >= MOST_HANGING:
                self._retire(self._runner)
                self._runner = None
            if self._runner is None or not self._runner.alive:
                self._runner = await Runner.start(private=self.private)
            return self._runner

    def _retire(self, runner: Runner) -> None:
        """End it once nothing can be under way there any more that somebody still waits for."""
        task = asyncio.create_task(self._end_later(runner))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _end_later(self, runner: Runner) -> None:
        try:
            await asyncio.sleep(self.patience + 1)
        finally:
            await runner.end()
