"""The largest give up a planet each to the smallest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.effects.whom import Verb, everybody
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.effects.unseating import clear_planet, is_at_home, settle_on
from throneworld.ti3.objectives.counting import planets_of
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE

YES: Option = ("yes",)
NO: Option = ("no",)
SETTLERS = 2
FEWEST_COLONIES = "fewest_colonies"
"""All who control the fewest planets outside the Home Systems."""


def colonies_of(state: Ti3State, seat: int) -> list[str]:
    """His planets in no Home System."""
    return [planet for planet in planets_of(state, seat) if not is_at_home(planet)]


def with_most_colonies(state: Ti3State) -> list[int]:
    most = max(len(colonies_of(state, seat)) for seat in everybody(state))
    return [seat for seat in everybody(state) if len(colonies_of(state, seat)) == most]


def with_fewest_colonies(state: Ti3State) -> list[int]:
    fewest = min(len(colonies_of(state, seat)) for seat in everybody(state))
    return [seat for seat in everybody(state) if len(colonies_of(state, seat)) == fewest]


class RedistributeColonies(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return Redistribution(why=self.reason)


class Redistribution(Procedure, frozen=True):
    """Each of the largest names a planet, which is emptied; the smallest may settle on all of them."""

    stages: ClassVar[tuple[str, ...]] = ("name", "clear", "find_taker", "take")
    why: str = ""
    named: tuple[str, ...] = ()
    taker: int = NOBODY

    def name(self, game: Game) -> None:
        for seat in with_most_colonies(of(game)):
            game.do(NameColony(seat=seat, why=self.why))

    def clear(self, game: Game) -> None:
        for planet in self.named:
            clear_planet(game, planet, self.why)

    def find_taker(self, game: Game) -> None:
        state = of(game)
        game.do(NameSmallest(seat=state.speaker, players=tuple(with_fewest_colonies(state)), why=self.why))

    def take(self, game: Game) -> None:
        for planet in self.named:
            game.do(SettleOrNot(seat=self.taker, planet=planet, why=self.why))


class NameColony(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "name_colony"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)
    fewest: ClassVar[int] = 1
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("planet", planet) for planet in colonies_of(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_colony_of_yours", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        planet = str(option[1])
        game.tell("colony_named", seat, planet)
        asked = game.nearest(Redistribution)
        assert asked is not None
        game.amend(Redistribution, named=(*asked.named, planet))


class NameSmallest(Decision, frozen=True):
    """The Speaker picks one of those tied."""

    rule: ClassVar[str] = "SA-9.5.13"
    prompt: ClassVar[str] = "name_smallest"
    verbs: ClassVar[tuple[str, ...]] = ("player",)
    players: tuple[int, ...] = ()
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("player", other) for other in self.players]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_the_fewest_planets", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Redistribution, taker=int(option[1]))


class SettleOrNot(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "settle_or_not"
    planet: str = ""
    why: str = ""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        others = state.control.get(self.planet, NOBODY) not in (NOBODY, self.seat)
        fits = others and takes(state, self.seat, GROUND_FORCE, self.planet)
        return Decision.run(self, game) if fits else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == YES:
            settle_on(game, seat, self.planet, SETTLERS, self.why)


EVENTS: dict[str, tuple[str, ...]] = {"colony_named": ("seat", "planet")}
SELECTORS: dict[str, Callable[..., Sequence[int]]] = {
    FEWEST_COLONIES: lambda game, effect: with_fewest_colonies(of(game)),
}
