"""A card that builds at home without a price, even on planets that others control there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import home_system
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import INVASION, expire
from throneworld.imperium.movement.cargo import is_bound
from throneworld.imperium.placing import floats, where_to
from throneworld.imperium.production.choosing import NO_LIMIT, Produced
from throneworld.imperium.production.supply import cost_of, counted
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.state import AREAS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.production import UNDOCKED, BuildUnit, put_aboard
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import GROUND_KINDS, PLANET, SPACE_DOCK
from throneworld.ti3.tactical.bombardment import defender_of
from throneworld.ti3.tactical.capture import TakePlanet
from throneworld.ti3.tactical.invasion_combat import InvasionCombat, captors_of, captures_of
from throneworld.ti3.tactical.landings import resists
from throneworld.ti3.tactical.production import NewDock, dock_place_refusal, dock_price

RALLY = "rally_the_people"
WORTH, CAPACITY = 5, 2
"""What all that is placed may be worth in resources, and how much production capacity it may take."""
DONE: Option = ("done",)


def sites(state: Ti3State, seat: int) -> tuple[str, ...]:
    """Where ground units may go at home: no Trade Stations, nor where units of nobody lie in wait."""
    system = home_system(state, seat)
    planets = [each for each in state.edition.planets[system] if not PLANET[each].trade_station]
    return (*[each for each in planets if each not in state.counters], SPACE[system])


class PlaceRallied(BuildUnit, frozen=True):
    """One free unit after the other; on planets of others ground units alone."""

    prompt: ClassVar[str] = "place_rallied"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        cost = cost_of(of(game), seat, counted(self.planned))
        return {"system": self.system, "left": self.cost_limit - cost, "most": self.most}

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return self._site_refusal(of(game), option) or super().refusal(game, seat, option)

    def _site_refusal(self, state: Ti3State, option: Option) -> Refusal | None:
        if option == DONE or option[2] in AREAS or option[1] in GROUND_KINDS:
            return None
        return control_refusal(state, self.seat, option[2])

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        found = super().options(game, seat)
        return tuple([each for each in found if self._site_refusal(state, each) is None])


class PlaceFreeDock(Decision, frozen=True):
    """A dock takes no production capacity; it comes exhausted."""

    rule: ClassVar[str] = "SA-13.6.4"
    prompt: ClassVar[str] = "place_free_dock"
    verbs: ClassVar[tuple[str, ...]] = ("build_dock",)
    fewest: ClassVar[int] = 2

    system: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = [each for each in state.edition.planets[self.system] if state.control.get(each) == seat]
        places = dict.fromkeys([where_to(state, seat, SPACE_DOCK, planet) for planet in held])
        return [*[("build_dock", place) for place in places], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, place = of(game), str(option[1])
        dear = dock_price(state, seat, place) > WORTH
        return dock_place_refusal(state, seat, place) or (
            Refusal(self.rule, "cost_limit", (WORTH,)) if dear else None
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, place = of(game), str(option[1])
        if SYSTEM[place] != self.system or (place in AREAS) != floats(state, seat, SPACE_DOCK):
            return Refusal(self.rule, "not_in_this_system", (place,))
        return control_refusal(state, seat, place)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DONE:
            place = str(option[1])
            game.amend(Rally, worth=WORTH - dock_price(of(game), seat, place))
            game.do(NewDock(seat=seat, place=place))


class Rally(Produced, frozen=True):
    """A dock, if he wants one; then units; then combats where others hold the ground (ruling 123)."""

    stages: ClassVar[tuple[str, ...]] = ("dock", "choose", "place", "fight", "settle")

    worth: int = WORTH
    fought: tuple[str, ...] = ()

    def dock(self, game: Game) -> None:
        game.do(PlaceFreeDock(seat=self.seat, system=self.system))

    def choose(self, game: Game) -> None:
        game.do(rallied(of(game), self.seat, self.worth))

    def place(self, game: Game) -> None:
        super().place(game)
        for kind, place in self.planned:
            if place in AREAS and is_bound(of(game), kind):
                put_aboard(of(game), self.seat, place, kind)

    def fight(self, game: Game) -> Step | None:
        """In the order in which he has sent units there."""
        state = of(game)
        waiting = [
            place
            for _, place in self.planned
            if place not in AREAS
            and place not in self.fought
            and state.control.get(place, NOBODY) != self.seat
            and ground_forces(state, self.seat, place)
        ]
        if not waiting:
            return None
        game.do(self._combat(state, waiting[0]))
        return self.to("fight", fought=(*self.fought, waiting[0]))

    def _combat(self, state: Ti3State, planet: str) -> Step:
        """Without PDS fire; where nobody resists the planet falls."""
        side, landed = defender_of(state, self.seat, planet), ground_forces(state, self.seat, planet)
        if resists(state, self.seat, planet):
            return InvasionCombat(
                stage="commandos_named",
                attacker=self.seat,
                defender=side,
                planet=planet,
                garrison=ground_forces(state, side, planet),
                landed=landed,
            )
        return TakePlanet(
            seat=self.seat,
            planet=planet,
            other=state.control.get(planet, NOBODY),
            captures=captures_of(state, self.seat, planet),
            captors=captors_of(state, self.seat, planet),
        )

    def settle(self, game: Game) -> None:
        expire(game, INVASION)
        game.do(Settle())


def rallied(state: Ti3State, seat: int, worth: int) -> PlaceRallied:
    return PlaceRallied(
        seat=seat,
        system=home_system(state, seat),
        places=sites(state, seat),
        most=CAPACITY,
        cost_limit=worth,
        discount=NO_LIMIT,
        kinds=UNDOCKED,
    )


def can_rally(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A card that could place nothing is not played."""
    state = of(game)
    asks = (rallied(state, seat, WORTH), PlaceFreeDock(seat=seat, system=home_system(state, seat)))
    some = any(len(each.options(game, seat)) > 1 for each in asks)
    return None if some else Refusal("SA-13.7.1", "nothing_to_place")


class RallyAtHome(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return Rally(seat=self.seat, system=home_system(of(game), self.seat), how=self.reason)


LISTENERS: Declared = action_card(RALLY, ACTION, can_rally, RallyAtHome(why=RALLY))
