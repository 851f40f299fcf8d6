"""What can be taken from a planet besides its troops: installations, and its use."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.edition import Place
from throneworld.imperium.units import PDS, SPACE_DOCK, STRUCTURES, count
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import words_of
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.tables import FACILITY
from throneworld.ti3.verbs.facilities import destroy_facility

EXHAUSTED = "exhausted"
CAPACITY = "building"
"""Not a thing that stands there: what can be built."""
HARMS = words_of("harm", SPACE_DOCK, PDS, *FACILITY, CAPACITY, EXHAUSTED)


def side_with(state: Ti3State, planet: Place, kind: str) -> int | None:
    """Who has a unit of a kind there, if anybody."""
    sides = (NEUTRAL, *range(len(state.factions)))
    return next((side for side in sides if count(state, side, planet, kind)), None)


def harms_of(state: Ti3State, planet: Place, structures: Sequence[str] = STRUCTURES) -> list[str]:
    """Each single thing that can be taken: structures, facilities, and the planet's use."""
    usable = planet in state.control and planet not in state.exhausted
    return [
        *[
            kind
            for kind in structures
            if (side := side_with(state, planet, kind)) is not None
            for _ in range(count(state, side, planet, kind))
        ],
        *state.facilities.get(planet, ()),
        *([EXHAUSTED] if usable else []),
    ]


def harm(game: Game, planet: Place, what: str, how: str, by: int) -> None:
    """If it is still there."""
    if what not in harms_of(of(game), planet):
        return
    if what == EXHAUSTED:
        exhaust_planet(game, planet, how)
    elif what in STRUCTURES:
        side = side_with(of(game), planet, what)
        assert side is not None
        destroy_structure(game, side, planet, what, how, by)
    else:
        destroy_facility(game, planet, what)


def destroy_structure(game: Game, side: int, place: Place, kind: str, how: str, by: int) -> None:
    """One of them; a dock that rests rests no more."""
    destroy_doomed(game, side, [(kind, place, 0)], how, by)
    state = of(game)
    tired = list(state.exhausted_docks)
    if kind == SPACE_DOCK and place in tired:
        tired.remove(place)
    state.exhausted_docks = tuple(tired)
