"""A table as a game file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from throneworld.kernel.errors import ThroneworldError
from throneworld.kernel.registry import definition_of
from throneworld.kernel.saves import load
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.trust.gamefile import (
    FORMAT,
    VERSION,
    GameFile,
    Mended,
    Parent,
    Player,
    ResultData,
    Snapshot,
    TableFacts,
)
from throneworld.table.trust.history import History, Stretch
from throneworld.table.trust.rerun import Rerun


def export_of(table: TableRow, seated: Sequence[SeatRow], history: History, *, patient: bool) -> GameFile:
    """Runs the game again for the hash of each step: not work for an event loop."""
    start = history.stretches[0].base.snapshot
    record = start["record"]
    stretches = history.stretches
    return GameFile(
        format=FORMAT,
        version=VERSION,
        game=table.game,
        seats=record["seats"],
        options=record["options"],
        seed=str(record["seed"]),
        salt=table.salt or "",
        commitment=table.commitment or "",
        players=[_player(seat) for seat in seated],
        table=_facts(table),
        choices=[[choice.seat, *choice.option] for each in stretches for choice in each.choices],
        digests=[digest for each in stretches for digest in digests_of(each, patient=patient)],
        result=None if table.result is None else msgspec.convert(table.result, ResultData),
        base=None if begins_at_the_beginning(start) else start,
        mended=_mended(stretches),
        parent=None if table.parent_id is None else Parent(table.parent_id, table.parent_step),
    )


def digests_of(stretch: Stretch, *, patient: bool) -> list[str]:
    """The hash after each choice, as far as the game comes out today as it did when it was played."""
    choices = stretch.choices
    agreed = Rerun(stretch, patient=patient).to_the_end().agreed
    digests: list[str] = []
    try:
        game = load(stretch.base.snapshot)
        for choice in choices[:agreed]:
            game.choose(choice.seat, choice.option)
            digests.append(game.digest())
    except ThroneworldError:  # played under other rules: what cannot be run has no hash
        pass
    return digests + [""] * (len(choices) - len(digests))


def begins_at_the_beginning(snapshot: Snapshot) -> bool:
    """Whether a snapshot is just what seats, options and seed lead to."""
    record = snapshot["record"]
    try:
        game = definition_of(record["game"]).new(record["seats"], record["seed"], record["options"])
        return not record["choices"] and load(snapshot).digest() == game.digest()
    except ThroneworldError:
        return False


def _player(seat: SeatRow) -> Player:
    return Player(seat.number, seat.name, seat.faction, seat.level if seat.holder == "bot" else None)


def _facts(table: TableRow) -> TableFacts:
    return TableFacts(table.name, table.terms, table.started, table.finished)


def _mended(stretches: Sequence[Stretch]) -> list[Mended]:
    mended, after = [], 0
    for earlier, stretch in pairwise(stretches):
        after += len(earlier.choices)
        mended.append(Mended(after, stretch.reason, stretch.base.snapshot))
    return mended
