"""Agendas, what became of them, and who carried them."""

from __future__ import annotations

from throneworld.kernel.asks import Noun
from throneworld.kernel.reports import Resolution, Voice
from throneworld.ti4.report.heard import Heard

TOTALS = ("votes", "votes_won", "votes_lost")
"""Votes that were cast; agendas with votes for the outcome, and with votes for another."""


class Senate:
    def __init__(self, seats: int) -> None:
        self.totals = {each: [0] * seats for each in TOTALS}
        self.resolutions: list[Resolution] = []
        self.votes: dict[int, Voice] = {}

    def hear(self, heard: Heard) -> None:
        match heard.kind:
            case "agenda_revealed":
                self.votes = {}
            case "votes_cast":
                self._count(heard.number(0), heard.args[1], heard.number(2))
            case "votes_added" if heard.number(0) in self.votes:
                self._count(heard.number(0), self.votes[heard.number(0)].outcome, heard.number(1))
            case "agenda_resolved":
                self._resolve(heard)

    def _count(self, seat: int, outcome: Noun, count: int) -> None:
        before = self.votes[seat].count if seat in self.votes else 0
        self.votes[seat] = Voice(seat, outcome, before + count)
        self.totals["votes"][seat] += count

    def _resolve(self, heard: Heard) -> None:
        outcome, votes = heard.args[1], tuple(self.votes.values())
        self.resolutions.append(
            Resolution(
                step=heard.step, round=heard.round, subject=heard.text(0), outcome=outcome, votes=votes
            )
        )
        for vote in votes:
            self.totals["votes_won" if vote.outcome == outcome else "votes_lost"][vote.seat] += 1
