"""The two ways in which the tables are driven: as fast as they go, and at a given rate."""

from __future__ import annotations

import asyncio
import time
from random import Random

from msgspec import Struct, field

from tools.load.clients import Client, Idle, Sitting
from tools.load.figures import Figures, measured
from tools.load.house import House

QUIET = 0.1
"""A table gets its next choice only after so long without a message: what comes belongs to the last one."""
GIVE_UP = 5.0
LATE = 0.02


class Saturated:
    """Each table has a choice under way at any time, as each group of the bare pipeline has a message."""

    def __init__(self, house: House, chance: Random, name: str) -> None:
        self.figures = Figures(name=name, until="the chooser's answer")
        self._house = house
        self._chance = chance
        self._running = True

    async def run(self, seconds: float) -> Figures:
        self._house.let(self)
        with measured(self.figures, self._house.cpu):
            for sitting in self._house.sittings:
                self._next(sitting)
            await asyncio.sleep(seconds)
        self._running = False
        await _settled(self._house)
        return self.figures

    def updated(self, client: Client, now: float) -> None:
        """It is the answer that the next choice follows; but at a new table there is none yet."""
        if client.question is not None and not client.sitting.busy:
            self._next(client.sitting)

    def answered(self, client: Client, problem: str, now: float) -> None:
        sent, client.sent = client.sent, None
        if self._running and problem:
            self.figures.problems[problem] += 1
        elif self._running and sent is not None:
            self.figures.times.append(now - sent)
        # What came with the answer to other sockets is read in this turn of the loop, and then they choose.
        asyncio.get_running_loop().call_soon(self._next, client.sitting)

    def _next(self, sitting: Sitting) -> None:
        asked = sitting.asked
        if self._running and asked and not sitting.busy:
            self._chance.choice(asked).choose(self._chance)


class Trial(Struct):
    """A choice at a table and all that comes of it there."""

    chooser: Client
    sent: float
    last: float
    """When the latest message came that belongs to it."""
    reached: set[int] = field(default_factory=set)
    watched: bool = False
    """Whether a spectator was told: then everybody is told, and the trial is not over before."""
    answered: bool = False
    problem: str = ""

    def reach(self, client: Client, now: float) -> None:
        self.last = now
        self.reached.add(id(client))
        self.watched = self.watched or client.seat is None

    def is_complete(self, sitting: Sitting) -> bool:
        everybody = not self.watched or len(self.reached) == len(sitting.clients)
        return self.answered and everybody

    def is_over(self, sitting: Sitting, now: float) -> bool:
        return self.is_complete(sitting) and now - self.last >= QUIET


class Paced:
    """Choices come at random moments at a given rate, at one table after the other."""

    def __init__(self, house: House, chance: Random, rate: float) -> None:
        self.figures = Figures(name=f"table, {rate:.0f} a second", until="everybody's update")
        self._house = house
        self._chance = chance
        self._rate = rate
        self._trials: dict[Sitting, Trial] = {}

    async def run(self, seconds: float) -> Figures:
        self._house.let(self)
        begin = due = time.perf_counter()
        with measured(self.figures, self._house.cpu):
            while (due := due + self._chance.expovariate(self._rate)) < begin + seconds:
                await self._send(due)
        await self._finish()
        self._house.let(Idle())
        return self.figures

    def updated(self, client: Client, now: float) -> None:
        trial = self._trials.get(client.sitting)
        if trial is not None:
            trial.reach(client, now)

    def answered(self, client: Client, problem: str, now: float) -> None:
        client.sent = None
        trial = self._trials.get(client.sitting)
        if trial is not None and trial.chooser is client:
            trial.answered, trial.problem, trial.last = True, problem, max(now, trial.last)

    async def _send(self, due: float) -> None:
        """At its moment, or as soon as there is a table that can take it."""
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not (ready := self._ready()):
            await asyncio.sleep(0.001)
        if time.perf_counter() > due + LATE:
            self.figures.problems["sent late"] += 1
        client = self._chance.choice(self._chance.choice(ready).asked)
        now = time.perf_counter()
        self._trials[client.sitting] = Trial(client, now, now)
        client.choose(self._chance)

    def _ready(self) -> list[Sitting]:
        now = time.perf_counter()
        for sitting, trial in list(self._trials.items()):
            if trial.is_over(sitting, now) or now - trial.sent > GIVE_UP:
                self._close(sitting)
        return [each for each in self._house.sittings if each not in self._trials and each.asked]

    def _close(self, sitting: Sitting) -> None:
        trial = self._trials.pop(sitting)
        trial.chooser.sent = None
        if not trial.is_complete(sitting):
            trial.problem = "never reached everybody"
        if trial.problem:
            self.figures.problems[trial.problem] += 1
        else:
            self.figures.times.append(trial.last - trial.sent)

    async def _finish(self) -> None:
        while self._trials:
            await asyncio.sleep(0.01)
            self._ready()


async def _settled(house: House) -> None:
    """Until every choice has its answer."""
    until = time.perf_counter() + GIVE_UP
    while any(client.sent for client in house.clients) and time.perf_counter() < until:
        await asyncio.sleep(0.01)
    house.let(Idle())
    for client in house.clients:
        client.sent = None
