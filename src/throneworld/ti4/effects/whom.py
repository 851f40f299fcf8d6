"""Whom an effect concerns, by names that only this game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import wormholes
from throneworld.imperium.conditions import opponent
from throneworld.imperium.effects.whom import Verb, everybody
from throneworld.kernel.game import Game
from throneworld.ti4.order import speaker_order
from throneworld.ti4.requirements import upgraded_kinds
from throneworld.ti4.state import Ti4State, of, seat_of
from throneworld.ti4.tables import ALPHA, BETA, DELTA, PROMISSORY_NOTE
from throneworld.ti4.units import fleets

OWNER, OPPOSING_OWNER = "owner", "opposing_owner"
"""Whose note it is, or he only if he is the other side."""
AT_WORMHOLES = "at_wormholes"
"""Everybody who has ships in a system with a wormhole."""
OWNING = "owning:"
"""Begins the name of those who own a technology of a kind of unit."""


def owner_of_note(state: Ti4State, title: str) -> int:
    """Who plays the faction of a note, or NOBODY."""
    return seat_of(state, PROMISSORY_NOTE[title].faction)


def _opposing_owner(game: Game, effect: Verb) -> tuple[int, ...]:
    owner = owner_of_note(of(game), effect.why)
    return (owner,) if owner == opponent(effect.seat, effect.occasion) else ()


def owners_of(state: Ti4State, kind: str) -> list[int]:
    """Whoever has a technology of such units; what is printed on a sheet from the start is none."""
    return [seat for seat in speaker_order(state) if kind in upgraded_kinds(state.technologies[seat])]


def _with_ships_at_wormholes(state: Ti4State) -> list[int]:
    return [seat for seat in everybody(state) if fleets(state, seat) & wormhole_systems(state)]


def wormhole_systems(state: Ti4State) -> Systems:
    """Systems with a wormhole of any letter."""
    return wormholes(state, ALPHA, BETA, DELTA)


SELECTORS: Mapping[str, Callable[..., Sequence[int]]] = {
    AT_WORMHOLES: lambda game, effect: _with_ships_at_wormholes(of(game)),
    OWNER: lambda game, effect: (owner_of_note(of(game), effect.why),),
    OPPOSING_OWNER: _opposing_owner,
    OWNING.rstrip(":"): lambda game, effect, kind: owners_of(of(game), kind),
}
