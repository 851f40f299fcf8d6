"""One agenda: reveal, vote, resolve the outcome (RR 8.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.council import NO_OUTCOME, REVEALED, effects_of, leading
from throneworld.imperium.marks import AGENDA as AGENDA_ENDS
from throneworld.imperium.marks import expire, mark, marks_of
from throneworld.imperium.order import others_clockwise
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti4.state import of
from throneworld.ti4.steps.elimination import check_elimination
from throneworld.ti4.tables import A_PLAYER, AGENDA
from throneworld.ti4.trade.offers import lapse_offers
from throneworld.ti4.verbs.agendas import discard_agenda, draw_agenda, place_law
from throneworld.ti4.verbs.notes import return_note
from throneworld.ti4.voting.casting import VotingTurn
from throneworld.ti4.voting.outcomes import is_replaced, outcome_refusal, possible_outcomes, stays_in_play

RETURNS_AFTER_AGENDA = "returns_after_agenda"
"""Mark: this note, before this player, goes back to its owner when the agenda is resolved or replaced."""


class ResolveAgenda(Procedure, frozen=True):
    """An agenda out of the deck or, if one is given, a law that is voted on again."""

    stages: ClassVar[tuple[str, ...]] = (
        "reveal_agenda",
        "revealed",
        "stands",
        "before_vote",
        "vote",
        "after_speaker",
        "tally_votes",
        "elected",
        "resolve_outcome",
        "outcome_resolved",
        "resolve_predictions",
        "conclude",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "agenda_revealed_when",
        "agenda_revealed_after",
        "vote_before",
        "speaker_voted_after",
        "self_elected_when",
        "prediction_resolve_after",
    )
    agenda: str = ""
    waiting: tuple[int, ...] = ()
    """Who has not had his voting turn yet."""
    decided: Noun = NO_OUTCOME
    """What was elected without a vote."""
    outcome: Noun = NO_OUTCOME
    next_law: str = ""
    """The law that is voted on again once this agenda is done."""

    def reveal_agenda(self, game: Game) -> Step:
        """The speaker reads it aloud; a card that cannot be used is replaced."""
        game.fence()
        agenda = self.agenda or draw_agenda(game)
        game.tell("agenda_revealed", agenda)
        if is_replaced(of(game), agenda):
            discard_agenda(game, agenda)
            return self.to("reveal_agenda", agenda="")
        mark(game, REVEALED, subject=agenda, until=AGENDA_ENDS)
        return self.to("revealed", agenda=agenda)

    def revealed(self, game: Game) -> None:
        game.open("agenda_revealed_when", self.agenda)

    def stands(self, game: Game) -> None:
        game.open("agenda_revealed_after", self.agenda)

    def before_vote(self, game: Game) -> Step:
        state = of(game)
        game.open("vote_before", self.agenda)
        return self.to("vote", waiting=(*others_clockwise(state, state.speaker), state.speaker))

    def vote(self, game: Game) -> Step | None:
        """From the left of the speaker, who votes last; nobody votes on what is decided."""
        if self.decided != NO_OUTCOME:
            return self.to("elected", outcome=self.decided)
        if not possible_outcomes(of(game), self.agenda):
            return self.to("outcome_resolved")
        if not self.waiting:
            return None
        game.do(VotingTurn(seat=self.waiting[0], agenda=self.agenda))
        return self.to("vote", waiting=self.waiting[1:])

    def after_speaker(self, game: Game) -> None:
        game.open("speaker_voted_after", self.agenda)

    def tally_votes(self, game: Game) -> None:
        """RR 8.19: the speaker decides between tied outcomes; a single one decides itself."""
        state = of(game)
        best = leading(state, possible_outcomes(state, self.agenda))
        game.do(BreakTie(seat=state.speaker, agenda=self.agenda, outcomes=best))

    def elected(self, game: Game) -> None:
        if AGENDA[self.agenda].elect == A_PLAYER:
            game.open("self_elected_when", self.outcome, self.agenda)

    def resolve_outcome(self, game: Game) -> None:
        """RR 8.18. A law takes its place first, so that what it says holds at once."""
        game.tell("agenda_resolved", self.agenda, self.outcome)
        if stays_in_play(self.agenda, self.outcome):
            place_law(game, self.agenda, self.outcome if AGENDA[self.agenda].elect else "")
        game.do(*effects_of(game, self.agenda, self.outcome))

    def outcome_resolved(self, game: Game) -> None:
        """RR 8.21. Without a possible outcome the card is discarded too."""
        if self.outcome == NO_OUTCOME or not stays_in_play(self.agenda, self.outcome):
            discard_agenda(game, self.agenda)
        check_elimination(game)

    def resolve_predictions(self, game: Game) -> None:
        if self.outcome != NO_OUTCOME:
            game.open("prediction_resolve_after", self.agenda, self.outcome)

    def conclude(self, game: Game) -> Step:
        leave_agenda(game)
        return ResolveAgenda(agenda=self.next_law) if self.next_law in of(game).laws else END


class BreakTie(Decision, frozen=True):
    """The speaker chooses among outcomes that have equally many votes, or none."""

    rule: ClassVar[str] = "RR 8.19"
    prompt: ClassVar[str] = "break_tie"
    agenda: str = ""
    outcomes: tuple[Noun, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("resolve", outcome) for outcome in self.outcomes]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self.agenda}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = outcome_refusal(of(game), self.agenda, option[1])
        return refusal or Refusal(self.rule, "not_tied")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if len(self.outcomes) > 1:
            game.tell("tie_broken", seat, option[1])
        game.amend(ResolveAgenda, outcome=option[1])


def leave_agenda(game: Game) -> None:
    """An agenda is resolved or replaced: what was said and played about it ends."""
    state = of(game)
    for each in marks_of(state, RETURNS_AFTER_AGENDA):
        if each.subject in (*state.notes[each.seat], *state.notes_in_play[each.seat]):
            return_note(game, each.seat, str(each.subject))
    lapse_offers(game)
    expire(game, AGENDA_ENDS)


# What cards do to the agenda that is being resolved


def replace_agenda(game: Game, occasion: Occasion) -> None:
    """Discard the agenda of `agenda_revealed_when` and reveal the next; all may react to that one again."""
    leave_agenda(game)
    discard_agenda(game, game.step_at(occasion.subject, ResolveAgenda).agenda)
    game.amend(ResolveAgenda, occasion.subject, stage="reveal_agenda", agenda="")
    game.void_window(occasion)


def decide_outcome(game: Game, outcome: Noun) -> None:
    """Before the vote: this is elected, and nobody votes."""
    game.amend(ResolveAgenda, decided=outcome)


def change_outcome(game: Game, outcome: Noun) -> None:
    """After the vote: this is elected instead."""
    game.tell("outcome_changed", outcome)
    game.amend(ResolveAgenda, outcome=outcome)


def vote_again(game: Game, law: str) -> None:
    """Once the present agenda is done, a law in play is voted on as if it were just revealed."""
    game.amend(ResolveAgenda, next_law=law)


EVENTS: dict[str, tuple[str, ...]] = {
    "agenda_revealed": ("agenda",),
    "tie_broken": ("seat", "outcome"),
    "outcome_changed": ("outcome",),
    "agenda_resolved": ("agenda", "outcome"),
}
