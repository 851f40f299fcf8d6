"""The clients of the bare pipeline: groups of six, each of which has one message under way at any time."""

from __future__ import annotations

import asyncio
import time

from tools.load.figures import Figures, measured
from tools.load.processes import Process
from tools.load.seating import SEATS, together
from tools.load.wire import Line, dial

GIVE_UP = 5.0


class Group:
    """When all six have heard the last message, another one of them speaks."""

    def __init__(self, number: int, message: bytes) -> None:
        self.number = number
        self.message = message
        self.lines: list[Line] = []
        self.figures: Figures | None = None
        self._missing = 0
        self._sent = 0.0
        self._turn = 0

    @property
    def waits(self) -> bool:
        return self._missing > 0

    async def connect(self, port: int) -> None:
        self.lines = [await dial(port, f"/{self.number}", self.hear, {}) for _ in range(SEATS)]

    def speak(self) -> None:
        self._missing = len(self.lines)
        self._turn = (self._turn + 1) % len(self.lines)
        self._sent = time.perf_counter()
        self.lines[self._turn].send(self.message)

    def hear(self, _: bytes) -> None:
        self._missing -= 1
        if self._missing == 0 and self.figures is not None:
            self.figures.times.append(time.perf_counter() - self._sent)
            self.speak()


class Crowd:
    """All groups."""

    def __init__(self, server: Process, clients: int, size: int) -> None:
        self.server = server
        self.groups = [Group(number, b"x" * size) for number in range(max(1, clients // SEATS))]

    async def connect(self) -> None:
        await together([group.connect(self.server.port) for group in self.groups])

    async def run(self, seconds: float, name: str) -> Figures:
        figures = Figures(name=name, until="the last of six")
        with measured(figures, self.server.cpu):
            for group in self.groups:
                group.figures = figures
                group.speak()
            await asyncio.sleep(seconds)
        await self._stop()
        return figures

    async def _stop(self) -> None:
        """What is still under way arrives and counts for nothing."""
        for group in self.groups:
            group.figures = None
        until = time.perf_counter() + GIVE_UP
        while any(group.waits for group in self.groups) and time.perf_counter() < until:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for line in [line for group in self.groups for line in group.lines]:
            line.close()
