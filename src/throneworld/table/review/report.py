"""How finished games went. They never change, so that each is worked out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable

from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.reports import Report
from throneworld.table.errors import Clash
from throneworld.table.lobby.rows import TableRow
from throneworld.table.review.reel import Reel
from throneworld.table.review.reviews import Reviews

MOST_REPORTS = 200
"""So many are remembered; one takes some ten kilobytes."""
Reporter = Callable[[Iterable[tuple[int, Game]]], Report]


class Reports:
    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._kept: OrderedDict[str, Report] = OrderedDict()

    async def of(self, table: TableRow) -> Report:
        """The report of a table that the caller may see."""
        if table.state != "finished":
            raise Clash("report_unfinished")
        reporter = definition_of(table.game).report
        if reporter is None:
            raise Clash("no_report")
        report = self._kept.pop(table.id, None)
        if report is None:
            report = await self._reviews.look(table, lambda reel: made_from(reel, reporter))
        self._kept[table.id] = report
        while len(self._kept) > MOST_REPORTS:
            self._kept.popitem(last=False)
        return report


def made_from(reel: Reel, reporter: Reporter) -> Report:
    """From all positions that can still be shown."""
    reel.at(0)  # what cannot be shown from the beginning has no report
    return reporter((step, game) for step, game in reel.run() if game is not None)
