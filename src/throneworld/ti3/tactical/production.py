"""The last step of an activation: units, docks, mines (SA-3.21, 13.6, 13.7, 13.19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import home_planets
from throneworld.imperium.conditions import standing
from throneworld.imperium.marks import unmark
from throneworld.imperium.modifiers import changed, granted_by, refused, total
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.imperium.placing import floats, where_to
from throneworld.imperium.planets import resources
from throneworld.imperium.production.producers import may_produce
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import CRUISER, SPACE_DOCK, count, in_space, left
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.deeds import took_this_round
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.quantities import (
    DOCK_AT_ONCE,
    DOCK_PRICE,
    MAY_BUILD,
    PLANETS_BUILD,
    PRODUCTION_TOLL,
)
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.builders import builders_aboard, docks, may_work
from throneworld.ti3.steps.laying import LayMines
from throneworld.ti3.steps.production import Build
from throneworld.ti3.tables import DOCKS_PER_PLANET, PLANET, SAAR_DOCKS_PER_SYSTEM, SPACE_MINE_COST, UNIT
from throneworld.ti3.tactical.tolls import TOLL_DUE, PayToll
from throneworld.ti3.unsaid import UNSAID

DONE: Option = ("done",)


class Production(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("toll", "units", "new_docks", "mines")

    seat: int = NOBODY
    system: int = NO_SYSTEM

    def toll(self, game: Game) -> None:
        """What it costs to produce here at all, if anything could be produced."""
        state, seat, system = of(game), self.seat, self.system
        price = total(state, PRODUCTION_TOLL, seat, system)
        if price and (building_planets(state, seat, system) or _building(state, seat, system) is not None):
            game.do(PayToll(seat=seat, system=system, price=price))

    def units(self, game: Game) -> None:
        state, seat, system = of(game), self.seat, self.system
        if building_planets(state, seat, system):
            game.do(BuildOnPlanet(seat=seat, system=system))
        elif (step := _building(state, seat, system)) is not None:
            game.do(step)

    def new_docks(self, game: Game) -> None:
        unmark(game, TOLL_DUE, self.seat)
        game.do(BuildDock(seat=self.seat, system=self.system))

    def mines(self, game: Game) -> None:
        """Two for each cruiser in the system (ruling 53)."""
        state = of(game)
        cruisers = in_space(state, self.seat, self.system)[state.edition.index[CRUISER]]
        if cruisers and game.options["space_mines"]:
            most = cruisers * UNIT[CRUISER].space_mines
            game.do(LayMines(seat=self.seat, system=self.system, left=most, price=SPACE_MINE_COST))


def building_planets(state: Ti3State, seat: int, system: int) -> list[str]:
    """Planets of a player that can build without a dock (ruling 153)."""
    if not granted_by(state, PLANETS_BUILD, seat, system) or not may_produce(state, seat, system):
        return []
    held = [each for each in state.edition.planets[system] if state.control.get(each) == seat]
    held = [each for each in held if may_work(state, seat, each)]
    return [each for each in held if resources(state, each) and not PLANET[each].trade_station]


class BuildOnPlanet(Decision, frozen=True):
    """One planet builds and no dock does, or it is left to the docks."""

    rule: ClassVar[str] = "SA-13.7.1"
    prompt: ClassVar[str] = "build_on_planet"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("planet", each) for each in building_planets(of(game), seat, self.system)], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = control_refusal(of(game), seat, option[1])
        return refusal or Refusal(self.rule, "not_in_this_system", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != DONE:
            return Build(seat=seat, system=self.system, planet=str(option[1]))
        return _building(of(game), seat, self.system)


def _building(state: Ti3State, seat: int, system: int) -> Step | None:
    """Docks and ships that build do so in one go."""
    if not docks(state, seat, system) and not builders_aboard(state, seat, system):
        return None
    return Build(seat=seat, system=system, activated=True)


def may_build(game: Game, seat: int, system: int) -> bool:
    """Whether there is anything to do in the production step: units, docks or mines."""
    state = of(game)
    held = [each for each in state.edition.planets[system] if state.control.get(each) == seat]
    places = [where_to(state, seat, SPACE_DOCK, planet) for planet in held]
    builds = building_planets(state, seat, system) or _building(state, seat, system) is not None
    mines = in_space(state, seat, system)[state.edition.index[CRUISER]] and game.options["space_mines"]
    return bool(builds or mines or any(dock_refusal(state, seat, place) is None for place in places))


def dock_price(state: Ti3State, seat: int, place: str) -> int:
    return changed(state, DOCK_PRICE, UNIT[SPACE_DOCK].cost, seat, place)


def dock_refusal(state: Ti3State, seat: int, place: str) -> Refusal | None:
    """Why a player cannot build a dock there."""
    refusal = dock_place_refusal(state, seat, place)
    if refusal is not None:
        return refusal
    price = dock_price(state, seat, place)
    return (
        None
        if can_pay(state, seat, price, RESOURCES)
        else Refusal("SA-8.3.3", "not_enough_resources", (price,))
    )


def dock_place_refusal(state: Ti3State, seat: int, place: str) -> Refusal | None:
    """The same whatever it costs: one on a planet that was held all round, on home planets always (SA-3.21.2,
    13.6.5)."""
    forbidden = refused(state, MAY_BUILD, seat, SPACE_DOCK)
    if forbidden is not None:
        return forbidden
    where = _float_refusal if place in AREAS else _planet_refusal
    refusal = where(state, seat, place)
    if refusal is not None:
        return refusal
    return (
        None if left(state, seat, SPACE_DOCK, place) > 0 else Refusal("SA-8.8.1", "none_left", (SPACE_DOCK,))
    )


def _planet_refusal(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    if PLANET[planet].trade_station:
        return Refusal("SA-7.3.8", "trade_station", (planet,))
    if count(state, seat, planet, SPACE_DOCK) >= DOCKS_PER_PLANET:
        return Refusal("SA-13.6.5", "dock_there", (planet,))
    new = took_this_round(state, seat, planet) and planet not in home_planets(state, seat)
    if new and not granted_by(state, DOCK_AT_ONCE, seat):
        return Refusal("SA-3.21.2", "not_held_all_round", (planet,))
    return None


@standing("production_static", "saar.2")
def _float_refusal(state: Ti3State, seat: int, space: str) -> Refusal | None:
    """In space, where a planet was held all round; two in a system (SA-13.9.2, 13.9.3)."""
    system = SYSTEM[space]
    if count(state, seat, space, SPACE_DOCK) >= SAAR_DOCKS_PER_SYSTEM:
        return Refusal("SA-13.9.3", "docks_full", (SAAR_DOCKS_PER_SYSTEM, system))
    held = [each for each in state.edition.planets[system] if state.control.get(each, NOBODY) == seat]
    if all(_planet_refusal(state, seat, planet) for planet in held):
        return UNSAID
    return None


_ONLY_IN_SPACE = Refusal("SA-13.9.1", "needs_space", (SPACE_DOCK,))


class BuildDock(Decision, frozen=True):
    """A dock on a planet of the system, exhausted until the Status Phase (SA-13.6.7)."""

    rule: ClassVar[str] = "SA-13.6.4"
    prompt: ClassVar[str] = "build_dock"
    verbs: ClassVar[tuple[str, ...]] = ("build_dock",)

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = [each for each in state.edition.planets[self.system] if state.control.get(each) == seat]
        places = dict.fromkeys([where_to(state, seat, SPACE_DOCK, planet) for planet in held])
        return [*[("build_dock", place) for place in places], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else dock_refusal(of(game), seat, str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        place = str(option[1])
        floating = floats(of(game), seat, SPACE_DOCK)
        if SYSTEM[place] != self.system or (place in AREAS and not floating):
            return Refusal(self.rule, "not_in_this_system", (place,))
        if floating:
            return _float_refusal(of(game), seat, place) if place in AREAS else _ONLY_IN_SPACE
        return control_refusal(of(game), seat, place)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        place = str(option[1])
        game.do(
            Pay(seat=seat, amount=dock_price(of(game), seat, place), currency=RESOURCES, why=SPACE_DOCK),
            NewDock(seat=seat, place=place),
            BuildDock(seat=seat, system=self.system),
        )
        return None


class NewDock(Procedure, frozen=True):
    """It is there, and rests."""

    stages: ClassVar[tuple[str, ...]] = ("build", "built")
    opens: ClassVar[tuple[str, ...]] = ("dock_built_after",)

    seat: int = NOBODY
    place: str = ""

    def build(self, game: Game) -> None:
        state = of(game)
        place_units(game, self.seat, self.place, SPACE_DOCK, 1, "built")
        state.exhausted_docks = (*state.exhausted_docks, self.place)

    def built(self, game: Game) -> None:
        game.open("dock_built_after", self.seat, self.place)


VERBS: Verbs = {"build_dock": (PLACE,)}
