"""How a game of Twilight Imperium 4 went: points and their sources, planets, fights, dice, votes, promises.

All of it is read off what everybody could hear and see while the game was played; what players held in their
hands stays out of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.reports import Figure, Moment, Report, Total, Turn, read_through
from throneworld.ti4.report.faith import Faith
from throneworld.ti4.report.fights import Fights
from throneworld.ti4.report.heard import Heard
from throneworld.ti4.report.points import Points
from throneworld.ti4.report.senate import Senate
from throneworld.ti4.report.standing import FIGURES, measured
from throneworld.ti4.report.turns import is_turn
from throneworld.ti4.state import of


def report(positions: Iterable[tuple[int, Game]]) -> Report:
    return read_through(positions, Chronicle)


class Chronicle:
    """What has been read of a game so far."""

    def __init__(self, game: Game, step: int) -> None:
        # A game that goes on from another one's position has only its own past.
        begun = bool(game.choices.size)
        self.told = game.log.size if begun else 0
        self.last, self.round = step, of(game).round
        self.moments: list[Moment] = []
        self.figures: list[list[tuple[int, ...]]] = [[] for _ in FIGURES]
        self.turns: list[Turn] = []
        self.points = Points(of(game).points if begun else [0] * game.seats)
        self.fights = Fights(game.seats)
        self.senate = Senate(game.seats)
        self.faith = Faith(game, Heard(game, step, self.round))
        if begun:
            self._measure(game, Moment(round=self.round, step=step))

    def read(self, game: Game, step: int) -> None:
        """What happened on the way to a position."""
        events, self.told = [*game.log[self.told :]], game.log.size
        round_before = self.round
        for place, event in enumerate(events):
            if event.audience is None:
                self._hear(game, event, step, events[place + 1 :])
        if self.round != round_before and not game.over:
            self._measure(game, Moment(round=self.round, step=step))
        if game.over:
            self._measure(game, Moment(round=self.round, step=step, end=True))
        self.last = step

    def _hear(self, game: Game, event: Event, step: int, later: list[Event]) -> None:
        if event.kind == "round_begins":
            self.round = int(event.args[0])
        heard = Heard(game, step, self.round, event, later)
        leads = self.points.hear(heard)
        self.fights.hear(heard)
        self.senate.hear(heard)
        self.faith.hear(heard)
        if leads or is_turn(heard, self.fights):
            self.turns.append(Turn(step=step, round=self.round, kind=event.kind, args=event.args))

    def _measure(self, game: Game, moment: Moment) -> None:
        self.moments.append(moment)
        for rows, values in zip(self.figures, measured(of(game)), strict=True):
            rows.append(values)

    def closed(self) -> Report:
        totals = {**self.points.totals(), **self.fights.totals, **self.senate.totals, **self.faith.totals}
        return Report(
            moments=tuple(self.moments),
            figures=tuple(
                Figure(each, tuple(zip(*rows, strict=True)))
                for each, rows in zip(FIGURES, self.figures, strict=True)
            ),
            totals=tuple(Total(each, tuple(values)) for each, values in totals.items()),
            luck=self.fights.luck(),
            contests=tuple(self.fights.contests),
            bonds=self.faith.bonds(self.last, self.round),
            turns=tuple(self.turns),
            resolutions=tuple(self.senate.resolutions),
            breaches=tuple(self.faith.breaches),
        )
