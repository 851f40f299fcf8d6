"""Looking back: steps of a game, branches, exports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneworld.client.wire import Wire, at, read


class Review(Wire):
    def steps(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """How many steps one may look at."""
        return read(dict[str, Any], self.get(at(table, "steps"), seat=seat))

    def step(self, table: str, number: int, seat: int | None = None) -> dict[str, Any]:
        """How the table stood after so many steps."""
        return read(dict[str, Any], self.get(at(table, "steps", number), seat=seat))

    def reel(self, table: str, start: int = 0, limit: int = 50, seat: int | None = None) -> dict[str, Any]:
        """Several steps in a row: the first view, and what changed with each."""
        return read(dict[str, Any], self.get(at(table, "reel"), start=start, limit=limit, seat=seat))

    def marks(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The steps with which rounds, phases and the like began."""
        return read(dict[str, Any], self.get(at(table, "marks"), seat=seat))

    def report(self, table: str) -> dict[str, Any]:
        """How a finished game went, in figures."""
        return read(dict[str, Any], self.get(at(table, "report")))

    def branch(self, table: str, step: int, **more: Any) -> dict[str, Any]:
        """A new table that goes on from a step of a finished game."""
        return read(dict[str, Any], self.post(at(table, "branch"), {"step": step, **more}))

    def practise(self, table: str, seat: int, **more: Any) -> dict[str, Any]:
        """A new table that goes on from here, with everything that the seat does not know made up."""
        return read(dict[str, Any], self.post(at(table, "practise"), {"seat": seat, **more}))

    def export(self, table: str) -> dict[str, Any]:
        """A finished game as one file, with which anybody can run it again and check its dice."""
        return read(dict[str, Any], self.get(at(table, "export")))

    def import_game(self, file: Mapping[str, Any], access: str = "private") -> dict[str, Any]:
        """Keep an exported game as a finished table of mine."""
        return read(dict[str, Any], self.post("/import", file, access=access))
