"""Diplomacy (RR 30): keep the others out of a system, and ready planets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.strategic import Primary, Secondary, somebody_listens
from throneworld.imperium.tokens import DONE, PlaceTokenOn
from throneworld.imperium.verbs.planets import ready_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Step
from throneworld.ti4.state import NO_SYSTEM, SYSTEM, Ti4State, of
from throneworld.ti4.tables import MECATOL_TILE

DIPLOMACY = "diplomacy"
RESOLVED = "diplomacy_resolved_after"
PLANETS_READIED = 2


def exhausted_planets(state: Ti4State, seat: int) -> list[str]:
    return [planet for planet in held_planets(state, seat) if planet in state.exhausted]


def held_systems(state: Ti4State, seat: int) -> list[int]:
    """The systems in which a player controls a planet, lowest number first."""
    return sorted({SYSTEM[planet] for planet in held_planets(state, seat)})


class PrimaryDiplomacy(Primary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("choose", "ready", "tokens", "resolved")
    opens: ClassVar[tuple[str, ...]] = (RESOLVED,)
    system: int = NO_SYSTEM

    def choose(self, game: Game) -> Step | None:
        if not any(system != MECATOL_TILE for system in held_systems(of(game), self.seat)):
            return self.to("resolved")
        game.do(ChooseDiplomacySystem(seat=self.seat))
        return None

    def ready(self, game: Game) -> None:
        for planet in exhausted_planets(of(game), self.seat):
            if SYSTEM[planet] == self.system:
                ready_planet(game, planet)

    def tokens(self, game: Game) -> None:
        others = others_clockwise(of(game), self.seat)
        game.do(*(PlaceTokenOn(seat=other, system=self.system) for other in others))

    def resolved(self, game: Game) -> Step:
        game.open(RESOLVED, self.seat)
        return END


class ChooseDiplomacySystem(Decision, frozen=True):
    rule: ClassVar[str] = "RR 30.2"
    prompt: ClassVar[str] = "diplomacy_system"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in held_systems(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_mecatol_rex") if option[1] == MECATOL_TILE else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        system = option[1]
        return Refusal(self.rule, "no_planet_of_yours", (system,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(PrimaryDiplomacy, system=int(option[1]))


class SecondaryDiplomacy(Secondary, frozen=True):
    card: ClassVar[str] = DIPLOMACY
    stages: ClassVar[tuple[str, ...]] = ("spend", "ready", "resolved")
    opens: ClassVar[tuple[str, ...]] = (RESOLVED,)

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        helps = exhausted_planets(of(game), seat) or somebody_listens(game, seat, RESOLVED)
        return bool(helps) and super().is_offered(game, seat)

    def ready(self, game: Game) -> None:
        game.do(ReadyPlanets(seat=self.seat, count=PLANETS_READIED))

    def resolved(self, game: Game) -> None:
        game.open(RESOLVED, self.seat)


class ReadyPlanets(Decision, frozen=True):
    """Up to so many exhausted planets, one at a time."""

    rule: ClassVar[str] = "RR 30.3"
    prompt: ClassVar[str] = "ready_planet"
    count: int = 1

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.count > 0 else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*(("ready", planet) for planet in held_planets(of(game), seat)), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE or option[1] in of(game).exhausted:
            return None
        return Refusal(self.rule, "readied_already", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.count}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1]) if len(option) > 1 else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        ready_planet(game, str(option[1]))
        return replace(self, count=self.count - 1)
