"""Votes that were cast, kept as marks for everybody to see until the agenda is done (RR 8.5 to 8.16)."""

from __future__ import annotations

from throneworld.imperium.marks import AGENDA, is_marked, mark, marks_of
from throneworld.imperium.modifiers import banned_by, total
from throneworld.imperium.quantities import GIVEN_VOTES, MAY_VOTE
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.ti4.order import speaker_order
from throneworld.ti4.owning import is_restrained
from throneworld.ti4.planets import influence, readied
from throneworld.ti4.state import Mark, Ti4State, of

VOTED_FOR = "voted_for"
"""Mark: this player has cast votes for this outcome."""
VOTES = "votes"
"""Mark: how many votes this player has cast."""
CANNOT_VOTE = "cannot_vote"
"""Mark: this player cannot vote, on this agenda or for the rest of the phase."""


def vote_refusal(state: Ti4State, seat: int) -> Refusal | None:
    """Why a player cannot vote, by any means (RR 8.16)."""
    banned = banned_by(state, MAY_VOTE, seat)
    if banned:
        return Refusal("RR 8.16", banned)
    if state.marks and (is_marked(state, CANNOT_VOTE, seat) or is_restrained(state, seat)):
        return Refusal("RR 8.16", "cannot_vote")
    return None


def given_votes(state: Ti4State, seat: int) -> int:
    """Votes that a player may cast without planets, which nobody exhausts for votes then; or none."""
    return total(state, GIVEN_VOTES, seat)


def planets_to_vote_with(state: Ti4State, seat: int) -> tuple[str, ...]:
    """Readied planets that give at least one vote."""
    if given_votes(state, seat):
        return ()
    return tuple([planet for planet in readied(state, seat) if influence(state, planet) > 0])


def means_refusal(state: Ti4State, seat: int) -> Refusal | None:
    """Why a player cannot cast a single vote, if he is not barred from it."""
    if given_votes(state, seat) or planets_to_vote_with(state, seat):
        return None
    return Refusal("RR 8.6", "nothing_to_vote_with")


def votes_within_reach(state: Ti4State, seat: int) -> int:
    """How many votes a player could still cast with what is readied."""
    if vote_refusal(state, seat) is not None:
        return 0
    planets = planets_to_vote_with(state, seat)
    return given_votes(state, seat) or sum([influence(state, planet) for planet in planets])


def cast_votes(game: Game, seat: int, outcome: Noun, count: int) -> None:
    mark(game, VOTED_FOR, seat=seat, subject=outcome, until=AGENDA)
    mark(game, VOTES, seat=seat, subject=count, until=AGENDA)
    game.tell("votes_cast", seat, outcome, count)


def add_votes(game: Game, seat: int, count: int) -> None:
    """Additional votes, for the outcome for which the player has voted already (RR 8.15)."""
    state = of(game)
    total = votes_of(state, seat) + count
    marks = [each for each in state.marks if each.kind != VOTES or each.seat != seat]
    state.marks = (*marks, Mark(VOTES, seat, total, AGENDA))
    game.tell("votes_added", seat, count)


def votes_of(state: Ti4State, seat: int) -> int:
    return next((int(each.subject) for each in marks_of(state, VOTES) if each.seat == seat), 0)


def vote_of(state: Ti4State, seat: int) -> Noun | None:
    """The outcome for which a player has cast votes, or None if he has cast none."""
    return next((each.subject for each in marks_of(state, VOTED_FOR) if each.seat == seat), None)


def has_voted(state: Ti4State, seat: int) -> bool:
    return is_marked(state, VOTED_FOR, seat)


def voters_for(game: Game, outcome: Noun) -> tuple[int, ...]:
    """Who has cast at least one vote for an outcome, in speaker order; to abstain is not to vote."""
    state = of(game)
    return tuple([seat for seat in speaker_order(state) if vote_of(state, seat) == outcome])


def tally(state: Ti4State) -> dict[Noun, int]:
    """How many votes each outcome has that got any."""
    counted: dict[Noun, int] = {}
    for each in marks_of(state, VOTED_FOR):
        counted[each.subject] = counted.get(each.subject, 0) + votes_of(state, each.seat)
    return counted


def tally_told(state: Ti4State) -> str:
    """The same as a fact for words: outcomes and votes in turn."""
    return " ".join([f"{outcome} {votes}" for outcome, votes in tally(state).items()])


def leading(state: Ti4State, outcomes: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """The outcomes with the most votes; without any vote all are tied (RR 8.19)."""
    counted = tally(state)
    if not counted:
        return outcomes
    most = max(counted.values())
    return tuple([outcome for outcome in outcomes if counted.get(outcome) == most])


EVENTS: dict[str, tuple[str, ...]] = {
    "votes_cast": ("seat", "outcome", "count"),
    "votes_added": ("seat", "count"),
}
