"""What a target of a card has to be like: small predicates by name, for the questions of `aims`.

A question is data, so it names its conditions. A predicate gets the state, the question that is put (whose
`seat`, `occasion` and `targets` it may read) and the target in question; it looks only at what everybody, or
the seat that is asked, may know. The name is also the key of the refusal, so it says what is required. Other
modules add predicates of their own with the same decorators.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from throneworld.galaxy.sets import members
from throneworld.kernel.windows import Aim
from throneworld.ti4.board import adjacency, is_home, planets_in, seats_with_ships, wormholes
from throneworld.ti4.order import playing
from throneworld.ti4.planets import trait
from throneworld.ti4.state import NOBODY, SPACE, SYSTEM, Place, Ti4State
from throneworld.ti4.steps.placing import placing_refusal
from throneworld.ti4.tables import ALPHA, BETA, CRUISER, DELTA, DESTROYER, HAZARDOUS, INFANTRY, PDS, WAR_SUN
from throneworld.ti4.units import KINDS, count, fleets, has_ships, in_space, profile
from throneworld.ti4.verbs.tokens import has_token_in


class UnitThere(NamedTuple):
    """A unit that may be a target: whose it is, which kind, where, and whether it is damaged."""

    owner: int
    kind: str
    place: Place
    damaged: int = 0


PlayerTest: TypeAlias = Callable[[Ti4State, Aim, int], bool]
SystemTest: TypeAlias = Callable[[Ti4State, Aim, int], bool]
PlanetTest: TypeAlias = Callable[[Ti4State, Aim, str], bool]
UnitTest: TypeAlias = Callable[[Ti4State, Aim, UnitThere], bool]

PLAYERS: dict[str, PlayerTest] = {}
SYSTEMS: dict[str, SystemTest] = {}
PLANETS: dict[str, PlanetTest] = {}
UNITS: dict[str, UnitTest] = {}


def player_filter(test: PlayerTest) -> PlayerTest:
    """Players; the name of the function is the name of the filter, up to a final underscore part."""
    return _noted(PLAYERS, test)


def system_filter(test: SystemTest) -> SystemTest:
    return _noted(SYSTEMS, test)


def planet_filter(test: PlanetTest) -> PlanetTest:
    return _noted(PLANETS, test)


def unit_filter(test: UnitTest) -> UnitTest:
    return _noted(UNITS, test)
