"""A table as a game file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.dice import FIRST
from throneworld.kernel.errors import ThroneworldError
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.saves import load
from throneworld.table.lobby.rows import SeatRow, TableRow
from throneworld.table.trust.forms import form_of
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
    stretches, before = history.stretches, history.stretches[0].before
    hashes = [each for stretch in stretches for each in hashes_of(stretch, patient=patient)]
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
        digests=[each.position for each in hashes],
        behaviour=[each.behaviour for each in hashes],
        form=form_of(table.game),
        generator=record.get("generator", FIRST),
        rewinds=[(after - before, to - before) for after, to in history.rewinds],
        result=None if table.result is None else msgspec.convert(table.result, ResultData),
        base=None if begins_at_the_beginning(start) else start,
        mended=_mended(stretches),
        parent=None if table.parent_id is None else Parent(table.parent_id, table.parent_step),
    )


class Hashes(Struct, frozen=True):
    """Of a step: the position, and what was asked, told and decided. Empty where it cannot be run."""

    position: str = ""
    behaviour: str = ""


def hashes_of(stretch: Stretch, *, patient: bool) -> list[Hashes]:
    """After each choice, as far as the game comes out today as it did when it was played."""
    return [
        Hashes() if game is None else Hashes(game.digest(), behaviour(game, told))
        for game, told in _steps(stretch, patient=patient)
    ]


def digests_of(stretch: Stretch, *, patient: bool) -> list[str]:
    """The hash of the position alone."""
    return ["" if game is None else game.digest() for game, _ in _steps(stretch, patient=patient)]


def _steps(stretch: Stretch, *, patient: bool) -> Iterator[tuple[Game | None, int]]:
    """The game after each choice, and how long its log was before; None if that was under other rules."""
    made = [(turn.rewinds, choice) for turn in stretch.turns for choice in turn.choices]
    agreed = Rerun(stretch, patient=patient).to_the_end().agreed
    done = 0
    try:
        game = load(stretch.base.snapshot)
        for game.dice.rewinds, choice in made[:agreed]:
            told = len(game.log)
            game.choose(choice.seat, choice.option)
            done += 1
            yield game, told
    except ThroneworldError:
        pass
    yield from [(None, 0)] * (len(made) - done)


def begins_at_the_beginning(snapshot: Snapshot) -> bool:
    """Whether a snapshot is just what seats, options and seed lead to."""
    record = snapshot["record"]
    try:
        dice = record.get("generator", FIRST)
        game = definition_of(record["game"]).recorded(
            record["seats"], record["seed"], record["options"], dice
        )
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
