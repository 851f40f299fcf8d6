"""The post of one worker: somebody stands there, is listened to, and replaced when needed."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from throneworld.table.house.worker import Beat, Orders

log = logging.getLogger(__name__)

FATAL = 2
"""A question over which so many workers have died is left to chance."""
POLL = 35.0
"""While no question is in hand a worker may be silent for so much longer: it waits for the server."""
FAREWELL = 2.0
"""How long a worker may take to end by itself."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0


class Post:
    def __init__(self, program: Sequence[str], orders: Orders, deaths: Counter[str], patience: float) -> None:
        self._program = program
        self._orders = orders
        self._deaths = deaths
        self._patience = patience
        self._deciding = ""
        self._decided = 0
        self.process: Process | None = None

    async def keep(self) -> None:
        """Keep the post manned until cancelled."""
        pause = FIRST_PAUSE
        while True:
            before = self._decided
            await self._try_shift()
            pause = FIRST_PAUSE if self._decided > before else min(2 * pause, LONGEST_PAUSE)
            log.warning("a bot worker has ended; another one starts in %.1f s", pause)
            await asyncio.sleep(pause)

    async def _try_shift(self) -> None:
        """Whatever goes wrong with one worker, the next one may do better."""
        try:
            await self._shift()
        except (OSError, msgspec.DecodeError):
            log.exception("a bot worker could not be kept")

    async def _shift(self) -> None:
        """One worker, from its start to its end."""
        self.process = await asyncio.create_subprocess_exec(
            *self._program, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        try:
            with suppress(ConnectionError):  # it died before it heard us
                await self._instruct(self.process)
                await self._listen(self.process)
        finally:
            await _dismiss(self.process)
            self._count_death()

    async def _instruct(self, process: Process) -> None:
        assert process.stdin is not None
        fatal = tuple(question for question, count in self._deaths.items() if count >= FATAL)
        process.stdin.write(
            msgspec.json.encode(msgspec.structs.replace(self._orders, poisoned=fatal)) + b"\n"
        )
        await process.stdin.drain()

    async def _listen(self, process: Process) -> None:
        """Hear its signs of life until it ends, or until there has been none for too long."""
        assert process.stdout is not None
        while True:
            limit = self._patience if self._deciding else self._patience + POLL
            try:
                async with asyncio.timeout(limit):  # unlike wait_for it never swallows that we are cancelled
                    line = await process.stdout.readline()
            except TimeoutError:
                log.warning("a bot worker is silent over %s", self._deciding or "its waiting")
                return
            if not line:
                return
            self._heard(msgspec.json.decode(line, type=Beat))

    def _heard(self, beat: Beat) -> None:
        self._decided += bool(self._deciding and not beat.deciding)
        self._deciding = beat.deciding

    def _count_death(self) -> None:
        if self._deciding:
            self._deaths[self._deciding] += 1
        self._deciding = ""


async def _dismiss(process: Process) -> None:
    """End a worker: it goes when its input ends, or is made to."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        async with asyncio.timeout(FAREWELL):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
