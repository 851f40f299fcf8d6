"""Looking back at games: reels of the tables that were looked at last, run on threads, few at a time."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec import Struct

from throneworld.kernel.asks import Noun
from throneworld.kernel.errors import BadSave
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.table.errors import Clash, NotFound
from throneworld.table.lobby.rows import TableRow
from throneworld.table.messages import LogLine
from throneworld.table.review.audience import Look
from throneworld.table.review.reel import Cell, Lost, Moves, Reel, Start, cells_of_finished, cells_of_running
from throneworld.table.storage.journal import Journal
from throneworld.table.trust.history import History
from throneworld.table.trust.records import history_from, is_patient, read_on

T = TypeVar("T")

MOST_REELS = 24
"""So many tables are remembered; a reel of a long game takes a megabyte or two."""
THREADS = 2


class ChoiceData(Struct, frozen=True):
    seat: int
    option: list[Noun]


class StepData(Struct, frozen=True, kw_only=True):
    """A position of a game, and what led to it."""

    step: int
    of: int
    """The number of the last step; the first one is 0."""
    view: dict[str, Any]
    log: list[LogLine]
    """What was told on the way from the step before."""
    choice: ChoiceData | None = None
    """What was chosen; told only after the end."""
    mended: str | None = None
    """Why the position was changed by the table's consent, if it was."""


class Kept:
    """A reel, and the history that it was made from."""

    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        self.history: History | None = None
        self.lock = asyncio.Lock()


class Reviews:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._kept: OrderedDict[tuple[str, bool], Kept] = OrderedDict()
        self._threads = asyncio.Semaphore(THREADS)

    async def last_step(self, table: TableRow, look: Look) -> int:
        """The number of the last step that may be looked at."""
        async with self._reel(table) as reel:
            return len(await self.in_turn(lambda: steps_of(reel, table, look))) - 1

    async def step_of_line(self, table: TableRow, look: Look, line: int) -> int:
        """The step with which a line of the log was told, or the last one if that line is still to come."""
        async with self._reel(table) as reel:
            return await self.in_turn(lambda: _step_of_line(reel, table, look, line))

    async def step(self, table: TableRow, look: Look, number: int) -> StepData:
        async with self._reel(table) as reel:
            return await self.in_turn(lambda: _step(reel, table, look, number))

    async def position(self, table: TableRow, number: int | None = None) -> Game:
        """The game at a step of all that happened, or at the last; not for anybody's eyes before the end."""
        async with self._reel(table) as reel:
            wanted = len(reel.cells) - 1 if number is None else number
            check_step(wanted, len(reel.cells))
            return await self.in_turn(lambda: reel.at(wanted))

    async def look(self, table: TableRow, work: Callable[[Reel], T]) -> T:
        """What somebody makes of the whole reel."""
        async with self._reel(table) as reel:
            return await self.in_turn(lambda: work(reel))

    async def in_turn(self, work: Callable[[], T]) -> T:
        """On a thread, when one is free. It goes on to the end even if nobody waits for it any more, so that
        no two are ever at work on the same reel."""
        async with self._threads:
            running = asyncio.get_running_loop().run_in_executor(None, work)
            try:
                return await asyncio.shield(running)
            except asyncio.CancelledError:
                await asyncio.wait([running])
                raise

    @asynccontextmanager
    async def _reel(self, table: TableRow) -> AsyncIterator[Reel]:
        """The reel of a table, up to date, for one at a time."""
        kept = self._remembered(table)
        async with kept.lock:
            try:
                await self._bring_up_to_date(table, kept)
            except BaseException:
                kept.history = None  # half read: begin anew next time
                raise
            yield kept.reel

    def _remembered(self, table: TableRow) -> Kept:
        key = (table.id, table.state == "finished")
        kept = self._kept.pop(key, None) or Kept(Reel(patient=is_patient(table) and not key[1]))
        self._kept[key] = kept
        while len(self._kept) > MOST_REELS:
            self._kept.popitem(last=False)
        return kept

    async def _bring_up_to_date(self, table: TableRow, kept: Kept) -> None:
        known = None if kept.history is None else kept.history.number
        try:
            if kept.history is None:
                kept.history = await history_from(self._journal, table.id)
            else:
                await read_on(self._journal, table.id, kept.history)
        except BadSave as damaged:
            raise Clash("journal_damaged") from damaged
        history = kept.history
        if history.number != known or not kept.reel.cells:
            cells = await self.in_turn(lambda: _cells(table, history))
            kept.reel.show(cells)


def _cells(table: TableRow, history: History) -> list[Cell]:
    if table.state == "finished":
        return cells_of_finished(history, patient=is_patient(table))
    return cells_of_running(history)


def steps_of(reel: Reel, table: TableRow, look: Look) -> list[int]:
    """The positions that may be looked at, by their place on the reel."""
    if table.state == "finished":
        return list(range(len(reel.cells)))
    seen = reel.seen(look.seat)
    return [step for step in seen if look.until is None or _at(reel.cells[step]) <= look.until]


def _at(cell: Cell) -> float:
    return cell.turns[-1].at if isinstance(cell, Lost) else cell.at


def _step(reel: Reel, table: TableRow, look: Look, number: int) -> StepData:
    steps = steps_of(reel, table, look)
    check_step(number, len(steps))
    place, game = steps[number], reel.at(steps[number])
    before = 0 if number == 0 else told_before(reel, steps[number - 1], place)
    cell = reel.cells[place]
    events = game.log[before:] if table.state == "finished" else game.log_for(look.seat, before)
    return StepData(
        step=number,
        of=len(steps) - 1,
        view=game.view(look.seat),
        log=[line_of(event) for event in events],
        choice=choice_of(cell) if table.state == "finished" else None,
        mended=cell.reason if isinstance(cell, Start) and number else None,
    )


def _step_of_line(reel: Reel, table: TableRow, look: Look, line: int) -> int:
    """The log never shrinks along the steps, so that one may look for the line from the middle."""
    steps = steps_of(reel, table, look)

    def told(number: int) -> int:
        game = reel.at(steps[number])
        return game.log.size if table.state == "finished" else len(game.log_for(look.seat))

    return min(bisect_right(range(len(steps)), line, key=told), len(steps) - 1)


def told_before(reel: Reel, earlier: int, place: int) -> int:
    """How long the log was at an earlier step; where the position was mended since, nothing counts as new."""
    mended = any(isinstance(cell, Start) for cell in reel.cells[earlier + 1 : place + 1])
    return reel.at(place if mended else earlier).log.size


def check_step(number: int, count: int) -> None:
    if not 0 <= number < count:
        raise NotFound("no_such_step", most=count - 1)


def choice_of(cell: Cell) -> ChoiceData | None:
    if not isinstance(cell, Moves) or not cell.turns[0].choices:
        return None
    choice = cell.turns[0].choices[0]
    return ChoiceData(choice.seat, list(choice.option))


def line_of(event: Event) -> LogLine:
    return LogLine(event.kind, list(event.args))
