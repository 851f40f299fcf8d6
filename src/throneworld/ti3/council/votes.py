"""How many votes a player has (SA-9.5.4, rulings 72, 159)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.board import held_planets
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import granted_by, total, turns_of
from throneworld.imperium.planets import values_of_own
from throneworld.ti3.duel import is_duel
from throneworld.ti3.quantities import EXHAUSTS_FOR_VOTES, HALF_VOTES, PLANET_VOTES, VOTES
from throneworld.ti3.state import Ti3State
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.tables import TWO_PLAYER_VOICE_VOTES, VOICE_VOTES

LEAST = 1
"""Votes of planets that everybody has."""
BOUGHT = "bought_votes"
"""Mark until the votes are fixed: so many votes, the subject, has this player paid for."""


SPENT_ON_VOTES = "spent_on_votes"
"""Mark: this player's planet, the subject, was exhausted for the votes that are open now."""
SLIPS_ARE_OPEN = ""
"""Its subject where it only says that no other planets give votes."""


def votes_of_planet(state: Ti3State, seat: int, planet: str) -> int:
    """The influence of a planet that is not exhausted, or was exhausted for these votes."""
    return votes_of_planets(state, seat, (planet,))[planet]


def votes_of_planets(state: Ti3State, seat: int, planets: Sequence[str]) -> dict[str, int]:
    """The same of several that a player controls."""
    marks = marks_of(state, SPENT_ON_VOTES)
    spent = [each.subject for each in marks if each.seat == seat]
    open_now = any(each.subject == SLIPS_ARE_OPEN for each in marks)
    turning: list[Callable[..., int]] = turns_of(state, PLANET_VOTES, seat)
    found: dict[str, int] = {}
    for planet, (_, influence) in values_of_own(state, seat, planets):
        exhausted = planet in state.exhausted
        votes = influence if planet in spent or not exhausted else 0
        for turns in turning:
            votes = turns(state, votes, seat, planet)
        found[planet] = 0 if open_now and not exhausted else votes
    return found


def voice_votes(state: Ti3State, seat: int) -> int:
    """What the Voice of the Council has beyond (SA-3.27.7, 18.6.4)."""
    if state.voice != seat:
        return 0
    return TWO_PLAYER_VOICE_VOTES if is_duel(state) else VOICE_VOTES


def bought_votes(state: Ti3State, seat: int) -> int:
    """Those for which one of two players has paid (SA-18.6.1)."""
    return sum([int(each.subject) for each in marks_of(state, BOUGHT) if each.seat == seat])


def exhausts_for_votes(state: Ti3State, seat: int) -> bool:
    return bool(granted_by(state, EXHAUSTS_FOR_VOTES, seat))


def planets_for_votes(state: Ti3State, seat: int) -> list[str]:
    """Those that a player could exhaust for their votes."""
    held = [planet for planet in held_planets(state, seat) if planet not in state.exhausted]
    return [planet for planet, votes in votes_of_planets(state, seat, held).items() if votes]


def votes_of(state: Ti3State, seat: int, named: Sequence[str] | None = None) -> int:
    """Those of planets, at least one; then bonuses; what halves them comes last, and is rounded up.

    `named` are the planets that are to be exhausted, where others that could be give no votes.
    """
    if has_surrendered(state, seat):
        return 0
    silent = () if named is None else [each for each in planets_for_votes(state, seat) if each not in named]
    giving = [planet for planet in held_planets(state, seat) if planet not in silent]
    planets = sum(votes_of_planets(state, seat, giving).values())
    bonus = total(state, VOTES, seat) + voice_votes(state, seat) + bought_votes(state, seat)
    votes = max(LEAST, planets) + bonus
    return (votes + 1) // 2 if granted_by(state, HALF_VOTES, seat) else votes
