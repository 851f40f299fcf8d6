"""Building units at docks: each within its own capacity, all paid for together (SA-13.7, ruling 82).

What a dock can build is weighed by the dice of the units. A dock that has built rests until it is refreshed.
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import banned_by, is_altered, refused, total
from throneworld.imperium.movement.cargo import bind, is_bound
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.production.choosing import ChooseUnits, Produced
from throneworld.imperium.production.producers import (
    Producer,
    ground_places,
    may_produce,
    pools,
    producers,
    total_value,
)
from throneworld.imperium.production.supply import weight_of
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FLAGSHIP, SHIPS, SPACE_DOCK, WAR_SUN, count
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Step
from throneworld.ti3.board import is_home_of
from throneworld.ti3.owning import has_technology
from throneworld.ti3.quantities import BUILD_DISCOUNT, FLAGSHIP_ANYWHERE, MAY_BUILD, PLANET_PRODUCTION
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.stowing import ships_in
from throneworld.ti3.tables import GROUND_FORCE, GROUND_KINDS, MECHANIZED_UNIT, PDS, PLANET, SHOCK_TROOP

PRODUCIBLE: tuple[str, ...] = (*SHIPS, *GROUND_KINDS, PDS)


def docks(state: Ti3State, seat: int, system: int) -> list[list[Producer]]:
    """What can build in a system now, each dock by itself; one that rests cannot (SA-13.7.1)."""
    found = producers(state, seat, system)
    ready = [each for each in found if each.kind != SPACE_DOCK or each.place not in state.exhausted_docks]
    if is_altered(state, PLANET_PRODUCTION, seat) and may_produce(state, seat, system):
        ready = [
            *[_with_planet(state, seat, each) for each in ready],
            *_without_docks(state, seat, system, ready),
        ]
    return pools(state, ready)


def _with_planet(state: Ti3State, seat: int, dock: Producer) -> Producer:
    """What a planet adds to its dock."""
    more = total(state, PLANET_PRODUCTION, seat, dock.place) if dock.kind == SPACE_DOCK else 0
    return dock._replace(value=dock.value + more)


def _without_docks(state: Ti3State, seat: int, system: int, ready: list[Producer]) -> list[Producer]:
    """Planets that build without a dock, or with one that rests (ruling 153)."""
    served = [each.place for each in ready if each.kind == SPACE_DOCK]
    planets = [each for each in state.edition.planets[system] if each not in served]
    found = [(planet, total(state, PLANET_PRODUCTION, seat, planet)) for planet in planets]
    return [Producer(GROUND_FORCE, planet, 1, value) for planet, value in found if value]


class Build(Produced, frozen=True):
    """Dock after dock says what it builds; then all is paid for in one sum, and placed."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "before_paying", "pay", "place", "rest")
    opens: ClassVar[tuple[str, ...]] = ("production_before", "units_destroyed")

    used: int = 0
    """How many docks have been asked."""
    only: Place = ""
    """If given: the dock in this place alone."""
    docks_alone: bool = False
    """Whether what builds without a dock does not count (ruling 153)."""
    at_most: int = 0
    """If given: no dock builds more than this."""
    worked: tuple[Place, ...] = ()
    """Docks that have built something."""

    def choose(self, game: Game) -> Step | None:
        state = of(game)
        found = [each for each in docks(state, self.seat, self.system) if self._counts(each[0])]
        if self.used == len(found):
            return None if self.planned else END
        dock = found[self.used]
        capacity = min(total_value(dock), self.at_most or total_value(dock))
        game.do(
            BuildUnit(
                seat=self.seat,
                system=self.system,
                places=ground_sites(state, self.seat, self.system, dock),
                most=weight_of(state, self.seat, self.planned) + capacity,
                discount=self._discount(state),
                planned=self.planned,
                dock=dock[0].place,
                before=len(self.planned),
            )
        )
        return self.to("choose", used=self.used + 1)

    def _counts(self, producer: Producer) -> bool:
        fits = self.only in ("", producer.place)
        return fits and (producer.kind == SPACE_DOCK or not self.docks_alone)

    def before_paying(self, game: Game) -> Step:
        game.open("production_before", self.seat, self.system)
        return self.to("pay", discount=self._discount(of(game)))

    def _discount(self, state: Ti3State) -> int:
        """Resources that need not be paid: of a card, and of technologies."""
        return self.discount + total(state, BUILD_DISCOUNT, self.seat, self.system)

    def place(self, game: Game) -> None:
        """What a dock in space builds for the ground without a planet goes straight aboard (SA-13.9.6)."""
        super().place(game)
        for kind, place in self.planned:
            if place in AREAS and is_bound(of(game), kind):
                _put_aboard(of(game), self.seat, place, kind)

    def rest(self, game: Game) -> None:
        state = of(game)
        standing = [each for each in self.worked if count(state, self.seat, each, SPACE_DOCK)]
        worked = [each for each in standing if each not in state.exhausted_docks]
        state.exhausted_docks = (*state.exhausted_docks, *worked)
        for place in worked:
            game.tell("dock_exhausted", self.seat, place)


