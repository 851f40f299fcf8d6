"""Who may vote, and with what (RR 8.5 to 8.16)."""

from __future__ import annotations

from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import banned_by, total
from throneworld.imperium.owning import is_restrained
from throneworld.imperium.planets import influence, readied
from throneworld.imperium.quantities import GIVEN_VOTES, MAY_VOTE
from throneworld.kernel.asks import Refusal
from throneworld.ti4.state import Ti4State

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
