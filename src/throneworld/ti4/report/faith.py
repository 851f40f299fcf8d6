"""Support for the Throne while it lasted, and promises that were not kept.

Nobody enforces a promise (RR 27.4), but all heard it: peace is broken by whoever attacks before the round
ends, the promise of votes by whoever votes against the player to whom he gave it. A note that goes back
because its holder went to where its owner's units are is a promise of another kind.
"""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.reports import Bond, Breach
from throneworld.ti4.owning import note_owner, note_title
from throneworld.ti4.report.heard import Heard
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.tables import PROMISSORY_NOTE, PROMISSORY_NOTES
from throneworld.ti4.trade.shares import PEACE, SUPPORT_VOTE

TOTALS = ("promises", "promises_broken", "deals")
LASTS = -1
KEPT_BY_DISTANCE = {
    note.id
    for note in PROMISSORY_NOTES
    if any(clause.moment == "self_activates_system" for clause in note.clauses)
}
"""Notes in the play area that are returned when their holder activates a system with units of their owner."""


class Faith:
    def __init__(self, game: Game, here: Heard) -> None:
        self.totals = {each: [0] * game.seats for each in TOTALS}
        self.breaches: list[Breach] = []
        self.supports: list[Bond] = []
        self.peace: set[tuple[int, int]] = set()
        self.promised_votes: set[tuple[int, int]] = set()
        self.votes: dict[int, Noun] = {}
        for holder, notes in enumerate(of(game).notes_in_play):
            for note in notes:
                self._lay(here, holder, note_title(note), note_owner(note))

    def hear(self, heard: Heard) -> None:
        match heard.kind:
            case "round_begins":
                self.peace.clear()
            case "deal_made":
                self._deal(heard.number(0), heard.number(1))
            case "pledged":
                self._promise(heard.number(0), heard.number(1), heard.text(2))
            case "note_played":
                self._lay(heard, heard.number(0), heard.text(1), heard.number(2))
            case "note_returned":
                self._return(heard, heard.number(0), heard.text(1), heard.number(2))
            case "player_eliminated":
                self._leave(heard, heard.number(0))
            case "space_combat_begins" | "ground_combat_begins":
                self._attack(heard, heard.number(0), heard.number(1))
            case "control_gained" if heard.number(2) != NOBODY:
                self._attack(heard, heard.number(0), heard.number(2))
            case _:
                self._hear_votes(heard)

    def bonds(self, last: int, last_round: int) -> tuple[Bond, ...]:
        """What nobody ended lasted as long as the game."""
        return tuple(
            replace(each, until_round=last_round, until_step=last) if each.until_step == LASTS else each
            for each in self.supports
        )

    # Promises

    def _deal(self, *seats: int) -> None:
        for seat in seats:
            self.totals["deals"][seat] += 1

    def _promise(self, seat: int, other: int, pledge: str) -> None:
        self.totals["promises"][seat] += 1
        (self.peace if pledge == PEACE else self.promised_votes).add((seat, other))

    def _attack(self, heard: Heard, seat: int, other: int) -> None:
        if (seat, other) in self.peace:
            self.peace.remove((seat, other))
            self._break(heard, seat, other, PEACE)

    def _break(self, heard: Heard, seat: int, other: int, what: str) -> None:
        self.totals["promises_broken"][seat] += 1
        self.breaches.append(Breach(step=heard.step, round=heard.round, seat=seat, other=other, what=what))

    def _hear_votes(self, heard: Heard) -> None:
        if heard.kind == "votes_cast":
            self.votes[heard.number(0)] = heard.args[1]
        elif heard.kind == "agenda_resolved":
            for seat, other in sorted(self.promised_votes):
                if {seat, other} <= self.votes.keys() and self.votes[seat] != self.votes[other]:
                    self._break(heard, seat, other, SUPPORT_VOTE)
            self.promised_votes.clear()
            self.votes.clear()

    # Notes in the play area

    def _lay(self, heard: Heard, holder: int, title: str, owner: int) -> None:
        if PROMISSORY_NOTE[title].points:
            self.supports.append(
                Bond(
                    members=(owner, holder),
                    round=heard.round,
                    step=heard.step,
                    until_round=0,
                    until_step=LASTS,
                    leaver=None,
                )
            )

    def _return(self, heard: Heard, holder: int, title: str, owner: int) -> None:
        if title in KEPT_BY_DISTANCE:
            self._break(heard, holder, owner, title)
        if PROMISSORY_NOTE[title].points:
            self._end(heard, (owner, holder), holder)

    def _leave(self, heard: Heard, seat: int) -> None:
        for each in self.supports:
            if seat in each.members:
                self._end(heard, each.members, seat)

    def _end(self, heard: Heard, members: tuple[int, ...], leaver: int) -> None:
        self.supports = [
            replace(each, until_round=heard.round, until_step=heard.step, leaver=leaver)
            if each.members == members and each.until_step == LASTS
            else each
            for each in self.supports
        ]
