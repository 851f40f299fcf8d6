"""Building units at docks: each within its own capacity, all paid for together (SA-13.7, ruling 82).

What a dock can build is weighed by the dice of the units, build by build. To build exhausts no dock, so that
cards let it build again in the same round.
"""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from throneworld.imperium.conditions import standing
from throneworld.imperium.edition import Place
from throneworld.imperium.limits import shared_room
from throneworld.imperium.marks import PRODUCTION, expire
from throneworld.imperium.modifiers import banned_by, granted_by, refused, total
from throneworld.imperium.movement.cargo import bind, is_bound
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.planets import resources
from throneworld.imperium.production.choosing import NO_LIMIT, ChooseUnits
from throneworld.imperium.production.producers import (
    Producer,
    ground_places,
    total_value,
)
from throneworld.imperium.production.supply import cost_of, weight_of
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import FLAGSHIP, SHIPS, SPACE_DOCK, WAR_SUN, count
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Step
from throneworld.ti3.board import is_home_of
from throneworld.ti3.owning import has_technology
from throneworld.ti3.quantities import (
    BUILD_DISCOUNT,
    BUILDS_WAR_SUNS,
    DOCK_FEE,
    FLAGSHIP_ANYWHERE,
    MAY_BUILD,
    SALVAGES,
)
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.builders import builders_aboard, docks, halved
from throneworld.ti3.steps.capacity import after_cards
from throneworld.ti3.steps.salvaging import Enlarged, Salvage
from throneworld.ti3.steps.stowing import ships_in
from throneworld.ti3.tables import GROUND_KINDS, MECHANIZED_UNIT, PDS, PDS_PER_PLANET, PLANET, SHOCK_TROOP

PRODUCIBLE: tuple[str, ...] = (*SHIPS, *GROUND_KINDS, PDS)
UNDOCKED: tuple[str, ...] = tuple([kind for kind in PRODUCIBLE if kind != FLAGSHIP])
"""What is built without a dock (ruling 153)."""


class Build(Enlarged, frozen=True):
    """Dock after dock says what it builds; then all is paid for in one sum, and placed."""

    stages: ClassVar[tuple[str, ...]] = ("salvage", "choose", "before_paying", "revise", "pay", "place")
    opens: ClassVar[tuple[str, ...]] = ("production_before", "units_destroyed")

    used: int = 0
    """How many docks have been asked."""
    only: Place = ""
    """If given: the dock in this place alone."""
    docks_alone: bool = False
    """Whether what builds without a dock does not count (ruling 153)."""
    at_most: int = 0
    """If given: no dock builds more than this."""
    planet: str = ""
    """If given: this planet builds instead of docks, as much as its resources (ruling 153)."""
    past_blockade: bool = False
    """Whether docks build ships in spite of a blockade, and nothing else (ruling 123)."""
    activated: bool = False
    """Whether this is the production step of an activation, in which ships may build, too (ruling 153)."""
    worked: tuple[Place, ...] = ()
    """Docks that have built something."""
    given: int = 0
    """The capacity that was lent before anything was chosen."""
    revised: bool = False
    """Whether what can be built has changed, so that it is all said anew."""
    filled: int = 0
    """What is planned when the last dock that was asked has used its own capacity, and no more."""

    def binds(self, seat: int) -> bool:
        """Whatever was chosen has to be paid for, whoever is asked before."""
        return seat == self.seat and bool(self.planned)

    def salvage(self, game: Game) -> None:
        """Only a build at docks is enlarged."""
        found = [] if self.planet else self.found(of(game))
        dock = any(each.kind == SPACE_DOCK for producers in found for each in producers)
        if dock and granted_by(of(game), SALVAGES, self.seat):
            game.do(Salvage(seat=self.seat, system=self.system))

    def choose(self, game: Game) -> Step | None:
        state = of(game)
        found = self.found(state)
        aboard = builders_aboard(state, self.seat, self.system) if self.activated else []
        if self.used == len(found) + len(aboard):
            if not self.planned:
                expire(game, PRODUCTION)
            return None if self.planned else END
        if self.used >= len(found):
            return self._aboard(game, aboard[self.used - len(found)])
        planned = weight_of(state, self.seat, self.planned)
        extra = self.extra - (max(0, planned - self.filled) if self.used else 0)
        dock = found[self.used]
        capacity = min(total_value(dock), self.at_most or total_value(dock))
        game.do(
            BuildUnit(
                seat=self.seat,
                system=self.system,
                places=ground_sites(state, self.seat, self.system, dock),
                most=planned + capacity + extra,
                discount=self._discount(state) - self._fee(state, dock[0]),
                planned=self.planned,
                dock=dock[0].place,
                before=len(self.planned),
                kinds=SHIPS if self.past_blockade else UNDOCKED if self.planet else PRODUCIBLE,
                past_blockade=self.past_blockade or defies_blockade(dock[0]),
            )
        )
        given = self.given if self.used else self.extra
        return self.to("choose", used=self.used + 1, extra=extra, given=given, filled=planned + capacity)

    def docks(self, state: Ti3State) -> list[Place]:
        """Where the docks stand that build."""
        found = [] if self.planet else self.found(state)
        return list(dict.fromkeys([each[0].place for each in found if each[0].kind == SPACE_DOCK]))

    def found(self, state: Ti3State) -> list[list[Producer]]:
        """What is asked in turn what it builds."""
        if self.planet:
            planet = Producer("", self.planet, 1, halved(state, self.seat, resources(state, self.planet)))
            return [[each] for each in after_cards(state, self.seat, [planet])]
        found = docks(state, self.seat, self.system)
        counting = [each for each in found if self._counts(each[0])]
        return counting[:1] if self.only else counting

    def _aboard(self, game: Game, worth: int) -> Step:
        """Ships that a ship builds; each by itself, not added together."""
        game.do(
            BuildUnit(
                seat=self.seat,
                system=self.system,
                discount=self._discount(of(game)),
                kinds=tuple([kind for kind in SHIPS if kind != FLAGSHIP]),
                planned=self.planned,
                before=len(self.planned),
                worth=worth,
            )
        )
        return self.to("choose", used=self.used + 1)

    def _counts(self, producer: Producer) -> bool:
        fits = self.only in ("", producer.place)
        return fits and (producer.kind == SPACE_DOCK or not self.docks_alone)

    def before_paying(self, game: Game) -> None:
        game.open("production_before", self.seat, self.system)

    def revise(self, game: Game) -> Step:
        """Whatever has changed what can be built: its player says anew what he builds, before he pays."""
        if not self.revised:
            return self.to("pay", discount=self._discount(of(game)))
        return self.to(
            "choose", used=0, planned=(), worked=(), filled=0, extra=self.given, given=0, revised=False
        )

    def _discount(self, state: Ti3State) -> int:
        """Resources that need not be paid: of a card, of ships, and of technologies that help docks."""
        helped = 0 if self.planet else total(state, BUILD_DISCOUNT, self.seat, self.system)
        worked = [each for each in self.worked if count(state, self.seat, each, SPACE_DOCK)]
        fees = total(state, DOCK_FEE, self.seat) * len(worked)
        return self.discount + self.halves // 2 + helped - fees

    def _fee(self, state: Ti3State, builder: Producer) -> int:
        """What it costs beforehand to build at a dock at all."""
        return total(state, DOCK_FEE, self.seat) if builder.kind == SPACE_DOCK else 0

    def place(self, game: Game) -> None:
        """What a dock in space builds for the ground without a planet goes straight aboard (SA-13.9.6)."""
        super().place(game)
        for kind, place in self.planned:
            if place in AREAS and is_bound(of(game), kind):
                put_aboard(of(game), self.seat, place, kind)
        expire(game, PRODUCTION)


