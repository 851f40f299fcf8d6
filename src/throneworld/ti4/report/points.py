"""Where victory points came from, and who took the lead."""

from __future__ import annotations

from throneworld.ti4.report.heard import Heard
from throneworld.ti4.tables import OBJECTIVE
from throneworld.ti4.verbs.points import goal

CUSTODIANS, OTHER, BEFORE = "custodians", "other", "before"
SOURCES = ("stage_1", "stage_2", "secret", CUSTODIANS, "imperial", "support_for_the_throne", OTHER, BEFORE)
"""`other` are laws, agendas and cards; `before` is what a game began with that goes on from another one's
position."""


def source_of(why: str) -> str:
    if why in OBJECTIVE:
        return OBJECTIVE[why].deck
    return why if why in SOURCES else OTHER


class Points:
    def __init__(self, before: list[int]) -> None:
        self.now = [*before]
        self.sources = {each: [0] * len(before) for each in SOURCES}
        self.sources[BEFORE] = [*before]

    def hear(self, heard: Heard) -> bool:
        """Whether somebody has taken the lead alone with this."""
        if heard.kind not in ("points_gained", "points_lost"):
            return False
        seat, led = heard.number(0), self._leader()
        self.sources[source_of(heard.text(2))][seat] += (change := self._change(heard))
        self.now[seat] += change
        told_already = heard.args[2] == CUSTODIANS  # that the token is removed is a line of its own
        return change > 0 and self._leader() == seat != led and not told_already

    def _change(self, heard: Heard) -> int:
        """The track ends at the goal (RR 87.2): whatever goes beyond it was not gained."""
        seat, amount = heard.number(0), heard.number(1)
        return -amount if heard.kind == "points_lost" else min(amount, goal(heard.game) - self.now[seat])

    def _leader(self) -> int | None:
        """Who has more than everybody else."""
        most = max(self.now)
        return self.now.index(most) if self.now.count(most) == 1 else None

    def totals(self) -> dict[str, list[int]]:
        return {f"from_{source}": values for source, values in self.sources.items()}
