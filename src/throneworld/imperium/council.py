"""The agenda, votes that were cast, and what comes of them: marks that all can see until the agenda is done.

An outcome is a noun: "for" or "against", the number of a seat, or the id of what was elected.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.marks import AGENDA, is_marked, mark, marks_of
from throneworld.imperium.state import ImperiumState, Mark, of
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect

VOTED_FOR = "voted_for"
"""Mark: this player has cast votes for this outcome."""
VOTES = "votes"
"""Mark: how many votes this player has cast."""
REVEALED = "revealed"
"""Mark: this agenda lies before the players."""
FOR, AGAINST = "for", "against"
NO_OUTCOME = ""


def current_agenda(state: ImperiumState) -> str:
    """The agenda that lies before the players, or nothing."""
    return next((str(each.subject) for each in marks_of(state, REVEALED)), "")


# Votes


def cast_votes(game: Game, seat: int, outcome: Noun, count: int) -> None:
    mark(game, VOTED_FOR, seat=seat, subject=outcome, until=AGENDA)
    mark(game, VOTES, seat=seat, subject=count, until=AGENDA)
    game.tell("votes_cast", seat, outcome, count)


def add_votes(game: Game, seat: int, count: int) -> None:
    """Additional votes, for the outcome for which the player has voted already."""
    state = of(game)
    total = votes_of(state, seat) + count
    marks = [each for each in state.marks if each.kind != VOTES or each.seat != seat]
    state.marks = (*marks, Mark(VOTES, seat, total, AGENDA))
    game.tell("votes_added", seat, count)


def votes_of(state: ImperiumState, seat: int) -> int:
    return next((int(each.subject) for each in marks_of(state, VOTES) if each.seat == seat), 0)


def vote_of(state: ImperiumState, seat: int) -> Noun | None:
    """The outcome for which a player has cast votes, or None if he has cast none."""
    return next((each.subject for each in marks_of(state, VOTED_FOR) if each.seat == seat), None)


def has_voted(state: ImperiumState, seat: int) -> bool:
    return is_marked(state, VOTED_FOR, seat)


def voters_for(state: ImperiumState, outcome: Noun, order: Sequence[int]) -> tuple[int, ...]:
    """Who has cast at least one vote for an outcome; to abstain is not to vote."""
    return tuple([seat for seat in order if vote_of(state, seat) == outcome])


def tally(state: ImperiumState) -> dict[Noun, int]:
    """How many votes each outcome has that got any."""
    counted: dict[Noun, int] = {}
    for each in marks_of(state, VOTED_FOR):
        counted[each.subject] = counted.get(each.subject, 0) + votes_of(state, each.seat)
    return counted


def tally_told(state: ImperiumState) -> str:
    """The same as a fact for words: outcomes and votes in turn."""
    return " ".join([f"{outcome} {votes}" for outcome, votes in tally(state).items()])


def leading(state: ImperiumState, outcomes: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """The outcomes with the most votes; without any vote all are tied."""
    counted = tally(state)
    if not counted:
        return outcomes
    most = max(counted.values())
    return tuple([outcome for outcome in outcomes if counted.get(outcome) == most])


# Outcomes


class AgendaText(Struct, frozen=True):
    """What an agenda makes happen once, in the order of its text: for, against, or for what was elected.

    Each effect runs for the speaker, with the occasion ("agenda_outcome", (agenda, outcome)) and the outcome
    as its target. A law lies in its place before its effects run; any other card is discarded after them.
    """

    id: str
    on_for: tuple[Effect | Aim, ...] = ()
    on_against: tuple[Effect | Aim, ...] = ()
    on_elect: tuple[Effect | Aim, ...] = ()

    @property
    def effects(self) -> tuple[Effect | Aim, ...]:
        return self.on_for + self.on_against + self.on_elect

    def that_follow(self, outcome: Noun) -> tuple[Effect | Aim, ...]:
        return self.on_elect or (self.on_for if outcome == FOR else self.on_against)


def effects_of(game: Game, agenda: str, outcome: Noun) -> list[Effect | Aim]:
    """What an outcome makes happen, said by the step that resolves the agenda."""
    text = game.definition.texts.get(agenda)
    if text is None:
        return []
    assert isinstance(text, AgendaText)
    occasion = game.occasion("agenda_outcome", agenda, outcome)
    filled = {"seat": of(game).speaker, "occasion": occasion, "targets": (outcome,)}
    return [replace(effect, **filled) for effect in text.that_follow(outcome)]


EVENTS: dict[str, tuple[str, ...]] = {
    "votes_cast": ("seat", "outcome", "count"),
    "votes_added": ("seat", "count"),
}
