"""A game file becomes a finished table, once every step of it has been run again."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneworld.kernel.game import Game
from throneworld.kernel.rewinds import Rewinds, rewinds_before
from throneworld.table.errors import Clash, Invalid, NotAllowed
from throneworld.table.ids import new_table_id
from throneworld.table.lobby.rows import Access, SeatRow, TableRow
from throneworld.table.lobby.tables import insert_table
from throneworld.table.lobby.text import tidy_line
from throneworld.table.rooms.pace import Pace
from throneworld.table.rooms.standing import Standing, events_of
from throneworld.table.storage.batch import write
from throneworld.table.storage.database import Database
from throneworld.table.storage.packing import pack
from throneworld.table.storage.rows import Append, Base, Entry
from throneworld.table.storage.schema import tables
from throneworld.table.trust.gamefile import GameFile, Mended, Player, Snapshot
from throneworld.table.trust.verifying import Checked, Trial, rewinds_of

MOST_IMPORTS = 200
"""So many imported games one person may keep on a server."""

Progress = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""


def _quietly(done: int, total: int) -> None:
    pass


class Prepared(Struct, frozen=True):
    """Everything to be written, worked out and checked before the database is touched."""

    table: TableRow
    seats: list[SeatRow]
    appends: list[Append]


def check_importable(file: GameFile, *, trusted: bool) -> None:
    """What is wrong can often be told without playing."""
    if file.result is None:
        raise Invalid("import_unfinished")
    if not trusted and not file.whole:
        raise NotAllowed("import_needs_admin")


def prepare(
    file: GameFile, owner_id: str | None, access: Access, now: float, tell: Progress = _quietly
) -> Prepared:
    """Runs the whole game: not work for an event loop. Raises what does not fit."""
    trial = Trial(file)
    writing = _Writing(new_table_id(), file, _not_later(file.table.finished, now))
    writing.begin(trial.start())
    for checked in trial.run():
        assert trial.game is not None
        writing.step(checked, trial.game)
        tell(checked.step, len(file.choices))
    if trial.verdict is not None or trial.game is None:
        raise trial.verdict or Invalid("game_file_result")
    writing.end(trial.game, stopped=file.stopped)
    table = _table(writing.table_id, file, trial.game, owner_id, access, now)
    return Prepared(table, _seats(file, trial.game), writing.appends)


class _Writing:
    """The journal of the new table: its beginning, each choice, each mend in its place, and the end."""

    def __init__(self, table_id: str, file: GameFile, at: float) -> None:
        self.table_id = table_id
        self.appends: list[Append] = []
        self._file = file
        self._rewinds: Rewinds = ()
        self._back = 0
        self._before = 0
        self._at = at
        self._number = 0
        self._told = 0

    def begin(self, game: Game) -> None:
        self._told, self._before = len(game.log), len(game.choices)
        self._rewinds = rewinds_of(self._file, game)
        self.appends.append(Append(self.table_id, (), base=Base(self.table_id, 0, game.snapshot())))
        self._mend(0)

    def step(self, checked: Checked, game: Game) -> None:
        choice = checked.choice
        self._go_back(checked.step - 1)
        entry = Entry(
            self.table_id,
            self._next(),
            "choice",
            self._at,
            {"choices": [[choice.seat, *choice.option]], "by": "person"},
            seat=choice.seat,
            events=events_of(game, self._told),
            digest=checked.digest,
        )
        self._told = len(game.log)
        self.appends.append(Append(self.table_id, (entry,)))
        self._mend(checked.step)

    def _go_back(self, step: int) -> None:
        """The rewinds that led to where the next choice is made."""
        count = self._before + step
        due = rewinds_before(self._rewinds, count)
        if due > self._back:
            body = {"to": count, "proposal": "", "rewinds": self._rewinds[self._back : due]}
            self._back = due
            entry = Entry(self.table_id, self._next(), "rewind", self._at, body)
            self.appends.append(Append(self.table_id, (entry,)))

    def _mend(self, step: int) -> None:
        for mend in self._file.mended:
            if mend.after == step:
                record = mend.base.get("record")
                self._told = _length(mend.base, "log")
                self._back = max(self._back, _length(record if isinstance(record, dict) else {}, "rewinds"))
                self.appends.append(self._mended(self._next(), mend))

    def _mended(self, number: int, mend: Mended) -> Append:
        body = {"patch": [], "reason": mend.reason, "proposal": ""}
        entry = Entry(self.table_id, number, "mend", self._at, body)
        return Append(self.table_id, (entry,), base=Base(self.table_id, number, mend.base))

    def end(self, game: Game, *, stopped: bool) -> None:
        """With a whole snapshot, from which a room is opened: entries do not tell it of rewinds."""
        self._go_back(len(self._file.choices))
        if stopped:
            body = {"reason": "", "name": ""}
            events, digest = events_of(game, self._told), game.digest()
            entry = Entry(self.table_id, self._next(), "end", self._at, body, events=events, digest=digest)
            self.appends.append(Append(self.table_id, (entry,)))
        standing = Standing(game, self._number, Pace(revisions=(0,) * game.seats))
        base = None if self.appends[-1].base else Base(self.table_id, self._number, game.snapshot())
        position = standing.position(self.table_id)
        self.appends.append(Append(self.table_id, (), position=position, base=base))

    def _next(self) -> int:
        self._number += 1
        return self._number


def _length(data: Snapshot, name: str) -> int:
    """Of a list in a snapshot, which is checked only when the trial goes on from it."""
    found = data.get(name)
    return len(found) if isinstance(found, list) else 0


async def store(database: Database, prepared: Prepared) -> str:
    """All of it in one transaction; returns the id of the table."""
    packs = [pack(each) for each in prepared.appends]
    async with database.write() as connection:
        await _check_number(connection, prepared.table.owner_id)
        await insert_table(connection, prepared.table, prepared.seats)
        await connection.run_sync(write, packs, {})
    return prepared.table.id


async def _check_number(connection: AsyncConnection, owner_id: str | None) -> None:
    if owner_id is None:
        return
    mine = (tables.c.owner_id == owner_id) & (tables.c.origin == "imported")
    count = await connection.scalar(select(func.count()).select_from(tables).where(mine))
    if (count or 0) >= MOST_IMPORTS:
        raise Clash("too_many_imports", most=MOST_IMPORTS)


def _table(
    table_id: str, file: GameFile, game: Game, owner_id: str | None, access: Access, now: float
) -> TableRow:
    assert game.result is not None
    return TableRow(
        id=table_id,
        game=file.game,
        name=tidy_line(file.table.name) or file.game.capitalize(),
        owner_id=owner_id,
        access=access,
        state="finished",
        origin="imported",
        options=dict(game.options),
        terms=file.table.terms,
        invite=secrets.token_urlsafe(12),
        seed=int(file.seed),
        salt=file.salt or None,
        commitment=file.commitment or None,
        result=game.result.data(),
        created=now,
        started=_not_later(file.table.started, now),
        finished=_not_later(file.table.finished, now),
        parent_id=None,  # another server's tables are not ours
        parent_step=None,
    )


def _seats(file: GameFile, game: Game) -> list[SeatRow]:
    players = {player.seat: player for player in file.players}
    if len(players) != len(file.players) or any(seat >= game.seats for seat in players):
        raise Invalid("import_players", seats=game.seats)
    return [_seat(players.get(number) or Player(number, "")) for number in range(game.seats)]


def _seat(player: Player) -> SeatRow:
    """Names are only names: who sat there has no account here."""
    return SeatRow(
        number=player.seat,
        holder="person" if player.bot is None else "bot",
        person_id=None,
        name=tidy_line(player.name),
        faction=player.faction,
        level=player.bot or "",
        invite="",
        acting="self" if player.bot is None else "bot",
        resigned=False,
    )


def _not_later(time: float | None, now: float) -> float:
    return now if time is None else min(time, now)
