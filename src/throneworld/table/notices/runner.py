"""One running errands process, as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio import Future
from asyncio.subprocess import PIPE, Process

from throneworld.table.notices.parcels import PRIVATE, Parcel, Reply, line, reply

PROGRAM = "throneworld.table.notices.errands"
START = 30.0
"""Seconds that the process may take to load all services."""
ENVIRONMENT = (
    "HOME",
    "LANG",
    "LC_ALL",
    "PATH",
    "REQUESTS_CA_BUNDLE",
    "SSL_CERT_DIR",
    "SSL_CERT_FILE",
    "SYSTEMROOT",
    "TZ",
)
"""All that the process is told of the server's surroundings: no passwords, and no proxy, behind which the
guard could not see where a connection leads."""


class Runner:
    def __init__(self, process: Process) -> None:
        self._process = process
        self._replies: dict[int, Future[Reply]] = {}
        self._reading = asyncio.create_task(self._read())
        self.hanging = 0
        """Errands that were given up and have not come back since."""

    @classmethod
    async def start(cls, *, private: bool) -> Runner:
        arguments = (PROGRAM, PRIVATE) if private else (PROGRAM,)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", *arguments, stdin=PIPE, stdout=PIPE, env=_environment()
        )
        runner = cls(process)
        try:
            await runner.reply(0, START)
        except BaseException:
            await runner.end()
            raise
        return runner

    @property
    def alive(self) -> bool:
        return self._process.returncode is None and not self._reading.done()

    async def run(self, parcel: Parcel, patience: float) -> Reply:
        """What came of it; TimeoutError if it is still at it, OSError if the process has ended."""
        if self._process.stdin is None or not self.alive:
            raise ConnectionError("the errands process has ended")
        self._process.stdin.write(line(parcel))
        return await self.reply(parcel.id, patience)

    async def reply(self, number: int, patience: float) -> Reply:
        waiting = self._replies.setdefault(number, asyncio.get_running_loop().create_future())
        try:
            async with asyncio.timeout(patience):
                return await waiting
        except TimeoutError:
            self.hanging += 1
            raise
        finally:
            self._replies.pop(number, None)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        await self._reading

    async def _read(self) -> None:
        output = self._process.stdout
        while output is not None and (text := await output.readline()):
            self._hand_out(reply(text))
        for waiting in self._replies.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the errands process has ended"))

    def _hand_out(self, answer: Reply) -> None:
        waiting = self._replies.get(answer.id)
        if waiting is None:
            self.hanging -= 1  # it was given up, but has come back after all
        elif not waiting.done():
            waiting.set_result(answer)


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "NETRC": os.devnull}
