"""One agenda is carried out: who wins, what happens, law or discard (SA-9.2, 9.5.13, rulings 72, 73, 170)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.council import (
    FOR,
    NO_OUTCOME,
    VOTED_FOR,
    VOTES,
    effects_of,
    leading,
    tally,
    voters_for,
)
from throneworld.imperium.marks import AGENDA as AGENDA_ENDS
from throneworld.imperium.marks import expire, mark
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.order import playing
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.council.laws import discard_law, lay_law
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.subjects import A_SHIP, elects, is_law, nouns_of, subject_in, subjects_of, told
from throneworld.ti3.deeds import VOTED, note
from throneworld.ti3.points import VOICE_OF_THE_COUNCIL
from throneworld.ti3.quantities import COUNTS_VOTES
from throneworld.ti3.state import of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.verbs.politics import discard_agenda


class ResolveAgenda(Procedure, frozen=True):
    """The votes on it as they were fixed, or as if one player alone had voted (ruling 136)."""

    stages: ClassVar[tuple[str, ...]] = ("announce", "find_winner", "carry_out", "conclude")

    agenda: str = ""
    lines: tuple[Line, ...] = ()
    outcome: Noun = NO_OUTCOME
    voted: bool = True
    """Not where somebody has chosen the outcome: nobody has voted then for anything (ruling 222)."""

    def announce(self, game: Game) -> None:
        """Votes on what is gone or no longer legal fall away (ruling 170)."""
        legal = subjects_of(game, self.agenda)
        for line in self.lines:
            if line.votes and line.subject in legal and counts(game, line):
                mark(game, VOTED_FOR, seat=line.seat, subject=line.subject, until=AGENDA_ENDS)
                mark(game, VOTES, seat=line.seat, subject=line.votes, until=AGENDA_ENDS)

    def find_winner(self, game: Game) -> Step | None:
        """The most votes, majority or not; the Speaker breaks ties; without a vote nothing happens."""
        state = of(game)
        if not tally(state):
            game.tell("agenda_without_votes", self.agenda)
            return self.to("conclude")
        best = leading(state, tuple(subjects_of(game, self.agenda)))
        game.do(BreakTie(seat=state.speaker, agenda=self.agenda, outcomes=best))
        return None

    def carry_out(self, game: Game) -> None:
        """A law lies in its place before its effects; one that is voted on again is not laid anew."""
        state, agenda, outcome = of(game), self.agenda, self.outcome
        game.tell("agenda_resolved", agenda, *told(agenda, outcome))
        for seat in voters_for(state, outcome, playing(state)) if self.voted else ():
            note(game, VOTED, seat, agenda)
        if agenda == VOICE_OF_THE_COUNCIL:
            take_voice(game, int(outcome))
        elif not self._changes_nothing(game):
            if stays(agenda, outcome):
                lay_law(game, agenda, outcome if elects(agenda) else "")
            game.do(*effects_of(game, agenda, outcome))

    def _changes_nothing(self, game: Game) -> bool:
        """A law in force that is voted for, or has the same subject elected, stays as it is (ruling 73). A
        ship is named by its place: it may be another one there by now."""
        if elects(self.agenda) == A_SHIP:
            return False
        laws = of(game).laws
        same = self.outcome == (laws.get(self.agenda) if elects(self.agenda) else FOR)
        return self.agenda in laws and same

    def conclude(self, game: Game) -> None:
        """Events are discarded, laws that were voted down, and what nobody has voted on (SA-9.5.14)."""
        in_force = self.agenda in of(game).laws
        if in_force and self.outcome != NO_OUTCOME and not stays(self.agenda, self.outcome):
            discard_law(game, self.agenda)
        elif not in_force and self.agenda != VOICE_OF_THE_COUNCIL and not is_put_away(game, self.agenda):
            discard_agenda(game, self.agenda)
        expire(game, AGENDA_ENDS)
        expire(game, vote_on(self.agenda))
        game.do(Settle())


VOTE_ON = "vote_on:"
"""Begins what ends a mark about the vote on one agenda; the agenda follows."""


def vote_on(agenda: str) -> str:
    """What ends a mark: the vote on an agenda."""
    return VOTE_ON + agenda


def forget_votes(game: Game) -> None:
    """A council is over: what was settled for votes to which it did not come is settled no more."""
    state = of(game)
    state.marks = tuple([each for each in state.marks if not each.until.startswith(VOTE_ON)])


def counts(game: Game, line: Line) -> bool:
    """Whether the votes of a line count."""
    return not banned_by(of(game), COUNTS_VOTES, line.seat, line.agenda)


def stays(agenda: str, outcome: Noun) -> bool:
    """Laws do, unless the votes against them win (SA-9.2.3)."""
    return is_law(agenda) and (bool(elects(agenda)) or outcome == FOR)


def is_put_away(game: Game, agenda: str) -> bool:
    """Whether a law has gone already while it was carried out."""
    return agenda in of(game).agenda_discards


def take_voice(game: Game, seat: int) -> None:
    """The votes are his from now on; his predecessor loses them, and his point with them (ruling 71)."""
    of(game).voice = seat
    game.tell("voice_elected", seat)


class BreakTie(Decision, frozen=True):
    """The Speaker, as he is now, chooses among outcomes that have equally many votes."""

    rule: ClassVar[str] = "SA-9.5.13"
    prompt: ClassVar[str] = "break_tie"
    verbs: ClassVar[tuple[str, ...]] = ("elect",)
    agenda: str = ""
    outcomes: tuple[Noun, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("elect", *nouns_of(self.agenda, outcome)) for outcome in self.outcomes]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self.agenda}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        agenda = self.agenda
        return Refusal(self.rule, "not_tied", (agenda,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        outcome = subject_in(option[1:])
        if len(self.outcomes) > 1:
            game.tell("tie_broken", seat, *told(self.agenda, outcome))
        game.amend(ResolveAgenda, outcome=outcome)


EVENTS: dict[str, tuple[str, ...]] = {
    "agenda_resolved": ("agenda", "kind", "outcome", "other"),
    "agenda_without_votes": ("agenda",),
    "tie_broken": ("seat", "kind", "outcome", "other"),
    "voice_elected": ("seat",),
}
