"""Planets that turn neutral, are emptied, or go to another player because a text says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import planets_in_play
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.control import ground_forces
from throneworld.imperium.council import tally
from throneworld.imperium.effects.whom import EACH, LAST_CHOSEN, Verb
from throneworld.imperium.order import playing
from throneworld.imperium.units import has_ships
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.control import PLACED, GainPlanet, destroy_installations, turn_neutral
from throneworld.ti3.effects.cards import take_any_card
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.order import from_speaker
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.drawing import ACTION, respect_hand_limit
from throneworld.ti3.steps.guards import neutral_resists
from throneworld.ti3.tables import GROUND_FORCE, HOME, MECATOL_REX, PLANET, TILE

YES: Option = ("yes",)
NO: Option = ("no",)
DECLINE: Option = ("decline",)


def is_at_home(planet: str) -> bool:
    """In a Home System, whoever's."""
    return TILE[SYSTEM[planet]].kind == HOME


def clear_planet(game: Game, planet: str, why: str) -> None:
    """All units on it are destroyed; its controller keeps it."""
    state = of(game)
    for seat in playing(state):
        destroy_installations(game, seat, planet, how=why)
        destroy_doomed(game, seat, all_of(targets_of(state, seat, planet, why)), why, NOBODY)


def neutralize(game: Game, *planets: str) -> None:
    for planet in planets:
        if planet in of(game).control:
            turn_neutral(game, planet)


class NeutralizeElected(Verb, frozen=True):
    """The elected planet, and of those of another controller the one with the next most votes (130)."""

    def run(self, game: Game) -> None:
        first = str(self.targets[0])
        others = runners_up(of(game), first)
        if others:
            game.do(ChooseSecond(seat=of(game).speaker, first=first, planets=tuple(others)))
        else:
            neutralize(game, first)


def runners_up(state: Ti3State, first: str) -> list[str]:
    """Those with the next most votes whose controller is another one."""
    owner = state.control.get(first, NOBODY)
    votes = {
        str(planet): number
        for planet, number in tally(state).items()
        if planet != first and state.control.get(str(planet), NOBODY) != owner
    }
    most = max(votes.values(), default=0)
    return [planet for planet, number in votes.items() if number == most]


class ChooseSecond(Decision, frozen=True):
    """The Speaker picks among those that are tied."""

    rule: ClassVar[str] = "SA-9.5.13"
    prompt: ClassVar[str] = "choose_second_planet"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)

    first: str = ""
    planets: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("planet", planet) for planet in self.planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_next_in_votes", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        neutralize(game, self.first, str(option[1]))


# Whoever had the most votes takes it


class UnseatElected(Verb, frozen=True):
    """The elected planet turns neutral; a player may claim it, and take a card of whoever had it."""

    whom: str = LAST_CHOSEN

    def run(self, game: Game) -> None:
        planet = str(self.targets[0])
        owner = of(game).control.get(planet, NOBODY)
        if owner == NOBODY:
            return
        neutralize(game, planet)
        for seat in self.seats(game, self.whom):
            game.do(ClaimOrNot(seat=seat, planet=planet, other=owner, why=self.reason))


class ClaimOrNot(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "claim_or_not"

    planet: str = ""
    other: int = NOBODY
    why: str = ""

    def run(self, game: Game) -> Step | None:
        possible = takes(of(game), self.seat, GROUND_FORCE, self.planet)
        return Decision.run(self, game) if possible else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "other": self.other, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == NO:
            return
        settle_on(game, seat, self.planet, 1, self.why)
        if self.other != seat:
            take_any_card(game, seat, self.other)
            respect_hand_limit(game, seat, ACTION)


def settle_on(game: Game, seat: int, planet: str, number: int, why: str) -> None:
    """Ground Forces are put there, and the planet is theirs, exhausted; the counters on it go unseen."""
    state = of(game)
    if planet in state.counters:
        del state.counters[planet]
        game.tell("counters_removed", planet)
    place_units(game, seat, planet, GROUND_FORCE, number, why)
    game.do(GainPlanet(seat=seat, planet=planet, how=PLACED))


# Neutral planets are settled


class Expand(Verb, frozen=True):
    """From the Speaker on each may settle on one neutral planet."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in [each for each in from_speaker(state) if each not in state.eliminated]:
            game.do(SettleOn(seat=seat, why=self.reason))


class SettleOn(Decision, frozen=True):
    rule: ClassVar[str] = "SA-8.8.1"
    prompt: ClassVar[str] = "settle_on"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)
    fewest: ClassVar[int] = 2

    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("planet", planet) for planet in planets_in_play(of(game))], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        state, planet = of(game), str(option[1])
        if planet == MECATOL_REX:
            return Refusal("SA-9.2.1", "never_mecatol", (planet,))
        if planet in state.control or PLANET[planet].trade_station or neutral_resists(state, planet):
            return Refusal("SA-9.2.1", "not_neutral", (planet,))
        fits = takes(state, seat, GROUND_FORCE, planet)
        return None if fits else Refusal(self.rule, "none_left", (GROUND_FORCE,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option != DECLINE:
            settle_on(game, seat, str(option[1]), 1, self.why)


# Planets that nobody watches


class MindEmptyPlanets(Verb, frozen=True):
    """Each planet without units is exhausted or turns neutral, as its controller likes; what is exhausted
    cannot be exhausted (ruling 133)."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, EACH):
            empty = [
                planet
                for planet, owner in state.control.items()
                if owner == seat and _lies_bare(state, planet)
            ]
            game.do(*[ExhaustOrGiveUp(seat=seat, planet=planet, why=self.reason) for planet in empty])


def _lies_bare(state: Ti3State, planet: str) -> bool:
    """Leaders are no units; on a Trade Station none can stand."""
    there = any(planet in state.units[seat] for seat in playing(state))
    return not PLANET[planet].trade_station and not there


class ExhaustOrGiveUp(Decision, frozen=True):
    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "exhaust_or_give_up"
    verbs: ClassVar[tuple[str, ...]] = ("exhaust", "give_up")

    planet: str = ""
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("exhaust", self.planet), ("give_up", self.planet)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        exhausted = option[0] == "exhaust" and self.planet in of(game).exhausted
        return Refusal("SA-8.3.1", "planet_exhausted", (self.planet,)) if exhausted else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "another_planet_now", (self.planet,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "exhaust":
            exhaust_planet(game, self.planet, self.why)
        else:
            neutralize(game, self.planet)


class FreeUnguarded(Verb, frozen=True):
    """Planets outside homes without ground units turn neutral; a Trade Station only without ships of its
    controller."""

    def run(self, game: Game) -> None:
        state = of(game)
        open_ones = [each for each, owner in state.control.items() if _is_unguarded(state, owner, each)]
        neutralize(game, *open_ones)


def _is_unguarded(state: Ti3State, owner: int, planet: str) -> bool:
    if PLANET[planet].trade_station:
        return not has_ships(state, owner, SYSTEM[planet])
    return not is_at_home(planet) and not ground_forces(state, owner, planet)
