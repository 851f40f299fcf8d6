"""A game as a row of positions, each found by running on from the nearest one that is kept.

Two kinds of rows are made from a history. A finished game has a position after each choice. A running one has
a position after each change that was shown to its players: what happened in one go was never seen apart, and
to show it apart would tell what others hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.game import Game
from throneworld.kernel.saves import load
from throneworld.table.errors import Clash
from throneworld.table.storage.rows import Base
from throneworld.table.trust.export import digests_of
from throneworld.table.trust.history import History, Stretch, Turn, position_digest
from throneworld.table.trust.rerun import carry_out

KEEP = 24
"""Of so many positions one is kept."""


class Start(Struct, frozen=True):
    """A position that is stored whole: the beginning, or one that was mended."""

    base: Base
    reason: str = ""
    at: float = 0.0


class Lost(Struct, frozen=True):
    """What was chosen here is known, but under the present rules it does not lead where it led then."""

    turns: tuple[Turn, ...]


class Moves(Struct, frozen=True):
    """One or more turns that lead from one position to the next."""

    turns: tuple[Turn, ...]

    @property
    def at(self) -> float:
        """When it was seen."""
        return self.turns[-1].at


Cell: TypeAlias = Start | Moves | Lost


def cells_of_finished(history: History, *, patient: bool) -> list[Cell]:
    """Each choice by itself. Runs the whole game: not work for an event loop."""
    cells: list[Cell] = []
    for stretch in history.stretches:
        cells.append(Start(stretch.base, stretch.reason, stretch.at))
        for turn, digest in _single(stretch, patient=patient):
            cells.append(Moves((turn,)) if digest else Lost((turn,)))
    return cells


def _single(stretch: Stretch, *, patient: bool) -> Iterator[tuple[Turn, str]]:
    digests = iter(digests_of(stretch, patient=patient))
    digest = "known"
    for turn in stretch.turns:
        for choice in turn.choices:
            digest = next(digests)
            yield Turn(turn.number, (choice,), at=turn.at, digest=digest, rewinds=turn.rewinds), digest
        if turn.way == "stopped":
            yield replace(turn, digest=""), digest


def cells_of_running(history: History) -> list[Cell]:
    """What was committed together, which the time tells, was seen together."""
    cells: list[Cell] = []
    for stretch in history.stretches:
        cells.append(Start(stretch.base, stretch.reason, stretch.at))
        for turn in stretch.turns:
            last = cells[-1]
            if isinstance(last, Moves) and last.at == turn.at:
                cells[-1] = Moves((*last.turns, turn))
            else:
                cells.append(Moves((turn,)))
    return cells


class Seen(Struct):
    """The positions at which something changed for one seat, as far as they have been looked at."""

    steps: list[int]
    views: list[bytes]
    """A hash of the view at each of them."""
    scanned: int = -1


class Reel:
    """Not for two threads at once."""

    def __init__(self, *, patient: bool) -> None:
        self.patient = patient
        self.cells: list[Cell] = []
        self._kept: dict[int, Game] = {}
        self._compared: dict[int, bool] = {}
        self._seen: dict[int | None, Seen] = {}

    def show(self, cells: Sequence[Cell]) -> None:
        """Go over to these cells; what was worked out for the same beginning stays."""
        same = _same(self.cells, cells)
        self.cells = list(cells)
        self._kept = {step: game for step, game in self._kept.items() if step < same}
        for seen in self._seen.values():
            known = sum(step < same for step in seen.steps)
            del seen.steps[known:], seen.views[known:]
            seen.scanned = min(seen.scanned, same - 1)

    def at(self, step: int) -> Game:
        """The position of that number, for the caller to keep. Clash if it cannot be shown any more."""
        found = max((each for each in self._kept if each <= step), default=-1)
        begun = max(each for each in range(step + 1) if isinstance(self.cells[each], Start))
        if found < begun:
            found, game = begun, self._load(begun)
        else:
            game = self._kept[found].copy()
        for each in range(found + 1, step + 1):
            self._advance(game, each)
        return game.copy()

    def seen(self, seat: int | None) -> list[int]:
        """The steps at which the view of a seat was another than before, the first one included."""
        seen = self._seen.setdefault(seat, Seen([], []))
        for step, game in self.run(seen.scanned + 1):
            if game is not None:
                _look(seen, game, step, seat)
        seen.scanned = len(self.cells) - 1
        return seen.steps

    def run(self, start: int = 0) -> Iterator[tuple[int, Game | None]]:
        """Every position from a step on, gone when the next is asked for; None where one is lost."""
        game: Game | None = None
        for step in range(start, len(self.cells)):
            game = self._next(game, step)
            yield step, game

    def _next(self, game: Game | None, step: int) -> Game | None:
        """One further; after a step that cannot be shown nothing can, until a position is stored whole."""
        try:
            if isinstance(self.cells[step], Start) or game is None:
                return self.at(step)
            self._advance(game, step)
            return game
        except Clash:
            return None

    def _load(self, step: int) -> Game:
        cell = self.cells[step]
        assert isinstance(cell, Start)
        try:
            game = load(cell.base.snapshot, self.patient)
        except Exception as problem:  # stored under rules that are no more
            raise Clash("step_lost", step=step) from problem
        self._compared[step] = position_digest(cell.base.snapshot) == game.digest()
        self._keep(step, game)
        return game

    def _advance(self, game: Game, step: int) -> None:
        """Carry a cell out on the game, which is given up if that fails."""
        cell = self.cells[step]
        if not isinstance(cell, Moves):
            raise Clash("step_lost", step=step)
        try:
            for turn in cell.turns:
                carry_out(game, turn)
        except Exception as problem:  # played under rules that are no more
            raise Clash("step_lost", step=step) from problem
        digest = cell.turns[-1].digest
        if digest and digest != game.digest() and self._comparable(step):
            raise Clash("step_lost", step=step)
        self._keep(step, game)

    def _comparable(self, step: int) -> bool:
        begun = max(each for each in range(step + 1) if isinstance(self.cells[each], Start))
        return self._compared.get(begun, True)

    def _keep(self, step: int, game: Game) -> None:
        if step % KEEP == 0 or isinstance(self.cells[step], Start):
            self._kept[step] = game.copy()


def _same(old: Sequence[Cell], new: Sequence[Cell]) -> int:
    """How many cells at the beginning are alike. A snapshot is known by its number."""
    count = 0
    for before, after in zip(old, new, strict=False):
        if _known_by(before) != _known_by(after):
            break
        count += 1
    return count


def _known_by(cell: Cell) -> Any:
    return cell.base.number if isinstance(cell, Start) else cell


def _look(seen: Seen, game: Game, step: int, seat: int | None) -> None:
    view = blake2b(msgspec.json.encode(game.view(seat)), digest_size=16).digest()
    if not seen.views or seen.views[-1] != view:
        seen.steps.append(step)
        seen.views.append(view)