def _put_aboard(state: Ti3State, seat: int, place: Place, kind: str) -> None:
    """Aboard the ship that has the most room for it."""
    ships = sorted(ships_in(state, seat, int(place)), key=lambda ship: -room_for(state, seat, ship, kind))
    bind(state, seat, place, ships[0], kind)


def ground_sites(state: Ti3State, seat: int, system: int, dock: list[Producer]) -> tuple[Place, ...]:
    """Where a dock builds for the ground: never on trade stations (SA-7.3.8, 13.7.10, 13.9.6)."""
    places = ground_places(state, seat, system, dock)
    return tuple([each for each in places if each in AREAS or not PLANET[each].trade_station])


class BuildUnit(ChooseUnits, frozen=True):
    kinds: tuple[str, ...] = PRODUCIBLE
    dock: Place = ""
    """Where the dock stands that is asked about."""
    before: int = 0
    """How many units other docks build."""

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "done":
            return None
        refusal = self._unit_refusal(game, seat, str(option[1])) or super().refusal(game, seat, option)
        return refusal or self._berth_refusal(of(game), str(option[1]), str(option[2]))

    def _berth_refusal(self, state: Ti3State, kind: str, place: Place) -> Refusal | None:
        """In space a unit for the ground needs a ship with room that is there already."""
        if place not in AREAS or not is_bound(state, kind):
            return None
        taken = [each for each in self.planned if each[1] == place and is_bound(state, each[0])]
        ships = ships_in(state, self.seat, int(place))
        room = sum([room_for(state, self.seat, ship, kind) for ship in ships])
        return None if room > len(taken) else Refusal("SA-13.9.6", "no_room_aboard", (kind, SPACE_DOCK))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        found = super().options(game, seat)
        banned = [kind for kind in self.kinds if self._unit_refusal(game, seat, kind)]
        state = of(game)
        return tuple(
            [
                each
                for each in found
                if each[0] == "done"
                or (each[1] not in banned and self._berth_refusal(state, str(each[1]), str(each[2])) is None)
            ]
        )

    def _unit_refusal(self, game: Game, seat: int, kind: str) -> Refusal | None:
        """Kinds that need a technology, a home or an option (SA-13.22.2, 13.23.3)."""
        state = of(game)
        if kind == WAR_SUN and not has_technology(state, seat, "war_sun"):
            return Refusal("SA-13.22.2", "needs_technology", (kind, "war_sun"))
        if kind == FLAGSHIP and not is_home_of(state, seat, self.system) and not self._builds_anywhere(state):
            return Refusal("SA-13.23.3", "only_at_home", (kind,))
        if kind == FLAGSHIP and self.dock and not count(state, seat, self.dock, SPACE_DOCK):
            return Refusal("SA-13.23.3", "needs_dock", (kind,))
        forbidden = refused(state, MAY_BUILD, seat, kind)
        if forbidden is not None:
            return forbidden
        missing = WITHOUT.get(kind, "")
        if missing and not game.options[missing]:
            return Refusal("SA-0.1.1", "not_in_this_game", (kind,))
        return None

    def _builds_anywhere(self, state: Ti3State) -> bool:
        return bool(banned_by(state, FLAGSHIP_ANYWHERE, self.seat))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        following = super().answer(game, seat, option)
        if following is None and len(self.planned) > self.before:
            game.amend(Build, worked=(*game.asker(Build).worked, self.dock))
        return following


WITHOUT: dict[str, str] = {
    FLAGSHIP: "flagships",
    SHOCK_TROOP: "shock_troops",
    MECHANIZED_UNIT: "mechanized_units",
}
"""Kinds of units that an option leaves out of the game."""

EVENTS: dict[str, tuple[str, ...]] = {"dock_exhausted": ("seat", "place")}
