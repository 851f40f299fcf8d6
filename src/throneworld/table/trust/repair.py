"""Saving games after an update: is a table's journal still what the rules make of it, and if not, what then?

A running game is never thrown away. What the players saw wins over what the rules would make of their
choices today: the stored position becomes the new base of the game. Only if it cannot be read does the game
go back to the last step that still comes out alike. Either is written down as a mend, for all to see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, Literal

import msgspec
from msgspec import Struct

from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held
from throneworld.kernel.rewinds import settle
from throneworld.table.errors import Clash
from throneworld.table.lobby.rows import TableRow
from throneworld.table.rooms.pace import Pace, pace_from
from throneworld.table.rooms.standing import Standing, standing_from
from throneworld.table.storage.database import Database
from throneworld.table.storage.heartbeat import BEAT, last_beat
from throneworld.table.storage.journal import Journal
from throneworld.table.storage.rows import Append, Base, Entry, Finish, Position
from throneworld.table.trust.history import History, history_of, position_digest
from throneworld.table.trust.records import history_from, is_patient
from throneworld.table.trust.rerun import Difference, Rerun

Remedy = Literal["none", "position", "rebuild", "cut", "lost"]
"""none: all is well; position: the stored position becomes the base of the game; rebuild: the stored position
is damaged, and the journal gives it back; cut: the game goes back to the last step that agrees; lost: nothing
of it can be read any more."""

Progress = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""


class Finding(Struct, frozen=True, kw_only=True):
    """What is wrong with one table, and how it could go on."""

    table: TableRow
    number: int = 0
    """Of the newest entry."""
    steps: int = 0
    """How many choices count."""
    difference: Difference | None = None
    compared: bool = True
    """False when positions are written down otherwise than before: then only refusals can be found."""
    problem: str = ""
    """Why the stored position cannot be used, if it cannot."""
    remedy: Remedy = "none"
    kept: int = 0
    """How many choices are left after the remedy."""
    standing: Standing | None = None
    """How the game would go on."""

    @property
    def good(self) -> bool:
        return self.difference is None and not self.problem and self.remedy == "none"

    @property
    def can_go_on(self) -> bool:
        """Whether it does not fit but can be helped."""
        return self.standing is not None and self.remedy in ("position", "rebuild", "cut")


async def examine(journal: Journal, table: TableRow, tell: Progress) -> Finding:
    """Changes nothing."""
    try:
        history = await _readable(journal, table.id)
    except Exception as problem:  # whatever is stored may be damaged in any way
        return Finding(table=table, problem=_named(problem), remedy="lost")
    reruns = [_run(rerun, tell) for rerun in await _reruns(journal, table, history)]
    if table.state != "running":
        return _finished(table, history, reruns)
    try:
        stored: Standing | str = await _stored(journal, table)
    except Exception as problem:
        stored = _named(problem)
    intact = await _is_intact(journal, table.id, history)
    return _running(table, history, reruns, stored, intact=intact)


async def _readable(journal: Journal, table_id: str) -> History:
    """From the beginning or, if that is damaged, from the newest base."""
    try:
        return await history_from(journal, table_id)
    except Exception:
        newest = await journal.newest_base(table_id)
        if newest is None:
            raise
        return history_of([newest], await journal.entries(table_id, after=newest.number))


async def _reruns(journal: Journal, table: TableRow, history: History) -> list[Rerun]:
    """Of a finished game all of it; of a running one what follows the last mend, and the newest base."""
    patient = is_patient(table)
    if table.state != "running":
        return [Rerun(stretch, patient=patient) for stretch in history.stretches]
    reruns = [Rerun(history.last, patient=patient)]
    newest = await journal.newest_base(table.id)
    if newest is not None and newest.number > history.last.base.number:
        entries = await journal.entries(table.id, after=newest.number)
        reruns.append(Rerun(history_of([newest], entries).last, patient=patient))
    return reruns


def _run(rerun: Rerun, tell: Progress) -> Rerun:
    for done in rerun.run():
        tell(done, len(rerun.stretch.turns))
    return rerun


async def _stored(journal: Journal, table: TableRow) -> Standing:
    """The game as a room would load it."""
    base, position = await journal.newest_base(table.id), await journal.position(table.id)
    assert base is not None
    entries = await journal.entries(table.id, after=base.number)
    return standing_from(base, entries, position, patient=is_patient(table))


async def _is_intact(journal: Journal, table_id: str, history: History) -> bool:
    """Whether the stored position is the one whose hash was written down when it was made."""
    position = await journal.position(table_id)
    turns = history.last.turns
    if position is None:
        return False
    return not turns or position_digest(position.position) == turns[-1].digest


def _finished(table: TableRow, history: History, reruns: Sequence[Rerun]) -> Finding:
    """There is nothing to go on with, only something to tell."""
    wrong = next((each for each in reruns if each.difference is not None), reruns[-1])
    return Finding(
        table=table,
        number=history.number,
        steps=history.last.count,
        difference=wrong.difference,
        compared=all(each.compared for each in reruns),
    )


def _running(
    table: TableRow, history: History, reruns: Sequence[Rerun], stored: Standing | str, *, intact: bool
) -> Finding:
    first, best = reruns[0], max(reruns, key=_reached)
    standing, problem = (None, stored) if isinstance(stored, str) else (stored, "")
    remedy = _remedy(reruns, standing, intact=intact)
    kept = _reached(best) if remedy == "cut" else history.last.count
    if remedy in ("rebuild", "cut") and best.game is not None:
        back = ((history.last.count, kept),) if kept < history.last.count else ()
        settle(best.game, (*history.rewinds, *back))
        standing = Standing(best.game, history.number, _fresh_pace(best.game))
    return Finding(
        table=table,
        number=history.number,
        steps=history.last.count,
        difference=first.difference,
        compared=first.compared,
        problem=problem,
        remedy=remedy,
        kept=kept,
        standing=standing,
    )


def _remedy(reruns: Sequence[Rerun], stored: Standing | None, *, intact: bool) -> Remedy:
    agrees = [each.game for each in reruns if each.difference is None and each.game is not None]
    if stored is not None:
        alike = any(game.digest() == stored.game.digest() for game in agrees)
        if reruns[0].difference is None and alike:
            return "none"
        return "position" if intact or not agrees else "rebuild"
    if agrees:
        return "rebuild"
    return "cut" if any(each.game is not None for each in reruns) else "lost"


def _reached(rerun: Rerun) -> int:
    """After how many choices of the game it still agrees; less than none if it cannot even begin."""
    return -1 if rerun.game is None else rerun.stretch.before + rerun.agreed


# Applying


async def apply(database: Database, journal: Journal, finding: Finding, reason: str, now: float) -> None:
    """Write the remedy down as a mend. Nothing that was in the journal is changed or removed."""
    if finding.standing is None or not finding.can_go_on:
        return
    await check_no_server_runs(database, now)
    old = await journal.position(finding.table.id)
    standing = _mended(finding, finding.standing, old, now)
    await journal.append(_append(finding.table.id, standing, reason, now))


async def check_no_server_runs(database: Database, now: float) -> None:
    """A server holds its tables in memory, and would go on from what it has there."""
    seen = await last_beat(database)
    if seen is not None and seen > now - 3 * BEAT:
        raise Clash("server_runs", seconds=ceil(3 * BEAT))


def _mended(finding: Finding, standing: Standing, old: Position | None, now: float) -> Standing:
    """One entry further. If the position is another than before, answers and questions of then are void."""
    pace = standing.pace
    if finding.remedy != "position":
        pace = _carried_over(standing, old, now)
    return Standing(standing.game, finding.number + 1, pace)


def _carried_over(standing: Standing, old: Position | None, now: float) -> Pace:
    """What is left of the clocks stays; every question gets an id that none had before."""
    game = standing.game
    try:
        before = _fresh_pace(game) if old is None else pace_from(game.definition, old.pace)
    except msgspec.ValidationError:
        before = _fresh_pace(game)
    return Pace(
        clocks=before.clocks,
        absent=before.absent,
        revisions=tuple(count + 1 for count in before.revisions) or (1,) * game.seats,
        opened=now if is_held(game) else None,
        waiting=game.waited_for,
        asked=standing.asked,
        since=now,
        saved=now,
    )


def _fresh_pace(game: Game) -> Pace:
    return Pace(revisions=(0,) * game.seats)


def _append(table_id: str, standing: Standing, reason: str, now: float) -> Append:
    game, number = standing.game, standing.number
    body: dict[str, Any] = {"patch": [], "reason": reason, "proposal": ""}
    entry = Entry(table_id, number, "mend", now, body, digest=game.digest())
    return Append(
        table_id,
        (entry,),
        position=standing.position(table_id),
        base=Base(table_id, number, game.snapshot()),
        finish=None if game.result is None else Finish(now, game.result.data()),
    )


def _named(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:300]
