"""`python -m tools.load`: drive a server with many clients and say how fast it is."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from tools.load.clients import Traffic
from tools.load.figures import Figures, Outcome, report
from tools.load.groups import Crowd
from tools.load.house import House
from tools.load.phases import Paced, Saturated
from tools.load.processes import (
    CannotRunError,
    allow_many_sockets,
    bare_server,
    check_disk,
    kind_of_disk,
    table_server,
    usual_place,
)
from tools.load.seating import SEATS, Host

WARM_UP = 0.15
"""How much of a phase."""
PREPARING, PHASES = 120.0, 6
"""The whole is given up after so many seconds and phases."""


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="tables of six seats (%(default)s)")
    parser.add_argument(
        "--clients", type=int, default=500, help="sockets, spectators with them (%(default)s)"
    )
    parser.add_argument("--rate", type=float, default=200.0, help="choices a second (%(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each of five phases (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of what clients choose (%(default)s)")
    parser.add_argument("--data", type=Path, help="an existing folder on a disk, for databases")
    parser.add_argument("--any-disk", action="store_true", help="even one in memory: the figures mean little")
    return parser.parse_args(given)


class Run:
    def __init__(self, wanted: argparse.Namespace, folder: Path) -> None:
        self.wanted = wanted
        self.folder = folder
        self.chance = Random(wanted.seed)
        self.traffic = Traffic()

    async def all(self) -> Outcome:
        with table_server(self.folder) as server:
            host = Host(server.port, self.traffic)
            house = House(host, self.wanted.tables, self.wanted.clients, server.cpu)
            await house.fill(tell)
            await self._warm_up(house)
            outcome = await self._beside_bare(house)
            server.check()
            outcome.gaps, outcome.lost = self.traffic.gaps, house.lost
            tell(f"{house.renewed} games ended and were followed by new ones")
            await house.close()
            return outcome

    async def _warm_up(self, house: House) -> None:
        """It shows how large messages are, and fills what the server keeps by heart."""
        tell("warming up")
        await Saturated(house, self.chance, "warm-up").run(WARM_UP * self.wanted.seconds)

    async def _beside_bare(self, house: House) -> Outcome:
        choice, update = self.traffic.choice_size, self.traffic.update_size
        tell(f"a choice has {choice} bytes, an update {update}; the bare pipeline carries the same")
        with bare_server(self.folder, update) as server:
            crowd = Crowd(server, self.wanted.clients, choice)
            await crowd.connect()
            gc.collect()
            gc.freeze()  # everybody is here; nothing of that needs to be looked through again
            outcome = await self._phases(crowd, house)
            server.check()
            crowd.close()
            return outcome

    async def _phases(self, crowd: Crowd, house: House) -> Outcome:
        """One beside the other, so that whatever else the machine does hits both alike."""
        bare, table = [await self._bare(crowd, 1)], [await self._table(house, 1)]
        paced = await self._paced(house)
        bare.append(await self._bare(crowd, 2))
        table.append(await self._table(house, 2))
        return Outcome(bare=bare, table=table, paced=paced, offered=self.wanted.rate)

    async def _bare(self, crowd: Crowd, number: int) -> Figures:
        name = f"bare pipeline, saturated ({number})"
        return await self._told(name, crowd.run(self.wanted.seconds, name))

    async def _table(self, house: House, number: int) -> Figures:
        name = f"table, saturated ({number})"
        return await self._told(name, Saturated(house, self.chance, name).run(self.wanted.seconds))

    async def _paced(self, house: House) -> Figures:
        phase = Paced(house, self.chance, self.wanted.rate)
        return await self._told(phase.figures.name, phase.run(self.wanted.seconds))

    async def _told(self, name: str, phase: Coroutine[Any, Any, Figures]) -> Figures:
        tell(f"{name}: {self.wanted.seconds:.0f} seconds")
        figures = await phase
        tell(f"{name}: {figures.rate:.0f} choices a second")
        return figures


async def bounded(work: Run) -> Outcome:
    try:
        async with asyncio.timeout(PREPARING + PHASES * work.wanted.seconds):
            return await work.all()
    except TimeoutError as problem:
        raise CannotRunError("this machine is too busy: it took too long") from problem


def tell(text: str) -> None:
    print(f"... {text}", file=sys.stderr, flush=True)


def run(wanted: argparse.Namespace) -> Outcome:
    allow_many_sockets()
    with tempfile.TemporaryDirectory(prefix="throneworld-load-", dir=wanted.data or usual_place()) as name:
        folder = Path(name)
        if not wanted.any_disk:
            check_disk(folder)
        ground = (
            f"{wanted.clients} sockets, {wanted.tables} tables; {os.cpu_count()} cores,"
            f" load before {os.getloadavg()[0]:.1f}, database on {kind_of_disk(folder)}"
        )
        tell(ground)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            outcome = runner.run(bounded(Run(wanted, folder)))
        outcome.ground = ground
        return outcome


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments(given)
    if wanted.clients < SEATS * wanted.tables:
        print(f"{wanted.tables} tables have {SEATS * wanted.tables} seats: more clients are needed")
        return 2
    try:
        print(report(run(wanted)))
    except (CannotRunError, OSError) as problem:
        print(f"could not run: {problem}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