@standing("production_static", "saar.2")
def defies_blockade(builder: Producer) -> bool:
    """Docks in space are never blockaded (SA-13.9.5)."""
    return builder.kind == SPACE_DOCK and builder.place in AREAS


def put_aboard(state: Ti3State, seat: int, place: Place, kind: str) -> None:
    """Aboard the ship that has the most room for it; a dock may have room as well."""
    ships = sorted(ships_in(state, seat, int(place)), key=lambda ship: -room_for(state, seat, ship, kind))
    if ships and room_for(state, seat, ships[0], kind) > 0:
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
    worth: int = NO_LIMIT
    """What may be built here, in resources."""

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "done":
            return None
        refusal = self._unit_refusal(game, seat, str(option[1])) or super().refusal(game, seat, option)
        return refusal or self._berth_refusal(of(game), str(option[1]), str(option[2]))

    def _berth_refusal(self, state: Ti3State, kind: str, place: Place) -> Refusal | None:
        """In space a unit for the ground needs a ship with room that is there already; a planet holds two
        PDS (SA-8.11.9)."""
        there = count(state, self.seat, place, PDS) + self.planned.count((kind, place))
        if kind == PDS and there >= PDS_PER_PLANET:
            return Refusal("SA-13.17.2", "two_pds", (place,))
        if place not in AREAS or not is_bound(state, kind):
            return None
        taken = [each for each in self.planned if each[1] == place and is_bound(state, each[0])]
        ships = ships_in(state, self.seat, int(place))
        room = sum([room_for(state, self.seat, ship, kind) for ship in ships])
        room += shared_room(state, self.seat, int(place))
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
        if kind == WAR_SUN and not self._knows_war_suns(state):
            return Refusal("SA-13.22.2", "needs_technology", (kind, "war_sun"))
        if kind == FLAGSHIP and not is_home_of(state, seat, self.system) and not self._builds_anywhere(state):
            return Refusal("SA-13.23.3", "only_at_home", (kind,))
        if kind == FLAGSHIP and self.dock and not count(state, seat, self.dock, SPACE_DOCK):
            return Refusal("SA-13.23.3", "needs_dock", (kind,))
        forbidden = refused(state, MAY_BUILD, seat, kind)
        if forbidden is not None:
            return forbidden
        if self._is_worth_more(state, kind):
            return Refusal("SA-13.7.1", "cost_limit", (self.worth,))
        missing = WITHOUT.get(kind, "")
        if missing and not game.options[missing]:
            return Refusal("SA-0.1.1", "not_in_this_game", (kind,))
        return None

    def _knows_war_suns(self, state: Ti3State) -> bool:
        known = has_technology(state, self.seat, "war_sun")
        return known or bool(granted_by(state, BUILDS_WAR_SUNS, self.seat))

    def _is_worth_more(self, state: Ti3State, kind: str) -> bool:
        own = [*[each for each, _ in self.planned[self.before :]], kind]
        return self.worth < NO_LIMIT and cost_of(state, self.seat, Counter(own)) > self.worth

    def _builds_anywhere(self, state: Ti3State) -> bool:
        return bool(banned_by(state, FLAGSHIP_ANYWHERE, self.seat))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        following = super().answer(game, seat, option)
        build = game.top
        if following is None and isinstance(build, Build) and self.dock and len(self.planned) > self.before:
            game.amend(Build, worked=(*build.worked, self.dock))
        return following


WITHOUT: dict[str, str] = {
    FLAGSHIP: "flagships",
    SHOCK_TROOP: "shock_troops",
    MECHANIZED_UNIT: "mechanized_units",
}
"""Kinds of units that an option leaves out of the game."""

EVENTS: dict[str, tuple[str, ...]] = {"dock_exhausted": ("seat", "place")}
