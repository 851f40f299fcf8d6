"""A lot of units that a text gives: placed one after the other, wherever each may go (rulings 123, 134)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.board import anomalies, territory
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.placing import PutUnit, elsewhere_refusal, placing_refusal, where_to
from throneworld.imperium.production.producers import is_blockaded
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SHIPS, SPACE_DOCK, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.board import homes_in_play
from throneworld.ti3.effects.aiming import planets_for_ground_units
from throneworld.ti3.effects.free_units import INSTEAD
from throneworld.ti3.effects.joining import joining_refusal
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, SUPERNOVA

DONE: Option = ("done",)
OWN_PLANETS, OUTSIDE_HOMES = "own_planets", "planets_outside_homes"
"""Planets that he controls; those of them that are in no Home System."""
WHERE_HE_IS, AT_OPEN_DOCKS = "where_he_is", "at_open_docks"
"""Systems with planets or units of his; with a dock of his that is not blockaded."""


CONTROLLER_OF = "controller_of"
"""Whoever controls the planet that is named after a colon."""


class GiveLot(Verb, frozen=True):
    """The same lot to each of these players; what is not placed stays in the reinforcements."""

    kinds: tuple[str, ...] = ()
    where: str = OWN_PLANETS
    most: int = 0
    optional: bool = True
    whom: str = EACH

    def run(self, game: Game) -> None:
        kinds = kinds_in_game(game, self.kinds)
        for seat in self.seats(game, self.whom):
            game.do(PlaceLot(seat, kinds, self.where, self.most, self.optional, self.reason))


class PlaceLot(Decision, frozen=True):
    """Which unit of those that are left, and where; without a place for any of them nothing happens."""

    rule: ClassVar[str] = "SA-8.8.1"
    prompt: ClassVar[str] = "place_lot"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    kinds: tuple[str, ...] = ()
    where: str = OWN_PLANETS
    """The name of places, or one place."""
    most: int = 0
    """How many of them go to one place at most; 0: any number."""
    optional: bool = True
    why: str = ""
    filled: tuple[Place, ...] = ()
    """The places of those that are placed already."""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.fits_somewhere(game) else None

    def fits_somewhere(self, game: Game) -> bool:
        return any(option != DONE for option in self.options(game, self.seat))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why, "left": len(self.kinds)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found = [
            ("place", kind, place)
            for kind in dict.fromkeys(self.kinds)
            for place in dict.fromkeys(self._targets(state, kind))
        ]
        return [*found, DONE] if self.optional else list(found)

    def _targets(self, state: Ti3State, kind: str) -> list[Place]:
        named = PLACES[self.where](state, self.seat) if self.where in PLACES else (self.where,)
        return [
            SPACE[SYSTEM[each]] if kind in SHIPS else where_to(state, self.seat, kind, each) for each in named
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        kind, place = str(option[1]), str(option[2])
        if self.most and self.filled.count(place) >= self.most:
            return Refusal(self.rule, "enough_placed_there", (place, self.most))
        return room_refusal(of(game), seat, kind, place)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, self.kinds, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        kind, place = str(option[1]), str(option[2])
        place_free(game, seat, kind, place, self.why)
        left = list(self.kinds)
        left.remove(kind)
        return replace(self, kinds=tuple(left), filled=(*self.filled, place))


def room_refusal(state: Ti3State, seat: int, kind: str, place: Place) -> Refusal | None:
    """Why a unit cannot be placed there; ships keep to Fleet Supply, nothing stands on a Trade Station."""
    if kind in SHIPS and place in AREAS:
        return joining_refusal(state, seat, int(place), kind)
    return placing_refusal(state, seat, kind, place)


def place_free(game: Game, seat: int, kind: str, place: Place, why: str) -> None:
    """A dock comes exhausted (SA-13.6.7, ruling 123)."""
    if kind == SPACE_DOCK:
        state = of(game)
        state.exhausted_docks = (*state.exhausted_docks, place)
    game.do(PutUnit(seat=seat, kind=kind, place=place, how=why))


def kinds_in_game(game: Game, kinds: Sequence[str]) -> tuple[str, ...]:
    """Ground Forces in the place of units whose kind is not in the game (ruling 105)."""
    found: list[str] = []
    for kind in kinds:
        missing = kind in INSTEAD and not game.options[f"{kind}s"]
        found += [GROUND_FORCE] * INSTEAD[kind] if missing else [kind]
    return tuple(found)


# Places by name


def outside_homes(state: Ti3State, seat: int) -> list[str]:
    """His planets in no Home System, whoever's."""
    homes = homes_in_play(state)
    return [each for each in planets_for_ground_units(state, seat) if not homes >> SYSTEM[each] & 1]


def _where_he_is(state: Ti3State, seat: int) -> list[Place]:
    found = members(territory(state, seat) & ~anomalies(state, SUPERNOVA))
    return [SPACE[system] for system in found]


def _at_open_docks(state: Ti3State, seat: int) -> list[Place]:
    found = [place for place in state.units[seat] if count(state, seat, place, SPACE_DOCK)]
    return [
        SPACE[SYSTEM[place]]
        for place in found
        if place in AREAS or not is_blockaded(state, seat, SYSTEM[place])  # none in space is (SA-13.9.5)
    ]


def controller_of(game: Game, effect: Verb, planet: str) -> list[int]:
    return [of(game).control.get(planet, NOBODY)]


PLACES: dict[str, Callable[[Ti3State, int], Sequence[Place]]] = {
    OWN_PLANETS: planets_for_ground_units,
    OUTSIDE_HOMES: outside_homes,
    WHERE_HE_IS: _where_he_is,
    AT_OPEN_DOCKS: _at_open_docks,
}
SELECTORS: dict[str, Callable[..., Sequence[int]]] = {CONTROLLER_OF: controller_of}
