"""Units that a text places out of the reinforcements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.movement.cargo import bind, leaves_named, ship_named, unload
from throneworld.imperium.placing import elsewhere_refusal, placing_refusal
from throneworld.imperium.state import Load
from throneworld.imperium.units import count, left, minus, some
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.effects.aiming import planets_for_ground_units
from throneworld.ti3.nouns import DAMAGE, LOAD, PLACE, UNIT
from throneworld.ti3.state import of
from throneworld.ti3.tables import GROUND_FORCE, SHOCK_TROOP

DONE: Option = ("done",)


class PlaceOnChosen(Verb, frozen=True):
    """Units of one kind on the planet that was chosen."""

    kind: str = ""
    count: int = 1

    def run(self, game: Game) -> None:
        place_units(game, self.seat, str(self.targets[0]), self.kind, self.count, self.reason)


class MayReinforce(Verb, frozen=True):
    """A Ground Force on every planet that a player controls, as many of them as he likes."""

    kind: str = GROUND_FORCE
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            planets = tuple(planets_for_ground_units(of(game), seat))
            game.do(Reinforce(seat=seat, kind=self.kind, planets=planets, why=self.reason))


class Reinforce(Decision, frozen=True):
    """One planet after the other, each once."""

    rule: ClassVar[str] = "SA-8.8.1"
    prompt: ClassVar[str] = "reinforce"
    verbs: ClassVar[tuple[str, ...]] = ("place",)
    fewest: ClassVar[int] = 2

    kind: str = GROUND_FORCE
    planets: tuple[str, ...] = ()
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("place", self.kind, planet) for planet in self.planets], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else placing_refusal(of(game), seat, self.kind, str(option[2]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, (self.kind,), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        planet = str(option[2])
        place_units(game, seat, planet, self.kind, 1, self.why)
        return replace(self, planets=tuple([each for each in self.planets if each != planet]))


class TrainTroops(Verb, frozen=True):
    """So many Ground Forces of each player become Shock Troops, if he likes."""

    amount: int = 1
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(Train(seat=seat, left=self.amount, why=self.reason))


class Train(Decision, frozen=True):
    """One unit after the other, on planets and aboard ships."""

    rule: ClassVar[str] = "SA-13.13.1"
    prompt: ClassVar[str] = "train"
    verbs: ClassVar[tuple[str, ...]] = ("train",)

    left: int = 1
    why: str = ""

    def run(self, game: Game) -> Step | None:
        some_left = self.left and len(self.options(game, self.seat)) > 1
        return Decision.run(self, game) if some_left else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        there = [place for place in state.units[seat] if count(state, seat, place, GROUND_FORCE)]
        found = [
            ("train", place, *ship)
            for place in there
            for ship in leaves_named(state, seat, place, GROUND_FORCE)
        ]
        return [*found, DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        fine = option == DONE or left(of(game), seat, SHOCK_TROOP, str(option[1])) > 0
        return None if fine else Refusal("SA-8.8.1", "none_left", (SHOCK_TROOP,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_unit_there", (GROUND_FORCE, option[1]))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        self._turn(game, str(option[1]), option[2:])
        return replace(self, left=self.left - 1)

    def _turn(self, game: Game, place: Place, named: Option) -> None:
        """Whoever was aboard a ship stays aboard it."""
        state, seat = of(game), self.seat
        carrier = _carrier(game, seat, place, named)
        if carrier is not None:
            unload(state, seat, place, GROUND_FORCE, (carrier,))
        remove_units(game, seat, place, GROUND_FORCE, 1, self.why)
        place_units(game, seat, place, SHOCK_TROOP, 1, self.why)
        if carrier is not None:
            cargo = minus(carrier.cargo, some(state, GROUND_FORCE, 1))
            bind(state, seat, place, replace(carrier, cargo=cargo), SHOCK_TROOP)


def _carrier(game: Game, seat: int, place: Place, named: Option) -> Load | None:
    """The ship that a Ground Force is aboard: the one that is named, or the only one."""
    state = of(game)
    if named:
        return ship_named(state, seat, place, str(named[0]), int(named[1]), str(named[2]))
    at = state.edition.index[GROUND_FORCE]
    return next((ship for ship in state.loads(seat).get(place, ()) if ship.cargo[at]), None)


VERBS: Verbs = {"train": ((PLACE,), (PLACE, UNIT, DAMAGE, LOAD))}
