"""The last step of an activation: units, docks, mines (SA-3.21, 13.6, 13.7, 13.19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import home_planets
from throneworld.imperium.modifiers import changed, refused
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.units import CRUISER, SPACE_DOCK, count, in_space, left
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.deeds import took_this_round
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.quantities import DOCK_PRICE, MAY_BUILD
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.laying import LayMines
from throneworld.ti3.steps.production import Build, docks
from throneworld.ti3.tables import DOCKS_PER_PLANET, PLANET, SPACE_MINE_COST, UNIT

DONE: Option = ("done",)


class Production(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("units", "new_docks", "mines")

    seat: int = NOBODY
    system: int = NO_SYSTEM

    def units(self, game: Game) -> None:
        if docks(of(game), self.seat, self.system):
            game.do(Build(seat=self.seat, system=self.system))

    def new_docks(self, game: Game) -> None:
        game.do(BuildDock(seat=self.seat, system=self.system))

    def mines(self, game: Game) -> None:
        """Two for each cruiser in the system (ruling 53)."""
        state = of(game)
        cruisers = in_space(state, self.seat, self.system)[state.edition.index[CRUISER]]
        if cruisers and game.options["space_mines"]:
            most = cruisers * UNIT[CRUISER].space_mines
            game.do(LayMines(seat=self.seat, system=self.system, left=most, price=SPACE_MINE_COST))


def dock_price(state: Ti3State, seat: int, place: str) -> int:
    return changed(state, DOCK_PRICE, UNIT[SPACE_DOCK].cost, seat, place)


def dock_refusal(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """One on a planet that was held all round, on home planets always (SA-3.21.2, 13.6.5)."""
    forbidden = refused(state, MAY_BUILD, seat, SPACE_DOCK)
    if forbidden is not None:
        return forbidden
    if PLANET[planet].trade_station:
        return Refusal("SA-7.3.8", "trade_station", (planet,))
    if count(state, seat, planet, SPACE_DOCK) >= DOCKS_PER_PLANET:
        return Refusal("SA-13.6.5", "dock_there", (planet,))
    if took_this_round(state, seat, planet) and planet not in home_planets(state, seat):
        return Refusal("SA-3.21.2", "not_held_all_round", (planet,))
    if left(state, seat, SPACE_DOCK, planet) <= 0:
        return Refusal("SA-8.8.1", "none_left", (SPACE_DOCK,))
    price = dock_price(state, seat, planet)
    if not can_pay(state, seat, price, RESOURCES):
        return Refusal("SA-8.3.3", "not_enough_resources", (price,))
    return None


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
        return [*[("build_dock", planet) for planet in held], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else dock_refusal(of(game), seat, str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        place = str(option[1])
        if SYSTEM[place] != self.system or place == SPACE[self.system]:
            return Refusal(self.rule, "not_in_this_system", (place,))
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
